/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPicture: a widget that shows what a function paints.
 *
 * The function is asked once; its pixels are kept until the size, the scale or the colour scheme is
 * another one. What it paints, and of what, is told to it. To a screen reader it is decoration, if
 * it is not made with another accessible-role and given a label. */

#include <gtk/gtk.h>

#include "sv-theme.h"

#define SV_TYPE_PICTURE (sv_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvPicture, sv_picture, SV, PICTURE, GtkWidget)

struct _SvPictureClass {
  GtkWidgetClass parent_class;
};

/* Paint into 0, 0 … width, height in the colours of a scheme. */
typedef void (*SvPictureDraw) (
    cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data);

/* How large it is: width × height. least: the width down to which it may shrink in proportion. */
void sv_picture_set_size (SvPicture *self, int least, int width, int height);

/* Show what draw paints of data, which is freed by destroy (nullable). draw NULL: nothing.
 * With the same key, or the same data that is not to be freed, what was painted stays.
 *
 * key: NULL, or for a long list: pictures with the same key look the same and are painted once, one
 * after the other when there is nothing else to do, so that the list scrolls meanwhile. */
void sv_picture_set_draw (
    SvPicture *self, const char *key, SvPictureDraw draw, gpointer data, GDestroyNotify destroy);

/* The same where draw may be called by any thread, and data lives as long as the program: a worker paints
 * it as soon as its size is known, and the window does not wait for it. */
void sv_picture_set_draw_apart (SvPicture *self, SvPictureDraw draw, gconstpointer data);
