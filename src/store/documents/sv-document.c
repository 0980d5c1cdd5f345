/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-document.h"

#include "sv-json-file.h"
#include "sv-json-sink.h"
#include "sv-json.h"

gboolean
sv_document_kind (const char *text, gsize length, SvDocumentKind *kind, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object && sv_kind_read (json_object_get_member (object, "format"), NULL, kind, error);
}

void
sv_document_clear (SvDocument *self)
{
  g_clear_pointer (&self->match, sv_match_doc_free);
  g_clear_pointer (&self->variant, sv_variant_doc_free);
  g_clear_pointer (&self->team, sv_team_doc_free);
  g_clear_pointer (&self->board, sv_board_unref);
  g_clear_pointer (&self->cup, sv_cup_doc_free);
}

static gboolean
read_document (
    JsonObject *object, const char *folder, SvDocument *out, int *illegal_event, GError **error)
{
  if (!sv_kind_read (json_object_get_member (object, "format"), NULL, &out->kind, error))
    return FALSE;
  switch (out->kind) {
  case SV_DOCUMENT_MATCH:
    out->match = sv_match_doc_from_object (object, NULL, NULL, illegal_event, error);
    return out->match != NULL;
  case SV_DOCUMENT_VARIANT:
    out->variant = sv_variant_doc_from_object (object, NULL, NULL, error);
    return out->variant != NULL;
  case SV_DOCUMENT_TEAM:
    out->team = sv_team_doc_from_object (object, NULL, NULL, error);
    return out->team != NULL;
  case SV_DOCUMENT_BOARD:
    out->board = sv_board_file_from_object (object, NULL, error);
    return out->board != NULL;
  case SV_DOCUMENT_CUP:
    out->cup = sv_cup_doc_from_object (object, folder, error);
    return out->cup != NULL;
  default:
    g_assert_not_reached ();
  }
}

gboolean
sv_document_read (const char *text,
                  gsize length,
                  const char *folder,
                  SvDocument *out,
                  int *illegal_event,
                  GError **error)
{
  *out = (SvDocument){ 0 };
  if (illegal_event != NULL)
    *illegal_event = -1;
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object && read_document (object, folder, out, illegal_event, error);
}

gboolean
sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error)
{
  *out = (SvDocument){ 0 };
  if (illegal_event != NULL)
    *illegal_event = -1;
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  g_autofree char *folder = g_path_get_dirname (path);
  return bytes && sv_document_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                    folder, out, illegal_event, error);
}

/* --- what the command line prints --- */

/* The names of the sides for a game that does not name them. */
static const char *
side_name (const SvNode *node)
{
  if (node->side_name)
    return node->side_name;
  return node->side == 0 ? "first" : "second";
}

static void
dump_node (const SvGame *game, const void *setup, const void *state, const SvSink *sink)
{
  static const char *const kinds[] = {
    [SV_NODE_DECISION] = "decision",
    [SV_NODE_CHANCE] = "chance",
    [SV_NODE_OVER] = "over",
  };
  SvNode node;
  SvEvent events[SV_MAX_LEGAL];
  char text[SV_EVENT_TEXT_MAX];

  game->node (setup, state, &node);
  sink->string (sink->data, "kind", kinds[node.kind]);
  if (node.kind == SV_NODE_OVER)
    return;
  sv_dump_text (sink, "side", node.side >= 0 ? side_name (&node) : NULL);
  if (node.kind == SV_NODE_CHANCE)
    sink->integer (sink->data, "die", node.die);
  const unsigned n = game->legal (setup, state, events);
  sink->begin_array (sink->data, "legal");
  for (unsigned i = 0; i < n; i++) {
    game->event_text (setup, state, events[i], text);
    sink->string (sink->data, NULL, text);
  }
  sink->end_array (sink->data);
  if (node.time)
    sink->boolean (sink->data, "time", true);
}

JsonObject *
sv_document_node (const SvGame *game, const void *setup, const void *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const SvSink sink = sv_json_sink (builder);

  json_builder_begin_object (builder);
  dump_node (game, setup, state, &sink);
  json_builder_end_object (builder);
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  return json_node_dup_object (root);
}

void
sv_document_append_position (
    GString *out, const SvGame *game, const void *setup, const void *state, unsigned k)
{
  const SvSink sink = sv_json_text_sink (out);

  g_string_append_c (out, '{');
  sink.integer (out, "after", k);
  sink.begin_object (out, "node");
  dump_node (game, setup, state, &sink);
  sink.end_object (out);
  sink.begin_object (out, "state");
  sv_game_dump (game, setup, state, &sink);
  sink.end_object (out);
  g_string_append (out, "}\n");
}

JsonObject *
sv_document_state (const SvGame *game, const void *setup, const void *state)
{
  return sv_json_dump (game, setup, state);
}
