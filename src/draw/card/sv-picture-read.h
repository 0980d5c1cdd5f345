/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-read: pictures that anybody may have made, as pixels.
 *
 *     bytes of a file ── open ──┐
 *                               ├──▶ at most side × side pixels, or a sentence why not
 *     data URL ───────── load ──┘
 *
 * Nothing is believed: the size is read before memory is taken for it. PNG and JPEG are decoded here;
 * drawings and all other formats by a helper (sv-picture-helper.h), which has little memory and time,
 * and a drawing may only use what it holds itself. Documents hold PNG, JPEG and drawings.
 *
 * How much memory it takes, besides the bytes themselves: at most 128 MiB for a picture of a document or
 * a PNG that is picked, 300 MiB for a JPEG that is picked, and SV_HELPER_BYTES in a helper.
 *
 * Reading takes time: windows use the functions that end in _async, and SvPictures (sv-pictures.h). */

#include <cairo.h>
#include <gio/gio.h>
#include <stdbool.h>

#include "sv-picture-kind.h"

enum {
  SV_PICTURE_SIDE = 640,            /* pixels: enough for 300 dots per inch on a card */
  SV_PICTURE_FILE_BYTES = 64 << 20, /* of a file that is picked: a very large photograph */
  SV_PICTURE_FILE_AREA = 110000000, /* pixels of a JPEG that is picked */
  SV_PICTURE_FILE_SIDES = 20,       /* times: the long side by the short one, if it is picked */
  SV_PICTURE_OWN_AREA = 16 << 20    /* of a picture in a document */
};

/* The picture in a file's bytes, at most side wide and high. kind (nullable): what it was. Any
 * thread may call it. Errors: G_IO_ERROR, a sentence for people. Free with
 * cairo_surface_destroy (). */
cairo_surface_t *
sv_picture_open (const guint8 *data, gsize n, int side, SvPictureKind *kind, GError **error);

/* The same from a file that a person picked, in a worker. */
void sv_picture_open_async (
    GFile *file, int side, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* The picture of a data URL as documents hold it. Any thread may call it. */
cairo_surface_t *sv_picture_load (const char *url, int side, GError **error);

/* The same in a worker. */
void sv_picture_load_async (const char *url,
                            int side,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data);

/* What came of either. kind: nullable. */
cairo_surface_t *sv_picture_finish (GAsyncResult *result, SvPictureKind *kind, GError **error);

/* The picture once more, at most side wide and high; NULL if there is not enough memory. */
cairo_surface_t *sv_picture_shrink (cairo_surface_t *picture, int side);
