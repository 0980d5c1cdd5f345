/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupDay: the times of the day of a competition, which the user can set and change. Each change
 * counts at once, and can be undone. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_DAY (sv_cup_day_get_type ())
G_DECLARE_FINAL_TYPE (SvCupDay, sv_cup_day, SV, CUP_DAY, GtkBox)

GtkWidget *sv_cup_day_new (SvCupBook *book);
