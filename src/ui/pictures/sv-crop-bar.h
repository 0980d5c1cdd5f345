/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCropBar: the buttons beside a picture that is cropped where it will stand: smaller, larger, quarter
 * turns, done and away; and the making of what a document holds.
 *
 * It and its SvCropView are hidden until there is a picture. Enter in the view takes it, Escape leaves it.
 * The file has been read before; nothing here touches a document. */

#include "sv-crop-view.h"

#define SV_TYPE_CROP_BAR (sv_crop_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvCropBar, sv_crop_bar, SV, CROP_BAR, GtkBox)

/* Signals: "taken" (const char *data URL); "ended", whether it was taken or not, when bar and view are
 * hidden: somebody else is to have the keyboard. Actions: crop.enlarge, crop.turn, crop.take, crop.cancel. */

typedef enum {
  SV_CROP_LINES = 1, /* a drawing, or what was kept like one: kept as a PNG, which blurs nothing */
  SV_CROP_WHOLE = 2, /* rather all of the picture with room around it than a part */
  SV_CROP_KEPT = 4   /* the document has it already: one that is left as it was is not taken anew */
} SvCropFlags;

/* The view that stands where the picture will; it must live as long as the bar is used. */
void sv_crop_bar_set_view (SvCropBar *self, SvCropView *view);

/* Let a person choose the part of picture that is kept, instead of the one that was being cropped. ratio:
 * height by width of what is kept. */
void sv_crop_bar_begin (SvCropBar *self, cairo_surface_t *picture, double ratio, SvCropFlags flags);

/* Take what is shown, if anything is being cropped: whoever goes elsewhere has meant it. */
void sv_crop_bar_take (SvCropBar *self);
