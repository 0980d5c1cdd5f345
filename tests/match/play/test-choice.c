/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person means who points at pieces and spaces, without any widget. */
#include "sv-choice.h"
#include "sv-rng.h"
#include <glib.h>
#include <string.h>

typedef struct {
  SvChoice choice;
  SvAnswer answer;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  sv_choice_clear (&f->choice);
}

static void
add (Fixture *f, int piece, int space)
{
  const SvTarget target = { (int16_t)piece, (int16_t)space, NULL };

  sv_choice_add (&f->choice, sv_event (SV_VERB_GAME, (unsigned)piece, (unsigned)space, 0), &target);
}

/* The number of the first event that pointing there chooses, which are n. */
static int
chosen (Fixture *f, int piece, int space, unsigned n)
{
  sv_choice_point (&f->choice, piece, space, &f->answer);
  g_assert_cmpint (f->answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (f->answer.n, ==, n);
  return f->answer.options[0];
}

/* Pointing there is refused, with a question about this piece. */
static void
assert_refused (Fixture *f, int piece, int space, int asked)
{
  sv_choice_point (&f->choice, piece, space, &f->answer);
  g_assert_cmpint (f->answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (f->answer.piece, ==, asked);
}

/* Pointing there takes a piece or lets it go; this one is held then. */
static void
assert_held (Fixture *f, int piece, int space, SvAnswerKind kind, int held)
{
  sv_choice_point (&f->choice, piece, space, &f->answer);
  g_assert_cmpint (f->answer.kind, ==, kind);
  g_assert_cmpint (f->choice.held, ==, held);
}

static int
drop (Fixture *f, int space)
{
  sv_choice_drop (&f->choice, space, &f->answer);
  return (int)f->answer.kind;
}

static void
test_mover (Fixture *f, gconstpointer data)
{
  add (f, 3, 1);
  add (f, 3, 4);
  g_assert_cmpint (sv_choice_get_mover (&f->choice), ==, 3);
  g_assert_cmpint (sv_choice_get_hand (&f->choice), ==, 3);
  g_assert_true (sv_choice_is_marked (&f->choice, -1, 1));
  g_assert_false (sv_choice_is_marked (&f->choice, 3, 0));
  g_assert_false (sv_choice_is_marked (&f->choice, -1, 2));

  /* Its space at once. */
  g_assert_cmpint (chosen (f, -1, 4, 1), ==, 1);

  /* Elsewhere: asked about the mover. */
  assert_refused (f, -1, 2, 3);
  g_assert_cmpint (f->answer.space, ==, 2);

  /* Another piece: asked about that piece. */
  assert_refused (f, 5, 2, 5);
  g_assert_cmpint (f->answer.space, ==, -1);

  /* It may also be taken first, and let go. */
  assert_held (f, 3, 0, SV_ANSWER_TAKE, 3);
  assert_held (f, 3, 0, SV_ANSWER_RELEASE, -1);
}

/* Who may stay where it stands does so by a click, a drop in place, or a click on its space. */
static void
test_stay (Fixture *f, gconstpointer data)
{
  add (f, 3, 1);
  add (f, 3, 4);
  g_assert_true (sv_choice_is_marked (&f->choice, 3, 1));
  g_assert_cmpint (chosen (f, 3, 1, 1), ==, 0);
  g_assert_cmpint (chosen (f, -1, 1, 1), ==, 0);
  g_assert_true (sv_choice_take (&f->choice, 3));
  g_assert_true (sv_choice_is_marked (&f->choice, 3, 1));
  g_assert_cmpint (chosen (f, 3, 1, 1), ==, 0);
  g_assert_cmpint (drop (f, 1), ==, SV_ANSWER_CHOOSE);

  /* Of several who may be moved the first click says who. */
  sv_choice_release (&f->choice);
  add (f, 5, 6);
  assert_held (f, 3, 1, SV_ANSWER_TAKE, 3);
  g_assert_cmpint (chosen (f, 3, 1, 1), ==, 0);
}

static void
test_several (Fixture *f, gconstpointer data)
{
  add (f, 0, 1);
  add (f, 0, 2);
  add (f, 1, 2);
  g_assert_cmpint (sv_choice_get_mover (&f->choice), ==, -1);
  g_assert_cmpint (sv_choice_get_hand (&f->choice), ==, -1);
  g_assert_true (sv_choice_is_marked (&f->choice, 0, -1));
  g_assert_false (sv_choice_is_marked (&f->choice, -1, 2));
  f->choice.placing = true;
  g_assert_true (sv_choice_is_marked (&f->choice, -1, 2));
  g_assert_false (sv_choice_is_marked (&f->choice, -1, 3));
  f->choice.placing = false;
  g_assert_true (sv_choice_is_possible (&f->choice, -1, 2));
  g_assert_false (sv_choice_is_possible (&f->choice, -1, 3));

  /* Only piece 0 can go to 1; both can go to 2. */
  chosen (f, -1, 1, 1);
  chosen (f, -1, 2, 2);

  /* Take one, then the other instead, then its space. */
  assert_held (f, 0, -1, SV_ANSWER_TAKE, 0);
  g_assert_true (sv_choice_is_marked (&f->choice, -1, 1));
  g_assert_false (sv_choice_is_marked (&f->choice, 1, -1));
  assert_held (f, 1, -1, SV_ANSWER_TAKE, 1);
  assert_refused (f, -1, 1, 1);
  g_assert_cmpint (f->choice.held, ==, 1);
  g_assert_cmpint (f->choice.options[chosen (f, -1, 2, 1)].target.piece, ==, 1);
}

static void
test_piece_alone (Fixture *f, gconstpointer data)
{
  add (f, 2, -1);
  add (f, 4, -1);
  g_assert_true (sv_choice_is_answer (&f->choice, 2));
  g_assert_true (sv_choice_is_marked (&f->choice, 2, 7));
  g_assert_false (sv_choice_take (&f->choice, 2));
  g_assert_cmpint (chosen (f, 4, 9, 1), ==, 1);
  assert_refused (f, -1, 9, -1);
}

/* A space alone is an answer whoever stands there and may move, and so is the first one of the
 * board. */
static void
test_space_before_piece (Fixture *f, gconstpointer data)
{
  for (int space = 0; space < 3; space++) {
    add (f, 7, 5);
    add (f, -1, space);
    g_assert_cmpint (chosen (f, 7, space, 1), ==, 1);
    g_assert_cmpint (f->choice.held, ==, -1);
    sv_choice_clear (&f->choice);
  }
}

/* A way begins with taking the piece, which is no event yet. */
static void
test_taking (Fixture *f, gconstpointer data)
{
  const SvTarget take = { 2, -1, NULL, SV_TARGET_WAY, 0, 0, 0 };
  sv_choice_add (&f->choice, sv_event (SV_VERB_GAME, 2, 0, 0), &take);
  add (f, 4, 1);
  g_assert_false (sv_choice_is_answer (&f->choice, 2));
  g_assert_true (sv_choice_can_take (&f->choice, 2));
  g_assert_true (sv_choice_is_marked (&f->choice, 2, -1)); /* beside the mover */
  g_assert_false (sv_choice_is_marked (&f->choice, 4, -1));
  assert_held (f, 2, 7, SV_ANSWER_TAKE, 2);
  g_assert_cmpint (sv_choice_get_hand (&f->choice), ==, 2);
  /* Without ways there is nowhere to go. */
  g_assert_false (sv_choice_is_goal (&f->choice, 1));
  g_assert_null (sv_choice_get_goal (&f->choice, 1));
  assert_refused (f, -1, 1, 2);
  assert_held (f, 2, 7, SV_ANSWER_RELEASE, -1);
  g_assert_nonnull (sv_choice_get_goal (&f->choice, 1));
}

static void
test_space_alone_and_buttons (Fixture *f, gconstpointer data)
{
  add (f, -1, 6);
  add (f, -1, -1); /* a button of the action bar: not on the board */
  g_assert_cmpuint (f->choice.n_options, ==, 1);
  g_assert_true (sv_choice_is_marked (&f->choice, -1, 6));
  chosen (f, 0, 6, 1);
}

static void
test_same_target (Fixture *f, gconstpointer data)
{
  add (f, 1, 2);
  add (f, 1, 2);
  chosen (f, -1, 2, 2);
}

/* A held piece goes to a space with another piece on it that could be taken as well. */
static void
test_occupied_goal (Fixture *f, gconstpointer data)
{
  add (f, 0, 5);
  add (f, 1, 6);
  sv_choice_take (&f->choice, 0);
  g_assert_cmpint (chosen (f, 1, 5, 1), ==, 0);
}

static void
test_drop (Fixture *f, gconstpointer data)
{
  add (f, 0, 5);
  add (f, 1, 6);
  sv_choice_take (&f->choice, 0);
  g_assert_cmpint (drop (f, 6), ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (f->answer.piece, ==, 0);
  g_assert_cmpint (f->answer.space, ==, 6);
  g_assert_cmpint (f->choice.held, ==, -1);

  sv_choice_take (&f->choice, 0);
  g_assert_cmpint (drop (f, -1), ==, SV_ANSWER_REFUSE);

  sv_choice_take (&f->choice, 0);
  g_assert_cmpint (drop (f, 5), ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (f->answer.n, ==, 1);
}

#define ADD(name, func) g_test_add ("/choice/" name, Fixture, NULL, set_up, func, NULL)

/* Whoever holds the first piece chooses nothing for another. */
static void
test_first_held (Fixture *f, gconstpointer data)
{
  add (f, 0, 1);
  add (f, 1, 2);
  assert_held (f, 0, -1, SV_ANSWER_TAKE, 0);
  assert_refused (f, -1, 2, 0);
  g_assert_cmpint (chosen (f, -1, 1, 1), ==, 0);
}

/* --- Any options --- */

enum { PIECES = 5, PLACES = 6 };

static void
add_any (SvChoice *choice, SvRng *rng)
{
  const unsigned n = sv_rng_below (rng, 9);

  choice->placing = sv_rng_below (rng, 2) == 0;
  for (unsigned i = 0; i < n; i++) {
    const SvTarget target = { .piece = (int16_t)((int)sv_rng_below (rng, PIECES + 1) - 1),
                              .space = (int16_t)((int)sv_rng_below (rng, PLACES + 1) - 1),
                              .flags = sv_rng_below (rng, 4) == 0 ? SV_TARGET_WAY : 0 };
    sv_choice_add (choice, sv_event_of (SV_VERB_GAME, i), &target);
  }
}

static void
assert_same_answer (const SvAnswer *a, const SvAnswer *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->piece, ==, b->piece);
  g_assert_cmpint (a->space, ==, b->space);
  g_assert_cmpmem (a->options, a->n * sizeof a->options[0], b->options,
                   b->n * sizeof b->options[0]);
}

/* What could be chosen before is not in the way of what can be chosen now. */
static void
test_stale (void)
{
  static SvChoice used, fresh;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < 3000; run++) {
    SvRng again;
    SvAnswer a, b;

    sv_choice_clear (&used);
    add_any (&used, &rng);
    again = rng;
    sv_choice_clear (&used);
    add_any (&used, &rng);
    memset (&fresh, 0, sizeof fresh);
    sv_choice_clear (&fresh);
    add_any (&fresh, &again);
    g_assert_cmpint (sv_choice_get_mover (&used), ==, sv_choice_get_mover (&fresh));
    for (int piece = -1; piece < PIECES; piece++)
      g_assert_cmpint (sv_choice_can_take (&used, piece), ==, sv_choice_can_take (&fresh, piece));
    for (int space = -1; space < PLACES; space++) {
      const SvOption *goal = sv_choice_get_goal (&used, space);
      const SvOption *other = sv_choice_get_goal (&fresh, space);

      g_assert_cmpint (goal != NULL ? goal - used.options : -1, ==,
                       other != NULL ? other - fresh.options : -1);
      for (int piece = -1; piece < PIECES; piece++) {
        g_assert_cmpint (sv_choice_is_marked (&used, piece, space), ==,
                         sv_choice_is_marked (&fresh, piece, space));
        g_assert_cmpint (sv_choice_is_possible (&used, piece, space), ==,
                         sv_choice_is_possible (&fresh, piece, space));
      }
    }
    for (unsigned i = 0; i < 4; i++) {
      const int piece = (int)sv_rng_below (&rng, PIECES + 1) - 1;
      const int space = (int)sv_rng_below (&rng, PLACES + 1) - 1;

      sv_choice_point (&used, piece, space, &a);
      sv_choice_point (&fresh, piece, space, &b);
      assert_same_answer (&a, &b);
      g_assert_cmpint (used.held, ==, fresh.held);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("mover", test_mover);
  ADD ("stay", test_stay);
  ADD ("several", test_several);
  ADD ("piece-alone", test_piece_alone);
  ADD ("space-before-piece", test_space_before_piece);
  ADD ("taking", test_taking);
  ADD ("space-alone-and-buttons", test_space_alone_and_buttons);
  ADD ("same-target", test_same_target);
  ADD ("occupied-goal", test_occupied_goal);
  ADD ("drop", test_drop);
  g_test_add ("/choice/first-held", Fixture, NULL, set_up, test_first_held, NULL);
  g_test_add_func ("/choice/stale", test_stale);
  return g_test_run ();
}
