/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardBack: the back of the card of a player with a name: the career of that player in the
 * matches that the program keeps, with the one that is played. The matches are read in another
 * thread when the back is shown. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_BACK (sv_card_back_get_type ())
G_DECLARE_FINAL_TYPE (SvCardBack, sv_card_back, SV, CARD_BACK, GtkBox)

/* Show the career of the player of @piece, who must have a name (sv_match_get_player ()). @match:
 * NULL shows nothing. */
void sv_card_back_show (SvCardBack *self, SvMatch *match, int piece);
