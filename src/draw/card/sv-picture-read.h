/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-read: decodes untrusted pictures to pixels.
 *
 *     bytes of a file ── open ──┐
 *                               ├──▶ at most side × side pixels, or a sentence why not
 *     data URL ───────── load ──┘
 *
 * The data is not trusted: the size is checked before memory is allocated. PNG and JPEG are
 * decoded in this process; drawings and all other formats in a helper process with little memory
 * and time (sv-picture-helper.h). A drawing must not refer to anything outside itself. Documents
 * contain only PNG, JPEG and drawings.
 *
 * Decoding takes, besides the bytes themselves, at most 128 MiB for a picture in a document or a
 * PNG that the user picks, 300 MiB for a JPEG that the user picks, and SV_HELPER_BYTES in a
 * helper.
 *
 * Decoding takes time: windows call the functions that end in _async, or use SvPictures
 * (sv-pictures.h). */

#include <cairo.h>
#include <gio/gio.h>
#include <stdbool.h>

#include "sv-picture-kind.h"

enum {
  /* largest side of a decoded picture, in pixels: enough for 300 dots per inch on a card */
  SV_PICTURE_SIDE = 640,
  /* largest file that the user may pick: a very large photograph */
  SV_PICTURE_FILE_BYTES = 64 << 20,
  SV_PICTURE_FILE_AREA = 110000000, /* most pixels of a JPEG that the user picks */
  /* largest ratio of the long side to the short side of a picked picture */
  SV_PICTURE_FILE_SIDES = 20,
  SV_PICTURE_OWN_AREA = 16 << 20 /* most pixels of a picture in a document */
};

/* Decode the bytes of a picture file, scaled down to at most @side pixels wide and high. @kind (may
 * be NULL): set to its format. Thread-safe. Errors: G_IO_ERROR with a sentence for the user. Free
 * with cairo_surface_destroy (). */
cairo_surface_t *
sv_picture_open (const guint8 *data, gsize n, int side, SvPictureKind *kind, GError **error);

/* Like sv_picture_open (), but read a file that the user picked, in a worker thread. */
void sv_picture_open_async (
    GFile *file, int side, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* Decode the picture in a data URL of a document. Thread-safe. Free with cairo_surface_destroy
 * (). */
cairo_surface_t *sv_picture_load (const char *url, int side, GError **error);

/* Like sv_picture_load (), but in a worker thread. */
void sv_picture_load_async (const char *url,
                            int side,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data);

/* Return the result of either asynchronous function, or NULL with an error. @kind may be NULL. Free
 * with cairo_surface_destroy (). */
cairo_surface_t *sv_picture_finish (GAsyncResult *result, SvPictureKind *kind, GError **error);

/* Return a copy of the picture, at most @side pixels wide and high, or NULL if there is not enough
 * memory. */
cairo_surface_t *sv_picture_shrink (cairo_surface_t *picture, int side);
