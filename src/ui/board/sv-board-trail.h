/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-trail: where the last turn of a match went, and how that is painted over the pitch. */

#include "sv-board-layout.h"
#include "sv-match.h"
#include "sv-theme.h"

G_BEGIN_DECLS

enum { SV_MAX_TRACES = 64 };

typedef struct {
  SvCurve curve;
  int side; /* whose piece, or -1: the ball */
} SvTrace;

typedef struct {
  unsigned n;
  SvTrace traces[SV_MAX_TRACES]; /* oldest first */
  bool last[SV_MAX_SPACES];      /* the last move began or ended here */
} SvTrail;

/* The last turn before the position that is shown, or nothing: that was too long ago, or pieces were
 * put elsewhere since. layout: where the ways lie; NULL: marks only. */
void sv_trail_find (SvTrail *self, SvMatch *match, const SvBoardLayout *layout);

/* The ways, as a node to be kept. unit: pixels of a board unit; scale: device pixels of a pixel. NULL
 * if there are none. */
GskRenderNode *sv_trail_paint (const SvTrail *self, const SvTheme *theme, double unit, int scale);

/* The way of a piece straight from one place to another, as a person is about to choose it. */
GskRenderNode *sv_trail_paint_straight (
    const SvPose *from, const SvPose *to, const SvTheme *theme, double unit, int scale);

G_END_DECLS
