/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupClock: the clock that all matches of a slot are played by, for who wants it: minutes, a button, and
 * the whistle at the end, heard and seen whatever the window shows by then. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_CLOCK (sv_cup_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvCupClock, sv_cup_clock, SV, CUP_CLOCK, GtkBox)

GtkWidget *sv_cup_clock_new (SvCupBook *book);
