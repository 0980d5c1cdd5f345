/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPosition: a position that the user sets up: pieces, ball, score, period, clock and phase.
 *
 * It begins as the position that a match shows, and uses the rules, teams and seats of that match
 * without changing the match. After every change it checks whether the game can be played from
 * here, and if not, why. One stack of undo serves everything. It draws nothing and knows no
 * game. */

#include "sv-match.h"
#include "sv-undo.h"

#define SV_TYPE_POSITION (sv_position_get_type ())
G_DECLARE_FINAL_TYPE (SvPosition, sv_position, SV, POSITION, GObject)

/* Signal: "changed": any part of the position is different, also after undo and redo. */

/* Return a position like the one that @match shows. If @match has not begun, it is a typical
 * position soon after the beginning, with all pieces on the board. */
SvPosition *sv_position_new (SvMatch *match);

/* Return the match whose rules and names are used. */
SvMatch *sv_position_get_match (SvPosition *self);

/* Return the pieces, ball, score and phase as they were set up. Valid until "changed". */
const SvPlacement *sv_position_get_placement (SvPosition *self);

/* Return what matters in the position's phase: SvPhaseFlags. */
unsigned sv_position_get_flags (SvPosition *self);

/* Return the position for painting, even if it is impossible. Valid until "changed". */
const SvView *sv_position_get_view (SvPosition *self);

/* Return the game's state, NULL if the position is impossible. Valid until "changed". */
const void *sv_position_get_state (SvPosition *self);

/* Return the length of the position's period, 0 if no clock runs in this position; return the
 * time left in it. Both in milliseconds. */
gint64 sv_position_get_length_ms (SvPosition *self);
gint64 sv_position_get_left_ms (SvPosition *self);

/* Return the reason why no match can continue from here, or NULL. Free with g_free (). */
char *sv_position_dup_why (SvPosition *self);
/* Return what is unusual in the position although the rules allow it, such as a team without a
 * goalkeeper, or NULL. Free with g_free (). */
char *sv_position_dup_oddity (SvPosition *self);
/* Return the piece that the reason of sv_position_dup_why () is about, or -1. */
int sv_position_get_wrong (SvPosition *self);

/* Return a new, untitled, unsaved match that begins here; NULL if the position is impossible. */
SvMatch *sv_position_make_match (SvPosition *self);

/* Changes. sv_position_put () moves a piece to a space (-1: beside the board); a piece that is
 * already there moves to the space that the first one left. */
void sv_position_put (SvPosition *self, int piece, int space);
void sv_position_clear (SvPosition *self); /* move all pieces beside the board */
void sv_position_set_ball (SvPosition *self, int piece);
/* put the ball on a space; only in a phase with SV_PHASE_FREE_BALL */
void sv_position_set_ball_space (SvPosition *self, int space);
/* put the ball near the piece that has it */
void sv_position_lay_ball (SvPosition *self);

/* In a phase with SV_PHASE_TRAIL: extend the path of the ball to a space. The first call sets
 * where the ball is played from; each later call adds a diagonal and then a straight line to the
 * space, or goes back if the path has been there. A space with a piece of the other side starts a
 * new path. */
void sv_position_lead_ball (SvPosition *self, int space);

/* Return whether a piece (-1: any) may be chosen to stop the ball on a space (-1: any); *@out
 * (nullable) receives the target with its odds. sv_position_try () makes that choice if it is
 * allowed; putting the piece on the space makes it, too. */
gboolean sv_position_can_try (SvPosition *self, int piece, int space, SvTarget *out);
gboolean sv_position_try (SvPosition *self, int piece, int space);

typedef enum {
  SV_POSITION_PHASE,
  SV_POSITION_PERIOD, /* 1-based */
  SV_POSITION_SIDE,
  SV_POSITION_ACTIVE, /* a piece, like the next value */
  SV_POSITION_DEFENDER,
  SV_POSITION_SCORE_0,
  SV_POSITION_SCORE_1,
  SV_POSITION_POINTS,
  SV_POSITION_LEFT_MS /* time left on the clock, in milliseconds */
} SvPositionValue;

void sv_position_set (SvPosition *self, SvPositionValue which, int value);

/* Replace the position by a state of the game with its score, as one step of undo. */
void sv_position_go_on (SvPosition *self, const void *state);

/* Replace the position by @placement and clear the stack of undo. */
void sv_position_begin (SvPosition *self, const SvPlacement *placement);

/* Return the stack of undo. Successive changes of the same number are merged into one step. */
SvUndo *sv_position_get_undo (SvPosition *self);
