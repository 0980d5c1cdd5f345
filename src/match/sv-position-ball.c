/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-position.h"

/* The empty space nearest to where the ball is now, or -1. */
static int
nearest_empty (SvPosition *self)
{
  const SvBoard *board = sv_match_get_board (sv_position_get_match (self));
  const SvPlacement *p = sv_position_get_placement (self);
  const int n_pieces = sv_position_get_view (self)->n_pieces;
  const int at = p->ball_piece >= 0 ? p->spaces[p->ball_piece] : p->ball_space;
  const SvPoint from = at >= 0 ? (SvPoint){ board->spaces[at].x, board->spaces[at].y }
                               : (SvPoint){ board->w / 2, board->h / 2 };
  float least = G_MAXFLOAT;
  int best = -1;

  for (int i = 0; i < board->n_spaces; i++) {
    const float dx = board->spaces[i].x - from.x, dy = board->spaces[i].y - from.y;
    gboolean empty = TRUE;
    for (int j = 0; j < n_pieces; j++)
      empty = empty && p->spaces[j] != i;
    if (!empty || dx * dx + dy * dy >= least)
      continue;
    least = dx * dx + dy * dy;
    best = i;
  }
  return best;
}

void
sv_position_lay_ball (SvPosition *self)
{
  g_return_if_fail (SV_IS_POSITION (self));

  const int space = sv_position_get_placement (self)->ball_piece >= 0 ? nearest_empty (self) : -1;
  if (space >= 0)
    sv_position_set_ball_space (self, space);
}
