/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each thing is drawn in a square of 100 by 100 units, from back to front. */
#include "sv-paint-thing.h"

#include <glib.h>

#include "sv-paint-shape.h"

/* Fill the path and stroke its outline, in colours such as 0xff8800. */
static void
fill_line (cairo_t *cr, unsigned colour, unsigned line, double width)
{
  sv_fill_outlined (cr, sv_colour_hex (colour), sv_colour_hex (line), width);
}

static void
fill (cairo_t *cr, unsigned colour)
{
  sv_fill (cr, sv_colour_hex (colour));
}

static void
stroke (cairo_t *cr, unsigned colour, double width)
{
  sv_stroke (cr, sv_colour_hex (colour), width);
}

static void
path_line (cairo_t *cr, double x0, double y0, double x1, double y1)
{
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
}

/* Continue the path to @x, @y with a quadratic curve, whose ends point to @cx, @cy. */
static void
curve_to (cairo_t *cr, double cx, double cy, double x, double y)
{
  double x0, y0;

  cairo_get_current_point (cr, &x0, &y0);
  cairo_curve_to (cr, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
                  y + (cy - y) * 2 / 3, x, y);
}

static void
round_ends (cairo_t *cr)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
}

/* --- Korfball --- */

static void
paint_weave (cairo_t *cr)
{
  static const double stakes[][4] = { { 34.8, 15, 35.9, 33.5 },
                                      { 38.3, 16, 38.9, 34.8 },
                                      { 41.4, 16.2, 41.4, 35.2 },
                                      { 44.5, 16, 43.9, 34.8 },
                                      { 48, 15, 46.9, 33.5 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (stakes); i++)
    path_line (cr, stakes[i][0], stakes[i][1], stakes[i][2], stakes[i][3]);
  cairo_move_to (cr, 31.6, 20.5);
  curve_to (cr, 41.4, 23.9, 51.2, 20.5);
  cairo_move_to (cr, 32, 26.5);
  curve_to (cr, 41.4, 29.9, 50.8, 26.5);
  stroke (cr, 0xa86d0c, 0.8);
}

/* Paint the goal of korfball: a post left of the middle, and at its right the basket (the korf). */
static void
paint_korf (cairo_t *cr, const SvThingLook *look)
{
  (void)look;
  sv_path_ellipse (cr, 30, 96, 12.5, 3.5);
  fill (cr, 0x5a4a3e);
  sv_path_ellipse (cr, 30, 95, 9, 2.2);
  fill (cr, 0x77634f);
  sv_path_rounded (cr, 28.1, 2, 3.8, 94, 1.9);
  fill_line (cr, 0xf3ede2, 0x33251d, 0.7);
  cairo_move_to (cr, 30.6, 12.6);
  cairo_line_to (cr, 32.1, 31.4);
  curve_to (cr, 41.4, 37.6, 50.7, 31.4);
  cairo_line_to (cr, 52.2, 12.6);
  cairo_close_path (cr);
  fill_line (cr, 0xf2b92b, 0x4a2f08, 1);
  paint_weave (cr);
  sv_path_ellipse (cr, 41.4, 12.6, 10.8, 4);
  fill_line (cr, 0xa8743c, 0x4a2f08, 3);
  sv_path_ellipse (cr, 41.4, 12.6, 10.8, 4);
  stroke (cr, 0xffd84f, 2.1);
}

/* --- Football --- */

static void
path_frame (cairo_t *cr)
{
  cairo_move_to (cr, 2, 37);
  cairo_line_to (cr, 2, 2);
  cairo_line_to (cr, 98, 2);
  cairo_line_to (cr, 98, 37);
}

/* Paint the net as crossing lines, 4 units apart. Each is a stroke of its own: cairo 1.16 writes
 * beyond its memory if one path covers every pixel of a row. */
static void
paint_net (cairo_t *cr)
{
  enum { LEFT = 2, RIGHT = 98, TOP = 2, DEPTH = 32 };
  const SvColour string = { 1, 1, 1, 0.6 };

  for (int x = LEFT - DEPTH; x < RIGHT; x += 4) {
    const double from = MAX (x, LEFT), to = MIN (x + DEPTH, RIGHT);

    path_line (cr, from, TOP + from - x, to, TOP + to - x);
    sv_stroke (cr, string, 0.32);
    path_line (cr, LEFT + RIGHT - from, TOP + from - x, LEFT + RIGHT - to, TOP + to - x);
    sv_stroke (cr, string, 0.32);
  }
  cairo_move_to (cr, 8, 32);
  cairo_line_to (cr, 8, 7);
  cairo_line_to (cr, 92, 7);
  cairo_line_to (cr, 92, 32);
  sv_stroke (cr, (SvColour){ 1, 1, 1, 0.5 }, 0.4);
}

static void
paint_goal (cairo_t *cr, const SvThingLook *look)
{
  (void)look;
  paint_net (cr);
  round_ends (cr);
  path_frame (cr);
  stroke (cr, 0x24452b, 2.3);
  path_frame (cr);
  stroke (cr, 0xffffff, 1.6);
}

static void
paint_cloud (cairo_t *cr, const SvThingLook *look)
{
  (void)look;
  cairo_move_to (cr, 14, 38);
  cairo_curve_to (cr, 1, 33, 3, 11, 20, 13);
  cairo_curve_to (cr, 23, -3, 47, -6, 55, 9);
  cairo_curve_to (cr, 65, 0, 80, 7, 80, 19);
  cairo_curve_to (cr, 91, 19, 93, 34, 84, 38);
  cairo_close_path (cr);
  sv_fill (cr, (SvColour){ 1, 1, 1, 0.88 });
}

static void
paint_lamps (cairo_t *cr, const SvThingLook *look)
{
  cairo_rectangle (cr, 47, 36, 6, 64);
  fill (cr, look->night ? 0x39475c : 0x6d7f8c);
  sv_path_rounded (cr, 20, 4, 60, 34, 4);
  fill (cr, look->night ? 0x2a3648 : 0x53636f);
  for (int i = 0; i < 8; i++)
    sv_path_circle (cr, 30 + i % 4 * 13.33, i < 4 ? 13 : 28.5, 5.25);
  fill (cr, look->night ? 0xfffbe6 : 0xf4fbff);
}

/* --- The occasion --- */

static void
path_handles (cairo_t *cr)
{
  cairo_move_to (cr, 22, 8);
  curve_to (cr, 2, 4, 6, 20);
  curve_to (cr, 10, 36, 28, 38);
  cairo_move_to (cr, 78, 8);
  curve_to (cr, 98, 4, 94, 20);
  curve_to (cr, 90, 36, 72, 38);
}

static void
paint_cup (cairo_t *cr, const SvThingLook *look)
{
  (void)look;
  path_handles (cr);
  stroke (cr, 0x8a5a00, 11);
  path_handles (cr);
  stroke (cr, 0xffc928, 6);
  round_ends (cr);
  cairo_move_to (cr, 18, 2);
  cairo_line_to (cr, 82, 2);
  curve_to (cr, 81, 48, 57, 58);
  cairo_line_to (cr, 57, 76);
  curve_to (cr, 71, 78, 75, 92);
  cairo_line_to (cr, 25, 92);
  curve_to (cr, 29, 78, 43, 76);
  cairo_line_to (cr, 43, 58);
  curve_to (cr, 19, 48, 18, 2);
  cairo_close_path (cr);
  fill_line (cr, 0xffc928, 0x8a5a00, 3);
  cairo_move_to (cr, 29, 10);
  curve_to (cr, 30, 36, 41, 48);
  stroke (cr, 0xfff3bd, 5);
}

/* Paint the board itself; its digits are painted by who knows the score. */
static void
paint_scoreboard (cairo_t *cr, const SvThingLook *look)
{
  sv_path_rounded (cr, 0.6, 0.6, 98.8, 36, 3.5);
  fill_line (cr, 0x151d23, 0x3a4650, 1.2);
  for (int i = 0; i < 2; i++) {
    sv_path_rounded (cr, 4 + i * 50, 4, 42, 7.5, 1.8);
    sv_fill (cr, look->kits[i]->shirt);
    cairo_rectangle (cr, 4 + i * 50, 10.2, 42, 1.4);
    sv_fill (cr, look->kits[i]->trim);
  }
  sv_path_rounded (cr, 46, 23, 8, 2.4, 1);
  fill (cr, 0xffe08a);
}

/* Paint a bottle in a team's colours that stands on the bench. */
static void
paint_bottle (cairo_t *cr, const SvKit *kit, double x)
{
  const SvColour line = sv_colour_hex (0x1b2127);

  cairo_save (cr);
  cairo_translate (cr, x, 25);
  sv_path_rounded (cr, -1.6, -23, 3.2, 5, 1);
  sv_fill_outlined (cr, sv_colour_hex (0x2d3640), line, 0.6);
  cairo_move_to (cr, -4, 0);
  cairo_line_to (cr, -4, -16);
  curve_to (cr, -4, -19.6, -1, -19.6);
  cairo_line_to (cr, 1, -19.6);
  curve_to (cr, 4, -19.6, 4, -16);
  cairo_line_to (cr, 4, 0);
  cairo_close_path (cr);
  sv_fill_outlined (cr, kit->shirt, line, 0.6);
  round_ends (cr);
  path_line (cr, -2.6, -1.5, -2.6, -15.5);
  sv_stroke (cr, (SvColour){ 1, 1, 1, 0.4 }, 1.1);
  cairo_rectangle (cr, -3.7, -11.8, 7.4, 5.4);
  sv_fill (cr, kit->trim);
  cairo_restore (cr);
}

/* Paint a towel with stripes in a team's colour that hangs over the bench. */
static void
paint_towel (cairo_t *cr, const SvKit *kit, double x)
{
  sv_path_rounded (cr, x, 24, 14, 15.6, 0.8);
  fill_line (cr, 0xfaf6ee, 0x33251d, 0.4);
  cairo_rectangle (cr, x + 0.2, 33.8, 13.6, 1.7);
  cairo_rectangle (cr, x + 0.2, 36.4, 13.6, 0.9);
  sv_fill (cr, kit->shirt);
}

static void
paint_bench (cairo_t *cr, const SvThingLook *look)
{
  sv_path_ellipse (cr, 50, 45, 54, 5);
  sv_fill (cr, (SvColour){ 0, 0, 0, 0.22 });
  cairo_rectangle (cr, 7, 25, 5.5, 20);
  cairo_rectangle (cr, 87.5, 25, 5.5, 20);
  fill (cr, 0x5a4433);
  for (int i = 0; i < 6; i++)
    paint_bottle (cr, look->kits[i / 3], (i < 3 ? 24 : 58) + i % 3 * 9);
  sv_path_rounded (cr, 1, 24, 98, 5.5, 2);
  fill_line (cr, 0xc48a4e, 0x4a2f18, 0.6);
  cairo_save (cr);
  round_ends (cr);
  path_line (cr, 4, 26, 96, 26);
  stroke (cr, 0xe3b27b, 1);
  cairo_restore (cr);
  for (int i = 0; i < 2; i++)
    paint_towel (cr, look->kits[i], i == 0 ? 4 : 82);
}

void
sv_paint_thing (
    cairo_t *cr, SvThing thing, const SvThingLook *look, double x, double y, double size)
{
  static void (*const things[]) (cairo_t * cr, const SvThingLook *look) = {
    [SV_THING_KORF] = paint_korf,   [SV_THING_GOAL] = paint_goal,
    [SV_THING_CLOUD] = paint_cloud, [SV_THING_LAMPS] = paint_lamps,
    [SV_THING_CUP] = paint_cup,     [SV_THING_SCOREBOARD] = paint_scoreboard,
    [SV_THING_BENCH] = paint_bench,
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  things[thing](cr, look);
  cairo_restore (cr);
}
