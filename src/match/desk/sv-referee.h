/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-referee: what the rules say about a position on a real board, and about dice that were
 * thrown there. It changes nothing, stores nothing and knows no game: every sentence comes from
 * the game. */

#include "sv-position.h"

/* Return a position for the rules and teams of @doc, which the user then makes like the one on
 * the real board. It begins with all pieces on the board and, if the game has it, with a throw
 * against a defender. */
SvPosition *sv_referee_new_position (const SvMatchDoc *doc);

/* Set period and goals to those of the table. If that changes them, the stack of undo is
 * cleared. */
void sv_referee_set_frame (SvPosition *position, unsigned period, const int score[2]);

/* Return a sentence that says what is to be done in the position; NULL if it is impossible. Free
 * with g_free (). */
char *sv_referee_dup_question (SvPosition *position);

/* Return an array of SvReportLine: what counts for the next throw, what must be thrown and how
 * likely that is, and last the chances of all outcomes; or, before a choice, which pieces may be
 * chosen to throw and how likely they succeed. Empty if nothing is thrown or known. */
GPtrArray *sv_referee_dup_counts (SvPosition *position);

/* Return whether a die is thrown next. *@side receives the side that throws it, or -1 if either
 * may. */
gboolean sv_referee_throws (SvPosition *position, int *side);

/* Get how the next throw is made at a table: its kind, an index in the game's list, and the
 * number of dice, 1 or one for each side. Return FALSE if nothing is thrown. */
gboolean sv_referee_get_throw (SvPosition *position, unsigned *kind, unsigned *dice);

typedef struct {
  GPtrArray *lines; /* array of SvReportLine: what happened; the last line is the result */
  char *next;       /* what is to be done next, as a sentence */
  gboolean settled; /* TRUE if no other die is needed */
  int goal_side;    /* side that scored, or -1 */
  int goal_card;    /* scorer: index of the card in the team, or -1 */
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE]; /* state of the game after the throw */
} SvVerdict;

/* Return the result of dice that were thrown in the position; @dice[side] is that side's die, 0
 * if not thrown. If the rules ask to repeat a throw, new dice are needed. Return NULL if no die
 * is to be thrown, or none was. */
SvVerdict *sv_referee_judge (SvPosition *position, const unsigned dice[2]);
void sv_verdict_free (SvVerdict *verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvVerdict, sv_verdict_free)
