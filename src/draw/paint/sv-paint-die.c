/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-die.h"

#include "sv-paint-shape.h"

#include <glib.h>

/* Pips of each value: bit i is place i of a grid of 3 × 3 places, row by row. */
static const unsigned PIPS[7] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

static void
paint_body (cairo_t *cr, const SvTheme *theme, int side, bool blank, double size)
{
  const double rim = size * 0.085;
  const double corner = size * 0.22;
  const SvColour dark = { 0.12, 0.10, 0.09, 1 };
  const SvColour colour = side >= 0 ? theme->kit[side].shirt : theme->line;
  cairo_pattern_t *light = cairo_pattern_create_linear (0, 0, size * 0.3, size);

  /* Paint the shadow, the dark outline, the rim in the colour of the team, and the face. */
  sv_path_rounded (cr, size * 0.05, size * 0.08, size * 0.92, size * 0.92, corner);
  sv_fill (cr, (SvColour){ 0, 0, 0, theme->scheme == SV_SCHEME_INK ? 0 : 0.28 });
  sv_path_rounded (cr, size * 0.03, size * 0.03, size * 0.94, size * 0.94, corner);
  sv_fill (cr, dark);
  sv_path_rounded (cr, size * 0.05, size * 0.05, size * 0.90, size * 0.90, corner * 0.92);
  sv_fill (cr, colour);
  if (side == 1) {
    /* The second team's rim is striped like its shirts. */
    const double dash[2] = { size * 0.09, size * 0.09 };
    sv_path_rounded (cr, size * 0.05 + rim / 2, size * 0.05 + rim / 2, size * 0.90 - rim,
                     size * 0.90 - rim, corner * 0.85);
    cairo_set_dash (cr, dash, 2, 0);
    sv_stroke (cr, theme->kit[1].trim, rim);
    cairo_set_dash (cr, NULL, 0, 0);
  }

  const SvColour low = sv_colour_mix (theme->die, dark, blank ? 0.16 : 0.12);
  cairo_pattern_add_color_stop_rgb (light, 0, theme->die.r, theme->die.g, theme->die.b);
  cairo_pattern_add_color_stop_rgb (light, 1, low.r, low.g, low.b);
  sv_path_rounded (cr, size * 0.05 + rim, size * 0.05 + rim, size * 0.90 - 2 * rim,
                   size * 0.90 - 2 * rim, corner * 0.75);
  if (!sv_scheme_is_plain (theme->scheme))
    cairo_set_source (cr, light);
  else
    sv_set_source (cr, theme->die);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

static void
paint_pips (cairo_t *cr, int value, SvColour colour, double size)
{
  const double first = size * 0.285, step = size * 0.215;

  for (unsigned i = 0; i < 9; i++) {
    if ((PIPS[value] >> i & 1) == 0)
      continue;
    sv_path_circle (cr, first + step * (i % 3), first + step * (i / 3), size * 0.092);
    sv_fill (cr, colour);
  }
}

void
sv_paint_face (cairo_t *cr, const SvTheme *theme, const SvFaceMark *mark, double size)
{
  const double in = size * (mark->thrown ? 0.09 : 0.06), corner = size * 0.2;
  const bool good = mark->good >= 0;
  const SvKit *kit = &theme->kit[good ? mark->good : 0];

  g_return_if_fail (mark->value >= 1 && mark->value <= 6);

  cairo_new_path (cr);
  sv_path_rounded (cr, in, in, size - 2 * in, size - 2 * in, corner);
  sv_fill_outlined (cr, good ? kit->shirt : sv_colour_alpha (theme->die, 0.35),
                    good ? kit->edge : sv_colour_alpha (theme->faint, 0.55), size * 0.04);
  paint_pips (cr, mark->value, good ? kit->text : sv_colour_alpha (theme->faint, 0.75), size);
  if (mark->marked) {
    /* A gold disc in the corner, with an edge that shows on every colour. */
    sv_path_circle (cr, size * 0.83, size * 0.17, size * 0.16);
    sv_fill_outlined (cr, (SvColour){ 1, 0.79, 0.16, 1 }, (SvColour){ 0.25, 0.17, 0, 1 },
                      size * 0.05);
  }
  if (mark->thrown) {
    sv_path_rounded (cr, size * 0.03, size * 0.03, size * 0.94, size * 0.94, corner);
    sv_stroke (cr, theme->ink, size * 0.09);
  }
}

void
sv_paint_die (cairo_t *cr, const SvTheme *theme, int side, int value, double size)
{
  g_return_if_fail (value >= 0 && value <= 6);

  cairo_save (cr);
  cairo_new_path (cr);
  paint_body (cr, theme, side == 0 || side == 1 ? side : -1, value == 0, size);

  paint_pips (cr, value, theme->pip, size);
  if (value == 0) {
    /* A die that is not thrown yet shows the places of all its pips as faint dots. */
    const double dash[2] = { 0, size * 0.094 };
    sv_path_circle (cr, size / 2, size / 2, size * 0.21);
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width (cr, size * 0.045);
    cairo_set_dash (cr, dash, 2, 0);
    sv_set_source (cr, sv_colour_alpha (theme->pip, 0.35));
    cairo_stroke (cr);
  }
  cairo_restore (cr);
}
