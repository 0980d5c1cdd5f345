/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-figure.h"

#include "sv-drawing.h"
#include "sv-heads.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

enum { BOX_WIDTH = 80, BOX_HEIGHT = 100, BALL_BOX = 64 };

static const double CHEST_X = 40, CHEST_Y = 53.5;
static const size_t FIGURES_MAX_BYTES = 12 << 20;
enum { PIXELS_MAX = 512, SMALL_PIXELS = 38 };

/* --- Dress --- */

/* Return the colours that a piece wears: a goalkeeper has colours of its own. */
static const SvKit *
kit_of (const SvTheme *theme, const SvPiece *piece)
{
  return piece->flags & SV_PIECE_KEEPER ? &theme->keeper[piece->side] : &theme->kit[piece->side];
}

/* Return the colour of a piece's lines on paper that saves ink: the team's colour, darkened until a
 * thin line can be seen. */
static SvColour
line_colour (const SvTheme *theme, const SvPiece *piece)
{
  const SvColour black = { 0, 0, 0, 1 };
  SvColour colour = kit_of (theme, piece)->shirt;

  while (sv_colour_contrast (colour, theme->paper) < 4.5)
    colour = sv_colour_mix (colour, black, 0.05);
  return colour;
}

/* Return the SVG definitions for a team's shirt, free with g_free (). The first team's shirt is
 * plain, the second's hooped, so that the teams differ by more than colour. The hoops are a
 * gradient with hard steps, which stays vectors on paper; a pattern would become pixels. */
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

/* Return the style that shows the parts of the drawing that only goalkeepers wear. */
static const char *
keeper_css (const SvPiece *piece)
{
  return piece->flags & SV_PIECE_KEEPER ? ".keeper-only{display:inline}" : "";
}

/* Return the style sheet for saving ink: thin outlines, and only the hoops of the shirt in
 * colour. */
static char *
ink_css (const SvTheme *theme, const SvPiece *piece)
{
  char line[8];

  sv_colour_print (line_colour (theme, piece), line);
  return g_strdup_printf (".halo,.shade,.light,.cheek{display:none}"
                          ".outline{fill:#fff;stroke:#222;stroke-width:2.4}"
                          ".skin,.shorts,.hair,.ribbon,.shoe,.trim,.team,.turf,.glove{fill:#fff;"
                          "stroke:#444;stroke-width:.8;"
                          "stroke-linejoin:round}"
                          ".shirt{fill:%s;stroke:%s;stroke-width:1.2;stroke-linejoin:round}"
                          ".seam{stroke:#777;opacity:1;stroke-width:.6}"
                          ".glove-edge{fill:#444}.mouth,.glasses{stroke:#444}#skin{stroke:none}%s",
                          piece->side == 0 ? "#fff" : "url(#sv-team)", line, keeper_css (piece));
}

static char *
team_css (const SvTheme *theme, const SvPiece *piece, const char *skin)
{
  const SvKit *kit = kit_of (theme, piece);
  char shirt[8], trim[8], team[8];

  if (theme->scheme == SV_SCHEME_INK)
    return ink_css (theme, piece);
  sv_colour_print (kit->shirt, shirt);
  sv_colour_print (kit->trim, trim);
  sv_colour_print (theme->kit[piece->side].shirt, team);
  return g_strdup_printf (".shirt{fill:%s}.trim{fill:%s}.team{fill:%s}.skin{fill:%s}%s",
                          piece->side == 0 ? shirt : "url(#sv-team)", trim, team, skin,
                          keeper_css (piece));
}

/* --- The figure --- */

/* Layers of a person, from back to front. A person is composed of two drawings, a body dressed in
 * the team's colours and a head that fits any body, so that few drawings give many people. In each
 * layer the body is painted before the head. */
typedef enum {
  HALO,  /* light rim that shows on dark floors */
  BACK,  /* outline, base, and hair that hangs behind */
  SKIN,  /* skin of face, arms and legs */
  FRONT, /* clothes, eyes and mouth; hair */
  OVER,  /* things worn on the head */
  N_LAYERS
} Layer;

static const char *const layer_names[N_LAYERS] = { "halo", "back", "skin", "front", "over" };

/* Skin colour of each head in sv_head_keys. */
static const char *const skins[SV_N_HEADS] = {
  "#b57b4e", "#cf9868", "#f1bf95", "#f4c9a3", "#7f5135", "#8f5d3b",
  "#f6cfa9", "#dda678", "#f0c29b", "#f2cda2", "#6f462c", "#f5cdaa",
};

static int
head_of (const SvPiece *piece)
{
  const int wanted = piece->head > 0 ? piece->head : MAX (piece->number, 1);

  return (wanted - 1) % SV_N_HEADS;
}

/* Load the body for a piece's look, or the plain person if the look has no drawing. */
static RsvgHandle *
load_body (const SvTheme *theme, const SvPiece *piece)
{
  g_autofree char *path =
      g_strdup_printf ("pieces/%s.svg", piece->look != NULL ? piece->look : "person");
  g_autofree char *defs = team_defs (theme, piece);
  g_autofree char *css = team_css (theme, piece, skins[head_of (piece)]);
  RsvgHandle *drawing = sv_drawing_load (path, defs, css);

  return drawing != NULL ? drawing : sv_drawing_load ("pieces/person.svg", defs, css);
}

static RsvgHandle *
load_head (const SvTheme *theme, const SvPiece *piece)
{
  g_autofree char *css = theme->scheme == SV_SCHEME_INK ? ink_css (theme, piece) : NULL;

  return sv_drawing_load_groups ("pieces/heads.svg", sv_head_keys[head_of (piece)], css);
}

/* Create a recording surface. For paper, each drawing is recorded once, upright, and replayed
 * wherever it is needed: the document contains it only once, and librsvg need not paint it turned,
 * which it cannot do where groups are translucent. */
static cairo_surface_t *
new_record (double w, double h)
{
  const cairo_rectangle_t box = { 0, 0, w, h };

  return cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &box);
}

static GPtrArray *
new_layers (unsigned n)
{
  GPtrArray *layers = g_ptr_array_new_with_free_func ((GDestroyNotify)cairo_surface_destroy);

  g_ptr_array_set_size (layers, (int)n);
  return layers;
}

/* Paint each layer of a drawing on a surface of its own; a layer that the drawing lacks is NULL. On
 * a screen the skin is a stencil, so that one body serves all skin colours. Transfer full. */
static GPtrArray *
paint_layers (SvPainter *self, RsvgHandle *drawing, const char *prefix, int pixels)
{
  const RsvgRectangle box = { 0, 0, BOX_WIDTH, BOX_HEIGHT };
  const int height = (int)ceil (pixels * (double)BOX_HEIGHT / BOX_WIDTH);
  GPtrArray *layers = new_layers (N_LAYERS);

  for (Layer i = 0; i < N_LAYERS; i++) {
    const cairo_format_t format = i == SKIN ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32;
    g_autofree char *id = g_strconcat ("#", prefix, layer_names[i], NULL);
    if (!sv_svg_has_layer (drawing, id))
      continue;
    layers->pdata[i] = pixels > 0 ? cairo_image_surface_create (format, pixels, height)
                                  : new_record (BOX_WIDTH, BOX_HEIGHT);
    cairo_t *cr = cairo_create (layers->pdata[i]);
    if (pixels > 0) {
      cairo_scale (cr, (double)pixels / BOX_WIDTH, (double)pixels / BOX_WIDTH);
      self->figure_bytes +=
          (size_t)cairo_image_surface_get_stride (layers->pdata[i]) * (size_t)height;
    }
    sv_svg_paint_layer (drawing, cr, id, &box);
    cairo_destroy (cr);
  }
  return layers;
}

/* Return the cached layers of a person's body or head, @pixels wide, or as recordings if @pixels is
 * 0. Transfer none. */
static const GPtrArray *
get_layers (SvPainter *self, const SvPiece *piece, bool is_head, int pixels)
{
  const int head = head_of (piece);
  g_autofree char *prefix = is_head ? g_strconcat (sv_head_keys[head], "-", NULL) : g_strdup ("");
  g_autofree char *key =
      is_head ? g_strdup_printf ("%s%d", prefix, pixels)
              : g_strdup_printf ("%s/%d/%d/%d/%s", piece->look != NULL ? piece->look : "",
                                 piece->side, piece->flags & SV_PIECE_KEEPER, pixels,
                                 pixels == 0 ? skins[head] : "");
  GPtrArray *layers = g_hash_table_lookup (self->figures, key);

  if (layers == NULL) {
    RsvgHandle *drawing =
        is_head ? load_head (&self->theme, piece) : load_body (&self->theme, piece);
    layers = paint_layers (self, drawing, prefix, pixels);
    g_hash_table_insert (self->figures, g_steal_pointer (&key), layers);
    g_object_unref (drawing);
  }
  return layers;
}

/* Return how many device pixels the length @size measures if the target is an image that is not
 * rotated; else 0. */
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

static void
lay (cairo_t *cr, cairo_surface_t *layer, SvColour skin)
{
  if (layer != NULL && cairo_surface_get_content (layer) == CAIRO_CONTENT_ALPHA) {
    sv_set_source (cr, skin);
    cairo_mask_surface (cr, layer, 0, 0);
  } else if (layer != NULL) {
    cairo_set_source_surface (cr, layer, 0, 0);
    cairo_paint (cr);
  }
}

/* Return the most bytes that the cached layers of one person take. */
static size_t
figure_bytes (int pixels)
{
  return 2 * N_LAYERS * 4 * (size_t)pixels * (size_t)ceil (pixels * 1.25);
}

/* Paint a person without number. On a screen the layers are painted once as pixels, cached, and
 * copied for every piece and card; on paper, or rotated, they are painted as vectors. */
static void
paint_dressed (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  const int pixels = device_pixels (cr, size);
  SvColour skin = self->theme.paper;
  double x = 0, y = 0, sx, sy;

  if (self->figure_bytes + figure_bytes (pixels) > FIGURES_MAX_BYTES) {
    g_hash_table_remove_all (self->figures);
    self->figure_bytes = 0;
  }
  const GPtrArray *body = get_layers (self, piece, false, pixels);
  const GPtrArray *head = get_layers (self, piece, true, pixels);
  if (self->theme.scheme != SV_SCHEME_INK)
    sv_colour_parse (skins[head_of (piece)], &skin);

  cairo_save (cr);
  if (pixels > 0) {
    /* Align the copy to whole pixels; it would be blurred between them. */
    cairo_surface_get_device_scale (cairo_get_group_target (cr), &sx, &sy);
    cairo_user_to_device (cr, &x, &y);
    cairo_identity_matrix (cr);
    cairo_scale (cr, 1 / sx, 1 / sx);
    cairo_translate (cr, floor (x * sx + 0.5), floor (y * sx + 0.5));
  } else {
    cairo_scale (cr, size / BOX_WIDTH, size / BOX_WIDTH);
  }
  for (Layer i = 0; i < N_LAYERS; i++) {
    lay (cr, body->pdata[i], skin);
    lay (cr, head->pdata[i], skin);
  }
  cairo_restore (cr);
}

/* Paint the shirt number on the chest. */
static void
paint_number (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size)
{
  const SvTheme *theme = &self->theme;
  const SvKit *kit = kit_of (theme, piece);
  char text[8];
  const bool saves_ink = theme->scheme == SV_SCHEME_INK;
  const int pixels = device_pixels (cr, size);
  /* Small figurines get a larger number, which may cover other details. */
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
  /* Paint a patch of plain shirt around the digits first, so that the hoops do not touch them. */
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

/* --- The ball --- */

/* Return the path of the drawing of this board's ball ("svg") or of its picture ("png"). Free with
 * g_free (). */
static char *
dup_ball_path (const SvPainter *self, const char *suffix)
{
  const bool named = self->board != NULL && self->board->ball != NULL;

  return g_strdup_printf ("pieces/%s.%s", named ? self->board->ball : "ball", suffix);
}

static void
paint_ball_drawing (SvPainter *self, cairo_t *cr, double size)
{
  static const char *const ink = ".ball-edge,.ball{fill:#fff;stroke:#222;stroke-width:1.4}"
                                 ".ball-panel{fill:none;stroke:#444;stroke-width:.9}"
                                 ".ball-seam{stroke:#444;stroke-width:.9}"
                                 ".ball-edge,.ball-round{display:none}";
  g_autofree char *path = dup_ball_path (self, "svg");
  RsvgHandle *handle =
      sv_drawing_load (path, NULL, self->theme.scheme == SV_SCHEME_INK ? ink : NULL);

  if (handle == NULL)
    return;
  sv_drawing_render (handle, cr, 0, 0, size, size);
  g_object_unref (handle);
}

/* Paint the ball from the picture that was made when the program was built, unless that has too few
 * pixels or the ball must save ink. A window that shows a ball and no figurines need not load the
 * reader of drawings then. Returns whether the ball was painted. */
static bool
paint_ready_ball (SvPainter *self, cairo_t *cr, double size)
{
  g_autofree char *path = dup_ball_path (self, "png");
  cairo_surface_t *picture =
      self->theme.scheme == SV_SCHEME_INK ? NULL : sv_drawing_load_ready (path);
  const bool painted =
      picture != NULL && device_pixels (cr, size) <= cairo_image_surface_get_width (picture);

  if (painted)
    sv_paint_logo (cr, picture, size, size);
  if (picture != NULL)
    cairo_surface_destroy (picture);
  return painted;
}

static cairo_surface_t *
get_ball_record (SvPainter *self)
{
  GPtrArray *ball = g_hash_table_lookup (self->figures, "");

  if (ball == NULL) {
    ball = new_layers (1);
    ball->pdata[0] = new_record (BALL_BOX, BALL_BOX);
    cairo_t *cr = cairo_create (ball->pdata[0]);
    paint_ball_drawing (self, cr, BALL_BOX);
    cairo_destroy (cr);
    g_hash_table_insert (self->figures, g_strdup (""), ball);
  }
  return ball->pdata[0];
}

void
sv_paint_ball (SvPainter *self, cairo_t *cr, double size)
{
  if (device_pixels (cr, size) > 0) {
    if (!paint_ready_ball (self, cr, size))
      paint_ball_drawing (self, cr, size);
    return;
  }
  cairo_save (cr);
  cairo_scale (cr, size / BALL_BOX, size / BALL_BOX);
  cairo_set_source_surface (cr, get_ball_record (self), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}
