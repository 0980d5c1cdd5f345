/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupRound: shows one round of a competition, with an entry for each result. The matches that
 * should be played at present are marked; the next ones are listed below. It updates when the
 * book changes. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_ROUND (sv_cup_round_get_type ())
G_DECLARE_FINAL_TYPE (SvCupRound, sv_cup_round, SV, CUP_ROUND, GtkBox)

/* Create the widget, showing the round that is being played. */
GtkWidget *sv_cup_round_new (SvCupBook *book);

/* Show the next round if @by > 0, or the previous one. Returns FALSE if there is none. */
gboolean sv_cup_round_turn (SvCupRound *self, int by);

/* Show the round of match @fixture without moving the focus there. Return FALSE if it is shown
 * already. */
gboolean sv_cup_round_reveal (SvCupRound *self, unsigned fixture);

/* Show the round of match @fixture and give the entry for its result the keyboard focus. */
void sv_cup_round_show_fixture (SvCupRound *self, unsigned fixture);

/* Show the next match that still needs a result, first those that are played after match @fixture,
 * then from the beginning, and give the entry for its result the keyboard focus. */
void sv_cup_round_go_on (SvCupRound *self, unsigned fixture);

/* Record the results that are still being typed. Call it before the page is closed. */
void sv_cup_round_settle (SvCupRound *self);
