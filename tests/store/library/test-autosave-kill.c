/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kill -9 while a match is played: what was on the disk is there, whole, and it was one of the states
 * that were played.
 *
 * Each player makes random steps (events, undo, redo, jumps), some of them a thousand in one go, and
 * tells its pipe each state that it has found in the file: that one may not be lost. It tells when each
 * step was made, too, which shows how far the file is behind.
 *
 *      test-store-autosave-kill                50 kills
 *      test-store-autosave-kill --kills 1000   more, with the figures */
#include "autosave-fixture.h"

#include <gio/gio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { AT_A_TIME = 10, LONGEST_MS = 2000, BURST = 1000 };

typedef struct {
  guint32 made;  /* steps */
  guint32 found; /* the newest state that was in the file */
  gint64 at_us;  /* when the last step was made */
} Report;

/* --- The player, a process of its own --- */

/* The number of steps that the file at path tells, by its clock. */
static guint32
look (const char *path)
{
  g_autofree char *text = NULL;
  const char *at =
      g_file_get_contents (path, &text, NULL, NULL) ? strstr (text, "\"elapsed_ms\":") : NULL;
  return at != NULL ? (guint32)(g_ascii_strtoll (strchr (at, ':') + 1, NULL, 10) / CLOCK_STEP_MS)
                    : 0;
}

static int
play (const char *where, guint64 seed)
{
  SvRng rng;
  Report report = { 0 };
  SvMatchDoc *doc = new_match ();
  SvAutosave *self = keep_in (where, doc);

  sv_rng_seed (&rng, seed);
  for (;;) {
    const unsigned n = seed % 5 == 0 && report.made == 0 ? BURST : 1;
    for (unsigned i = 0; i < n && report.made < 20 * BURST; i++) {
      random_step (doc, &rng);
      sv_keeper_touch (SV_KEEPER (self));
      report.made++;
      report.at_us = g_get_monotonic_time ();
    }
    g_main_context_iteration (NULL, FALSE);
    report.found = look (sv_keeper_get_path (SV_KEEPER (self)));
    if (write (STDOUT_FILENO, &report, sizeof report) != (ssize_t)sizeof report)
      return 1;
    g_usleep (1000 * (1 + seed % 4)); /* no more than the pipe holds */
  }
}

/* --- The killer --- */

static const char *program;
static GArray *behind_us; /* of gint64: how old the file was when its player was killed */
static unsigned n_nothing;

typedef struct {
  GSubprocess *process;
  char *where;
  guint64 seed;
  gint64 end_us;
} Player;

static void
start (Player *player, guint64 seed)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autofree char *name = g_strdup_printf ("%s/%s", folder, number);
  g_autoptr (GError) error = NULL;
  player->seed = seed;
  player->where = g_steal_pointer (&name);
  player->process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play",
                                      player->where, number, NULL);
  g_assert_no_error (error);
  player->end_us = g_get_monotonic_time () + 1000 * g_random_int_range (1, LONGEST_MS);
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

/* The state found must be one that was played, not before the last one that was found. */
static void
check (const Player *player, const GArray *reports, gint64 killed_us)
{
  const guint32 found =
      reports->len > 0 ? g_array_index (reports, Report, reports->len - 1).found : 0;
  g_autoptr (GPtrArray) paths = sv_autosave_list (player->where);
  if (paths->len == 0) {
    g_assert_cmpuint (found, ==, 0);
    n_nothing++;
    return;
  }
  g_autoptr (SvMatchDoc) read = open_sound (g_ptr_array_index (paths, 0));
  const guint32 kept = (guint32)(read->elapsed_ms / CLOCK_STEP_MS);
  g_autoptr (SvMatchDoc) played = match_after (kept, player->seed);
  g_assert_cmpuint (paths->len, ==, 1);
  g_assert_cmpuint (kept, >=, found);
  assert_same (read, played);
  const gint64 us = behind (reports, kept, killed_us);
  g_array_append_val (behind_us, us);
}

static void
end (Player *player)
{
  GInputStream *pipe = g_subprocess_get_stdout_pipe (player->process);
  g_autoptr (GArray) reports = g_array_new (FALSE, FALSE, sizeof (Report));
  Report report;
  gsize n;
  g_subprocess_send_signal (player->process, SIGKILL);
  const gint64 killed_us = g_get_monotonic_time ();
  g_assert_true (g_subprocess_wait (player->process, NULL, NULL));
  while (g_input_stream_read_all (pipe, &report, sizeof report, &n, NULL, NULL) &&
         n == sizeof report)
    g_array_append_val (reports, report);
  check (player, reports, killed_us);
  remove_folder (player->where);
  g_free (player->where);
  g_object_unref (player->process);
}

static void
kill_players (unsigned n_kills)
{
  behind_us = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (unsigned done = 0; done < n_kills; done += AT_A_TIME) {
    Player players[AT_A_TIME];
    for (unsigned i = 0; i < AT_A_TIME; i++)
      start (&players[i], done + i);
    for (unsigned i = 0; i < AT_A_TIME; i++) {
      const gint64 left = players[i].end_us - g_get_monotonic_time ();
      g_usleep ((gulong)MAX (left, 0));
      end (&players[i]);
    }
  }
}

static void
test_killed (void)
{
  kill_players (50);
  g_array_unref (behind_us);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;
  return x < y ? -1 : x > y;
}

static int
tell_figures (unsigned n_kills)
{
  folder = g_dir_make_tmp ("speelveld-autosave-XXXXXX", NULL);
  kill_players (n_kills);
  g_array_sort (behind_us, compare);
  const guint n = behind_us->len;
  printf ("%u kills: nothing lost that was on the disk, nothing unreadable, nothing that was not "
          "played; %u before the first write\n",
          n_kills, n_nothing);
  printf ("the file was behind by: median %.0f ms, 99 %% %.0f ms, worst %.0f ms\n",
          (double)g_array_index (behind_us, gint64, n / 2) / 1000,
          (double)g_array_index (behind_us, gint64, n * 99 / 100) / 1000,
          (double)g_array_index (behind_us, gint64, n - 1) / 1000);
  remove_folder (folder);
  return 0;
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = { { "/autosave/killed", test_killed } };

  program = argv[0];
  if (argc == 4 && strcmp (argv[1], "--play") == 0)
    return play (argv[2], g_ascii_strtoull (argv[3], NULL, 10));
  if (argc == 3 && strcmp (argv[1], "--kills") == 0)
    return tell_figures ((unsigned)atoi (argv[2]));
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
