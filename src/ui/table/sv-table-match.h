/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableMatch: which match is played at a table: its rules and teams, chosen from the library; its
 * goals, the last one first; and going on to the next period or beginning anew, the actions table.next
 * and table.restart of whatever page it stands on. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_MATCH (sv_table_match_get_type ())
G_DECLARE_FINAL_TYPE (SvTableMatch, sv_table_match, SV, TABLE_MATCH, GtkWidget)

/* Show the match of this table, which it follows; to be called once. */
void sv_table_match_set_table (SvTableMatch *self, SvTable *table);
