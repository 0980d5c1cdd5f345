/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-document-private.h"
#include "sv-json-file.h"
#include "sv-json.h"

/* ---------------------------------------------------------------- counting */

/* The board of a document, or NULL for a built-in one. */
static SvOwnBoard *
own_board (const SvBoard *board)
{
  return board && g_str_has_prefix (board->id, SV_OWN_BOARD_PREFIX) ? (gpointer)(guintptr)board
                                                                    : NULL;
}

SvBoard *
sv_board_ref (const SvBoard *board)
{
  SvOwnBoard *own = own_board (board);
  if (own)
    g_atomic_ref_count_inc (&own->refs);
  return (gpointer)(guintptr)board;
}

void
sv_board_unref (const SvBoard *board)
{
  SvOwnBoard *own = own_board (board);
  if (own && g_atomic_ref_count_dec (&own->refs))
    sv_own_board_free (own);
}

void
sv_board_set (const SvBoard **place, const SvBoard *board)
{
  const SvBoard *before = *place;
  *place = sv_board_ref (board);
  sv_board_unref (before);
}

/* ---------------------------------------------------------------- bodies */

SvBoard *
sv_board_body_read (JsonObject *object, const SvPath *path, GError **error)
{
  g_autoptr (SvOwnBoard) self = sv_own_board_new ();
  self->text = sv_json_write (object, FALSE);
  if (strlen (self->text) > SV_BOARD_MAX_BYTES) {
    sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path, _ ("a board may have at most %d KiB"),
              SV_BOARD_MAX_BYTES / 1024);
    return NULL;
  }
  if (!sv_document_take_header (object, SV_DOCUMENT_BOARD, path, error) ||
      !sv_own_board_read (self, object, path, error))
    return NULL;
  return &g_steal_pointer (&self)->board;
}

JsonObject *
sv_board_body_write (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  g_return_val_if_fail (self != NULL, NULL);
  return sv_json_read (self->text, strlen (self->text), NULL);
}

/* ---------------------------------------------------------------- documents */

SvBoard *
sv_board_file_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_board_body_read (object, NULL, error) : NULL;
}

SvBoard *
sv_board_file_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (!bytes)
    return NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  return sv_board_file_read (text, length, error);
}

char *
sv_board_file_write (const SvBoard *board, gboolean pretty)
{
  g_return_val_if_fail (board != NULL, NULL);

  g_autoptr (JsonObject) object = sv_board_body_write (board);
  return object ? sv_json_write (object, pretty) : NULL;
}

const char *
sv_board_file_get_id (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  return self ? self->id : "";
}

const char *
sv_board_file_get_title (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  return self ? self->title : "";
}

/* ---------------------------------------------------------------- games */

const SvField *
sv_board_file_field (const SvGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (gsize i = 0; i < game->n_variant_fields; i++) {
    if (game->variant_fields[i].type == SV_FIELD_BOARD)
      return &game->variant_fields[i];
  }
  return NULL;
}

const SvBoard *
sv_board_of_setup (const SvGame *game, const void *setup)
{
  const SvField *field = sv_board_file_field (game);
  return field ? sv_field_get_board (field, setup) : NULL;
}

gboolean
sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error)
{
  g_return_val_if_fail (board != NULL && game != NULL, FALSE);

  SvFault fault;
  const SvField *field = sv_board_file_field (game);
  if (!field)
    return FALSE;
  g_autofree void *setup = sv_standard_setup (game);
  sv_field_set_board (field, setup, board);
  if (sv_game_check (game, setup, &fault))
    return TRUE;

  /* A fault elsewhere is about the standard values, which can be others. */
  g_autofree char *prefix = g_strdup_printf ("variant.%s", field->key);
  if (!g_str_has_prefix (fault.path, prefix))
    return TRUE;
  const char *path = fault.path + strlen (prefix);
  g_autofree char *reason = sv_fault_dup_reason (&fault);
  return sv_store_error_set (error, SV_STORE_ERROR_VALUE, path + (*path == '.'), reason);
}
