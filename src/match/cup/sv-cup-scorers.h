/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupScorers: the scorers of a competition, as far as they are known: from the matches that are
 * stored whole, and from matches that were counted at a table. Goals of a match are cached, so
 * each match is replayed only once. */

#include "sv-cup-doc.h"
#include "sv-sheet-table.h"

typedef struct {
  unsigned team;
  const char *name; /* name of the player, or if unknown of the piece */
  unsigned goals, matches;
} SvCupScorer;

typedef struct _SvCupScorers SvCupScorers;

SvCupScorers *sv_cup_scorers_new (void);
void sv_cup_scorers_free (SvCupScorers *self);

/* Return the scorers of a team (-1: of all teams) in matches that count, most goals first: array
 * of SvCupScorer. Their names belong to @self. The caller unrefs the array. */
GArray *sv_cup_scorers_count (SvCupScorers *self, const SvCupDoc *doc, int team);

/* Return how many goals of a team (-1: of all teams) have no known scorer. @scorers is from
 * sv_cup_scorers_count () with the same @team. */
unsigned sv_cup_scorers_unknown (const SvCupDoc *doc, const GArray *scorers, int team);

/* Return the scorers of a team (-1: of all teams) as a table (transfer full); NULL if none is
 * known. If it is about one team, its caption is the team's name. */
SvSheetTable *sv_cup_scorers_table (SvCupScorers *self, const SvCupDoc *doc, int team);

/* Return the first @n scorers of all teams as a table for a screen: rank, player, team and goals,
 * without headings, and the index of the team as the key of each row. Transfer full; it has no rows
 * if no scorer is known. */
SvSheetTable *sv_cup_scorers_screen (SvCupScorers *self, const SvCupDoc *doc, unsigned n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupScorers, sv_cup_scorers_free)
