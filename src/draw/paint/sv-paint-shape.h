/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-shape: what all painting needs of Cairo. */

#include "sv-theme.h"
#include <cairo.h>

static inline void
sv_set_source (cairo_t *cr, SvColour colour)
{
  cairo_set_source_rgba (cr, colour.r, colour.g, colour.b, colour.a);
}

/* A rounded rectangle as the current path. */
void sv_path_rounded (cairo_t *cr, double x, double y, double w, double h, double radius);

/* Paint a picture as large as fits into the middle of 0, 0 … w, h, e.g. a logo. */
void sv_paint_logo (cairo_t *cr, cairo_surface_t *logo, double w, double h);
