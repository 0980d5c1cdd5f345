/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-team-words: sentences about one team of a competition. All texts are freed with g_free
 * (). */

#include "sv-cup-doc.h"
#include "sv-cup-now.h"

/* Return the team's rank, "Place 2 of 8, with 12 points."; "" if it has none yet. */
char *sv_cup_words_standing (const SvCupDoc *doc, unsigned team);

/* Return numbers of the team's matches that count: played, won, drawn, lost, goals. @outings is
 * from sv_cup_outings (). */
char *sv_cup_words_sum (const SvCup *cup, const GArray *outings);

/* Return a result from the team's side: "Won 3–1 against Owl". */
char *sv_cup_words_outing (const SvCupDoc *doc, const SvCupOuting *outing);
