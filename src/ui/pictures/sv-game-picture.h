/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGamePicture: the picture of a game on the start page.
 *
 * The drawing is the resource pictures/GAME.svg; a game without one shows its pitch. Drawn once
 * for a size and kept. To a screen reader it is nothing: the title beside it says it all. */

#include <gtk/gtk.h>

#include "sv-game.h"

G_BEGIN_DECLS

#define SV_TYPE_GAME_PICTURE (sv_game_picture_get_type ())
G_DECLARE_FINAL_TYPE (SvGamePicture, sv_game_picture, SV, GAME_PICTURE, GtkWidget)

void sv_game_picture_set_game (SvGamePicture *self, const SvGame *game);

G_END_DECLS
