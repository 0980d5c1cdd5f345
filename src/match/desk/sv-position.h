/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPosition: a position that a person sets up: pieces, ball, score, period, clock and phase.
 *
 * It begins as the shown position of a match, whose rules, teams and seats it uses, and leaves that
 * match alone. After every change it knows whether the game can be played from here, and if not,
 * why. One stack of undo serves everything. It draws nothing and knows no game. */

#include "sv-match.h"
#include "sv-undo.h"

#define SV_TYPE_POSITION (sv_position_get_type ())
G_DECLARE_FINAL_TYPE (SvPosition, sv_position, SV, POSITION, GObject)

/* Signal: "changed" (something is another one, also after undo and redo). */

/* The shown position of match; of one that has not begun, a usual one soon after its beginning with
 * all pieces in their places. */
SvPosition *sv_position_new (SvMatch *match);

/* The match whose names are used. */
SvMatch *sv_position_get_match (SvPosition *self);

/* Valid until "changed". */
const SvPlacement *sv_position_get_placement (SvPosition *self);

/* What of it counts in its phase: SvPhaseFlags. */
unsigned sv_position_get_flags (SvPosition *self);

/* To be painted, also when it is impossible. Valid until "changed". */
const SvView *sv_position_get_view (SvPosition *self);

/* The game's state, NULL if it is impossible. Valid until "changed". */
const void *sv_position_get_state (SvPosition *self);

/* The length of its period, 0 if no clock runs in this position; and what of it is left. */
gint64 sv_position_get_length_ms (SvPosition *self);
gint64 sv_position_get_left_ms (SvPosition *self);

/* Why no match can go on from here, in words, or NULL. Free with g_free (). */
char *sv_position_dup_why (SvPosition *self);
/* What in it is odd though the rules allow it, as a team without a keeper, or NULL. Free with g_free (). */
char *sv_position_dup_oddity (SvPosition *self);
/* The piece of which the first of them speaks, or -1. */
int sv_position_get_wrong (SvPosition *self);

/* A new, untitled, unsaved match that begins here; NULL if it is impossible. */
SvMatch *sv_position_make_match (SvPosition *self);

/* Changes. A piece goes to a space (-1: beside the board); a piece that stands there goes to where
 * the first one was. */
void sv_position_put (SvPosition *self, int piece, int space);
void sv_position_clear (SvPosition *self); /* all pieces beside the board */
void sv_position_set_ball (SvPosition *self, int piece);
void sv_position_set_ball_space (SvPosition *self, int space); /* it lies there; FREE_BALL only */
void sv_position_lay_ball (SvPosition *self);                  /* near whoever has it */

/* Where the ball is on its way, SV_PHASE_TRAIL: it is played on the first space, then it goes on to each
 * one, slanting first and then straight, or back to one that it came over; anew from a piece of the
 * other side. */
void sv_position_lead_ball (SvPosition *self, int space);

/* Whether a piece (-1: any) may be chosen to stop it on a space (-1: any), and with what odds: out (or
 * NULL); and that choice, if it may. Putting the piece there is that choice too. */
gboolean sv_position_can_try (SvPosition *self, int piece, int space, SvTarget *out);
gboolean sv_position_try (SvPosition *self, int piece, int space);

typedef enum {
  SV_POSITION_PHASE,
  SV_POSITION_PERIOD, /* 1… */
  SV_POSITION_SIDE,
  SV_POSITION_ACTIVE, /* a piece, as is the next */
  SV_POSITION_DEFENDER,
  SV_POSITION_SCORE_0,
  SV_POSITION_SCORE_1,
  SV_POSITION_POINTS,
  SV_POSITION_LEFT_MS /* on the clock */
} SvPositionValue;

void sv_position_set (SvPosition *self, SvPositionValue which, int value);

/* To a state of the game, with its score, as one step. */
void sv_position_go_on (SvPosition *self, const void *state);

/* Begin anew from here: nothing can be undone. */
void sv_position_begin (SvPosition *self, const SvPlacement *placement);

/* Its steps; numbers that are stepped or typed one after the other are one. */
SvUndo *sv_position_get_undo (SvPosition *self);
