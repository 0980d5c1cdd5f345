/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTitleBar: what stands above a page: the way back, undo and redo, title and subtitle, what is
 * switched in a match, and the menu. What its buttons do are actions of the window and the page. */

#include "sv-page.h"

#define SV_TYPE_TITLE_BAR (sv_title_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvTitleBar, sv_title_bar, SV, TITLE_BAR, GtkBox)

/* Show what page is called and can do now, also as the title of the window. match: if it is the page of one, or NULL. */
void sv_title_bar_show (SvTitleBar *self, SvPage *page, SvMatch *match);

/* Say where the way back leads: to a page, or (NULL) to the start page. */
void sv_title_bar_set_back (SvTitleBar *self, SvPage *back);
