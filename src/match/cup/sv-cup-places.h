/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-places: who has won a competition, and who came second and third. */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"

/* Return the teams on the first three places in the order of their ranks, which they may share:
 * array of SvCupLine. It is empty until the winner is known. The third place is left out as long as
 * a match for it is missing. The caller unrefs the array. */
GArray *sv_cup_places_list (const SvCupDoc *doc);

/* Return whether no further match can change the first three places. */
gboolean sv_cup_places_are_settled (const SvCupDoc *doc);

/* Return who has won, "Fox wins!"; NULL until that is known. Free with g_free (). */
char *sv_cup_places_title (const SvCupDoc *doc);

/* Return how far the competition has got: "12 of 28 played", "won by Fox". Free with g_free (). */
char *sv_cup_places_state (const SvCupDoc *doc);
