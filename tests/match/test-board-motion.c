/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where pieces and ball are while they move, without any clock. */
#include "sv-board-motion.h"
#include <glib.h>

/* Space s lies at (100 s, 0); beside the board is (0, 500) before and nowhere after. */
static bool
spot (const void *data, int actor, int space, bool after, SvPose *out)
{
  if (space < 0 && after)
    return false;
  *out = space < 0 ? (SvPose){ 0, 500, 0 } : (SvPose){ 100.0 * space, 0, 0 };
  return true;
}

static void
plan (SvMotion *motion, const SvMove *moves, unsigned n)
{
  SvMoves list = { n, { { 0 } } };

  for (unsigned i = 0; i < n; i++)
    list.moves[i] = moves[i];
  sv_motion_plan (motion, &list, 10, spot, NULL);
}

static void
test_one_piece (void)
{
  const SvMove moves[] = { { 2, 1, 4, -1 } };
  SvMotion motion;
  SvPose pose;

  plan (&motion, moves, 1);
  g_assert_cmpuint (motion.n_ways, ==, 1);
  g_assert_cmpint (motion.length, >=, 150);
  g_assert_cmpint (motion.length, <=, 300);
  g_assert_false (sv_motion_at (&motion, 3, 0, &pose));
  g_assert_true (sv_motion_at (&motion, 2, -5, &pose));
  g_assert_cmpfloat (pose.x, ==, 100);
  g_assert_true (sv_motion_at (&motion, 2, motion.length / 2.0, &pose));
  g_assert_cmpfloat_with_epsilon (pose.x, 250, 1e-9);
  g_assert_cmpfloat_with_epsilon (pose.rise, 1, 1e-9);
  g_assert_true (sv_motion_at (&motion, 2, motion.length + 1000.0, &pose));
  g_assert_cmpfloat (pose.x, ==, 400);
  g_assert_cmpfloat (pose.rise, ==, 0);
}

static void
test_ball_goes_after (void)
{
  const SvMove moves[] = { { 2, 1, 4, -1 }, { 3, 2, 5, -1 }, { -1, 4, 5, -1 } };
  SvMotion motion;
  SvPose pose;

  plan (&motion, moves, 3);
  g_assert_cmpuint (motion.n_ways, ==, 3);
  g_assert_cmpint (motion.ways[0].begin, ==, 0);
  g_assert_cmpint (motion.ways[1].begin, ==, 0);
  g_assert_cmpint (motion.ways[2].begin, ==, MAX (motion.ways[0].end, motion.ways[1].end));
  g_assert_true (sv_motion_at (&motion, SV_MOTION_BALL, 0, &pose));
  g_assert_cmpfloat (pose.x, ==, 400);
}

static void
test_same_piece_twice (void)
{
  const SvMove moves[] = { { 2, 1, 4, -1 }, { 2, 4, 2, -1 } };
  SvMotion motion;
  SvPose pose;

  plan (&motion, moves, 2);
  g_assert_cmpint (motion.ways[1].begin, ==, motion.ways[0].end);
  g_assert_true (sv_motion_at (&motion, 2, motion.ways[0].end, &pose));
  g_assert_cmpfloat (pose.x, ==, 400);
  g_assert_true (sv_motion_at (&motion, 2, motion.length, &pose));
  g_assert_cmpfloat (pose.x, ==, 200);
}

static void
test_over (void)
{
  const SvMove moves[] = { { -1, 0, 2, 5 } };
  SvMotion motion;
  SvPose pose;

  plan (&motion, moves, 1);
  g_assert_true (sv_motion_at (&motion, SV_MOTION_BALL, motion.length / 2.0, &pose));
  g_assert_cmpfloat_with_epsilon (pose.x, 500, 1e-9);
}

static void
test_nowhere (void)
{
  const SvMove moves[] = { { 2, 1, -1, -1 }, { 3, -1, 1, -1 }, { 4, 1, 1, -1 } };
  SvMotion motion;

  plan (&motion, moves, 3);
  g_assert_cmpuint (motion.n_ways, ==, 1);
  g_assert_cmpint (motion.ways[0].actor, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-motion/one-piece", test_one_piece);
  g_test_add_func ("/board-motion/ball-goes-after", test_ball_goes_after);
  g_test_add_func ("/board-motion/same-piece-twice", test_same_piece_twice);
  g_test_add_func ("/board-motion/over", test_over);
  g_test_add_func ("/board-motion/nowhere", test_nowhere);
  return g_test_run ();
}
