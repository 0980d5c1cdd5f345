/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClubMenu: the button "Whole Club" and what its menu does with all teams of a club at once: make
 * them from a list, find their photos, print their cards, compare them in the lab. If several games
 * are listed, it asks first which one is meant. */

#include <gtk/gtk.h>

#include "sv-library-model.h"

#define SV_TYPE_CLUB_MENU (sv_club_menu_get_type ())
G_DECLARE_FINAL_TYPE (SvClubMenu, sv_club_menu, SV, CLUB_MENU, GtkBox)

/* Signals:
 * "made" (string path): teams were made; the first one is in this file. */

/* Set the teams of the library, whose names are taken, and the games to choose from (const SvGame;
 * NULL elements are skipped). The menu keeps references to both. */
void sv_club_menu_set_model (SvClubMenu *self, SvLibraryModel *model, GPtrArray *games);

/* Set the game whose teams are listed, or NULL for all games. */
void sv_club_menu_set_game (SvClubMenu *self, const SvGame *game);
