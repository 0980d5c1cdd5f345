/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where pieces and ball are while they move, without any clock. */
#include "sv-board-motion.h"
#include "sv-rng.h"
#include <glib.h>
#include <math.h>

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

/* A ball flies as high as it is thrown, and what it hit swings away from it first, and then
 * hangs. */
static void
test_shot (void)
{
  const SvPose from = { .x = 30, .y = 300 }, to = { .x = 30, .y = 0 };
  SvMotion motion;
  SvPose pose;
  double dx, dy;

  for (int high = 0; high < 2; high++) {
    sv_motion_clear (&motion);
    sv_motion_throw (&motion, 600, &from, &to, high);
    motion.hit = 600;
    g_assert_true (sv_motion_at (&motion, SV_MOTION_BALL, 300, &pose));
    g_assert_cmpfloat (pose.x, ==, 30);
    g_assert_cmpfloat (pose.y, ==, high ? -300 : 150);
    g_assert_cmpfloat (pose.rise, ==, 1);
    g_assert_cmpfloat (pose.lean, ==, 0);
    g_assert_cmpint (motion.length, ==, 600);
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

/* --- Any moves --- */

/* Every space lies somewhere else before and after, and for the ball; every seventh is not to be
 * seen. */
static bool
any_spot (const void *data, int actor, int space, bool after, SvPose *out)
{
  const double shift = actor == SV_MOTION_BALL ? 3 : 0;

  *out = (SvPose){ 100.0 * (space % 8) + shift, 100.0 * (space / 8) + (after ? 20 : 0), 0, 0 };
  return space >= 0 && space % 7 != (after ? 6 : 5);
}

static void
assert_at (const SvCurve *curve, double t, const SvPose *pose)
{
  double x, y;

  sv_curve_at (curve, t, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, pose->x, 1e-6);
  g_assert_cmpfloat_with_epsilon (y, pose->y, 1e-6);
}

/* The way of a move: from where to where, over what, and how long it takes. */
static void
assert_way (const SvWay *way, const SvMove *move, double unit)
{
  const int actor = move->piece < 0 ? SV_MOTION_BALL : move->piece;
  SvPose from, to, over;

  g_assert_true (any_spot (NULL, actor, move->from, false, &from));
  g_assert_true (any_spot (NULL, actor, move->to, true, &to));
  g_assert_cmpint (way->actor, ==, actor);
  assert_at (&way->curve, 0, &from);
  assert_at (&way->curve, 1, &to);
  if (move->over < 0 || !any_spot (NULL, actor, move->over, true, &over))
    over = (SvPose){ (from.x + to.x) / 2, (from.y + to.y) / 2, 0, 0 };
  assert_at (&way->curve, 0.5, &over);
  const double ms = 150 + 14 * hypot (to.x - from.x, to.y - from.y) / unit;
  g_assert_cmpint (way->end - way->begin, ==, (int)MIN (ms, 300));
}

/* Pieces go together as far as they can: one that goes twice, or the ball, waits for all before it,
 * and all wait for the ball. */
static void
assert_order (const SvMotion *motion)
{
  int last = 0;

  for (unsigned i = 0; i < motion->n_ways; i++) {
    const SvWay *way = &motion->ways[i];
    gboolean waits = way->actor == SV_MOTION_BALL;

    for (unsigned j = i;
         j-- > 0 && (j + 1 == i || motion->ways[j].begin == motion->ways[i - 1].begin);)
      waits |= motion->ways[j].actor == way->actor || motion->ways[j].actor == SV_MOTION_BALL;
    if (i == 0)
      g_assert_cmpint (way->begin, ==, 0);
    else
      g_assert_cmpint (way->begin, ==, waits ? last : motion->ways[i - 1].begin);
    last = MAX (last, way->end);
  }
  g_assert_cmpint (motion->length, ==, last);
}

/* Who moves is where its way is: slow away, fast in the middle, slow to rest, and as far from the
 * end at a time before it as from the beginning at that time. */
static void
assert_moving (const SvMotion *motion, const SvWay *way)
{
  for (int i = 0; i <= 10; i++) {
    const double t = i / 10.0, ms = way->begin + t * (way->end - way->begin);
    const double gone = t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
    SvPose pose;

    /* At its end it may go on already. */
    if (i == 10 && way->end < motion->length)
      continue;
    g_assert_true (sv_motion_at (motion, way->actor, ms, &pose));
    assert_at (&way->curve, gone, &pose);
    g_assert_cmpfloat_with_epsilon (pose.rise, 4 * gone * (1 - gone), 1e-6);
    g_assert_cmpfloat (pose.lean, ==, 0);
  }
}

static int
between (SvRng *rng, int least, int end)
{
  return least + (int)sv_rng_below (rng, (unsigned)(end - least));
}

static void
test_any (void)
{
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < 500; run++) {
    const double unit = between (&rng, 1, 60);
    const int n = between (&rng, 0, 7);
    SvMoves moves = { 0 };
    SvMotion motion;
    unsigned way = 0;

    for (; (int)moves.n < n; moves.n++)
      moves.moves[moves.n] = (SvMove){ .piece = (int16_t)between (&rng, -1, 3),
                                       .from = (int16_t)between (&rng, -1, 40),
                                       .to = (int16_t)between (&rng, -1, 40),
                                       .over = (int16_t)between (&rng, -1, 40) };
    sv_motion_plan (&motion, &moves, unit, any_spot, NULL);
    for (unsigned i = 0; i < moves.n; i++) {
      const SvMove *move = &moves.moves[i];
      SvPose pose;

      if (any_spot (NULL, move->piece, move->from, false, &pose) &&
          any_spot (NULL, move->piece, move->to, true, &pose))
        assert_way (&motion.ways[way++], move, unit);
    }
    g_assert_cmpuint (motion.n_ways, ==, way);
    assert_order (&motion);
    for (unsigned i = 0; i < motion.n_ways; i++)
      assert_moving (&motion, &motion.ways[i]);
    g_assert_true (sv_motion_is_still (&motion, motion.length));
    g_assert_false (sv_motion_is_still (&motion, motion.length - 1));
  }
}

/* Ways that are added by hand take the longest time, and none of no distance is. */
static void
test_added (void)
{
  const SvPose a = { 1, 2, 0, 0 }, b = { 4, 6, 0, 0 };
  SvMotion motion;

  sv_motion_clear (&motion);
  g_assert_cmpint (sv_motion_add (&motion, 3, 100, &a, &b), ==, 400);
  g_assert_cmpint (sv_motion_add (&motion, 3, 400, &b, &b), ==, 400);
  g_assert_cmpuint (motion.n_ways, ==, 1);
  g_assert_cmpint (motion.length, ==, 400);
  g_assert_cmpint (motion.ways[0].begin, ==, 100);
  for (unsigned i = 1; i < SV_MOTION_MAX_WAYS; i++)
    sv_motion_add (&motion, 4, 0, &a, &b);
  g_assert_cmpuint (motion.n_ways, ==, SV_MOTION_MAX_WAYS);
  g_assert_cmpint (motion.length, ==, 400);
  g_assert_cmpint (sv_motion_add (&motion, 5, 7, &a, &b), ==, 7); /* there is no room */
  g_assert_cmpuint (motion.n_ways, ==, SV_MOTION_MAX_WAYS);
}

/* What was hit swings three times to and fro, ever less, along the way that the ball came. */
static void
test_swing (void)
{
  const SvPose from = { .x = 400, .y = 450 }, to = { .x = 100, .y = 50 };
  SvMotion motion;
  double dx, dy;

  sv_motion_clear (&motion);
  sv_motion_throw (&motion, 600, &from, &to, 0);
  motion.hit = 600;
  for (int ms = 1; ms < 900; ms += 10) {
    const double rest = 1 - ms / 900.0, swing = rest * rest * sin (6 * G_PI * ms / 900);

    g_assert_true (sv_motion_swing (&motion, 600 + ms, &dx, &dy));
    g_assert_cmpfloat_with_epsilon (dx, -0.6 * swing, 1e-9);
    g_assert_cmpfloat_with_epsilon (dy, -0.8 * swing, 1e-9);
  }
  g_assert_false (sv_motion_swing (&motion, 1500, &dx, &dy));
  sv_motion_clear (&motion);
  sv_motion_throw (&motion, 600, &(SvPose){ .x = 101.5, .y = 50 }, &to, 0); /* from near */
  motion.hit = 600;
  g_assert_true (sv_motion_swing (&motion, 675, &dx, &dy));
  g_assert_cmpfloat_with_epsilon (dx, -0.75 * pow (1 - 75 / 900.0, 2), 1e-9);
  g_assert_cmpfloat_with_epsilon (dy, 0, 1e-9);
  motion.hit = 600;
  g_assert_false (sv_motion_is_still (&motion, 1499));
  g_assert_true (sv_motion_is_still (&motion, 1500));
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
  g_test_add_func ("/board-motion/any", test_any);
  g_test_add_func ("/board-motion/added", test_added);
  g_test_add_func ("/board-motion/swing", test_swing);
  return g_test_run ();
}
