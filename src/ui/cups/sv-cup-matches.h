/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupMatches: all matches of a competition in a list, or those of a team, with a field to search for a
 * team. A click leads to where its result is typed (cup.show). It follows the book by itself; the list has
 * widgets for what is seen only. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_MATCHES (sv_cup_matches_get_type ())
G_DECLARE_FINAL_TYPE (SvCupMatches, sv_cup_matches, SV, CUP_MATCHES, GtkBox)

GtkWidget *sv_cup_matches_new (SvCupBook *book);

/* Show the matches of this team alone, without the field; -1: all. */
void sv_cup_matches_set_team (SvCupMatches *self, int team);
