/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupMatches: a list of all matches of a competition, or of one team, with an entry to search
 * for a team. A click shows the row where the result can be typed (action cup.show). It updates
 * when the SvCupBook changes. A GtkListView creates widgets only for the rows that are visible. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_MATCHES (sv_cup_matches_get_type ())
G_DECLARE_FINAL_TYPE (SvCupMatches, sv_cup_matches, SV, CUP_MATCHES, GtkBox)

GtkWidget *sv_cup_matches_new (SvCupBook *book);

/* Show only the matches of team @team, without the search entry; -1 shows all matches. */
void sv_cup_matches_set_team (SvCupMatches *self, int team);
