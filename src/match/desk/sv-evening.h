/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvEvening: the matches that were begun and finished today, read from their files: who won, how
 * often two teams won from each other, and the goals of each player with a name. It stores
 * nothing.
 *
 * A day begins at five in the morning, so that a late match still belongs to its evening. */

#include "sv-bot.h"
#include "sv-match.h"

/* A match that is over. */
typedef struct {
  char *path; /* path of its file; NULL for a match that is only counted */
  const SvGame *game;
  char *created; /* creation time from its document */
  char *teams[2];
  const SvBot *bots[2]; /* computer player of each team without people, or NULL */
  char *colours[2][2];  /* like SvTeamDoc.colours, for each team */
  int score[2];
  int winner; /* side that won, or -1 */
  GPtrArray
      *scorers[2]; /* array of char *: the player who made each goal, if that one has a name */
} SvEveningMatch;

#define SV_TYPE_EVENING (sv_evening_get_type ())
G_DECLARE_FINAL_TYPE (SvEvening, sv_evening, SV, EVENING, GObject)

/* Signal "read": the files have been read. */

/* Return a new evening, without matches until it is read. Transfer full. */
SvEvening *sv_evening_new (void);

/* Return the evening that belongs to @match, which is begun to be read when it is first asked for.
 * The match owns it. */
SvEvening *sv_evening_of (SvMatch *match);

/* Read the files of the finished matches in another thread. A match that is open in a window is
 * not read. */
void sv_evening_read (SvEvening *self);

/* Return the matches (SvEveningMatch), the last one first. The evening owns them. */
const GPtrArray *sv_evening_get_matches (SvEvening *self);

/* Return the result in words, the winner first: "Orange wins 12–11 against Velocitas, computer ·
 * club". Free with g_free (). */
char *sv_evening_match_dup_result (const SvEveningMatch *match);

/* Return how often the teams of @match won from each other today, with @match itself if it is
 * over: "Velocitas 2 – 1 Orange this evening". NULL if @match was not begun today, or they have
 * finished fewer than two matches. @now: the present time. Free with g_free (). */
char *sv_evening_dup_tally (SvEvening *self, SvMatch *match, GDateTime *now);

/* Return whether another match would be a revenge: @match is over, and people lost it. */
gboolean sv_evening_is_revenge (SvMatch *match);

/* Return the words for a revenge with the tally, "Revenge · 2–1 this evening", where
 * sv_evening_dup_tally () has one; else NULL. Free with g_free (). */
char *sv_evening_dup_revenge (SvEvening *self, SvMatch *match, GDateTime *now);

/* Return how many goals a player of a team made today, in @match as far as it is shown too. */
unsigned
sv_evening_count_goals (SvEvening *self, SvMatch *match, const char *team, const char *player);
