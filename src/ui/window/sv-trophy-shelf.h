/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTrophyShelf: a small shelf with a trophy for each match that was begun and finished today: a
 * cup in the colours of the winner, or a shield for a draw, with the score. A click opens the
 * replay of the match. The shelf is hidden as long as there is no such match. */

#include <gtk/gtk.h>

#define SV_TYPE_TROPHY_SHELF (sv_trophy_shelf_get_type ())
G_DECLARE_FINAL_TYPE (SvTrophyShelf, sv_trophy_shelf, SV, TROPHY_SHELF, GtkBox)

/* Read the matches of today again, in another thread. */
void sv_trophy_shelf_refresh (SvTrophyShelf *self);
