/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches that teach: as their documents have them, whatever is thrown and tried. */

#include "sv-computer.h"
#include "sv-course.h"

#include "match-fixture.h"
#include "said-fixture.h"
#include "sv-match-undo.h"

/* A match of the course of a game, from a step on. */
static SvMatch *
begin (const SvGame *game, unsigned step)
{
  return sv_course_new_match (sv_course_load (game), step);
}

static SvMatch *
begin_first (void)
{
  return begin (sv_games ()[0], 0);
}

static SvEvent
expected (const SvCourseDoc *doc, SvMatch *match)
{
  return sv_history_get_event (doc->match->history, sv_match_get_position (match));
}

/* Something else than event that is legal. FALSE: there is nothing. */
static gboolean
find_other (SvMatch *match, SvEvent event, SvEvent *out)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (match, &n);

  for (unsigned i = 0; i < n; i++) {
    if (!sv_event_equal (legal[i], event)) {
      *out = legal[i];
      return TRUE;
    }
  }
  return FALSE;
}

/* Whatever a person tries but what is wanted is answered and changes nothing. */
static void
try_another (SvMatch *match, SvEvent wanted)
{
  SvCourse *course = sv_course_of (match);
  const unsigned position = sv_match_get_position (match);
  g_autoptr (GError) error = NULL;
  SvEvent other;

  if (!find_other (match, wanted, &other))
    return;
  g_assert_false (sv_match_choose (match, other, &error));
  g_assert_no_error (error);
  g_assert_true (sv_course_is_answering (course));
  g_assert_cmpuint (sv_match_get_position (match), ==, position);
}

/* Play it through: read, throw, choose; the computer plays for the other side. */
static void
test_through (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvCourseDoc) doc = sv_course_load (game);
  g_autoptr (SvMatch) match = begin (game, 0);
  SvComputer *computer = sv_computer_new (match, 100000);
  SvCourse *course = sv_course_of (match);
  const unsigned n = sv_course_get_n_steps (course);
  unsigned steps = 0;

  for (unsigned last = 0; sv_course_get_step (course) + 1 < n;) {
    const SvNode *node = sv_match_get_node (match);

    if (!sv_course_is_acting (course)) {
      g_assert_cmpuint (sv_course_get_parts (course) & ~15U, ==, 0);
      sv_course_next (course);
    } else if (sv_match_get_bot (match) != NULL) {
      g_assert_true (sv_computer_act (computer));
    } else if (node->kind == SV_NODE_CHANCE) {
      g_assert_true (sv_match_throw (match));
    } else {
      const SvEvent wanted = expected (doc, match);
      try_another (match, wanted);
      g_assert_true (sv_match_choose (match, wanted, NULL));
      g_assert_false (sv_course_is_answering (course));
    }
    g_assert_cmpuint (sv_course_get_step (course), >=, last);
    last = sv_course_get_step (course);
    g_assert_cmpuint (++steps, <, 1000);
  }
  g_assert_cmpuint (sv_match_get_length (match), ==, sv_history_get_length (doc->match->history));
  for (unsigned i = 0; i < sv_match_get_length (match); i++) {
    g_autofree char *told = history_text (doc->match->history, i);
    g_assert_event (match, i, told);
  }
  sv_computer_free (computer);
}

/* The first match of the first game begins as the worked example of the rules does, up to the first
 * goal and the attack after it. */
static void
test_worked_example (void)
{
  g_autoptr (SvMatch) match = begin_first ();
  g_auto (GStrv) events = g_strsplit (EXAMPLE, ",", -1);

  while (sv_course_get_step (sv_course_of (match)) + 1 <
         sv_course_get_n_steps (sv_course_of (match)))
    sv_course_next (sv_course_of (match));
  g_assert_cmpuint (sv_match_get_length (match), >, EXAMPLE_EVENTS);
  for (unsigned i = 0; i < EXAMPLE_EVENTS; i++)
    g_assert_event (match, i, events[i]);
}

/* Pointed at is what the remark is about, and what a person is to do. */
static void
assert_points (SvCourse *course, const SvCourseDoc *doc, const SvRemark *remark)
{
  SvMatch *match = sv_course_get_match (course);
  SvTarget target = { -1, -1, NULL, 0, 0, 0, 0 };

  if (sv_course_is_acting (course) && sv_match_get_bot (match) == NULL &&
      sv_match_get_node (match)->kind == SV_NODE_DECISION)
    sv_match_get_game (match)->event_target (sv_match_get_setup (match), sv_match_get_state (match),
                                             expected (doc, match), &target);
  for (int piece = -1; piece < sv_match_get_view (match)->n_pieces; piece++)
    for (int space = -1; space < sv_match_get_board (match)->n_spaces; space++) {
      gboolean wanted =
          (piece >= 0 && piece == target.piece) || (space >= 0 && space == target.space);

      for (guint i = 0; space >= 0 && i < remark->spaces->len; i++)
        wanted = wanted || g_array_index (remark->spaces, int, i) == space;
      g_assert_cmpint (sv_course_points_at (course, piece, space), ==, wanted);
    }
}

/* It can be left at each step and taken up there again. */
static void
test_each_step (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvCourseDoc) doc = sv_course_load (game);

  for (unsigned step = 0; step < doc->remarks->len; step++) {
    g_autoptr (SvMatch) match = begin (game, step);
    SvCourse *course = sv_course_of (match);
    const SvRemark *remark = doc->remarks->pdata[step];

    g_assert_cmpuint (sv_course_get_step (course), ==, step);
    g_assert_cmpstr (sv_course_get_remark (course, step), ==, remark->text);
    g_assert_cmpuint (sv_match_get_position (match), ==, remark->after);
    assert_points (course, doc, remark);
    sv_course_back (course);
    g_assert_cmpuint (sv_course_get_step (course), ==, step > 0 ? step - 1 : 0);
  }
  assert_said (doc->match->teams);
  g_autoptr (SvMatch) match = begin (game, 10000);
  g_assert_cmpuint (sv_course_get_step (sv_course_of (match)) + 1, ==, doc->remarks->len);
}

/* What is to be done is pointed at, and its answer is its own; the dice are where one throws. */
static void
test_points (void)
{
  g_autoptr (SvMatch) match = begin_first ();
  SvCourse *course = sv_course_of (match);
  const int assister = 2, first_e = 4;

  g_assert_true (sv_course_points_at (course, assister, -1));
  g_assert_true (sv_course_points_at (course, -1, first_e));
  g_assert_false (sv_course_points_at (course, assister - 1, -1));
  g_assert_false (sv_course_points_at (course, -1, first_e + 1));
  g_assert_cmpuint (sv_course_get_parts (course), ==, 0);
  sv_course_next (course);
  g_assert_cmpuint (sv_course_get_step (course), ==, 1);
  g_assert_cmpuint (sv_course_get_parts (course), ==, SV_PART_DICE | SV_PART_CARDS);
}

/* A remark may be about any space, the first one too. */
static void
test_points_at_first (void)
{
  SvCourseDoc *doc = sv_course_load (sv_games ()[0]);
  const SvRemark *remark = doc->remarks->pdata[1];
  const int first = 0;

  g_array_set_size (remark->spaces, 0);
  g_array_append_val (remark->spaces, first);
  g_autoptr (SvMatch) match = sv_course_new_match (doc, 1);
  for (int space = -1; space < 3; space++)
    g_assert_cmpint (sv_course_points_at (sv_course_of (match), -1, space), ==, space == 0);
}

/* While there is something to read the other side waits, and no time is called. */
static void
test_waits (void)
{
  g_autoptr (SvMatch) match = begin (sv_games ()[0], 3);
  SvCourse *course = sv_course_of (match);
  SvComputer *computer = sv_computer_new (match, 100000);
  const unsigned position = sv_match_get_position (match);

  sv_course_back (course);
  g_assert_false (sv_course_is_acting (course));
  sv_computer_act (computer);
  g_assert_cmpuint (sv_match_get_position (match), ==, position);
  g_assert_false (sv_match_choose (match, sv_event_time (), NULL));
  sv_course_next (course);
  g_assert_cmpuint (sv_match_get_position (match), ==, position + 1);
  sv_computer_free (computer);
}

/* After undo the remark is the one of that position; looking back changes nothing. */
static void
test_undo (void)
{
  g_autoptr (SvMatch) match = begin (sv_games ()[0], 9);
  SvCourse *course = sv_course_of (match);

  sv_match_undo (match);
  g_assert_cmpuint (sv_course_get_step (course), ==, 8);
  sv_match_redo (match);
  g_assert_cmpuint (sv_course_get_step (course), ==, 9);
  sv_match_seek (match, 0);
  g_assert_cmpuint (sv_course_get_step (course), ==, 9);
}

/* After the last remark the match goes on as any other, with a computer that is told of it. */
static void
test_play_on (gconstpointer data)
{
  g_autoptr (SvMatch) match = begin (data, G_MAXUINT);
  SvCourse *course = g_object_ref (sv_course_of (match));
  int changed = 0, steps = 0;

  g_signal_connect_swapped (match, "changed", G_CALLBACK (count_cb), &changed);
  g_signal_connect_swapped (course, "step", G_CALLBACK (count_cb), &steps);
  sv_course_next (course);
  g_assert_null (sv_course_of (match));
  g_assert_cmpint (steps, ==, 1);
  g_assert_cmpint (changed, ==, 1);
  g_object_unref (course);
  SvComputer *computer = sv_computer_new (match, 100000);
  const unsigned position = sv_match_get_position (match);
  if (!sv_computer_act (computer)) {
    unsigned n;
    if (sv_match_get_node (match)->kind == SV_NODE_CHANCE)
      sv_match_throw (match);
    else
      sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL);
  }
  g_assert_cmpuint (sv_match_get_position (match), >, position);
  sv_computer_free (computer);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/course/worked-example", test_worked_example);
  g_test_add_func ("/course/points", test_points);
  g_test_add_func ("/course/points-at-first", test_points_at_first);
  g_test_add_func ("/course/waits", test_waits);
  g_test_add_func ("/course/undo", test_undo);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    const SvGame *game = sv_games ()[i];
    g_autoptr (SvCourseDoc) doc = sv_course_load (game);
    g_autofree char *through = g_strconcat ("/course/through/", game->id, NULL);
    g_autofree char *step = g_strconcat ("/course/each-step/", game->id, NULL);
    g_autofree char *on = g_strconcat ("/course/play-on/", game->id, NULL);

    if (doc == NULL)
      continue;
    g_test_add_data_func (through, game, test_through);
    g_test_add_data_func (step, game, test_each_step);
    g_test_add_data_func (on, game, test_play_on);
  }
  return g_test_run ();
}
