/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-pick: crops a picture that the user picked, and encodes the result for a document.
 *
 *     pixels ── crop ──▶ a part of them ── encode ──▶ PNG or JPEG
 *
 * This module knows no widget and no document. */

#include <cairo.h>
#include <gio/gio.h>
#include <stdbool.h>

enum {
  SV_PICK_SIDE =
      1600 /* largest width and height, in pixels, at which a picture is read for cropping */
};

/* The part of a picture that is kept: a rectangle of given proportions around a point. */
typedef struct {
  double x, y;  /* centre of the part, 0–1 of the picture's width and height */
  double zoom;  /* magnification: 1 is the largest part, 2 half as wide and high … */
  double ratio; /* height of the part divided by its width */
  bool whole;   /* at zoom 1 the part contains the whole picture, with empty margins where needed */
} SvCrop;

enum { SV_CROP_MAX_ZOOM = 8 };

/* Return the default crop: the largest part with the proportions @ratio, nearer to the top than the
 * middle, because faces are there. @whole: the whole picture. */
SvCrop sv_crop_usual (double ratio, bool whole, double width, double height);

/* Limit zoom and centre of a crop so that it stays within the picture. */
void sv_crop_clamp (SvCrop *crop, double width, double height);

/* Get the rectangle of a crop, in pixels of the picture. Areas outside the picture are empty. */
void sv_crop_rectangle (
    const SvCrop *crop, double width, double height, double *x, double *y, double *w, double *h);

/* Return the cropped part, at most @side pixels wide and high, or NULL if there is not enough
 * memory. Transfer full. */
cairo_surface_t *sv_picture_crop (cairo_surface_t *picture, const SvCrop *crop, int side);

/* Return the picture turned by 90°, clockwise or counter-clockwise, or NULL if there is not enough
 * memory. Transfer full. */
cairo_surface_t *sv_picture_turn (cairo_surface_t *picture, bool clockwise);

/* Turn a crop along with its picture. */
void sv_crop_turn (SvCrop *crop, bool clockwise);

/* Return the picture as a file of at most @max_bytes, scaled down if necessary. It is a JPEG, or a
 * PNG if the picture has transparent parts or if @keeps_lines (for drawings, which a JPEG would
 * blur). @picture may be NULL if there was no memory for it; that is reported as an error. */
GBytes *
sv_picture_encode (cairo_surface_t *picture, bool keeps_lines, gsize max_bytes, GError **error);

/* Attach a JPEG of the picture, on white, to the surface, so that Cairo embeds it in PDF documents:
 * a tenth of the size and time. The original file is never embedded, since a photograph may tell
 * where it was taken. */
void sv_picture_pack (cairo_surface_t *picture);
