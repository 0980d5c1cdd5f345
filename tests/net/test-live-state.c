/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window sends of a match that is played is what the program that serves says about it. */

#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-json.h"
#include "sv-live-state.h"
#include "sv-score-words.h"

static SvCupDoc *
make_cup (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 2, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 2; i++) {
    SvTeamDoc *team = sv_team_doc_new (game);
    g_free (team->name);
    team->name = g_strdup (i == 0 ? "Fox" : "Owl");
    g_ptr_array_add (teams, team);
  }
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, NULL);
  g_assert_nonnull (doc);
  return doc;
}

static void
assert_words (const SvScoreline *line, const char *words)
{
  g_autoptr (SvCupDoc) doc = make_cup ();
  g_autoptr (JsonObject) object = sv_live_state_write (line);
  SvScoreline there;

  g_assert_true (sv_live_state_read (object, &there));
  g_autofree char *said = sv_live_state_words (&there, doc, 0);
  g_assert_cmpstr (said, ==, words);
}

/* The home team plays on the right. */
static void
test_sides (void)
{
  SvScoreline line = { .stage = SV_STAGE_PLAY,
                       .sides = { 1, 0 },
                       .winner = -1,
                       .period = "Shoot-out",
                       .shootout = TRUE,
                       .scored = { 3, 2 } };

  assert_words (&line, "Shoot-out: 2–3");
  line.shootout = FALSE;
  line.stage = SV_STAGE_OVER;
  assert_words (&line, "The match ends in a draw.");
  line.winner = 0;
  line.how = SV_END_GOLDEN_GOAL;
  assert_words (&line, "Owl wins with a golden goal.");
  line.winner = 1;
  assert_words (&line, "Fox wins with a golden goal.");
}

static void
test_play (void)
{
  SvScoreline line = { .stage = SV_STAGE_PLAY, .sides = { 0, 1 }, .winner = -1 };

  assert_words (&line, "");
  line.period = "Second half";
  assert_words (&line, "Second half");
  line.clock_ends = 90;
  assert_words (&line, "Second half, of 90′");
  line.notice = "The next goal wins";
  assert_words (&line, "Second half · The next goal wins");
  /* A table that counts its break; the time that it has lasted would soon be old. */
  line.rests = TRUE;
  assert_words (&line, "Break");
  line.stage = SV_STAGE_BREAK;
  assert_words (&line, "Half-time");
}

static void
test_nonsense (void)
{
  static const char *const lines[] = { "{}",
                                       "{\"stage\":\"x\"}",
                                       "{\"stage\":1}",
                                       "{\"stage\":\"play\",\"period\":3}",
                                       "{\"stage\":\"play\",\"ends\":-1}",
                                       "{\"stage\":\"play\",\"shootout\":[1]}",
                                       "{\"stage\":\"over\"}",
                                       "{\"stage\":\"over\",\"how\":\"full time\",\"winner\":2}" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (JsonObject) object = sv_json_read (lines[i], strlen (lines[i]), NULL);
    SvScoreline line;
    g_assert_false (sv_live_state_read (object, &line));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/live-state/sides", test_sides);
  g_test_add_func ("/live-state/play", test_play);
  g_test_add_func ("/live-state/nonsense", test_nonsense);
  return g_test_run ();
}
