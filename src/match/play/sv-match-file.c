/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-file.h"

#include <glib/gi18n-lib.h>

#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-match-private.h"
#include "sv-save.h"

SvMatch *
sv_match_new_from_file (GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("Only files on this computer can be opened."));
    return NULL;
  }
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (bytes == NULL)
    return NULL;
  SvMatchDoc *doc =
      sv_match_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, error);
  if (doc == NULL)
    return NULL;
  SvMatch *self = sv_match_new (doc);
  self->file = g_object_ref (file);
  self->stamp = sv_json_stamp (bytes);
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
  return self->n_changes != self->n_saved;
}

/* Return the whole match as text, even while the user looks back; NULL with an error if it could
 * not be opened again. */
static char *
write_text (SvMatch *self, GError **error)
{
  sv_match_write_doc (self);
  if (!sv_match_doc_check (self->doc, error))
    return NULL;
  g_autoptr (JsonObject) object = sv_match_doc_to_object (self->doc, sv_match_get_length (self));
  g_autofree char *text = sv_json_write (object, TRUE);
  return sv_json_check_size (strlen (text), error) ? g_steal_pointer (&text) : NULL;
}

/* What a save task needs. */
typedef struct {
  GFile *file;
  gboolean chosen; /* overwrite the file whatever it holds */
  guint64 n_changes;
} Save;

static void
save_free (Save *save)
{
  g_clear_object (&save->file);
  g_free (save);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  SvMatch *self = g_task_get_source_object (task);
  Save *save = g_task_get_task_data (task);
  GError *error = NULL;

  if (!sv_save_finish (result, &self->stamp, &error)) {
    g_task_return_error (task, error);
    return;
  }
  self->n_saved = save->n_changes;
  if (g_set_object (&self->file, save->file))
    g_signal_emit_by_name (self, "named");
  g_task_return_boolean (task, TRUE);
}

static char *
path_of (GFile *file, GError **error)
{
  char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (file == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                         _ ("This match has no file yet."));
  else if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("A match can be saved only in a file on this computer."));
  return path;
}

static void
start_save (GTask *task)
{
  SvMatch *self = g_task_get_source_object (task);
  Save *save = g_task_get_task_data (task);
  GError *error = NULL;

  if (!save->chosen)
    g_set_object (&save->file, self->file);
  g_autofree char *path = path_of (save->file, &error);
  sv_clock_check (self->clock);
  char *text = path != NULL ? write_text (self, &error) : NULL;
  if (text == NULL) {
    g_task_return_error (task, error);
    return;
  }
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  save->n_changes = self->n_changes;
  sv_save_async (path, bytes, save->chosen ? NULL : self->stamp, saved_cb, g_object_ref (task));
}

static void
unref_cb (gpointer object, GClosure *closure)
{
  g_object_unref (object);
}

void
sv_match_save_async (SvMatch *self, GFile *file, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  Save *save = g_new0 (Save, 1);

  save->chosen = g_set_object (&save->file, file);
  g_task_set_task_data (task, save, (GDestroyNotify)save_free);
  if (self->saving != NULL && !g_task_get_completed (self->saving))
    g_signal_connect_data (self->saving, "notify::completed", G_CALLBACK (start_save),
                           g_object_ref (task), unref_cb, G_CONNECT_SWAPPED);
  else
    start_save (task);
  g_set_weak_pointer (&self->saving, task);
}

gboolean
sv_match_save_finish (SvMatch *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- The autosave --- */

static const SvMatchDoc *
doc_to_keep (gpointer data)
{
  SvMatch *self = data;

  self->kept_ms = sv_match_write_doc (self)->elapsed_ms;
  return self->doc;
}

static void
notice_cb (SvMatch *self, const char *sentence)
{
  g_signal_emit_by_name (self, "notice", sentence);
}

static void
take_autosave (SvMatch *self, SvMatchSaver *saver)
{
  self->saver = saver;
  sv_match_saver_set_source (saver, doc_to_keep, self);
  g_signal_connect_swapped (saver, "notice", G_CALLBACK (notice_cb), self);
}

void
sv_match_match_saver (SvMatch *self, const char *folder)
{
  if (self->saver != NULL)
    return;
  take_autosave (self, sv_match_saver_new (folder));
  sv_match_saver_set_fixture_link (self->saver, &self->link);
  sv_auto_saver_touch (SV_AUTO_SAVER (self->saver));
}

void
sv_match_bind (SvMatch *self, const SvFixtureLink *link)
{
  static const SvFixtureLink none;

  sv_fixture_link_copy (&self->link, link != NULL ? link : &none);
  if (self->saver == NULL)
    return;
  sv_match_saver_set_fixture_link (self->saver, &self->link);
  sv_auto_saver_touch (SV_AUTO_SAVER (self->saver));
}

const SvFixtureLink *
sv_match_get_fixture_link (SvMatch *self)
{
  return self->link.competition != NULL ? &self->link : NULL;
}

SvMatch *
sv_match_new_from_match_saver (const char *path, char **told, GError **error)
{
  SvMatchDoc *doc = NULL;
  SvMatchSaver *saver = sv_match_saver_open (path, &doc, told, error);

  if (saver == NULL)
    return NULL;
  unsigned length = sv_history_get_length (doc->history);
  SvMatch *self = sv_match_new (doc);
  take_autosave (self, saver);
  sv_fixture_link_copy (&self->link, sv_match_saver_get_fixture_link (saver));
  self->kept_ms = sv_match_write_doc (self)->elapsed_ms;
  /* The half may have ended as soon as the match was created. */
  if (sv_match_get_length (self) != length)
    sv_auto_saver_touch (SV_AUTO_SAVER (self->saver));
  /* Nobody knows what the match's own file holds, so the match counts as changed. */
  self->n_changes++;
  return self;
}

void
sv_match_discard_match_saver (SvMatch *self)
{
  if (self->saver == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->saver, self);
  sv_match_saver_discard (self->saver);
  g_clear_object (&self->saver);
}

SvAutoSaver *
sv_match_get_match_saver (SvMatch *self)
{
  return (SvAutoSaver *)self->saver;
}
