/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTitleBar: the bar above a page: back button, undo and redo, title and subtitle, buttons for
 * what can be switched on and off in a match, and the menu. Its buttons activate actions of the
 * window and of the page. */

#include "sv-page.h"

#define SV_TYPE_TITLE_BAR (sv_title_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvTitleBar, sv_title_bar, SV, TITLE_BAR, GtkBox)

/* Show the title and the possible actions of @page; the title is also set on the window. @match:
 * the match that the page shows, or NULL. */
void sv_title_bar_show (SvTitleBar *self, SvPage *page, SvMatch *match);

/* Set the tooltip of the back button: it leads to what is called @title, or to the start page if
 * NULL. */
void sv_title_bar_set_back (SvTitleBar *self, const char *title);
