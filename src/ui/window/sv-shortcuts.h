/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shortcuts: all keys, written down once: what GTK listens to, and the window that lists them. */

#include <gtk/gtk.h>

/* Let the application listen to the keys of actions. */
void sv_shortcuts_install (GtkApplication *application);

/* The window that lists every key, in sections. parent: whose window it is, or NULL. page: the name of
 * the page (sv_page_get_name ()) whose keys come first, or NULL. */
GtkWidget *sv_shortcuts_window_new (GtkWindow *parent, const char *page);
