/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCropView: a picture behind a window of the wanted proportions, to be moved and enlarged.
 *
 * Drag or arrow keys move, wheel, two fingers or + and - enlarge. It knows no file. */

#include "sv-picture-pick.h"

#include <gtk/gtk.h>

#define SV_TYPE_CROP_VIEW (sv_crop_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCropView, sv_crop_view, SV, CROP_VIEW, GtkWidget)

/* Signal: "changed" (another part is kept). */

/* Show picture, of which a part as in crop is kept. */
void sv_crop_view_set_picture (SvCropView *self, cairo_surface_t *picture, const SvCrop *crop);

const SvCrop *sv_crop_view_get_crop (SvCropView *self);
void sv_crop_view_set_zoom (SvCropView *self, double zoom);

/* Move the picture by shares of what is kept. */
void sv_crop_view_pan (SvCropView *self, double dx, double dy);
