/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-club-photos: puts the photos of a folder on the cards of all the user's teams of a game, by
 * the names of the files, after showing who gets which; all of them or none, with an undo. */

#include <gtk/gtk.h>

#include "sv-game.h"

/* Show above the window of @page whose photos the pictures in @folder are, and put them into the
 * teams if the user agrees. Whatever cannot be done is told on @page. */
void sv_club_photos_show (GtkWidget *page, const SvGame *game, GFile *folder);
