/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another event in the past of a match, and matches that begin in the middle of a half. */

#include "match-fixture.h"
#include "sv-figures.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-words.h"

static SvEvent
find (SvMatch *match, unsigned i, const char *sentence)
{
  g_autoptr (GPtrArray) choices = sv_match_dup_choices (match, i);

  for (guint k = 0; k < choices->len; k++) {
    const SvLoggedChoice *choice = g_ptr_array_index (choices, k);
    if (g_str_equal (choice->sentence, sentence))
      return choice->event;
  }
  g_error ("nothing says '%s'", sentence);
}

/* The choices of a step are those of its moment, in words; one of them was made. */
static void
test_choices (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 1,die 2");
  g_autoptr (GPtrArray) dice = sv_match_dup_choices (f->match, 15);
  g_assert_cmpuint (dice->len, ==, 7); /* six numbers, and time */
  for (guint k = 0; k < dice->len; k++) {
    const SvLoggedChoice *choice = g_ptr_array_index (dice, k);
    g_assert_cmpint (choice->made, ==, k == 0);
    g_assert_cmpstr (choice->sentence, !=, "");
  }
  g_autoptr (GPtrArray) moves = sv_match_dup_choices (f->match, 12);
  const SvLoggedChoice *move = g_ptr_array_index (moves, 0);
  g_assert_cmpstr (move->sentence, ==, "Velocitas moves striker 1 from C to B.");
  g_assert_true (move->made);
}

/* Which goal it was, whose, and when. */
static void
test_goal (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 1");
  g_autoptr (SvFacts) facts = sv_match_dup_facts (f->match);
  g_assert_cmpuint (facts->goals->len, ==, 1);
  assert_text (sv_match_dup_goal (f->match, facts->goals, 0), "1–0: Velocitas striker 1, 1′");
}

/* The shot is the last thing in the half: its minute is one of that half. */
static void
test_late_goal (Fixture *f, gconstpointer data)
{
  const gint64 length = sv_match_get_view (f->match)->period_ms;

  play (f->match, EXAMPLE_TO_SHOT ",die 6");
  sv_clock_set (sv_match_get_clock (f->match), length, length);
  play (f->match, "die 1");
  g_autoptr (SvFacts) facts = sv_match_dup_facts (f->match);
  g_assert_cmpint (g_array_index (facts->goals, SvGoal, 0).minute, ==, 10);
  g_assert_cmpint (g_array_index (facts->goals, SvGoal, 0).time_ms, ==, length - 1);
}

/* Who plays on from here plays on behind what is still being told. */
static void
test_branch_of_held (Fixture *f, gconstpointer data)
{
  hold_back (f->match);
  play (f->match, "die 4");
  g_assert_true (sv_match_get_waiting (f->match));
  g_autoptr (SvMatch) branch = sv_match_branch (f->match);
  g_assert_cmpuint (sv_match_get_length (branch), ==, 1);
  g_assert_false (sv_match_get_waiting (f->match));
}

static void
test_all_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  play (f->match, EXAMPLE_TO_START ",start");
  g_autoptr (SvMatch) other = sv_match_replace (f->match, 0, sv_event_die (5), &told, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (told, ==, "The step has been changed; all later steps still fit.");
  g_assert_cmpuint (sv_match_get_position (other), ==, 11);
  assert_text (event_text (other, 0), "die 5");
  /* The original is what it was, and the other one has no file. */
  g_autofree char *was = event_text (f->match, 0);
  g_assert_cmpstr (was, ==, "die 4");
  g_assert_true (sv_match_get_modified (other));
  g_assert_null (sv_match_get_file (other));
}

static void
test_some_left_out (Fixture *f, gconstpointer data)
{
  g_autofree char *told = NULL, *end = NULL;

  play (f->match, EXAMPLE);
  /* Striker 1 goes to F instead of B: all goes on as before until somebody moves to F. */
  const SvEvent event = find (f->match, 12, "Velocitas moves striker 1 from C to F.");
  g_autoptr (SvMatch) other = sv_match_replace (f->match, 12, event, &told, NULL);
  assert_text (sv_match_dup_title (other), "Velocitas – Orange (branch from First half, 10:00)");
  const unsigned kept = sv_match_get_length (other);
  g_assert_cmpuint (kept, <, EXAMPLE_EVENTS);
  for (unsigned i = 13; i < kept; i++) {
    g_autofree char *kept_text = event_text (other, i);
    g_assert_event (f->match, i, kept_text);
  }
  end = sv_match_dup_step (f->match, kept);
  g_assert_nonnull (strstr (told, end));
  g_autofree char *number =
      g_strdup_printf ("step %u on, %u steps", kept + 1, EXAMPLE_EVENTS - kept);
  g_assert_nonnull (strstr (told, number));
  /* One can go on at once. */
  g_assert_cmpint (sv_match_get_node (other)->kind, !=, SV_NODE_OVER);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  play (f->match, "die 4,die 3");
  g_assert_null (sv_match_replace (f->match, 0, sv_event_die (7), &told, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_null (told);
}

/* A match that begins in the middle of a half has played that long at its beginning. */
static void
test_start_clock (Fixture *f, gconstpointer data)
{
  Fixture g = { 0 };

  play (f->match, EXAMPLE_TO_SHOT);
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (f->match), 0);
  sv_match_doc_set_start (doc, sv_match_get_state (f->match), 90 * 1000);
  watch (&g, sv_match_new (doc));
  sv_match_seed (g.match, 1);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (g.match)), ==, 90 * 1000);
  pass (&g, 2000);
  play (g.match, "die 1");
  pass (&g, 2000);
  play (g.match, "die 2");
  sv_match_seek (g.match, 0);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (g.match)), >=, 90 * 1000);
  g_autoptr (SvMatch) branch = sv_match_branch (g.match);
  g_assert_true (sv_match_get_doc (branch)->start != NULL);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (branch)), >=, 90 * 1000);

  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (g.match), FALSE);
  g_autoptr (SvMatchDoc) again = parse_doc (text);
  g_assert_cmpmem (again->start, again->game->state_size, sv_match_get_state (f->match),
                   again->game->state_size);
  tear_down (&g, NULL);
}

static void
tell_nothing (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *notes)
{
  notes->n = 0;
}

/* A step of which the game tells nothing is named by its event. */
static void
test_untold (void)
{
  SvGame silent = *sv_game_by_id ("strafworp");

  silent.words.notes = tell_nothing;
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (&silent));
  play (match, "die 4");
  g_autofree char *step = sv_match_dup_step (match, 0);
  g_assert_cmpstr (step, ==, "die 4");
}

/* What is counted beside the goals, and for whom: the pass, the shot, and one more with every
 * result of it. */
static void
test_tallies (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *dice, *label;
  } cases[] = {
    { ",die 1,die 1", "Free pass!" },
    { ",die 6,die 6", "Penalty!" },
    { ",die 1,die 6", NULL }, /* a miss */
    { ",die 6,die 2", NULL }, /* a goal */
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *events = g_strconcat (EXAMPLE_TO_SHOT, cases[i].dice, NULL);

    sv_match_seek (f->match, 0);
    play (f->match, events);
    const char *const labels[] = { "Passes", "Shots", cases[i].label };
    g_autoptr (SvFacts) facts = sv_match_dup_facts (f->match);
    g_assert_cmpuint (facts->tallies->len, ==, cases[i].label != NULL ? 3 : 2);
    g_assert_cmpuint (facts->shots[0], ==, 1);
    g_assert_cmpuint (facts->shots[1], ==, 0);
    for (guint k = 0; k < facts->tallies->len; k++) {
      const SvTally *tally = &g_array_index (facts->tallies, SvTally, k);
      g_assert_cmpstr (tally->label, ==, labels[k]);
      g_assert_cmpuint (tally->n[0], ==, 1);
      g_assert_cmpuint (tally->n[1], ==, 0);
    }
  }
}

/* Nothing of a later position, and nothing that is held back. */
static void
test_facts_so_far (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 2");
  g_autoptr (SvFacts) goal = sv_match_dup_facts (f->match);
  g_assert_cmpuint (goal->goals->len, ==, 1);
  sv_match_seek (f->match, sv_match_get_position (f->match) - 1);
  g_autoptr (SvFacts) chance = sv_match_dup_facts (f->match);
  g_assert_cmpuint (chance->goals->len, ==, 0);
  g_assert_cmpuint (chance->shots[0], ==, 1);

  const gulong id = hold_back (f->match);
  g_assert_true (sv_match_enter_die (f->match, 2, NULL));
  g_autoptr (SvFacts) held = sv_match_dup_facts (f->match);
  g_assert_cmpuint (held->goals->len, ==, 0);
  sv_match_go_on (f->match);
  g_autoptr (SvFacts) shown = sv_match_dup_facts (f->match);
  g_assert_cmpuint (shown->goals->len, ==, 1);
  g_signal_handler_disconnect (f->match, id);
}

/* In every game each goal of the score is somebody's, of a shot, and told; those of a shoot-out are
 * none. */
static void
test_facts (gconstpointer data)
{
  g_autofree char *path = g_build_filename (SV_TRACES, data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

  sv_match_seek (match, sv_match_get_length (match));
  const SvView *view = sv_match_get_view (match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  int goals[2] = { 0, 0 };
  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);

    goals[goal->side]++;
    g_assert_cmpint (goal->piece, >=, 0);
    g_assert_cmpint (view->pieces[goal->piece].side, ==, goal->side);
  }
  for (int side = 0; side < 2; side++) {
    g_test_message ("%u shots, %d goals", facts->shots[side], goals[side]);
    g_assert_cmpint (goals[side], ==, view->score[side]);
    g_assert_cmpint (goals[side], <=, (int)facts->shots[side]);
    g_assert_cmpuint (facts->notes[side]->len, >, 0);
    for (guint i = 1; i < facts->notes[side]->len; i++)
      g_assert_cmpuint (g_array_index (facts->notes[side], SvLoggedNote, i - 1).event, <,
                        g_array_index (facts->notes[side], SvLoggedNote, i).event);
  }
}

/* When a goal was made is what the clock of the game showed: of minutes, of dice, or of nothing. */
static void
test_minute (void)
{
  static const struct {
    const char *match, *goal;
  } cases[] = {
    { "strafworp/whole-match.svmatch", "1–0: Second team striker 2, 2′" },
    { "eleven/whole-match.svmatch", "1–0: First team player 5" },
    { "champions-2020/whole-match.svmatch", "1–0: First team attacker 14, 6′" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_build_filename (SV_TRACES, cases[i].match, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

    sv_match_seek (match, sv_match_get_length (match));
    g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
    assert_text (sv_match_dup_goal (match, facts->goals, 0), cases[i].goal);
  }
}

/* A goal is told with the name on the scorer's shirt; who has no name there stays a number. */
static void
test_named_shirt (void)
{
  g_autofree char *path = g_build_filename (SV_TRACES, "eleven/whole-match.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  SvTeamDoc *team = sv_match_get_doc (match)->teams[0];
  const int scorer = sv_team_doc_find_card (team, 5);

  sv_match_seek (match, sv_match_get_length (match));
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  const SvGoal *goal = &g_array_index (facts->goals, SvGoal, 0);
  g_assert_cmpint (sv_match_get_view (match)->pieces[goal->piece].card, ==, scorer);
  g_free (team->cards[scorer].name);
  team->cards[scorer].name = g_strdup ("Alex");

  assert_text (sv_match_dup_goal (match, facts->goals, 0), "1–0: First team player 5, Alex");
  g_autofree char *scorers = sv_match_dup_scorers (match, facts->goals, 0);
  g_assert_nonnull (strstr (scorers, "Alex"));
  g_autoptr (SvFigures) figures = sv_figures_new (match);
  for (guint i = 0; i < figures->pieces->len; i++) {
    const SvPlayerFigures *player = &g_array_index (figures->pieces, SvPlayerFigures, i);
    g_autofree char *name = sv_figures_dup_name (match, player);
    g_assert_cmpint (g_str_equal (name, "Alex (5)"), ==, player->piece == goal->piece);
  }

  unsigned told = 0;
  for (unsigned i = 0; i < sv_match_get_length (match); i++) {
    g_autoptr (GPtrArray) lines = sv_match_dup_report (match, i);
    for (guint k = 0; k < lines->len; k++) {
      const SvReportLine *line = g_ptr_array_index (lines, k);
      told += strstr (line->sentence, "Goal for First team by Alex (5): 1–0.") != NULL;
      g_assert_null (strstr (line->sentence, "player 5 of First team"));
    }
  }
  g_assert_cmpuint (told, ==, 1);
}

/* Return whether a line of the report on event @i tells why play stops. */
static gboolean
tells_stop (SvMatch *match, unsigned i)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_report (match, i);

  for (guint k = 0; k < lines->len; k++)
    if (((const SvReportLine *)lines->pdata[k])->kind >= SV_NOTE_TURNOVER)
      return TRUE;
  return FALSE;
}

/* The cause can be read from the event after it until the ball is in play, and not any longer. */
static void
test_cause (void)
{
  g_autofree char *path = g_build_filename (SV_TRACES, "champions-2020/whole-match.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  unsigned read = 0, throws = 0;

  for (unsigned k = 1; k <= sv_match_get_length (match); k++) {
    sv_match_seek (match, k);
    g_autofree char *cause = sv_match_dup_cause (match);

    if (!sv_match_get_view (match)->stopped || tells_stop (match, k - 1))
      g_assert_null (cause);
    else
      g_assert_nonnull (cause);
    read += cause != NULL;
    throws += cause != NULL && strstr (cause, "throw-in for ") != NULL;
  }
  g_assert_cmpuint (read, >, 5);
  g_assert_cmpuint (throws, >, 0);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  static const char *const golden[] = {
    "strafworp/whole-match.svmatch",   "eleven/whole-match.svmatch",
    "eleven/shootout.svmatch",         "champions-2020/whole-match.svmatch",
    "champions-2020/shootout.svmatch",
  };

  g_test_init (&argc, &argv, NULL);
  ADD ("/past/choices", test_choices);
  ADD ("/past/goal", test_goal);
  ADD ("/past/late-goal", test_late_goal);
  ADD ("/past/branch-of-held", test_branch_of_held);
  ADD ("/past/all-kept", test_all_kept);
  ADD ("/past/some-left-out", test_some_left_out);
  ADD ("/past/refused", test_refused);
  ADD ("/past/start-clock", test_start_clock);
  ADD ("/past/tallies", test_tallies);
  ADD ("/past/facts-so-far", test_facts_so_far);
  for (unsigned i = 0; i < G_N_ELEMENTS (golden); i++) {
    g_autofree char *path = g_strconcat ("/past/facts/", golden[i], NULL);

    g_test_add_data_func (path, golden[i], test_facts);
  }
  g_test_add_func ("/past/minute", test_minute);
  g_test_add_func ("/past/E-73-named-shirt", test_named_shirt);
  g_test_add_func ("/past/untold", test_untold);
  g_test_add_func ("/past/read-why-play-stopped", test_cause);
  return g_test_run ();
}
