/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-game-menu: choices among the games that are offered. */

#include "sv-game.h"

#include <gtk/gtk.h>

/* Let choice list the offered games, behind an entry for all of them if that is wanted and there are
 * several. Returns them in that order, of const SvGame, NULL for all. */
GPtrArray *sv_game_menu_fill (GtkDropDown *choice, gboolean all);

/* Ask which game something new is for: a menu at button with an entry for each of games (NULL is
 * left out). The one that is chosen activates action, which has the game's id as its parameter. */
void sv_game_menu_popup (GtkWidget *button, GPtrArray *games, const char *action);
