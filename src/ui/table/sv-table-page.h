/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTablePage, an SvPage: scoreboard, clock, whistle, dice and cards for people who play on the printed board.
 *
 * The scoreboard is the control: a team's half is touched for a goal, a card for one of that player,
 * the clock to start and stop it, or to tell that the dice move it. What a goal or a period is, the table knows. Actions have the
 * names of the match page's (undo, redo, throw, pause), so that the same keys do them. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_PAGE (sv_table_page_get_type ())
G_DECLARE_FINAL_TYPE (SvTablePage, sv_table_page, SV, TABLE_PAGE, GtkWidget)

GtkWidget *sv_table_page_new (SvTable *table);

SvTable *sv_table_page_get_table (SvTablePage *self);
