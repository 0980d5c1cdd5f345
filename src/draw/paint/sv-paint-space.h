/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-space: paints what is marked on a pitch. */

#include "sv-fit.h"
#include <cairo.h>

typedef struct _SvPainter SvPainter; /* sv-paint.h */

/* How a space is marked; any may be combined. Every mark differs from the others in shape too. */
typedef enum {
  SV_LOOK_TARGET = 1,   /* it may be chosen: soft glow and a ring of beads */
  SV_LOOK_HOVER = 2,    /* the pointer is on it: filled */
  SV_LOOK_FOCUS = 4,    /* the keyboard is on it: firm double line */
  SV_LOOK_LAST = 8,     /* the last move began or ended here: corner marks */
  SV_LOOK_REFUSED = 16, /* it was tried and may not be chosen: cross */
  SV_LOOK_LANDING = 32  /* only what HOVER adds to TARGET in an area, to lie over that: see
                         * sv_fit_landing_reach () */
} SvSpaceLook;

/* Paint the marks of one space; look: SvSpaceLook flags, 0 paints nothing. */
void sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look);
