/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board.h"

#include <math.h>
#include <string.h>

int
sv_board_find (const SvBoard *board, const char *name, int zone)
{
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->name != NULL && (zone < 0 || space->zone == zone) && strcmp (space->name, name) == 0)
      return i;
  }
  return -1;
}

/* Return whether the point lies inside the outline, by the even-odd rule: a ray from the point to
 * the right crosses the outline an odd number of times. */
static bool
inside (const SvSpace *space, double x, double y)
{
  bool in = false;

  for (unsigned i = 0, j = space->n_outline - 1u; i < space->n_outline; j = i++) {
    const double xi = (double)space->outline[i].x, yi = (double)space->outline[i].y;
    const double xj = (double)space->outline[j].x, yj = (double)space->outline[j].y;
    if ((yi > y) != (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi)
      in = !in;
  }
  return in;
}

int
sv_board_space_at (const SvBoard *board, double x, double y)
{
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    const double dx = x - (double)space->x, dy = y - (double)space->y;
    const double radius = (double)board->radius;
    if (space->name == NULL)
      continue;
    if (space->n_outline > 0 ? inside (space, x, y) : dx * dx + dy * dy <= radius * radius)
      return i;
  }
  return -1;
}

bool
sv_board_goal (const SvBoard *board, SvPoint from, SvPoint *goal)
{
  const bool drawn = board->goals[0].x > 0 || board->goals[1].x > 0;
  float best = INFINITY;

  for (int i = 0; i < (drawn ? 2 : board->n_spaces); i++) {
    const SvSpace *space = &board->spaces[i];
    const SvPoint point = drawn ? board->goals[i] : (SvPoint){ space->x, space->y };
    const float dx = point.x - from.x, dy = point.y - from.y, distance = dx * dx + dy * dy;

    if ((drawn || space->kind == SV_SPACE_GOAL) && distance < best) {
      best = distance;
      *goal = point;
    }
  }
  return isfinite (best);
}

int
sv_board_step (const SvBoard *board, int from, double dx, double dy)
{
  const SvSpace *start = &board->spaces[from];
  int best = from;
  double best_cost = INFINITY;

  for (int i = 0; i < board->n_spaces; i++) {
    const double x = (double)board->spaces[i].x - (double)start->x;
    const double y = (double)board->spaces[i].y - (double)start->y;
    const double ahead = x * dx + y * dy;
    const double aside = fabs (x * dy - y * dx);
    /* Prefer spaces that are near and straight ahead. A space more than about 60° to the side
     * does not count as lying in this direction. */
    const double cost = ahead + 2 * aside;
    if (board->spaces[i].name != NULL && ahead > 0 && aside <= 1.75 * ahead && cost < best_cost) {
      best = i;
      best_cost = cost;
    }
  }
  return best;
}
