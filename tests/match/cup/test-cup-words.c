/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results as people type them, and why a team stands below another one. */

#include "cup-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-sheets.h"
#include "sv-cup-words.h"

/* What is typed, and what it is taken for; how: -1 if it is none. */
static void
test_typed_result (void)
{
  static const struct {
    const char *text;
    int how;
    unsigned numbers[4];
  } cases[] = {
    { "3-2", SV_END_FULL_TIME, { 3, 2 } },
    { " 3–2 ", SV_END_FULL_TIME, { 3, 2 } },
    { "3:2", SV_END_FULL_TIME, { 3, 2 } },
    { "32", SV_END_FULL_TIME, { 3, 2 } },
    { "0-0", SV_END_FULL_TIME, { 0, 0 } },
    { "2:2 5:4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "2–2 5–4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "2-2 5-4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "12-10", SV_END_FULL_TIME, { 12, 10 } },
    { "10 - 11", SV_END_FULL_TIME, { 10, 11 } },
    { "10 11", SV_END_FULL_TIME, { 10, 11 } },
    { "22 54", SV_END_FULL_TIME, { 22, 54 } },
    { "10\t11", SV_END_FULL_TIME, { 10, 11 } },
    { "10\u00a0-\u00a011", SV_END_FULL_TIME, { 10, 11 } }, /* blanks that do not break */
    { "10 — 11", SV_END_FULL_TIME, { 10, 11 } },
    { "10−11", SV_END_FULL_TIME, { 10, 11 } }, /* a minus */
    { "10\u201111", SV_END_FULL_TIME, { 10, 11 } },
    { "10:11", SV_END_FULL_TIME, { 10, 11 } },
    { "10;11", SV_END_FULL_TIME, { 10, 11 } }, /* the same key without Shift */
    { "10/11", SV_END_FULL_TIME, { 10, 11 } },
    { "10.11", SV_END_FULL_TIME, { 10, 11 } },
    { "10,11", SV_END_FULL_TIME, { 10, 11 } },
    { "03-02", SV_END_FULL_TIME, { 3, 2 } },
    { "100-98", SV_END_FULL_TIME, { 100, 98 } },
    { "١٠-١١", SV_END_FULL_TIME, { 10, 11 } },
    { "22 5-4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "2-2 54", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "2 - 2  5 - 4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "2–2 (5–4)", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "10-10 12-11", SV_END_PENALTIES, { 10, 10, 12, 11 } },
    { "123", -1, { 0 } }, /* 12-3 or 1-23 */
    { "1011", -1, { 0 } },
    { "3-", -1, { 0 } },
    { "10 -", -1, { 0 } },
    { "3--2", -1, { 0 } },
    { "1- -2", -1, { 0 } },
    { "1-2-3", -1, { 0 } },
    { "1 2 3", -1, { 0 } },
    { "3-2a", -1, { 0 } },
    { "-", -1, { 0 } },
    { "3-2 1", -1, { 0 } },
    { "3", -1, { 0 } },
    { "3-2 1-0 1-0", -1, { 0 } },
    { "three", -1, { 0 } },
    { "-1-2", -1, { 0 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    SvCupResult result;
    const gboolean read = sv_cup_words_read_result (cases[i].text, &result, &error);

    g_test_message ("“%s”", cases[i].text);
    g_assert_cmpint (read, ==, cases[i].how >= 0);
    g_assert_cmpint (error == NULL, ==, read);
    if (!read)
      continue;
    g_assert_true (result.played);
    g_assert_cmpint (result.how, ==, cases[i].how);
    for (unsigned side = 0; side < 2; side++) {
      g_assert_cmpuint (result.score[side], ==, cases[i].numbers[side]);
      g_assert_cmpuint (result.shootout[side], ==, cases[i].numbers[2 + side]);
    }
  }
}

/* Nothing is no result. */
static void
test_no_result (void)
{
  SvCupResult result;

  g_assert_true (sv_cup_words_read_result ("  ", &result, NULL));
  g_assert_false (result.played);
}

/* The reason between two teams of two lines that are level in points: the upper one has played
 * three times. */
static void
assert_reason (const SvCupDoc *doc, SvCupBy by, unsigned lost, const char *expected)
{
  const SvCupLine above = { .team = 0, .rank = 1, .won = 3, .goals = { 9, 4 }, .points = 6 };
  const SvCupLine line = {
    .team = 1,
    .rank = 2,
    .won = 2,
    .lost = lost,
    .goals = { 5, 7 },
    .points = 6,
    .by = by,
    .mutual = { SV_CUP_BY_POINTS, 2, 2, 4, true },
  };

  assert_text (sv_cup_words_reason (doc, &above, &line), expected);
}

static SvCupDoc *
with_score (SvCupDoc *doc, unsigned i, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };
  SvCupDoc *after = sv_cup_doc_result (doc, i, &result, NULL);

  g_assert_nonnull (after);
  sv_cup_doc_free (doc);
  return after;
}

/* The fixtures between the first two teams of a league that is played twice. */
static unsigned
find_meeting (const SvCup *cup, unsigned home)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->from[0].n == home &&
        sv_cup_fixture (cup, i)->from[1].n == 1 - home)
      return i;
  g_assert_not_reached ();
}

static void
test_reasons (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 3, game->season.points);

  cup->legs = 2;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 3; i++)
    g_ptr_array_add (teams, named_team (game, ((const char *const[]){ "Fox", "Owl", "Elk" })[i]));
  SvCupDoc *doc = sv_cup_doc_new ("", variant, teams, cup, NULL);

  assert_reason (doc, SV_CUP_BY_WINS, 1, "Level with Fox on points; matches won: 2 against 3");
  assert_reason (doc, SV_CUP_BY_GOALS, 1, "Level with Fox on points; 5 goals against 9");
  assert_reason (doc, SV_CUP_BY_DIFFERENCE, 1,
                 "Level with Fox on points; goal difference −2 against +5");
  assert_reason (doc, SV_CUP_BY_LOT, 1, "Level with Fox in everything; lots decided");
  assert_reason (doc, SV_CUP_BY_NOTHING, 1, "Level with Fox in everything");
  assert_reason (doc, SV_CUP_BY_POINTS, 1, NULL);

  /* One match between them is told with its score, from who stands below; two are not. */
  static const char matches[] =
      "Level with Fox on points; 2 points against 4 in the matches between those who are level";
  assert_reason (doc, SV_CUP_BY_MUTUAL, 1, matches);
  doc = with_score (doc, find_meeting (doc->cup, 0), 4, 1);
  assert_reason (doc, SV_CUP_BY_MUTUAL, 1, "Level with Fox on points; 1–4 in their match");
  doc = with_score (doc, find_meeting (doc->cup, 0), 2, 2);
  assert_reason (doc, SV_CUP_BY_MUTUAL, 1, matches);
  doc = with_score (doc, find_meeting (doc->cup, 1), 0, 3);
  assert_reason (doc, SV_CUP_BY_MUTUAL, 1, matches);

  /* A team that has played less often is not behind yet, until there is nothing more to play. */
  assert_reason (doc, SV_CUP_BY_MUTUAL, 0, NULL);
  assert_reason (doc, SV_CUP_BY_DIFFERENCE, 2, NULL);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    doc = with_score (doc, i, 1, 0);
  assert_reason (doc, SV_CUP_BY_MUTUAL, 0, matches);
  sv_cup_doc_free (doc);
}

/* Three teams that are level say by what their own matches parted them, also who has won the match
 * against the team above. */
static void
test_level_in_a_circle (void)
{
  const SvGame *game = sv_games ()[0];
  static const unsigned scores[3][3] = { { 0, 2, 0 }, { 0, 0, 1 }, { 1, 0, 0 } }; /* home wins */
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 3, game->season.points);
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 3; i++)
    g_ptr_array_add (teams, named_team (game, ((const char *const[]){ "Fox", "Owl", "Elk" })[i]));
  SvCupDoc *doc = sv_cup_doc_new ("", variant, teams, cup, NULL);
  for (unsigned i = 0; i < 3; i++) {
    const SvCupSource *from = sv_cup_fixture (doc->cup, i)->from;
    doc = with_score (doc, i, scores[from[0].n][from[1].n], scores[from[1].n][from[0].n]);
  }
  g_assert_cmpuint (sv_cup_table (doc->cup, 0, lines), ==, 3);
  g_assert_cmpuint (lines[1].team, ==, 2); /* Elk has beaten Fox and stands below it */
  assert_text (sv_cup_words_reason (doc, &lines[0], &lines[1]),
               "Level with Fox on points; goal difference 0 against +1 in the matches between "
               "those who are level");
  assert_text (sv_cup_words_reason (doc, &lines[1], &lines[2]),
               "Level with Elk on points; goal difference −1 against 0 in the matches between "
               "those who are level");
  sv_cup_doc_free (doc);
}

/* Return the fixture of two teams, and on which side the first one is. */
static unsigned
find_pair (const SvCup *cup, unsigned a, unsigned b, unsigned *side)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupSource *from = sv_cup_fixture (cup, i)->from;
    if ((from[0].n == a && from[1].n == b) || (from[0].n == b && from[1].n == a)) {
      *side = from[0].n == a ? 0 : 1;
      return i;
    }
  }
  g_assert_not_reached ();
}

/* Three teams are level, of which the third has met neither of the others: the matches between them
 * do not explain its rank yet. */
static void
test_not_met (void)
{
  static const unsigned won[][3] = { { 0, 1, 1 },
                                     { 1, 3, 1 },
                                     { 2, 4, 5 } }; /* team, team, goals */
  g_autoptr (SvCupBook) book = make_league (NULL, 5);
  SvCupDoc *doc = NULL;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned k = 0; k < G_N_ELEMENTS (won); k++) {
    const SvCupDoc *before = doc != NULL ? doc : sv_cup_book_get_doc (book);
    unsigned side;
    const unsigned i = find_pair (before->cup, won[k][0], won[k][1], &side);
    SvCupResult result = { .played = true };
    result.score[side] = won[k][2];
    SvCupDoc *after = sv_cup_doc_result (before, i, &result, NULL);
    sv_cup_doc_free (doc);
    doc = after;
  }
  sv_cup_table (doc->cup, 0, lines);
  g_assert_cmpuint (lines[0].team, ==, 0);
  g_assert_cmpuint (lines[1].team, ==, 2);
  g_assert_cmpuint (lines[1].by, ==, SV_CUP_BY_MUTUAL);
  assert_text (sv_cup_words_reason (doc, &lines[0], &lines[1]), NULL);
  /* One goal is not “1 goals”. */
  lines[1].mutual = (SvCupMutual){ SV_CUP_BY_GOALS, 3, 1, 3, true };
  assert_text (sv_cup_words_reason (doc, &lines[0], &lines[1]),
               "Level with Team 1 on points; 1 goal against 3 in the matches between those who "
               "are level");
  lines[1].by = SV_CUP_BY_GOALS;
  lines[1].goals[0] = 1;
  assert_text (sv_cup_words_reason (doc, &lines[0], &lines[1]),
               "Level with Team 1 on points; 1 goal against 1");
  sv_cup_doc_free (doc);
}

/* How long a plan takes is told in hours and minutes, as far as there are any. */
static void
test_length (void)
{
  static const struct {
    unsigned minutes;
    const char *words;
  } cases[] = {
    { 20, "Matches: 3. Rounds: 3. Slots on all boards: 3, in all 1 h." },
    { 21, "Matches: 3. Rounds: 3. Slots on all boards: 3, in all 1 h 03 min." },
    { 19, "Matches: 3. Rounds: 3. Slots on all boards: 3, in all 57 min." },
  };
  g_autoptr (SvCupBook) book = make_league (NULL, 3);
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_text (sv_cup_words_plan (cup, cases[i].minutes), cases[i].words);
}

/* The columns of a bracket, from the last one; those that have no name are rounds. */
static void
test_stages (void)
{
  static const char *const stages[] = { "Final",   "Semi-finals", "Quarter-finals", "Last 16",
                                        "Last 32", "Last 64",     "Round 2",        "Round 2" };

  for (unsigned i = 0; i < G_N_ELEMENTS (stages); i++)
    assert_text (sv_cup_words_stage (i, 2), stages[i]);
}

/* Who enters one by one makes a bracket with more columns than have names: these are called by
 * their rounds. */
static void
test_long_bracket (void)
{
  enum { TEAMS = 9 };
  static const char *const stages[] = { "Round 1", "Round 2",        "Last 64",     "Last 32",
                                        "Last 16", "Quarter-finals", "Semi-finals", "Final" };
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_KNOCKOUT, TEAMS, game->season.points);

  sv_cup_schedule (cup);
  g_assert_cmpuint (cup->fixtures->len, ==, TEAMS - 1);
  for (unsigned i = 0; i < TEAMS; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (game, name));
  }
  for (unsigned i = 0; i < TEAMS - 1; i++) {
    SvCupFixture *fixture = sv_cup_fixture (cup, i);

    fixture->round = i + 1;
    fixture->slot = fixture->board = 1;
    fixture->from[0] = i == 0 ? (SvCupSource){ .from = SV_CUP_FROM_TEAM }
                              : (SvCupSource){ .from = SV_CUP_FROM_WINNER, .n = i - 1 };
    fixture->from[1] = (SvCupSource){ .from = SV_CUP_FROM_TEAM, .n = i + 1 };
  }
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  g_autoptr (SvSheetCup) sheet = sv_cup_sheets_new (doc, SV_CUP_SHEETS_ALL, -1);
  g_assert_cmpuint (sheet->stages->len, ==, G_N_ELEMENTS (stages));
  for (unsigned i = 0; i < G_N_ELEMENTS (stages); i++)
    g_assert_cmpstr (sheet->stages->pdata[i], ==, stages[i]);
}

/* What has no reason: the first, who is not level, who has no rank, and where nothing is played. */
static void
test_no_reasons (void)
{
  g_autoptr (SvCupBook) book = make_league (NULL, 3);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCupLine above = { .team = 0, .rank = 1, .won = 1, .points = 3 };
  SvCupLine line = { .team = 1, .rank = 2, .points = 3, .by = SV_CUP_BY_GOALS };

  assert_text (sv_cup_words_reason (doc, NULL, &line), NULL);
  line.points = 2;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  line.points = 3;
  line.rank = 0;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  line.rank = 2;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  line.by = SV_CUP_BY_MUTUAL;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  line.by = SV_CUP_BY_LOT;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  line.by = SV_CUP_BY_NOTHING;
  assert_text (sv_cup_words_reason (doc, &above, &line), NULL);
  for (unsigned i = 0; i < 3; i++) {
    SvCupLine played = line;
    *(i == 0 ? &played.won : i == 1 ? &played.drawn : &played.lost) = 1;
    assert_text (sv_cup_words_reason (doc, &above, &played), "Level with Team 1 in everything");
  }
}

/* Points that were given and taken are told with their reasons, before why teams that are level now
 * stand as they do. */
static void
test_points_taken (void)
{
  g_autoptr (SvCupBook) book = make_league (NULL, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) once =
      sv_cup_doc_adjust (sv_cup_book_get_doc (book), 1, -1, "came late", &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_adjust (once, 1, 2, NULL, &error);
  g_assert_no_error (error);
  const SvCupLine above = { .team = 0, .rank = 1, .won = 1, .points = 3 };
  SvCupLine line = { .team = 1, .rank = 2, .points = 2, .by = SV_CUP_BY_POINTS };

  assert_text (sv_cup_words_line (doc, &above, &line),
               "1 point taken away (came late); 2 points given");
  line = (SvCupLine){ .team = 1, .rank = 1, .won = 1, .points = 3, .by = SV_CUP_BY_NOTHING };
  assert_text (sv_cup_words_line (doc, &above, &line),
               "1 point taken away (came late); 2 points given; Level with Team 1 in everything");
  line.rank = 0;
  assert_text (sv_cup_words_line (doc, &above, &line), NULL);
  line = (SvCupLine){ .team = 2, .rank = 3 };
  assert_text (sv_cup_words_line (doc, &above, &line), NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-words/typed-result", test_typed_result);
  g_test_add_func ("/cup-words/no-result", test_no_result);
  g_test_add_func ("/cup-words/reasons", test_reasons);
  g_test_add_func ("/cup-words/level-in-a-circle", test_level_in_a_circle);
  g_test_add_func ("/cup-words/level-but-not-met", test_not_met);
  g_test_add_func ("/cup-words/length-of-a-plan", test_length);
  g_test_add_func ("/cup-words/stages", test_stages);
  g_test_add_func ("/cup-words/long-bracket", test_long_bracket);
  g_test_add_func ("/cup-words/no-reasons", test_no_reasons);
  g_test_add_func ("/cup-words/take-points-away", test_points_taken);
  return g_test_run ();
}
