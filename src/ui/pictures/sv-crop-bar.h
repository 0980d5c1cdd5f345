/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCropBar: buttons for cropping a picture at the place where it will stand: zoom, rotate by
 * quarter turns, accept and cancel. It also encodes the result as a data URL for a document.
 *
 * The bar and its SvCropView are hidden until there is a picture. Enter in the view accepts,
 * Escape cancels. The caller has read the file before; the bar changes no document. */

#include "sv-crop-view.h"

#define SV_TYPE_CROP_BAR (sv_crop_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvCropBar, sv_crop_bar, SV, CROP_BAR, GtkBox)

/* Signals: "taken" (const char *data_url): the user accepted; "ended": bar and view are hidden,
 * after an accept or a cancel, and the owner must move the keyboard focus. Actions: crop.enlarge,
 * crop.turn, crop.take, crop.cancel. */

typedef enum {
  SV_CROP_LINES = 1, /* a drawing, or an image kept as one: saved as PNG, which stays sharp */
  /* start with the whole picture and a border, not with a part that fills the frame */
  SV_CROP_WHOLE = 2,
  /* the picture comes from the document: if the crop stays as it was, it is not encoded again */
  SV_CROP_KEPT = 4
} SvCropFlags;

/* Set the view that shows the picture; call once. The bar holds a weak pointer to it, but needs it
 * while in use. */
void sv_crop_bar_set_view (SvCropBar *self, SvCropView *view);

/* Start cropping @picture instead of any other. @ratio: height of the result divided by its
 * width. */
void sv_crop_bar_begin (SvCropBar *self, cairo_surface_t *picture, double ratio, SvCropFlags flags);

/* Accept the picture that is being cropped, if any: call it when the user leaves without pressing
 * a button. */
void sv_crop_bar_take (SvCropBar *self);
