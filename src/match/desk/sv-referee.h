/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-referee: what the rules say of a position that stands on a real board, and of dice that were
 * thrown there. It changes nothing, keeps nothing and knows no game: every sentence is the game's. */

#include "sv-position.h"

/* A position for the rules and teams of doc, to be made like the one on the real board. It begins
 * with everybody in place and, where the game has that, with a throw against a defender. */
SvPosition *sv_referee_new_position (const SvMatchDoc *doc);

/* Period and goals are those of the table. Where they were others, nothing can be undone any more. */
void sv_referee_set_frame (SvPosition *position, unsigned period, const int score[2]);

/* What is to be done in the position, in words; NULL if it is impossible. Free with g_free (). */
char *sv_referee_dup_question (SvPosition *position);

/* What counts for the throw that comes now, what must be thrown and how likely that is, and at the end
 * the chances of all that may come of it; or who may be chosen to throw, and how likely that succeeds.
 * Empty where nothing is thrown or nothing is known. Of SvReportLine. */
GPtrArray *sv_referee_dup_counts (SvPosition *position);

/* Whether a die is thrown now, and whose: a side, or -1 for anybody's. */
gboolean sv_referee_throws (SvPosition *position, int *side);

/* How that is thrown at a table: the kind of throw, an index in the game's list, and how many dice, 1 or
 * one of each side. FALSE if nothing is thrown. */
gboolean sv_referee_get_throw (SvPosition *position, unsigned *kind, unsigned *dice);

typedef struct {
  GPtrArray *lines; /* of SvReportLine: what happened, the last one is the result */
  char *next;       /* what is to be done then, in words */
  gboolean settled; /* no other die is needed */
  int goal_side;    /* who scored, or -1 */
  int goal_card;    /* who made it: index in the team's cards, or -1 */
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE]; /* the game's, after it */
} SvVerdict;

/* What dice do that were thrown in the position; dice[side] is that of the team, 0: not thrown. A
 * throw that must be repeated wants new dice. NULL if no die is to be thrown, or none was. */
SvVerdict *sv_referee_judge (SvPosition *position, const unsigned dice[2]);
void sv_verdict_free (SvVerdict *verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvVerdict, sv_verdict_free)
