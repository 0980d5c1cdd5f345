/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupWall: a competition in a window of its own, for a second screen: what is on now, with the scores of
 * the matches that are played here, what comes next, the tables and the bracket, page by page. They turn by
 * themselves, and by the arrow keys. F11: the whole screen. It changes nothing. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_WALL (sv_cup_wall_get_type ())
G_DECLARE_FINAL_TYPE (SvCupWall, sv_cup_wall, SV, CUP_WALL, GtkWindow)

/* One that goes when beside does, and fills another monitor than that of beside if there is one. */
GtkWindow *sv_cup_wall_new (SvCupBook *book, GtkWindow *beside);

SvCupBook *sv_cup_wall_get_book (SvCupWall *self);
