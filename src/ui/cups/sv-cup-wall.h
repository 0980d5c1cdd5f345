/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupWall: a competition in a separate window for a second screen: the matches that are played
 * at present with their scores, the next matches, the tables and the bracket, one page after the
 * other. The pages change by themselves and by the arrow keys. F11 toggles full screen. The
 * window changes nothing in the competition. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_WALL (sv_cup_wall_get_type ())
G_DECLARE_FINAL_TYPE (SvCupWall, sv_cup_wall, SV, CUP_WALL, GtkWindow)

/* Create a window that closes together with the window @beside. If there is a second monitor,
 * the new window fills it. */
GtkWindow *sv_cup_wall_new (SvCupBook *book, GtkWindow *beside);

SvCupBook *sv_cup_wall_get_book (SvCupWall *self);
