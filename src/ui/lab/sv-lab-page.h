/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLabPage, an SvPage: computer players play hundreds of matches between two teams, or between
 * all teams of the library, and the page shows how often each result occurs.
 *
 * Actions: lab.play, lab.stop, lab.save (s: "csv", "scorers", "json", "png" or "pdf"), lab.club (s:
 * id of a game): let all the user's own teams of the game play each other. */

#include <gtk/gtk.h>

#define SV_TYPE_LAB_PAGE (sv_lab_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLabPage, sv_lab_page, SV, LAB_PAGE, GtkBox)
