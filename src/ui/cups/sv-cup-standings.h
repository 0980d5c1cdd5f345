/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupStandings: all tables of a competition below one another: the table of each group, and
 * how far each team got in the knock-out. It updates when the SvCupBook changes. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_STANDINGS (sv_cup_standings_get_type ())
G_DECLARE_FINAL_TYPE (SvCupStandings, sv_cup_standings, SV, CUP_STANDINGS, GtkBox)

GtkWidget *sv_cup_standings_new (SvCupBook *book);
