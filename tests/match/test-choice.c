/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person means who points at pieces and spaces, without any widget. */
#include "sv-choice.h"
#include <glib.h>

static void
add (SvChoice *choice, int piece, int space)
{
  const SvTarget target = { (int16_t)piece, (int16_t)space, NULL };

  sv_choice_add (choice, sv_event (SV_VERB_GAME, (unsigned)piece, (unsigned)space, 0), &target);
}

static void
test_mover (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 3, 1);
  add (&choice, 3, 4);
  g_assert_cmpint (sv_choice_get_mover (&choice), ==, 3);
  g_assert_cmpint (sv_choice_get_hand (&choice), ==, 3);
  g_assert_true (sv_choice_is_marked (&choice, -1, 1));
  g_assert_false (sv_choice_is_marked (&choice, 3, 0));
  g_assert_false (sv_choice_is_marked (&choice, -1, 2));

  /* Its space at once. */
  sv_choice_point (&choice, -1, 4, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (answer.n, ==, 1);
  g_assert_cmpint (answer.options[0], ==, 1);

  /* Elsewhere: asked about the mover. */
  sv_choice_point (&choice, -1, 2, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (answer.piece, ==, 3);
  g_assert_cmpint (answer.space, ==, 2);

  /* Another piece: asked about that piece. */
  sv_choice_point (&choice, 5, 2, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (answer.piece, ==, 5);
  g_assert_cmpint (answer.space, ==, -1);

  /* It may also be taken first, and let go. */
  sv_choice_point (&choice, 3, 0, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_TAKE);
  g_assert_cmpint (choice.held, ==, 3);
  sv_choice_point (&choice, 3, 0, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_RELEASE);
  g_assert_cmpint (choice.held, ==, -1);
}

static void
test_several (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 0, 1);
  add (&choice, 0, 2);
  add (&choice, 1, 2);
  g_assert_cmpint (sv_choice_get_mover (&choice), ==, -1);
  g_assert_cmpint (sv_choice_get_hand (&choice), ==, -1);
  g_assert_true (sv_choice_is_marked (&choice, 0, -1));
  g_assert_false (sv_choice_is_marked (&choice, -1, 2));
  g_assert_true (sv_choice_is_possible (&choice, -1, 2));
  g_assert_false (sv_choice_is_possible (&choice, -1, 3));

  /* Only piece 0 can go to 1; both can go to 2. */
  sv_choice_point (&choice, -1, 1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (answer.n, ==, 1);
  sv_choice_point (&choice, -1, 2, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (answer.n, ==, 2);

  /* Take one, then the other instead, then its space. */
  sv_choice_point (&choice, 0, -1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_TAKE);
  g_assert_true (sv_choice_is_marked (&choice, -1, 1));
  g_assert_false (sv_choice_is_marked (&choice, 1, -1));
  sv_choice_point (&choice, 1, -1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_TAKE);
  g_assert_cmpint (choice.held, ==, 1);
  sv_choice_point (&choice, -1, 1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (answer.piece, ==, 1);
  g_assert_cmpint (choice.held, ==, 1);
  sv_choice_point (&choice, -1, 2, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpint (choice.options[answer.options[0]].target.piece, ==, 1);
}

static void
test_piece_alone (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 2, -1);
  add (&choice, 4, -1);
  g_assert_true (sv_choice_is_answer (&choice, 2));
  g_assert_true (sv_choice_is_marked (&choice, 2, 7));
  g_assert_false (sv_choice_take (&choice, 2));
  sv_choice_point (&choice, 4, 9, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpint (answer.options[0], ==, 1);
  sv_choice_point (&choice, -1, 9, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (answer.piece, ==, -1);
}

/* A way begins with taking the piece, which is no event yet. */
static void
test_taking (void)
{
  const SvTarget take = { 2, -1, NULL, SV_TARGET_WAY, 0, 0, 0 };
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  sv_choice_add (&choice, sv_event (SV_VERB_GAME, 2, 0, 0), &take);
  add (&choice, 4, 1);
  g_assert_false (sv_choice_is_answer (&choice, 2));
  g_assert_true (sv_choice_can_take (&choice, 2));
  g_assert_true (sv_choice_is_marked (&choice, 2, -1)); /* beside the mover */
  g_assert_false (sv_choice_is_marked (&choice, 4, -1));
  sv_choice_point (&choice, 2, 7, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_TAKE);
  g_assert_cmpint (sv_choice_get_hand (&choice), ==, 2);
  /* Without ways there is nowhere to go. */
  g_assert_false (sv_choice_is_goal (&choice, 1));
  g_assert_null (sv_choice_get_goal (&choice, 1));
  sv_choice_point (&choice, -1, 1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  sv_choice_point (&choice, 2, 7, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_RELEASE);
  g_assert_nonnull (sv_choice_get_goal (&choice, 1));
}

static void
test_space_alone_and_buttons (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, -1, 6);
  add (&choice, -1, -1); /* a button of the action bar: not on the board */
  g_assert_cmpuint (choice.n_options, ==, 1);
  g_assert_true (sv_choice_is_marked (&choice, -1, 6));
  sv_choice_point (&choice, 0, 6, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
}

static void
test_same_target (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 1, 2);
  add (&choice, 1, 2);
  sv_choice_point (&choice, -1, 2, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (answer.n, ==, 2);
}

/* A held piece goes to a space with another piece on it that could be taken as well. */
static void
test_occupied_goal (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 0, 5);
  add (&choice, 1, 6);
  sv_choice_take (&choice, 0);
  sv_choice_point (&choice, 1, 5, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpint (answer.options[0], ==, 0);
}

static void
test_drop (void)
{
  SvChoice choice;
  SvAnswer answer;

  sv_choice_clear (&choice);
  add (&choice, 0, 5);
  add (&choice, 1, 6);
  sv_choice_take (&choice, 0);
  sv_choice_drop (&choice, 6, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);
  g_assert_cmpint (answer.piece, ==, 0);
  g_assert_cmpint (answer.space, ==, 6);
  g_assert_cmpint (choice.held, ==, -1);

  sv_choice_take (&choice, 0);
  sv_choice_drop (&choice, -1, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_REFUSE);

  sv_choice_take (&choice, 0);
  sv_choice_drop (&choice, 5, &answer);
  g_assert_cmpint (answer.kind, ==, SV_ANSWER_CHOOSE);
  g_assert_cmpuint (answer.n, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/choice/mover", test_mover);
  g_test_add_func ("/choice/several", test_several);
  g_test_add_func ("/choice/piece-alone", test_piece_alone);
  g_test_add_func ("/choice/taking", test_taking);
  g_test_add_func ("/choice/space-alone-and-buttons", test_space_alone_and_buttons);
  g_test_add_func ("/choice/same-target", test_same_target);
  g_test_add_func ("/choice/occupied-goal", test_occupied_goal);
  g_test_add_func ("/choice/drop", test_drop);
  return g_test_run ();
}
