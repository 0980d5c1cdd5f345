/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-pick: what is kept of a picture, and its file.
 *
 *     pixels ── crop ──▶ a part of them ── encode ──▶ PNG or JPEG
 *
 * It knows no widget and no document. */

#include <cairo.h>
#include <gio/gio.h>
#include <stdbool.h>

enum { SV_PICK_SIDE = 1600 /* pixels that are read of a picture for cropping */ };

/* What of a picture is kept: the square or rectangle of the wanted proportions around a point. */
typedef struct {
  double x, y;  /* the middle, as shares of width and height of the picture */
  double zoom;  /* 1: as large as the picture allows, 2: half of that … */
  double ratio; /* height by width of what is kept */
  bool whole;   /* zoom 1 shows all of the picture, with nothing beside it */
} SvCrop;

enum { SV_CROP_MAX_ZOOM = 8 };

/* The part of these proportions that is shown of a picture of which nobody chose another one: as large
 * as the picture allows, and rather of its upper part than of its middle, for there are the faces. whole:
 * all of the picture. */
SvCrop sv_crop_usual (double ratio, bool whole, double width, double height);

/* Keep zoom and middle within the picture. */
void sv_crop_clamp (SvCrop *crop, double width, double height);

/* Where in the picture the kept part lies, in its pixels; parts beside it are empty. */
void sv_crop_rectangle (
    const SvCrop *crop, double width, double height, double *x, double *y, double *w, double *h);

/* The kept part, at most side pixels wide and high; NULL if there is not enough memory. */
cairo_surface_t *sv_picture_crop (cairo_surface_t *picture, const SvCrop *crop, int side);

/* The picture turned by a quarter, clockwise or the other way; NULL if there is not enough memory. */
cairo_surface_t *sv_picture_turn (cairo_surface_t *picture, bool clockwise);

/* What was kept of it as it lies in the picture that was turned. */
void sv_crop_turn (SvCrop *crop, bool clockwise);

/* As a file of at most max_bytes: a JPEG, or a PNG if it has holes or keeps_lines: of a drawing,
 * which a JPEG would blur. Made smaller if need be. picture: nullable, for one that there was not enough
 * memory for; that is an error, too. */
GBytes *
sv_picture_encode (cairo_surface_t *picture, bool keeps_lines, gsize max_bytes, GError **error);

/* Let documents on paper hold this picture, over white, as a JPEG: a tenth of the size and of the
 * time. What the document embedded is never passed on: a photograph may tell where it was made. */
void sv_picture_pack (cairo_surface_t *picture);
