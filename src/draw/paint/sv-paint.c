/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-private.h"
#include "sv-paint-text.h"
#include "sv-paint-web.h"

#include <math.h>
#include <pango/pango.h>
#include <string.h>

/* Made by glib-compile-resources; asking for it also keeps the pictures in a static link. */
GResource *sv_draw_get_resource (void);

static const double LETTER_SIZE = 1.2667; /* of an area's letter, in radii of a piece */
static const double LETTER_ROOM = 0.9333; /* from its centre to the lines of the area */
static const double LETTER_LEAST = 11;    /* pixels */
static const double DISC_SIZE = 0.72;     /* of the label of a disc, in radii */
static const double SMALL_SIZE = 0.52;    /* of the label of an area without room for a letter */
static const double SMALL_LEAST = 7;      /* pixels; smaller labels are not painted */
/* Round the middle of the board, in its width: whatever the game, that is where a circle is. */
static const double MIDDLE_ROOM = 0.165;

SvPainter *
sv_painter_new (const SvBoard *board, const SvTheme *theme)
{
  g_return_val_if_fail (theme != NULL, NULL);

  (void)sv_draw_get_resource ();

  SvPainter *self = g_new0 (SvPainter, 1);
  self->board = board;
  self->theme = *theme;
  self->letters = true;
  self->records = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify)cairo_surface_destroy);
  self->surfaces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                          (GDestroyNotify)cairo_surface_destroy);
  g_queue_init (&self->surface_order);
  return self;
}

void
sv_painter_free (SvPainter *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->ball_record, cairo_surface_destroy);
  g_free (self->letter_places);
  g_queue_clear (&self->surface_order);
  g_hash_table_unref (self->records);
  g_hash_table_unref (self->surfaces);
  g_free (self);
}

void
sv_painter_drop_figures (SvPainter *self)
{
  g_queue_clear (&self->surface_order);
  g_hash_table_remove_all (self->surfaces);
  g_hash_table_remove_all (self->records);
  self->surface_bytes = 0;
}

void
sv_painter_set_theme (SvPainter *self, const SvTheme *theme)
{
  g_return_if_fail (self != NULL && theme != NULL);

  if (self->theme.scheme != theme->scheme) {
    g_clear_pointer (&self->ball_record, cairo_surface_destroy);
  }
  self->theme = *theme;
  sv_painter_drop_figures (self);
}

const SvTheme *
sv_painter_get_theme (const SvPainter *self)
{
  return &self->theme;
}

const SvBoard *
sv_painter_get_board (const SvPainter *self)
{
  return self->board;
}

void
sv_painter_set_letters (SvPainter *self, bool letters)
{
  self->letters = letters;
}

RsvgHandle *
sv_painter_read_drawing (
    const char *name, const char *text, gsize n, const char *defs, const char *css)
{
  const char *root = g_strstr_len (text, (gssize)n, "<svg");
  const char *end = root != NULL ? g_strstr_len (root, (gssize)n - (root - text), ">") : NULL;
  const gsize head = end != NULL ? (gsize)(end + 1 - text) : 0;
  g_autoptr (GString) svg = g_string_new_len (text, (gssize)head);

  /* A style sheet that is set on the handle would mean a second round of styling. */
  if (end != NULL && defs != NULL)
    g_string_append (svg, defs);
  if (end != NULL && css != NULL)
    g_string_append_printf (svg, "<style><![CDATA[%s]]></style>", css);
  g_string_append_len (svg, text + head, (gssize)(n - head));

  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *)svg->str, svg->len, &error);
  if (handle == NULL)
    g_warning ("The drawing %s cannot be read: %s", name, error->message);
  return handle;
}

RsvgHandle *
sv_painter_load_drawing (const char *path, const char *defs, const char *css)
{
  g_autofree char *full = g_strconcat (SV_DRAW_RESOURCES, path, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (full, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize n;

  if (bytes == NULL)
    return NULL;
  const char *text = g_bytes_get_data (bytes, &n);
  return sv_painter_read_drawing (path, text, n, defs, css);
}

void
sv_painter_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h)
{
  const RsvgRectangle box = { x, y, w, h };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (handle, cr, &box, &error))
    g_warning ("A drawing cannot be painted: %s", error->message);
}

bool
sv_paint_drawing (cairo_t *cr, const char *path, double w, double h)
{
  (void)sv_draw_get_resource ();

  RsvgHandle *handle = sv_painter_load_drawing (path, NULL, NULL);
  if (handle == NULL)
    return false;
  sv_painter_render (handle, cr, 0, 0, w, h);
  g_object_unref (handle);
  return true;
}

/* From here on cr counts in board units. */
static void
apply_fit (const SvFit *fit, const SvBoard *board, cairo_t *cr)
{
  cairo_matrix_t matrix;
  double x0, y0, x1, y1, x2, y2;

  sv_fit_to_pixels (fit, board, 0, 0, &x0, &y0);
  sv_fit_to_pixels (fit, board, 1, 0, &x1, &y1);
  sv_fit_to_pixels (fit, board, 0, 1, &x2, &y2);
  cairo_matrix_init (&matrix, x1 - x0, y1 - y0, x2 - x0, y2 - y0, x0, y0);
  cairo_transform (cr, &matrix);
}

/* The drawing of the board in the colours of the scheme, or NULL. It is not kept: read, it takes
 * a third of the memory of the pixels, and reading takes a tenth of the time of painting them. */
static RsvgHandle *
load_pitch (SvPainter *self)
{
  g_autofree char *css_path =
      g_strdup_printf (SV_DRAW_RESOURCES "boards/%s.css", sv_scheme_name (self->theme.scheme));
  g_autofree char *path = g_strdup_printf ("boards/%s.svg", self->board->id);
  g_autoptr (GBytes) css = g_resources_lookup_data (css_path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *css_text =
      css != NULL ? g_strndup (g_bytes_get_data (css, NULL), g_bytes_get_size (css)) : NULL;

  RsvgHandle *drawing = sv_painter_load_drawing (path, NULL, css_text);
  if (drawing != NULL || self->board->n_edges == 0)
    return drawing;
  g_autofree char *text = sv_web_drawing (self->board);
  return sv_painter_read_drawing (self->board->id, text, strlen (text), NULL, css_text);
}

/* A pitch without a drawing of its own and without lines between its spaces. */
static void
paint_plain_pitch (SvPainter *self, cairo_t *cr)
{
  const SvBoard *board = self->board;
  const double margin = (double)board->margin;
  const bool dark =
      self->theme.scheme == SV_SCHEME_DARK || self->theme.scheme == SV_SCHEME_CONTRAST_DARK;
  const SvColour ground =
      dark ? (SvColour){ 0.10, 0.22, 0.15, 1 } : (SvColour){ 0.86, 0.93, 0.84, 1 };
  const SvColour line = sv_colour_alpha (self->theme.letter, 0.6);

  sv_path_rounded (cr, -margin, -margin, (double)board->w + 2 * margin,
                   (double)board->h + 2 * margin, margin / 2);
  sv_set_source (cr, self->theme.scheme == SV_SCHEME_INK ? self->theme.paper : ground);
  cairo_fill (cr);
  sv_set_source (cr, line);
  cairo_set_line_width (cr, (double)board->radius * 0.1);
  cairo_rectangle (cr, 0, 0, (double)board->w, (double)board->h);
  cairo_stroke (cr);

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->n_outline == 0) {
      cairo_new_sub_path (cr);
      cairo_arc (cr, (double)space->x, (double)space->y, (double)board->radius, 0, 2 * G_PI);
    }
    for (unsigned k = 0; k < space->n_outline; k++)
      cairo_line_to (cr, (double)space->outline[k].x, (double)space->outline[k].y);
    cairo_close_path (cr);
    sv_set_source (cr, sv_colour_alpha (line, 0.12));
    cairo_fill_preserve (cr);
    sv_set_source (cr, line);
    cairo_stroke (cr);
  }
}

static double
squared_distance_to_segment (double x, double y, SvPoint a, SvPoint b)
{
  const double ax = (double)a.x, ay = (double)a.y;
  const double dx = (double)b.x - ax, dy = (double)b.y - ay;
  const double length = dx * dx + dy * dy;
  const double t = length > 0 ? CLAMP (((x - ax) * dx + (y - ay) * dy) / length, 0.0, 1.0) : 0.0;
  const double rest_x = x - ax - t * dx, rest_y = y - ay - t * dy;

  return rest_x * rest_x + rest_y * rest_y;
}

/* Whether x, y is inside the outline and this far from all its lines. */
static bool
is_deep_inside (const SvSpace *space, double x, double y, double room)
{
  bool inside = false;

  for (unsigned i = 0; i < space->n_outline; i++) {
    const SvPoint a = space->outline[i];
    const SvPoint b = space->outline[(i + 1) % space->n_outline];
    if (squared_distance_to_segment (x, y, a, b) < room * room)
      return false;
    if (((double)a.y > y) != ((double)b.y > y) &&
        x < (double)(b.x - a.x) * (y - (double)a.y) / (double)(b.y - a.y) + (double)a.x)
      inside = !inside;
  }
  return inside;
}

/* The corners of the box that an area takes. */
static void
get_extents (const SvSpace *space, SvPoint *low, SvPoint *high)
{
  *low = *high = (SvPoint){ space->x, space->y };
  for (unsigned i = 0; i < space->n_outline; i++) {
    low->x = MIN (low->x, space->outline[i].x);
    high->x = MAX (high->x, space->outline[i].x);
    low->y = MIN (low->y, space->outline[i].y);
    high->y = MAX (high->y, space->outline[i].y);
  }
}

/* Where the letter of an area stands, in board units: in the corner that is top left as people
 * see the board now, where a figurine does not hide it. */
static SvPoint
letter_place (const SvPainter *self, const SvFit *fit, const SvSpace *space)
{
  const SvPoint size = { self->board->w, self->board->h };
  const double away = MIDDLE_ROOM * (double)MIN (size.x, size.y);
  const double radius = (double)self->board->radius, step = radius / 12;
  double best = G_MAXDOUBLE, at_0x, at_0y, at_xx, at_xy, at_yx, at_yy;
  SvPoint place = { space->x, space->y }, low, high;

  get_extents (space, &low, &high);
  /* How far from the top left is a linear function of the place. */
  sv_fit_to_pixels (fit, self->board, 0, 0, &at_0x, &at_0y);
  sv_fit_to_pixels (fit, self->board, 1, 0, &at_xx, &at_xy);
  sv_fit_to_pixels (fit, self->board, 0, 1, &at_yx, &at_yy);
  const double by_x = at_xx + at_xy - at_0x - at_0y, by_y = at_yx + at_yy - at_0x - at_0y;
  for (double x = (double)low.x; x <= (double)high.x; x += step) {
    for (double y = (double)low.y; y <= (double)high.y; y += step) {
      const double far = by_x * x + by_y * y;
      /* What costs time last: most places are no better than one that is known. */
      if (far < best - 1e-6 && is_deep_inside (space, x, y, LETTER_ROOM * radius) &&
          hypot (x - (double)size.x / 2, y - (double)size.y / 2) >= away) {
        best = far;
        place = (SvPoint){ (float)x, (float)y };
      }
    }
  }
  return place;
}

static void
find_letter_places (SvPainter *self, const SvFit *fit)
{
  if (self->letter_places != NULL && self->letters_upright == fit->upright &&
      self->letters_reversed == fit->reversed)
    return;

  g_free (self->letter_places);
  self->letter_places = g_new0 (SvPoint, self->board->n_spaces);
  for (unsigned i = 0; i < self->board->n_spaces; i++)
    self->letter_places[i] = letter_place (self, fit, &self->board->spaces[i]);
  self->letters_upright = fit->upright;
  self->letters_reversed = fit->reversed;
}

/* In the middle: a figurine hides it, but then it is not looked for. Spots are known without. */
static void
paint_disc_label (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvSpace *space)
{
  const double radius = (double)self->board->radius * fit->scale;
  const bool light = space->kind == SV_SPACE_FIELD;
  const SvTextStyle style = { .size = DISC_SIZE * radius,
                              .least = DISC_SIZE * radius * 0.7,
                              .weight = PANGO_WEIGHT_SEMIBOLD,
                              .align = 0.5,
                              .colour =
                                  light ? self->theme.disc_letter : self->theme.dark_disc_letter };
  double x, y;

  if (style.size < SMALL_LEAST || space->marks != 0 || space->kind == SV_SPACE_GOAL)
    return;
  sv_fit_to_pixels (fit, self->board, (double)space->x, (double)space->y, &x, &y);
  sv_paint_text (cr, space->label, &style, x - 0.85 * radius, y, 1.7 * radius);
}

/* An area that has hardly more room than for a figurine, e.g. a square of a grid. */
static bool
is_small (const SvBoard *board, const SvSpace *space)
{
  SvPoint low, high;

  get_extents (space, &low, &high);
  return (double)MIN (high.x - low.x, high.y - low.y) < 4 * LETTER_ROOM * (double)board->radius;
}

/* Small and faint in the upper left corner, as on a map. */
static void
paint_small_label (SvPainter *self, cairo_t *cr, const SvFit *fit, int space)
{
  const SvSpace *s = &self->board->spaces[space];
  const double unit = (double)self->board->radius * fit->scale;
  const SvTextStyle style = { .size = SMALL_SIZE * unit,
                              .weight = PANGO_WEIGHT_SEMIBOLD,
                              .colour = sv_colour_alpha (self->theme.letter,
                                                         self->theme.letter.a * 0.6) };
  double x, y, w, h;

  if (style.size < SMALL_LEAST)
    return;
  sv_fit_space_box (fit, self->board, space, &x, &y, &w, &h);
  sv_paint_text (cr, s->label, &style, x + 0.16 * unit, y + 0.42 * unit, w);
}

void
sv_paint_letter (SvPainter *self, cairo_t *cr, const SvFit *fit, int space)
{
  const SvSpace *s = &self->board->spaces[space];
  const double unit = (double)self->board->radius * fit->scale;
  const SvTextStyle style = { .size = MAX (LETTER_SIZE * unit, LETTER_LEAST),
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = self->theme.letter };
  double x, y;

  if (!self->letters || s->label == NULL || *s->label == '\0')
    return;
  if (s->n_outline == 0 && self->board->n_edges == 0)
    return;
  if (s->n_outline == 0) {
    paint_disc_label (self, cr, fit, s);
    return;
  }
  if (is_small (self->board, s)) {
    paint_small_label (self, cr, fit, space);
    return;
  }
  find_letter_places (self, fit);
  sv_fit_to_pixels (fit, self->board, (double)self->letter_places[space].x,
                    (double)self->letter_places[space].y, &x, &y);
  sv_paint_text (cr, s->label, &style, x - 1.33 * unit, y, 2.67 * unit);
}

void
sv_paint_pitch (SvPainter *self, cairo_t *cr, const SvFit *fit, double w, double h)
{
  g_return_if_fail (self != NULL && self->board != NULL && fit != NULL);

  const double margin = (double)self->board->margin;
  RsvgHandle *pitch = load_pitch (self);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_save (cr);
  apply_fit (fit, self->board, cr);
  if (pitch != NULL)
    sv_painter_render (pitch, cr, -margin, -margin, (double)self->board->w + 2 * margin,
                       (double)self->board->h + 2 * margin);
  else
    paint_plain_pitch (self, cr);
  g_clear_object (&pitch);
  cairo_restore (cr);
  for (int i = 0; i < self->board->n_spaces; i++)
    sv_paint_letter (self, cr, fit, i);
  cairo_restore (cr);
}
