/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvStartPage: where everything begins: matches to go on with, the games, recent files.
 *
 * It only shows and names actions (win.*); the window does them. When it is refreshed it tells of
 * damaged matches that were set aside. */

#include <gtk/gtk.h>

#define SV_TYPE_START_PAGE (sv_start_page_get_type ())
G_DECLARE_FINAL_TYPE (SvStartPage, sv_start_page, SV, START_PAGE, GtkBox)
