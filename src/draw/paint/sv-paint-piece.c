/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A figurine is painted in the box of the drawings, 80 × 100: light and a ring on the floor below it,
 * the figure with its number, badges above it. Each badge differs from the others in shape and has a
 * place of its own, so that any of them may come together:
 *
 *      card ╲        ╱ plaster, attack, defence
 *      flag ─ figure
 *      warm ╱        ╲ ball                                                                      */
#include "sv-paint-piece.h"

#include "sv-drawing.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

enum { BOX_WIDTH = 80, BOX_HEIGHT = 100, BALL_BOX = 64 };

static const double CHEST_X = 40, CHEST_Y = 53.5;
static const size_t FIGURES_MAX_BYTES = 12 << 20;
enum { PIXELS_MAX = 2048, SMALL_PIXELS = 38 };

/* --- Dress ------------------------------------------------------------------------------ */

/* Whoever keeps the goal has the keeper's colours. */
static const SvKit *
kit_of (const SvTheme *theme, const SvPiece *piece)
{
  return piece->flags & SV_PIECE_KEEPER ? &theme->keeper[piece->side] : &theme->kit[piece->side];
}

/* On paper that saves ink the team shows in its lines: its colour, as dark as a line must be. */
static SvColour
line_colour (const SvTheme *theme, const SvPiece *piece)
{
  const SvColour black = { 0, 0, 0, 1 };
  SvColour colour = kit_of (theme, piece)->shirt;

  while (sv_colour_contrast (colour, theme->paper) < 4.5)
    colour = sv_colour_mix (colour, black, 0.05);
  return colour;
}

/* The teams' shirts differ in pattern too: the first is plain, the second hooped. A gradient with
 * steps stays sharp on paper, where a pattern would become pixels. */
static char *
team_defs (const SvTheme *theme, const SvPiece *piece)
{
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const SvKit *kit = kit_of (theme, piece);
  char shirt[8], trim[8];

  sv_colour_print (saves_ink ? theme->paper : kit->shirt, shirt);
  sv_colour_print (saves_ink ? line_colour (theme, piece) : kit->trim, trim);
  if (piece->side == 0)
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
keeper_css (const SvPiece *piece)
{
  return piece->flags & SV_PIECE_KEEPER ? ".keeper-only{display:inline}" : "";
}

/* Thin outlines and nothing filled but the hoops, which are lines here. */
static char *
ink_css (const SvTheme *theme, const SvPiece *piece)
{
  char line[8];

  sv_colour_print (line_colour (theme, piece), line);
  return g_strdup_printf (
      ".halo,.shade,.light,.cheek{display:none}"
      ".outline{fill:#fff;stroke:#222;stroke-width:2.4}"
      ".skin,.shorts,.hair,.shoe,.trim,.team,.turf,.glove{fill:#fff;stroke:#444;stroke-width:.8;"
      "stroke-linejoin:round}"
      ".shirt{fill:%s;stroke:%s;stroke-width:1.2;stroke-linejoin:round}"
      ".seam{stroke:#777;opacity:1;stroke-width:.6}"
      ".glove-edge{fill:#444}%s",
      piece->side == 0 ? "#fff" : "url(#sv-team)", line, keeper_css (piece));
}

static char *
team_css (const SvTheme *theme, const SvPiece *piece)
{
  const SvKit *kit = kit_of (theme, piece);
  char shirt[8], trim[8], team[8];

  if (theme->scheme == SV_SCHEME_INK)
    return ink_css (theme, piece);
  sv_colour_print (kit->shirt, shirt);
  sv_colour_print (kit->trim, trim);
  sv_colour_print (theme->kit[piece->side].shirt, team);
  return g_strdup_printf (".shirt{fill:%s}.trim{fill:%s}.team{fill:%s}%s",
                          piece->side == 0 ? shirt : "url(#sv-team)", trim, team,
                          keeper_css (piece));
}

/* --- The figure ------------------------------------------------------------------------- */

/* The figure alone into 0, 0 … 80, 100: its drawing, or anybody's if its look has none. On a screen
 * that is painted once for each size and then not needed any more: it would lie in memory for
 * nothing. */
static void
paint_drawing (SvPainter *self, cairo_t *cr, const SvPiece *piece)
{
  g_autofree char *path =
      g_strdup_printf ("pieces/%s.svg", piece->look != NULL ? piece->look : "person");
  g_autofree char *defs = team_defs (&self->theme, piece);
  g_autofree char *css = team_css (&self->theme, piece);
  RsvgHandle *handle = sv_drawing_load (path, defs, css);

  if (handle == NULL)
    handle = sv_drawing_load ("pieces/person.svg", defs, css);
  sv_drawing_render (handle, cr, 0, 0, BOX_WIDTH, BOX_HEIGHT);
  g_object_unref (handle);
}

static void
paint_ball_drawing (SvPainter *self, cairo_t *cr, double size)
{
  static const char *const ink = ".ball-edge,.ball{fill:#fff;stroke:#222;stroke-width:1.4}"
                                 ".ball-panel{fill:none;stroke:#444;stroke-width:.9}"
                                 ".ball-seam{stroke:#444;stroke-width:.9}"
                                 ".ball-edge,.ball-round{display:none}";
  const bool named = self->board != NULL && self->board->ball != NULL;
  g_autofree char *path = g_strdup_printf ("pieces/%s.svg", named ? self->board->ball : "ball");
  RsvgHandle *handle =
      sv_drawing_load (path, NULL, self->theme.scheme == SV_SCHEME_INK ? ink : NULL);

  if (handle == NULL)
    return;
  sv_drawing_render (handle, cr, 0, 0, size, size);
  g_object_unref (handle);
}

/* The figure of a piece, or the ball (piece NULL): so many pixels wide, or (0) as a record of what is
 * to be painted. For paper a drawing is recorded once, upright, and then laid down wherever it is
 * wanted: the document holds it once, and librsvg need not paint it turned, which it cannot do where
 * there are translucent groups. */
static cairo_surface_t *
get_figure (SvPainter *self, const SvPiece *piece, int pixels)
{
  const int height = (int)ceil (pixels * (double)BOX_HEIGHT / BOX_WIDTH);
  const cairo_rectangle_t box = { 0, 0, piece != NULL ? BOX_WIDTH : BALL_BOX,
                                  piece != NULL ? BOX_HEIGHT : BALL_BOX };
  g_autofree char *key =
      piece == NULL ? g_strdup ("")
                    : g_strdup_printf ("%s/%d/%d/%d", piece->look != NULL ? piece->look : "",
                                       piece->side, piece->flags & SV_PIECE_KEEPER, pixels);
  cairo_surface_t *surface = g_hash_table_lookup (self->figures, key);

  if (surface != NULL)
    return surface;
  surface = pixels > 0 ? cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, height)
                       : cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &box);
  cairo_t *cr = cairo_create (surface);
  if (pixels > 0)
    cairo_scale (cr, (double)pixels / BOX_WIDTH, (double)pixels / BOX_WIDTH);
  if (piece != NULL)
    paint_drawing (self, cr, piece);
  else
    paint_ball_drawing (self, cr, BALL_BOX);
  cairo_destroy (cr);

  self->figure_bytes += (size_t)pixels * (size_t)height * 4;
  if (self->figure_bytes > FIGURES_MAX_BYTES) {
    g_hash_table_remove_all (self->figures);
    self->figure_bytes = (size_t)pixels * (size_t)height * 4;
  }
  g_hash_table_insert (self->figures, g_steal_pointer (&key), surface);
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
static void
paint_dressed (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  const int pixels = device_pixels (cr, size);
  cairo_surface_t *figure = get_figure (self, piece, pixels);
  double x = 0, y = 0, sx, sy;

  if (pixels == 0) {
    paint_record (cr, figure, size / BOX_WIDTH);
    return;
  }
  /* Copied to whole pixels: in between it would be blurred. */
  cairo_surface_get_device_scale (cairo_get_group_target (cr), &sx, &sy);
  cairo_user_to_device (cr, &x, &y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_scale (cr, 1 / sx, 1 / sx);
  cairo_set_source_surface (cr, figure, floor (x * sx + 0.5), floor (y * sx + 0.5));
  cairo_paint (cr);
  cairo_restore (cr);
}

/* The number over the chest. */
static void
paint_number (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  const SvTheme *theme = &self->theme;
  const SvKit *kit = kit_of (theme, piece);
  char text[8];
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const int pixels = device_pixels (cr, size);
  /* On small figurines everything else may go. */
  const double grow = pixels > 0 && pixels < SMALL_PIXELS ? 1.24 : 1;
  SvTextStyle style = { .size = (piece->number > 9 ? 21 : 27) * grow,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = saves_ink ? theme->paper : kit->shirt,
                        .edge = saves_ink ? theme->paper : kit->shirt,
                        .edge_width = saves_ink ? 4 : 7 };

  if (piece->number <= 0)
    return;
  g_snprintf (text, sizeof text, "%d", piece->number);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  /* First a patch of plain shirt in the form of the number, so that the pattern keeps away. */
  if (piece->side == 1)
    sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  style.colour = saves_ink ? theme->ink : kit->text;
  style.edge = sv_colour_alpha (kit->edge, 0.55);
  style.edge_width = saves_ink ? 0 : 1.6;
  sv_paint_text (cr, text, &style, CHEST_X - 40, CHEST_Y, 80);
  cairo_restore (cr);
}

void
sv_paint_figure (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  g_return_if_fail (piece->side == 0 || piece->side == 1);

  paint_dressed (self, cr, piece, size);
  paint_number (self, cr, piece, size);
}

void
sv_paint_ball (SvPainter *self, cairo_t *cr, double size)
{
  if (device_pixels (cr, size) > 0)
    paint_ball_drawing (self, cr, size);
  else
    paint_record (cr, get_figure (self, NULL, 0), size / BALL_BOX);
}

/* --- Under the figure ------------------------------------------------------------------- */

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

/* A ring on the floor round the base: whole or of beads, with an edge for every floor. */
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

/* --- Badges ----------------------------------------------------------------------------- */

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
    const char *id; /* of its drawing */
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
    /* The sign of who attacks or defends has the place of the plaster, which goes below it. */
    if (signs[i].flag == SV_PIECE_HURT && counts)
      cairo_translate (cr, 0, 23);
    rsvg_handle_render_layer (drawing, cr, signs[i].id, &box, NULL);
    cairo_restore (cr);
  }
  g_clear_object (&drawing);
  if (counts)
    sv_paint_badge (cr, flags & SV_PIECE_ATTACKER ? theme->attacker : theme->defender,
                    (flags & SV_PIECE_ATTACKER) == 0, 66, 14, 12);
}

/* --- All of it -------------------------------------------------------------------------- */

void
sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  const bool gone = (piece->flags & SV_PIECE_GONE) != 0;

  cairo_save (cr);
  if (gone)
    cairo_push_group (cr);
  cairo_save (cr);
  cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  paint_halo (&self->theme, cr, piece->flags);
  cairo_restore (cr);
  sv_paint_figure (self, cr, piece, size);
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
