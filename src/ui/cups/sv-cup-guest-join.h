/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupGuestJoin, an SvPage: joins a competition that another computer shares. It has one field for
 * the link of a board, or for an address and a code. */

#include "sv-cup-guest.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_GUEST_JOIN (sv_cup_guest_join_get_type ())
G_DECLARE_FINAL_TYPE (SvCupGuestJoin, sv_cup_guest_join, SV, CUP_GUEST_JOIN, GtkBox)

/* Signal "joined" (SvCupGuest *guest): the competition is joined. */
