/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableView: the widget of a table of words and numbers, below its caption, with a remark below each row that has
 * one. In a narrow window the columns of details are left out. */

#include "sv-sheet-table.h"

#include <gtk/gtk.h>

#define SV_TYPE_TABLE_VIEW (sv_table_view_get_type ())
G_DECLARE_FINAL_TYPE (SvTableView, sv_table_view, SV, TABLE_VIEW, GtkBox)

/* An empty one. action: whose target is the key of a row, and which the words of the header column lead to; NULL: they
 * lead nowhere. */
GtkWidget *sv_table_view_new (const char *action);

/* Show the table. As long as it has the same columns, only what is another text is set anew: it may have 64 rows. */
void sv_table_view_show (SvTableView *self, const SvSheetTable *table);
