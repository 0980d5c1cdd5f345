/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupTeam: a team of a competition on a page of its own: where it stands, its last results, its goals, its
 * matches; here it can be withdrawn (cup.withdraw, cup.back). It follows the book by itself. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_TEAM (sv_cup_team_get_type ())
G_DECLARE_FINAL_TYPE (SvCupTeam, sv_cup_team, SV, CUP_TEAM, GtkBox)

GtkWidget *sv_cup_team_new (SvCupBook *book);

void sv_cup_team_show (SvCupTeam *self, unsigned team);
