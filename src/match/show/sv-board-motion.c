/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-motion.h"
#include <math.h>

/* Duration of a movement in milliseconds: long enough to be seen, short enough not to be a wait. */
enum { SHORTEST_MS = 150, LONGEST_MS = 300, MS_PER_UNIT = 14 };

/* How many milliseconds a net swings, and how many times. */
enum { SWING_MS = 900, SWINGS = 3 };

/* Lean of a diving piece, in radians: almost lying on the ground. */
#define FURTHEST_LEAN 1.35

void
sv_motion_clear (SvMotion *self)
{
  self->n_ways = 0;
  self->length = self->hit = 0;
}

static int
way_time (double distance, double unit)
{
  const double ms = SHORTEST_MS + MS_PER_UNIT * distance / unit;
  return (int)fmin (ms, LONGEST_MS);
}

SvCurve
sv_curve (const SvPose *from, const SvPose *to, const SvPose *over)
{
  SvCurve curve = { from->x, from->y, to->x, to->y, (from->x + to->x) / 2, (from->y + to->y) / 2 };

  /* A quadratic curve passes half-way between its line and the control point, so aim twice as
   * far. */
  if (over != NULL) {
    curve.cx = 2 * over->x - curve.cx;
    curve.cy = 2 * over->y - curve.cy;
  }
  return curve;
}

void
sv_curve_at (const SvCurve *self, double t, double *x, double *y)
{
  *x = (1 - t) * (1 - t) * self->x0 + 2 * t * (1 - t) * self->cx + t * t * self->x1;
  *y = (1 - t) * (1 - t) * self->y0 + 2 * t * (1 - t) * self->cy + t * t * self->y1;
}

/* Add the movement of @actor along @curve; return the time when it ends, in milliseconds. */
static int
add_way (SvMotion *self, int actor, int begin, SvCurve curve, double unit)
{
  const double distance = hypot (curve.x1 - curve.x0, curve.y1 - curve.y0);

  if (distance < 0.5 || self->n_ways == SV_MOTION_MAX_WAYS)
    return begin;
  const int end = begin + way_time (distance, unit);
  self->ways[self->n_ways++] = (SvWay){ actor, begin, end, curve, 0 };
  if (self->length < end)
    self->length = end;
  return end;
}

int
sv_motion_add (SvMotion *self, int actor, int begin, const SvPose *from, const SvPose *to)
{
  /* A tiny unit makes every distance long, so that the longest duration is used. */
  return add_way (self, actor, begin, sv_curve (from, to, NULL), 1e-3);
}

void
sv_motion_throw (SvMotion *self, int ms, const SvPose *from, const SvPose *to, double height)
{
  const double far = hypot (from->x - to->x, from->y - to->y);
  const SvPose over = { .x = (from->x + to->x) / 2, .y = fmin (from->y, to->y) - height * far };

  self->ways[self->n_ways++] =
      (SvWay){ SV_MOTION_BALL, 0, ms, sv_curve (from, to, height > 0 ? &over : NULL), 0 };
  self->length = ms;
}

bool
sv_motion_swing (const SvMotion *self, double ms, double *dx, double *dy)
{
  const SvCurve *way = &self->ways[0].curve;
  const double since = ms - self->hit;

  if (self->hit == 0 || since <= 0 || since >= SWING_MS)
    return false;
  const double far = hypot (way->x1 - way->cx, way->y1 - way->cy), rest = 1 - since / SWING_MS;
  const double swing =
      rest * rest * sin (2 * acos (-1) * SWINGS * since / SWING_MS) / fmax (far, 1);
  *dx = swing * (way->x1 - way->cx);
  *dy = swing * (way->y1 - way->cy);
  return true;
}

bool
sv_motion_is_still (const SvMotion *self, double ms)
{
  double end = self->hit != 0 ? self->hit + SWING_MS : 0;

  for (unsigned i = 0; i < self->n_ways; i++)
    end = fmax (end, self->ways[i].end);
  return ms >= end;
}

void
sv_motion_dive (SvMotion *self, int actor, int ms, const SvPose *from, const SvPose *to)
{
  const double lean = atan2 (to->x - from->x, from->y - to->y);

  self->ways[self->n_ways++] = (SvWay){ actor, ms / 3, ms, sv_curve (from, to, NULL),
                                        fmax (-FURTHEST_LEAN, fmin (lean, FURTHEST_LEAN)) };
}

static bool
has_way_since (const SvMotion *self, int actor, unsigned first)
{
  for (unsigned i = first; i < self->n_ways; i++)
    if (self->ways[i].actor == actor)
      return true;
  return false;
}

void
sv_motion_plan (
    SvMotion *self, const SvMoves *moves, double unit, SvSpotFunc spot, const void *data)
{
  int stage = 0, stage_end = 0;
  unsigned stage_first = 0;
  bool ball_stage = false;

  sv_motion_clear (self);
  for (unsigned i = 0; i < moves->n; i++) {
    const SvMove *move = &moves->moves[i];
    const int actor = move->piece < 0 ? SV_MOTION_BALL : move->piece;
    SvPose from, to, over;

    if (!spot (data, actor, move->from, false, &from) || !spot (data, actor, move->to, true, &to))
      continue;
    if (move->piece < 0 || ball_stage || has_way_since (self, actor, stage_first)) {
      stage = stage_end;
      stage_first = self->n_ways;
    }
    ball_stage = move->piece < 0;
    const bool curved = move->over >= 0 && spot (data, actor, move->over, true, &over);
    const int end =
        add_way (self, actor, stage, sv_curve (&from, &to, curved ? &over : NULL), unit);
    if (stage_end < end)
      stage_end = end;
  }
}

/* Ease in and out: begin and end slowly. */
static double
ease (double t)
{
  return t < 0.5 ? 4 * t * t * t : 1 - pow (2 - 2 * t, 3) / 2;
}

static void
way_at (const SvWay *way, double ms, SvPose *out)
{
  double t = (ms - way->begin) / (way->end - way->begin);

  t = ease (fmin (fmax (t, 0), 1));
  sv_curve_at (&way->curve, t, &out->x, &out->y);
  out->rise = 4 * t * (1 - t);
  out->lean = t * way->lean;
}

bool
sv_motion_at (const SvMotion *self, int actor, double ms, SvPose *out)
{
  const SvWay *best = NULL;

  /* Take the movement that is under way, or else the last that has ended, or else the first to
   * come. */
  for (unsigned i = 0; i < self->n_ways; i++) {
    const SvWay *way = &self->ways[i];
    if (way->actor == actor && (best == NULL || way->begin <= ms))
      best = way;
  }
  if (best == NULL)
    return false;
  way_at (best, ms, out);
  return true;
}
