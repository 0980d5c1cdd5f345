/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-season: the matches of a team, added up: results, who made its goals, and against whom. It reads the
 * documents of the matches, and keeps nothing of its own. */

#include "sv-match.h"

typedef struct {
  char *
      path; /* of its file; of a match of a competition that of the competition, "#" and its fixture */
  char *created; /* as its document says, or NULL */
  char *opponent;
  int side;           /* that the team played: 0 at home, 1 away */
  int goals[2];       /* of the team and of the other one */
  int result;         /* 1: won, 0: drawn, -1: lost */
  GPtrArray *scorers; /* of char *: who made each goal of the team, as far as that is known */
  gboolean left_out;
} SvSeasonMatch;

typedef struct {
  const SvGame *game;
  char *team;
  GPtrArray *matches; /* of SvSeasonMatch */
} SvSeason;

typedef struct {
  unsigned played, won, drawn, lost;
  int goals[2];
} SvSeasonSum;

typedef struct {
  const char *name; /* of a match of the season */
  unsigned n;
} SvSeasonCount;

/* Of the team of this name in game; no match yet. */
SvSeason *sv_season_new (const SvGame *game, const char *team);
void sv_season_free (SvSeason *self);

/* Add the match in the file at path, one that was played here or counted at a table. FALSE: none can be read there, or none that is over and that this
 * team played. */
gboolean sv_season_add (SvSeason *self, const char *path, gboolean left_out);

/* All that the competition at path holds of it, results that were typed included; left_out: paths of matches that are. A match that is there already, because it
 * has a file too, is not taken again. */
void sv_season_add_cup (SvSeason *self, const char *path, const char *const *left_out);

/* Of the matches that are not left out: all, or those against opponent. */
SvSeasonSum sv_season_sum (const SvSeason *self, const char *opponent);

/* Of the same, most first: who made goals, or against whom how often was played. Of SvSeasonCount. */
GArray *sv_season_scorers (const SvSeason *self);
GArray *sv_season_opponents (const SvSeason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeason, sv_season_free)
