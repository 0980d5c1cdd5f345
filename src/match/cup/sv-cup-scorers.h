/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupScorers: who made the goals of a competition, as far as that is known: of matches that it holds
 * whole, and of those that were counted at a table. Each match is gone through once. */

#include "sv-cup-doc.h"
#include "sv-sheet-table.h"

typedef struct {
  unsigned team;
  const char *name; /* of the player, or else of the figurine */
  unsigned goals, matches;
} SvCupScorer;

typedef struct _SvCupScorers SvCupScorers;

SvCupScorers *sv_cup_scorers_new (void);
void sv_cup_scorers_free (SvCupScorers *self);

/* Of SvCupScorer, most goals first: of a team (-1: of all) in matches that count. Names are self's, until it
 * is freed. To be unreffed. */
GArray *sv_cup_scorers_count (SvCupScorers *self, const SvCupDoc *doc, int team);

/* How many goals of that team, or of all, were made by nobody who is known. */
unsigned sv_cup_scorers_unknown (const SvCupDoc *doc, const GArray *scorers, int team);

/* The same as a table, to be freed; NULL if no scorer is known. That of a team has its name as caption. */
SvSheetTable *sv_cup_scorers_table (SvCupScorers *self, const SvCupDoc *doc, int team);

/* Return the first @n scorers of all teams as a table for a screen: rank, player, team and goals, without headings, and
 * the index of the team as the key of each row. Transfer full; it has no rows if no scorer is known. */
SvSheetTable *sv_cup_scorers_screen (SvCupScorers *self, const SvCupDoc *doc, unsigned n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupScorers, sv_cup_scorers_free)
