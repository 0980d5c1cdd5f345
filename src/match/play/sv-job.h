/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-job: work that another thread does for an owner in the main thread.
 *
 *   start ──▶ work, in a thread, with an order of its own ──▶ told, told, … ──▶ done
 *     └─────── cancel, at any time: the owner's callbacks are not called any more
 *
 * The owner has a pointer to the job, which is NULL while no job runs, and again before done is
 * called. Code that frees the owner cancels the job first. Nobody waits for the thread: it ends
 * soon, and whatever it still produces is freed. Orders, news and answers are freed in the main
 * thread. */

#include <gio/gio.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef struct _SvJob SvJob;

typedef struct {
  /* Called in the thread. Do what @order asks for and return the answer, which may be NULL, or set
   * @error. The function must check every few milliseconds whether to stop, and then return what it
   * has. It is not called at all if the job is cancelled before the thread begins. */
  gpointer (*work) (SvJob *job, gpointer order, GError **error);
  GDestroyNotify free_order;

  /* Called in the main thread for each sv_job_tell () of the work, in the same order, before done
   * is called. NULL if the work reports no news. */
  void (*told) (gpointer owner, gconstpointer news);
  GDestroyNotify free_news;

  /* Called once in the main thread when the work has ended. Takes ownership of @answer, and may
   * start another job in the same pointer. NULL if nobody needs the answer. */
  void (*done) (gpointer owner, gpointer answer, const GError *error);
  GDestroyNotify free_answer;
} SvJobKind;

/* Start a job for @owner and store it in *@place; a job that runs there is cancelled. Takes
 * ownership of @order. */
void sv_job_start (SvJob **place, const SvJobKind *kind, gpointer order, gpointer owner);

/* Cancel the job in *@place, if there is one: neither told nor done is called any more. */
void sv_job_cancel (SvJob **place);

/* Ask the work to stop soon with what it has found so far; told and done are still called. @job may
 * be NULL. */
void sv_job_stop (SvJob *job);

/* --- For the work, in its thread --- */

/* Report news: told is called with @news in the main thread. Takes ownership of @news. */
void sv_job_tell (SvJob *job, gpointer news);

/* Return whether to stop, in the two forms that long computations take. */
GCancellable *sv_job_get_cancellable (SvJob *job);
const atomic_bool *sv_job_get_stop (SvJob *job);

/* Return the counter of what is done, from 0. The work increments it; the owner may read it at any
 * time. */
_Atomic guint64 *sv_job_get_count (SvJob *job);
