/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-situation: a position of a match, and everything that its game says about it. */

#include <stddef.h>

#include "sv-bot.h"
#include "sv-history.h"
#include "sv-match-doc.h"

/* Which position of its history a match shows. A new event leads to SV_PLAYBACK_LIVE from each of
 * them. */
typedef enum {
  SV_PLAYBACK_LIVE,   /* the position after the last event */
  SV_PLAYBACK_UNDONE, /* an earlier one, after undo: play continues from here */
  SV_PLAYBACK_PAST    /* an earlier one, after a jump: the user only looks at it */
} SvPlayback;

typedef struct {
  const SvGame *game;
  const void *setup; /* owned by the history */
  unsigned position; /* number of events that led to it */
  SvView view;
  SvScene scene; /* what is shown: the pitch, or another board close up */
  SvNode node;
  SvEvent *legal;    /* owned; room for game->max_legal events */
  SvTarget *targets; /* owned, as many: what the user clicks to choose each legal event */
  unsigned n_legal;
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
} SvSituation;

/* Initialise an empty situation. Free its contents with sv_situation_clear (). */
void sv_situation_init (SvSituation *self, const SvGame *game);
void sv_situation_clear (SvSituation *self);

/* Read the position after the first @k events of @history, which must live as long as @self. */
void sv_situation_read (SvSituation *self, const SvHistory *history, unsigned k);

/* Return the index of @event in self->legal, or -1 if the rules do not allow it in this
 * position. */
int sv_situation_find_legal (const SvSituation *self, SvEvent event);

/* Return the element of @seats (SvSeatDoc) that must act in this position, or NULL if the match is
 * over. */
const SvSeatDoc *sv_situation_get_decider (const SvSituation *self, const GPtrArray *seats);
/* Return the computer player that must act in this position, or NULL if a person must. */
const SvBot *sv_situation_get_bot (const SvSituation *self, const GPtrArray *seats);
