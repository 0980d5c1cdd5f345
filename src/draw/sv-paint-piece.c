/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-private.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

/* Everything here is laid out in the box of the drawings, 80 × 100. */
enum { BOX_WIDTH = 80, BOX_HEIGHT = 100 };

static const double CHEST_X = 40, CHEST_Y = 53.5;
static const size_t SURFACES_MAX_BYTES = 12 << 20;
enum { PIXELS_MAX = 2048 };

/* On paper that saves ink the team shows in its lines: its colour, as dark as a line must be. */
static SvColour
line_colour (const SvTheme *theme, int side)
{
  const SvColour black = { 0, 0, 0, 1 };
  SvColour colour = theme->shirt[side];

  while (sv_colour_contrast (colour, theme->paper) < 4.5)
    colour = sv_colour_mix (colour, black, 0.05);
  return colour;
}

/* The teams' shirts differ in pattern too: the first is plain, the second hooped. A gradient with
 * steps stays sharp on paper, where a pattern would become pixels. */
static char *
team_defs (const SvTheme *theme, int side)
{
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  char shirt[8], trim[8];

  sv_colour_print (saves_ink ? theme->paper : theme->shirt[side], shirt);
  sv_colour_print (saves_ink ? line_colour (theme, side) : theme->trim[side], trim);
  if (side == 0)
    return g_strdup ("");
  return g_strdup_printf (
      "<defs><linearGradient id=\"sv-team\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
      " y1=\"37.5\" y2=\"48\" spreadMethod=\"repeat\">"
      "<stop offset=\"0\" stop-color=\"%1$s\"/><stop offset=\"%3$s\" stop-color=\"%1$s\"/>"
      "<stop offset=\"%4$s\" stop-color=\"%2$s\"/><stop offset=\".97\" stop-color=\"%2$s\"/>"
      "<stop offset=\"1\" stop-color=\"%1$s\"/></linearGradient></defs>",
      shirt, trim, saves_ink ? ".86" : ".55", saves_ink ? ".88" : ".58");
}

/* Thin outlines and nothing filled but the hoops, which are lines here. */
static char *
ink_css (const SvTheme *theme, int side)
{
  char line[8];

  sv_colour_print (line_colour (theme, side), line);
  return g_strdup_printf (".halo,.shade,.light,.cheek{display:none}"
                          ".outline{fill:#fff;stroke:#222;stroke-width:2.4}"
                          ".skin,.shorts,.hair,.shoe,.trim{fill:#fff;stroke:#444;stroke-width:.8;"
                          "stroke-linejoin:round}"
                          ".shirt{fill:%s;stroke:%s;stroke-width:1.2;stroke-linejoin:round}"
                          ".seam{stroke:#777;opacity:1;stroke-width:.6}",
                          side == 0 ? "#fff" : "url(#sv-team)", line);
}

static char *
team_css (const SvTheme *theme, int side)
{
  char shirt[8], trim[8];

  if (theme->scheme == SV_SCHEME_INK)
    return ink_css (theme, side);
  sv_colour_print (theme->shirt[side], shirt);
  sv_colour_print (theme->trim[side], trim);
  return g_strdup_printf (".shirt{fill:%s}.trim{fill:%s}", side == 0 ? shirt : "url(#sv-team)",
                          trim);
}

/* The drawing of a figurine in the colours of its team, or NULL. On a screen it is painted once
 * for each size and then not needed any more: it would lie in memory for nothing. */
static RsvgHandle *
load_figure (SvPainter *self, int side, const char *look)
{
  g_autofree char *path = g_strdup_printf ("pieces/%s.svg", look);
  g_autofree char *defs = team_defs (&self->theme, side);
  g_autofree char *css = team_css (&self->theme, side);

  return sv_painter_load_drawing (path, defs, css);
}

static cairo_surface_t *
find_surface (SvPainter *self, const char *key)
{
  return g_hash_table_lookup (self->surfaces, key);
}

static size_t
surface_size (cairo_surface_t *surface)
{
  return (size_t)cairo_image_surface_get_stride (surface) *
         (size_t)cairo_image_surface_get_height (surface);
}

/* Takes key and surface. Makes room by dropping what was painted longest ago. */
static void
keep_surface (SvPainter *self, char *key, cairo_surface_t *surface)
{
  const size_t size = surface_size (surface);

  while (self->surface_bytes + size > SURFACES_MAX_BYTES &&
         !g_queue_is_empty (&self->surface_order)) {
    const char *oldest = g_queue_pop_head (&self->surface_order);
    self->surface_bytes -= surface_size (find_surface (self, oldest));
    g_hash_table_remove (self->surfaces, oldest);
  }
  self->surface_bytes += size;
  g_queue_push_tail (&self->surface_order, key);
  g_hash_table_insert (self->surfaces, key, surface);
}

static cairo_surface_t *
make_box_surface (int pixels)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels,
                                     (int)ceil (pixels * (double)BOX_HEIGHT / BOX_WIDTH));
}

/* A pawn, for looks that have no drawing. */
static void
paint_plain_figure (const SvTheme *theme, cairo_t *cr, int side)
{
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const SvColour edge = saves_ink ? line_colour (theme, side) : (SvColour){ 0.2, 0.15, 0.12, 1 };
  const SvColour shirt = saves_ink ? theme->paper : theme->shirt[side];
  const SvColour trim = saves_ink ? theme->paper : theme->trim[side];

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, saves_ink ? 1.6 : 3);
  cairo_save (cr);
  cairo_translate (cr, 40, 88);
  cairo_scale (cr, 26, 8);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  sv_set_source (cr, trim);
  cairo_fill_preserve (cr);
  sv_set_source (cr, edge);
  cairo_stroke (cr);

  cairo_move_to (cr, 20, 86);
  cairo_curve_to (cr, 18, 50, 26, 34, 40, 34);
  cairo_curve_to (cr, 54, 34, 62, 50, 60, 86);
  cairo_curve_to (cr, 50, 92, 30, 92, 20, 86);
  cairo_close_path (cr);
  sv_set_source (cr, shirt);
  cairo_fill_preserve (cr);
  if (side == 1) {
    cairo_save (cr);
    cairo_clip_preserve (cr);
    cairo_path_t *body = cairo_copy_path (cr);
    cairo_new_path (cr);
    for (double y = 44; y < 90; y += 12)
      cairo_rectangle (cr, 0, y, BOX_WIDTH, saves_ink ? 1 : 5);
    sv_set_source (cr, trim);
    if (saves_ink)
      sv_set_source (cr, sv_colour_alpha (edge, 0.4));
    cairo_fill (cr);
    cairo_restore (cr);
    cairo_append_path (cr, body);
    cairo_path_destroy (body);
  }
  sv_set_source (cr, edge);
  cairo_stroke (cr);

  cairo_arc (cr, 40, 20, 15, 0, 2 * G_PI);
  sv_set_source (cr, shirt);
  cairo_fill_preserve (cr);
  sv_set_source (cr, edge);
  cairo_stroke (cr);
}

static void
paint_figure_vectors (SvPainter *self, cairo_t *cr, int side, const char *look, double unit)
{
  RsvgHandle *handle = look != NULL ? load_figure (self, side, look) : NULL;

  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  if (handle != NULL)
    sv_painter_render (handle, cr, 0, 0, BOX_WIDTH, BOX_HEIGHT);
  else
    paint_plain_figure (&self->theme, cr, side);
  cairo_restore (cr);
  g_clear_object (&handle);
}

/* For paper a drawing is recorded once, upright, and then laid down wherever it is wanted: the
 * document holds it once, and librsvg need not paint it turned, which it cannot do where there
 * are translucent groups. */
static cairo_t *
begin_record (double w, double h)
{
  const cairo_rectangle_t extents = { 0, 0, w, h };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static cairo_surface_t *
end_record (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return surface;
}

static void
paint_record (cairo_t *cr, cairo_surface_t *record, double unit)
{
  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  cairo_set_source_surface (cr, record, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

static cairo_surface_t *
figure_record (SvPainter *self, int side, const char *look)
{
  g_autofree char *key = g_strdup_printf ("%s/%d", look != NULL ? look : "", side);
  cairo_surface_t *record = g_hash_table_lookup (self->records, key);

  if (record == NULL) {
    cairo_t *cr = begin_record (BOX_WIDTH, BOX_HEIGHT);
    paint_figure_vectors (self, cr, side, look, 1);
    record = end_record (cr);
    g_hash_table_insert (self->records, g_steal_pointer (&key), record);
  }
  return record;
}

/* Pixels of a device for a length, if the device is a picture that lies straight; else 0. */
static int
device_pixels (cairo_t *cr, double size)
{
  cairo_matrix_t m;
  double sx, sy;

  cairo_get_matrix (cr, &m);
  cairo_surface_get_device_scale (cairo_get_group_target (cr), &sx, &sy);
  if (cairo_surface_get_type (cairo_get_group_target (cr)) != CAIRO_SURFACE_TYPE_IMAGE)
    return 0;
  if (fabs (m.xy) > 1e-9 || fabs (m.yx) > 1e-9 || fabs (m.xx - m.yy) > 1e-9 || m.xx <= 0)
    return 0;
  const double pixels = size * m.xx * sx;
  return sx == sy && pixels <= PIXELS_MAX ? (int)ceil (pixels) : 0;
}

/* A team has few different figures: on a screen each is painted once and then copied for every
 * number and for the cards. On paper, and turned, they are vectors. */
void
sv_paint_figure (SvPainter *self, cairo_t *cr, int side, const char *look, double size)
{
  const int pixels = device_pixels (cr, size);

  if (pixels == 0) {
    paint_record (cr, figure_record (self, side, look), size / BOX_WIDTH);
    return;
  }

  char *key = g_strdup_printf ("%s/%d//%d", look != NULL ? look : "", side, pixels);
  cairo_surface_t *surface = find_surface (self, key);
  if (surface == NULL) {
    surface = make_box_surface (pixels);
    cairo_t *inner = cairo_create (surface);
    paint_figure_vectors (self, inner, side, look, (double)pixels / BOX_WIDTH);
    cairo_destroy (inner);
    keep_surface (self, g_steal_pointer (&key), surface);
  }
  g_free (key);

  /* Copied to whole pixels: in between it would be blurred. */
  double x = 0, y = 0, sx, sy;
  cairo_surface_get_device_scale (cairo_get_group_target (cr), &sx, &sy);
  cairo_user_to_device (cr, &x, &y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_scale (cr, 1 / sx, 1 / sx);
  cairo_set_source_surface (cr, surface, floor (x * sx + 0.5), floor (y * sx + 0.5));
  cairo_paint (cr);
  cairo_restore (cr);
}

void
sv_paint_shirt_number (SvPainter *self, cairo_t *cr, int side, int number, double size)
{
  const SvTheme *theme = &self->theme;
  char text[8];
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  SvTextStyle style = { .size = number > 9 ? 21 : 27,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = saves_ink ? theme->paper : theme->shirt[side],
                        .edge = saves_ink ? theme->paper : theme->shirt[side],
                        .edge_width = saves_ink ? 4 : 7 };

  if (number <= 0)
    return;
  g_snprintf (text, sizeof text, "%d", number);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  /* First a patch of plain shirt in the form of the number, so that the pattern keeps away. */
  if (side == 1)
    sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  style.colour = saves_ink ? theme->ink : theme->shirt_text[side];
  style.edge = sv_colour_alpha (theme->shirt_edge[side], 0.55);
  style.edge_width = saves_ink ? 0 : 1.6;
  sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  cairo_restore (cr);
}

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

static void
paint_halo (const SvTheme *theme, cairo_t *cr, unsigned flags)
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

void
sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  g_return_if_fail (self != NULL && piece != NULL);

  const int side = piece->side == 1 ? 1 : 0;
  const double unit = size / BOX_WIDTH;

  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  paint_halo (&self->theme, cr, piece->flags);
  cairo_restore (cr);

  sv_paint_figure (self, cr, side, piece->look, size);
  sv_paint_shirt_number (self, cr, side, piece->number, size);

  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  if (piece->flags & SV_PIECE_ATTACKER)
    sv_paint_badge (cr, self->theme.attacker, false, 66, 14, 12);
  else if (piece->flags & SV_PIECE_DEFENDER)
    sv_paint_badge (cr, self->theme.defender, true, 66, 14, 12);
  if (piece->flags & SV_PIECE_BALL) {
    cairo_translate (cr, 51, 52);
    sv_paint_ball (self, cr, 28);
  }
  cairo_restore (cr);
}

static void
paint_ball_vectors (SvPainter *self, cairo_t *cr, double size)
{
  static const char *const ink = ".ball-edge,.ball{fill:#fff;stroke:#222;stroke-width:1.4}"
                                 ".ball-panel{fill:none;stroke:#444;stroke-width:.9}"
                                 ".ball-edge,.ball-round{display:none}";
  RsvgHandle *handle = sv_painter_load_drawing ("pieces/ball.svg", NULL,
                                                self->theme.scheme == SV_SCHEME_INK ? ink : NULL);

  if (handle == NULL)
    return;
  sv_painter_render (handle, cr, 0, 0, size, size);
  g_object_unref (handle);
}

void
sv_paint_ball (SvPainter *self, cairo_t *cr, double size)
{
  enum { BALL_BOX = 64 };

  g_return_if_fail (self != NULL);

  if (device_pixels (cr, size) > 0) {
    paint_ball_vectors (self, cr, size);
    return;
  }
  if (self->ball_record == NULL) {
    cairo_t *record = begin_record (BALL_BOX, BALL_BOX);
    paint_ball_vectors (self, record, BALL_BOX);
    self->ball_record = end_record (record);
  }
  paint_record (cr, self->ball_record, size / BALL_BOX);
}

cairo_surface_t *
sv_painter_piece_surface (SvPainter *self, const SvPiece *piece, int pixels)
{
  g_return_val_if_fail (self != NULL && piece != NULL, NULL);

  pixels = CLAMP (pixels, 1, PIXELS_MAX);
  g_autofree char *key = g_strdup_printf ("%s/%d/%d/%u/%d", piece->look != NULL ? piece->look : "",
                                          piece->side, piece->number, piece->flags, pixels);
  cairo_surface_t *surface = find_surface (self, key);
  if (surface != NULL)
    return surface;

  surface = make_box_surface (pixels);
  cairo_t *cr = cairo_create (surface);
  sv_paint_piece (self, cr, piece, pixels);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  keep_surface (self, g_steal_pointer (&key), surface);
  return surface;
}
