/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableDeck: a container that lays out the cards of both teams side by side, as large as the
 * space allows, each team in even rows. The first half of its children are the cards of the
 * first team, the second half those of the second team.
 *
 * The deck never cuts off a row: it shrinks the cards down to a width that a finger can still
 * hit, and requests the height that they need at that width. */

#include <gtk/gtk.h>

#define SV_TYPE_TABLE_DECK (sv_table_deck_get_type ())
G_DECLARE_FINAL_TYPE (SvTableDeck, sv_table_deck, SV, TABLE_DECK, GtkWidget)

/* Draw a frame in @colour around each card, to show what a click does; NULL for no frame.
 * @colour is copied. */
void sv_table_deck_set_frame (SvTableDeck *self, const GdkRGBA *colour);

/* Remove all cards. */
void sv_table_deck_clear (SvTableDeck *self);
