/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fault-words: explain what is wrong with a document to people who never saw its JSON. The
 * command line says "cards[2].attack: 9 is outside 1–6", a window "Card 3, attack power: 9 is
 * outside 1–6". */

#include "sv-document.h"

/* Return the explanation of an error; if it is not about a place in a document, return its own
 * message. Free with g_free (). */
char *sv_fault_words (const GError *error);

/* Return a sentence that says why these teams cannot play by these rules. @error is from
 * sv_match_doc_new (). Free with g_free (). */
char *sv_fault_words_teams (const GError *error, const SvTeamDoc *const teams[2]);
