/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-read.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

#include "sv-svg.h"

enum {
  URL_MAX = 1 << 20, /* bytes of text: 512 KiB in base64, with room to spare */
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
  return refuse (error, _ ("This picture is damaged, or its file was not copied to its end."));
}

/* What a picture asks for is as large as whoever made it likes. */
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

/* A new surface with the proportions of w × h, at most side wide and high. */
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

/* --- PNG --- */

typedef struct {
  const guint8 *data;
  gsize n, at;
} Reader;

static cairo_status_t
read_bytes (void *closure, unsigned char *out, unsigned length)
{
  Reader *reader = closure;

  if (length > reader->n - reader->at)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (out, reader->data + reader->at, length);
  reader->at += length;
  return CAIRO_STATUS_SUCCESS;
}

static guint32
read_be (const guint8 *p, unsigned n)
{
  guint32 value = 0;

  for (unsigned i = 0; i < n; i++)
    value = value << 8 | p[i];
  return value;
}

/* Whether the chunks follow each other up to the last one. The library makes room for a chunk of any
 * length before it sees that the file is shorter. */
static bool
is_whole_png (const guint8 *data, gsize n)
{
  enum { SIGNATURE = 8, AROUND = 12 }; /* bytes: of a chunk, length, name and sum */

  for (gsize at = SIGNATURE; n - at >= AROUND;) {
    const guint32 length = read_be (data + at, 4);
    if (length > n - at - AROUND)
      return false;
    if (memcmp (data + at + 4, "IEND", 4) == 0)
      return true;
    at += AROUND + length;
  }
  return false;
}

static cairo_surface_t *
decode_png (const guint8 *data, gsize n, int side, double most, GError **error)
{
  /* Signature, length and name of the header chunk, width, height. */
  if (n < 33 || memcmp (data, "\x89PNG\r\n\x1a\n", 8) != 0 || memcmp (data + 12, "IHDR", 4) != 0)
    return refuse_damaged (error);
  if (!check_area (read_be (data + 16, 4), read_be (data + 20, 4), most, error))
    return NULL;
  if (!is_whole_png (data, n))
    return refuse_damaged (error);

  Reader reader = { data, n, 0 };
  cairo_surface_t *big = cairo_image_surface_create_from_png_stream (read_bytes, &reader);
  const cairo_status_t status = cairo_surface_status (big);
  cairo_surface_t *surface = status == CAIRO_STATUS_SUCCESS ? sv_picture_shrink (big, side) : NULL;

  cairo_surface_destroy (big);
  if (surface != NULL)
    return surface;
  return status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_NO_MEMORY
             ? refuse_memory (error)
             : refuse_damaged (error);
}

/* --- JPEG --- */

/* What a JPEG says about itself, from marker to marker; its pixels are passed over. True if it
 * comes to its end: readers fill up with grey what is missing, and say nothing. */
static bool
scan_jpeg (const guint8 *data, gsize n, guint32 *w, guint32 *h)
{
  gsize at = 2;

  *w = *h = 0;
  while (at + 1 < n) {
    const guint8 marker = data[at + 1];
    const bool is_size =
        marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;

    if (data[at] != 0xff || marker == 0 || marker == 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at++;
      continue;
    }
    if (marker == 0xd9)
      return true;
    if (is_size && at + 9 <= n) {
      *h = read_be (data + at + 5, 2);
      *w = read_be (data + at + 7, 2);
    }
    at += at + 4 <= n ? 2 + read_be (data + at + 2, 2) : 2;
  }
  return false;
}

/* It is made smaller while it is decoded: the whole of a large photograph would fill the memory. */
static void
jpeg_size_cb (GdkPixbufLoader *loader, int w, int h, const int *side)
{
  const double scale = MIN (1.0, (double)*side / MAX (w, h));

  gdk_pixbuf_loader_set_size (loader, MAX ((int)lround (w * scale), 1),
                              MAX ((int)lround (h * scale), 1));
}

/* NULL if there is not enough memory. */
static cairo_surface_t *
surface_from_pixbuf (const GdkPixbuf *pixbuf)
{
  const int w = gdk_pixbuf_get_width (pixbuf), h = gdk_pixbuf_get_height (pixbuf);
  const int channels = gdk_pixbuf_get_n_channels (pixbuf);
  const guint8 *from = gdk_pixbuf_read_pixels (pixbuf);
  const size_t from_stride = (size_t)gdk_pixbuf_get_rowstride (pixbuf);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  guint8 *to = cairo_image_surface_get_data (surface);
  if (to == NULL) {
    cairo_surface_destroy (surface);
    return NULL;
  }
  const size_t to_stride = (size_t)cairo_image_surface_get_stride (surface);
  for (size_t y = 0; y < (size_t)h; y++) {
    for (size_t x = 0; x < (size_t)w; x++) {
      const guint32 pixel = 0xff000000u | read_be (from + y * from_stride + x * channels, 3);
      memcpy (to + y * to_stride + 4 * x, &pixel, sizeof pixel);
    }
  }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static cairo_surface_t *
decode_jpeg (const guint8 *data, gsize n, int side, double most, GError **error)
{
  guint32 w, h;

  if (n < 3 || memcmp (data, "\xff\xd8\xff", 3) != 0 || !scan_jpeg (data, n, &w, &h))
    return refuse_damaged (error);
  if (!check_area (w, h, most, error))
    return NULL;

  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type ("image/jpeg", error);
  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (jpeg_size_cb), &side);
  g_autoptr (GError) fault = NULL;
  const bool good = gdk_pixbuf_loader_write (loader, data, n, &fault);
  const bool closed = gdk_pixbuf_loader_close (loader, good ? &fault : NULL);
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  if (g_error_matches (fault, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY))
    return refuse_memory (error);
  if (!good || !closed || pixbuf == NULL)
    return refuse_damaged (error);
  /* Telephones turn the photograph by a note in it. */
  g_autoptr (GdkPixbuf) upright = gdk_pixbuf_apply_embedded_orientation (pixbuf);
  cairo_surface_t *surface = upright != NULL ? surface_from_pixbuf (upright) : NULL;
  return surface != NULL ? surface : refuse_memory (error);
}

/* --- SVG --- */

/* An SVG is a program: a few hundred bytes can keep a renderer busy for hours. So it is painted by
 * a thread of its own, for which nobody waits longer than PATIENCE: then the thread is left to
 * itself, and there is no picture. What could make it fall over, or fill the memory, is counted
 * before.
 *
 *     caller ──▶ thread: read, paint ──▶ done in time: the picture
 *        └── waits at most PATIENCE ──▶ else a sentence, and the thread frees what it has made   */

enum {
  SVG_SIDE_MAX = 1024, /* pixels; more than any card shows */
  SIZE_MAX_STATED = 10000,
  SVG_BYTES_MAX = 4 << 20,
  NESTING_MAX = 256 /* elements that paint other elements: librsvg calls itself for each */
};
static const gint64 PATIENCE = 2 * G_TIME_SPAN_SECOND;

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
  return sv_svg_get_size (handle, w, h) && isfinite (*w) && isfinite (*h) && *w > 0 && *h > 0 &&
         *w <= SIZE_MAX_STATED && *h <= SIZE_MAX_STATED;
}

/* The drawing as large as the side allows, whatever size it states. */
static cairo_surface_t *
paint (RsvgHandle *handle, int side)
{
  double w, h;

  if (!get_size (handle, &w, &h))
    return NULL;
  const double scale = side / MAX (w, h);
  cairo_surface_t *surface = make_surface (w * scale, h * scale, side);
  const RsvgRectangle whole = { 0, 0, cairo_image_surface_get_width (surface),
                                cairo_image_surface_get_height (surface) };
  cairo_t *cr = cairo_create (surface);
  const bool painted =
      sv_svg_paint (handle, cr, &whole, NULL) && cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  if (!painted)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

static gpointer
run (gpointer data)
{
  Drawing *self = data;
  RsvgHandle *handle =
      sv_svg_read (g_bytes_get_data (self->bytes, NULL), g_bytes_get_size (self->bytes), NULL);
  cairo_surface_t *surface = handle != NULL ? paint (handle, self->side) : NULL;

  g_clear_object (&handle);

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

static cairo_surface_t *
decode_svg (const guint8 *data, gsize n, int side, double most, GError **error)
{
  if (n > SVG_BYTES_MAX)
    return refuse (error, _ ("This drawing is too intricate. Save it as PNG."));
  g_autofree char *text = g_try_malloc (n + 1);
  if (text == NULL)
    return refuse_memory (error);
  memcpy (text, data, n);
  text[n] = '\0';
  const char *fault = find_fault (text, n);
  cairo_surface_t *surface = NULL;

  if (fault != NULL)
    return refuse (error, fault);
  Drawing *drawing = g_atomic_rc_box_new0 (Drawing);
  g_mutex_init (&drawing->mutex);
  g_cond_init (&drawing->cond);
  drawing->bytes = g_bytes_new_take (g_steal_pointer (&text), n);
  drawing->side = MIN (side, SVG_SIDE_MAX);
  g_thread_unref (g_thread_new ("sv-drawing", run, g_atomic_rc_box_acquire (drawing)));
  if (!wait_for (drawing, &surface))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                         _ ("Painting this drawing takes too long. Save it as PNG."));
  else if (surface == NULL)
    refuse (error, _ ("This drawing is damaged."));
  g_atomic_rc_box_release_full (drawing, drawing_clear);
  return surface;
}

/* --- Any kind --- */

static const struct {
  const char *prefix, *magic; /* of the URL; of the bytes, NULL: whatever else there is */
  double most;                /* pixels of a file */
  cairo_surface_t *(*decode) (const guint8 *, gsize, int, double, GError **);
} kinds[] = {
  [SV_PICTURE_PNG] = { "data:image/png;base64,", "\x89PNG", SV_PICTURE_FILE_PIXELS, decode_png },
  [SV_PICTURE_JPEG] = { "data:image/jpeg;base64,", "\xff\xd8\xff", SV_PICTURE_FILE_AREA,
                        decode_jpeg },
  [SV_PICTURE_SVG] = { "data:image/svg+xml;base64,", NULL, 0, decode_svg },
};

static SvPictureKind
kind_of (const guint8 *data, gsize n)
{
  for (unsigned i = 0; i < SV_PICTURE_SVG; i++)
    if (n >= strlen (kinds[i].magic) && memcmp (data, kinds[i].magic, strlen (kinds[i].magic)) == 0)
      return (SvPictureKind)i;
  return SV_PICTURE_SVG;
}

/* Nobody knows what a person sees in a strip; perhaps a file of another kind was meant. */
static bool
check_sides (cairo_surface_t *picture, GError **error)
{
  const int w = cairo_image_surface_get_width (picture);
  const int h = cairo_image_surface_get_height (picture);

  if (MAX (w, h) <= SV_PICTURE_FILE_SIDES * MIN (w, h))
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("This picture is a strip: one side is more than %d times as long as the other. "
                  "Cut a part out of it first."),
               SV_PICTURE_FILE_SIDES);
  return false;
}

cairo_surface_t *
sv_picture_open (const guint8 *data, gsize n, int side, SvPictureKind *kind, GError **error)
{
  g_return_val_if_fail (data != NULL || n == 0, NULL);

  if (n == 0)
    return refuse (error, _ ("This file is empty. Perhaps it was not copied to its end."));
  if (n > SV_PICTURE_FILE_BYTES)
    return refuse (error, _ ("This picture is too large: at most 64 MiB can be read."));
  const SvPictureKind found = kind_of (data, n);
  if (kind != NULL)
    *kind = found;
  cairo_surface_t *picture = kinds[found].decode (data, n, side, kinds[found].most, error);
  if (picture != NULL && !check_sides (picture, error))
    g_clear_pointer (&picture, cairo_surface_destroy);
  return picture;
}

/* What the text means; NULL if there is not enough memory for it. */
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
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
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
  char *url; /* or NULL: file */
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

/* A pipe that nobody writes into would hold the worker until the program ends. */
static bool
check_plain (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME,
      G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL || g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
    return info != NULL;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("“%s” cannot be read: %s"),
               g_file_info_get_display_name (info), _ ("it is not a plain file"));
  return false;
}

/* Not more than may be read, and one byte that shows that there was more. */
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

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  GError *error = NULL;
  cairo_surface_t *surface = NULL;

  if (order->url != NULL) {
    surface = sv_picture_load (order->url, order->side, &error);
  } else {
    g_autoptr (GBytes) bytes = read_file (order->file, cancellable, &error);
    if (bytes != NULL)
      surface = sv_picture_open (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 order->side, &order->kind, &error);
  }
  if (surface != NULL)
    g_task_return_pointer (task, surface, (GDestroyNotify)cairo_surface_destroy);
  else
    g_task_return_error (task, error);
}

/* Of which kind a data URL says that it is. */
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
