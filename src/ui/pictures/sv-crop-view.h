/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCropView: a picture behind a frame of fixed proportions, which the user moves and enlarges.
 *
 * Dragging or arrow keys move it; the mouse wheel, two fingers or + and - zoom. It knows no
 * files. */

#include "sv-picture-pick.h"

#include <gtk/gtk.h>

#define SV_TYPE_CROP_VIEW (sv_crop_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCropView, sv_crop_view, SV, CROP_VIEW, GtkWidget)

/* Signal: "changed": another part of the picture is inside the frame. */

/* Show @picture, with the part @crop of it in the frame. */
void sv_crop_view_set_picture (SvCropView *self, cairo_surface_t *picture, const SvCrop *crop);

const SvCrop *sv_crop_view_get_crop (SvCropView *self);
void sv_crop_view_set_zoom (SvCropView *self, double zoom);

/* Move the frame over the picture by @dx and @dy, as shares of the width and height of the
 * frame. */
void sv_crop_view_pan (SvCropView *self, double dx, double dy);
