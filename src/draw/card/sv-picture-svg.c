/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-read.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

/* An SVG is a program: a few hundred bytes can keep a renderer busy for hours. So it is painted by
 * a thread of its own, for which nobody waits longer than PATIENCE: then the thread is left to
 * itself, and there is no picture. What could make it fall over, or fill the memory, is counted
 * before.
 *
 *     caller ──▶ thread: read, paint ──▶ done in time: the picture
 *        └── waits at most PATIENCE ──▶ else a sentence, and the thread frees what it has made   */

enum {
  SIDE_MAX = 1024, /* pixels; more than any card shows */
  SIZE_MAX_STATED = 10000,
  BYTES_MAX = 4 << 20,
  NESTING_MAX = 256 /* elements that paint other elements: librsvg calls itself for each */
};
static const gint64 PATIENCE = 2 * G_TIME_SPAN_SECOND;

/* --- A look at the text --- */

/* A drawing may only use what it holds itself. librsvg would not fetch anything else either; but
 * then a part would be missing, and nobody would know why. */
static bool
asks_for_others (const char *text)
{
  static const char *const words[] = { "href", "src", "url(", "@import" };

  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    const gsize length = strlen (words[i]);

    for (const char *at = strstr (text, words[i]); at != NULL; at = strstr (at, words[i])) {
      const bool attribute = i < 2;

      at += length;
      const char *value = at + strspn (at, " \t\r\n");
      if (attribute && *value != '=')
        continue;
      if (i == 3)
        return true;
      value += attribute;
      value += strspn (value, " \t\r\n\"'");
      if (*value != '#' && *value != '\0' && g_ascii_strncasecmp (value, "data:", 5) != 0)
        return true;
    }
  }
  return strstr (text, "<?xml-stylesheet") != NULL;
}

/* Patterns in patterns, masks on masks … go as deep as there are elements of this kind, and each
 * part of a filter may keep a picture of its own. */
static bool
is_intricate (const char *text)
{
  static const char *const words[] = { "pattern", "marker", "mask", "use", "fe" };
  unsigned n = 0;

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at, '<')) {
    const char *name = ++at;
    const gsize prefix = strcspn (name, ": \t\r\n/>");

    if (name[prefix] == ':')
      name += prefix + 1;
    for (unsigned i = 0; i < G_N_ELEMENTS (words); i++)
      n += g_str_has_prefix (name, words[i]);
  }
  return n > NESTING_MAX;
}

/* In another encoding all that is looked for could be written in another way. */
static bool
has_odd_encoding (const char *text)
{
  static const char *const known[] = { "utf-8", "ascii", "8859" };
  const char *end = strstr (text, "?>");
  g_autofree char *head = end != NULL ? g_ascii_strdown (text, end - text) : g_strdup ("");

  if (strstr (head, "encoding") == NULL)
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    if (strstr (head, known[i]) != NULL)
      return false;
  return true;
}

/* The sentence why this is not painted, or NULL. */
static const char *
find_fault (const char *text, gsize n)
{
  if (strlen (text) != n || !g_utf8_validate (text, -1, NULL) || strstr (text, "<svg") == NULL)
    return _ ("Only PNG, JPEG and SVG pictures can be used.");
  if (strstr (text, "<!ENTITY") != NULL)
    return _ ("This drawing defines entities, which are not allowed. Save it as “plain "
              "SVG” or as PNG.");
  if (asks_for_others (text))
    return _ ("This drawing needs other files. Save it with everything embedded, or as PNG.");
  if (is_intricate (text) || has_odd_encoding (text))
    return _ ("This drawing is too intricate. Save it as PNG.");
  return NULL;
}

/* --- Painting --- */

typedef struct {
  GMutex mutex;
  GCond cond;
  GBytes *bytes;
  int side;
  bool done;
  cairo_surface_t *surface; /* when it is done; NULL: damaged */
} Drawing;

static void
drawing_clear (gpointer data)
{
  Drawing *self = data;

  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_bytes_unref (self->bytes);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
}

/* The size that the drawing asks for, or at least its proportions. */
static bool
get_size (RsvgHandle *handle, double *w, double *h)
{
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  RsvgRectangle box;

  rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &width, &has_height, &height, &has_box,
                                        &box);
  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, w, h)) {
    if (!has_box)
      return false;
    *w = box.width;
    *h = box.height;
  }
  return isfinite (*w) && isfinite (*h) && *w > 0 && *h > 0 && *w <= SIZE_MAX_STATED &&
         *h <= SIZE_MAX_STATED;
}

/* The drawing as large as the side allows, whatever size it states. */
static cairo_surface_t *
paint (RsvgHandle *handle, int side)
{
  double w, h;

  if (!get_size (handle, &w, &h))
    return NULL;
  const double scale = side / MAX (w, h);
  cairo_surface_t *surface = sv_picture_make_surface (w * scale, h * scale, side);
  const RsvgRectangle whole = { 0, 0, cairo_image_surface_get_width (surface),
                                cairo_image_surface_get_height (surface) };
  cairo_t *cr = cairo_create (surface);
  const bool painted = rsvg_handle_render_document (handle, cr, &whole, NULL) &&
                       cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  if (!painted)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

static cairo_surface_t *
read_and_paint (GBytes *bytes, int side)
{
  /* Without an address a drawing cannot ask for files or for the network. */
  RsvgHandle *handle =
      rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  cairo_surface_t *surface = handle != NULL ? paint (handle, side) : NULL;

  g_clear_object (&handle);
  return surface;
}

static gpointer
run (gpointer data)
{
  Drawing *self = data;
  cairo_surface_t *surface = read_and_paint (self->bytes, self->side);

  g_mutex_lock (&self->mutex);
  self->surface = surface;
  self->done = true;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  g_atomic_rc_box_release_full (self, drawing_clear);
  return NULL;
}

/* True if it is done. */
static bool
wait_for (Drawing *self, cairo_surface_t **surface)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE;

  g_mutex_lock (&self->mutex);
  while (!self->done && g_cond_wait_until (&self->cond, &self->mutex, deadline))
    continue;
  const bool done = self->done;
  *surface = g_steal_pointer (&self->surface);
  g_mutex_unlock (&self->mutex);
  return done;
}

cairo_surface_t *
sv_picture_draw (const guint8 *data, gsize n, int side, GError **error)
{
  g_autofree char *text = g_strndup ((const char *)data, MIN (n, BYTES_MAX));
  const char *fault =
      n > BYTES_MAX ? _ ("This drawing is too intricate. Save it as PNG.") : find_fault (text, n);
  cairo_surface_t *surface = NULL;

  if (fault != NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, fault);
    return NULL;
  }
  Drawing *drawing = g_atomic_rc_box_new0 (Drawing);
  g_mutex_init (&drawing->mutex);
  g_cond_init (&drawing->cond);
  drawing->bytes = g_bytes_new_take (g_steal_pointer (&text), n);
  drawing->side = MIN (side, SIDE_MAX);
  g_thread_unref (g_thread_new ("sv-drawing", run, g_atomic_rc_box_acquire (drawing)));
  if (!wait_for (drawing, &surface))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                         _ ("Painting this drawing takes too long. Save it as PNG."));
  else if (surface == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("This drawing is damaged."));
  g_atomic_rc_box_release_full (drawing, drawing_clear);
  return surface;
}
