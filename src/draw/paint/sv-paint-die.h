/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-die: paints one six-sided die, seen from above. */

#include "sv-theme.h"
#include <cairo.h>

/* Paint a die into the box 0, 0 … @size, @size. @side: team whose colours its rim has, or -1.
 * @value: 1–6, or 0 for a die that is not thrown yet. To show the die rolling, the caller rotates
 * @cr and changes @value. */
void sv_paint_die (cairo_t *cr, const SvTheme *theme, int side, int value, double size);

/* How one face of a die is shown in a row of all six. */
typedef struct {
  int value;   /* 1–6 */
  int good;    /* side for which the throw succeeds with this face, or -1 if none */
  bool marked; /* the face brings something besides */
  bool thrown; /* the die shows this face now */
} SvFaceMark;

/* Paint the face into the box 0, 0 … @size: filled in the colour of the team if it is good. */
void sv_paint_face (cairo_t *cr, const SvTheme *theme, const SvFaceMark *mark, double size);
