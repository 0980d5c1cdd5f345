/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvRankRow: where a team's cards stand among all that the rules allow, worked out beside who edits them, when it
 * is asked; it can be stopped and goes on from there. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_RANK_ROW (sv_rank_row_get_type ())
G_DECLARE_FINAL_TYPE (SvRankRow, sv_rank_row, SV, RANK_ROW, GtkBox)

/* setup: a legal one in which side 0 is the team. */
void sv_rank_row_show (SvRankRow *self, const SvGame *game, const void *setup);
