/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-help: shows the help in the desktop's help viewer. If there is none, it opens the same pages
 * in a browser; if there is no browser either, it tells the user in which folder the pages are. */

#include <gtk/gtk.h>

/* Show a help page; the first page is "index". A failure is shown as a toast in @window. */
void sv_help_show (GtkWindow *window, const char *page);

/* Find the HTML file of @page for a browser: in the first of @languages for which one of the data
 * @folders has it. Both lists end with NULL. Return its path, to be freed with g_free (), or
 * NULL. */
char *sv_help_find (const char *const *folders, const char *const *languages, const char *page);
