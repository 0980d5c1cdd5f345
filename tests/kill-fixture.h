/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* kill-fixture: processes that change what is on the disk, each killed with signal 9 at a random
 * moment. A victim tells its pipe when it made each step and which one it has found on the disk:
 * that one may not be lost. Who killed it looks at what it leaves, and tells how far that is
 * behind. */

#include "folder-fixture.h"

#include <gio/gio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { KILLS = 50, AT_A_TIME = 10, LONGEST_MS = 2000 };

typedef struct {
  guint32 made;  /* steps */
  guint32 found; /* the newest one that was on the disk */
  gint64 at_us;  /* when the last step was made */
} Report;

typedef struct {
  const char *words; /* who is killed */
  /* What a victim does with path until it is killed. */
  int (*live) (const char *path, guint64 seed);
  /* The newest step that path holds, in *kept, after made steps were told; it may hold nothing that
   * was never there. FALSE if there is nothing yet. */
  gboolean (*find) (const char *path, guint64 seed, guint32 made, guint32 *kept);
} Killing;

typedef struct {
  GSubprocess *process;
  char *path;
  guint64 seed;
  gint64 end_us;
} Victim;

static const char *program;
static const Killing *killing;
static GArray *behind_us; /* of gint64: how old the file was when its victim was killed */
static unsigned n_nothing;

/* Tell the killer; FALSE if nobody listens any more. */
static inline gboolean
tell (const Report *report)
{
  return write (STDOUT_FILENO, report, sizeof *report) == (ssize_t)sizeof *report;
}

static void
start_victim (Victim *victim, guint64 seed)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (GError) error = NULL;

  victim->seed = seed;
  victim->path = g_build_filename (folder, number, NULL);
  victim->process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--live",
                                      victim->path, number, NULL);
  g_assert_no_error (error);
  victim->end_us = g_get_monotonic_time () + 1000 * g_random_int_range (1, LONGEST_MS);
}

/* For how long the first step that is not among those kept had been made. */
static gint64
behind (const GArray *reports, guint32 kept, gint64 killed_us)
{
  for (guint i = 0; i < reports->len; i++)
    if (g_array_index (reports, Report, i).made > kept)
      return killed_us - g_array_index (reports, Report, i).at_us;
  return 0;
}

static void
check_victim (const Victim *victim, const GArray *reports, gint64 killed_us)
{
  const Report none = { 0 };
  const Report *last =
      reports->len > 0 ? &g_array_index (reports, Report, reports->len - 1) : &none;
  guint32 kept;

  if (!killing->find (victim->path, victim->seed, last->made, &kept)) {
    g_assert_cmpuint (last->found, ==, 0);
    n_nothing++;
    return;
  }
  g_assert_cmpuint (kept, >=, last->found);
  const gint64 us = behind (reports, kept, killed_us);
  g_array_append_val (behind_us, us);
}

static void
end_victim (Victim *victim)
{
  GInputStream *pipe = g_subprocess_get_stdout_pipe (victim->process);
  g_autoptr (GArray) reports = g_array_new (FALSE, FALSE, sizeof (Report));
  Report report;
  gsize n;

  g_subprocess_send_signal (victim->process, SIGKILL);
  const gint64 killed_us = g_get_monotonic_time ();
  g_assert_true (g_subprocess_wait (victim->process, NULL, NULL));
  while (g_input_stream_read_all (pipe, &report, sizeof report, &n, NULL, NULL) &&
         n == sizeof report)
    g_array_append_val (reports, report);
  check_victim (victim, reports, killed_us);
  g_free (victim->path);
  g_object_unref (victim->process);
}

static void
kill_victims (unsigned n_kills)
{
  behind_us = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (unsigned done = 0; done < n_kills; done += AT_A_TIME) {
    Victim victims[AT_A_TIME];

    for (unsigned i = 0; i < AT_A_TIME; i++)
      start_victim (&victims[i], done + i);
    for (unsigned i = 0; i < AT_A_TIME; i++) {
      const gint64 left = victims[i].end_us - g_get_monotonic_time ();
      g_usleep ((gulong)MAX (left, 0));
      end_victim (&victims[i]);
    }
  }
}

static void
test_killed (void)
{
  kill_victims (KILLS);
  g_assert_cmpuint (behind_us->len, >, 0);
  g_array_unref (behind_us);
}

static int
compare_us (gconstpointer a, gconstpointer b)
{
  const gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;

  return x < y ? -1 : x > y;
}

static int
tell_figures (unsigned n_kills)
{
  folder = g_dir_make_tmp ("speelveld-kill-XXXXXX", NULL);
  kill_victims (n_kills);
  g_array_sort (behind_us, compare_us);
  const guint n = behind_us->len;
  printf ("%u kills of %s: nothing lost that was on the disk, nothing unreadable, nothing that was "
          "never there; %u before the first write\n",
          n_kills, killing->words, n_nothing);
  printf ("the file was behind by: median %.0f ms, 99 %% %.0f ms, worst %.0f ms\n",
          (double)g_array_index (behind_us, gint64, n / 2) / 1000,
          (double)g_array_index (behind_us, gint64, n * 99 / 100) / 1000,
          (double)g_array_index (behind_us, gint64, n - 1) / 1000);
  remove_folder (folder);
  return 0;
}

/* A whole test program: itself a victim, a test of KILLS, or with --kills more of them and the
 * figures. */
static inline int
run_killing (int argc, char **argv, const char *path, const Killing *what)
{
  const FolderTest tests[] = { { path, test_killed } };

  program = argv[0];
  killing = what;
  if (argc == 4 && strcmp (argv[1], "--live") == 0)
    return what->live (argv[2], g_ascii_strtoull (argv[3], NULL, 10));
  if (argc == 3 && strcmp (argv[1], "--kills") == 0)
    return tell_figures ((unsigned)atoi (argv[2]));
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
