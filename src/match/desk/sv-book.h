/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-book: the matches that are over, read from their files: those that were played on the screen,
 * those that were counted at a table, and those of competitions. It stores nothing. */

#include "sv-match.h"
#include "sv-team-faces.h"

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
} SvBookPlayer;

/* Long texts are interned, because many matches have the same teams. */
typedef struct {
  char *name;
  char *colours[2];   /* like SvTeamDoc.colours */
  GRefString *logo;   /* data: URL, or NULL */
  GPtrArray *scorers; /* array of char *: the scorer of each goal, as far as known */
  /* array of SvBookPlayer: those who were on the pitch and have a name; NULL if only the result is
   * known */
  GArray *players;
  GHashTable *faces; /* picture (data: URL, GRefString) of each player with one, by name */
  SvTeamFaces shown; /* players whose photos stand for the team in a list */
  double expected;   /* goals that such shots bring on average, or -1 if unknown */
} SvBookTeam;

/* A match that is over. */
typedef struct {
  /* path of its file; for a match of a competition the path of the competition, "#" and the number
   * of the fixture; NULL for a match that is open */
  char *path;
  const char *action; /* action of the window that shows the match, with @target as its target */
  char *target;
  const SvGame *game;
  char *created; /* creation time from its document, or NULL */
  gint64 when;   /* that time, or else when its file was written, in seconds since 1970 */
  SvBookTeam teams[2];
  int score[2];
  int winner;        /* side that won, or -1 */
  gboolean at_table; /* it was counted at a table */
  char *cup;         /* title of its competition, or NULL */
} SvBookMatch;

SvBookMatch *sv_book_match_ref (SvBookMatch *self);
void sv_book_match_unref (SvBookMatch *self);

/* Return the side that a team of this name in @game plays, or -1. */
int sv_book_match_find_side (const SvBookMatch *self, const SvGame *game, const char *team);

/* Return whether both are the same match, kept in two files. A match without a creation time is the
 * same as no other. */
gboolean sv_book_match_is_same (const SvBookMatch *self, const SvBookMatch *other);

/* Return a match that need not be over, as far as it is shown. */
SvBookMatch *sv_book_match_new (SvMatch *match);

/* Return the matches in a file that are over: one of a match or a table, any number of a
 * competition (array of SvBookMatch). Only matches of the team in @game are read; if @team is NULL,
 * all are. May be called in any thread. */
GPtrArray *sv_book_read (const char *path, const SvGame *game, const char *team);

/* Return the paths of the files that the program keeps: matches that were played to their end, on
 * the screen or at a table, and competitions (array of char *). */
GPtrArray *sv_book_list_paths (void);

/* Return the day of the match in the user's time zone, for g_date_time_format (). */
GDateTime *sv_book_match_get_day (const SvBookMatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBookMatch, sv_book_match_unref)
