/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-look.h"

#include "sv-shown.h"

gboolean
sv_board_look_is_hinted (const SvBoardLook *self, int piece, int space)
{
  return self->surface->hinted &&
         (self->hint->space >= 0 ? space == self->hint->space
                                 : piece >= 0 && piece == self->hint->piece);
}

/* Return the marks of a space that the ball may be played to, by what it comes to there. */
static unsigned
look_of_pass (const SvBoardSurface *surface, int piece, int space)
{
  const gboolean own =
      piece >= 0 && surface->view.pieces[piece].side == sv_shown (surface->match)->node.side;

  if (own)
    return SV_SPACE_STYLE_MATE;
  if (surface->board->spaces[space].kind == SV_SPACE_GOAL)
    return SV_SPACE_STYLE_PRIZE;
  return piece >= 0 ? SV_SPACE_STYLE_OPPONENT : 0;
}

unsigned
sv_board_look_at (const SvBoardLook *self, int piece, int space)
{
  const SvBoardSurface *surface = self->surface;
  const gboolean here = space >= 0 ? space == surface->hover_space : piece == surface->hover_piece;
  unsigned look = 0;

  if (space >= 0 ? space == surface->refused_space : piece >= 0 && piece == surface->refused_piece)
    look |= SV_SPACE_STYLE_REFUSED;
  if (space >= 0 && self->trail->last[space])
    look |= SV_SPACE_STYLE_LAST;
  if (self->course != NULL && sv_course_points_at (self->course, piece, space))
    look |= SV_SPACE_STYLE_POINTED;
  if (!self->acting)
    return look;
  if (sv_choice_is_marked (self->choice, piece, space))
    look |= SV_SPACE_STYLE_TARGET;
  if ((look & SV_SPACE_STYLE_TARGET) && space >= 0 && !surface->board->level &&
      sv_choice_has_ball (self->choice) && sv_choice_is_goal (self->choice, space))
    look |= look_of_pass (surface, piece, space);
  if ((piece >= 0 && piece == self->choice->held) || sv_board_look_is_hinted (self, piece, space))
    look |= SV_SPACE_STYLE_HOVER;
  if (here && sv_choice_is_possible (self->choice, piece, space))
    look |= SV_SPACE_STYLE_HOVER;
  return look;
}

/* Marks for the last move and for illegal attempts do not matter. */
gboolean
sv_board_look_leaves_keys (const SvBoardLook *self, unsigned look)
{
  return sv_shown (self->surface->match)->node.kind == SV_NODE_CHANCE ||
         ((look & (SV_SPACE_STYLE_TARGET | SV_SPACE_STYLE_HOVER)) == 0 &&
          sv_shown_get_obvious (self->surface->match) >= 0);
}
