/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-card.h"
#include "sv-paint-private.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* An SVG is a program: a few hundred bytes can keep a renderer busy for hours or make it fall over,
 * and no look at the text tells which will. So a picture that somebody sent us is painted by a
 * child of this process, in memory that both share; a child that takes too long or crashes is
 * gone, and there is no picture.
 *
 *     parent ──fork──▶ child: read, paint ──▶ sheet ──▶ one byte through the pipe
 *        └── waits at most PATIENCE_MS, then ends the child in any case                       */

enum {
  PATIENCE_MS = 1000,
  MEMORY_MAX = 1 << 30, /* bytes of data */
  STALLS_MAX = 2        /* after so many, this painter asks for no more of them */
};

typedef struct {
  int w, h;
  guint8 pixels[SV_PICTURE_SIDE * SV_PICTURE_SIDE * 4];
} Sheet;

/* The size that the drawing asks for, or at least its proportions. */
static bool
svg_size (RsvgHandle *handle, double *w, double *h)
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
  return isfinite (*w) && isfinite (*h) && *w > 0 && *h > 0 && *w <= SV_CARD_MAX_PICTURE &&
         *h <= SV_CARD_MAX_PICTURE;
}

static bool
paint_sheet (Sheet *sheet, const guint8 *data, gsize n)
{
  double w = 0, h = 0;
  /* Without an address a drawing cannot ask for files or for the network. */
  RsvgHandle *handle = rsvg_handle_new_from_data (data, n, NULL);

  if (handle == NULL || !svg_size (handle, &w, &h))
    return false;

  const double scale = SV_PICTURE_SIDE / MAX (w, h);
  sheet->w = CLAMP ((int)lround (w * scale), 1, SV_PICTURE_SIDE);
  sheet->h = CLAMP ((int)lround (h * scale), 1, SV_PICTURE_SIDE);
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      sheet->pixels, CAIRO_FORMAT_ARGB32, sheet->w, sheet->h, sheet->w * 4);
  cairo_t *cr = cairo_create (surface);
  const RsvgRectangle whole = { 0, 0, sheet->w, sheet->h };
  const bool painted = rsvg_handle_render_document (handle, cr, &whole, NULL);
  cairo_surface_flush (surface);
  return painted && cairo_status (cr) == CAIRO_STATUS_SUCCESS;
}

static void
set_limit (int what, rlim_t most)
{
  const struct rlimit limit = { most, most };

  (void)setrlimit (what, &limit);
}

/* The whole life of the child. */
G_NORETURN static void
be_child (Sheet *sheet, const guint8 *data, gsize n, int pipe_end)
{
  /* Whatever the program does when it crashes, this is not a crash of the program. */
  signal (SIGSEGV, SIG_DFL);
  signal (SIGABRT, SIG_DFL);
  signal (SIGBUS, SIG_DFL);
  set_limit (RLIMIT_CORE, 0);
  set_limit (RLIMIT_CPU, 1 + PATIENCE_MS / 1000);
#ifndef __SANITIZE_ADDRESS__
  set_limit (RLIMIT_DATA, MEMORY_MAX);
#endif
  /* And whatever is said about it, nobody wants to read it. */
  const int silence = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  if (silence >= 0)
    dup2 (silence, STDERR_FILENO);

  if (paint_sheet (sheet, data, n)) {
    const ssize_t written = write (pipe_end, "!", 1);
    (void)written;
  }
  _exit (0);
}

typedef enum { CHILD_PAINTED, CHILD_FAILED, CHILD_STALLED } ChildResult;

static ChildResult
wait_for_byte (int pipe_end)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE_MS * G_TIME_SPAN_MILLISECOND;

  for (;;) {
    const gint64 left = deadline - g_get_monotonic_time ();
    struct pollfd wanted = { .fd = pipe_end, .events = POLLIN };
    char byte;

    if (left <= 0)
      return CHILD_STALLED;
    const int n = poll (&wanted, 1, (int)(left / G_TIME_SPAN_MILLISECOND) + 1);
    if (n < 0 && errno != EINTR)
      return CHILD_FAILED;
    if (n > 0)
      return read (pipe_end, &byte, 1) == 1 ? CHILD_PAINTED : CHILD_FAILED;
  }
}

static ChildResult
paint_in_child (Sheet *sheet, const guint8 *data, gsize n)
{
  int ends[2];
  ChildResult result = CHILD_FAILED;

  if (pipe2 (ends, O_CLOEXEC) != 0)
    return CHILD_FAILED;
  const pid_t child = fork ();
  if (child == 0)
    be_child (sheet, data, n, ends[1]);
  close (ends[1]);
  if (child > 0) {
    result = wait_for_byte (ends[0]);
    kill (child, SIGKILL);
    while (waitpid (child, NULL, 0) < 0 && errno == EINTR)
      continue;
  }
  close (ends[0]);
  return result;
}

cairo_surface_t *
sv_picture_decode_svg (SvPainter *painter, const guint8 *data, gsize n)
{
  cairo_surface_t *surface = NULL;

  if (painter != NULL && painter->svg_stalls >= STALLS_MAX)
    return NULL;
  Sheet *sheet =
      mmap (NULL, sizeof (Sheet), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (sheet == MAP_FAILED)
    return NULL;

  const ChildResult result = paint_in_child (sheet, data, n);
  const int w = sheet->w, h = sheet->h;
  if (result == CHILD_STALLED && painter != NULL)
    painter->svg_stalls++;
  if (result == CHILD_PAINTED && w > 0 && h > 0 && w <= SV_PICTURE_SIDE && h <= SV_PICTURE_SIDE) {
    surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
    guint8 *to = cairo_image_surface_get_data (surface);
    const size_t stride = (size_t)cairo_image_surface_get_stride (surface);
    for (size_t y = 0; y < (size_t)h; y++)
      memcpy (to + y * stride, sheet->pixels + y * (size_t)w * 4, (size_t)w * 4);
    cairo_surface_mark_dirty (surface);
  }
  munmap (sheet, sizeof (Sheet));
  return surface;
}
