/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableWall: the scoreboard of a table, which is also its control.
 *
 * A click on a team's half counts a goal; a right click or a long press takes the team's last
 * goal away. A click on the clock starts or stops it, or does what else it does in this game.
 * Transparent buttons lie over the painted scoreboard, for touch, keyboard and screen readers.
 * They activate the actions table.goal (side, card), table.take (side), table.miss (side) and
 * table.clock of the containing page. */

#include <gtk/gtk.h>

#include "sv-table.h"

#define SV_TYPE_TABLE_WALL (sv_table_wall_get_type ())
G_DECLARE_FINAL_TYPE (SvTableWall, sv_table_wall, SV, TABLE_WALL, GtkWidget)

/* Show @table and update the scoreboard when it changes. Call once. */
void sv_table_wall_set_table (SvTableWall *self, SvTable *table);

/* Open the popover that sets the clock, as do the button beside the clock, a right click and a
 * long press on the clock. */
void sv_table_wall_set_clock (SvTableWall *self);

/* Flash the scoreboard for a whistle, for people who do not hear it. */
void sv_table_wall_flash (SvTableWall *self);
