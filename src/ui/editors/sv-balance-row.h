/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBalanceRow: shows, while the user edits a team, how the team would do against another one:
 * out of 100 matches, how many it would probably win. The user chooses the opponent. The
 * computation runs in a worker thread. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_BALANCE_ROW (sv_balance_row_get_type ())
G_DECLARE_FINAL_TYPE (SvBalanceRow, sv_balance_row, SV, BALANCE_ROW, GtkBox)

/* Set the possible opponents. @teams: array of SvLibraryItem; not copied, must outlive the row. */
void sv_balance_row_set_teams (SvBalanceRow *self, GPtrArray *teams);

/* Show the chances for @setup, in which side 0 is the team that is edited. @setup is copied;
 * side 1 is replaced by the chosen opponent. */
void sv_balance_row_show (SvBalanceRow *self, const SvGame *game, const void *setup);
