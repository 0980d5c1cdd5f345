/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-trail: what is painted over the pitch of a match: where the last turn went, where what is
 * in the hand would go, and what that costs.
 *
 * Each picture is a node to be kept; NULL: there is nothing to be painted. */

#include "sv-board-surface.h"
#include "sv-choice.h"

enum { SV_MAX_TRACES = 64 };

typedef struct {
  SvCurve curve;
  int side; /* whose piece, or -1: the ball */
} SvTrace;

typedef struct {
  unsigned n;
  SvTrace traces[SV_MAX_TRACES]; /* oldest first; none before there is a layout */
  bool last[SV_MAX_SPACES];      /* the last move began or ended here */
} SvTrail;

/* The last turn before the position that is shown, or nothing: that was too long ago, or pieces were
 * put elsewhere since. */
void sv_trail_find (SvTrail *self, SvBoardSurface *surface);

/* Its ways. */
GskRenderNode *sv_trail_paint (const SvTrail *self, SvBoardSurface *surface);

/* The way that a ball in flight has come. */
GskRenderNode *sv_trail_paint_flight (SvBoardSurface *surface, const int16_t *spaces, unsigned n);

/* The way of what is in the hand to a space, as a person is about to choose it. */
GskRenderNode *sv_trail_paint_choice (SvBoardSurface *surface, const SvChoice *choice, int space);

/* The way of a target's piece to its space. */
GskRenderNode *sv_trail_paint_target (SvBoardSurface *surface, const SvTarget *target);

/* How likely it is that what is done on a space succeeds. */
GskRenderNode *
sv_trail_paint_odds (SvBoardSurface *surface, int space, unsigned odds, unsigned odds_of);

/* What targets cost and how likely they succeed. */
GskRenderNode *sv_trail_paint_prices (SvBoardSurface *surface, const SvChoice *choice);
