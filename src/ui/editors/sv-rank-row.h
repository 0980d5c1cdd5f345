/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvRankRow: shows the rank of a team's cards among all sets of cards that the rules allow. The
 * comparison starts when the user presses the button and runs in a worker thread; it can be
 * stopped and continued. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_RANK_ROW (sv_rank_row_get_type ())
G_DECLARE_FINAL_TYPE (SvRankRow, sv_rank_row, SV, RANK_ROW, GtkBox)

/* Rank the cards of side 0 in @setup, which must be legal. */
void sv_rank_row_show (SvRankRow *self, const SvGame *game, const void *setup);
