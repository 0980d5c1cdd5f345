/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableCards: shows the cards of both teams below the scoreboard of a table. A click on a card
 * activates the action table.goal (side, card) of the page that contains the widget; or, if the
 * user has chosen one of the game's marks above the cards (such as a yellow card), table.mark
 * (side, card, mark). The widget itself changes nothing in the table. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_CARDS (sv_table_cards_get_type ())
G_DECLARE_FINAL_TYPE (SvTableCards, sv_table_cards, SV, TABLE_CARDS, GtkWidget)

/* Show the cards of @table and update them when the table changes. Call once. */
void sv_table_cards_set_table (SvTableCards *self, SvTable *table);
