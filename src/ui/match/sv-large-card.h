/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLargeCard: a popover with the card of one player, which can be turned to its back, the career
 * of the player, if that player has a name.
 *
 * It takes no input from the rest of the window: a click anywhere or Escape hides it, and the click
 * also does what it is meant for. Set it as a child of the page with gtk_widget_set_parent (), and
 * unparent it when the page goes. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_LARGE_CARD (sv_large_card_get_type ())
G_DECLARE_FINAL_TYPE (SvLargeCard, sv_large_card, SV, LARGE_CARD, GtkPopover)

/* Set the match, or NULL, and hide the card. */
void sv_large_card_set_match (SvLargeCard *self, SvMatch *match);

/* Show the card of @piece, which must have one, beside @place, a rectangle in the parent. If that
 * card is shown already, turn it over. */
void sv_large_card_show (SvLargeCard *self, int piece, const GdkRectangle *place);
