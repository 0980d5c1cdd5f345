/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupList: the user's competitions, and those opened lately from files elsewhere, each with its
 * title, the day of its last result or change, and how far it has got; the latest first. A click
 * opens one. A button deletes one of the user's, or takes a file off the list. */

#include <gtk/gtk.h>

#define SV_TYPE_CUP_LIST (sv_cup_list_get_type ())
G_DECLARE_FINAL_TYPE (SvCupList, sv_cup_list, SV, CUP_LIST, GtkBox)

/* List the competitions that are there now. Their files are read in a worker thread. */
void sv_cup_list_refresh (SvCupList *self);

/* Return the day of @when, in seconds since 1970, and the state of a competition (nullable; see
 * sv_cup_places_state ()) in one line. Free with g_free (). */
char *sv_cup_list_dup_detail (gint64 when, const char *state);
