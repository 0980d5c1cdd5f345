/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-quick-match: the match that one click begins, between teams that come with the program. */

#include "sv-match.h"

/* Make a match of @game with the rules of @variant (NULL: standard) between the first two teams of
 * the library, with one person each. Return NULL with an error if the cards of those teams do not
 * fit the variant. Transfer full. */
SvMatch *sv_quick_match_new (const SvGame *game, const SvVariantDoc *variant, GError **error);

/* Make the return match of @match: the same teams, players and rules, from the beginning. The first
 * team is now the second, so home is away; a toss is thrown again. Transfer full. */
SvMatch *sv_quick_match_again (SvMatch *match, GError **error);

/* Let the computer player with the id @opponent play the second team of @match, or the weakest one
 * if there is none with that id. */
void sv_quick_match_play_computer (SvMatch *match, const char *opponent);
