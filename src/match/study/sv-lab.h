/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-lab: let every pair of some teams play a series of computer matches, in a worker thread.
 *
 *   start ──▶ pair after pair, some matches at a time ──▶ changed, changed, … ──▶ it has ended
 *
 * It only counts; charts and tables of the results are drawn elsewhere. */

#include "sv-document.h"
#include "sv-series.h"

typedef struct {
  unsigned teams[2]; /* first and second team of the pair: indices in the list of teams */
  SvTally *tally;    /* results of the matches played so far */
} SvLabPair;

typedef struct _SvLab SvLab;

/* Called when there are more results, and when the lab has ended. */
typedef void (*SvLabChanged) (gpointer data);

SvLab *sv_lab_new (SvLabChanged changed, gpointer data);
void sv_lab_free (SvLab *self);

/* Play @matches matches of each pair of the @teams (two or more, of SvTeamDoc, all of the game
 * of @variant) by the rules of @variant. Earlier results are dropped. Return FALSE with an error
 * if a team may not play by these rules. */
gboolean sv_lab_start (SvLab *self,
                       const SvVariantDoc *variant,
                       GPtrArray *teams,
                       const SvBot *const players[2],
                       guint64 matches,
                       GError **error);
/* Stop playing; the results so far stay. */
void sv_lab_stop (SvLab *self);
gboolean sv_lab_is_running (SvLab *self);

/* Return the part of the matches that has been played, 0–1, and the seconds that the rest will
 * take, or -1 if unknown. */
double sv_lab_get_done (SvLab *self);
int sv_lab_get_seconds_left (SvLab *self);

unsigned sv_lab_get_n_pairs (SvLab *self);
const SvLabPair *sv_lab_get_pair (SvLab *self, unsigned i);
/* Return the name of a team; @team is its index in the list. */
const char *sv_lab_get_name (SvLab *self, unsigned team);

unsigned sv_lab_get_n_teams (SvLab *self);
/* Return the game that sv_lab_start () was last called for. */
const SvGame *sv_lab_get_game (SvLab *self);

/* The figurines of a team: their number, and the name of figurine @i: its player's, or else its
 * own. */
unsigned sv_lab_get_n_figurines (SvLab *self, unsigned team);
const char *sv_lab_get_figurine (SvLab *self, unsigned team, unsigned i);
/* Return the goals of figurine @i: in the matches of a pair, as its first or second team
 * (@side), or in all matches of its team, whose number is written to @matches. */
guint64 sv_lab_get_goals_in (SvLab *self, unsigned pair, unsigned side, unsigned i);
guint64 sv_lab_get_goals (SvLab *self, unsigned team, unsigned i, guint64 *matches);

/* Return the result of a pair in words: "Velocitas wins 480 of 1000 matches (45 to 51 %), Orange
 * 400 (37 to 43 %), 120 are drawn. …" The brackets hold 95 % confidence intervals. NULL if no
 * match was played; free with g_free (). */
char *sv_lab_dup_words (SvLab *self, unsigned pair);
