/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-reserves.h"

#include "sv-fields-json.h"
#include "sv-json-read.h"

unsigned
sv_reserves_count (const SvTeamDoc *team)
{
  return team->reserves != NULL ? json_array_get_length (team->reserves) : 0;
}

static JsonObject *
get_person (const SvTeamDoc *team, unsigned i)
{
  return json_array_get_object_element (team->reserves, i);
}

const char *
sv_reserves_name (const SvTeamDoc *team, unsigned i)
{
  return json_object_get_string_member_with_default (get_person (team, i), "name", "");
}

/* Return a copy of a person, which reading may take apart. */
static JsonObject *
copy_person (const SvTeamDoc *team, unsigned i)
{
  JsonObject *copy = json_object_new ();

  sv_write_unknown (copy, get_person (team, i));
  return copy;
}

gboolean
sv_reserves_value (const SvTeamDoc *team, unsigned i, const SvField *field, int32_t *value)
{
  const SvGame *game = team->game;
  g_autofree void *card = g_malloc0 (game->card_size);
  g_autoptr (JsonObject) person = copy_person (team, i);

  if (!json_object_has_member (person, field->key) ||
      !sv_fields_read (field, 1, person, NULL, card, NULL))
    return FALSE;
  *value = sv_field_get (field, card);
  return TRUE;
}

/* Put @now in the place of @i, or leave that place out if NULL; @i may be the place behind the
 * last. Copies of the team share the old list, so a new one is made. Takes ownership of @now. */
static void
set_person (SvTeamDoc *team, unsigned i, JsonObject *now)
{
  JsonArray *list = json_array_new ();
  const unsigned n = sv_reserves_count (team);

  for (unsigned j = 0; j < MAX (n, i + 1); j++) {
    if (j != i)
      json_array_add_object_element (list, json_object_ref (get_person (team, j)));
    else if (now != NULL)
      json_array_add_object_element (list, now);
  }
  sv_team_doc_drop_reserves (team);
  team->reserves = list;
}

int
sv_reserves_find (const SvTeamDoc *team, const char *name)
{
  for (unsigned i = 0; i < sv_reserves_count (team); i++)
    if (g_str_equal (sv_reserves_name (team, i), name))
      return (int)i;
  return -1;
}

gboolean
sv_reserves_add_person (SvTeamDoc *team, JsonObject *person)
{
  const unsigned n = sv_reserves_count (team);

  if (n < SV_TEAM_MAX_RESERVES)
    set_person (team, n, person);
  else
    json_object_unref (person);
  return n < SV_TEAM_MAX_RESERVES;
}

gboolean
sv_reserves_add (SvTeamDoc *team, const char *name)
{
  JsonObject *person = json_object_new ();

  json_object_set_string_member (person, "name", name);
  return sv_reserves_add_person (team, person);
}

void
sv_reserves_set_picture (SvTeamDoc *team, unsigned i, const char *url)
{
  JsonObject *person = copy_person (team, i);

  json_object_set_string_member (person, "picture", url);
  set_person (team, i, person);
}

void
sv_reserves_remove (SvTeamDoc *team, unsigned i)
{
  set_person (team, i, NULL);
}

void
sv_reserves_exchange (SvTeamDoc *team, unsigned i, unsigned card)
{
  const SvGame *game = team->game;
  g_autoptr (JsonObject) in = copy_person (team, i);
  JsonObject *out = sv_team_doc_write_card (team, card);

  for (size_t j = 0; j < game->n_card_fields; j++) {
    const SvField *field = &game->card_fields[j];

    if ((field->flags & (SV_FIELD_FIXED | SV_FIELD_NUMBER)) != 0) {
      json_object_remove_member (in, field->key);
      json_object_remove_member (out, field->key);
    } else if ((field->flags & SV_FIELD_OPTIONAL) != 0) {
      sv_field_set (field, sv_team_doc_card_values (team, card), SV_FIELD_NULL);
    }
  }
  set_person (team, i, out);
  sv_team_doc_replace_card (team, card, in);
}

void
sv_reserves_choose (SvTeamDoc *team, const gboolean *plays)
{
  unsigned card = 0;

  for (unsigned i = 0; i < sv_reserves_count (team); i++) {
    if (!plays[team->n_cards + i])
      continue;
    while (card < team->n_cards && plays[card])
      card++;
    if (card < team->n_cards)
      sv_reserves_exchange (team, i, card++);
  }
}
