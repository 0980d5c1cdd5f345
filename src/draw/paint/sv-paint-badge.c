/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the flags of a piece add to its figurine: light and a ring on the floor below it, badges above
 * it. All of it is laid out in the box of the drawings, 80 × 100; each badge differs from the others
 * in shape and has a place of its own, so that any of them may come together:
 *
 *      card ╲        ╱ plaster, attack, defence
 *      flag ─ figure
 *      warm ╱        ╲ ball                                                                      */
#include "sv-paint-badge.h"

#include "sv-paint-piece.h"
#include "sv-paint-shape.h"

#include <glib.h>

#include <math.h>

static const SvColour EDGE = { 0.17, 0.14, 0.12, 1 };
static const SvColour RIM = { 1, 1, 1, 1 };

/* What the figurine takes from the light of the hall. */
static void
paint_shadow (cairo_t *cr)
{
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0.55, 0, 0, 1);

  cairo_save (cr);
  cairo_translate (cr, 42.5, 90.5);
  cairo_scale (cr, 36, 9.5);
  cairo_pattern_add_color_stop_rgba (shade, 0, 0, 0, 0, 0.42);
  cairo_pattern_add_color_stop_rgba (shade, 1, 0, 0, 0, 0);
  cairo_set_source (cr, shade);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (shade);
}

static void
paint_aura (cairo_t *cr, SvColour colour)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (0, 0, 0.45, 0, 0, 1);

  cairo_save (cr);
  cairo_translate (cr, 40, 54);
  cairo_scale (cr, 40, 46);
  cairo_pattern_add_color_stop_rgba (glow, 0, colour.r, colour.g, colour.b, 0.85);
  cairo_pattern_add_color_stop_rgba (glow, 0.6, colour.r, colour.g, colour.b, 0.45);
  cairo_pattern_add_color_stop_rgba (glow, 1, colour.r, colour.g, colour.b, 0);
  cairo_set_source (cr, glow);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (glow);
}

/* A ring on the floor round the base: whole or of beads, with an edge for every floor. */
static void
paint_ring (cairo_t *cr, SvColour colour, SvColour edge, bool beads)
{
  const double bead[2] = { 0, 9.05 };

  cairo_save (cr);
  cairo_translate (cr, 40, 88.4);
  cairo_scale (cr, 35.5, 9.6);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (beads)
    cairo_set_dash (cr, bead, 2, 0);
  cairo_set_line_width (cr, beads ? 6.4 : 5.2);
  sv_set_source (cr, edge);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, beads ? 4.2 : 3);
  sv_set_source (cr, colour);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius)
{
  const SvColour sign = sv_colour_luminance (colour) > 0.35 ? (SvColour){ 0.1, 0.08, 0.05, 1 }
                                                            : (SvColour){ 1, 1, 1, 1 };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius / 12, radius / 12);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 12, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.6);
  cairo_set_source_rgba (cr, 0.2, 0.15, 0.11, 1);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 10, 0, 2 * G_PI);
  sv_set_source (cr, colour);
  cairo_fill (cr);
  if (shield) {
    cairo_move_to (cr, 0, -7);
    cairo_curve_to (cr, 2, -5.4, 4, -4.8, 6, -4.8);
    cairo_curve_to (cr, 6.2, 1.5, 4, 5, 0, 7);
    cairo_curve_to (cr, -4, 5, -6.2, 1.5, -6, -4.8);
    cairo_curve_to (cr, -4, -4.8, -2, -5.4, 0, -7);
  } else {
    cairo_move_to (cr, 0, -7);
    cairo_line_to (cr, 6.4, 0);
    cairo_line_to (cr, 2.6, 0);
    cairo_line_to (cr, 2.6, 6.4);
    cairo_line_to (cr, -2.6, 6.4);
    cairo_line_to (cr, -2.6, 0);
    cairo_line_to (cr, -6.4, 0);
  }
  cairo_close_path (cr);
  sv_set_source (cr, sign);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
sv_paint_halo (const SvTheme *theme, cairo_t *cr, unsigned flags)
{
  const SvColour edge = theme->target_edge;

  if (theme->scheme == SV_SCHEME_LIGHT || theme->scheme == SV_SCHEME_DARK)
    paint_shadow (cr);
  if (flags & SV_PIECE_ACTIVE) {
    paint_aura (cr, theme->target_light);
    paint_ring (cr, theme->active, edge, true);
  } else if (flags & SV_PIECE_ATTACKER) {
    paint_aura (cr, theme->attacker);
    paint_ring (cr, theme->attacker, (SvColour){ 0.2, 0.15, 0.11, 1 }, false);
  } else if (flags & SV_PIECE_DEFENDER) {
    paint_aura (cr, theme->defender);
    paint_ring (cr, theme->defender, edge, false);
  }
}

/* ---- Badges ---- */

/* Fill the current path between a dark edge and a light rim, for every floor. */
static void
fill_edged (cairo_t *cr, SvColour colour)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 6.4);
  sv_set_source (cr, RIM);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 3.6);
  sv_set_source (cr, EDGE);
  cairo_stroke_preserve (cr);
  sv_set_source (cr, colour);
  cairo_fill (cr);
}

static void
paint_yellow_card (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 13.5, 17);
  cairo_rotate (cr, -0.2);
  cairo_new_path (cr);
  sv_path_rounded (cr, -7, -10, 14, 20, 1.6);
  fill_edged (cr, (SvColour){ 1, 0.83, 0.08, 1 });
  cairo_restore (cr);
}

static void
paint_plaster (cairo_t *cr, double y)
{
  cairo_save (cr);
  cairo_translate (cr, 65, y);
  cairo_rotate (cr, -0.7);
  cairo_new_path (cr);
  sv_path_rounded (cr, -13, -5.5, 26, 11, 5.5);
  fill_edged (cr, (SvColour){ 0.96, 0.76, 0.55, 1 });
  cairo_rectangle (cr, -5, -5.5, 10, 11);
  cairo_set_source_rgb (cr, 1, 0.93, 0.82);
  cairo_fill (cr);
  sv_set_source (cr, EDGE);
  for (int i = 0; i < 4; i++) {
    cairo_new_path (cr);
    cairo_arc (cr, i % 2 == 0 ? -2 : 2, i < 2 ? -2.2 : 2.2, 1.1, 0, 2 * G_PI);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

/* The flag of an assistant referee, in quarters. */
static void
paint_offside_flag (cairo_t *cr)
{
  const double x = 6.5, y = 40, w = 19, h = 15;

  cairo_new_path (cr);
  cairo_rectangle (cr, x - 1.4, y, 2.8, 44);
  fill_edged (cr, (SvColour){ 0.95, 0.93, 0.88, 1 });
  cairo_rectangle (cr, x, y, w, h);
  fill_edged (cr, (SvColour){ 1, 0.85, 0.1, 1 });
  cairo_rectangle (cr, x, y, w / 2, h / 2);
  cairo_rectangle (cr, x + w / 2, y + h / 2, w / 2, h / 2);
  cairo_set_source_rgb (cr, 0.84, 0.1, 0.14);
  cairo_fill (cr);
}

/* A round sign of radius 11 with its middle in the lower left. */
static void
begin_sign (cairo_t *cr, SvColour colour)
{
  cairo_translate (cr, 14, 77);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 10.5, 0, 2 * G_PI);
  fill_edged (cr, colour);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 3);
  sv_set_source (cr, RIM);
}

/* Upwards, to the pitch. */
static void
paint_warming (cairo_t *cr)
{
  cairo_save (cr);
  begin_sign (cr, (SvColour){ 0.10, 0.45, 0.22, 1 });
  for (int i = 0; i < 2; i++) {
    cairo_move_to (cr, -5, 0.5 + 5 * i);
    cairo_line_to (cr, 0, -4.5 + 5 * i);
    cairo_line_to (cr, 5, 0.5 + 5 * i);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_gone (cairo_t *cr)
{
  cairo_save (cr);
  begin_sign (cr, (SvColour){ 0.30, 0.30, 0.33, 1 });
  cairo_move_to (cr, -4, -4);
  cairo_line_to (cr, 4, 4);
  cairo_move_to (cr, 4, -4);
  cairo_line_to (cr, -4, 4);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags)
{
  const bool counts = (flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) != 0;

  cairo_save (cr);
  if (flags & SV_PIECE_OFFSIDE)
    paint_offside_flag (cr);
  if (flags & SV_PIECE_BOOKED)
    paint_yellow_card (cr);
  if (flags & SV_PIECE_HURT)
    paint_plaster (cr, counts ? 38 : 15);
  if (flags & SV_PIECE_ATTACKER)
    sv_paint_badge (cr, theme->attacker, false, 66, 14, 12);
  else if (flags & SV_PIECE_DEFENDER)
    sv_paint_badge (cr, theme->defender, true, 66, 14, 12);
  if (flags & SV_PIECE_GONE)
    paint_gone (cr);
  else if (flags & SV_PIECE_WARMING)
    paint_warming (cr);
  cairo_restore (cr);
}
