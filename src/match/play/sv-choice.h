/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-choice: finds out which legal event the user means by clicking pieces and spaces.
 *
 *   click a piece ────▶ TAKE it ──▶ click a space ───▶ CHOOSE
 *        │                                    ▲
 *        └── the event needs no space ────────┤ only one piece can go there
 *                                             │
 *                                        a space further on: a WAY of several events
 *
 * Picking up a piece makes no event yet; the user can drop it again.
 *
 * Clicks, drags and keys all end here, so that they mean the same. The module knows the legal
 * events and their targets. It knows nothing about any game, about widgets or about words. */

#include "sv-match.h"
#include "sv-way.h"

typedef struct {
  SvEvent event;
  SvTarget target;
} SvOption;

typedef struct {
  unsigned n_options;
  int held;           /* the piece that the user has picked up, or -1 */
  bool placing;       /* the pieces still stand beside the board, so their goals are lit */
  const SvWays *ways; /* ways of the held piece, not owned; NULL if they were not searched for */
  int ways_of;        /* number of the piece that @ways belongs to */
  SvOption options[SV_MAX_LEGAL];
} SvChoice;

typedef enum {
  SV_ANSWER_REFUSE,  /* nothing can be done with this piece and space */
  SV_ANSWER_TAKE,    /* the piece is picked up now */
  SV_ANSWER_RELEASE, /* the piece is dropped */
  SV_ANSWER_CHOOSE,  /* one of the events is meant; if there are several, ask the user which */
  SV_ANSWER_WAY      /* the way in SvChoice.ways to the space is meant */
} SvAnswerKind;

typedef struct {
  SvAnswerKind kind;
  int piece, space;
  unsigned n;
  uint16_t options[SV_MAX_LEGAL]; /* for SV_ANSWER_CHOOSE: indices in SvChoice.options */
} SvAnswer;

/* Remove all options; no piece is held. */
void sv_choice_clear (SvChoice *self);

/* Fill in everything that the user can choose in the position of @match. No piece is held. */
void sv_choice_fill (SvChoice *self, SvMatch *match);

/* Add a legal event. An event without a target on the board (a die, only a button) is left out. */
void sv_choice_add (SvChoice *self, SvEvent event, const SvTarget *target);

/* Find the ways of the held piece in the position that the options belong to, unless they were
 * found for this piece before. @ways: the caller's memory for the result. */
void sv_choice_find_ways (
    SvChoice *self, SvWays *ways, const SvGame *game, const void *setup, const void *state);

/* Return whether the space is reached only by a way of more than one event. If a single event leads
 * there, that event is made, even if the piece must then go on. */
bool sv_choice_is_far (const SvChoice *self, int space);

/* Return the option that a click on the space would choose, or NULL if there is none or more than
 * one. */
const SvOption *sv_choice_get_goal (const SvChoice *self, int space);

/* Return the space where the way of the held piece begins: its own, or that of the ball; -1 if it
 * is on none. */
int sv_choice_get_start (const SvChoice *self, const SvView *view);

/* Return whether the ball, and no piece, can be sent to a space. */
bool sv_choice_has_ball (const SvChoice *self);

/* Write the spaces of the held piece's way to @space into @spaces, from its beginning in this view;
 * at most SV_MAX_WAY + 1. Return how many. */
unsigned sv_choice_get_way (const SvChoice *self, const SvView *view, int space, int16_t *spaces);

/* What going to a space costs, or the odds there as in SvTarget. sv_choice_get_price () returns
 * FALSE if neither should be shown. */
typedef struct {
  unsigned cost, odds, odds_of;
} SvPrice;
bool sv_choice_get_price (const SvChoice *self, const SvView *view, int space, SvPrice *out);

/* Return the only piece that events can move to a space, or -1 if there is none or more than
 * one. */
int sv_choice_get_mover (const SvChoice *self);

/* Return the piece whose goals are shown: the held piece, else the only piece that can move, else
 * -1. */
int sv_choice_get_hand (const SvChoice *self);

/* Return whether the piece can be picked up to be put on a space. */
bool sv_choice_can_take (const SvChoice *self, int piece);

/* Pick up a piece (FALSE if that is not possible), or drop the held one. */
bool sv_choice_take (SvChoice *self, int piece);
void sv_choice_release (SvChoice *self);

/* Return whether a click on the piece alone chooses an event. */
bool sv_choice_is_answer (const SvChoice *self, int piece);

/* Return whether the held piece, the only mover, or no particular piece can be sent to the space,
 * by one event or by a way of several. */
bool sv_choice_is_goal (const SvChoice *self, int space);

/* Return whether the held piece, which stands on @space, may choose to stay: clicking its space
 * then does that instead of dropping the piece. */
bool sv_choice_can_stay (const SvChoice *self, int piece, int space);

/* Return whether the space is lit: it is a goal, or holds a piece (@piece; -1 if none) that may be
 * clicked first. */
bool sv_choice_is_marked (const SvChoice *self, int piece, int space);

/* Return whether a click there does anything, lit or not. */
bool sv_choice_is_possible (const SvChoice *self, int piece, int space);

/* Find the piece and space about which to ask the game why a click does nothing: the held piece and
 * the space, or the clicked piece alone if none is held. Either result may be -1. */
void sv_choice_refusal (const SvChoice *self, int piece, int space, int *why_piece, int *why_space);

/* Handle a click on a space (-1: beside the board) with the piece that stands there (-1: none).
 * Picks up and drops pieces itself. */
void sv_choice_point (SvChoice *self, int piece, int space, SvAnswer *answer);

/* Handle the drop of the held piece on a space (-1: beside the board), which may be its own space
 * if it may stay. Never picks up another piece; the held piece is released unless the answer is
 * CHOOSE or WAY. */
void sv_choice_drop (SvChoice *self, int space, SvAnswer *answer);
