/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-json.h"
#include "sv-match-private.h"

/* --- Files --- */

SvMatch *
sv_match_new_from_file (GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  SvMatchDoc *doc;
  SvMatch *self;
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("Only files on this computer can be opened."));
    return NULL;
  }
  bytes = sv_json_load_file (path, error);
  if (bytes == NULL)
    return NULL;
  doc = sv_match_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, error);
  if (doc == NULL)
    return NULL;
  self = sv_match_new (doc);
  self->file = g_object_ref (file);
  self->stamp = sv_json_stamp (bytes);
  sv_match_tell_properties (self);
  return self;
}

GFile *
sv_match_get_file (SvMatch *self)
{
  return self->file;
}

gboolean
sv_match_get_modified (SvMatch *self)
{
  return self->modified;
}

/* The whole match, also when somebody looks back while it is saved; NULL if it could not be opened
 * again. */
static char *
write_text (SvMatch *self, GError **error)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (SvMatchDoc) again = NULL;
  g_autofree char *text = NULL;

  self->doc->elapsed_ms = sv_match_live_ms (self);
  object = sv_match_doc_to_object (self->doc, sv_match_get_length (self));
  text = sv_json_write (object, TRUE);
  if (!sv_json_check_size (strlen (text), error))
    return NULL;
  again = sv_match_doc_read (text, strlen (text), NULL, error);
  return again != NULL ? g_steal_pointer (&text) : NULL;
}

gboolean
sv_match_save (SvMatch *self, GFile *file, GError **error)
{
  const gboolean chosen = file != NULL;
  g_autofree char *path = NULL, *text = NULL;

  if (file == NULL)
    file = self->file;
  if (file == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                         _ ("This match has no file yet."));
    return FALSE;
  }
  path = g_file_get_path (file);
  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("A match can only be saved in a file on this computer."));
    return FALSE;
  }

  sv_clock_check (self->clock);
  text = write_text (self, error);
  if (text == NULL)
    return FALSE;
  if (chosen)
    g_clear_pointer (&self->stamp, g_free);
  if (!sv_json_save_over (path, text, &self->stamp, error))
    return FALSE;

  self->modified = FALSE;
  if (g_set_object (&self->file, file))
    g_object_notify (G_OBJECT (self), "file");
  sv_match_tell_properties (self);
  return TRUE;
}

/* --- The autosave --- */

static const SvMatchDoc *
doc_to_keep (gpointer data)
{
  SvMatch *self = data;

  self->kept_ms = self->doc->elapsed_ms = sv_match_live_ms (self);
  return self->doc;
}

static void
take_autosave (SvMatch *self, SvAutosave *autosave)
{
  self->autosave = autosave;
  sv_autosave_set_source (autosave, doc_to_keep, self);
  g_signal_connect_swapped (autosave, "notice", G_CALLBACK (sv_match_tell_notice), self);
}

void
sv_match_keep (SvMatch *self)
{
  if (self->autosave != NULL)
    sv_autosave_touch (self->autosave);
}

void
sv_match_keep_clock (SvMatch *self, gint64 by_ms)
{
  if (self->look == SV_LOOK_LIVE &&
      ABS (sv_clock_get_elapsed (self->clock) - self->kept_ms) >= by_ms)
    sv_match_keep (self);
}

void
sv_match_let_go_of_autosave (SvMatch *self)
{
  if (self->autosave == NULL)
    return;
  sv_match_keep_clock (self, 1);
  sv_autosave_close (self->autosave);
  g_signal_handlers_disconnect_by_data (self->autosave, self);
  g_clear_object (&self->autosave);
}

void
sv_match_autosave (SvMatch *self, const char *folder)
{
  if (self->autosave != NULL)
    return;
  take_autosave (self, sv_autosave_new (folder));
  sv_match_keep (self);
}

gboolean
sv_match_flush (SvMatch *self)
{
  if (self->autosave == NULL)
    return TRUE;
  sv_match_keep_clock (self, 1);
  return sv_autosave_flush (self->autosave);
}

SvMatch *
sv_match_new_from_autosave (const char *path, char **told, GError **error)
{
  SvMatchDoc *doc = NULL;
  SvMatch *self;
  unsigned length;
  SvAutosave *autosave = sv_autosave_open (path, &doc, told, error);

  if (autosave == NULL)
    return NULL;
  length = sv_history_get_length (doc->history);
  self = sv_match_new (doc);
  take_autosave (self, autosave);
  self->kept_ms = sv_match_live_ms (self);
  /* The half may have ended as soon as the match was there. */
  if (sv_match_get_length (self) != length)
    sv_match_keep (self);
  /* What the file of that run holds is not known. */
  self->modified = TRUE;
  sv_match_tell_properties (self);
  return self;
}

void
sv_match_discard_autosave (SvMatch *self)
{
  if (self->autosave == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->autosave, self);
  sv_autosave_discard (self->autosave);
  g_clear_object (&self->autosave);
}

const char *
sv_match_get_autosave_path (SvMatch *self)
{
  return self->autosave != NULL ? sv_autosave_get_path (self->autosave) : NULL;
}
