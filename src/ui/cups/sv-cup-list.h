/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupList: the user's competitions, each with its title, the day of its last result or change,
 * and how far it has got; the latest first. A click opens one, and a button deletes it. */

#include <gtk/gtk.h>

#define SV_TYPE_CUP_LIST (sv_cup_list_get_type ())
G_DECLARE_FINAL_TYPE (SvCupList, sv_cup_list, SV, CUP_LIST, GtkBox)

/* List the competitions that are there now. Their files are read in a worker thread. */
void sv_cup_list_refresh (SvCupList *self);
