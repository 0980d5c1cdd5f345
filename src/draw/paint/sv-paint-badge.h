/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-badge: paints the signs on and under a figurine. */

#include "sv-theme.h"
#include <cairo.h>

/* What the flags of a piece add below and above its figure, in the box of the drawings. */
void sv_paint_halo (const SvTheme *theme, cairo_t *cr, unsigned flags);
void sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags);

/* A round sign: an arrow for the attacker, a shield for the defender. */
void sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius);
