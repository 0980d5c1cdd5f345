/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTablePage, an SvPage: scoreboard, clock, whistle, dice and cards for people who play on the printed board.
 *
 * It shows a table and lets people change it; what a goal or a period is, the table knows. Its
 * actions have the names of the match page's (undo, redo, throw, pause), so that the same keys do
 * them; a card that is pointed at has the next goal. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_PAGE (sv_table_page_get_type ())
G_DECLARE_FINAL_TYPE (SvTablePage, sv_table_page, SV, TABLE_PAGE, GtkWidget)

GtkWidget *sv_table_page_new (SvTable *table);

SvTable *sv_table_page_get_table (SvTablePage *self);
