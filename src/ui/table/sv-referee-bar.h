/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvRefereeBar: the referee of a board on a real table: the moment's question, the dice of the
 * table, what the rules say of them, and going on from there.
 *
 * It stands below the pitch of an SvPositionPage, which sv_referee_page_new () makes. The dice and
 * the goals are the table's; the position is a picture of the real board. */

#include "sv-position-page.h"
#include "sv-table.h"

#define SV_TYPE_REFEREE_BAR (sv_referee_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvRefereeBar, sv_referee_bar, SV, REFEREE_BAR, GtkWidget)

/* The page for the rules and the teams that the table has now. */
GtkWidget *sv_referee_page_new (SvTable *table);
