/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableMatch: shows which match is played at a table: drop-downs for its rules and teams from
 * the library, the list of goals with the last one first, and buttons for the actions table.next
 * (next period) and table.restart (new match), which the containing page provides. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_MATCH (sv_table_match_get_type ())
G_DECLARE_FINAL_TYPE (SvTableMatch, sv_table_match, SV, TABLE_MATCH, GtkWidget)

/* Show the match of @table and update it when the table changes. Call once. */
void sv_table_match_set_table (SvTableMatch *self, SvTable *table);
