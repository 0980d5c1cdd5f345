/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableClock, a GtkPopover: set the clock of a table, or end its period, by hand.
 *
 * It does so by the actions table.set-by (seconds, or what a clock of the dice shows) and table.next. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_CLOCK (sv_table_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvTableClock, sv_table_clock, SV, TABLE_CLOCK, GtkPopover)

void sv_table_clock_set_table (SvTableClock *self, SvTable *table);
