/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fault-words.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "sv-sentence.h"
#include "sv-store-error.h"
#include "sv-team-words.h"

/* Keys that are in no field table of a game, with their names; for lists also the name of an
 * item. */
static const struct {
  const char *key;
  const char *label, *item;
} places[] = {
  { "name", N_ ("Name"), NULL },
  { "short_name", N_ ("Short name"), NULL },
  { "colours", N_ ("Colours"), NULL },
  { "logo", N_ ("Logo"), NULL },
  { "picture", N_ ("Picture"), NULL },
  { "cards", N_ ("Cards"), N_ ("Card {n}") },
  { "variant", N_ ("Variant"), NULL },
  { "teams", N_ ("Teams"), N_ ("Team {n}") },
  { "seats", N_ ("Players"), N_ ("Player {n}") },
  { "start", N_ ("Position"), NULL },
  { "events", N_ ("Events"), N_ ("Event {n}") },
  { "clock", N_ ("Clock"), NULL },
  { "pitch", N_ ("Pitch"), NULL },
  { "w", N_ ("Width"), NULL },
  { "h", N_ ("Height"), NULL },
  { "spaces", N_ ("Spaces"), N_ ("Space {n}") },
  { "edges", N_ ("Lines"), N_ ("Line {n}") },
};

static const SvField *
find_in (const SvField *fields, size_t n, const char *key)
{
  const SvField *found = sv_field_find (fields, n, key);

  for (size_t i = 0; i < n && found == NULL; i++)
    found = find_in (fields[i].fields, fields[i].n_fields, key);
  return found;
}

/* Return the field with this key: of a card if the path led through the cards, else of a variant
 * or team. */
static const SvField *
find_field (const SvGame *game, gboolean card, const char *key)
{
  if (game == NULL)
    return NULL;
  if (card)
    return find_in (game->card_fields, game->n_card_fields, key);
  const SvField *field = find_in (game->variant_fields, game->n_variant_fields, key);
  return field != NULL ? field : find_in (game->team_fields, game->n_team_fields, key);
}

/* Return one step of a path in words. @item is the index behind the key, "3]" of "cards[3]", or
 * NULL. */
static char *
say_step (const SvField *field, const char *key, const char *item)
{
  const unsigned number = item != NULL ? (unsigned)strtoul (item, NULL, 10) + 1 : 0;

  if (field != NULL)
    return item != NULL ? g_strdup_printf ("%s %u", _ (field->label), number)
                        : g_strdup (_ (field->label));
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++) {
    const gboolean counted = item != NULL && places[i].item != NULL;
    const char *msgid = counted ? places[i].item : places[i].label;
    const SvFault said = { .why = { .msgid = msgid, .n = (int32_t)number } };

    if (strcmp (places[i].key, key) == 0)
      return sv_fault_dup_reason (&said);
  }
  return g_strdup (key);
}

/* Append a step in lower case, except for the first one, which keeps its capital. */
static void
append_step (GString *words, const char *step)
{
  g_autofree char *first = g_utf8_substring (step, 0, 1);
  g_autofree char *small = g_utf8_strdown (first, -1);

  if (words->len != 0)
    g_string_append_printf (words, ", %s%s", small, step + strlen (first));
  else
    g_string_append (words, step);
}

char *
sv_fault_words (const GError *error)
{
  g_autoptr (GString) words = g_string_new (NULL);
  gboolean card = FALSE;
  g_auto (GStrv) steps = g_strsplit (sv_store_error_get_path (error), ".", 0);

  for (char **step = steps; *step != NULL && **step != '\0'; step++) {
    g_auto (GStrv) parts = g_strsplit (*step, "[", 0);
    g_autofree char *said =
        say_step (find_field (sv_store_error_get_game (error), card, parts[0]), parts[0], parts[1]);

    append_step (words, said);
    card = card || strcmp (parts[0], "cards") == 0;
  }
  if (words->len != 0)
    g_string_append (words, ": ");
  g_string_append (words, sv_store_error_get_reason (error));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
sv_fault_words_teams (const GError *error, const SvTeamDoc *const teams[2])
{
  const char *path = sv_store_error_get_path (error);
  const char *reason = sv_store_error_get_reason (error);
  for (unsigned side = 0; side < 2; side++)
    if (g_str_has_prefix (path, side == 0 ? "teams[0]" : "teams[1]"))
      /* Translators: a team, then what is wrong: "the attack powers add up to 13, not 14". */
      return sv_sentence (
          _ ("%s cannot play by these rules: %s."),
          teams[side] != NULL ? sv_team_words_name (teams[side]) : _ ("Standard team"), reason);
  /* Translators: what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  return sv_sentence (_ ("Nobody can play by these rules: %s."), reason);
}
