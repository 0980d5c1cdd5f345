/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-helper: pictures that are decoded in a process of their own.
 *
 *     bytes ──▶ the program once more, with less memory and time ──▶ pixels, or how it ended
 *
 * A drawing is a program: a few hundred bytes can keep librsvg busy for hours, or fill the memory. And
 * what the loaders of rare formats need, nobody here knows. So the program starts itself again, as a helper
 * that has SV_HELPER_BYTES of memory beyond what it has at its start, two seconds of a processor for a
 * drawing and eight for any other picture, and twenty seconds in all. The kernel ends it if it wants more,
 * and also when this program ends. */

#include <cairo.h>
#include <gio/gio.h>

enum { SV_HELPER_BYTES = 256 << 20 };

/* How a helper ended. */
typedef enum {
  SV_HELPER_PAINTED,
  SV_HELPER_DAMAGED,  /* the bytes are not what they should be */
  SV_HELPER_EMPTY,    /* a drawing without anything in it, or of no size */
  SV_HELPER_LARGE,    /* more pixels than may be read of a file */
  SV_HELPER_MEMORY,   /* it wanted more memory than it may have */
  SV_HELPER_SLOW,     /* it wanted more time */
  SV_HELPER_CRASHED,  /* the decoder fell over, most often for it calls itself too deep */
  SV_HELPER_NO_LOADER /* nothing is installed that decodes this format */
} SvHelperEnd;

/* The picture in n bytes of the type mime, at most side wide and high, or NULL. end: always set. Waits for
 * the helper; any thread may call it. Free with cairo_surface_destroy (). */
cairo_surface_t *
sv_picture_helper_decode (const void *data, gsize n, const char *mime, int side, SvHelperEnd *end);

/* The same in this process, upright: for a kind of picture whose loader keeps to the memory that its size asks for.
 * Nothing is decoded of a picture with more than so many pixels. */
cairo_surface_t *sv_picture_decode_here (
    const void *data, gsize n, const char *mime, int side, double most, SvHelperEnd *end);
