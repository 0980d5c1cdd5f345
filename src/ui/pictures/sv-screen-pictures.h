/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-screen-pictures: photos and logos of documents, decoded once and shared by all widgets. */

#include <gtk/gtk.h>

/* Return the picture of data URL @url (may be NULL), or NULL if it cannot be shown or is still
 * being decoded. Owned by the program; the caller must take a reference to keep it. */
cairo_surface_t *sv_screen_picture (const char *url);

/* Call @callback (@widget) whenever another picture has been decoded, until @widget is
 * destroyed. */
void sv_screen_pictures_watch (GtkWidget *widget, GHookFunc callback);
