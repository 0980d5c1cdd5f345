/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-help: shows the help in the desktop's program for help pages; where there is none, the same
 * pages in a browser; and where there is none of them either it says where the pages are. */

#include <gtk/gtk.h>

/* Show a page, the first is "index"; what fails is told in window. */
void sv_help_show (GtkWindow *window, const char *page);

/* The page for a browser, in the first of these languages that one of the folders of data has; or
 * NULL. Both lists end with NULL. Free with g_free (). */
char *sv_help_find (const char *const *folders, const char *const *languages, const char *page);
