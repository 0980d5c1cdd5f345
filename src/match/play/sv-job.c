/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-job.h"

/* Data that goes from one thread to the other is written before an atomic member that the other
 * thread reads first. GLib's queues would do as well, but thread sanitizers cannot see their
 * locks. */

/* A job lives until done_cb runs, after the thread's last access to it and after all its news. */
struct _SvJob {
  SvJobKind kind;
  gpointer order, owner;
  SvJob *
      /* the owner's pointer to the job; NULL if the owner no longer waits. Used in the main thread
       * only */
      *place;
  GCancellable *cancellable;
  atomic_bool stop;
  _Atomic guint64 count;
  _Atomic (gpointer) answer;
  GError *error;
};

typedef struct {
  SvJob *job;
  GDestroyNotify free;
  _Atomic (gpointer) what;
} News;

/* --- In the thread --- */

static void
work_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  SvJob *job = data;

  job->answer = job->stop ? NULL : job->kind.work (job, job->order, &job->error);
  g_task_return_boolean (task, TRUE);
}

static gboolean
told_cb (gpointer data)
{
  News *news = data;
  gconstpointer what = news->what;
  const SvJob *job = news->job;

  if (job->place != NULL)
    job->kind.told (job->owner, what);
  return G_SOURCE_REMOVE;
}

static void
news_free (gpointer data)
{
  News *news = data;

  news->free (news->what);
  g_free (news);
}

void
sv_job_tell (SvJob *job, gpointer news)
{
  News *out = g_new (News, 1);

  out->job = job;
  out->free = job->kind.free_news;
  out->what = news;
  g_idle_add_full (G_PRIORITY_DEFAULT, told_cb, out, news_free);
}

GCancellable *
sv_job_get_cancellable (SvJob *job)
{
  return job->cancellable;
}

const atomic_bool *
sv_job_get_stop (SvJob *job)
{
  return &job->stop;
}

_Atomic guint64 *
sv_job_get_count (SvJob *job)
{
  return &job->count;
}

/* --- In the main thread --- */

static void
job_free (SvJob *job)
{
  if (job->answer != NULL)
    job->kind.free_answer (job->answer);
  job->kind.free_order (job->order);
  g_clear_error (&job->error);
  g_object_unref (job->cancellable);
  g_free (job);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvJob *job = data;

  if (job->place != NULL) {
    *job->place = NULL;
    if (job->kind.done != NULL)
      job->kind.done (job->owner, atomic_exchange (&job->answer, NULL), job->error);
  }
  job_free (job);
}

void
sv_job_start (SvJob **place, const SvJobKind *kind, gpointer order, gpointer owner)
{
  SvJob *job = g_new0 (SvJob, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done_cb, job);

  sv_job_cancel (place);
  *place = job;
  job->kind = *kind;
  job->order = order;
  job->owner = owner;
  job->place = place;
  job->cancellable = g_cancellable_new ();
  job->stop = false;
  g_task_set_source_tag (task, kind->work);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, work_thread);
}

void
sv_job_cancel (SvJob **place)
{
  SvJob *job = *place;

  if (job == NULL)
    return;
  *place = NULL;
  job->place = NULL;
  sv_job_stop (job);
}

void
sv_job_stop (SvJob *job)
{
  if (job == NULL)
    return;
  job->stop = true;
  g_cancellable_cancel (job->cancellable);
}
