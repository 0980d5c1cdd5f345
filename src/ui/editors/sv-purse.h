/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPurse: the points of one kind that a team may spend on its cards, a pip for each. Those that are
 * spent are hollow, and those that were not there are red. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_PURSE (sv_purse_get_type ())
G_DECLARE_FINAL_TYPE (SvPurse, sv_purse, SV, PURSE, GtkBox)

GtkWidget *sv_purse_new (void);

void sv_purse_show (SvPurse *self, const SvBudget *budget);
