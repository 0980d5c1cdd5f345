/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvStartPage: the first page: matches to continue, the games, recent files.
 *
 * The page only shows buttons with actions (win.*); the window carries them out. When it is
 * refreshed, it tells the user about damaged matches whose files were set aside. */

#include <gtk/gtk.h>

#define SV_TYPE_START_PAGE (sv_start_page_get_type ())
G_DECLARE_FINAL_TYPE (SvStartPage, sv_start_page, SV, START_PAGE, GtkBox)
