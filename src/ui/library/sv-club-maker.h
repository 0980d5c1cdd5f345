/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-club-maker: makes the teams of a whole club from a list of players, in the library: shows what
 * would be made, then makes all of it or nothing, and offers to undo it. */

#include <gtk/gtk.h>

#include "sv-library-model.h"

/* Show which teams of @game the list gives, above the window of @page; if the user agrees, make
 * them, and call @made with @page and the path of the first one. @model: the teams of the library,
 * whose names are taken. If the list has no player, @page tells why. */
void sv_club_maker_show (GtkWidget *page,
                         SvLibraryModel *model,
                         const SvGame *game,
                         GBytes *list,
                         void (*made) (GtkWidget *page, const char *path));
