/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableDeck: the cards of both teams beside each other, as large as the room allows, each team in even
 * rows. The first half of its children are the cards of the first team, the others those of the second.
 *
 * It never cuts a row: it makes the cards smaller down to a size that a finger still hits, and asks for the
 * height that they need then. */

#include <gtk/gtk.h>

#define SV_TYPE_TABLE_DECK (sv_table_deck_get_type ())
G_DECLARE_FINAL_TYPE (SvTableDeck, sv_table_deck, SV, TABLE_DECK, GtkWidget)

/* Frame each card in this colour, which tells what a touch means; NULL: no frame. The colour is copied. */
void sv_table_deck_set_frame (SvTableDeck *self, const GdkRGBA *colour);

/* Remove all cards. */
void sv_table_deck_clear (SvTableDeck *self);
