/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shortcuts: the table of all keyboard shortcuts, from which both GTK's accelerators and the
 * shortcuts window are made. */

#include <gtk/gtk.h>

/* Install the accelerators of all actions in @application. */
void sv_shortcuts_install (GtkApplication *application);

/* Create the window that lists all shortcuts in sections. @parent: parent window, or NULL.
 * @page: name of a page (sv_page_get_name ()) whose section is shown first, or NULL. */
GtkWidget *sv_shortcuts_window_new (GtkWindow *parent, const char *page);
