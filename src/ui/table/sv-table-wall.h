/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableWall: the scoreboard of a table, which is its own control.
 *
 * A half is touched for a goal (a right click or a long press takes the last one away), the clock to
 * start and stop it, or for what else it does in this game. The buttons are as if of glass: they lie over what is painted, for fingers, keys
 * and readers. They are the actions table.goal (side, card), table.take (side), table.miss (side) and table.clock of
 * whatever page it stands on. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_WALL (sv_table_wall_get_type ())
G_DECLARE_FINAL_TYPE (SvTableWall, sv_table_wall, SV, TABLE_WALL, GtkWidget)

/* Show this table, which it follows; to be called once. */
void sv_table_wall_set_table (SvTableWall *self, SvTable *table);

/* Open what sets its clock, as the button beside the clock, a right click or a long press on it do. */
void sv_table_wall_set_clock (SvTableWall *self);

/* The whistle, for those who do not hear it. */
void sv_table_wall_flash (SvTableWall *self);
