/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-motion.h"
#include <math.h>

/* Long enough to be followed with the eyes, short enough not to be waited for. */
enum { SHORTEST_MS = 150, LONGEST_MS = 300, MS_PER_UNIT = 14 };

void
sv_motion_clear (SvMotion *self)
{
  self->n_ways = 0;
  self->length = 0;
}

static int
way_time (double distance, double unit)
{
  const double ms = SHORTEST_MS + MS_PER_UNIT * distance / (unit > 0 ? unit : 1);
  return ms < LONGEST_MS ? (int)ms : LONGEST_MS;
}

/* Add a way that passes near (cx, cy); returns its end. */
static int
add_way (SvMotion *self,
         int actor,
         int begin,
         const SvPose *from,
         const SvPose *to,
         const SvPose *control,
         double unit)
{
  const double distance = hypot (to->x - from->x, to->y - from->y);

  if (distance < 0.5 || self->n_ways == SV_MOTION_MAX_WAYS)
    return begin;
  const int end = begin + way_time (distance, unit);
  self->ways[self->n_ways++] =
      (SvWay){ actor, begin, end, from->x, from->y, to->x, to->y, control->x, control->y };
  if (self->length < end)
    self->length = end;
  return end;
}

int
sv_motion_add (SvMotion *self, int actor, int begin, const SvPose *from, const SvPose *to)
{
  const SvPose middle = { (from->x + to->x) / 2, (from->y + to->y) / 2, 0 };

  /* A unit so small that the longest time is taken. */
  return add_way (self, actor, begin, from, to, &middle, 1e-3);
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
    SvPose from, to, over, control;

    if (!spot (data, actor, move->from, false, &from) || !spot (data, actor, move->to, true, &to))
      continue;
    if (move->piece < 0 || ball_stage || has_way_since (self, actor, stage_first)) {
      stage = stage_end;
      stage_first = self->n_ways;
    }
    ball_stage = move->piece < 0;
    control = (SvPose){ (from.x + to.x) / 2, (from.y + to.y) / 2, 0 };
    if (move->over >= 0 && spot (data, actor, move->over, true, &over)) {
      /* The curve meets half of its control point: aim twice as far. */
      control.x = 2 * over.x - control.x;
      control.y = 2 * over.y - control.y;
    }
    const int end = add_way (self, actor, stage, &from, &to, &control, unit);
    if (stage_end < end)
      stage_end = end;
  }
}

/* Slow away, slow to rest. */
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
  out->x = (1 - t) * (1 - t) * way->x0 + 2 * t * (1 - t) * way->cx + t * t * way->x1;
  out->y = (1 - t) * (1 - t) * way->y0 + 2 * t * (1 - t) * way->cy + t * t * way->y1;
  out->rise = 4 * t * (1 - t);
}

bool
sv_motion_at (const SvMotion *self, int actor, double ms, SvPose *out)
{
  const SvWay *best = NULL;

  /* The way under way, else the one done last, else the first to come. */
  for (unsigned i = 0; i < self->n_ways; i++) {
    const SvWay *way = &self->ways[i];
    if (way->actor == actor && (!best || way->begin <= ms))
      best = way;
  }
  if (!best)
    return false;
  way_at (best, ms, out);
  return true;
}
