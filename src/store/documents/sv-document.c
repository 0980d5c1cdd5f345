/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-document-private.h"

#include "sv-board-file.h"
#include "sv-games.h"
#include "sv-json-sink.h"
#include "sv-json-file.h"
#include "sv-json.h"

static const char *const formats[] = {
  [SV_DOCUMENT_MATCH] = "speelveld-match",
  [SV_DOCUMENT_VARIANT] = "speelveld-variant",
  [SV_DOCUMENT_TEAM] = "speelveld-team",
  [SV_DOCUMENT_BOARD] = "speelveld-board",
};

/* ---------------------------------------------------------------- the first three keys */

static gboolean
read_kind (JsonNode *node, const SvPath *path, SvDocumentKind *kind, GError **error)
{
  g_autofree char *format = NULL;
  const SvPath *here = SV_PATH_KEY (path, "format");

  if (!node)
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, NULL,
                     _ ("This is not a document of Speelveld."));
  if (!sv_node_text (node, here, SV_TEXT_NAME, &format, error))
    return FALSE;
  for (unsigned i = 0; i < G_N_ELEMENTS (formats); i++) {
    if (g_strcmp0 (formats[i], format) == 0) {
      *kind = (SvDocumentKind)i;
      return TRUE;
    }
  }
  g_autofree char *quoted = sv_quote (format);
  return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("%s is not a document of Speelveld"),
                   quoted);
}

static gboolean
take_kind (JsonObject *object, const SvPath *path, SvDocumentKind *kind, GError **error)
{
  g_autoptr (JsonNode) node = sv_take (object, "format");
  return read_kind (node, path, kind, error);
}

static gboolean
fault_kind (SvDocumentKind wanted, SvDocumentKind found, const SvPath *path, GError **error)
{
  const SvPath *here = SV_PATH_KEY (path, "format");
  switch (wanted) {
  case SV_DOCUMENT_MATCH:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a match is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_VARIANT:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a variant is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_TEAM:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a team is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_BOARD:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a board is needed here, not “%s”"),
                     formats[found]);
  default:
    g_assert_not_reached ();
  }
}

static gboolean
take_version (JsonObject *object, const SvPath *path, GError **error)
{
  gint64 version = 0;
  const SvPath *here = SV_PATH_KEY (path, "version");
  g_autoptr (JsonNode) node = sv_take (object, "version");

  if (!node)
    return sv_fault (error, SV_STORE_ERROR_VALUE, here, _ ("this is missing"));
  if (!sv_node_int (node, here, 1, G_MAXINT64, &version, error))
    return FALSE;
  if (version > SV_DOCUMENT_VERSION)
    return sv_fault (error, SV_STORE_ERROR_NEWER, here,
                     _ ("this document was made by a newer Speelveld (version %" PRId64
                        "; this program reads version %d)"),
                     version, SV_DOCUMENT_VERSION);
  return TRUE;
}

static gboolean
take_game (JsonObject *object, const SvPath *path, const SvGame **game, GError **error)
{
  g_autofree char *id = NULL;
  const SvPath *here = SV_PATH_KEY (path, "game");
  g_autoptr (JsonNode) node = sv_take (object, "game");

  if (!node)
    return sv_fault (error, SV_STORE_ERROR_VALUE, here, _ ("this is missing"));
  if (!sv_node_text (node, here, SV_TEXT_NAME, &id, error))
    return FALSE;
  *game = sv_game_by_id (id);
  if (*game)
    return TRUE;
  g_autofree char *quoted = sv_quote (id);
  return sv_fault (error, SV_STORE_ERROR_GAME, here, _ ("the game %s is not known"), quoted);
}

gboolean
sv_document_take_header (JsonObject *object,
                         SvDocumentKind kind,
                         const SvPath *path,
                         GError **error)
{
  SvDocumentKind found;
  if (!json_object_has_member (object, "format") && path)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "format"),
                     _ ("this is missing"));
  if (!take_kind (object, path, &found, error))
    return FALSE;
  if (found != kind)
    return fault_kind (kind, found, path, error);
  return take_version (object, path, error);
}

gboolean
sv_document_open (JsonObject *object, SvDocumentKind kind, const SvGame **game, GError **error)
{
  return sv_document_take_header (object, kind, NULL, error) &&
         take_game (object, NULL, game, error);
}

gboolean
sv_body_open (
    JsonObject *body, SvDocumentKind kind, const SvGame *game, const SvPath *path, GError **error)
{
  SvDocumentKind found;
  const SvGame *other = game;

  if (json_object_has_member (body, "format")) {
    if (!take_kind (body, path, &found, error))
      return FALSE;
    if (found != kind)
      return fault_kind (kind, found, path, error);
  }
  if (json_object_has_member (body, "version") && !take_version (body, path, error))
    return FALSE;
  if (json_object_has_member (body, "game") && !take_game (body, path, &other, error))
    return FALSE;
  if (other != game)
    return sv_fault (error, SV_STORE_ERROR_GAME, SV_PATH_KEY (path, "game"),
                     _ ("this is made for another game, “%s”"), other->id);
  return TRUE;
}

void
sv_document_add_header (JsonObject *out, SvDocumentKind kind, const SvGame *game)
{
  json_object_set_string_member (out, "format", formats[kind]);
  json_object_set_int_member (out, "version", SV_DOCUMENT_VERSION);
  json_object_set_string_member (out, "game", game->id);
}

gboolean
sv_document_kind (const char *text, gsize length, SvDocumentKind *kind, GError **error)
{
  g_return_val_if_fail (kind != NULL, FALSE);

  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object && take_kind (object, NULL, kind, error);
}

void
sv_document_clear (SvDocument *self)
{
  g_clear_pointer (&self->match, sv_match_doc_free);
  g_clear_pointer (&self->variant, sv_variant_doc_free);
  g_clear_pointer (&self->team, sv_team_doc_free);
  g_clear_pointer (&self->board, sv_board_unref);
}

static gboolean
read_document (JsonObject *object, SvDocument *out, int *illegal_event, GError **error)
{
  if (!read_kind (json_object_get_member (object, "format"), NULL, &out->kind, error))
    return FALSE;
  switch (out->kind) {
  case SV_DOCUMENT_MATCH:
    out->match = sv_match_doc_from_object (object, illegal_event, error);
    return out->match != NULL;
  case SV_DOCUMENT_VARIANT:
    out->variant = sv_variant_doc_from_object (object, error);
    return out->variant != NULL;
  case SV_DOCUMENT_TEAM:
    out->team = sv_team_doc_from_object (object, error);
    return out->team != NULL;
  case SV_DOCUMENT_BOARD:
    out->board = sv_board_body_read (object, NULL, error);
    return out->board != NULL;
  default:
    g_assert_not_reached ();
  }
}

gboolean
sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error)
{
  g_return_val_if_fail (path != NULL && out != NULL, FALSE);

  *out = (SvDocument){ 0 };
  if (illegal_event)
    *illegal_event = -1;
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  g_autoptr (JsonObject) object =
      bytes ? sv_json_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error) : NULL;
  return object && read_document (object, out, illegal_event, error);
}

JsonObject *
sv_keep_unknown (JsonObject *object)
{
  return json_object_get_size (object) > 0 ? json_object_ref (object) : NULL;
}

/* ---------------------------------------------------------------- setups */

void *
sv_standard_setup (const SvGame *game)
{
  void *setup = g_malloc0 (game->setup_size);
  sv_game_standard (game, setup);
  return setup;
}

void *
sv_setup_copy (const SvGame *game, const void *setup)
{
  g_return_val_if_fail (game != NULL && setup != NULL, NULL);

  sv_board_ref (sv_board_of_setup (game, setup));
  return g_memdup2 (setup, game->setup_size);
}

void
sv_setup_assign (const SvGame *game, void *setup, const void *other)
{
  g_return_if_fail (game != NULL && setup != NULL && other != NULL);

  g_autoptr (SvBoard) before = (gpointer)(guintptr)sv_board_of_setup (game, setup);
  sv_board_ref (sv_board_of_setup (game, other));
  if (game->setup_size > 0)
    memmove (setup, other, game->setup_size);
}

void
sv_setup_free (const SvGame *game, void *setup)
{
  if (setup)
    sv_board_unref (sv_board_of_setup (game, setup));
  g_free (setup);
}

/* memcpy () may not be given NULL, not even for no bytes. */
static void
copy_bytes (void *to, const void *from, gsize size)
{
  if (size > 0)
    memcpy (to, from, size);
}

void *
sv_setup_of (const SvVariantDoc *variant, const SvTeamDoc *first, const SvTeamDoc *second)
{
  const SvGame *game = variant->game;
  void *setup = g_memdup2 (variant->setup, game->setup_size);

  sv_team_doc_to_setup (first, 0, setup);
  sv_team_doc_to_setup (second, 1, setup);
  return setup;
}

void
sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup)
{
  g_return_if_fail (self != NULL && side < 2 && setup != NULL);

  const SvGame *game = self->game;
  copy_bytes (sv_game_card (game, setup, side, 0), self->values, game->n_cards * game->card_size);
  if (game->n_team_fields > 0)
    copy_bytes (sv_game_team (game, setup, side), self->fields, game->team_size);
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
  g_return_val_if_fail (game != NULL, NULL);

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
  g_return_val_if_fail (game != NULL, NULL);

  return sv_json_dump (game, setup, state);
}
