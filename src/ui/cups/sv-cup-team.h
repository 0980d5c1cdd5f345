/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupTeam: one team of a competition: its rank, last results, scorers and matches; the team
 * can be withdrawn (actions cup.withdraw, cup.back). It updates when the SvCupBook changes. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_TEAM (sv_cup_team_get_type ())
G_DECLARE_FINAL_TYPE (SvCupTeam, sv_cup_team, SV, CUP_TEAM, GtkBox)

GtkWidget *sv_cup_team_new (SvCupBook *book);

void sv_cup_team_show (SvCupTeam *self, unsigned team);

/* Return the team that is shown. It may be gone: adding it was undone. */
unsigned sv_cup_team_get_team (SvCupTeam *self);
