/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupRound: a round of a competition, with a field for each result: what is on now is marked, and below
 * stands what comes next. It follows the book by itself. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_ROUND (sv_cup_round_get_type ())
G_DECLARE_FINAL_TYPE (SvCupRound, sv_cup_round, SV, CUP_ROUND, GtkBox)

/* It opens at what is on now. */
GtkWidget *sv_cup_round_new (SvCupBook *book);

/* Show the nearest round before or after this one. FALSE if there is none. */
gboolean sv_cup_round_turn (SvCupRound *self, int by);

/* Show the round of this fixture, and put the keyboard into its field. */
void sv_cup_round_show_fixture (SvCupRound *self, unsigned fixture);

/* Take what stands in the fields: the page is about to go. */
void sv_cup_round_settle (SvCupRound *self);
