/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchesPage, an SvPage: lists all matches and tables that can be continued, those that are
 * over, and those that were removed recently. The page only shows buttons with actions (win.*);
 * the window carries them out. */

#include <gtk/gtk.h>

#define SV_TYPE_MATCHES_PAGE (sv_matches_page_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchesPage, sv_matches_page, SV, MATCHES_PAGE, GtkBox)
