/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-history: the events of one match and the position after each of them.
 *
 *      events   e0  e1  e2  e3 │ e4  e5        e4, e5 can be redone
 *      snaps   s0      s2      │               every SNAP_EVERY positions
 *                              position (4 events made)
 *
 * It knows nothing of files, clocks on the wall or windows; times are numbers given to it. */

#include "sv-game.h"

enum { SV_MAX_EVENTS = 200000 };

typedef struct SvHistory SvHistory;

typedef enum {
  SV_HISTORY_OK,
  SV_HISTORY_ILLEGAL, /* the event is not legal here */
  SV_HISTORY_FULL     /* SV_MAX_EVENTS reached */
} SvHistoryResult;

/* A history of no events. Copies the setup. start: a state to begin from, or NULL for the game's
 * own beginning; copied. */
SvHistory *sv_history_new (const SvGame *game, const void *setup, const void *start);
void sv_history_free (SvHistory *self);

const SvGame *sv_history_get_game (const SvHistory *self);
const void *sv_history_get_setup (const SvHistory *self);

/* Number of events made (the position) and of events kept (those to redo included). */
unsigned sv_history_get_position (const SvHistory *self);
unsigned sv_history_get_length (const SvHistory *self);

/* The current state; valid until the history changes. */
const void *sv_history_get_state (const SvHistory *self);

/* Event i of the kept ones and the match clock when it was made, in milliseconds of its period. */
SvEvent sv_history_get_event (const SvHistory *self, unsigned i);
int64_t sv_history_get_time (const SvHistory *self, unsigned i);

/* Write the state after the first k events, 0 ≤ k ≤ length. */
void sv_history_state_at (const SvHistory *self, unsigned k, void *state);

/* Make one event; what could be redone is dropped. */
SvHistoryResult sv_history_append (SvHistory *self, SvEvent event, int64_t time_ms);
/* The same for an event that legal () has given for this very position, or `time` where node () allows
 * it: the game is not asked again. */
SvHistoryResult sv_history_append_known (SvHistory *self, SvEvent event, int64_t time_ms);
SvHistoryResult sv_history_append_text (SvHistory *self, const char *text, int64_t time_ms);

/* Go to position k ≤ length: forward with the same events, the same dice. */
void sv_history_seek (SvHistory *self, unsigned k);

/* The match as it was after its first k ≤ length events: a new history, which is at its end. */
SvHistory *sv_history_copy (const SvHistory *self, unsigned k);

/* The same match with another event i: a new history of the events before it, the event given, and
 * as many of the later ones as stay legal one after the other, with their times; it is at its end.
 * *n_kept (nullable): how many later events that were. NULL if the event is not legal there. */
SvHistory *sv_history_replace (const SvHistory *self, unsigned i, SvEvent event, unsigned *n_kept);
