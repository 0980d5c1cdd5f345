/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGameCard: one game on the start page: picture, title, a sentence, and the ways to begin. */

#include <gtk/gtk.h>

#include "sv-game.h"

G_BEGIN_DECLS

#define SV_TYPE_GAME_CARD (sv_game_card_get_type ())
G_DECLARE_FINAL_TYPE (SvGameCard, sv_game_card, SV, GAME_CARD, GtkBox)

/* Its buttons do win.play-now, win.new-match-of and win.table with the game's id. */
GtkWidget *sv_game_card_new (const SvGame *game);

G_END_DECLS
