/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-situation: a position of a match, and all that its game says about it. */

#include <stddef.h>

#include "sv-bot.h"
#include "sv-history.h"
#include "sv-match-doc.h"

/* Which position a match stands in. A new event leads to SV_LOOK_LIVE from each of them. */
typedef enum {
  SV_LOOK_LIVE,   /* the one after the last event */
  SV_LOOK_UNDONE, /* an earlier one, after undo: it is played on from here */
  SV_LOOK_BACK    /* an earlier one, after a jump: it is there to be looked at */
} SvMatchLook;

typedef struct {
  const SvGame *game;
  const void *setup; /* the history's */
  unsigned position; /* so many events led to it */
  SvView view;
  SvSight sight; /* what is to be seen: the pitch, or another board from near */
  SvNode node;
  SvEvent *legal;    /* owned, game->max_legal of them */
  SvTarget *targets; /* the same: what a person points at to choose each legal event */
  unsigned n_legal;
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
} SvSituation;

/* One that is still to be read; clear it when it is done with. */
void sv_situation_init (SvSituation *self, const SvGame *game);
void sv_situation_clear (SvSituation *self);

/* Let it be the position after the first k events of history, which is to live as long. */
void sv_situation_read (SvSituation *self, const SvHistory *history, unsigned k);

/* The index of event in self->legal, or -1 if the rules do not allow it in this position. */
int sv_situation_find_legal (const SvSituation *self, SvEvent event);

/* The seat of seats (an array of SvSeatDoc) that must act in this position, or NULL if the match is over. */
const SvSeatDoc *sv_situation_get_decider (const SvSituation *self, const GPtrArray *seats);
/* The computer player that must act in this position, or NULL if a person must. */
const SvBot *sv_situation_get_bot (const SvSituation *self, const GPtrArray *seats);
