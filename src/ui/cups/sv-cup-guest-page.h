/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupGuestPage, an SvPage: the matches of one board of a competition that another computer
 * shares: what is on now and next, all results, and what waits to be sent. */

#include "sv-cup-guest.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_GUEST_PAGE (sv_cup_guest_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupGuestPage, sv_cup_guest_page, SV, CUP_GUEST_PAGE, GtkBox)

/* Signal "table" (SvTable *table): the user wants to see the table of a match. */

GtkWidget *sv_cup_guest_page_new (SvCupGuest *guest);
SvCupGuest *sv_cup_guest_page_get_guest (SvCupGuestPage *self);
