/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-face.h"

#include "sv-paint-card.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <pango/pango.h>

/* Width of the rim, and of the line around it, as parts of the size. */
static const double RIM = 0.12, LINE = 0.025;

static void
paint_disc (cairo_t *cr, const SvKit *kit, double size)
{
  const SvColour line = { 0.5, 0.5, 0.5, 0.6 };

  sv_path_circle (cr, size / 2, size / 2, size * (1 - RIM - LINE) / 2);
  sv_fill_outlined (cr, kit->shirt, kit->trim, size * RIM);
  sv_path_circle (cr, size / 2, size / 2, size * (1 - LINE) / 2);
  sv_stroke (cr, line, size * LINE);
}

void
sv_paint_club_badge (cairo_t *cr, const SvKit *kit, cairo_surface_t *logo, double size)
{
  if (logo != NULL)
    sv_paint_logo (cr, logo, size, size);
  else
    paint_disc (cr, kit, size);
}

static void
paint_photo (cairo_t *cr, const SvKit *kit, cairo_surface_t *portrait, double size)
{
  cairo_save (cr);
  sv_path_circle (cr, size / 2, size / 2, size * (1 - RIM / 2) / 2);
  cairo_clip (cr);
  sv_paint_portrait (cr, portrait, size, size);
  cairo_restore (cr);
  sv_path_circle (cr, size / 2, size / 2, size * (1 - RIM / 2) / 2);
  sv_stroke (cr, kit->shirt, size * RIM / 2);
}

void
sv_paint_player_face (
    cairo_t *cr, const SvKit *kit, cairo_surface_t *portrait, const char *name, double size)
{
  const SvTextStyle style = { .size = size * 0.5,
                              .least = size * 0.2,
                              .weight = PANGO_WEIGHT_BOLD,
                              .align = 0.5,
                              .colour = kit->text };

  if (portrait != NULL) {
    paint_photo (cr, kit, portrait, size);
    return;
  }
  g_autofree char *first = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), 1));
  g_autofree char *letter = g_utf8_strup (first, -1);
  paint_disc (cr, kit, size);
  sv_paint_text (cr, letter, &style, size * RIM, size / 2, size * (1 - 2 * RIM));
}
