/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-team-words: what is to be said of one team of a competition. All texts are to be freed. */

#include "sv-cup-doc.h"
#include "sv-cup-now.h"

/* "Place 2 of 8, with 12 points."; "" if it stands nowhere yet. */
char *sv_cup_words_standing (const SvCup *cup, unsigned team);

/* Its matches that count, in numbers. outings: of sv_cup_outings (). */
char *sv_cup_words_sum (const SvCup *cup, const GArray *outings);

/* "Won 3–1 against Owl". */
char *sv_cup_words_outing (const SvCupDoc *doc, const SvCupOuting *outing);
