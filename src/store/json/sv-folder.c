/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-folder.h"

#include "sv-json-file.h"
#include "sv-replace.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* A file counts as written by this program if the mark occurs within this many bytes of its
 * beginning. */
enum { MARK_BYTES = 512 };

static void
file_free (SvFolderFile *file)
{
  g_free (file->name);
  g_bytes_unref (file->bytes);
  g_free (file);
}

GPtrArray *
sv_folder_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)file_free);
}

void
sv_folder_add (GPtrArray *files, const char *name, char *text)
{
  SvFolderFile *file = g_new (SvFolderFile, 1);

  *file = (SvFolderFile){ g_strdup (name), g_bytes_new_take (text, strlen (text)) };
  g_ptr_array_add (files, file);
}

/* --- what is there --- */

static gboolean
fault (GError **error, const char *path, const char *reason)
{
  g_autofree char *name = g_filename_display_basename (path);

  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be saved: %s"), name,
                     reason);
  return FALSE;
}

static gboolean
is_marked (const char *path, const char *mark)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, NULL);
  gsize length;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  return data != NULL && g_strstr_len (data, (gssize)MIN (length, MARK_BYTES), mark) != NULL;
}

/* Return whether no file, folder or link, not even a broken link, exists at @path. */
static gboolean
is_free (const char *path)
{
  GStatBuf status;

  return g_lstat (path, &status) != 0 && errno == ENOENT;
}

static gboolean
refuse_strange (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);

  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                     _ ("“%s” holds other files. Choose a new or empty folder, or one that was "
                        "exported to before."),
                     name);
  return FALSE;
}

/* Return whether @files can be written into the existing folder at @path without overwriting a file
 * that the user put there; otherwise set @error. *@empty: whether the folder is empty. */
static gboolean
check (const char *path, const GPtrArray *files, const char *mark, gboolean *empty, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  if (dir == NULL)
    return fault (error, path, _ ("it is not a folder, or cannot be read"));
  *empty = g_dir_read_name (dir) == NULL;
  for (guint i = 0; i < files->len && !*empty; i++) {
    const SvFolderFile *file = files->pdata[i];
    g_autofree char *target = g_build_filename (path, file->name, NULL);
    if (is_free (target) ? i == 0 : !is_marked (target, mark))
      return refuse_strange (path, error);
  }
  return TRUE;
}

/* --- writing --- */

static gboolean
write_all (const char *path, const GPtrArray *files, GError **error)
{
  for (guint i = 0; i < files->len; i++) {
    const SvFolderFile *file = files->pdata[i];
    g_autofree char *target = g_build_filename (path, file->name, NULL);
    if (!sv_json_save_bytes (target, file->bytes, error))
      return FALSE;
  }
  return TRUE;
}

static void
remove_all (const char *path, const GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++) {
    const SvFolderFile *file = files->pdata[i];
    g_autofree char *target = g_build_filename (path, file->name, NULL);
    g_unlink (target);
  }
}

static gboolean
is_among (const GPtrArray *files, const char *name)
{
  for (guint i = 0; i < files->len; i++) {
    const SvFolderFile *file = files->pdata[i];
    if (g_str_equal (file->name, name))
      return TRUE;
  }
  return FALSE;
}

/* Remove files that an earlier export wrote into the folder and that are not among @files. */
static void
remove_former (const char *path, const GPtrArray *files, const char *mark)
{
  const SvFolderFile *last = files->pdata[files->len - 1];
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *target = g_build_filename (path, name, NULL);
    if (g_str_has_suffix (name, strrchr (last->name, '.')) && !is_among (files, name) &&
        is_marked (target, mark))
      g_unlink (target);
  }
}

static gboolean
make_new (const char *path, const GPtrArray *files, GError **error)
{
  int lock = -1;
  g_autofree char *folder = sv_replace_make_folder (path, &lock);

  if (folder == NULL)
    return fault (error, path, sv_json_say_unsaved (errno));
  gboolean done = write_all (folder, files, error);
  if (done && g_rename (folder, path) != 0)
    done = fault (error, path, sv_json_say_unsaved (errno));
  if (!done) {
    remove_all (folder, files);
    g_rmdir (folder);
  }
  close (lock);
  return done;
}

static gboolean
replace (const char *path, const GPtrArray *files, const char *mark, GError **error)
{
  gboolean empty;

  if (!check (path, files, mark, &empty, error))
    return FALSE;
  if (write_all (path, files, error)) {
    remove_former (path, files, mark);
    return TRUE;
  }
  if (empty)
    remove_all (path, files);
  return FALSE;
}

gboolean
sv_folder_save (const char *path, const GPtrArray *files, const char *mark, GError **error)
{
  g_autofree char *folder = g_strdup (path);

  for (gsize n = strlen (folder); n > 1 && folder[n - 1] == '/'; n--)
    folder[n - 1] = '\0';
  return is_free (folder) ? make_new (folder, files, error) : replace (folder, files, mark, error);
}

/* --- in a worker --- */

typedef struct {
  char *path;
  GPtrArray *files;
  const char *mark;
} Job;

static void
job_free (Job *job)
{
  g_free (job->path);
  g_ptr_array_unref (job->files);
  g_free (job);
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;

  if (sv_folder_save (job->path, job->files, job->mark, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
sv_folder_save_async (const char *path,
                      GPtrArray *files,
                      const char *mark,
                      GAsyncReadyCallback callback,
                      gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Job *job = g_new (Job, 1);

  *job = (Job){ g_strdup (path), g_ptr_array_ref (files), mark };
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  sv_save_run (task, save_thread);
}

gboolean
sv_folder_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
