/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupCards: edits the cards and injuries of a match whose result was typed: a list of them for
 * each team, with buttons to remove one and a form to add one. Every change is committed to the
 * book. */

#include <gtk/gtk.h>

#include "sv-cup-book.h"

#define SV_TYPE_CUP_CARDS (sv_cup_cards_get_type ())
G_DECLARE_FINAL_TYPE (SvCupCards, sv_cup_cards, SV, CUP_CARDS, GtkBox)

GtkWidget *sv_cup_cards_new (SvCupBook *book);

/* Show the cards and injuries of the match @fixture. */
void sv_cup_cards_show (SvCupCards *self, unsigned fixture);

/* Return the match that is shown. It may be gone: adding one of its teams was undone. */
unsigned sv_cup_cards_get_fixture (SvCupCards *self);
