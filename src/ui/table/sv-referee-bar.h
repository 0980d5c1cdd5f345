/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvRefereeBar: helps people who play on a printed board to apply the rules. It shows the
 * question of the moment (such as a shot at goal), the dice thrown at the table, what the rules
 * say about the result, and a button to go on from there.
 *
 * The bar is the lower part of an SvPositionPage, on which the users set up the position of
 * their real board. Dice and score belong to the SvTable. */

#include "sv-position-page.h"
#include "sv-table.h"

#define SV_TYPE_REFEREE_BAR (sv_referee_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvRefereeBar, sv_referee_bar, SV, REFEREE_BAR, GtkWidget)

/* Create the position page with a referee bar below the pitch, for the rules and teams that
 * @table has at this moment. If they change, create a new page. */
GtkWidget *sv_referee_page_new (SvTable *table);
