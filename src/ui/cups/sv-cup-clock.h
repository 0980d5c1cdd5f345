/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupClock: an optional clock for all matches that are played at the same time: minutes, a
 * start button, and a whistle at the end, which is heard and seen whatever page the window shows
 * by then. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_CLOCK (sv_cup_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvCupClock, sv_cup_clock, SV, CUP_CLOCK, GtkBox)

GtkWidget *sv_cup_clock_new (SvCupBook *book);
