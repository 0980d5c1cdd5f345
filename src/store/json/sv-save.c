/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-save.h"

#include "sv-json-file.h"

static unsigned n_running;

static void
completed_cb (void)
{
  GApplication *application = g_application_get_default ();

  n_running--;
  if (application != NULL)
    g_application_release (application);
}

void
sv_save_run (GTask *task, GTaskThreadFunc func)
{
  GApplication *application = g_application_get_default ();

  n_running++;
  if (application != NULL)
    g_application_hold (application);
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  g_task_run_in_thread (task, func);
}

void
sv_save_wait (void)
{
  while (n_running > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* --- One file --- */

typedef struct {
  char *path;
  GBytes *bytes;
  char *stamp;
} Job;

static void
job_free (Job *job)
{
  g_free (job->path);
  g_bytes_unref (job->bytes);
  g_free (job->stamp);
  g_free (job);
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (sv_json_save_over (job->path, job->bytes, &job->stamp, &error))
    g_task_return_pointer (task, g_steal_pointer (&job->stamp), g_free);
  else
    g_task_return_error (task, error);
}

void
sv_save_async (
    const char *path, GBytes *bytes, const char *stamp, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->bytes = g_bytes_ref (bytes);
  job->stamp = g_strdup (stamp);
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  sv_save_run (task, save_thread);
}

gboolean
sv_save_finish (GAsyncResult *result, char **stamp, GError **error)
{
  g_autofree char *now = g_task_propagate_pointer (G_TASK (result), error);

  if (now == NULL)
    return FALSE;
  if (stamp != NULL) {
    g_free (*stamp);
    *stamp = g_steal_pointer (&now);
  }
  return TRUE;
}
