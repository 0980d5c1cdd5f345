/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-badge.h"
#include "sv-paint-private.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

/* Everything here is laid out in the box of the drawings, 80 × 100. */
enum { BOX_WIDTH = 80, BOX_HEIGHT = 100 };

static const double CHEST_X = 40, CHEST_Y = 53.5;
static const size_t SURFACES_MAX_BYTES = 12 << 20;
enum { PIXELS_MAX = 2048, SMALL_PIXELS = 38 };

SvDress
sv_dress (int side, const char *look, unsigned flags)
{
  return (
      SvDress){ .look = look, .side = side == 1 ? 1 : 0, .keeper = (flags & SV_PIECE_KEEPER) != 0 };
}

static SvColour
shirt_colour (const SvTheme *theme, SvDress dress)
{
  return dress.keeper ? theme->keeper[dress.side] : theme->shirt[dress.side];
}

static SvColour
trim_colour (const SvTheme *theme, SvDress dress)
{
  return dress.keeper ? theme->keeper_trim[dress.side] : theme->trim[dress.side];
}

/* On paper that saves ink the team shows in its lines: its colour, as dark as a line must be. */
static SvColour
line_colour (const SvTheme *theme, SvDress dress)
{
  const SvColour black = { 0, 0, 0, 1 };
  SvColour colour = shirt_colour (theme, dress);

  while (sv_colour_contrast (colour, theme->paper) < 4.5)
    colour = sv_colour_mix (colour, black, 0.05);
  return colour;
}

/* The teams' shirts differ in pattern too: the first is plain, the second hooped. A gradient with
 * steps stays sharp on paper, where a pattern would become pixels. */
static char *
team_defs (const SvTheme *theme, SvDress dress)
{
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  char shirt[8], trim[8];

  sv_colour_print (saves_ink ? theme->paper : shirt_colour (theme, dress), shirt);
  sv_colour_print (saves_ink ? line_colour (theme, dress) : trim_colour (theme, dress), trim);
  if (dress.side == 0)
    return g_strdup ("");
  return g_strdup_printf (
      "<defs><linearGradient id=\"sv-team\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
      " y1=\"37.5\" y2=\"48\" spreadMethod=\"repeat\">"
      "<stop offset=\"0\" stop-color=\"%1$s\"/><stop offset=\"%3$s\" stop-color=\"%1$s\"/>"
      "<stop offset=\"%4$s\" stop-color=\"%2$s\"/><stop offset=\".97\" stop-color=\"%2$s\"/>"
      "<stop offset=\"1\" stop-color=\"%1$s\"/></linearGradient></defs>",
      shirt, trim, saves_ink ? ".86" : ".55", saves_ink ? ".88" : ".58");
}

/* What only keepers wear. */
static const char *
keeper_css (SvDress dress)
{
  return dress.keeper ? ".keeper-only{display:inline}" : "";
}

/* Thin outlines and nothing filled but the hoops, which are lines here. */
static char *
ink_css (const SvTheme *theme, SvDress dress)
{
  char line[8];

  sv_colour_print (line_colour (theme, dress), line);
  return g_strdup_printf (
      ".halo,.shade,.light,.cheek{display:none}"
      ".outline{fill:#fff;stroke:#222;stroke-width:2.4}"
      ".skin,.shorts,.hair,.shoe,.trim,.team,.turf,.glove{fill:#fff;stroke:#444;stroke-width:.8;"
      "stroke-linejoin:round}"
      ".shirt{fill:%s;stroke:%s;stroke-width:1.2;stroke-linejoin:round}"
      ".seam{stroke:#777;opacity:1;stroke-width:.6}"
      ".glove-edge{fill:#444}%s",
      dress.side == 0 ? "#fff" : "url(#sv-team)", line, keeper_css (dress));
}

static char *
team_css (const SvTheme *theme, SvDress dress)
{
  char shirt[8], trim[8], team[8];

  if (theme->scheme == SV_SCHEME_INK)
    return ink_css (theme, dress);
  sv_colour_print (shirt_colour (theme, dress), shirt);
  sv_colour_print (trim_colour (theme, dress), trim);
  sv_colour_print (theme->shirt[dress.side], team);
  return g_strdup_printf (".shirt{fill:%s}.trim{fill:%s}.team{fill:%s}%s",
                          dress.side == 0 ? shirt : "url(#sv-team)", trim, team,
                          keeper_css (dress));
}

/* The drawing of a figurine in the colours of its team, or NULL. On a screen it is painted once
 * for each size and then not needed any more: it would lie in memory for nothing. */
static RsvgHandle *
load_figure (SvPainter *self, SvDress dress)
{
  g_autofree char *path = g_strdup_printf ("pieces/%s.svg", dress.look);
  g_autofree char *defs = team_defs (&self->theme, dress);
  g_autofree char *css = team_css (&self->theme, dress);

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
paint_plain_figure (const SvTheme *theme, cairo_t *cr, SvDress dress)
{
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const SvColour edge = saves_ink ? line_colour (theme, dress) : (SvColour){ 0.2, 0.15, 0.12, 1 };
  const SvColour shirt = saves_ink ? theme->paper : shirt_colour (theme, dress);
  const SvColour trim = saves_ink ? theme->paper : trim_colour (theme, dress);

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
  if (dress.side == 1) {
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
paint_figure_vectors (SvPainter *self, cairo_t *cr, SvDress dress, double unit)
{
  RsvgHandle *handle = dress.look != NULL ? load_figure (self, dress) : NULL;

  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  if (handle != NULL)
    sv_painter_render (handle, cr, 0, 0, BOX_WIDTH, BOX_HEIGHT);
  else
    paint_plain_figure (&self->theme, cr, dress);
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
figure_record (SvPainter *self, SvDress dress)
{
  g_autofree char *key =
      g_strdup_printf ("%s/%d/%d", dress.look != NULL ? dress.look : "", dress.side, dress.keeper);
  cairo_surface_t *record = g_hash_table_lookup (self->records, key);

  if (record == NULL) {
    cairo_t *cr = begin_record (BOX_WIDTH, BOX_HEIGHT);
    paint_figure_vectors (self, cr, dress, 1);
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
sv_paint_figure (SvPainter *self, cairo_t *cr, SvDress dress, double size)
{
  const int pixels = device_pixels (cr, size);

  if (pixels == 0) {
    paint_record (cr, figure_record (self, dress), size / BOX_WIDTH);
    return;
  }

  char *key = g_strdup_printf ("%s/%d/%d//%d", dress.look != NULL ? dress.look : "", dress.side,
                               dress.keeper, pixels);
  cairo_surface_t *surface = find_surface (self, key);
  if (surface == NULL) {
    surface = make_box_surface (pixels);
    cairo_t *inner = cairo_create (surface);
    paint_figure_vectors (self, inner, dress, (double)pixels / BOX_WIDTH);
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
sv_paint_shirt_number (SvPainter *self, cairo_t *cr, SvDress dress, int number, double size)
{
  const SvTheme *theme = &self->theme;
  const SvColour shirt = shirt_colour (theme, dress);
  const SvColour edge =
      dress.keeper ? theme->keeper_edge[dress.side] : theme->shirt_edge[dress.side];
  char text[8];
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const int pixels = device_pixels (cr, size);
  /* On small figurines everything else may go. */
  const double grow = pixels > 0 && pixels < SMALL_PIXELS ? 1.24 : 1;
  SvTextStyle style = { .size = (number > 9 ? 21 : 27) * grow,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = saves_ink ? theme->paper : shirt,
                        .edge = saves_ink ? theme->paper : shirt,
                        .edge_width = saves_ink ? 4 : 7 };

  if (number <= 0)
    return;
  g_snprintf (text, sizeof text, "%d", number);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  /* First a patch of plain shirt in the form of the number, so that the pattern keeps away. */
  if (dress.side == 1)
    sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  style.colour = dress.keeper ? theme->keeper_text[dress.side] : theme->shirt_text[dress.side];
  if (saves_ink)
    style.colour = theme->ink;
  style.edge = sv_colour_alpha (edge, 0.55);
  style.edge_width = saves_ink ? 0 : 1.6;
  sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  cairo_restore (cr);
}

void
sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  g_return_if_fail (self != NULL && piece != NULL);

  const SvDress dress = sv_dress (piece->side, piece->look, piece->flags);
  const bool gone = (piece->flags & SV_PIECE_GONE) != 0;

  cairo_save (cr);
  if (gone)
    cairo_push_group (cr);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  sv_paint_halo (&self->theme, cr, piece->flags);
  cairo_restore (cr);
  sv_paint_figure (self, cr, dress, size);
  sv_paint_shirt_number (self, cr, dress, piece->number, size);
  if (gone) {
    cairo_pop_group_to_source (cr);
    cairo_paint_with_alpha (cr, 0.45);
  }
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  sv_paint_badges (&self->theme, cr, piece->flags);
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
                                 ".ball-seam{stroke:#444;stroke-width:.9}"
                                 ".ball-edge,.ball-round{display:none}";
  const bool named = self->board != NULL && self->board->ball != NULL;
  g_autofree char *path = g_strdup_printf ("pieces/%s.svg", named ? self->board->ball : "ball");
  RsvgHandle *handle =
      sv_painter_load_drawing (path, NULL, self->theme.scheme == SV_SCHEME_INK ? ink : NULL);

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
