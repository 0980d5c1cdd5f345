/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fault-words: what is wrong with a document, for people who never saw its JSON. The command line
 * says "cards[2].attack: 9 is outside 1–6", a window "Card 3, attack power: 9 is outside 1–6". */

#include "sv-document.h"

/* The words of error; of one that is not about a place in a document its own message. Free it. */
char *sv_fault_words (const GError *error);

/* Why these teams cannot play with these rules, as a sentence: error is what sv_match_doc_new ()
 * found. Free it. */
char *sv_fault_words_teams (const GError *error, const SvTeamDoc *const teams[2]);
