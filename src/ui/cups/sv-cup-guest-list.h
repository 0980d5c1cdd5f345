/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupGuestList: the competitions of other computers that were joined, each with its board and
 * with what waits to be sent, and a button to join one. A click opens one. */

#include <gtk/gtk.h>

#define SV_TYPE_CUP_GUEST_LIST (sv_cup_guest_list_get_type ())
G_DECLARE_FINAL_TYPE (SvCupGuestList, sv_cup_guest_list, SV, CUP_GUEST_LIST, GtkBox)

/* List the competitions that are joined now. */
void sv_cup_guest_list_refresh (SvCupGuestList *self);
