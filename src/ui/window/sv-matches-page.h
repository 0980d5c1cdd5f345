/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchesPage, an SvPage: all matches and tables that can be gone on with, and those that were
 * removed within the last days. It only shows and names actions (win.*); the window does them. */

#include <gtk/gtk.h>

#define SV_TYPE_MATCHES_PAGE (sv_matches_page_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchesPage, sv_matches_page, SV, MATCHES_PAGE, GtkBox)
