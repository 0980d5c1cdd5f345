/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-choice: which legal event a person means who points at pieces and spaces.
 *
 *   point at a piece ──▶ TAKE it ──▶ point at a space ──▶ CHOOSE
 *        │                                    ▲
 *        └── the event needs no space ────────┤ only one piece can go there
 *                                             │
 *                                        a space further on: a WAY of several events
 *
 * Taking a piece that a way begins with makes no event yet: it can be let go again.
 *
 * Clicks, drags and keys all end here, so that they mean the same. It knows legal events and what
 * they are pointed at, nothing of any game, of widgets or of words. */

#include "sv-match.h"
#include "sv-way.h"

typedef struct {
  SvEvent event;
  SvTarget target;
} SvOption;

typedef struct {
  unsigned n_options;
  int held;           /* the piece that was taken, or -1 */
  bool placing;       /* the pieces stand beside the board: where they may go is worth a glow */
  const SvWays *ways; /* of the piece in hand; not owned; NULL: they were not looked for */
  int ways_of;        /* the piece that they are of */
  SvOption options[SV_MAX_LEGAL];
} SvChoice;

typedef enum {
  SV_ANSWER_REFUSE,  /* piece, space: nothing can be done there */
  SV_ANSWER_TAKE,    /* piece is held now */
  SV_ANSWER_RELEASE, /* piece is no longer held */
  SV_ANSWER_CHOOSE,  /* one of the events is meant; more than one: ask which */
  SV_ANSWER_WAY      /* the way in SvChoice.ways to space */
} SvAnswerKind;

typedef struct {
  SvAnswerKind kind;
  int piece, space;
  unsigned n;
  uint16_t options[SV_MAX_LEGAL]; /* CHOOSE: indices in SvChoice.options */
} SvAnswer;

/* Forget all options; nothing is held. */
void sv_choice_clear (SvChoice *self);

/* All that a person can choose in the position of match, nothing held. */
void sv_choice_fill (SvChoice *self, SvMatch *match);

/* Add a legal event. One that is not pointed at on the board (a die, a button alone) is left out.
 */
void sv_choice_add (SvChoice *self, SvEvent event, const SvTarget *target);

/* Look for the ways of the piece in hand, if it is another one than before, in the position that the
 * options are of. ways is the caller's room for them. */
void sv_choice_find_ways (
    SvChoice *self, SvWays *ways, const SvGame *game, const void *setup, const void *state);

/* True if the space is reached by a way of more than one event, and not by a single one: that is done
 * alone, even where the piece must then go on. */
bool sv_choice_is_far (const SvChoice *self, int space);

/* The option that pointing at a space would choose, or NULL: there is none, or more than one. */
const SvOption *sv_choice_get_goal (const SvChoice *self, int space);

/* Write the spaces of the way of what is in the hand to a space, from where it begins in this view;
 * at most SV_MAX_WAY + 1. Returns how many. */
unsigned sv_choice_get_way (const SvChoice *self, const SvView *view, int space, int16_t *spaces);

/* What it costs to go to a space, or the odds there as SvTarget has them. False if neither is to be
 * told. */
typedef struct {
  unsigned cost, odds, odds_of;
} SvPrice;
bool sv_choice_get_price (const SvChoice *self, const SvView *view, int space, SvPrice *out);

/* The only piece that events can move to a space, or -1 if there is none or more than one. */
int sv_choice_get_mover (const SvChoice *self);

/* The piece whose spaces are shown: the one held, else the mover, else -1. */
int sv_choice_get_hand (const SvChoice *self);

/* True if the piece can be taken to be put on a space. */
bool sv_choice_can_take (const SvChoice *self, int piece);

/* Take a piece (false if it cannot be taken), or let go of the one held. */
bool sv_choice_take (SvChoice *self, int piece);
void sv_choice_release (SvChoice *self);

/* True if pointing at the piece alone chooses an event. */
bool sv_choice_is_answer (const SvChoice *self, int piece);

/* True if the held piece, the mover, or nobody in particular can be sent to the space, be it by a
 * way of several events. */
bool sv_choice_is_goal (const SvChoice *self, int space);

/* True if the piece in hand, who stands on the space, may choose to stay there: pointing at it does that
 * instead of letting go. */
bool sv_choice_can_stay (const SvChoice *self, int piece, int space);

/* True if the place should glow: a goal, or a piece (-1: none) that can be pointed at first. */
bool sv_choice_is_marked (const SvChoice *self, int piece, int space);

/* True if pointing there does anything at all, glow or not. */
bool sv_choice_is_possible (const SvChoice *self, int piece, int space);

/* Of which piece and space to ask why pointing there does nothing: the piece in hand and the space;
 * without one the piece alone. Either may come out as -1. */
void sv_choice_refusal (const SvChoice *self, int piece, int space, int *why_piece, int *why_space);

/* A person points at a space (-1: beside the board) and the piece there (-1: none). Takes and
 * releases by itself. */
void sv_choice_point (SvChoice *self, int piece, int space, SvAnswer *answer);

/* A person drops the held piece on a space (-1: beside the board), which may be its own, to stay there.
 * Never takes another piece;
 * the piece is let go unless answer is CHOOSE or WAY. */
void sv_choice_drop (SvChoice *self, int space, SvAnswer *answer);
