/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-screen-pictures: the pictures and logos of documents, decoded once for all widgets. */

#include <gtk/gtk.h>

/* The picture of a data URL (nullable), or NULL: it cannot be shown, or it is still being decoded.
 * Owned by the program; reference it to keep it. */
cairo_surface_t *sv_screen_picture (const char *url);

/* Call callback (widget) whenever more pictures can be shown; until widget is gone. */
void sv_screen_pictures_watch (GtkWidget *widget, GHookFunc callback);
