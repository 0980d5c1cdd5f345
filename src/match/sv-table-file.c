/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-file.h"

#include <glib/gi18n.h>

#include "sv-json-file.h"
#include "sv-json.h"

#define FORMAT "speelveld-table"

gboolean
sv_table_face_save (const SvTableFace *face,
                    const SvMatchDoc *doc,
                    const char *path,
                    GError **error)
{
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *goals = json_array_new ();
  JsonArray *dice = json_array_new ();
  g_autofree char *text = NULL;

  for (unsigned i = 0; i < face->n_goals; i++) {
    JsonObject *goal = json_object_new ();
    json_object_set_int_member (goal, "side", face->goals[i].side);
    json_object_set_int_member (goal, "card", face->goals[i].card);
    json_object_set_int_member (goal, "period", face->goals[i].period);
    json_object_set_int_member (goal, "at", face->goals[i].at_ms);
    json_array_add_object_element (goals, goal);
  }
  for (unsigned i = 0; i < SV_TABLE_DICE; i++)
    json_array_add_int_element (dice, face->dice[i]);
  json_object_set_string_member (root, "format", FORMAT);
  json_object_set_int_member (root, "version", 1);
  json_object_set_int_member (root, "period", face->period);
  json_object_set_int_member (root, "elapsed", face->elapsed_ms);
  json_object_set_array_member (root, "dice", dice);
  json_object_set_array_member (root, "goals", goals);
  json_object_set_object_member (
      root, "match", sv_match_doc_to_object (doc, sv_history_get_position (doc->history)));
  text = sv_json_write (root, TRUE);
  return sv_json_save_file (path, text, error);
}

/* A whole number from low to high, or FALSE. */
static gboolean
take (JsonObject *object, const char *key, gint64 low, gint64 high, gint64 *out)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *out = json_node_get_int (node);
  return *out >= low && *out <= high;
}

static JsonArray *
take_array (JsonObject *object, const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static gboolean
take_goals (SvTableFace *face, JsonArray *goals, int n_cards)
{
  face->n_goals = json_array_get_length (goals);
  if (face->n_goals > SV_TABLE_MAX_GOALS)
    return FALSE;
  for (unsigned i = 0; i < face->n_goals; i++) {
    JsonNode *node = json_array_get_element (goals, i);
    gint64 side, card, period, at;

    if (!JSON_NODE_HOLDS_OBJECT (node) ||
        !take (json_node_get_object (node), "side", 0, 1, &side) ||
        !take (json_node_get_object (node), "card", -1, n_cards - 1, &card) ||
        !take (json_node_get_object (node), "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
        !take (json_node_get_object (node), "at", 0, G_MAXINT32, &at))
      return FALSE;
    face->goals[i] = (SvTableGoal){
      .side = (gint8)side, .card = (gint8)card, .period = (guint8)period, .at_ms = (gint32)at
    };
  }
  return TRUE;
}

static gboolean
take_face (SvTableFace *face, JsonObject *root, const SvMatchDoc *doc)
{
  JsonArray *dice = take_array (root, "dice");
  JsonArray *goals = take_array (root, "goals");
  gint64 period;

  if (dice == NULL || goals == NULL || json_array_get_length (dice) != SV_TABLE_DICE ||
      !take (root, "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
      !take (root, "elapsed", 0, G_MAXINT32, &face->elapsed_ms))
    return FALSE;
  face->period = (unsigned)period;
  if (sv_game_period_name (doc->game, sv_history_get_setup (doc->history), face->period) == NULL)
    return FALSE;
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    JsonNode *node = json_array_get_element (dice, i);
    if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64 ||
        json_node_get_int (node) < 0 || json_node_get_int (node) > G_MAXUINT8)
      return FALSE;
    face->dice[i] = (guint8)json_node_get_int (node);
  }
  return take_goals (face, goals, (int)doc->game->n_cards);
}

static gboolean
is_table (JsonObject *root)
{
  JsonNode *format = json_object_get_member (root, "format");

  return format != NULL && JSON_NODE_HOLDS_VALUE (format) &&
         g_strcmp0 (json_node_get_string (format), FORMAT) == 0;
}

SvMatchDoc *
sv_table_face_load (SvTableFace *face, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  g_autoptr (JsonObject) root = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  SvTableFace read = { 0 };
  JsonNode *match;

  if (bytes == NULL)
    return NULL;
  root = sv_json_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (root == NULL)
    return NULL;
  match = json_object_get_member (root, "match");
  if (is_table (root) && match != NULL && JSON_NODE_HOLDS_OBJECT (match)) {
    doc = sv_match_doc_from_object (json_node_get_object (match), NULL, error);
    if (doc == NULL)
      return NULL;
    if (take_face (&read, root, doc)) {
      *face = read;
      return g_steal_pointer (&doc);
    }
  }
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                       _ ("What was kept of the table cannot be read."));
  return NULL;
}
