/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-quick-match: the match that one click begins, between teams that come with the program. */

#include "sv-match.h"

/* A match of game by variant (NULL: the standard rules) between the first two teams of the library,
 * one person each. Error if the cards of those teams do not suit the variant. */
SvMatch *sv_quick_match_new (const SvGame *game, const SvVariantDoc *variant, GError **error);

/* The return match of match: the same teams, players and rules from the beginning. Who was first is second,
 * and so home is away; where there is a toss it is thrown anew. */
SvMatch *sv_quick_match_again (SvMatch *match, GError **error);

/* Let the computer player of this id play the second team of match, or if there is none the weakest
 * one. */
void sv_quick_match_play_computer (SvMatch *match, const char *opponent);
