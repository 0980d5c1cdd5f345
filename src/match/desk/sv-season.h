/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-season: statistics over the matches of a team: results, scorers, opponents, and the careers
 * of its players. It reads the documents of the matches, and stores nothing. */

#include "sv-book.h"

/* A match as the team sees it. */
typedef struct {
  SvBookMatch *match;
  int side;             /* side that the team played on: 0 at home, 1 away */
  int goals[2];         /* goals of the team, and of its opponent */
  int result;           /* 1: won, 0: drawn, -1: lost */
  const char *opponent; /* name; owned by @match */
  gboolean left_out;    /* listed, but not counted */
} SvSeasonMatch;

typedef struct {
  const SvGame *game;
  char *team;
  GPtrArray *matches; /* array of SvSeasonMatch */
} SvSeason;

typedef struct {
  unsigned played, won, drawn, lost;
  int goals[2];
  /* goals that such shots bring on average, and the goals in the same matches: all those whose
   * shots are known; of the team, and of its opponents */
  double expected[2];
  int known[2];
} SvSeasonSum;

typedef struct {
  const char *name; /* owned by a match of the season */
  unsigned n;
} SvSeasonCount;

/* Return a season without matches for the team of this name in @game. */
SvSeason *sv_season_new (const SvGame *game, const char *team);
void sv_season_free (SvSeason *self);

/* Add a match; it is listed but not counted if its path is among @left_out (nullable). Return FALSE
 * if the team did not play in it, or the season already has it. */
gboolean sv_season_add (SvSeason *self, SvBookMatch *match, const char *const *left_out);

/* Add the matches of the team that are over in the file @path: a match, a table or a competition.
 * Return whether there was any. */
gboolean sv_season_add_file (SvSeason *self, const char *path, const char *const *left_out);

/* Add a match that need not be over, as far as it is shown. Return FALSE if the team does not play
 * in it. */
gboolean sv_season_add_match (SvSeason *self, SvMatch *match);

typedef struct {
  const char *name; /* owned by a match of the season */
  SvCareer career;
} SvSeasonPlayer;

/* Two players who were in the same matches. */
typedef struct {
  const char *names[2]; /* owned by a match of the season */
  unsigned matches, won;
} SvSeasonPair;

/* Return the sums over the matches that are not left out: all of them, or those against
 * @opponent. */
SvSeasonSum sv_season_sum (const SvSeason *self, const char *opponent);

/* Return the scorers, or the opponents with the number of matches, most first: array of
 * SvSeasonCount. Matches that are left out do not count. */
GArray *sv_season_scorers (const SvSeason *self);
GArray *sv_season_opponents (const SvSeason *self);

/* Return all players with a name, those who scored most first (array of SvSeasonPlayer), and all
 * pairs of players, those who were together most often first (array of SvSeasonPair). Matches that
 * are left out do not count. */
GArray *sv_season_players (const SvSeason *self);
GArray *sv_season_pairs (const SvSeason *self);

/* Return the team's colours and pictures in the last match, or NULL if there is no match. */
const SvBookTeam *sv_season_get_team (const SvSeason *self, int *side);

/* Return what a player has done in the matches that are not left out. */
SvCareer sv_season_career (const SvSeason *self, const char *player);

/* Add what the player has done in other matches to @self. */
void sv_career_add (SvCareer *self, const SvCareer *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeason, sv_season_free)
