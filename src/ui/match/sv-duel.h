/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDuel: the cards of the two players in a throw, side by side over the pitch.
 *
 *      ┌──┐    die            die     ┌──┐
 *      │A │  4, 5 or 6  Throw  5 or 6  │D │
 *      └──┘    50 %           33 %     └──┘
 *              17 %   31 %   36 %   …
 *              goal   lost   kept
 *
 * It is shown before a throw that decides something: one player must throw certain numbers, or
 * both sides throw. It says what each player needs, which bonuses count, and how likely each
 * outcome is, all computed from the rules of the game. If no single player is meant, the name of
 * the team stands in place of a card. It lies in the half of the pitch away from the players
 * concerned. In a small window, only the outcomes are shown. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_DUEL (sv_duel_get_type ())
G_DECLARE_FINAL_TYPE (SvDuel, sv_duel, SV, DUEL, GtkWidget)

/* Return whether the position of @match needs this widget: a throw is pending for which a player
 * needs certain numbers, or which decides between the sides. */
gboolean sv_duel_is_due (SvMatch *match);

/* Show the pending throw of @match. @with_button: show a Throw button, because the program throws
 * for a person. */
void sv_duel_show (SvDuel *self, SvMatch *match, gboolean with_button);

/* Set whether only the outcomes are shown. */
void sv_duel_set_compact (SvDuel *self, gboolean compact);

/* Hide the widget and forget the match. */
void sv_duel_clear (SvDuel *self);
