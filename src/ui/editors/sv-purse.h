/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPurse: the points of one kind that the cards of a team must have together, a pip for each: full if a
 * card has it, hollow if it is missing, red if it is one too many. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_PURSE (sv_purse_get_type ())
G_DECLARE_FINAL_TYPE (SvPurse, sv_purse, SV, PURSE, GtkBox)

GtkWidget *sv_purse_new (void);

void sv_purse_show (SvPurse *self, const SvBudget *budget);
