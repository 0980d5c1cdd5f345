/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-thing: paints what stands about in a hall or a stadium, in outlines of its own. They are
 * no SVG drawings, because a window that opens in a pause shows them and nothing else: without the
 * reader of drawings it needs 8 MiB less. */

#include "sv-theme.h"
#include <cairo.h>
#include <stdbool.h>

typedef enum {
  SV_THING_KORF,
  SV_THING_GOAL,
  SV_THING_CLOUD,
  SV_THING_LAMPS,
  SV_THING_CUP,
  SV_THING_SCOREBOARD,
  SV_THING_BENCH,
} SvThing;

/* How things look today: colours of the teams on the left and on the right, and whether it is
 * night. */
typedef struct {
  const SvKit *kits[2];
  bool night;
} SvThingLook;

/* Paint a thing into a square, @size large, whose upper left corner is at @x, @y; the shadow of the
 * bench reaches 4 % beyond the square. */
void sv_paint_thing (
    cairo_t *cr, SvThing thing, const SvThingLook *look, double x, double y, double size);
