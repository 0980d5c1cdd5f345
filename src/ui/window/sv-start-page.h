/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvStartPage: where everything begins: matches to go on with, the games, recent files.
 *
 * It only shows and names actions (win.*); the window does them. */

#include <gtk/gtk.h>

#define SV_TYPE_START_PAGE (sv_start_page_get_type ())
G_DECLARE_FINAL_TYPE (SvStartPage, sv_start_page, SV, START_PAGE, GtkBox)

/* Look again at what can be gone on with and at the recent files; a damaged match that was set aside
 * is told. */
void sv_start_page_refresh (SvStartPage *self);
