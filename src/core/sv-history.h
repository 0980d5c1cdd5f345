/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-history: the events of one match and the position after each of them.
 *
 *      events   e0  e1  e2  e3 │ e4  e5        e4, e5 can be redone
 *      snaps   s0      s2      │               every SNAP_EVERY positions
 *                              position (4 events made)
 *
 * It does not deal with files, real time or windows; the time of each event is a number that the
 * caller supplies. */

#include "sv-game.h"

enum { SV_MAX_EVENTS = 200000 };

typedef struct SvHistory SvHistory;

typedef enum {
  SV_HISTORY_OK,
  SV_HISTORY_ILLEGAL, /* the event is not legal here */
  SV_HISTORY_FULL     /* the history already has SV_MAX_EVENTS events */
} SvHistoryResult;

/* Create an empty history. @setup is copied, and so is @start, the state to begin with, or NULL
 * for the normal beginning. Free with sv_history_free (). */
SvHistory *sv_history_new (const SvGame *game, const void *setup, const void *start);
void sv_history_free (SvHistory *self);

const SvGame *sv_history_get_game (const SvHistory *self);
const void *sv_history_get_setup (const SvHistory *self);

/* Return the number of events that were made (the position), and the number of events in the
 * history including those that can be redone (the length). */
unsigned sv_history_get_position (const SvHistory *self);
unsigned sv_history_get_length (const SvHistory *self);

/* Return the state at the current position; valid until the history changes. */
const void *sv_history_get_state (const SvHistory *self);

/* Return event @i, 0 ≤ i < length, and what the match clock showed then, in milliseconds since
 * the beginning of the period. */
SvEvent sv_history_get_event (const SvHistory *self, unsigned i);
int64_t sv_history_get_time (const SvHistory *self, unsigned i);

/* Write the state after the first @k events, 0 ≤ k ≤ length. */
void sv_history_state_at (const SvHistory *self, unsigned k, void *state);

/* Make one event at the current position. Events that could be redone are discarded. */
SvHistoryResult sv_history_append (SvHistory *self, SvEvent event, int64_t time_ms);
/* Like sv_history_append (), but without a check: @event must be one that legal () has returned
 * for this position, or `time` if node () allows it. */
SvHistoryResult sv_history_append_known (SvHistory *self, SvEvent event, int64_t time_ms);
SvHistoryResult sv_history_append_text (SvHistory *self, const char *text, int64_t time_ms);

/* Go to position @k, at most length, backwards or forwards. The events stay the same, thrown dice
 * included. */
void sv_history_seek (SvHistory *self, unsigned k);

/* Discard the events that could be redone. */
void sv_history_cut (SvHistory *self);

/* Create a history of the first @k events, at most length. It is positioned at its end. */
SvHistory *sv_history_copy (const SvHistory *self, unsigned k);

/* Create a history in which @event replaces event @i. Later events and their times are kept as
 * long as each is legal; the rest is dropped. The new history is positioned at its end, and
 * *@n_kept (may be NULL) becomes the number of later events kept. Returns NULL if @event is not
 * legal there. */
SvHistory *sv_history_replace (const SvHistory *self, unsigned i, SvEvent event, unsigned *n_kept);
