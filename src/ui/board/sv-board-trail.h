/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-trail: pictures painted over the pitch of a match: the path of the last turn, the path
 * that the picked-up piece or the ball would take, who may stop it, and chances. The paint
 * functions return a new render node (transfer full), or NULL if there is nothing to paint. */

#include "sv-aim.h"
#include "sv-board-surface.h"

enum { SV_MAX_TRACES = 64, SV_MAX_PASSES = 16 };

typedef struct {
  SvCurve curve;
  int side;      /* side that moved, or -1 */
  gboolean ball; /* the ball moved, and not a piece */
} SvTrace;

typedef struct {
  int side; /* side whose turn it was, or -1 if nothing was found */
  unsigned n;
  SvTrace traces[SV_MAX_TRACES]; /* oldest first; empty before there is a layout */
  bool last[SV_MAX_SPACES];      /* TRUE for spaces where the last move began or ended */
  unsigned n_passes;
  int16_t passes[SV_MAX_PASSES]; /* spaces where the passes of the turn ended */
  bool pass_ended;               /* a team-mate has the ball after the last pass */
} SvTrail;

/* Find the last turn before the position shown. Finds nothing if that turn was too long ago, or
 * pieces have been moved otherwise since. */
void sv_trail_find (SvTrail *self, SvBoardSurface *surface);

/* Paint the paths of the last turn; and, above the pieces, the numbers of its passes if there was
 * more than one. */
GskRenderNode *sv_trail_paint (const SvTrail *self, SvBoardSurface *surface);
GskRenderNode *sv_trail_paint_passes (const SvTrail *self, SvBoardSurface *surface);

/* Paint the path that a ball in flight has come along: @n spaces. @side: team that played it, or
 * -1. */
GskRenderNode *
sv_trail_paint_flight (SvBoardSurface *surface, int side, const int16_t *spaces, unsigned n);

/* Paint the path of the ball, or of the piece @hand, to the space that the user aims at. */
GskRenderNode *sv_trail_paint_way (SvBoardSurface *surface, const SvAim *aim, int hand);

/* Paint what belongs above the pieces: rings around those who may stop the ball, the numbers of the
 * passes, and a plate with the chance to arrive and the points that are left. */
GskRenderNode *
sv_trail_paint_signs (const SvTrail *self, SvBoardSurface *surface, const SvAim *aim);

/* Find the place for a plate of @w × @h pixels: beside the space that is aimed at, where it covers
 * least of the way and of those who may stop the ball. */
void sv_trail_place_plate (
    SvBoardSurface *surface, const SvAim *aim, double w, double h, graphene_rect_t *out);

/* Paint the path of a target's piece to its space. */
GskRenderNode *sv_trail_paint_target (SvBoardSurface *surface, const SvTarget *target);

/* Paint the chance that an action on @space succeeds: @odds in @odds_of. */
GskRenderNode *
sv_trail_paint_odds (SvBoardSurface *surface, int space, unsigned odds, unsigned odds_of);

/* Paint how likely each target succeeds for whose choice a single die decides. */
GskRenderNode *sv_trail_paint_prices (SvBoardSurface *surface, const SvChoice *choice);
