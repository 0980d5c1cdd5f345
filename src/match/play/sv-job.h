/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-job: work for an owner in the main thread, done in another thread.
 *
 *   start ──▶ work, in a thread, with an order of its own ──▶ told, told, … ──▶ done
 *     └─────── cancel, at any time: the owner hears nothing of it any more
 *
 * The owner has a place for it, which is NULL as long as nothing works, and again before done is called. Who frees
 * the owner cancels first: nobody waits for the thread, which ends soon and alone, and what it still brings is freed.
 * An order, its news and its answer are freed in the main thread. */

#include <gio/gio.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef struct _SvJob SvJob;

typedef struct {
  /* Called in the thread: does what order asks for, and returns the answer, which may be NULL, or sets error.
   * While it works it asks every few milliseconds whether it must stop; if so, it returns what it has. It is
   * not called at all if the job is cancelled before the thread begins. */
  gpointer (*work) (SvJob *job, gpointer order, GError **error);
  GDestroyNotify free_order;

  /* Called in the main thread for each sv_job_tell () of the work, in the same order, before done is called.
   * NULL if the work never tells anything. */
  void (*told) (gpointer owner, gconstpointer news);
  GDestroyNotify free_news;

  /* Called in the main thread once, when the work has ended. It owns answer, and may start another job in the
   * same place. NULL if nobody needs the answer. */
  void (*done) (gpointer owner, gpointer answer, const GError *error);
  GDestroyNotify free_answer;
} SvJobKind;

/* Work for owner. What worked in its place before is cancelled. Takes order. */
void sv_job_start (SvJob **place, const SvJobKind *kind, gpointer order, gpointer owner);

/* Stop what works in this place, if anything does; neither told nor done is called any more. */
void sv_job_cancel (SvJob **place);

/* Stop soon, but say what is known by then: told and done are still called. job may be NULL. */
void sv_job_stop (SvJob *job);

/* --- For the work, in its thread --- */

/* Have told called with news, which it takes. */
void sv_job_tell (SvJob *job, gpointer news);

/* Whether to stop, in the two forms that those who work long ask for. */
GCancellable *sv_job_get_cancellable (SvJob *job);
const atomic_bool *sv_job_get_stop (SvJob *job);

/* How much is done, which the work counts, from 0, and the owner reads at any time. */
_Atomic guint64 *sv_job_get_count (SvJob *job);
