/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-season: statistics over the matches of a team: results, scorers, opponents, and the careers
 * of its players. It reads the documents of the matches, and stores nothing. */

#include "sv-match.h"

/* What a player with a name has done, in one match or in several. */
typedef struct {
  unsigned matches; /* those in which the player was on the pitch, or scored */
  unsigned won;     /* those of them that the team won */
  unsigned goals, shots;
  unsigned balls; /* how often the player won the ball from the other team, saves included */
  double best;    /* chance of the hardest shot that became a goal; 0 if none did */
} SvCareer;

/* A player of one match. */
typedef struct {
  char *name;
  SvCareer career; /* in this match; goals and victories are not counted here */
} SvSeasonPlayer;

typedef struct {
  /* path of its file; for a match of a competition the path of the competition, "#" and the
   * number of the fixture */
  char *path;
  char *created; /* creation time from its document, or NULL */
  char *opponent;
  int side;           /* side that the team played on: 0 at home, 1 away */
  int goals[2];       /* goals of the team, and of its opponent */
  int result;         /* 1: won, 0: drawn, -1: lost */
  GPtrArray *scorers; /* array of char *: the scorer of each goal of the team, as far as known */
  /* array of SvSeasonPlayer: those who were on the pitch and have a name; NULL if only the result
   * is known */
  GArray *players;
  gboolean left_out;
} SvSeasonMatch;

typedef struct {
  const SvGame *game;
  char *team;
  GPtrArray *matches; /* array of SvSeasonMatch */
} SvSeason;

typedef struct {
  unsigned played, won, drawn, lost;
  int goals[2];
} SvSeasonSum;

typedef struct {
  const char *name; /* owned by a match of the season */
  unsigned n;
} SvSeasonCount;

/* Return a season without matches for the team of this name in @game. */
SvSeason *sv_season_new (const SvGame *game, const char *team);
void sv_season_free (SvSeason *self);

/* Add the match in the file @path, which was played here or counted at a table. A match with
 * @left_out is listed but not counted. Return FALSE if the file cannot be read, the match is not
 * over, or the team did not play in it. */
gboolean sv_season_add (SvSeason *self, const char *path, gboolean left_out);

/* Add all matches of the team in the competition at @path, including typed results. @left_out:
 * the paths of matches that are listed but not counted. A match that was added before from its
 * own file is skipped. */
void sv_season_add_cup (SvSeason *self, const char *path, const char *const *left_out);

/* Add the match, or all matches of the competition, in the file @path. @left_out: like that of
 * sv_season_add_cup (). */
void sv_season_add_file (SvSeason *self, const char *path, const char *const *left_out);

/* Add a match that need not be over, as far as it is shown. Return FALSE if the team does not play
 * in it. */
gboolean sv_season_add_match (SvSeason *self, SvMatch *match);

/* Return the paths of the matches that the program keeps: those that were played to their end, on
 * the screen or at a table, and the competitions (array of char *). Free with g_ptr_array_unref ().
 */
GPtrArray *sv_season_list_paths (void);

/* Return the sums over the matches that are not left out: all of them, or those against
 * @opponent. */
SvSeasonSum sv_season_sum (const SvSeason *self, const char *opponent);

/* Return the scorers, or the opponents with the number of matches, most first: array of
 * SvSeasonCount. Matches that are left out do not count. */
GArray *sv_season_scorers (const SvSeason *self);
GArray *sv_season_opponents (const SvSeason *self);

/* Return what a player has done in the matches that are not left out. */
SvCareer sv_season_career (const SvSeason *self, const char *player);

/* Add what the player has done in other matches to @self. */
void sv_career_add (SvCareer *self, const SvCareer *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeason, sv_season_free)
