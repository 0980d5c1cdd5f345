/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReserveBench: the people of a team who have no card at present. A press on somebody asks for
 * whom they play, or they are dragged to a card; a new name is typed below. It changes nothing
 * itself, but activates actions of the page: team.exchange, team.remove-reserve and
 * team.add-reserve. */

#include "sv-team-doc.h"

#include <gtk/gtk.h>

#define SV_TYPE_RESERVE_BENCH (sv_reserve_bench_get_type ())
G_DECLARE_FINAL_TYPE (SvReserveBench, sv_reserve_bench, SV, RESERVE_BENCH, GtkBox)

/* What is dragged from the bench to a card: the index of somebody in reserve. */
#define SV_TYPE_DRAGGED_RESERVE G_TYPE_UINT

GtkWidget *sv_reserve_bench_new (void);

/* Show the people in reserve of @team, which must outlive the bench or the next call. */
void sv_reserve_bench_show (SvReserveBench *self, const SvTeamDoc *team);
