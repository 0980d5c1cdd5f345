/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kill -9 while a match is played: what was on the disk is there, whole, and it was one of the
 * states that were played.
 *
 * Each player makes random steps (events, undo, redo, jumps), some of them a thousand in one go,
 * and tells its pipe each state that it has found in the file: that one may not be lost. It tells
 * when each step was made, too, which shows how far the file is behind.
 *
 *      test-store-autosave-kill                50 kills
 *      test-store-autosave-kill --kills 1000   more, with the figures */
#include "autosave-fixture.h"
#include "kill-fixture.h"

enum { BURST = 1000 };

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
  SvMatchSaver *self = keep_in (where, doc);

  sv_rng_seed (&rng, seed);
  for (;;) {
    const unsigned n = seed % 5 == 0 && report.made == 0 ? BURST : 1;
    for (unsigned i = 0; i < n && report.made < 20 * BURST; i++) {
      random_step (doc, &rng);
      sv_auto_saver_touch (SV_AUTO_SAVER (self));
      report.made++;
      report.at_us = g_get_monotonic_time ();
    }
    g_main_context_iteration (NULL, FALSE);
    report.found = look (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
    if (!tell (&report))
      return 1;
    g_usleep (1000 * (1 + seed % 4)); /* no more than the pipe holds */
  }
}

/* The state found must be one that was played. */
static gboolean
find_state (const char *where, guint64 seed, guint32 made, guint32 *kept)
{
  g_autoptr (GPtrArray) paths = sv_match_saver_list (where);

  if (paths->len == 0)
    return FALSE;
  g_assert_cmpuint (paths->len, ==, 1);
  g_autoptr (SvMatchDoc) read = open_sound (g_ptr_array_index (paths, 0));
  *kept = (guint32)(read->elapsed_ms / CLOCK_STEP_MS);
  g_autoptr (SvMatchDoc) played = match_after (*kept, seed);
  assert_same (read, played);
  return TRUE;
}

int
main (int argc, char **argv)
{
  static const Killing players = { "players", play, find_state };

  return run_killing (argc, argv, "/autosave/killed", &players);
}
