/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPointsLeft: shows how many points of one kind the cards of a team have to spend, as a row of
 * small dots (pips): full for a point that a card has, hollow for a point left, red for a point
 * too many. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_POINTS_LEFT (sv_points_left_get_type ())
G_DECLARE_FINAL_TYPE (SvPointsLeft, sv_points_left, SV, POINTS_LEFT, GtkBox)

GtkWidget *sv_points_left_new (void);

void sv_points_left_show (SvPointsLeft *self, const SvBudget *budget);
