/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupsPage, an SvPage: the user's competitions, and a new one: game, teams, kind, boards, and how long
 * the afternoon will be. */

#include <gtk/gtk.h>

#define SV_TYPE_CUPS_PAGE (sv_cups_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupsPage, sv_cups_page, SV, CUPS_PAGE, GtkBox)

/* Signal: "begun" (SvCupBook *book), a new one. */
