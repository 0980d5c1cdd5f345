/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-read.h"

#include <math.h>
#include <string.h>

#include "sv-drawing-text.h"
#include "sv-picture-helper.h"

enum {
  /* largest side of a painted drawing, in pixels; more than any card shows */
  DRAWING_SIDE_MAX = 1024,
  URL_MAX = 1 << 20, /* largest data URL in bytes: 512 KiB in base64, with room to spare */
  URL_BYTES_MAX = 512 << 10
};

/* --- Faults --- */

static cairo_surface_t *
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return NULL;
}

static cairo_surface_t *
refuse_damaged (GError **error)
{
  return refuse (error, _ ("This picture is damaged, or was not copied completely."));
}

/* Report that there is not enough memory; the size of a picture is chosen by its author, so it must
 * not end the program. */
static cairo_surface_t *
refuse_memory (GError **error)
{
  return refuse (error, _ ("There is not enough memory for this picture."));
}

static bool
check_area (double w, double h, double most, GError **error)
{
  const double million = 1000000;

  if (w < 1 || h < 1)
    return refuse_damaged (error) != NULL;
  if (w * h <= most)
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("This picture has %.0f million pixels, and at most %.0f million can be read. "
                  "Make it smaller first."),
               ceil (w * h / million), floor (most / million));
  return false;
}

/* --- Size --- */

/* Create a surface with the proportions of @w × @h, at most @side wide and high. */
static cairo_surface_t *
make_surface (double w, double h, int side)
{
  const double scale = MIN (1.0, side / MAX (w, h));

  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX ((int)lround (w * scale), 1),
                                     MAX ((int)lround (h * scale), 1));
}

cairo_surface_t *
sv_picture_shrink (cairo_surface_t *picture, int side)
{
  const int w = cairo_image_surface_get_width (picture);
  const int h = cairo_image_surface_get_height (picture);
  cairo_surface_t *surface = make_surface (w, h, side);
  const double scale = (double)cairo_image_surface_get_width (surface) / w;
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  const bool painted = cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  if (!painted) {
    cairo_surface_destroy (surface);
    return NULL;
  }
  cairo_surface_flush (surface);
  return surface;
}

/* --- PNG and JPEG --- */

/* Set the error for a picture that could not be decoded, here or in a helper. */
static cairo_surface_t *
refuse_end (SvHelperEnd end, const SvPictureFormat *format, GError **error)
{
  switch (end) {
  case SV_HELPER_LARGE:
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("This picture has more than %.0f million pixels. Make it smaller first."),
                 floor (SV_PICTURE_WHOLE_PIXELS / 1000000.0));
    return NULL;
  case SV_HELPER_MEMORY:
    return refuse (error, _ ("Reading this picture takes too much memory. Make it smaller first."));
  case SV_HELPER_SLOW:
    return refuse (error, _ ("Reading this picture takes too long. Save it as PNG or JPEG."));
  case SV_HELPER_NO_LOADER:
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("This is a %s picture, which cannot be read here. Save it as PNG or JPEG."),
                 format->name);
    return NULL;
  case SV_HELPER_PAINTED:
  case SV_HELPER_DAMAGED:
  case SV_HELPER_EMPTY:
  case SV_HELPER_CRASHED:
  default:
    return refuse_damaged (error);
  }
}

static cairo_surface_t *
decode_here (const guint8 *data, gsize n, int side, double most, GError **error)
{
  const SvPictureFormat *format = sv_picture_format (data, n);
  SvHelperEnd end;
  cairo_surface_t *surface = sv_picture_decode_here (data, n, format->mime, side, most, &end);

  if (end == SV_HELPER_MEMORY)
    return refuse_memory (error);
  if (end == SV_HELPER_LARGE) /* although its header stated a smaller size */
    return refuse_damaged (error);
  return surface != NULL ? surface : refuse_end (end, format, error);
}

static cairo_surface_t *
decode_png (const guint8 *data, gsize n, int side, double most, GError **error)
{
  double w, h;

  /* Check the signature, the name of the header chunk, and width and height. */
  if (n < 33 || memcmp (data, "\x89PNG\r\n\x1a\n", 8) != 0 || memcmp (data + 12, "IHDR", 4) != 0 ||
      !sv_picture_stated_size (data, n, &w, &h) || MAX (w, h) > G_MAXINT32)
    return refuse_damaged (error);
  if (!check_area (w, h, most, error))
    return NULL;
  /* The library allocates memory for a chunk of any length before it sees that the file is
   * shorter. */
  if (!sv_picture_scan_png (data, n, NULL))
    return refuse_damaged (error);
  return decode_here (data, n, side, most, error);
}

static cairo_surface_t *
decode_jpeg (const guint8 *data, gsize n, int side, double most, GError **error)
{
  const SvJpegHeader header = sv_picture_scan_jpeg (data, n);

  if (n < 3 || memcmp (data, "\xff\xd8\xff", 3) != 0 || !header.whole)
    return refuse_damaged (error);
  if (header.unusual)
    return refuse (error, _ ("This is a JPEG of a rare kind, which cannot be read here. Save it as "
                             "PNG."));
  if (header.progressive)
    most = MIN (most, SV_PICTURE_WHOLE_PIXELS);
  return check_area (header.w, header.h, most, error) ? decode_here (data, n, side, most, error)
                                                      : NULL;
}

/* --- In a helper --- */

/* Set the error for a drawing that could not be painted. */
static cairo_surface_t *
refuse_drawing (SvHelperEnd end, GError **error)
{
  switch (end) {
  case SV_HELPER_EMPTY:
    return refuse (error, _ ("This drawing is empty, or it states a size of 0."));
  case SV_HELPER_MEMORY:
    return refuse (error, _ ("Painting this drawing takes too much memory. Save it as PNG."));
  case SV_HELPER_SLOW:
    return refuse (error, _ ("Painting this drawing takes too long. Save it as PNG."));
  case SV_HELPER_CRASHED:
    return refuse (error, _ ("This drawing is too complex. Save it as PNG."));
  case SV_HELPER_NO_LOADER:
    return refuse (error, _ ("Drawings cannot be painted on this computer. Save this one as PNG."));
  case SV_HELPER_PAINTED:
  case SV_HELPER_DAMAGED:
  case SV_HELPER_LARGE:
  default:
    return refuse (error, _ ("This drawing is damaged."));
  }
}

static cairo_surface_t *
decode_svg (const guint8 *data, gsize n, int side, double most, GError **error)
{
  SvHelperEnd end;
  g_autoptr (GString) text = sv_drawing_text_prepare (data, n, error);

  if (text == NULL || !sv_drawing_text_measure (text, error))
    return NULL;
  cairo_surface_t *surface = sv_picture_helper_decode (text->str, text->len, "image/svg+xml",
                                                       MIN (side, DRAWING_SIDE_MAX), &end);
  return surface != NULL ? surface : refuse_drawing (end, error);
}

static cairo_surface_t *
decode_rare (const guint8 *data, gsize n, int side, double most, GError **error)
{
  const SvPictureFormat *format = sv_picture_format (data, n);
  SvHelperEnd end;
  double w, h;

  if (sv_picture_stated_size (data, n, &w, &h) && !check_area (w, h, most, error))
    return NULL;
  cairo_surface_t *surface = sv_picture_helper_decode (data, n, format->mime, side, &end);
  return surface != NULL ? surface : refuse_end (end, format, error);
}

static cairo_surface_t *
refuse_format (const guint8 *data, gsize n, int side, double most, GError **error)
{
  return refuse (error, _ (sv_picture_format (data, n)->sentence));
}

/* --- Any kind --- */

static const struct {
  const char *prefix; /* prefix of the data URL; NULL if documents cannot contain this kind */
  double most;        /* most pixels of a picked file */
  cairo_surface_t *(*decode) (const guint8 *, gsize, int, double, GError **);
} kinds[] = {
  [SV_PICTURE_PNG] = { "data:image/png;base64,", SV_PICTURE_WHOLE_PIXELS, decode_png },
  [SV_PICTURE_JPEG] = { "data:image/jpeg;base64,", SV_PICTURE_FILE_AREA, decode_jpeg },
  [SV_PICTURE_SVG] = { "data:image/svg+xml;base64,", 0, decode_svg },
  [SV_PICTURE_OTHER] = { NULL, SV_PICTURE_WHOLE_PIXELS, decode_rare },
  [SV_PICTURE_NO_PICTURE] = { NULL, 0, refuse_format },
};

/* Refuse pictures that are very long and narrow; probably the user meant another file. */
static bool
check_sides (cairo_surface_t *picture, GError **error)
{
  const int w = cairo_image_surface_get_width (picture);
  const int h = cairo_image_surface_get_height (picture);

  if (MAX (w, h) <= SV_PICTURE_FILE_SIDES * MIN (w, h))
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("This picture is a strip: one side is more than %d times as long as the other. "
                  "Cut out a part of it first."),
               SV_PICTURE_FILE_SIDES);
  return false;
}

cairo_surface_t *
sv_picture_open (const guint8 *data, gsize n, int side, SvPictureKind *kind, GError **error)
{
  g_return_val_if_fail (data != NULL || n == 0, NULL);

  if (n == 0)
    return refuse (error, _ ("This file is empty. Perhaps it was not copied completely."));
  if (n > SV_PICTURE_FILE_BYTES)
    return refuse (error, _ ("This picture is too large: at most 64 MiB can be read."));
  const SvPictureKind found = sv_picture_format (data, n)->kind;
  if (kind != NULL)
    *kind = found;
  cairo_surface_t *picture = kinds[found].decode (data, n, side, kinds[found].most, error);
  if (picture != NULL && !check_sides (picture, error))
    g_clear_pointer (&picture, cairo_surface_destroy);
  return picture;
}

/* Decode base64 text; NULL if there is not enough memory. */
static guint8 *
decode_base64 (const char *text, gsize *n)
{
  const gsize length = strlen (text);
  guint8 *data = g_try_malloc (length / 4 * 3 + 3);
  int state = 0;
  guint save = 0;

  if (data != NULL)
    *n = g_base64_decode_step (text, length, data, &state, &save);
  return data;
}

cairo_surface_t *
sv_picture_load (const char *url, int side, GError **error)
{
  for (unsigned i = 0; i <= SV_PICTURE_SVG; i++) {
    gsize n = 0;

    if (!g_str_has_prefix (url, kinds[i].prefix) || strnlen (url, URL_MAX + 1) > URL_MAX)
      continue;
    g_autofree guint8 *data = decode_base64 (url + strlen (kinds[i].prefix), &n);
    if (data == NULL)
      return refuse_memory (error);
    if (n > 0 && n <= URL_BYTES_MAX)
      return kinds[i].decode (data, n, side, SV_PICTURE_OWN_AREA, error);
  }
  return refuse_damaged (error);
}

/* --- In a worker --- */

typedef struct {
  GFile *file;
  char *url; /* data URL, or NULL to read @file */
  int side;
  SvPictureKind kind;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_clear_object (&order->file);
  g_free (order->url);
  g_free (order);
}

/* Check that the file is a regular file: reading a pipe without a writer would block the worker for
 * ever. */
static bool
check_plain (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME,
      G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL || g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
    return info != NULL;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("“%s” cannot be read: %s"),
               g_file_info_get_display_name (info), _ ("it is not an ordinary file"));
  return false;
}

/* Read a file up to the size limit plus one byte, which shows that it is too large. */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  if (!check_plain (file, cancellable, error))
    return NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree guint8 *data = NULL;
  gsize n = 0, room = 0, read = 1;

  if (stream == NULL)
    return NULL;
  while (read > 0 && n <= SV_PICTURE_FILE_BYTES) {
    room += room / 2 + 65536;
    guint8 *more = g_try_realloc (data, room);
    if (more == NULL) {
      refuse_memory (error);
      return NULL;
    }
    data = more;
    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), data + n, room - n, &read, cancellable,
                                  error))
      return NULL;
    n += read;
  }
  return g_bytes_new_take (g_steal_pointer (&data), n);
}

/* Replace the error if the file name's extension belongs to another format than the file has. */
static void
tell_format (const SvPictureFormat *format, GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);

  if (!g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED) || name == NULL ||
      sv_picture_format_suits (format, name))
    return;
  g_autofree char *shown = g_filename_display_name (strrchr (name, '.'));
  g_clear_error (error);
  g_set_error (
      error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
      _ ("This is a %s picture, though its name ends in “%s”. It cannot be read here: save it "
         "as PNG or JPEG."),
      format->name, shown);
}

static cairo_surface_t *
open_file (Order *order, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (order->file, cancellable, error);
  gsize n;

  if (bytes == NULL)
    return NULL;
  const guint8 *data = g_bytes_get_data (bytes, &n);
  cairo_surface_t *surface = sv_picture_open (data, n, order->side, &order->kind, error);
  if (surface == NULL)
    tell_format (sv_picture_format (data, n), order->file, error);
  return surface;
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  GError *error = NULL;
  cairo_surface_t *surface = order->url != NULL ? sv_picture_load (order->url, order->side, &error)
                                                : open_file (order, cancellable, &error);

  if (surface != NULL)
    g_task_return_pointer (task, surface, (GDestroyNotify)cairo_surface_destroy);
  else
    g_task_return_error (task, error);
}

/* Return the kind that the prefix of a data URL states. */
static SvPictureKind
kind_of_url (const char *url)
{
  unsigned i = 0;

  while (i < SV_PICTURE_SVG && !g_str_has_prefix (url, kinds[i].prefix))
    i++;
  return (SvPictureKind)i;
}

static void
begin_work (Order order, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_task_data (task, g_memdup2 (&order, sizeof order), order_free);
  g_task_run_in_thread (task, work);
}

void
sv_picture_open_async (
    GFile *file, int side, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  begin_work ((Order){ .file = g_object_ref (file), .side = side }, cancellable, callback, data);
}

cairo_surface_t *
sv_picture_finish (GAsyncResult *result, SvPictureKind *kind, GError **error)
{
  const Order *order = g_task_get_task_data (G_TASK (result));

  if (kind != NULL)
    *kind = order->kind;
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
sv_picture_load_async (const char *url,
                       int side,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer data)
{
  begin_work ((Order){ .url = g_strdup (url), .side = side, .kind = kind_of_url (url) },
              cancellable, callback, data);
}
