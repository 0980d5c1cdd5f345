/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the match that teaches and the puzzles of a game say to a person who goes through them:
 * every step in order, and what comes of doing something else, going back and undoing. */

#include "../time-fixture.h"
#include "golden-text.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-puzzle.h"
#include "transcripts.h"

enum { PUZZLES = 4 };

static gint64 now_us;

static void
answered_cb (gpointer guide, GString *text)
{
  add_line (text, "      (something is answered)");
}

/* Somebody makes the first legal event, or the last. */
static void
try_event (GString *text, SvMatch *match, gboolean last)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (match, &n);
  GError *error = NULL;

  if (n == 0)
    return;
  const gboolean made = sv_match_choose (match, legal[last ? n - 1 : 0], &error);
  add_line (text, "      the %s choice of %u %s; now at step %u of %u", last ? "last" : "first", n,
            made ? "is made" : "is held off", sv_match_get_position (match),
            sv_match_get_length (match));
  g_clear_error (&error);
}

static void
tell_pointed (GString *text, SvCourse *course)
{
  SvMatch *match = sv_course_get_match (course);

  for (int piece = 0; piece < sv_match_get_view (match)->n_pieces; piece++)
    if (sv_course_points_at (course, piece, -1)) {
      g_autofree char *name = sv_match_dup_piece_label (match, piece);
      add_line (text, "      points at %s", name);
    }
  for (int space = 0; space < sv_match_get_board (match)->n_spaces; space++)
    if (sv_course_points_at (course, -1, space)) {
      g_autofree char *name = sv_match_dup_place (match, space);
      add_line (text, "      points at %s", name);
    }
}

static void
tell_step (GString *text, SvCourse *course)
{
  const unsigned step = sv_course_get_step (course);

  add_line (text, "%3u/%u  %s", step + 1, sv_course_get_n_steps (course),
            sv_course_get_remark (course, step));
  add_line (text, "      %s, %s, parts %x; at step %u",
            sv_course_is_acting (course) ? "to be done" : "to be read",
            sv_course_is_answering (course) ? "answering" : "asking", sv_course_get_parts (course),
            sv_match_get_position (sv_course_get_match (course)));
  tell_pointed (text, course);
}

static void
tell_course (GString *text, SvCourseDoc *doc)
{
  g_autoptr (SvMatch) match = sv_course_new_match (doc, 0);
  unsigned told = G_MAXUINT, went_back = 0;

  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
  g_signal_connect (sv_course_of (match), "step", G_CALLBACK (answered_cb), text);
  for (unsigned i = 0; sv_course_of (match) != NULL && i < 400; i++) {
    SvCourse *course = sv_course_of (match);
    const unsigned step = sv_course_get_step (course);

    if (step != told) {
      tell_step (text, course);
      told = step;
      if (sv_course_is_acting (course) && step % 3 == 0) {
        try_event (text, match, TRUE);
        if (sv_course_of (match) == NULL)
          break;
        if (sv_course_is_answering (course))
          add_line (text, "      %s",
                    sv_course_get_otherwise (course, sv_course_get_step (course)));
      }
      if (step % 5 == 4 && step > went_back && i % 2 == 0) {
        went_back = step;
        sv_course_back (course);
        add_line (text, "      back: at remark %u, step %u", sv_course_get_step (course) + 1,
                  sv_match_get_position (match));
        sv_course_next (course);
      }
    }
    if (sv_course_of (match) != NULL)
      sv_course_next (sv_course_of (match));
  }
  add_line (text, "      the course is over: %s", sv_course_of (match) == NULL ? "yes" : "no");
  try_event (text, match, FALSE);
}

static void
tell_puzzle (GString *text, const SvGame *game, unsigned number)
{
  g_autoptr (SvMatch) match = sv_puzzle_new_match (sv_puzzle_load (game), number);
  SvPuzzle *puzzle = sv_puzzle_of (match);

  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
  g_signal_connect (puzzle, "answered", G_CALLBACK (answered_cb), text);
  g_autofree char *title = sv_match_dup_title (match);
  add_line (text, "\nPuzzle %u of %u: %s", sv_puzzle_get_number (puzzle) + 1,
            sv_puzzle_get_count (puzzle), title);
  take_line (text, sv_puzzle_dup_words (puzzle));
  for (unsigned i = 0; i < 3; i++) {
    try_event (text, match, i % 2 == 0);
    take_line (text, sv_puzzle_dup_words (puzzle));
    if (sv_puzzle_get_solved (puzzle))
      add_line (text, "      solved");
  }
  if (sv_match_undo (match)) {
    add_line (text, "      undone, solved %d", sv_puzzle_get_solved (puzzle));
    take_line (text, sv_puzzle_dup_words (puzzle));
  }
}

void
tell_learning (GString *text, gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  g_autoptr (GDate) day = g_date_new_dmy (21, G_DATE_NOVEMBER, 2026);

  tell_course (text, sv_course_load (game));
  for (unsigned i = 0; i < PUZZLES; i++)
    tell_puzzle (text, game, i);
  add_line (text, "\nThe puzzle of that day, of 7: %u", sv_puzzle_of_day (day, 7) + 1);
}
