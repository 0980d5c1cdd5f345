/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPurse: shows how many points of one kind the cards of a team have to spend, as a row of
 * small dots (pips): full for a point that a card has, hollow for a point left, red for a point
 * too many. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_PURSE (sv_purse_get_type ())
G_DECLARE_FINAL_TYPE (SvPurse, sv_purse, SV, PURSE, GtkBox)

GtkWidget *sv_purse_new (void);

void sv_purse_show (SvPurse *self, const SvBudget *budget);
