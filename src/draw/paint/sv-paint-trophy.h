/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-trophy: paints the small trophy of a match that is over. */

#include "sv-theme.h"
#include <cairo.h>

/* Paint a cup in the colours of team @side, or for a draw (@side is -1) a shield in the colours of
 * both, as large as fits into the box 0, 0 … @width, @height. It stands on the lower edge. */
void sv_paint_trophy (cairo_t *cr, const SvTheme *theme, int side, double width, double height);
