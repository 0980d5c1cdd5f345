/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableClock, a GtkPopover: lets the user set the clock of a table or end its period by hand.
 *
 * The buttons activate the page's actions table.set-by (an amount of seconds, or of minutes on a
 * clock that the dice move) and table.next. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_CLOCK (sv_table_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvTableClock, sv_table_clock, SV, TABLE_CLOCK, GtkPopover)

void sv_table_clock_set_table (SvTableClock *self, SvTable *table);
