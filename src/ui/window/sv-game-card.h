/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGameCard: a game on the start page: its picture, what it is, and the ways to begin.
 *
 * The first click on Against the Computer asks against whom and how long; from then on it begins at
 * once. The card only activates actions of the window. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_GAME_CARD (sv_game_card_get_type ())
G_DECLARE_FINAL_TYPE (SvGameCard, sv_game_card, SV, GAME_CARD, GtkBox)

GtkWidget *sv_game_card_new (const SvGame *game);
