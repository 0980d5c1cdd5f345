/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-helper: decodes untrusted pictures in a separate process with little memory and time.
 *
 *     bytes ──▶ the program once more, with less memory and time ──▶ pixels, or how it ended
 *
 * A drawing of a few hundred bytes can keep librsvg busy for hours, or fill the memory, and what
 * the decoders of rare formats need is unknown. So the program starts itself again as a helper
 * process, which has SV_HELPER_BYTES of memory in addition to what it uses at its start, two
 * seconds of processor time for a drawing, eight for any other picture, and twenty seconds in all.
 * The kernel ends the helper if it exceeds a limit, and when this program ends. */

#include <cairo.h>
#include <gio/gio.h>

enum { SV_HELPER_BYTES = 256 << 20 };

/* How the helper process ended. */
typedef enum {
  SV_HELPER_PAINTED,
  SV_HELPER_DAMAGED,  /* the bytes are not a valid picture */
  SV_HELPER_EMPTY,    /* the drawing is empty or has no size */
  SV_HELPER_LARGE,    /* the picture has too many pixels */
  SV_HELPER_MEMORY,   /* the helper exceeded its memory limit */
  SV_HELPER_SLOW,     /* the helper exceeded its time limit */
  SV_HELPER_CRASHED,  /* the decoder crashed, mostly because of too deep recursion */
  SV_HELPER_NO_LOADER /* no installed decoder reads this format */
} SvHelperEnd;

/* Decode a picture of the type @mime from @n bytes, scaled down to at most @side pixels wide and
 * high. Returns NULL on failure; @end is always set. Blocks until the helper ends; thread-safe.
 * Free with cairo_surface_destroy (). */
cairo_surface_t *
sv_picture_helper_decode (const void *data, gsize n, const char *mime, int side, SvHelperEnd *end);

/* Like sv_picture_helper_decode (), but in this process, and turned upright: for formats whose
 * decoder needs no more memory than the size suggests. Fails for a picture with more than @most
 * pixels. */
cairo_surface_t *sv_picture_decode_here (
    const void *data, gsize n, const char *mime, int side, double most, SvHelperEnd *end);
