/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-help-pages: finds the page of the help that is about the page or dialog on the screen. */

#include "sv-page.h"

/* Return the help page about @page of a window, by its name; "index" if none is, or if @page is
 * NULL. */
const char *sv_help_pages_find (SvPage *page);

/* Return the help page about another window than those with pages, such as the dialog that prints;
 * NULL if none is. */
const char *sv_help_pages_find_window (GtkWindow *window);
