/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-missing: who must miss a match of a competition for what happened in those before it. */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"

/* A team's next match: the first one of its that is still to be played, or -1. */
int sv_cup_missing_next (const SvCupDoc *doc, unsigned team);

typedef struct {
  char *who;
  const char *why; /* translated, as it stands behind a name: "red card" */
  int cause;       /* the fixture that left it to the team; -1: it came so */
} SvCupMissing;

/* Of SvCupMissing, in the order of the cards; empty if nobody must. To be unreffed. */
GPtrArray *sv_cup_missing_list (const SvCupDoc *doc, unsigned team);

/* Of char *: a sentence about each player of the team who must miss its next match: "Charlie (3) misses the
 * match against Owl: red card." To be unreffed; empty if nobody must, or no match is left. */
GPtrArray *sv_cup_missing_sentences (const SvCupDoc *doc, unsigned team);

/* The same in a line, for the sheet of that match: "Must miss this match: Charlie (3), red card; …".
 * NULL if nobody must. To be freed. */
char *sv_cup_missing_line (const SvCupDoc *doc, unsigned team);
