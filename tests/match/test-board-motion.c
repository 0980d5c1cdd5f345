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

/* A ball flies as high as it is thrown, and what it hit swings away from it first, and then hangs. */
static void
test_shot (void)
{
  const SvPose from = { .x = 0, .y = 300 }, to = { .x = 0, .y = 0 };
  SvMotion motion;
  SvPose pose;
  double dx, dy;

  for (int high = 0; high < 2; high++) {
    sv_motion_clear (&motion);
    sv_motion_throw (&motion, 600, &from, &to, high);
    motion.hit = 600;
    g_assert_true (sv_motion_at (&motion, SV_MOTION_BALL, 300, &pose));
    g_assert_cmpfloat (pose.y, ==, high ? -300 : 150);
  }
  sv_motion_clear (&motion);
  sv_motion_throw (&motion, 600, &from, &to, 0);
  g_assert_false (sv_motion_swing (&motion, 700, &dx, &dy)); /* saved */
  g_assert_false (sv_motion_is_still (&motion, 599));
  g_assert_true (sv_motion_is_still (&motion, 600));
  motion.hit = 600;
  g_assert_false (sv_motion_swing (&motion, 600, &dx, &dy));
  g_assert_true (sv_motion_swing (&motion, 650, &dx, &dy));
  g_assert_cmpfloat (dx, ==, 0);
  g_assert_cmpfloat (dy, <, -0.5);
  g_assert_cmpfloat (dy, >=, -1);
  g_assert_false (sv_motion_is_still (&motion, 1400));
  g_assert_false (sv_motion_swing (&motion, 3000, &dx, &dy));
  g_assert_true (sv_motion_is_still (&motion, 3000));
}

/* Who dives lies on the way, head first, and stays so. */
static void
test_dive (void)
{
  const SvPose from = { .x = 100, .y = 100 };
  const SvPose corners[] = { { .x = 0, .y = 105 }, { .x = 200, .y = 0 }, { .x = 100, .y = 0 } };
  const double least[] = { -1.5, 0.7, 0 }, most[] = { -1.2, 0.8, 0 };
  SvPose pose;

  for (unsigned i = 0; i < G_N_ELEMENTS (corners); i++) {
    SvMotion motion = { 0 };

    sv_motion_dive (&motion, 1, 600, &from, &corners[i]);
    g_assert_true (sv_motion_at (&motion, 1, 100, &pose));
    g_assert_cmpfloat (pose.lean, ==, 0);
    g_assert_cmpfloat (pose.y, ==, from.y);
    g_assert_true (sv_motion_at (&motion, 1, 900, &pose));
    g_assert_cmpfloat (pose.x, ==, corners[i].x);
    g_assert_cmpfloat (pose.lean, >=, least[i]);
    g_assert_cmpfloat (pose.lean, <=, most[i]);
  }
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
  g_test_add_func ("/board-motion/shot", test_shot);
  g_test_add_func ("/board-motion/dive", test_dive);
  return g_test_run ();
}
