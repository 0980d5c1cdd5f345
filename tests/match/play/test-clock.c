/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvClock on a time of the test's own: nothing here waits. */

#include "sv-clock.h"
#include "time-fixture.h"

#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* The machine sleeps when the test says so: clocks of this program ask here. */
static gint64 asleep_s;

/* Or it stands at these times. */
static gboolean stands;
static struct timespec awake, since_start;

int
clock_gettime (clockid_t id, struct timespec *out)
{
  const int result = (int)syscall (SYS_clock_gettime, id, out);

  if (stands)
    *out = id == CLOCK_BOOTTIME ? since_start : awake;
  if (id == CLOCK_BOOTTIME)
    out->tv_sec += asleep_s;
  return result;
}

typedef struct {
  SvClock *clock;
  gint64 now_us;
  int ticks, warnings, expired, slept, running, paused;
  gint64 slept_s;
} Fixture;

static void
slept_cb (SvClock *clock, gint64 seconds, gpointer data)
{
  Fixture *f = data;

  f->slept++;
  f->slept_s = seconds;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->clock = g_object_new (SV_TYPE_CLOCK, NULL);
  f->now_us = 77 * G_USEC_PER_SEC;
  sv_clock_set_source (f->clock, fake_time, &f->now_us);
  g_signal_connect_swapped (f->clock, "tick", G_CALLBACK (count_cb), &f->ticks);
  g_signal_connect_swapped (f->clock, "warning", G_CALLBACK (count_cb), &f->warnings);
  g_signal_connect_swapped (f->clock, "expired", G_CALLBACK (count_cb), &f->expired);
  g_signal_connect_swapped (f->clock, "notify::running", G_CALLBACK (count_cb), &f->running);
  g_signal_connect_swapped (f->clock, "notify::paused", G_CALLBACK (count_cb), &f->paused);
  g_signal_connect (f->clock, "slept", G_CALLBACK (slept_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->clock);
}

/* Let time pass as it does: in ticks. */
static void
pass (Fixture *f, gint64 ms)
{
  while (ms > 0) {
    gint64 step = MIN (ms, 250);

    f->now_us += step * 1000;
    ms -= step;
    sv_clock_check (f->clock);
  }
}

/* A period of this length, of which so much is played. */
static void
start (Fixture *f, gint64 length_ms, gint64 elapsed_ms)
{
  sv_clock_set (f->clock, length_ms, elapsed_ms);
  sv_clock_set_wanted (f->clock, TRUE);
}

static void
test_start (Fixture *f, gconstpointer data)
{
  g_assert_false (sv_clock_get_running (f->clock));
  sv_clock_set (f->clock, 600000, 0);
  pass (f, 3000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 0);

  sv_clock_set_wanted (f->clock, TRUE);
  g_assert_true (sv_clock_get_running (f->clock));
  pass (f, 3000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 3000);
  g_assert_cmpint (sv_clock_get_remaining (f->clock), ==, 597000);
  g_assert_cmpint (f->ticks, ==, 12);

  /* Counted up to now, also between two ticks. */
  f->now_us += 100 * 1000;
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 3100);

  sv_clock_set_wanted (f->clock, FALSE);
  pass (f, 3000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 3100);
  g_assert_cmpint (f->running, ==, 2);
}

static void
test_pause (Fixture *f, gconstpointer data)
{
  start (f, 600000, 5000);
  pass (f, 1000);
  f->now_us += 200 * 1000;
  sv_clock_set_paused (f->clock, TRUE);
  sv_clock_set_paused (f->clock, TRUE);
  g_assert_false (sv_clock_get_running (f->clock));
  g_assert_true (sv_clock_get_wanted (f->clock));
  g_assert_cmpint (f->paused, ==, 1);
  pass (f, 3600 * 1000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 6200);
  sv_clock_set_paused (f->clock, FALSE);
  pass (f, 300);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 6500);
  g_assert_cmpint (f->slept, ==, 0);

  /* A pause outlives the beginning of the next period. */
  sv_clock_set_paused (f->clock, TRUE);
  start (f, 600000, 0);
  g_assert_false (sv_clock_get_running (f->clock));
}

static void
test_gap (Fixture *f, gconstpointer data)
{
  start (f, 600000, 0);
  pass (f, 10000);
  f->now_us += 5000 * 1000;
  sv_clock_check (f->clock);
  g_assert_cmpint (f->slept, ==, 0);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 15000);

  f->now_us += (gint64)7200 * G_USEC_PER_SEC;
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 15000);
  sv_clock_check (f->clock);
  g_assert_cmpint (f->slept, ==, 1);
  g_assert_cmpint (f->slept_s, ==, 7200);
  g_assert_cmpint (f->expired, ==, 0);
  g_assert_true (sv_clock_get_paused (f->clock));
  g_assert_false (sv_clock_get_running (f->clock));
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 15000);

  sv_clock_set_paused (f->clock, FALSE);
  pass (f, 1000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 16000);
}

static void
test_gap_found_by_pause (Fixture *f, gconstpointer data)
{
  start (f, 600000, 0);
  f->now_us += 60 * G_USEC_PER_SEC;
  sv_clock_set_paused (f->clock, TRUE);
  g_assert_cmpint (f->slept, ==, 1);
  g_assert_cmpint (f->paused, ==, 1);
  g_assert_true (sv_clock_get_paused (f->clock));
}

static void
test_backwards (Fixture *f, gconstpointer data)
{
  start (f, 600000, 0);
  pass (f, 1000);
  f->now_us -= 30 * G_USEC_PER_SEC;
  sv_clock_check (f->clock);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 1000);
  pass (f, 500);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 1500);
}

static void
test_expiry (Fixture *f, gconstpointer data)
{
  start (f, 120000, 0);
  pass (f, 59900);
  g_assert_cmpint (f->warnings, ==, 0);
  pass (f, 100);
  g_assert_cmpint (f->warnings, ==, 1);
  pass (f, 59900);
  g_assert_cmpint (f->warnings, ==, 1);
  g_assert_cmpint (f->expired, ==, 0);
  f->now_us += 4000 * 1000;
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 120000);
  sv_clock_check (f->clock);
  g_assert_cmpint (f->expired, ==, 1);
  g_assert_true (sv_clock_get_expired (f->clock));
  g_assert_false (sv_clock_get_running (f->clock));
  g_assert_cmpint (sv_clock_get_remaining (f->clock), ==, 0);
  pass (f, 10000);
  g_assert_cmpint (f->expired, ==, 1);

  /* Taken back to before the end, it goes on; and ends once more. */
  start (f, 120000, 119000);
  g_assert_false (sv_clock_get_expired (f->clock));
  pass (f, 2000);
  g_assert_cmpint (f->expired, ==, 2);
  g_assert_cmpint (f->warnings, ==, 1);

  start (f, 120000, 120000);
  g_assert_true (sv_clock_get_expired (f->clock));
  pass (f, 2000);
  g_assert_cmpint (f->expired, ==, 2);
}

/* A period of a minute begins without a warning. */
static void
test_short (Fixture *f, gconstpointer data)
{
  start (f, 60000, 0);
  pass (f, 60000);
  g_assert_cmpint (f->warnings, ==, 0);
  g_assert_cmpint (f->expired, ==, 1);
}

static void
test_endless (Fixture *f, gconstpointer data)
{
  start (f, 0, 0);
  g_assert_cmpint (sv_clock_get_remaining (f->clock), ==, -1);
  pass (f, 900 * 1000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 900000);
  g_assert_cmpint (f->warnings, ==, 0);
  g_assert_cmpint (f->expired, ==, 0);
  f->now_us -= 1000;
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 900000);
  f->now_us += (gint64)7200 * G_USEC_PER_SEC;
  sv_clock_check (f->clock);
  g_assert_cmpint (f->slept, ==, 1);
  g_assert_true (sv_clock_get_paused (f->clock));
}

/* Whoever is told may begin the next period at once. */
static void
next_period_cb (SvClock *clock, gpointer data)
{
  sv_clock_set (clock, 60000, 0);
  sv_clock_set_wanted (clock, TRUE);
}

static void
test_next_period (Fixture *f, gconstpointer data)
{
  g_signal_connect (f->clock, "expired", G_CALLBACK (next_period_cb), NULL);
  start (f, 60000, 59000);
  pass (f, 1000);
  g_assert_cmpint (f->expired, ==, 1);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 0);
  g_assert_true (sv_clock_get_running (f->clock));
  pass (f, 60000);
  g_assert_cmpint (f->expired, ==, 2);
}

/* So may whoever sees it tick: then the end that it was is not told. */
static void
leave_cb (SvClock *clock, gpointer data)
{
  if (sv_clock_get_expired (clock))
    next_period_cb (clock, data);
}

static void
test_next_period_at_once (Fixture *f, gconstpointer data)
{
  g_signal_connect (f->clock, "tick", G_CALLBACK (leave_cb), NULL);
  start (f, 60000, 59000);
  pass (f, 1000);
  g_assert_cmpint (f->expired, ==, 0);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, 0);
  g_assert_true (sv_clock_get_running (f->clock));
}

/* On the machine's own time: a timeout exists only while the clock runs. */
static void
test_main_loop (void)
{
  SvClock *clock = g_object_new (SV_TYPE_CLOCK, NULL);
  GMainContext *context = g_main_context_default ();
  int ticks = 0;

  g_signal_connect_swapped (clock, "tick", G_CALLBACK (count_cb), &ticks);
  sv_clock_set (clock, 600000, 0);
  sv_clock_set_wanted (clock, TRUE);
  while (ticks < 2)
    g_main_context_iteration (context, TRUE);
  g_assert_cmpint (sv_clock_get_elapsed (clock), >, 0);
  sv_clock_set_paused (clock, TRUE);
  g_assert_null (g_main_context_find_source_by_user_data (context, clock));
  sv_clock_set_paused (clock, FALSE);
  g_assert_nonnull (g_main_context_find_source_by_user_data (context, clock));
  g_assert_finalize_object (clock);
}

/* It wakes nobody before another second is shown. */
static void
test_once_a_second (void)
{
  SvClock *clock = g_object_new (SV_TYPE_CLOCK, NULL);

  stands = TRUE;
  awake = (struct timespec){ 100, 0 };
  sv_clock_set (clock, 600000, 599250);
  sv_clock_set_wanted (clock, TRUE);
  const gint64 due = g_source_get_ready_time (
      g_main_context_find_source_by_user_data (g_main_context_default (), clock));
  g_assert_cmpint (due, ==, 100 * G_USEC_PER_SEC + 751 * 1000);
  stands = FALSE;
  g_assert_finalize_object (clock);
}

/* What the machine sleeps is no time of the match, however short its ticks seem. */
static void
test_machine_sleeps (void)
{
  Fixture f = { .clock = g_object_new (SV_TYPE_CLOCK, NULL) };

  g_signal_connect (f.clock, "slept", G_CALLBACK (slept_cb), &f);
  sv_clock_set (f.clock, 600000, 0);
  sv_clock_set_wanted (f.clock, TRUE);
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept, ==, 0);
  asleep_s += 60;
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept, ==, 1);
  g_assert_cmpint (f.slept_s, ==, 60);
  g_assert_true (sv_clock_get_paused (f.clock));
  g_assert_cmpint (sv_clock_get_elapsed (f.clock), <, 60000);
  g_assert_finalize_object (f.clock);
}

/* Who binds to it sees the same. */
static void
assert_properties (SvClock *clock, gboolean running, gboolean paused)
{
  gboolean is_running, is_paused;

  g_object_get (clock, "running", &is_running, "paused", &is_paused, NULL);
  g_assert_cmpint (is_running, ==, running);
  g_assert_cmpint (is_paused, ==, paused);
  g_assert_cmpint (sv_clock_get_running (clock), ==, running);
  g_assert_cmpint (sv_clock_get_paused (clock), ==, paused);
}

static void
test_properties (Fixture *f, gconstpointer data)
{
  assert_properties (f->clock, FALSE, FALSE);
  start (f, 600000, 0);
  assert_properties (f->clock, TRUE, FALSE);
  sv_clock_set_paused (f->clock, TRUE);
  assert_properties (f->clock, FALSE, TRUE);
}

/* A nap counts as time of the match, to the millisecond; what is longer does not. */
static void
test_machine_naps (void)
{
  Fixture f = { .clock = g_object_new (SV_TYPE_CLOCK, NULL) };

  g_signal_connect (f.clock, "slept", G_CALLBACK (slept_cb), &f);
  stands = TRUE;
  awake = (struct timespec){ 100, 0 };
  since_start = (struct timespec){ 200, 0 };
  sv_clock_set (f.clock, 600000, 0);
  sv_clock_set_wanted (f.clock, TRUE);
  awake = (struct timespec){ 103, 900 * 1000000 };
  since_start = (struct timespec){ 208, 500 * 1000000 }; /* 4.6 s asleep */
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept, ==, 0);
  g_assert_cmpint (sv_clock_get_elapsed (f.clock), ==, 3900);
  since_start = (struct timespec){ 213, 500 * 1000000 }; /* 5 s more */
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept, ==, 0);
  awake = (struct timespec){ 104, 0 };
  since_start = (struct timespec){ 218, 700 * 1000000 }; /* 5.1 s more */
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept, ==, 1);
  g_assert_cmpint (f.slept_s, ==, 5);
  g_assert_cmpint (sv_clock_get_elapsed (f.clock), ==, 4000);
  sv_clock_set_paused (f.clock, FALSE);
  awake = (struct timespec){ 110, 0 };
  since_start =
      (struct timespec){ 284, 700 * 1000000 }; /* nobody looked for 6 s, and 60 s asleep */
  sv_clock_check (f.clock);
  g_assert_cmpint (f.slept_s, ==, 66);
  g_assert_cmpint (sv_clock_get_elapsed (f.clock), ==, 4000);
  stands = FALSE;
  g_assert_finalize_object (f.clock);
}

/* A damaged document may say anything. */
static void
test_longest (Fixture *f, gconstpointer data)
{
  start (f, 0, G_MAXINT64);
  gint64 before = sv_clock_get_elapsed (f->clock);
  g_assert_cmpint (before, >, 0);
  pass (f, 2000);
  g_assert_cmpint (sv_clock_get_elapsed (f->clock), ==, before + 2000);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/clock/start", test_start);
  ADD ("/clock/pause", test_pause);
  ADD ("/clock/gap", test_gap);
  ADD ("/clock/gap-found-by-pause", test_gap_found_by_pause);
  ADD ("/clock/backwards", test_backwards);
  ADD ("/clock/S-90-expiry", test_expiry);
  ADD ("/clock/short", test_short);
  ADD ("/clock/endless", test_endless);
  ADD ("/clock/next-period", test_next_period);
  ADD ("/clock/next-period-at-once", test_next_period_at_once);
  ADD ("/clock/longest", test_longest);
  ADD ("/clock/properties", test_properties);
  g_test_add_func ("/clock/machine-sleeps", test_machine_sleeps);
  g_test_add_func ("/clock/machine-naps", test_machine_naps);
  g_test_add_func ("/clock/main-loop", test_main_loop);
  g_test_add_func ("/clock/once-a-second", test_once_a_second);
  return g_test_run ();
}
