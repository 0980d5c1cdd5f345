/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPicture: a widget that shows what a drawing function paints.
 *
 * The function is called once; its pixels are kept until the size, the scale or the colour scheme
 * changes. The widget knows nothing about what is painted. For screen readers it is decoration,
 * unless it is created with another accessible-role and given a label. */

#include <gtk/gtk.h>

#include "sv-theme.h"

#define SV_TYPE_PICTURE (sv_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvPicture, sv_picture, SV, PICTURE, GtkWidget)

struct _SvPictureClass {
  GtkWidgetClass parent_class;
};

/* Paint into the rectangle 0, 0, @width, @height with the colours of @scheme. */
typedef void (*SvPictureDraw) (
    cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data);

/* Set the natural size to @width × @height pixels. The picture may shrink in proportion down to the
 * width @least. */
void sv_picture_set_size (SvPicture *self, int least, int width, int height);

/* Show what @draw paints from @data, which is freed with @destroy (nullable); if @draw is NULL,
 * show nothing. If the key, or data without @destroy, is the same as before, the painted pixels
 * stay.
 *
 * @key: NULL, or for pictures in a long list a string: pictures with the same key look alike and
 * are painted only once, one after the other in idle time, so that the list can scroll
 * meanwhile. */
void sv_picture_set_draw (
    SvPicture *self, const char *key, SvPictureDraw draw, gpointer data, GDestroyNotify destroy);

/* Like sv_picture_set_draw (), for a @draw that any thread may call and @data that lives as long as
 * the program: a worker thread paints as soon as the size is known, and the window does not wait
 * for it. */
void sv_picture_set_draw_apart (SvPicture *self, SvPictureDraw draw, gconstpointer data);
