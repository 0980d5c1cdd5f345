/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableView: a widget that shows a table of words and numbers below its caption. A row may have a
 * remark below it. In a narrow window the columns that are details are hidden. */

#include "sv-picture.h"
#include "sv-sheet-table.h"

#include <gtk/gtk.h>

#define SV_TYPE_TABLE_VIEW (sv_table_view_get_type ())
G_DECLARE_FINAL_TYPE (SvTableView, sv_table_view, SV, TABLE_VIEW, GtkBox)

/* Make an empty table. @action: the action that a click on a cell of the header column activates,
 * with the key of the row (u) as its target; NULL if these cells are not buttons. */
GtkWidget *sv_table_view_new (const char *action);

/* Make the menu of the row with this key. Transfer full. */
typedef GMenuModel *(*SvTableMenuFunc) (unsigned key, gpointer data);

/* Give each row a menu, made by @func (@data), which opens by a button at its end, a right click, a
 * long press and the menu key. Call it before the first table is shown; only for a table whose
 * header column has buttons. */
void sv_table_view_set_menu (SvTableView *self, SvTableMenuFunc func, gpointer data);

/* Show the mark of the row with this key, or hide it. */
typedef void (*SvTableMarkFunc) (SvPicture *mark, unsigned key, gpointer data);

/* Give each row a small mark in front of its name. Call it before the first table is shown;
 * only for a table whose header column has buttons. */
void sv_table_view_set_mark (SvTableView *self, SvTableMarkFunc func, gpointer data);

/* Show @table instead of the previous table. If the columns are the same, only the cells whose text
 * has changed are updated, because a table of 64 teams is shown again after each result. */
void sv_table_view_show (SvTableView *self, const SvSheetTable *table);
