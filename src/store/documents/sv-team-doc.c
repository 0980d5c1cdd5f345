/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-team-doc.h"

#include "sv-board-file.h"
#include "sv-fields-json.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-picture-url.h"
#include "sv-sentence.h"

#include <string.h>

const char *
sv_team_doc_name (const SvTeamDoc *self, int side)
{
  if (self->name != NULL && self->name[0] != '\0')
    return self->name;
  return side == 0 ? _ ("First team") : _ ("Second team");
}

void *
sv_team_doc_card_values (const SvTeamDoc *self, unsigned card)
{
  return (char *)self->values + card * self->game->card_size;
}

static gint64
card_number (const SvTeamDoc *self, unsigned card)
{
  const SvGame *game = self->game;
  const SvField *field = sv_field_flagged (game->card_fields, game->n_card_fields, SV_FIELD_NUMBER);
  return field ? sv_field_get (field, sv_team_doc_card_values (self, card)) : (gint64)card + 1;
}

int
sv_team_doc_find_card (const SvTeamDoc *self, gint64 number)
{
  for (unsigned i = 0; i < self->n_cards; i++) {
    if (card_number (self, i) == number)
      return (int)i;
  }
  return -1;
}

char *
sv_team_doc_dup_player (const SvTeamDoc *self, const SvPiece *piece)
{
  if (piece->card < 0 || (unsigned)piece->card >= self->n_cards)
    return NULL;

  const char *name = self->cards[piece->card].name;
  if (name == NULL || *name == '\0')
    return NULL;
  /* Translators: a player in a sentence: name, shirt number. */
  return sv_sentence (_ ("%1$s (%2$d)"), name, piece->number);
}

gboolean
sv_team_doc_has_names (const SvTeamDoc *self)
{
  for (unsigned i = 0; i < self->n_cards; i++)
    if (self->cards[i].name != NULL && *self->cards[i].name != '\0')
      return TRUE;
  return FALSE;
}

char *
sv_team_doc_dup_holder (const SvTeamDoc *self, unsigned card)
{
  const char *name = self->cards[card].name;
  const int number = (int)card_number (self, card);
  if (name == NULL || *name == '\0')
    /* Translators: a player without a name, by the shirt number. */
    return g_strdup_printf (_ ("number %d"), number);
  return sv_sentence (_ ("%1$s (%2$d)"), name, number);
}

SvTeamDoc *
sv_team_doc_new (const SvGame *game)
{
  const gsize size = game->n_cards * game->card_size;
  g_autofree void *standard = sv_standard_setup (game);
  SvTeamDoc *self = g_new0 (SvTeamDoc, 1);
  self->game = game;
  self->name = g_strdup ("");
  self->short_name = g_strdup ("");
  self->n_cards = game->n_cards;
  self->cards = g_new0 (SvCardDoc, game->n_cards);
  self->values = size > 0 ? g_memdup2 (sv_game_card (game, standard, 0, 0), size) : NULL;
  if (game->n_team_fields > 0)
    self->fields = g_memdup2 (sv_game_team (game, standard, 0), game->team_size);
  self->line_ups = sv_line_up_docs_new ();
  for (unsigned i = 0; i < self->n_cards; i++)
    self->cards[i].name = g_strdup ("");
  return self;
}

SvTeamDoc *
sv_team_doc_copy (const SvTeamDoc *self)
{
  SvTeamDoc *copy = g_memdup2 (self, sizeof *self);
  copy->name = g_strdup (self->name);
  copy->short_name = g_strdup (self->short_name);
  copy->colours[0] = g_strdup (self->colours[0]);
  copy->colours[1] = g_strdup (self->colours[1]);
  copy->logo = g_strdup (self->logo);
  copy->cards = g_new0 (SvCardDoc, self->n_cards);
  copy->values = g_memdup2 (self->values, self->n_cards * self->game->card_size);
  copy->fields = self->fields ? g_memdup2 (self->fields, self->game->team_size) : NULL;
  copy->line_ups = sv_line_up_docs_copy (self->line_ups, self->game);
  copy->reserves = self->reserves ? json_array_ref (self->reserves) : NULL;
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  for (unsigned i = 0; i < self->n_cards; i++) {
    const SvCardDoc *card = &self->cards[i];
    copy->cards[i] = (SvCardDoc){
      .name = g_strdup (card->name),
      .role_name = g_strdup (card->role_name),
      .picture = g_strdup (card->picture),
      .unknown = card->unknown ? json_object_ref (card->unknown) : NULL,
    };
  }
  return copy;
}

/* Copy pictures and line-ups from @from; NULL: remove them. */
static void
set_pictures (SvTeamDoc *self, const SvTeamDoc *from)
{
  g_free (self->logo);
  self->logo = from ? g_strdup (from->logo) : NULL;
  for (unsigned i = 0; i < self->n_cards; i++) {
    g_free (self->cards[i].picture);
    self->cards[i].picture = from ? g_strdup (from->cards[i].picture) : NULL;
  }
  g_ptr_array_unref (self->line_ups);
  self->line_ups =
      from ? sv_line_up_docs_copy (from->line_ups, self->game) : sv_line_up_docs_new ();
}

void
sv_team_doc_drop_reserves (SvTeamDoc *self)
{
  g_clear_pointer (&self->reserves, json_array_unref);
}

SvTeamDoc *
sv_team_doc_copy_bare (const SvTeamDoc *self)
{
  SvTeamDoc *copy = sv_team_doc_copy (self);
  set_pictures (copy, NULL);
  sv_team_doc_drop_reserves (copy);
  /* in a game without saved line-ups or reserves the key is an unknown one */
  sv_unknown_drop (&copy->unknown, "line_ups");
  sv_unknown_drop (&copy->unknown, "reserves");
  return copy;
}

void
sv_team_doc_dress (SvTeamDoc *self, const SvTeamDoc *from)
{
  set_pictures (self, from);
}

static void
clear_card (SvCardDoc *card)
{
  g_free (card->name);
  g_free (card->role_name);
  g_free (card->picture);
  g_clear_pointer (&card->unknown, json_object_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvCardDoc, clear_card)

void
sv_team_doc_free (SvTeamDoc *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < self->n_cards; i++)
    clear_card (&self->cards[i]);
  sv_team_doc_drop_reserves (self);
  g_free (self->cards);
  g_free (self->values);
  g_free (self->fields);
  g_free (self->name);
  g_free (self->short_name);
  g_free (self->colours[0]);
  g_free (self->colours[1]);
  g_free (self->logo);
  g_ptr_array_unref (self->line_ups);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

static void
clean (char **text)
{
  char *cleaned = sv_clean_text (*text, -1);
  g_free (*text);
  *text = cleaned;
}

void
sv_team_doc_clean (SvTeamDoc *self)
{
  clean (&self->name);
  clean (&self->short_name);
  for (unsigned i = 0; i < self->n_cards; i++) {
    clean (&self->cards[i].name);
    if (self->cards[i].role_name)
      clean (&self->cards[i].role_name);
  }
}

/* Like memcpy (), but either pointer may be NULL if @size is 0. */
static void
copy_bytes (void *to, const void *from, gsize size)
{
  if (size > 0)
    memcpy (to, from, size);
}

void
sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup)
{
  g_return_if_fail (side < 2);

  const SvGame *game = self->game;
  copy_bytes (sv_game_card (game, setup, side, 0), self->values, game->n_cards * game->card_size);
  if (game->n_team_fields > 0)
    copy_bytes (sv_game_team (game, setup, side), self->fields, game->team_size);
}

/* --- reading --- */

static gboolean
take_picture (JsonObject *object, const SvPath *parent, const char *key, char **out, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, key);
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  g_autoptr (GError) fault = NULL;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  const char *url = sv_node_string (node, path, error);
  if (url == NULL)
    return FALSE;
  if (!sv_picture_check (url, &fault))
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, "%s", fault->message);
  *out = json_node_dup_string (node);
  return TRUE;
}

static gboolean
is_colour (const char *text)
{
  if (strlen (text) != 7 || text[0] != '#')
    return FALSE;
  for (int i = 1; i < 7; i++) {
    if (!g_ascii_isxdigit (text[i]))
      return FALSE;
  }
  return TRUE;
}

static gboolean
check_colour (const char *colour, const SvPath *path, GError **error)
{
  if (is_colour (colour))
    return TRUE;
  g_autofree char *quoted = sv_quote (colour);
  return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("%s is not a colour like “#1e8f3a”"),
                   quoted);
}

static gboolean
take_colours (JsonObject *object, const SvPath *parent, char *colours[2], GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "colours");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "colours");

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two colours are needed here"));
  for (unsigned i = 0; i < 2; i++) {
    const SvPath *here = SV_PATH_ITEM (path, i);
    if (!sv_node_text (json_array_get_element (list, i), here, SV_TEXT_NAME, &colours[i], error))
      return FALSE;
    if (!check_colour (colours[i], here, error))
      return FALSE;
  }
  return TRUE;
}

/* Find the card that the object is about: the one with the `number` that it states, else the one
 * at index @place. */
static gboolean
find_card (const SvTeamDoc *self,
           JsonObject *object,
           unsigned place,
           const SvPath *parent,
           unsigned *card,
           GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "number");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "number");
  gint64 number;

  *card = place;
  if (node == NULL)
    return TRUE;
  if (!sv_node_int (node, path, 0, G_MAXINT64, &number, error))
    return FALSE;
  const int found = sv_team_doc_find_card (self, number);
  *card = (unsigned)found;
  if (found >= 0)
    return TRUE;
  return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                   _ ("there is no card with the number %" PRId64), number);
}

/* Read what a card says of the person on it. */
static gboolean
read_person (SvCardDoc *doc, JsonObject *object, const SvPath *path, GError **error)
{
  /* Other programs may write null for "none". */
  if (json_object_has_member (object, "role_name") &&
      json_object_get_null_member (object, "role_name"))
    json_object_remove_member (object, "role_name");
  return sv_json_read_text (object, path, "name", SV_TEXT_NAME, &doc->name, error) &&
         sv_json_read_text (object, path, "role_name", SV_TEXT_NAME, &doc->role_name, error) &&
         take_picture (object, path, "picture", &doc->picture, error);
}

static gboolean
read_card (SvTeamDoc *self, unsigned card, JsonObject *object, const SvPath *path, GError **error)
{
  SvCardDoc *doc = &self->cards[card];
  if (!read_person (doc, object, path, error) ||
      !sv_fields_read (self->game->card_fields, self->game->n_card_fields, object, path,
                       sv_team_doc_card_values (self, card), error))
    return FALSE;
  doc->unknown = sv_keep_unknown (object);
  return TRUE;
}

void
sv_team_doc_replace_card (SvTeamDoc *self, unsigned card, JsonObject *object)
{
  SvCardDoc *doc = &self->cards[card];

  clear_card (doc);
  *doc = (SvCardDoc){ .name = g_strdup ("") };
  if (!read_card (self, card, object, NULL, NULL))
    g_critical ("what was read as a person is no card");
}

static gboolean
take_cards (SvTeamDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "cards");
  if (self->n_cards == 0)
    return TRUE; /* a game without cards leaves the key as an unknown one */
  g_autoptr (JsonNode) node = sv_json_get_member (object, "cards");
  if (node == NULL)
    return TRUE;

  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (list);
  if (n > self->n_cards)
    return sv_fault (
        error, SV_STORE_ERROR_VALUE, path,
        ngettext ("a team has only %u card", "a team has only %u cards", self->n_cards),
        self->n_cards);

  g_autofree gboolean *seen = g_new0 (gboolean, self->n_cards);
  for (unsigned i = 0; i < n; i++) {
    unsigned card;
    const SvPath *here = SV_PATH_ITEM (path, i);
    JsonObject *entry = sv_node_object (json_array_get_element (list, i), here, error);
    if (entry == NULL || !find_card (self, entry, i, here, &card, error))
      return FALSE;
    if (seen[card])
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (here, "number"),
                       _ ("this card is listed twice"));
    seen[card] = TRUE;
    if (!read_card (self, card, entry, here, error))
      return FALSE;
  }
  return TRUE;
}

/* Check the values of somebody in reserve, who may have any role, because no figurine is theirs. */
static gboolean
check_reserve (const SvGame *game, JsonObject *object, const SvPath *path, GError **error)
{
  g_autofree void *values = g_malloc0 (game->card_size);
  for (gsize i = 0; i < game->n_card_fields; i++) {
    SvField field = game->card_fields[i];
    if ((field.flags & SV_FIELD_NUMBER) && json_object_has_member (object, field.key))
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, field.key),
                       _ ("somebody in reserve has no number"));
    field.flags &= ~(unsigned)SV_FIELD_FIXED;
    if (!sv_fields_read (&field, 1, object, path, values, error))
      return FALSE;
  }
  return TRUE;
}

/* Return somebody in reserve as they are written again, or NULL with an error. */
static JsonObject *
read_reserve (const SvGame *game, JsonNode *node, const SvPath *path, GError **error)
{
  g_auto (SvCardDoc) person = { NULL };
  JsonObject *object = sv_node_object (node, path, error);
  g_autoptr (JsonObject) kept = json_object_new ();
  if (object == NULL)
    return NULL;
  sv_write_unknown (kept, object);
  if (!read_person (&person, object, path, error) || !check_reserve (game, object, path, error))
    return NULL;
  if (person.name)
    json_object_set_string_member (kept, "name", person.name);
  if (person.role_name)
    json_object_set_string_member (kept, "role_name", person.role_name);
  return g_steal_pointer (&kept);
}

static gboolean
take_reserves (SvTeamDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "reserves");
  if (!self->game->reserves)
    return TRUE; /* another game leaves the key as an unknown one */
  g_autoptr (JsonNode) node = sv_json_get_member (object, "reserves");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, SV_TEAM_MAX_RESERVES, error);
  if (list == NULL)
    return FALSE;
  self->reserves = json_array_new ();
  for (unsigned i = 0; i < json_array_get_length (list); i++) {
    JsonObject *person =
        read_reserve (self->game, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error);
    if (person == NULL)
      return FALSE;
    json_array_add_object_element (self->reserves, person);
  }
  return TRUE;
}

SvTeamDoc *
sv_team_doc_from_object (JsonObject *object, const SvGame *game, const SvPath *path, GError **error)
{
  if (!sv_kind_open (object, SV_DOCUMENT_TEAM, path, &game, error))
    return NULL;
  g_autoptr (SvTeamDoc) self = sv_team_doc_new (game);
  if (!sv_json_read_text (object, path, "name", SV_TEXT_NAME, &self->name, error) ||
      !sv_json_read_text (object, path, "short_name", SV_TEXT_NAME, &self->short_name, error) ||
      !take_colours (object, path, self->colours, error) ||
      !take_picture (object, path, "logo", &self->logo, error) ||
      !sv_fields_read (game->team_fields, game->n_team_fields, object, path, self->fields, error) ||
      !take_cards (self, object, path, error) || !take_reserves (self, object, path, error) ||
      !sv_line_up_docs_take (self->line_ups, game, object, path, error)) {
    sv_store_error_set_game (error, game);
    return NULL;
  }
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

/* --- checking --- */

static gboolean
check_card (
    const SvTeamDoc *self, unsigned i, const void *standard, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (parent, "cards"), i);
  const SvCardDoc *card = &self->cards[i];
  return sv_text_check (card->name, SV_PATH_KEY (path, "name"), SV_TEXT_NAME, error) &&
         (!card->role_name ||
          sv_text_check (card->role_name, SV_PATH_KEY (path, "role_name"), SV_TEXT_NAME, error)) &&
         sv_fields_check (self->game->card_fields, self->game->n_card_fields,
                          sv_team_doc_card_values (self, i),
                          sv_game_card_const (self->game, standard, 0, i), path, error);
}

gboolean
sv_team_doc_check (const SvTeamDoc *self, const SvPath *path, GError **error)
{
  const SvGame *game = self->game;
  const SvPath *colours = SV_PATH_KEY (path, "colours");
  g_autofree void *standard = sv_standard_setup (game);

  if (!sv_text_check (self->name, SV_PATH_KEY (path, "name"), SV_TEXT_NAME, error) ||
      !sv_text_check (self->short_name, SV_PATH_KEY (path, "short_name"), SV_TEXT_NAME, error))
    return FALSE;
  for (unsigned i = 0; self->colours[0] && self->colours[1] && i < 2; i++) {
    if (!check_colour (self->colours[i], SV_PATH_ITEM (colours, i), error))
      return FALSE;
  }
  if (self->fields && !sv_fields_check (game->team_fields, game->n_team_fields, self->fields,
                                        sv_game_team_const (game, standard, 0), path, error))
    return FALSE;
  for (unsigned i = 0; i < self->n_cards; i++) {
    if (!check_card (self, i, standard, path, error))
      return FALSE;
  }
  return sv_line_up_docs_check (self->line_ups, game, path, error);
}

/* --- writing --- */

/* Return the card's object, or NULL if it is a standard card without a name. @standard: the
 * standard setup, whose values are left out, or NULL to write all values. */
static JsonObject *
write_card (const SvTeamDoc *self, unsigned i, const void *standard)
{
  const SvGame *game = self->game;
  const SvCardDoc *card = &self->cards[i];
  g_autoptr (JsonObject) out = json_object_new ();

  json_object_set_int_member (out, "number", card_number (self, i));
  if (*card->name)
    json_object_set_string_member (out, "name", card->name);
  if (card->role_name)
    json_object_set_string_member (out, "role_name", card->role_name);
  sv_fields_write (game->card_fields, game->n_card_fields, sv_team_doc_card_values (self, i),
                   standard ? sv_game_card_const (game, standard, 0, i) : NULL, card->unknown, out);
  if (card->picture)
    json_object_set_string_member (out, "picture", card->picture);
  sv_write_unknown (out, card->unknown);
  return json_object_get_size (out) > 1 ? g_steal_pointer (&out) : NULL;
}

JsonObject *
sv_team_doc_write_card (const SvTeamDoc *self, unsigned card)
{
  return write_card (self, card, NULL);
}

void
sv_team_doc_write_body (const SvTeamDoc *self, JsonObject *out)
{
  g_autofree void *standard = sv_standard_setup (self->game);
  g_autoptr (JsonArray) cards = json_array_new ();

  if (*self->name)
    json_object_set_string_member (out, "name", self->name);
  if (*self->short_name)
    json_object_set_string_member (out, "short_name", self->short_name);
  if (self->colours[0] && self->colours[1]) {
    JsonArray *colours = json_array_new ();
    json_array_add_string_element (colours, self->colours[0]);
    json_array_add_string_element (colours, self->colours[1]);
    json_object_set_array_member (out, "colours", colours);
  }
  if (self->logo)
    json_object_set_string_member (out, "logo", self->logo);
  if (self->fields)
    sv_fields_write (self->game->team_fields, self->game->n_team_fields, self->fields,
                     sv_game_team_const (self->game, standard, 0), self->unknown, out);
  for (unsigned i = 0; i < self->n_cards; i++) {
    JsonObject *card = write_card (self, i, standard);
    if (card)
      json_array_add_object_element (cards, card);
  }
  if (json_array_get_length (cards) > 0)
    json_object_set_array_member (out, "cards", g_steal_pointer (&cards));
  if (self->reserves && json_array_get_length (self->reserves) > 0)
    json_object_set_array_member (out, "reserves", json_array_ref (self->reserves));
  sv_line_up_docs_write (self->line_ups, self->game, out);
  sv_write_unknown (out, self->unknown);
}

SvTeamDoc *
sv_team_doc_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_team_doc_from_object (object, NULL, NULL, error) : NULL;
}

SvTeamDoc *
sv_team_doc_load (const char *path, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_load (path, error);
  return object ? sv_team_doc_from_object (object, NULL, NULL, error) : NULL;
}

char *
sv_team_doc_write (const SvTeamDoc *self, gboolean pretty)
{
  g_autoptr (JsonObject) out = json_object_new ();
  sv_kind_write (out, SV_DOCUMENT_TEAM, self->game);
  sv_team_doc_write_body (self, out);
  return sv_json_write (out, pretty);
}
