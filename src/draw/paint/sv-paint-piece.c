/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A figurine is painted in the box of its drawings, 80 × 100: shadow and halo on the floor, then
 * the figure with its number, then the badges. Each badge has a shape and a place of its own, so
 * that any of them can be shown together:
 *
 *      card ╲        ╱ plaster, attack, defence
 *      flag ─ figure
 *      warm ╱        ╲ ball                                                                      */
#include "sv-paint-piece.h"

#include "sv-drawing.h"
#include "sv-paint-shape.h"

enum { BOX_WIDTH = 80, BOX_HEIGHT = 100 };

/* --- Under the figure --- */

/* Paint the shadow of the figurine on the floor. */
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
  sv_path_circle (cr, 0, 0, 1);
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
  sv_path_circle (cr, 0, 0, 1);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (glow);
}

/* Paint a ring on the floor around the base, solid or made of @beads, with an edge that shows on
 * any floor. */
static void
paint_ring (cairo_t *cr, SvColour colour, SvColour edge, bool beads)
{
  const double bead[2] = { 0, 9.05 };

  cairo_save (cr);
  cairo_translate (cr, 40, 88.4);
  cairo_scale (cr, 35.5, 9.6);
  sv_path_circle (cr, 0, 0, 1);
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (beads)
    cairo_set_dash (cr, bead, 2, 0);
  sv_stroke_edged (cr, colour, edge, beads ? 4.2 : 3, 1.1);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_halo (const SvTheme *theme, cairo_t *cr, unsigned flags)
{
  const SvColour edge = theme->target_edge;

  if (!sv_scheme_is_plain (theme->scheme))
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

/* --- Badges --- */

void
sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius)
{
  const SvColour sign = sv_colour_luminance (colour) > 0.35 ? (SvColour){ 0.1, 0.08, 0.05, 1 }
                                                            : (SvColour){ 1, 1, 1, 1 };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius / 12, radius / 12);
  sv_path_circle (cr, 0, 0, 12);
  sv_fill_outlined (cr, (SvColour){ 1, 1, 1, 1 }, (SvColour){ 0.2, 0.15, 0.11, 1 }, 1.6);
  sv_path_circle (cr, 0, 0, 10);
  sv_fill (cr, colour);
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
  sv_fill (cr, sign);
  cairo_restore (cr);
}

void
sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags)
{
  static const struct {
    unsigned flag;
    const char *id; /* id of the badge in the drawing */
  } signs[] = {
    { SV_PIECE_OFFSIDE, "#offside" }, { SV_PIECE_BOOKED, "#booked" },   { SV_PIECE_HURT, "#hurt" },
    { SV_PIECE_GONE, "#gone" },       { SV_PIECE_WARMING, "#warming" },
  };
  const RsvgRectangle box = { 0, 0, BOX_WIDTH, BOX_HEIGHT };
  const bool counts = (flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) != 0;
  RsvgHandle *drawing = NULL;

  if (flags & SV_PIECE_GONE)
    flags &= ~(unsigned)SV_PIECE_WARMING;
  for (unsigned i = 0; i < G_N_ELEMENTS (signs); i++) {
    if ((flags & signs[i].flag) == 0)
      continue;
    if (drawing == NULL)
      drawing = sv_drawing_load ("pieces/signs.svg", NULL, NULL);
    cairo_save (cr);
    /* The plaster moves down if the badge for attack or defence has its place. */
    if (signs[i].flag == SV_PIECE_HURT && counts)
      cairo_translate (cr, 0, 23);
    sv_svg_paint_layer (drawing, cr, signs[i].id, &box);
    cairo_restore (cr);
  }
  g_clear_object (&drawing);
  if (counts)
    sv_paint_badge (cr, flags & SV_PIECE_ATTACKER ? theme->attacker : theme->defender,
                    (flags & SV_PIECE_ATTACKER) == 0, 66, 14, 12);
}

/* --- All of it --- */

/* Begin to paint a piece that is out of the match half transparent; end_gone () ends it. */
static void
begin_gone (cairo_t *cr, unsigned flags)
{
  cairo_save (cr);
  if (flags & SV_PIECE_GONE)
    cairo_push_group (cr);
}

static void
end_gone (cairo_t *cr, unsigned flags)
{
  if (flags & SV_PIECE_GONE) {
    cairo_pop_group_to_source (cr);
    cairo_paint_with_alpha (cr, 0.45);
  }
  cairo_restore (cr);
}

void
sv_paint_halo (SvPainter *self, cairo_t *cr, unsigned flags, double size)
{
  begin_gone (cr, flags);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  paint_halo (&self->theme, cr, flags);
  end_gone (cr, flags);
}

void
sv_paint_figurine (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  begin_gone (cr, piece->flags);
  sv_paint_figure (self, cr, piece, size);
  end_gone (cr, piece->flags);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  sv_paint_badges (&self->theme, cr, piece->flags);
  if (piece->flags & SV_PIECE_BALL) {
    cairo_translate (cr, 51, 52);
    sv_paint_ball (self, cr, 28);
  }
  cairo_restore (cr);
}

void
sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  sv_paint_halo (self, cr, piece->flags, size);
  sv_paint_figurine (self, cr, piece, size);
}
