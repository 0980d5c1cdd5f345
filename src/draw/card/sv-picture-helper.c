/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-picture-helper.h"

#include <fcntl.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sv-picture-kind.h"
#include "sv-svg.h"

/* The address sanitizer reserves terabytes of address space, so memory cannot be limited with
 * it. */
#ifdef __SANITIZE_ADDRESS__
#define WITH_SANITIZER
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define WITH_SANITIZER
#endif
#endif

#define ARGUMENT "--decode-picture"
#define DRAWING "image/svg+xml"

enum { SECONDS = 2, SECONDS_RARE = 8, SECONDS_IN_ALL = 20, SIDE_MAX = 4096 };

/* Header of the helper's output. The pixels follow: ARGB32 as in Cairo, row by row without
 * padding. */
typedef struct {
  gint32 w, h;
} Head;

/* --- By a loader --- */

/* Convert a pixbuf to a Cairo surface, with premultiplied alpha. Returns NULL if there is not
 * enough memory. */
static cairo_surface_t *
surface_from_pixbuf (const GdkPixbuf *pixbuf)
{
  const int w = gdk_pixbuf_get_width (pixbuf), h = gdk_pixbuf_get_height (pixbuf);
  const size_t channels = (size_t)gdk_pixbuf_get_n_channels (pixbuf);
  const guint8 *from = gdk_pixbuf_read_pixels (pixbuf);
  const size_t from_stride = (size_t)gdk_pixbuf_get_rowstride (pixbuf);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  guint8 *to = cairo_image_surface_get_data (surface);

  if (to == NULL) {
    cairo_surface_destroy (surface);
    return NULL;
  }
  const size_t to_stride = (size_t)cairo_image_surface_get_stride (surface);
  for (size_t y = 0; y < (size_t)h; y++)
    for (size_t x = 0; x < (size_t)w; x++) {
      const guint8 *p = from + y * from_stride + x * channels;
      const guint32 a = channels == 4 ? p[3] : 255;
      const guint32 pixel = a << 24 | (p[0] * a + 127) / 255 << 16 | (p[1] * a + 127) / 255 << 8 |
                            (p[2] * a + 127) / 255;
      memcpy (to + y * to_stride + 4 * x, &pixel, sizeof pixel);
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}

typedef struct {
  int side;
  double most;
  bool large;
} Fit;

static void
size_cb (GdkPixbufLoader *loader, int w, int h, Fit *fit)
{
  const double scale = MIN (1.0, (double)fit->side / MAX (w, h));

  fit->large = (double)w * h > fit->most;
  /* With a size of 0 the loader does not decode any pixels. */
  gdk_pixbuf_loader_set_size (loader, fit->large ? 0 : MAX ((int)lround (w * scale), 1),
                              fit->large ? 0 : MAX ((int)lround (h * scale), 1));
}

/* Return the picture turned upright. Takes ownership of @pixbuf. The orientation is an option of
 * the pixbuf, except for PNG, where no loader reads it. */
static cairo_surface_t *
take_upright (GdkPixbuf *pixbuf, const guint8 *data, gsize n)
{
  unsigned orientation = 0;

  if (sv_picture_format (data, n)->kind == SV_PICTURE_PNG)
    sv_picture_scan_png (data, n, &orientation);
  const char option[] = { (char)('0' + orientation), '\0' };
  if (orientation > 0)
    gdk_pixbuf_set_option (pixbuf, "orientation", option);
  g_autoptr (GdkPixbuf) upright = gdk_pixbuf_apply_embedded_orientation (pixbuf);
  return upright != NULL ? surface_from_pixbuf (upright) : NULL;
}

cairo_surface_t *
sv_picture_decode_here (
    const void *data, gsize n, const char *mime, int side, double most, SvHelperEnd *end)
{
  Fit fit = { side, most, false };
  g_autoptr (GError) fault = NULL;
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type (mime, NULL);

  *end = SV_HELPER_NO_LOADER;
  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_cb), &fit);
  const bool good = gdk_pixbuf_loader_write (loader, data, n, &fault);
  const bool closed = gdk_pixbuf_loader_close (loader, good ? &fault : NULL);
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  const bool whole = good && closed && pixbuf != NULL && !fit.large;
  cairo_surface_t *surface = whole ? take_upright (pixbuf, data, n) : NULL;

  if (fit.large)
    *end = SV_HELPER_LARGE;
  else if (surface != NULL)
    *end = SV_HELPER_PAINTED;
  else if (whole || g_error_matches (fault, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY))
    *end = SV_HELPER_MEMORY;
  else
    *end = SV_HELPER_DAMAGED;
  return surface;
}

/* --- In the helper --- */

static SvHelperEnd
decode_rare (GBytes *bytes, const char *mime, int side, cairo_surface_t **surface)
{
  SvHelperEnd end;

  *surface = sv_picture_decode_here (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), mime,
                                     side, SV_PICTURE_WHOLE_PIXELS, &end);
  return end;
}

/* Get the box of a drawing: at 0, 0 in the size that it states, or else the rectangle that it
 * paints. */
static bool
find_box (RsvgHandle *handle, RsvgRectangle *box)
{
  box->x = box->y = 0;
  const bool found =
      sv_svg_get_size (handle, &box->width, &box->height) || sv_svg_get_ink (handle, box);

  return found && isfinite (box->x) && isfinite (box->y) && isfinite (box->width) &&
         isfinite (box->height) && box->width > 0 && box->height > 0;
}

static bool
paint (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *box, const RsvgRectangle *whole)
{
  double w, h;

  if (sv_svg_get_size (handle, &w, &h))
    return sv_svg_paint (handle, cr, whole, NULL);
  cairo_scale (cr, whole->width / box->width, whole->height / box->height);
  cairo_translate (cr, -box->x, -box->y);
  return sv_svg_paint_ink (handle, cr);
}

static SvHelperEnd
decode_drawing (GBytes *bytes, int side, cairo_surface_t **surface)
{
  RsvgRectangle box, whole = { 0 };
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle =
      sv_svg_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);

  if (handle == NULL)
    return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED) ? SV_HELPER_NO_LOADER
                                                                         : SV_HELPER_DAMAGED;
  if (!find_box (handle, &box))
    return SV_HELPER_EMPTY;
  const double scale = side / MAX (box.width, box.height);
  whole.width = MAX (round (box.width * scale), 1);
  whole.height = MAX (round (box.height * scale), 1);
  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)whole.width, (int)whole.height);
  cairo_t *cr = cairo_create (*surface);
  const bool painted = paint (handle, cr, &box, &whole);
  const cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_flush (*surface);
  if (status == CAIRO_STATUS_NO_MEMORY)
    return SV_HELPER_MEMORY;
  return painted && status == CAIRO_STATUS_SUCCESS ? SV_HELPER_PAINTED : SV_HELPER_CRASHED;
}

static bool
write_all (const void *data, gsize n)
{
  for (gsize at = 0; at < n;) {
    const gssize written = write (STDOUT_FILENO, (const char *)data + at, n - at);
    if (written <= 0)
      return false;
    at += (gsize)written;
  }
  return true;
}

static bool
write_surface (cairo_surface_t *surface)
{
  const Head head = { cairo_image_surface_get_width (surface),
                      cairo_image_surface_get_height (surface) };
  const guint8 *data = cairo_image_surface_get_data (surface);
  const gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  bool good = data != NULL && write_all (&head, sizeof head);

  for (gsize y = 0; good && y < (gsize)head.h; y++)
    good = write_all (data + y * stride, 4 * (gsize)head.w);
  return good;
}

/* Map an open file into memory. Returns NULL if it is empty or cannot be mapped. */
static GBytes *
map (int fd)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new_from_fd (fd, FALSE, NULL);

  return file != NULL ? g_mapped_file_get_bytes (file) : NULL;
}

static void
limit (int what, rlim_t most)
{
  const struct rlimit both = { most, most };

  setrlimit (what, &both);
}

/* Limit the memory of this process. Most of its memory at this point is libraries, which it shares
 * with the main program. */
static void
limit_memory (void)
{
#ifndef WITH_SANITIZER
  g_autofree char *text = NULL;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    limit (RLIMIT_AS,
           g_ascii_strtoull (text, NULL, 10) * (rlim_t)sysconf (_SC_PAGESIZE) + SV_HELPER_BYTES);
#endif
}

static SvHelperEnd
help (const char *mime, int side)
{
  cairo_surface_t *surface = NULL;
  g_autoptr (GBytes) bytes = map (STDIN_FILENO);

  if (bytes == NULL)
    return SV_HELPER_MEMORY;
  const SvHelperEnd end = g_str_equal (mime, DRAWING) ? decode_drawing (bytes, side, &surface)
                                                      : decode_rare (bytes, mime, side, &surface);
  return end == SV_HELPER_PAINTED && !write_surface (surface) ? SV_HELPER_MEMORY : end;
}

/* Run the helper instead of main () if the arguments ask for it. Every program that links this file
 * can thus be its own helper, wherever it is installed. It is a constructor so that no program can
 * forget to call it, and then start as a whole in place of the helper. */
__attribute__ ((constructor)) static void
become_helper (int argc, char **argv)
{
  if (argc != 4 || !g_str_equal (argv[1], ARGUMENT))
    return;
  prctl (PR_SET_DUMPABLE, 0); /* no core dump if the helper is killed */
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  limit (RLIMIT_CPU, g_str_equal (argv[2], DRAWING) ? SECONDS : SECONDS_RARE);
  limit (RLIMIT_FSIZE, sizeof (Head) + 4 * SIDE_MAX * SIDE_MAX);
  limit_memory ();
  alarm (SECONDS_IN_ALL);
  _exit (help (argv[2], CLAMP (atoi (argv[3]), 1, SIDE_MAX)));
}

/* --- In the program --- */

/* Create an anonymous file in memory with @n bytes. Returns its descriptor, or -1 if there is not
 * enough memory. */
static int
make_file (const void *data, gsize n)
{
  const int fd = memfd_create ("picture", MFD_CLOEXEC);
  gsize at = 0;

  while (fd >= 0 && at < n) {
    const gssize written = write (fd, (const char *)data + at, n - at);
    if (written <= 0) {
      close (fd);
      return -1;
    }
    at += (gsize)written;
  }
  return fd;
}

static SvHelperEnd
read_end (GSubprocess *helper)
{
  if (!g_subprocess_get_if_signaled (helper)) {
    const int status = g_subprocess_get_exit_status (helper);
    return status <= SV_HELPER_NO_LOADER ? (SvHelperEnd)status : SV_HELPER_CRASHED;
  }
  switch (g_subprocess_get_term_sig (helper)) {
  case SIGXCPU:
  case SIGALRM:
  case SIGKILL:
    return SV_HELPER_SLOW;
  case SIGABRT: /* libraries abort when memory runs out */
  case SIGTRAP:
    return SV_HELPER_MEMORY;
  default:
    return SV_HELPER_CRASHED;
  }
}

/* Run this program again as a helper that reads from @in and writes to @out; closes both.
 * GSubprocess does only what POSIX allows between fork and exec in a program with threads. */
static SvHelperEnd
run (int in, int out, const char *mime, int side)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *side_text = g_strdup_printf ("%d", side);

  g_subprocess_launcher_take_stdin_fd (launcher, in);
  g_subprocess_launcher_take_stdout_fd (launcher, out);
  if (in < 0 || out < 0)
    return SV_HELPER_MEMORY;
  /* By default each thread would reserve an arena of its own. */
  g_subprocess_launcher_setenv (launcher, "RAYON_NUM_THREADS", "1", TRUE);
  g_subprocess_launcher_setenv (launcher, "GLIBC_TUNABLES", "glibc.malloc.arena_max=1", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  g_autoptr (GSubprocess) helper = g_subprocess_launcher_spawn (launcher, NULL, "/proc/self/exe",
                                                                ARGUMENT, mime, side_text, NULL);
  return helper != NULL && g_subprocess_wait (helper, NULL, NULL) ? read_end (helper)
                                                                  : SV_HELPER_NO_LOADER;
}

/* Read the pixels that the helper wrote; NULL if they are malformed. */
static cairo_surface_t *
read_surface (int fd, int side)
{
  g_autoptr (GBytes) bytes = map (fd);
  gsize n = 0;
  const guint8 *data = bytes != NULL ? g_bytes_get_data (bytes, &n) : NULL;
  Head head;

  if (n < sizeof head)
    return NULL;
  memcpy (&head, data, sizeof head);
  if (head.w < 1 || head.h < 1 || head.w > side || head.h > side ||
      n != sizeof head + 4 * (gsize)head.w * (gsize)head.h)
    return NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, head.w, head.h);
  guint8 *to = cairo_image_surface_get_data (surface);
  const gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  for (gsize y = 0; to != NULL && y < (gsize)head.h; y++)
    memcpy (to + y * stride, data + sizeof head + y * 4 * (gsize)head.w, 4 * (gsize)head.w);
  cairo_surface_mark_dirty (surface);
  if (to == NULL)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

cairo_surface_t *
sv_picture_helper_decode (const void *data, gsize n, const char *mime, int side, SvHelperEnd *end)
{
  const int in = make_file (data, n), out = make_file (NULL, 0);
  const int mine = out >= 0 ? fcntl (out, F_DUPFD_CLOEXEC, 0) : -1;
  cairo_surface_t *surface = NULL;

  side = CLAMP (side, 1, SIDE_MAX);
  *end = run (in, out, mime, side);
  if (*end == SV_HELPER_PAINTED && (surface = read_surface (mine, side)) == NULL)
    *end = SV_HELPER_MEMORY;
  if (mine >= 0)
    close (mine);
  return surface;
}
