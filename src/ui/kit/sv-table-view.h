/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableView: the widget of a table of words and numbers, below its caption, with a remark below each row that has
 * one. In a narrow window the columns of details are left out. */

#include "sv-sheet-table.h"

#include <gtk/gtk.h>

#define SV_TYPE_TABLE_VIEW (sv_table_view_get_type ())
G_DECLARE_FINAL_TYPE (SvTableView, sv_table_view, SV, TABLE_VIEW, GtkBox)

/* Make an empty table. action is the action that a click on a word of the header column activates, with the key of
 * its row (u) as the target; NULL: these words are no buttons. */
GtkWidget *sv_table_view_new (const char *action);

/* Show table in place of the table before. If the columns are the same, only the cells whose text has changed
 * are touched, because a table of 64 teams is shown again after each result. */
void sv_table_view_show (SvTableView *self, const SvSheetTable *table);
