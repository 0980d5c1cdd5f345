/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-game-menu: drop-downs and menus in which the user chooses a game. */

#include "sv-game.h"

#include <gtk/gtk.h>

/* Fill the drop-down @choice with all games, after an entry "all games" if @all is TRUE and there
 * are several. Return the const SvGame pointers in the order of the entries, NULL for "all games".
 * Transfer full. */
GPtrArray *sv_game_menu_fill (GtkDropDown *choice, gboolean all);

/* Show a menu at @button that asks which game a new document is for, with one entry for each
 * element of @games (NULL elements are skipped). Choosing an entry activates @action with the id of
 * the game as its parameter. */
void sv_game_menu_popup (GtkWidget *button, GPtrArray *games, const char *action);
