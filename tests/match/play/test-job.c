/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-job: who waits hears all of a work in its order; who does not wait any more hears nothing, and
 * nothing is left. */
#include "sv-job.h"

#include <dlfcn.h>

typedef struct {
  SvJob *job;
  unsigned n_told, n_done;
  gint64 last, answer;
  char *error;
  gboolean free_when_told, cancel_when_told;
} Owner;

/* What a work is to do, and what became of it; the test has it, and looks at it from both
 * threads. */
typedef struct {
  unsigned n_news;   /* tell so many */
  gboolean forever;  /* and go on until it shall stop */
  gboolean by_gio;   /* which it sees by the cancellable */
  const char *fault; /* or NULL */
  atomic_uint n_begun, n_worked, n_order_freed, n_news_freed, n_answers_freed;
} Plan;

static Plan *plan_of_answers; /* of the answer that is dropped */

static gint64 *
box (gint64 number)
{
  return g_memdup2 (&number, sizeof number);
}

typedef struct {
  gint64 number;
  Plan *plan;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  piece->plan->n_news_freed++;
  g_free (piece);
}

static void
order_freed (gpointer plan)
{
  ((Plan *)plan)->n_order_freed++;
}

static void
answer_free (gpointer answer)
{
  plan_of_answers->n_answers_freed++;
  g_free (answer);
}

static gboolean
shall_stop (SvJob *job, const Plan *plan)
{
  return plan->by_gio ? g_cancellable_is_cancelled (sv_job_get_cancellable (job))
                      : *sv_job_get_stop (job);
}

static void
tell (SvJob *job, Plan *plan, gint64 number)
{
  const Piece piece = { number, plan };

  sv_job_tell (job, g_memdup2 (&piece, sizeof piece));
  ++*sv_job_get_count (job);
}

static gpointer
work (SvJob *job, gpointer order, GError **error)
{
  Plan *plan = order;
  gint64 i = 0;

  plan->n_begun++;
  while (i < plan->n_news)
    tell (job, plan, ++i);
  while (plan->forever && !shall_stop (job, plan))
    g_thread_yield ();
  if (plan->fault != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, plan->fault);
  plan->n_worked++;
  return plan->fault != NULL ? NULL : box (1000 + i);
}

static void
told (gpointer data, gconstpointer news)
{
  Owner *owner = data;

  owner->n_told++;
  g_assert_cmpint (((const Piece *)news)->number, ==, ++owner->last);
  if (owner->cancel_when_told || owner->free_when_told)
    sv_job_cancel (&owner->job);
  if (owner->free_when_told)
    g_free (owner);
}

static void
done (gpointer data, gpointer answer, const GError *error)
{
  Owner *owner = data;

  g_assert_null (owner->job);
  owner->n_done++;
  owner->answer = answer != NULL ? *(gint64 *)answer : 0;
  owner->error = error != NULL ? g_strdup (error->message) : NULL;
  g_free (answer);
}

static const SvJobKind kind = { .work = work,
                                .free_order = order_freed,
                                .told = told,
                                .free_news = piece_free,
                                .done = done,
                                .free_answer = answer_free };

static void
start (Owner *owner, Plan *plan)
{
  plan_of_answers = plan;
  sv_job_start (&owner->job, &kind, plan, owner);
}

/* Until the thread has come so far; the main loop does not run meanwhile. */
static void
await (atomic_uint *number, unsigned n)
{
  while (*number < n)
    g_thread_yield ();
}

/* Until all is over, also what nobody waits for: the order goes as the last. */
static void
let_end (Plan *plan)
{
  while (plan->n_order_freed == 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (plan->n_order_freed, ==, 1);
}

/* News come in their order, then the answer, and then nothing works any more. */
static void
test_wait_for_the_answer (void)
{
  Plan plan = { .n_news = 500 };
  Owner owner = { 0 };

  start (&owner, &plan);
  g_assert_nonnull (owner.job);
  let_end (&plan);
  g_assert_cmpuint (owner.n_told, ==, 500);
  g_assert_cmpuint (plan.n_news_freed, ==, 500);
  g_assert_cmpuint (owner.n_done, ==, 1);
  g_assert_cmpint (owner.answer, ==, 1500);
  g_assert_null (owner.error);
  g_assert_cmpuint (plan.n_answers_freed, ==, 0); /* it is the owner's */
}

static void
test_hear_why_not (void)
{
  Plan plan = { .fault = "The lamp is out." };
  Owner owner = { 0 };

  start (&owner, &plan);
  let_end (&plan);
  g_assert_cmpuint (owner.n_done, ==, 1);
  g_assert_cmpstr (owner.error, ==, "The lamp is out.");
  g_free (owner.error);
}

/* A thread that has not begun yet. */
static struct {
  gboolean holds;
  GTask *task;
  GTaskThreadFunc func;
} held;

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  static void (*real) (GTask * task, GTaskThreadFunc func);

  if (real == NULL)
    *(void **)&real = dlsym (RTLD_NEXT, "g_task_run_in_thread");
  if (!held.holds) {
    real (task, func);
    return;
  }
  held.task = g_object_ref (task);
  held.func = func;
}

static void
start_later (Owner *owner, Plan *plan)
{
  held.holds = TRUE;
  start (owner, plan);
  held.holds = FALSE;
}

static void
begin_now (void)
{
  g_task_run_in_thread (held.task, held.func);
  g_clear_object (&held.task);
}

/* What was cancelled before a thread was free for it is not worked out. */
static void
test_cancel_at_once (void)
{
  Plan plan = { .n_news = 3 };
  Owner owner = { 0 };

  start_later (&owner, &plan);
  sv_job_cancel (&owner.job);
  g_assert_null (owner.job);
  begin_now ();
  let_end (&plan);
  g_assert_cmpuint (plan.n_begun, ==, 0);
  g_assert_cmpuint (owner.n_told + owner.n_done, ==, 0);
  sv_job_cancel (&owner.job); /* nothing works */
}

/* The thread ends, its news and its answer are dropped; those who look at either sign hear of
 * it. */
static void
cancel_in_the_middle (gboolean by_gio)
{
  Plan plan = { .n_news = 2, .forever = TRUE, .by_gio = by_gio };
  Owner owner = { 0 };

  start (&owner, &plan);
  while (owner.n_told < 2)
    g_main_context_iteration (NULL, TRUE);
  sv_job_cancel (&owner.job);
  await (&plan.n_worked, 1);
  let_end (&plan);
  g_assert_cmpuint (owner.n_told, ==, 2);
  g_assert_cmpuint (owner.n_done, ==, 0);
  g_assert_cmpuint (plan.n_answers_freed, ==, 1);
}

static void
test_cancel_in_the_middle (void)
{
  cancel_in_the_middle (FALSE);
  cancel_in_the_middle (TRUE);
}

/* News that are on their way when it is cancelled are not told. */
static void
test_cancel_before_news_come (void)
{
  Plan plan = { .n_news = 20, .forever = TRUE };
  Owner owner = { .cancel_when_told = TRUE };

  start (&owner, &plan);
  while (*sv_job_get_count (owner.job) < 20)
    g_thread_yield ();
  let_end (&plan);
  g_assert_cmpuint (owner.n_told, ==, 1);
  g_assert_cmpuint (owner.n_done, ==, 0);
  g_assert_cmpuint (plan.n_news_freed, ==, 20);
}

/* It is worked out, but the main loop has not said so yet. */
static void
test_answer_comes_too_late (void)
{
  Plan plan = { .n_news = 1 };
  Owner owner = { 0 };

  start (&owner, &plan);
  await (&plan.n_worked, 1);
  sv_job_cancel (&owner.job);
  let_end (&plan);
  g_assert_cmpuint (owner.n_told + owner.n_done, ==, 0);
  g_assert_cmpuint (plan.n_news_freed, ==, 1);
  g_assert_cmpuint (plan.n_answers_freed, ==, 1);
}

static void
test_free_the_owner_while_it_works (void)
{
  Plan plan = { .n_news = 5, .forever = TRUE };
  Owner *owner = g_new0 (Owner, 1);

  start (owner, &plan);
  await (&plan.n_begun, 1);
  sv_job_cancel (&owner->job);
  g_free (owner);
  let_end (&plan);
  g_assert_cmpuint (plan.n_news_freed, ==, 5);
}

static void
test_free_the_owner_when_it_hears (void)
{
  Plan plan = { .n_news = 5, .forever = TRUE };
  Owner *owner = g_new0 (Owner, 1);

  owner->free_when_told = TRUE;
  start (owner, &plan);
  let_end (&plan);
  g_assert_cmpuint (plan.n_news_freed, ==, 5);
}

/* Of two works in one place only the second is heard of. */
static void
test_start_another (void)
{
  Plan first = { .n_news = 3, .forever = TRUE }, second = { .n_news = 4 };
  Owner owner = { 0 };

  start (&owner, &first);
  await (&first.n_begun, 1);
  start (&owner, &second);
  let_end (&second);
  let_end (&first);
  g_assert_cmpuint (owner.n_told, ==, 4);
  g_assert_cmpuint (owner.n_done, ==, 1);
  g_assert_cmpint (owner.answer, ==, 1004);
}

/* What is stopped, and not cancelled, says what it knows by then. */
static void
test_stop_and_keep_what_is_known (void)
{
  Plan plan = { .n_news = 3, .forever = TRUE };
  Owner owner = { 0 };

  start (&owner, &plan);
  await (&plan.n_begun, 1);
  sv_job_stop (owner.job);
  g_assert_nonnull (owner.job);
  let_end (&plan);
  g_assert_cmpuint (owner.n_told, ==, 3);
  g_assert_cmpuint (owner.n_done, ==, 1);
  g_assert_cmpint (owner.answer, ==, 1003);
  sv_job_stop (owner.job); /* nothing works */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/job/wait-for-the-answer", test_wait_for_the_answer);
  g_test_add_func ("/job/hear-why-not", test_hear_why_not);
  g_test_add_func ("/job/cancel-at-once", test_cancel_at_once);
  g_test_add_func ("/job/cancel-in-the-middle", test_cancel_in_the_middle);
  g_test_add_func ("/job/cancel-before-news-come", test_cancel_before_news_come);
  g_test_add_func ("/job/answer-comes-too-late", test_answer_comes_too_late);
  g_test_add_func ("/job/free-the-owner-while-it-works", test_free_the_owner_while_it_works);
  g_test_add_func ("/job/free-the-owner-when-it-hears", test_free_the_owner_when_it_hears);
  g_test_add_func ("/job/start-another", test_start_another);
  g_test_add_func ("/job/stop-and-keep-what-is-known", test_stop_and_keep_what_is_known);
  return g_test_run ();
}
