/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTablePage, an SvPage: scoreboard, clock, whistle, dice and cards for people who play on the
 * printed board.
 *
 * The scoreboard is also the control: a click on a team's half counts a goal, a click on a card
 * counts a goal of that player, and a click on the clock starts and stops it, or records that a
 * die has moved it. The page does not know the rules; SvTable does. Actions that the match page
 * also has use the same names (undo, redo, throw, pause), so that the same keys work. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_PAGE (sv_table_page_get_type ())
G_DECLARE_FINAL_TYPE (SvTablePage, sv_table_page, SV, TABLE_PAGE, GtkWidget)

GtkWidget *sv_table_page_new (SvTable *table);

SvTable *sv_table_page_get_table (SvTablePage *self);
