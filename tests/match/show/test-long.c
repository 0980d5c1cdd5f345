/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many matches between computer players in one process, each kept on the disk, looked back into and
 * saved: nothing of one is left when it is over.
 *
 *      test-long                    a few of each game
 *      test-long --matches 10000    more, with the figures */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "life.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-computer.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-quick-match.h"
#include "time-fixture.h"

enum {
  MATCHES = 12,
  WARM = 6,
  STEP_US = 3 * G_USEC_PER_SEC,
  LOOKS = 5,
  N_GAMES = 3,
  THINKERS = 200
};

static unsigned n_events;

/* Nobody is asked: whoever must act does, and breaks are short. */
static void
act (SvMatch *match, SvComputer *computer, gint64 *now_us)
{
  SvClock *clock = sv_match_get_clock (match);

  *now_us += STEP_US;
  sv_clock_check (clock);
  if (sv_clock_get_paused (clock))
    sv_clock_set_paused (clock, FALSE);
  sv_computer_act (computer);
}

static void
look_back (SvMatch *match)
{
  const unsigned n = sv_match_get_length (match);

  for (unsigned i = 0; i < LOOKS; i++) {
    sv_match_seek (match, n * i / LOOKS);
    sv_match_redo (match);
    sv_match_undo (match);
  }
  sv_match_seek (match, n);
}

static void
save (SvMatch *match)
{
  g_autofree char *path = g_build_filename (folder, "m.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_match_save_async (match, file, result_cb, &result);
  sv_match_save_finish (match, wait_for (&result), &error);
  g_assert_no_error (error);
}

/* Match i; every so often somebody plays who thinks, or thinks far. */
static void
play_match (unsigned i, gboolean on_disk)
{
  const SvGame *game = sv_games ()[i % N_GAMES];
  const char *kind = i % THINKERS == THINKERS - 1 ? "club" : i % 10 == 0 ? "greedy" : "random";
  gint64 now_us = G_USEC_PER_SEC;
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_quick_match_new (game, NULL, &error);

  g_assert_no_error (error);
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
  sv_match_seed (match, i);
  set_kinds (match, kind, "random");
  if (on_disk)
    sv_match_match_saver (match, folder);
  SvComputer *computer = sv_computer_new (match, 0);
  while (sv_match_get_node (match)->kind != SV_NODE_OVER)
    act (match, computer, &now_us);
  n_events += sv_match_get_length (match);
  look_back (match);
  if (on_disk)
    save (match);
  sv_computer_free (computer);
  sv_match_discard_match_saver (match);
  sv_save_wait ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (match);
}

static void
test_matches (void)
{
  guint descriptors = 0;

  for (unsigned i = 0; i < MATCHES; i++) {
    play_match (i, TRUE);
    if (i == WARM)
      descriptors = life_descriptors ();
  }
  g_assert_cmpuint (life_descriptors (), ==, descriptors);
}

static int
tell_figures (unsigned n)
{
  folder = g_dir_make_tmp ("speelveld-long-XXXXXX", NULL);
  for (unsigned i = 0; i < n; i++) {
    play_match (i, i % 10 == 0);
    life_tell ("matches", i, n);
  }
  g_printerr ("%u matches, %u events\n", n, n_events);
  remove_folder (folder);
  return 0;
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = { { "/long/matches", test_matches } };

  if (argc == 3 && strcmp (argv[1], "--matches") == 0)
    return tell_figures ((unsigned)atoi (argv[2]));
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
