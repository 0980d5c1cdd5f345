/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-auto-saver.h"

#include "sv-json-file.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

/* Least time between the beginnings of two writes, and until a failed write is tried again. */
enum { INTERVAL_MS = 500, RETRY_MS = 3000 };

typedef struct {
  char *path;
  char *stamp; /* stamp of the file's contents when it was last read or written here, or NULL */
  char *next;  /* text to write after the one that is being written, or NULL */
  char *copy;  /* path of the copy that holds what the file does not, or NULL */
  GError *why; /* why the last write failed, or NULL */
  guint timer_id, retry_id;
  gint64 begun_us;  /* when the last write began */
  gboolean dirty;   /* there are changes after the last text */
  gboolean writing; /* a worker thread is writing the text */
  gboolean copied;  /* the copy holds the last text */
  gboolean closing;
} SvAutoSaverPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SvAutoSaver, sv_auto_saver, G_TYPE_OBJECT)

static SvAutoSaverPrivate *
get (SvAutoSaver *self)
{
  return sv_auto_saver_get_instance_private (self);
}

/* --- Writing --- */

/* What the worker thread uses. The auto-saver is not owned, so that it is never freed in that
 * thread. */
typedef struct {
  SvAutoSaver *saver;
  char *path, *text, *stamp, *copy;
  gboolean copied;
} Job;

static void
job_free (Job *job)
{
  g_free (job->path);
  g_free (job->text);
  g_free (job->stamp);
  g_free (job->copy);
  g_free (job);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  const SvAutoSaverClass *klass = SV_AUTO_SAVER_GET_CLASS (job->saver);
  GError *error = NULL;

  if (!klass->write (job->saver, job->path, job->text, &job->stamp, &error)) {
    /* If the copy fails too, the sentence about the document does not mention a copy. */
    job->copied =
        klass->copies && sv_unsaved_keep (&job->copy, job->path, job->stamp, job->text, NULL);
    g_task_return_error (task, error);
    return;
  }
  if (job->copy)
    sv_unsaved_drop (job->copy);
  g_clear_pointer (&job->copy, g_free);
  g_task_return_boolean (task, TRUE);
}

static void written_cb (GObject *source, GAsyncResult *result, gpointer data);

static void
start (SvAutoSaver *self, char *text)
{
  SvAutoSaverPrivate *p = get (self);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  Job *job = g_new0 (Job, 1);

  p->writing = TRUE;
  g_clear_handle_id (&p->retry_id, g_source_remove);
  *job = (Job){ .saver = self,
                .path = g_strdup (p->path),
                .text = text,
                .stamp = g_strdup (p->stamp),
                .copy = g_steal_pointer (&p->copy) };
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  sv_save_run (task, write_thread);
}

/* Called when nothing is being written and nothing is left to write. */
static void
rest (SvAutoSaver *self)
{
  if (SV_AUTO_SAVER_GET_CLASS (self)->idle)
    SV_AUTO_SAVER_GET_CLASS (self)->idle (self);
  if (get (self)->closing && SV_AUTO_SAVER_GET_CLASS (self)->closed)
    SV_AUTO_SAVER_GET_CLASS (self)->closed (self);
  g_signal_emit_by_name (self, "idle");
}

/* Set why the last write failed (takes ownership) and whether there is a copy. Return whether
 * either has changed. */
static gboolean
set_why (SvAutoSaverPrivate *p, GError *why, gboolean copied)
{
  const gboolean same =
      g_strcmp0 (p->why ? p->why->message : NULL, why ? why->message : NULL) == 0 &&
      p->copied == copied;

  g_clear_error (&p->why);
  p->why = why;
  p->copied = copied;
  return !same;
}

static gboolean
retry_cb (gpointer self)
{
  get (self)->retry_id = 0;
  sv_auto_saver_flush (self);
  return G_SOURCE_REMOVE;
}

/* Try again later if the disk refused the file: it may accept it then. Other errors do not go away
 * by waiting. */
static void
retry_later (SvAutoSaver *self)
{
  SvAutoSaverPrivate *p = get (self);

  if (!p->closing && !p->retry_id && g_error_matches (p->why, SV_STORE_ERROR, SV_STORE_ERROR_IO))
    p->retry_id = g_timeout_add (RETRY_MS, retry_cb, self);
}

/* Note that the text is on the disk, or why not: takes ownership of @error. */
static void
note_unsaved (SvAutoSaver *self, GError *error, gboolean copied)
{
  SvAutoSaverPrivate *p = get (self);
  const gboolean failed = p->why != NULL;
  const gboolean changed = set_why (p, error, copied);

  if (SV_AUTO_SAVER_GET_CLASS (self)->written)
    SV_AUTO_SAVER_GET_CLASS (self)->written (self, p->why, failed);
  if (changed)
    g_signal_emit_by_name (self, "unsaved");
  retry_later (self);
}

/* Note the result of a job that wrote the present file. */
static void
note_written (SvAutoSaver *self, Job *job, GError *error)
{
  SvAutoSaverPrivate *p = get (self);

  g_free (p->stamp);
  p->stamp = g_steal_pointer (&job->stamp);
  note_unsaved (self, error, job->copied);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvAutoSaver) self = data;
  SvAutoSaverPrivate *p = get (self);
  Job *job = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  p->writing = FALSE;
  p->copy = g_steal_pointer (&job->copy);
  if (strcmp (job->path, p->path) == 0)
    note_written (self, job, error);
  else
    g_clear_error (&error); /* that file is no longer of interest */
  if (p->next)
    start (self, g_steal_pointer (&p->next));
  else if (p->dirty && !p->closing)
    sv_auto_saver_touch (self);
  else
    rest (self);
}

/* Return the text to write now, or NULL if nothing may be written. */
static char *
take_text (SvAutoSaver *self)
{
  GError *error = NULL;
  char *text = SV_AUTO_SAVER_GET_CLASS (self)->make_text (self, &error);

  if (error != NULL)
    note_unsaved (self, error, FALSE);
  if (text != NULL) {
    get (self)->dirty = FALSE;
    get (self)->begun_us = g_get_monotonic_time ();
  }
  return text;
}

static gboolean
timer_cb (gpointer self)
{
  get (self)->timer_id = 0;
  char *text = take_text (self);
  if (text != NULL)
    start (self, text);
  return G_SOURCE_REMOVE;
}

void
sv_auto_saver_touch (SvAutoSaver *self)
{
  SvAutoSaverPrivate *p = get (self);

  if (!p->path || p->closing)
    return;
  p->dirty = TRUE;
  if (p->writing || p->timer_id)
    return;
  const gint64 since_ms = (g_get_monotonic_time () - p->begun_us) / 1000;
  const gboolean first = p->begun_us == 0;
  const guint wait_ms = first ? 0 : (guint)CLAMP (INTERVAL_MS - since_ms, 0, INTERVAL_MS);
  p->timer_id = g_timeout_add (wait_ms, timer_cb, self);
}

void
sv_auto_saver_flush (SvAutoSaver *self)
{
  SvAutoSaverPrivate *p = get (self);

  g_clear_handle_id (&p->timer_id, g_source_remove);
  if (p->closing || !p->path || !(p->dirty || p->why != NULL))
    return;
  char *text = take_text (self);
  if (text != NULL && p->writing) {
    g_free (p->next);
    p->next = text;
  } else if (text != NULL) {
    start (self, text);
  }
}

static void
close_now (SvAutoSaver *self)
{
  get (self)->closing = TRUE;
  if (!get (self)->writing)
    rest (self);
}

void
sv_auto_saver_close (SvAutoSaver *self)
{
  sv_auto_saver_flush (self);
  if (!get (self)->closing)
    close_now (self);
}

void
sv_auto_saver_drop (SvAutoSaver *self)
{
  SvAutoSaverPrivate *p = get (self);

  g_clear_handle_id (&p->timer_id, g_source_remove);
  g_clear_handle_id (&p->retry_id, g_source_remove);
  g_clear_pointer (&p->next, g_free);
  close_now (self);
}

/* --- Its file --- */

static gboolean
sv_auto_saver_write (
    SvAutoSaver *self, const char *path, const char *text, char **stamp, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return sv_json_check_size (strlen (text), error) && sv_json_save_over (path, bytes, stamp, error);
}

void
sv_auto_saver_set_path (SvAutoSaver *self, const char *path, GBytes *there)
{
  SvAutoSaverPrivate *p = get (self);

  g_free (p->path);
  g_free (p->stamp);
  p->path = g_strdup (path);
  p->stamp = there ? sv_json_stamp (there) : NULL;
}

const char *
sv_auto_saver_get_path (SvAutoSaver *self)
{
  return get (self)->path;
}

gboolean
sv_auto_saver_is_kept (SvAutoSaver *self)
{
  const SvAutoSaverPrivate *p = get (self);

  if (!p->path || p->dirty || p->writing || p->next != NULL || p->why != NULL)
    return FALSE;
  g_autoptr (GBytes) there = sv_json_load_file (p->path, NULL);
  g_autofree char *stamp = there ? sv_json_stamp (there) : NULL;
  return stamp && g_strcmp0 (stamp, p->stamp) == 0;
}

void
sv_auto_saver_follow (SvAutoSaver *self, const char *path)
{
  SvAutoSaverPrivate *p = get (self);

  g_return_if_fail (!p->writing);
  g_free (p->path);
  p->path = g_strdup (path);
}

gboolean
sv_auto_saver_is_overtaken (SvAutoSaver *self, GBytes *there)
{
  const SvAutoSaverPrivate *p = get (self);
  g_autofree char *stamp = sv_json_stamp (there);

  return p->path && !p->dirty && !p->writing && p->why == NULL && !p->closing &&
         g_strcmp0 (stamp, p->stamp) != 0;
}

void
sv_auto_saver_tell (SvAutoSaver *self, const char *sentence)
{
  g_signal_emit_by_name (self, "notice", sentence);
}

gboolean
sv_auto_saver_is_pending (SvAutoSaver *self)
{
  const SvAutoSaverPrivate *p = get (self);

  return p->path && (p->writing || p->next != NULL || (p->dirty && !p->closing));
}

/* --- What is unsaved --- */

static char *
sv_auto_saver_dup_name (SvAutoSaver *self)
{
  g_autofree char *name = g_filename_display_basename (get (self)->path);

  return sv_sentence (_ ("“%s”"), name);
}

/* Return the reason without the file's name, because the sentence has it already. For a fault of
 * the document, return the message with its place in the document. */
static const char *
get_reason (const GError *why)
{
  return why->code == SV_STORE_ERROR_IO || why->code == SV_STORE_ERROR_CHANGED ||
                 why->code == SV_STORE_ERROR_TOO_LARGE
             ? sv_store_error_get_reason (why)
             : why->message;
}

char *
sv_auto_saver_dup_unsaved (SvAutoSaver *self)
{
  const SvAutoSaverPrivate *p = get (self);

  if (p->why == NULL)
    return NULL;
  g_autofree char *name = SV_AUTO_SAVER_GET_CLASS (self)->dup_name (self);
  const char *reason = get_reason (p->why);
  /* Translators: what is not saved, a name in quotes or "This match", and why, e.g. "the disk is
   * full". */
  return sv_sentence (p->copied ? _ ("%1$s is not saved: %2$s. A copy is kept on this computer.")
                                : _ ("%1$s is not saved: %2$s."),
                      name, reason);
}

gboolean
sv_auto_saver_has_copy (SvAutoSaver *self)
{
  return get (self)->why && get (self)->copied;
}

void
sv_auto_saver_save_elsewhere (SvAutoSaver *self, const char *path)
{
  g_autofree char *from = g_strdup (get (self)->path);

  sv_auto_saver_set_path (self, path, NULL);
  if (SV_AUTO_SAVER_GET_CLASS (self)->moved)
    SV_AUTO_SAVER_GET_CLASS (self)->moved (self, from);
  sv_auto_saver_touch (self);
  sv_auto_saver_flush (self);
}

void
sv_auto_saver_take_copy (SvAutoSaver *self, const SvUnsaved *copy)
{
  SvAutoSaverPrivate *p = get (self);

  sv_auto_saver_set_path (self, copy->path, NULL);
  p->stamp = g_strdup (copy->stamp);
  if (sv_unsaved_take (copy->copy))
    p->copy = g_strdup (copy->copy);
  sv_store_error_set (&p->why, SV_STORE_ERROR_IO, "", _ ("it could not be saved last time"));
  p->copied = TRUE;
  sv_auto_saver_touch (self);
}

/* --- The object --- */

static void
sv_auto_saver_dispose (GObject *object)
{
  sv_auto_saver_close (SV_AUTO_SAVER (object));
  g_clear_handle_id (&get (SV_AUTO_SAVER (object))->retry_id, g_source_remove);
  G_OBJECT_CLASS (sv_auto_saver_parent_class)->dispose (object);
}

static void
sv_auto_saver_finalize (GObject *object)
{
  SvAutoSaverPrivate *p = get (SV_AUTO_SAVER (object));

  g_free (p->path);
  g_free (p->stamp);
  g_free (p->next);
  if (p->copy)
    sv_unsaved_let_go (p->copy);
  g_free (p->copy);
  g_clear_error (&p->why);
  G_OBJECT_CLASS (sv_auto_saver_parent_class)->finalize (object);
}

static void
sv_auto_saver_class_init (SvAutoSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_auto_saver_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_auto_saver_finalize;
  klass->write = sv_auto_saver_write;
  klass->copies = TRUE;
  klass->dup_name = sv_auto_saver_dup_name;
  g_signal_new ("notice", SV_TYPE_AUTO_SAVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_STRING);
  g_signal_new ("unsaved", SV_TYPE_AUTO_SAVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("idle", SV_TYPE_AUTO_SAVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_auto_saver_init (SvAutoSaver *self)
{
}
