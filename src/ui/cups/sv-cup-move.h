/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupMove: when and where a match of a competition is played, and who is its referee. The user
 * chooses another slot and board; if another match is there, the two exchange places. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_MOVE (sv_cup_move_get_type ())
G_DECLARE_FINAL_TYPE (SvCupMove, sv_cup_move, SV, CUP_MOVE, GtkBox)

GtkWidget *sv_cup_move_new (SvCupBook *book);
void sv_cup_move_show (SvCupMove *self, unsigned fixture);
