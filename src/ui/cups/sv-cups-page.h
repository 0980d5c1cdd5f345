/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupsPage, an SvPage: lists the user's competitions and creates new ones: the user chooses
 * game, teams, format and number of boards, and the page says how long the competition will
 * take. */

#include <gtk/gtk.h>

#define SV_TYPE_CUPS_PAGE (sv_cups_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupsPage, sv_cups_page, SV, CUPS_PAGE, GtkBox)

/* Signal "begun" (SvCupBook *book): a new competition was created. */
