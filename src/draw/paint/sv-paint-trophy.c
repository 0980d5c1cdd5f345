/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-trophy.h"

#include "sv-paint-shape.h"

#include <glib.h>

/* The box of the drawings below, and the width of their outlines. */
enum { WIDTH = 100, HEIGHT = 104, LINE = 5 };

static const SvColour OUTLINE = { 0.15, 0.11, 0.08, 1 };

/* Add the two handles to the path: from the rim of the cup out and back to its side. */
static void
add_handles (cairo_t *cr)
{
  for (int i = 0; i < 2; i++) {
    const double x = i == 0 ? 0 : WIDTH, out = i == 0 ? 1 : -1;

    cairo_move_to (cr, x + out * 22, 14);
    cairo_curve_to (cr, x + out * 4, 8, x + out * 2, 22, x + out * 10, 34);
    cairo_curve_to (cr, x + out * 14, 42, x + out * 22, 46, x + out * 32, 48);
  }
}

/* Add the cup to the path: bowl, stem and foot. */
static void
add_cup (cairo_t *cr)
{
  cairo_move_to (cr, 18, 6);
  cairo_line_to (cr, 82, 6);
  cairo_curve_to (cr, 81, 44, 74, 62, 57, 68);
  cairo_line_to (cr, 57, 82);
  cairo_curve_to (cr, 68, 83, 75, 89, 76, 100);
  cairo_line_to (cr, 24, 100);
  cairo_curve_to (cr, 25, 89, 32, 83, 43, 82);
  cairo_line_to (cr, 43, 68);
  cairo_curve_to (cr, 26, 62, 19, 44, 18, 6);
  cairo_close_path (cr);
}

/* Add a shield to the path. */
static void
add_shield (cairo_t *cr)
{
  cairo_move_to (cr, 14, 8);
  cairo_line_to (cr, 86, 8);
  cairo_line_to (cr, 86, 50);
  cairo_curve_to (cr, 86, 74, 68, 90, 50, 100);
  cairo_curve_to (cr, 32, 90, 14, 74, 14, 50);
  cairo_close_path (cr);
}

/* Fill the part of a shape between @x and @x + @w with the colours of a team: its shirt, and a band
 * in the colour of the trim. */
static void
fill_part (cairo_t *cr, const SvKit *kit, void (*add) (cairo_t *), double x, double w)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, 0, w, HEIGHT);
  cairo_clip (cr);
  add (cr);
  cairo_clip (cr);
  sv_set_source (cr, kit->shirt);
  cairo_paint (cr);
  cairo_rectangle (cr, x, 24, w, 14);
  sv_fill (cr, kit->trim);
  cairo_restore (cr);
}

static void
paint_glint (cairo_t *cr)
{
  cairo_move_to (cr, 29, 13);
  cairo_curve_to (cr, 29, 36, 32, 48, 40, 58);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  sv_stroke (cr, (SvColour){ 1, 1, 1, 0.55 }, LINE);
}

static void
paint_cup (cairo_t *cr, const SvKit *kit)
{
  add_handles (cr);
  sv_stroke_edged (cr, kit->shirt, OUTLINE, LINE + 1, LINE * 0.8);
  fill_part (cr, kit, add_cup, 0, WIDTH);
  add_cup (cr);
  sv_stroke (cr, OUTLINE, LINE);
}

static void
paint_shield (cairo_t *cr, const SvTheme *theme)
{
  fill_part (cr, &theme->kit[0], add_shield, 0, WIDTH / 2.0);
  fill_part (cr, &theme->kit[1], add_shield, WIDTH / 2.0, WIDTH / 2.0);
  add_shield (cr);
  sv_stroke (cr, OUTLINE, LINE);
}

void
sv_paint_trophy (cairo_t *cr, const SvTheme *theme, int side, double width, double height)
{
  const double scale = MIN (width / WIDTH, height / HEIGHT);

  cairo_save (cr);
  cairo_translate (cr, (width - WIDTH * scale) / 2, height - HEIGHT * scale);
  cairo_scale (cr, scale, scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  if (side < 0)
    paint_shield (cr, theme);
  else
    paint_cup (cr, &theme->kit[side]);
  if (!sv_scheme_is_plain (theme->scheme))
    paint_glint (cr);
  cairo_restore (cr);
}
