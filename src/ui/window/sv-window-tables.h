/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-tables: the tables of a window: matches on a real board, with scoreboard, clock and
 * dice on the screen.
 *
 * Actions: win.table (s: game), win.played-table (s: path of a table whose match is over). The
 * tables of a competition are in sv-window-cups. */

#include "sv-page-window.h"

/* Install the actions on a class of windows. */
void sv_window_tables_install (GtkWidgetClass *klass);

/* Show the page of @table. */
void sv_window_tables_show (SvPageWindow *self, SvTable *table);
