/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableCards: the cards of both teams below the scoreboard of a table. A card that is touched is the
 * action table.goal (side, card) of whatever page it stands on; or, if one of the marks of the game
 * was chosen above the cards, table.mark (side, card, mark). */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_CARDS (sv_table_cards_get_type ())
G_DECLARE_FINAL_TYPE (SvTableCards, sv_table_cards, SV, TABLE_CARDS, GtkWidget)

/* Show the cards of this table, which it follows; to be called once. */
void sv_table_cards_set_table (SvTableCards *self, SvTable *table);
