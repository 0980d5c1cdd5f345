/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-document-private.h"
#include "sv-json.h"

/* ---------------------------------------------------------------- all boards that were read */

/* Libraries are read in threads, too. */
static GMutex own_lock;
static GHashTable *own_by_text;  /* char * → SvOwnBoard, whose text it is */
static GHashTable *own_by_board; /* the same by address */

static SvOwnBoard *
find_text (const char *text)
{
  g_mutex_lock (&own_lock);
  SvOwnBoard *found = own_by_text ? g_hash_table_lookup (own_by_text, text) : NULL;
  g_mutex_unlock (&own_lock);
  return found;
}

static const SvOwnBoard *
find_board (const SvBoard *board)
{
  g_mutex_lock (&own_lock);
  const SvOwnBoard *found = own_by_board ? g_hash_table_lookup (own_by_board, board) : NULL;
  g_mutex_unlock (&own_lock);
  return found;
}

/* Takes self. NULL if there are too many. */
static SvOwnBoard *
keep (SvOwnBoard *self)
{
  SvOwnBoard *kept = NULL;
  g_mutex_lock (&own_lock);
  if (!own_by_text) {
    own_by_text = g_hash_table_new (g_str_hash, g_str_equal);
    own_by_board = g_hash_table_new (NULL, NULL);
  }
  kept = g_hash_table_lookup (own_by_text, self->text);
  if (!kept && g_hash_table_size (own_by_text) < SV_BOARD_MAX_BOARDS) {
    kept = self;
    g_hash_table_insert (own_by_text, self->text, self);
    g_hash_table_insert (own_by_board, &self->board, self);
  }
  g_mutex_unlock (&own_lock);
  if (kept != self)
    sv_own_board_free (self);
  return kept;
}

const SvBoard *
sv_board_body_read (JsonObject *object, const SvPath *path, GError **error)
{
  g_autofree char *text = sv_json_write (object, FALSE);
  if (strlen (text) > SV_BOARD_MAX_BYTES) {
    sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path, _ ("a board may have at most %d KiB"),
              SV_BOARD_MAX_BYTES / 1024);
    return NULL;
  }
  SvOwnBoard *known = find_text (text);
  if (known)
    return &known->board;

  g_autoptr (SvOwnBoard) self = sv_own_board_new ();
  if (!sv_document_take_header (object, SV_DOCUMENT_BOARD, path, error) ||
      !sv_own_board_read (self, object, path, error))
    return NULL;
  self->text = g_steal_pointer (&text);
  SvOwnBoard *kept = keep (g_steal_pointer (&self));
  if (kept)
    return &kept->board;
  sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path,
            _ ("more than %d different boards were read; start the program anew"),
            SV_BOARD_MAX_BOARDS);
  return NULL;
}

JsonObject *
sv_board_body_write (const SvBoard *board)
{
  const SvOwnBoard *self = find_board (board);
  g_return_val_if_fail (self != NULL, NULL);
  return sv_json_read (self->text, strlen (self->text), NULL);
}

/* ---------------------------------------------------------------- documents */

const SvBoard *
sv_board_file_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_board_body_read (object, NULL, error) : NULL;
}

const SvBoard *
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
  const SvOwnBoard *self = board ? find_board (board) : NULL;
  return self ? self->id : "";
}

const char *
sv_board_file_get_title (const SvBoard *board)
{
  const SvOwnBoard *self = board ? find_board (board) : NULL;
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
