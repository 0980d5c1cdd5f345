/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvMatch: the position and its changes, the clock and the rules' `time`, words and dice. */

#include "match-fixture.h"
#include "sv-games.h"
#include "sv-match-comments.h"
#include "sv-match-file.h"
#include "sv-match-line-ups.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-odds.h"
#include "sv-shown.h"

static gint64
elapsed (Fixture *f)
{
  return sv_clock_get_elapsed (sv_match_get_clock (f->match));
}

static void
test_worked_example (Fixture *f, gconstpointer data)
{
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 0);
  g_assert_false (sv_match_get_modified (f->match));
  play (f->match, EXAMPLE);
  const SvView *view = sv_match_get_view (f->match);
  g_assert_cmpstr (view->phase, ==, "shot");
  g_assert_cmpint (view->score[0], ==, 1);
  g_assert_cmpint (view->score[1], ==, 0);
  g_assert_cmpint (view->attacking, ==, 1);
  g_assert_cmpint (sv_match_get_node (f->match)->kind, ==, SV_NODE_CHANCE);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, EXAMPLE_EVENTS);
  g_assert_cmpint (f->events, ==, EXAMPLE_EVENTS);
  g_assert_cmpint (f->changed, ==, EXAMPLE_EVENTS);
  g_assert_cmpint (f->whistles, ==, 1);
  g_assert_cmpint (f->notices, ==, 0);
  g_assert_true (sv_match_get_modified (f->match));
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_LIVE);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (sv_match_choose (f->match, sv_event (16, 1, 1, SV_ARG_NONE), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&error);
  g_assert_false (sv_match_enter_die (f->match, 0, &error));
  g_assert_cmpstr (error->message, ==, "This die shows a number from 1 to 6.");
  g_clear_error (&error);
  g_assert_false (sv_match_enter_die (f->match, 7, NULL));
  g_assert_true (sv_match_enter_die (f->match, 6, &error));
  g_assert_no_error (error);
  g_assert_true (sv_match_enter_die (f->match, 1, NULL));
  g_assert_false (sv_match_enter_die (f->match, 1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_false (sv_match_throw (f->match));
  g_assert_cmpint (f->events, ==, 2);
}

/* Dice of the program are legal and the same for the same seed. */
static void
test_throw (Fixture *f, gconstpointer data)
{
  g_autoptr (SvMatch) other = sv_match_new (example_doc ());

  sv_match_seed (other, 42);
  while (sv_match_get_node (f->match)->kind == SV_NODE_CHANCE) {
    g_assert_true (sv_match_throw (f->match));
    g_assert_true (sv_match_throw (other));
  }
  g_assert_cmpuint (sv_match_get_length (f->match), >=, 2);
  for (unsigned i = 0; i < sv_match_get_length (f->match); i++) {
    g_autofree char *text = event_text (other, i);

    g_assert_event (f->match, i, text);
  }
}

/* However far one steps back, every step forward gives the same position and the same die. */
static void
test_undo_redo (Fixture *f, gconstpointer data)
{
  const SvGame *game = sv_match_get_game (f->match);

  play (f->match, EXAMPLE);
  unsigned n = sv_match_get_length (f->match);
  g_autofree guint8 *states = g_malloc ((n + 1) * game->state_size);
  for (unsigned k = 0; k <= n; k++)
    sv_history_state_at (sv_match_get_doc (f->match)->history, k, states + k * game->state_size);

  for (unsigned k = n; k-- > 0;) {
    g_assert_true (sv_match_undo (f->match));
    g_assert_cmpuint (sv_match_get_position (f->match), ==, k);
    g_assert_cmpmem (sv_match_get_state (f->match), game->state_size, states + k * game->state_size,
                     game->state_size);
    g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_UNDONE);
  }
  g_assert_false (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 0);
  for (unsigned k = 1; k <= n; k++) {
    g_assert_true (sv_match_redo (f->match));
    g_assert_cmpmem (sv_match_get_state (f->match), game->state_size, states + k * game->state_size,
                     game->state_size);
  }
  g_assert_false (sv_match_redo (f->match));
  g_assert_event (f->match, 15, "die 1");
  g_assert_cmpint (f->undone, ==, (int)n);
  g_assert_cmpint (f->redone, ==, (int)n);

  sv_match_seek (f->match, 5);
  sv_match_seek (f->match, 5);
  g_assert_cmpint (f->sought, ==, 1);
  g_assert_cmpmem (sv_match_get_state (f->match), game->state_size, states + 5 * game->state_size,
                   game->state_size);
  /* Steps from where somebody looks back are looks back, until the end or a new event. */
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_PAST);
  g_assert_true (sv_match_undo (f->match));
  g_assert_true (sv_match_redo (f->match));
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_PAST);
  sv_match_seek (f->match, 9999);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, n);
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_LIVE);
}

static void
test_new_choice_forgets (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE);
  sv_match_seek (f->match, 15);
  play (f->match, "die 6");
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 16);
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_LIVE);
  g_assert_event (f->match, 15, "die 6");
}

/* --- The clock --- */

/* The longest time that a document may state: what is written can be read. */
static void
test_longest_time (void)
{
  g_autofree char *text = NULL;
  g_assert_true (
      g_file_get_contents (SV_TRACES "/../matches/longest-time.svmatch", &text, NULL, NULL));

  g_autoptr (SvMatch) match = sv_match_new (parse_doc (text));
  g_autofree char *written = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_autoptr (SvMatchDoc) again = parse_doc (written);
  g_assert_cmpint (again->elapsed_ms, >=, 0);
}

static void
test_clock_follows_rules (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);

  play (f->match, EXAMPLE_TO_START);
  pass (f, 20000);
  g_assert_cmpint (elapsed (f), ==, 0);
  g_assert_cmpint (sv_clock_get_length (clock), ==, 600000);
  play (f->match, "start");
  g_assert_true (sv_clock_get_running (clock));
  pass (f, 7000);
  play (f->match, "throw-off 4");
  pass (f, 3000);
  play (f->match, "move 1 b");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (f->match)->history, 11), ==, 7000);
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (f->match)->history, 12), ==, 10000);
  pass (f, 2000);

  /* Between two people undo gives no time back, and costs none. */
  sv_match_undo (f->match);
  g_assert_cmpint (elapsed (f), ==, 12000);
  g_assert_false (sv_clock_get_running (clock));
  pass (f, 60000);
  g_assert_cmpint (elapsed (f), ==, 12000);
  g_assert_cmpint (sv_match_write_doc (f->match)->elapsed_ms, ==, 12000);
  sv_match_seek (f->match, 0);
  g_assert_cmpint (elapsed (f), ==, 0);
  sv_match_seek (f->match, 13);
  g_assert_cmpint (elapsed (f), ==, 12000);
  g_assert_true (sv_clock_get_running (clock));

  /* Another choice goes on from there; from an earlier position that is looked at, from the time of
   * that position. */
  sv_match_undo (f->match);
  play (f->match, "move 1 f");
  g_assert_cmpint (elapsed (f), ==, 12000);
  pass (f, 1000);
  g_assert_cmpint (elapsed (f), ==, 13000);
  sv_match_seek (f->match, 12);
  g_assert_cmpint (elapsed (f), ==, 7000);
  play (f->match, "move 1 f");
  g_assert_cmpint (elapsed (f), ==, 7000);
}

static void
test_paused (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (f->match, EXAMPLE_TO_SHOT);
  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  pass (f, 5000);
  g_assert_cmpint (elapsed (f), ==, 0);
  g_assert_false (sv_match_choose (f->match, sv_event_die (3), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_cmpstr (error->message, ==, "The match is paused.");
  g_assert_false (sv_match_throw (f->match));
  g_assert_false (sv_match_enter_die (f->match, 3, NULL));
  g_assert_true (sv_match_undo (f->match));
  g_assert_true (sv_match_redo (f->match));
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  g_assert_true (sv_match_enter_die (f->match, 3, NULL));
}

static void
test_slept (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT);
  pass (f, 1000);
  f->now_us += (gint64)3600 * G_USEC_PER_SEC;
  /* Found by the person who acts first. */
  g_assert_false (sv_match_throw (f->match));
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_true (sv_clock_get_paused (sv_match_get_clock (f->match)));
  g_assert_cmpint (elapsed (f), ==, 1000);
}

/* Where the rules allow it, the half ends with its time. */
static void
test_time_at_once (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT);
  pass (f, 599750);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 15);
  pass (f, 1000);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 16);
  g_assert_event (f->match, 15, "time");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (f->match)->history, 15), ==, 600000);
  g_assert_cmpint (f->whistles, ==, 2);
  g_assert_cmpint (f->events, ==, 16);
  g_assert_cmpint (sv_match_get_view (f->match)->period, ==, 2);
  g_assert_cmpint (elapsed (f), ==, 0);
  g_assert_false (sv_clock_get_running (sv_match_get_clock (f->match)));
}

/* The end that nobody has noticed yet comes before the choice that is made now. */
static void
test_time_before_late_choice (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (f->match, EXAMPLE_TO_START ",start,throw-off 4");
  pass (f, 599750);
  f->now_us += 400 * 1000;
  g_assert_false (choose_text (f->match, "move 1 b", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_event (f->match, 12, "time");
}

/* A half that was over when somebody who looked back left ends when the match is shown as it is. */
static void
test_time_on_return (Fixture *f, gconstpointer data)
{
  Fixture again = { 0 };

  play (f->match, EXAMPLE_TO_SHOT);
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (f->match), 15);
  doc->elapsed_ms = 600000;
  sv_history_seek (doc->history, 14);
  watch (&again, sv_match_new (doc));
  g_assert_cmpint (sv_match_get_playback (again.match), ==, SV_PLAYBACK_UNDONE);
  g_assert_true (sv_match_redo (again.match));
  g_assert_event (again.match, 15, "time");
  g_assert_cmpint (again.redone, ==, 1);
  g_assert_cmpint (again.events, ==, 1);
  tear_down (&again, NULL);
}

/* S-91: never between the two dice of a shot. */
static void
test_time_after_shot (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT);
  pass (f, 590000);
  play (f->match, "die 1");
  pass (f, 30000);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 16);
  g_assert_true (sv_clock_get_expired (sv_match_get_clock (f->match)));
  play (f->match, "die 2");
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 18);
  g_assert_event (f->match, 17, "time");
  g_assert_cmpint (sv_match_get_view (f->match)->score[0], ==, 1);

  /* Looking at the end of the half does not make it end again. */
  sv_match_undo (f->match);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 16);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 18);
  g_assert_cmpint (elapsed (f), ==, 590000);
  sv_match_redo (f->match);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 18);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 18);
  sv_match_undo (f->match);
  play (f->match, "die 3");
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 17);
  pass (f, 10000);
  g_assert_event (f->match, 17, "time");
}

static void
test_two_halves (Fixture *f, gconstpointer data)
{
  unsigned n;

  play (f->match, EXAMPLE_TO_SHOT ",die 1,die 2");
  pass (f, 600000);
  play (f->match,
        "place 1 a,place 2 b,place 3 c,place 4 d,place 1 a,place 2 b,place 3 c,place 4 d");
  play (f->match, "start,throw-off 2");
  g_assert_true (sv_match_choose (f->match, sv_match_get_legal (f->match, &n)[0], NULL));
  pass (f, 600000);
  g_assert_cmpint (sv_match_get_node (f->match)->kind, ==, SV_NODE_OVER);
  g_assert_cmpint (sv_match_get_view (f->match)->winner, ==, 0);
  g_assert_cmpint (f->whistles, ==, 4);
  g_assert_false (sv_clock_get_running (sv_match_get_clock (f->match)));
  g_assert_false (sv_match_throw (f->match));
  g_assert_null (sv_match_get_bot (f->match));
  g_assert_null (sv_match_get_own_line_up (f->match, SV_OWN_LINE_UP));
  /* What is taken back then gives no time to go on. */
  sv_match_undo (f->match);
  g_assert_cmpint (elapsed (f), ==, 600000);
  sv_match_seek (f->match, 18);
  g_assert_cmpint (sv_match_get_view (f->match)->period, ==, 2);
  g_assert_cmpint (elapsed (f), ==, 0);
}

/* --- Branch --- */

static void
test_branch (Fixture *f, gconstpointer data)
{
  Fixture other = { 0 };

  play (f->match, EXAMPLE_TO_START ",start,throw-off 4");
  pass (f, 4000);
  play (f->match, "move 1 b,move 2 c");
  sv_match_seek (f->match, 13);
  watch (&other, sv_match_branch (f->match));
  g_assert_cmpuint (sv_match_get_length (other.match), ==, 13);
  g_assert_cmpint (elapsed (&other), ==, 4000);
  g_assert_false (sv_match_get_modified (other.match));
  g_assert_null (sv_match_get_file (other.match));
  g_assert_null (sv_match_get_match_saver (other.match));
  assert_text (sv_match_dup_title (other.match),
               "Velocitas – Orange (branch from First half, 9:56)");
  play (other.match, "move 2 f");
  g_assert_true (sv_match_get_modified (other.match));
  pass (&other, 1000);
  g_assert_cmpint (elapsed (&other), ==, 5000);

  g_assert_cmpuint (sv_match_get_length (f->match), ==, 14);
  g_assert_event (f->match, 13, "move 2 c");
  g_assert_cmpint (f->events, ==, 14);
  g_assert_cmpint (elapsed (f), ==, 4000);
  tear_down (&other, NULL);
}

/* --- Words --- */

static void
test_labels (Fixture *f, gconstpointer data)
{
  const SvBoard *board = sv_match_get_board (f->match);

  assert_text (sv_match_dup_space_label (f->match, sv_board_find (board, "c", 0)),
               "Area C, zone 1, empty");
  play (f->match, EXAMPLE_TO_SHOT);
  assert_text (sv_match_dup_space_label (f->match, sv_board_find (board, "e", 0)),
               "Area E, Velocitas zone, assister");
  assert_text (sv_match_dup_space_label (f->match, sv_board_find (board, "b", 0)),
               "Area B, Velocitas zone, striker 1, has the ball");
  assert_text (sv_match_dup_space_label (f->match, sv_board_find (board, "f", 1)),
               "Area F, Orange zone, empty");
  assert_text (sv_match_dup_piece_name (f->match, 5), "striker 2");
  assert_text (sv_match_dup_piece_title (f->match, 5), "Anne (2)");
  assert_text (sv_match_dup_piece_title (f->match, 6), "Assister");
  assert_text (sv_match_dup_piece_label (f->match, 5), "Orange striker 2, Anne");
  const SvPhrase named = sv_phrase_of ("{piece} of {team}", 1, 5);
  const SvPhrase nameless = sv_phrase_of ("{piece} of {team}", 1, 6);
  assert_text (sv_match_say (f->match, &named), "Anne (2) of Orange");
  assert_text (sv_match_say (f->match, &nameless), "The assister of Orange");
  g_autofree char *prompt = sv_match_dup_prompt (f->match);
  g_assert_nonnull (strstr (prompt, "striker 1"));
  g_assert_nonnull (strstr (prompt, "Velocitas"));
  g_autofree char *why = sv_match_dup_why_not (f->match, 0, -1);
  g_assert_nonnull (why);
  assert_text (sv_match_dup_title (f->match), "Velocitas – Orange");
  assert_text (sv_match_dup_team_short_name (f->match, 0), "VEL");
}

/* A document whose clock tells of the half before must not end the new half at its start. */
static void
test_stale_clock (void)
{
  SvMatchDoc *doc = example_doc ();

  doc->elapsed_ms = 600000;
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (match)), ==, 0);
  g_assert_false (sv_clock_get_expired (sv_match_get_clock (match)));
}

static void
test_nameless (void)
{
  SvMatch *match = sv_match_new (standard_doc (sv_game_by_id ("strafworp")));

  assert_text (sv_match_dup_title (match), "First team – Second team");
  g_assert_cmpstr (sv_match_get_seat (match, 0)->name, ==, "First team");
  g_assert_finalize_object (match);
}

/* Goals in a line of the report are those of its moment. */
static void
test_report (Fixture *f, gconstpointer data)
{
  gboolean goal = FALSE;

  play (f->match, EXAMPLE);
  for (unsigned i = 0; i < EXAMPLE_EVENTS; i++) {
    g_autoptr (GPtrArray) some = sv_match_dup_report (f->match, i);

    g_assert_cmpuint (some->len, >=, 1);
    for (guint j = 0; j < some->len; j++) {
      const SvReportLine *line = g_ptr_array_index (some, j);

      g_assert_null (strchr (line->sentence, '{'));
      g_assert_cmpuint (strlen (line->sentence), >, 5);
    }
  }
  g_autoptr (GPtrArray) lines = sv_match_dup_report (f->match, 16);
  for (guint j = 0; j < lines->len; j++) {
    const SvReportLine *line = g_ptr_array_index (lines, j);

    if (line->kind != SV_NOTE_GOAL)
      continue;
    goal = TRUE;
    g_assert_nonnull (strstr (line->sentence, "Velocitas"));
    g_assert_nonnull (strstr (line->sentence, "1–0"));
  }
  g_assert_true (goal);
}

static void
test_moves (Fixture *f, gconstpointer data)
{
  SvMoves moves;

  play (f->match, EXAMPLE_TO_SHOT);
  sv_match_get_moves (f->match, 12, &moves);
  g_assert_cmpuint (moves.n, ==, 1);
  g_assert_cmpint (moves.moves[0].piece, ==, 0);
  g_assert_cmpint (moves.moves[0].from, ==, 2);
  g_assert_cmpint (moves.moves[0].to, ==, 1);
}

static void
assert_dice (SvMatch *match, unsigned n, int side0, int value0, int side1, int value1)
{
  int sides[2], values[2];

  g_assert_cmpuint (sv_match_get_dice (match, sides, values), ==, n);
  if (n > 0) {
    g_assert_cmpint (sides[0], ==, side0);
    g_assert_cmpint (values[0], ==, value0);
  }
  if (n > 1) {
    g_assert_cmpint (sides[1], ==, side1);
    g_assert_cmpint (values[1], ==, value1);
  }
}

static void
test_dice (Fixture *f, gconstpointer data)
{
  assert_dice (f->match, 0, 0, 0, 0, 0);
  play (f->match, "die 5");
  assert_dice (f->match, 1, 0, 5, 0, 0);
  play (f->match, "die 5");
  assert_dice (f->match, 2, 0, 5, 1, 5);
  play (f->match, "die 4");
  assert_dice (f->match, 1, 0, 4, 0, 0);
  play (f->match, "die 3");
  assert_dice (f->match, 2, 0, 4, 1, 3);
  play (f->match,
        "place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,place 2 b,place 4 d");
  assert_dice (f->match, 2, 0, 4, 1, 3);
  play (f->match, "start,throw-off 4,move 1 b,move 2 c,move 3 e");
  assert_dice (f->match, 0, 0, 0, 0, 0);
  play (f->match, "die 1");
  assert_dice (f->match, 1, 0, 1, 0, 0);
  play (f->match, "die 2");
  assert_dice (f->match, 2, 0, 1, 1, 2);
}

/* However often the toss is level, two dice belong together. */
static void
test_level_toss (Fixture *f, gconstpointer data)
{
  for (int i = 1; i <= 70; i++) {
    const int value = 1 + i % 6;
    g_autofree char *die = g_strdup_printf ("die %d", value);

    play (f->match, die);
    assert_dice (f->match, 1, 0, value, 0, 0);
    play (f->match, die);
    assert_dice (f->match, 2, 0, value, 1, value);
  }
}

/* Pieces that can be pointed at: every legal event has its target. */
static void
test_targets (Fixture *f, gconstpointer data)
{
  unsigned n;

  play (f->match, "die 4,die 3");
  const SvEvent *legal = sv_match_get_legal (f->match, &n);
  g_assert_cmpuint (n, ==, 24);
  g_assert_nonnull (legal);
  for (unsigned i = 0; i < n; i++) {
    g_assert_cmpint (sv_match_get_target (f->match, i)->piece, ==, (int)i / 6);
    g_assert_cmpint (sv_match_get_target (f->match, i)->space, ==, (int)i % 6);
  }
}

/* --- What is refused, and with which words --- */

static void
assert_error (GError **error, int code, const char *message)
{
  g_assert_error (*error, G_IO_ERROR, code);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_clear_error (error);
}

/* A match has room for so many events and no more. */
static void
test_too_long (void)
{
  SvMatchDoc *doc = standard_doc (sv_game_by_id ("null"));
  g_autoptr (GError) error = NULL;

  while (sv_history_get_length (doc->history) < SV_MAX_EVENTS - 1)
    g_assert_cmpint (sv_history_append_known (doc->history, sv_event_die (6), 0), ==,
                     SV_HISTORY_OK);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_assert_true (sv_match_enter_die (match, 6, &error));
  g_assert_no_error (error);
  g_assert_false (sv_match_enter_die (match, 6, &error));
  assert_error (&error, G_IO_ERROR_NO_SPACE,
                "This match is too long: no more than 200000 steps can be kept.");
  g_assert_cmpuint (sv_match_get_length (match), ==, SV_MAX_EVENTS);
  g_assert_false (sv_match_get_waiting (match));
  g_assert_true (sv_match_undo (match));
  g_assert_true (sv_match_enter_die (match, 5, NULL));
}

/* Rules may leave faces of a die out: these must be thrown again, and others are not on it. */
static void
test_faces (void)
{
  unsigned n_left_out = 0;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < 12; run++) {
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[run % 3]));

    for (unsigned i = 0; i < 200 && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
      const SvNode *node = sv_match_get_node (match);
      unsigned n;
      const SvEvent *legal = sv_match_get_legal (match, &n);
      g_autoptr (GError) error = NULL;

      for (unsigned value = 0; value < 260 && node->kind == SV_NODE_CHANCE; value++) {
        gboolean on_it = FALSE;

        for (unsigned k = 0; k < n; k++)
          on_it |= legal[k].a == value;
        g_assert_cmpint (sv_shown_has_face (match, value), ==, on_it);
        if (on_it)
          continue;
        g_autofree char *message =
            value >= 1 && value <= node->die
                ? g_strdup_printf ("A %u does not count here: throw again.", value)
                : g_strdup_printf ("This die shows a number from 1 to %d.", node->die);
        n_left_out += value >= 1 && value <= node->die;
        g_assert_false (sv_match_enter_die (match, value, &error));
        assert_error (&error, G_IO_ERROR_INVALID_ARGUMENT, message);
      }
      if (node->kind != SV_NODE_CHANCE) {
        g_assert_false (sv_shown_has_face (match, 1));
        g_assert_false (sv_match_throw (match));
        g_assert_false (sv_match_enter_die (match, 1, &error));
        assert_error (&error, G_IO_ERROR_INVALID_ARGUMENT, "No die is thrown at this moment.");
      }
      g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    }
  }
  g_assert_cmpuint (n_left_out, >, 0);
}

/* Golden-goal time has no clock, and belongs to the half before: the clock stands where that
 * ended. */
static void
test_golden_goal (void)
{
  static const char rules[] = "{\"format\":\"speelveld-variant\",\"version\":1,"
                              "\"game\":\"strafworp\",\"name\":\"\",\"halves\":1,"
                              "\"golden_goal\":true}";
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_read (rules, strlen (rules), NULL);
  Fixture f = { 0 };

  watch (&f, sv_match_new (new_doc (variant, NULL, NULL)));
  play (f.match, EXAMPLE_TO_SHOT);
  pass (&f, 600000);
  g_assert_event (f.match, 15, "time");
  g_assert_cmpint (sv_match_get_view (f.match)->period_ms, ==, 0);
  g_assert_cmpint (sv_clock_get_length (sv_match_get_clock (f.match)), ==, 0);
  g_assert_cmpint (sv_match_get_view (f.match)->stage, !=, SV_STAGE_OVER);
  const gint64 began = elapsed (&f);
  sv_match_undo (f.match);
  sv_match_redo (f.match);
  g_assert_cmpint (elapsed (&f), ==, began);

  /* The goal that ends it has a time, and no minute. */
  SvRng rng;
  sv_rng_seed (&rng, 1);
  while (sv_match_get_node (f.match)->kind != SV_NODE_OVER) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f.match, &n);

    pass (&f, 1000);
    g_assert_true (sv_match_choose (f.match, legal[sv_rng_below (&rng, n)], NULL));
  }
  g_autoptr (SvFacts) facts = sv_match_dup_facts (f.match);
  const SvGoal *goal = &g_array_index (facts->goals, SvGoal, facts->goals->len - 1);
  g_assert_cmpint (goal->minute, ==, -1);
  g_assert_cmpint (
      goal->time_ms, ==,
      sv_history_get_time (sv_match_get_doc (f.match)->history, sv_match_get_length (f.match) - 1));
  g_assert_cmpint (goal->time_ms, >, 0);
  tear_down (&f, NULL);
}

/* Of one comment too many nothing is kept, and nobody is told of it. */
static void
test_too_many_comments (void)
{
  SvMatchDoc *doc = standard_doc (sv_game_by_id ("null"));
  g_autoptr (GError) error = NULL;
  int commented = 0;

  while (sv_history_get_length (doc->history) <= SV_MAX_COMMENTS)
    sv_history_append_known (doc->history, sv_event_die (6), 0);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_signal_connect_swapped (match, "commented", G_CALLBACK (count_cb), &commented);
  for (unsigned step = 1; step <= SV_MAX_COMMENTS; step++)
    g_assert_true (sv_match_set_comment (match, step, "Look!", NULL));
  g_assert_false (sv_match_set_comment (match, SV_MAX_COMMENTS + 1, "Look!", &error));
  g_assert_nonnull (error);
  g_assert_cmpint (commented, ==, SV_MAX_COMMENTS);
  g_assert_true (sv_match_set_comment (match, 1, "Look!", NULL)); /* as it was */
  g_assert_cmpint (commented, ==, SV_MAX_COMMENTS);
}

static void
test_names (Fixture *f, gconstpointer data)
{
  g_assert_cmpstr (sv_match_get_team_name (f->match, -1), ==, "Nobody");
  g_assert_cmpstr (sv_match_get_team_name (f->match, 0), ==, "Velocitas");
  g_assert_cmpstr (sv_match_get_team_name (f->match, 1), ==, "Orange");
  g_assert_cmpstr (sv_match_get_team_name (f->match, 2), ==, "Nobody");
}

/* --- Anything in any order --- */

static void
assert_sound (Fixture *f)
{
  const SvGame *game = sv_match_get_game (f->match);
  const SvMatchDoc *doc = sv_match_get_doc (f->match);
  SvClock *clock = sv_match_get_clock (f->match);
  unsigned position = sv_match_get_position (f->match), length = sv_match_get_length (f->match);
  gint64 limit = sv_match_get_view (f->match)->period_ms;
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (doc->history, position, state);
  g_assert_cmpmem (sv_match_get_state (f->match), game->state_size, state, game->state_size);
  g_assert_null (game->broken (sv_match_get_setup (f->match), state));
  g_assert_true ((sv_match_get_playback (f->match) != SV_PLAYBACK_LIVE) == (position < length));
  g_assert_cmpint (sv_clock_get_length (clock), ==, limit);
  if (limit > 0)
    g_assert_cmpint (elapsed (f), <=, limit);
  g_assert_true (sv_clock_get_wanted (clock) ==
                 (sv_match_get_view (f->match)->clock_runs && position == length));
  /* An overdue end is made as soon as the rules allow. */
  if (sv_clock_get_expired (clock) && position == length)
    g_assert_false (sv_match_get_node (f->match)->time);
}

static SvRng dice;

static void
act_at_random (Fixture *f)
{
  SvClock *clock = sv_match_get_clock (f->match);
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (f->match, &n);

  switch (sv_rng_below (&dice, 20)) {
  case 0:
    sv_match_undo (f->match);
    break;
  case 1:
    sv_match_redo (f->match);
    break;
  case 2:
    sv_match_seek (f->match, sv_rng_below (&dice, sv_match_get_length (f->match) + 1));
    break;
  case 3:
    sv_match_seek (f->match, sv_match_get_length (f->match));
    break;
  case 4:
    sv_clock_set_paused (clock, !sv_clock_get_paused (clock));
    break;
  case 5:
    f->now_us += (gint64)sv_rng_below (&dice, 6000) * 1000;
    break;
  case 6:
    pass (f, sv_rng_below (&dice, 60000));
    break;
  default:
    if (n > 0)
      sv_match_choose (f->match, legal[sv_rng_below (&dice, n)], NULL);
    break;
  }
}

/* What was legal, and is no longer, cannot be chosen, whatever lay in the same place of the
 * list. */
static void
assert_refused (Fixture *f, const SvEvent *before, unsigned n_before)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (f->match, &n);
  const unsigned length = sv_match_get_length (f->match);

  for (unsigned k = 0; k < n_before; k++) {
    gboolean listed = FALSE;

    for (unsigned i = 0; i < n; i++)
      listed |= sv_event_equal (legal[i], before[k]);
    g_assert_true ((sv_match_find_legal (f->match, before[k]) >= 0) == listed);
    if (listed || before[k].verb == SV_VERB_TIME)
      continue;
    g_assert_false (sv_match_choose (f->match, before[k], NULL));
    g_assert_cmpuint (sv_match_get_length (f->match), ==, length);
  }
}

static void
test_random (Fixture *f, gconstpointer data)
{
  sv_rng_seed (&dice, 1);
  for (int i = 0; i < 3000; i++) {
    SvEvent before[SV_MAX_LEGAL];
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);

    memcpy (before, legal, n * sizeof *legal);
    act_at_random (f);
    assert_sound (f);
    assert_refused (f, before, n);
  }
}

/* Of a throw in a game without a ball nobody is told that the ball is kept or lost. */
static void
test_throw_without_ball (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game));
  const SvNode *node = sv_match_get_node (match);
  const char *expected[] = { "The turn goes on", "End of the turn" };
  SvOdds odds;

  g_assert_true (sv_odds (game, sv_match_get_setup (match), sv_match_get_state (match), &odds));
  g_assert_cmpuint (odds.n, ==, G_N_ELEMENTS (expected));
  for (unsigned i = 0; i < odds.n; i++) {
    g_autofree char *name = sv_match_dup_outcome (match, node, 0, &odds.outcomes[i]);
    g_assert_cmpstr (name, ==, expected[i]);
  }
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/match/worked-example", test_worked_example);
  ADD ("/match/refused", test_refused);
  ADD ("/match/throw", test_throw);
  ADD ("/match/undo-redo", test_undo_redo);
  ADD ("/match/new-choice-forgets", test_new_choice_forgets);
  ADD ("/match/clock-follows-rules", test_clock_follows_rules);
  ADD ("/match/paused", test_paused);
  ADD ("/match/slept", test_slept);
  ADD ("/match/S-91-time-at-once", test_time_at_once);
  ADD ("/match/S-91-time-on-return", test_time_on_return);
  ADD ("/match/S-91-time-before-late-choice", test_time_before_late_choice);
  ADD ("/match/S-91-time-after-shot", test_time_after_shot);
  ADD ("/match/S-92-two-halves", test_two_halves);
  ADD ("/match/branch", test_branch);
  ADD ("/match/labels", test_labels);
  g_test_add_func ("/match/stale-clock", test_stale_clock);
  g_test_add_func ("/match/nameless", test_nameless);
  g_test_add_func ("/match/throw-without-ball", test_throw_without_ball);
  ADD ("/match/report", test_report);
  ADD ("/match/moves", test_moves);
  ADD ("/match/dice", test_dice);
  ADD ("/match/level toss", test_level_toss);
  ADD ("/match/targets", test_targets);
  ADD ("/match/random", test_random);
  ADD ("/match/names", test_names);
  g_test_add_func ("/match/longest-time", test_longest_time);
  g_test_add_func ("/match/too-long", test_too_long);
  g_test_add_func ("/match/too-many-comments", test_too_many_comments);
  g_test_add_func ("/match/faces", test_faces);
  g_test_add_func ("/match/golden-goal", test_golden_goal);
  return g_test_run ();
}
