/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBalanceRow: how a team that is being made would fare, live: against which team, and so often of 100
 * matches. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_BALANCE_ROW (sv_balance_row_get_type ())
G_DECLARE_FINAL_TYPE (SvBalanceRow, sv_balance_row, SV, BALANCE_ROW, GtkBox)

/* teams: of SvLibraryItem, whom it may play against; they must stay. */
void sv_balance_row_set_teams (SvBalanceRow *self, GPtrArray *teams);

/* The setup in which side 0 is the team. */
void sv_balance_row_show (SvBalanceRow *self, const SvGame *game, const void *setup);
