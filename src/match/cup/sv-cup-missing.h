/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-missing: the players who must miss a match of a competition because of earlier matches. */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"

/* Return the index of a team's next match, the first that is still to be played, or -1. */
int sv_cup_missing_next (const SvCupDoc *doc, unsigned team);

typedef struct {
  char *who;
  const char *why; /* translated reason for use after a name: "red card" */
  /* index of the fixture that is the cause; -1: the team entered the competition so */
  int cause;
} SvCupMissing;

/* Return the players of a team who must miss its next match: array of SvCupMissing in the order
 * of their cards, empty if there are none. The caller unrefs it. */
GPtrArray *sv_cup_missing_list (const SvCupDoc *doc, unsigned team);

/* Return a sentence for each player of the team who must miss its next match: "Charlie (3) misses
 * the match against Owl: red card." Array of char *, empty if there are none or no match is left.
 * The caller unrefs it. */
GPtrArray *sv_cup_missing_sentences (const SvCupDoc *doc, unsigned team);

/* Return the same players in one line, for the score slip of that match: "Must miss this match:
 * Charlie (3), red card; …". NULL if there are none. Free with g_free (). */
char *sv_cup_missing_line (const SvCupDoc *doc, unsigned team);
