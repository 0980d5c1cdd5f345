/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a course and a puzzle tell to whoever goes through them, in whatever way, stays what it is, until somebody
 * means to change it. See face-fixture.h. */

#include "face-fixture.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-match-words.h"
#include "sv-puzzle.h"
#include "time-fixture.h"

enum { RUNS = 30, ROUNDS = 10, DEEDS = 25 };

enum { COURSE, PUZZLE };

static const char *const aspects[] = { "course", "puzzle", NULL };

static gint64 now_us;

/* One that is played by chance, and in which no time passes. */
static void
begin (SvMatch *match)
{
  sv_match_seed (match, below (1000));
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
}

/* --- What a person does --------------------------------------------------------------------------------- */

static void
add_kinds (int aspect, SvMatch *match)
{
  const GPtrArray *seats = sv_match_get_seats (match);

  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seats->pdata[i];
    add (aspect, "%s of %d: %s", seat->name, seat->team, seat->kind);
  }
}

/* What a person may do there, right or wrong, and looking back. */
static void
learn (int aspect, SvMatch *match)
{
  const unsigned length = sv_match_get_length (match);
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (match, &n);
  GError *error = NULL;

  switch (below (8)) {
  case 0:
    add (aspect, "undone %d", sv_match_undo (match));
    break;
  case 1:
    add (aspect, "redone %d", sv_match_redo (match));
    break;
  case 2:
    sv_match_seek (match, below (2) == 0 ? length : below (length + 1));
    break;
  case 3:
    add (aspect, "time %d", sv_match_choose (match, sv_event_time (), &error));
    break;
  case 4:
    add (aspect, "thrown %d", sv_match_throw (match));
    break;
  default:
    if (n > 0)
      add (aspect, "chosen %d", sv_match_choose (match, legal[below (n)], &error));
  }
  add (aspect, "%u of %u: %s", sv_match_get_position (match), sv_match_get_length (match),
       error != NULL ? error->message : "-");
  g_clear_error (&error);
}

/* --- A course, and a puzzle ------------------------------------------------------------------------------ */

static void
step_cb (SvCourse *course, gpointer data)
{
  add (COURSE, "step");
}

static void
answered_cb (SvPuzzle *puzzle, gpointer data)
{
  add (PUZZLE, "answered");
}

static void
add_course (SvCourse *course)
{
  SvMatch *match = sv_course_get_match (course);
  const unsigned step = sv_course_get_step (course);

  add (COURSE, "step %u of %u, %d %d, parts %x", step, sv_course_get_n_steps (course),
       sv_course_is_answering (course), sv_course_is_acting (course), sv_course_get_parts (course));
  add (COURSE, "%s / %s", sv_course_get_remark (course, step),
       sv_course_get_otherwise (course, step));
  for (int piece = -1; piece < sv_match_get_view (match)->n_pieces; piece++)
    add (COURSE, "%d", sv_course_points_at (course, piece, -1));
  for (int space = -1; space < sv_match_get_board (match)->n_spaces; space++)
    add (COURSE, "%d", sv_course_points_at (course, -1, space));
}

static void
run_course (SvCourseDoc *doc)
{
  g_autoptr (SvMatch) match = sv_course_new_match (doc, below (doc->remarks->len + 2));

  begin (match);
  g_signal_connect (sv_course_of (match), "step", G_CALLBACK (step_cb), NULL);
  add_text (COURSE, sv_match_dup_title (match));
  for (unsigned i = 0; i < DEEDS && sv_course_of (match) != NULL; i++) {
    add_course (sv_course_of (match));
    if (below (2) == 0)
      learn (COURSE, match);
    else if (below (4) == 0)
      sv_course_back (sv_course_of (match));
    else
      sv_course_next (sv_course_of (match));
  }
  add_kinds (COURSE, match);
  learn (COURSE, match);
}

static void
run_puzzle (SvPuzzleDoc *doc)
{
  g_autoptr (SvMatch) match = sv_puzzle_new_match (doc, below (doc->moments->len + 2));
  SvPuzzle *puzzle = sv_puzzle_of (match);

  begin (match);
  g_signal_connect (puzzle, "answered", G_CALLBACK (answered_cb), NULL);
  add (PUZZLE, "%u of %u", sv_puzzle_get_number (puzzle), sv_puzzle_get_count (puzzle));
  add_text (PUZZLE, sv_match_dup_title (match));
  add_kinds (PUZZLE, match);
  for (unsigned i = 0; i < DEEDS; i++) {
    learn (PUZZLE, match);
    add (PUZZLE, "solved %d", sv_puzzle_get_solved (puzzle));
    add_text (PUZZLE, sv_puzzle_dup_words (puzzle));
  }
}

static void
run_learning (unsigned number)
{
  const SvGame *game = sv_games ()[number % 3];

  for (unsigned i = 0; i < ROUNDS; i++) {
    run_course (sv_course_load (game));
    run_puzzle (sv_puzzle_load (game));
  }
}

int
main (int argc, char **argv)
{
  static const Face face = { "learning-face", RUNS, aspects, run_learning };

  return face_main (argc, argv, &face);
}
