/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-seat-menu: the menu of a team's name, in which each of its seats becomes a person or a
 * computer player at any time; whoever plays it now is marked. The match changes at once; what was
 * played stays. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* Give @button the menu of the team that plays @side in @match, as its seats are now. */
void sv_seat_menu_fill (GtkMenuButton *button, SvMatch *match, int side);
