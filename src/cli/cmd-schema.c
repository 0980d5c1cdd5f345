/* SPDX-License-Identifier: GPL-3.0-or-later */
/* schema team|variant|match|board|competition|lesson|puzzle */
#include "cli-common.h"
#include "cli-near.h"

#include "sv-cli-resources.h"
#include "sv-fields-json.h"
#include "sv-games.h"
#include "sv-json.h"
#include "sv-line-up-doc.h"

#include <glib/gi18n.h>

/* The parts of a document that are the same for all games are written by hand in src/cli/schema.
 * The parts of each game are generated from its field tables, so that the schema and the reader
 * cannot differ. */

static JsonArray *
add_array (JsonObject *object, const char *key)
{
  JsonArray *array = json_array_new ();
  json_object_set_array_member (object, key, array);
  return array;
}

static JsonObject *
add_object (JsonObject *object, const char *key)
{
  JsonObject *child = json_object_new ();
  json_object_set_object_member (object, key, child);
  return child;
}

/* Set the type of a value: "integer", or ["integer", "null"] if @nullable. */
static void
add_type (JsonObject *out, const char *type, gboolean nullable)
{
  if (!nullable) {
    json_object_set_string_member (out, "type", type);
    return;
  }
  JsonArray *types = add_array (out, "type");
  json_array_add_string_element (types, type);
  json_array_add_string_element (types, "null");
}

static void
add_range (JsonObject *out, const char *least, const char *most, const SvField *field)
{
  json_object_set_int_member (out, least, field->min);
  json_object_set_int_member (out, most, field->max);
}

static void
add_words (JsonObject *out, const SvField *field, gboolean nullable)
{
  JsonArray *words = add_array (out, "enum");
  for (unsigned i = 0; field->choices[i] != NULL; i++)
    json_array_add_string_element (words, field->choices[i]);
  if (nullable)
    json_array_add_null_element (words);
}

/* Describe a string of the field's letters, each at most once. */
static void
add_letters (JsonObject *out, const SvField *field)
{
  g_autofree char *letters = g_strjoinv ("", (char **)(guintptr)field->choices);
  g_autofree char *pattern =
      g_strdup_printf ("^(?!.*(.).*\\1)[%s]{%d,%d}$", letters, field->min, field->max);
  json_object_set_string_member (out, "type", "string");
  json_object_set_string_member (out, "pattern", pattern);
}

static void
add_board (JsonObject *out, const SvField *field)
{
  JsonArray *ways = add_array (out, "anyOf");
  JsonObject *built_in = json_object_new (), *own = json_object_new ();
  add_words (built_in, field, FALSE);
  json_object_set_string_member (own, "$ref", "board.schema.json");
  json_array_add_object_element (ways, built_in);
  json_array_add_object_element (ways, own);
}

static void add_fields (JsonObject *out, const SvField *fields, size_t n, JsonObject *standard);

static void
add_items (JsonObject *out, const SvField *field)
{
  JsonObject *items = add_object (out, "items");
  g_autoptr (JsonArray) required = json_array_new ();
  json_object_set_string_member (items, "type", "object");
  for (size_t i = 0; i < field->n_fields; i++) {
    if ((field->fields[i].flags & SV_FIELD_OPTIONAL) == 0 &&
        field->fields[i].type != SV_FIELD_NUMBERS)
      json_array_add_string_element (required, field->fields[i].key);
  }
  if (json_array_get_length (required) > 0)
    json_object_set_array_member (items, "required", json_array_ref (required));
  add_fields (items, field->fields, field->n_fields, NULL);
}

static JsonObject *
schema_of_field (const SvField *field, JsonObject *standard)
{
  const gboolean nullable = (field->flags & (SV_FIELD_NULLABLE | SV_FIELD_OPTIONAL)) != 0;
  JsonObject *out = json_object_new ();
  JsonObject *inner = NULL;

  json_object_set_string_member (out, "title", field->label);
  json_object_set_string_member (out, "description", field->help);
  switch (field->type) {
  case SV_FIELD_BOOL:
    add_type (out, "boolean", nullable);
    break;
  case SV_FIELD_INT:
    add_type (out, "integer", nullable);
    add_range (out, "minimum", "maximum", field);
    if (field->skipped != 0)
      json_object_set_int_member (add_object (out, "not"), "const", field->skipped);
    break;
  case SV_FIELD_CHOICE:
    add_words (out, field, nullable);
    break;
  case SV_FIELD_SET:
    add_letters (out, field);
    break;
  case SV_FIELD_RECORD:
    add_type (out, "object", nullable);
    if (standard != NULL && json_object_has_member (standard, field->key))
      inner = json_object_get_object_member (standard, field->key);
    add_fields (out, field->fields, field->n_fields, inner);
    return out;
  case SV_FIELD_LIST:
    json_object_set_string_member (out, "type", "array");
    add_range (out, "minItems", "maxItems", field);
    add_items (out, field);
    break;
  case SV_FIELD_NUMBERS:
    json_object_set_string_member (out, "type", "array");
    add_range (add_object (out, "items"), "minimum", "maximum", field);
    json_object_set_boolean_member (out, "uniqueItems", TRUE);
    break;
  case SV_FIELD_BOARD:
    add_board (out, field);
    break;
  }
  if (standard != NULL && json_object_has_member (standard, field->key))
    json_object_set_member (out, "default", json_object_dup_member (standard, field->key));
  return out;
}

/* Add the "properties" of an object that the field table describes. @standard: the default values
 * of its keys. */
static void
add_fields (JsonObject *out, const SvField *fields, size_t n, JsonObject *standard)
{
  JsonObject *properties = add_object (out, "properties");
  for (size_t i = 0; i < n; i++)
    json_object_set_object_member (properties, fields[i].key,
                                   schema_of_field (&fields[i], standard));
}

static JsonObject *
schema_of_variant (const SvGame *game)
{
  g_autofree guint64 *setup = g_malloc0 (game->setup_size + sizeof (guint64));
  g_autoptr (JsonObject) standard = json_object_new ();
  JsonObject *out = json_object_new ();

  sv_game_standard (game, setup);
  sv_fields_write (game->variant_fields, game->n_variant_fields, setup, NULL, NULL, standard);
  json_object_set_string_member (out, "type", "object");
  add_fields (out, game->variant_fields, game->n_variant_fields, standard);
  return out;
}

/* Describe a list of saved line-ups, each with a name of its own. */
static void
add_line_ups (JsonObject *properties, const SvSavedLineUps *saved_line_ups)
{
  JsonObject *line_ups = add_object (properties, "line_ups");
  json_object_set_string_member (line_ups, "description", "Line-ups that the team keeps.");
  json_object_set_string_member (line_ups, "type", "array");
  json_object_set_int_member (line_ups, "maxItems", SV_MAX_OWN_LINE_UPS);
  JsonObject *line_up = add_object (line_ups, "items");
  json_object_set_string_member (line_up, "type", "object");
  JsonArray *required = add_array (line_up, "required");
  json_array_add_string_element (required, "name");
  for (size_t i = 0; i < saved_line_ups->n_fields; i++)
    json_array_add_string_element (required, saved_line_ups->fields[i].key);
  add_fields (line_up, saved_line_ups->fields, saved_line_ups->n_fields, NULL);
  JsonObject *name = add_object (json_object_get_object_member (line_up, "properties"), "name");
  json_object_set_string_member (name, "$ref", "#/$defs/line");
}

/* Describe the people in reserve, who have no number. */
static void
add_reserves (JsonObject *properties, const SvGame *game)
{
  JsonObject *reserves = add_object (properties, "reserves");
  json_object_set_string_member (reserves, "description", "More people than cards.");
  json_object_set_string_member (reserves, "type", "array");
  json_object_set_int_member (reserves, "maxItems", SV_TEAM_MAX_RESERVES);
  JsonObject *person = add_object (reserves, "items");
  json_object_set_string_member (person, "$ref", "#/$defs/card");
  JsonObject *values = add_object (person, "properties");
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    if (field->flags & SV_FIELD_NUMBER)
      json_array_add_string_element (add_array (add_object (person, "not"), "required"),
                                     field->key);
    else
      json_object_set_object_member (values, field->key, schema_of_field (field, NULL));
  }
}

static JsonObject *
schema_of_team (const SvGame *game)
{
  JsonObject *out = json_object_new ();

  json_object_set_string_member (out, "type", "object");
  add_fields (out, game->team_fields, game->n_team_fields, NULL);
  if (game->n_cards > 0) {
    JsonObject *cards = add_object (json_object_get_object_member (out, "properties"), "cards");
    json_object_set_int_member (cards, "maxItems", game->n_cards);
    JsonObject *card = add_object (cards, "items");
    json_object_set_string_member (card, "type", "object");
    add_fields (card, game->card_fields, game->n_card_fields, NULL);
  }
  if (game->reserves)
    add_reserves (json_object_get_object_member (out, "properties"), game);
  if (game->line_ups.saved_line_ups != NULL)
    add_line_ups (json_object_get_object_member (out, "properties"), game->line_ups.saved_line_ups);
  return out;
}

static JsonObject *
reference (const char *format, const char *id)
{
  JsonObject *out = json_object_new ();
  g_autofree char *target = g_strdup_printf ("%s/%s", format, id);
  json_object_set_string_member (out, "$ref", target);
  return out;
}

/* Return whether documents of this kind contain teams and a variant, which are documents of other
 * kinds. */
static gboolean
holds_teams (const char *kind)
{
  return g_str_equal (kind, "match") || g_str_equal (kind, "competition");
}

/* Describe what a document must also satisfy if it belongs to this game. */
static JsonObject *
then_of (const char *kind, const SvGame *game)
{
  if (!holds_teams (kind))
    return reference ("#/$defs", game->id);
  JsonObject *out = json_object_new ();
  JsonObject *properties = add_object (out, "properties");
  json_object_set_object_member (properties, "variant",
                                 reference ("variant.schema.json#/$defs", game->id));
  json_object_set_object_member (add_object (properties, "teams"), "items",
                                 reference ("team.schema.json#/$defs", game->id));
  return out;
}

static void
add_game (JsonObject *schema, const char *kind, const SvGame *game)
{
  JsonObject *rule = json_object_new ();
  JsonObject *is = add_object (add_object (add_object (rule, "if"), "properties"), "game");
  json_object_set_string_member (is, "const", game->id);
  json_object_set_object_member (rule, "then", then_of (kind, game));
  json_array_add_object_element (json_object_get_array_member (schema, "allOf"), rule);
  if (!holds_teams (kind))
    json_object_set_object_member (json_object_get_object_member (schema, "$defs"), game->id,
                                   g_str_equal (kind, "team") ? schema_of_team (game)
                                                              : schema_of_variant (game));
}

static int
schema_of_kind (char **argv)
{
  const char *const kinds[] = { "team",        "variant", "match",  "board",
                                "competition", "lesson",  "puzzle", NULL };
  if (!g_strv_contains (kinds, argv[1]))
    return sv_cli_unknown ("schema", sv_cli_near (argv[1], kinds),
                           _ ("There is no schema for “%s”, only for team, variant, match, board, "
                              "competition, lesson and puzzle."),
                           argv[1]);

  g_autofree char *path =
      g_strdup_printf ("/io/github/speelveld/Speelveld/schema/%s.json", argv[1]);
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (sv_cli_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (JsonObject) schema = sv_json_read (text, length, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->offered && json_object_has_member (schema, "allOf"))
      add_game (schema, argv[1], *game);
  }
  g_autofree char *written = sv_json_write (schema, TRUE);
  sv_cli_print (written);
  return SV_CLI_DONE;
}

const SvCommand cmd_schema = { "schema", "team|variant|match|board|competition|lesson|puzzle", NULL,
                               schema_of_kind,
                               N_ ("Print the JSON schema of a kind of document.") };
