/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-trail: pictures painted over the pitch of a match: the path of the last turn, the path
 * that the picked-up piece or the ball would take, and costs and chances of targets. The paint
 * functions return a new render node (transfer full), or NULL if there is nothing to paint. */

#include "sv-board-surface.h"
#include "sv-choice.h"

enum { SV_MAX_TRACES = 64 };

typedef struct {
  SvCurve curve;
  int side; /* side of the piece that moved, or -1 for the ball */
} SvTrace;

typedef struct {
  unsigned n;
  SvTrace traces[SV_MAX_TRACES]; /* oldest first; empty before there is a layout */
  bool last[SV_MAX_SPACES];      /* TRUE for spaces where the last move began or ended */
} SvTrail;

/* Find the last turn before the position shown. Finds nothing if that turn was too long ago, or
 * pieces have been moved otherwise since. */
void sv_trail_find (SvTrail *self, SvBoardSurface *surface);

/* Paint the paths of the last turn. */
GskRenderNode *sv_trail_paint (const SvTrail *self, SvBoardSurface *surface);

/* Paint the path that a ball in flight has come along: @n spaces. */
GskRenderNode *sv_trail_paint_flight (SvBoardSurface *surface, const int16_t *spaces, unsigned n);

/* Paint the path from the picked-up piece, or the ball, to @space, where the user points. */
GskRenderNode *sv_trail_paint_choice (SvBoardSurface *surface, const SvChoice *choice, int space);

/* Paint the path of a target's piece to its space. */
GskRenderNode *sv_trail_paint_target (SvBoardSurface *surface, const SvTarget *target);

/* Paint the chance that an action on @space succeeds: @odds in @odds_of. */
GskRenderNode *
sv_trail_paint_odds (SvBoardSurface *surface, int space, unsigned odds, unsigned odds_of);

/* Paint what each target costs and how likely it succeeds. */
GskRenderNode *sv_trail_paint_prices (SvBoardSurface *surface, const SvChoice *choice);
