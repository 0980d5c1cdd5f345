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
sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error)
{
  *out = (SvDocument){ 0 };
  if (illegal_event)
    *illegal_event = -1;
  g_autoptr (JsonObject) object = sv_json_load (path, error);
  g_autofree char *folder = g_path_get_dirname (path);
  return object && read_document (object, folder, out, illegal_event, error);
}

/* ---------------------------------------------------------------- what the command line prints */

/* In a game that has no words of its own for them. */
static const char *
side_name (const SvNode *node)
{
  if (node->side_name)
    return node->side_name;
  return node->side == 0 ? "first" : "second";
}

JsonObject *
sv_document_node (const SvGame *game, const void *setup, const void *state)
{
  SvNode node;
  JsonObject *out = json_object_new ();
  game->node (setup, state, &node);
  switch (node.kind) {
  case SV_NODE_DECISION:
    json_object_set_string_member (out, "kind", "decision");
    break;
  case SV_NODE_CHANCE:
    json_object_set_string_member (out, "kind", "chance");
    break;
  case SV_NODE_OVER:
  default:
    json_object_set_string_member (out, "kind", "over");
    return out;
  }
  if (node.side >= 0)
    json_object_set_string_member (out, "side", side_name (&node));
  else
    json_object_set_null_member (out, "side");
  if (node.kind == SV_NODE_CHANCE)
    json_object_set_int_member (out, "die", node.die);

  SvEvent events[SV_MAX_LEGAL];
  char text[SV_EVENT_TEXT_MAX];
  const unsigned n = game->legal (setup, state, events);
  g_autoptr (JsonArray) legal = json_array_sized_new (n);
  for (unsigned i = 0; i < n; i++) {
    game->event_text (setup, state, events[i], text);
    json_array_add_string_element (legal, text);
  }
  json_object_set_array_member (out, "legal", g_steal_pointer (&legal));
  if (node.time)
    json_object_set_boolean_member (out, "time", TRUE);
  return out;
}

JsonObject *
sv_document_state (const SvGame *game, const void *setup, const void *state)
{
  return sv_json_dump (game, setup, state);
}
