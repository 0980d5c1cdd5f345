/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-steps: an iterator over a history. Each step is an event with the position before it and the
 * position after it. Code that counts, announces or reports what happened in a match uses it like
 * this:
 *
 *      SvSteps steps;
 *
 *      sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
 *      while (sv_steps_next (&steps))
 *        look_at (steps.before, steps.event, steps.after, sv_steps_notes (&steps));
 *
 * Views and notes are computed only when the caller asks for them, and at most once for each
 * position. The history must not change during the iteration. */

#include "sv-history.h"

#include <stdalign.h>

typedef struct {
  const SvGame *game;
  const void *setup;

  /* The current step, valid until the next one. */
  unsigned index; /* index of the event in the history */
  SvEvent event;
  int64_t time_ms; /* what the match clock showed at the event, in milliseconds */
  const void *before;
  const void *after; /* before the first step, the first position of the range */

  /* Private. */
  const SvHistory *history;
  unsigned next, end;
  unsigned now; /* index in states and views of the position `after` */
  bool has_view[2], has_notes;
  SvView views[2];
  SvNotes notes;
  alignas (16) unsigned char states[2][SV_MAX_STATE];
} SvSteps;

/* Begin an iteration over the events @from … @to - 1 of @history; @from ≤ @to ≤ its length. */
void sv_steps_begin (SvSteps *self, const SvHistory *history, unsigned from, unsigned to);

/* Begin an iteration without events at any position; @state is copied. */
void sv_steps_begin_in (SvSteps *self, const SvGame *game, const void *setup, const void *state);

/* Go to the next event. Returns false, and stays at the last step, if there is none. */
bool sv_steps_next (SvSteps *self);

/* Make a step with an event of the caller's choice, which must be legal after the last step. */
void sv_steps_try (SvSteps *self, SvEvent event);

/* Begin an iteration over event @i of @history alone, and make its step. */
void sv_steps_at (SvSteps *self, const SvHistory *history, unsigned i);

/* Return the view of the position before or after the event. */
const SvView *sv_steps_before (SvSteps *self);
const SvView *sv_steps_after (SvSteps *self);

/* Return the game's notes about the event. */
const SvNotes *sv_steps_notes (SvSteps *self);

/* Return whether the event has a note of this kind. */
bool sv_steps_have (SvSteps *self, SvNoteKind kind);

/* Return the piece that scored the goal that @note reports; -1 if it is unknown or the note
 * reports no goal. A game need not name the scorer, who is then the piece that shot: *@shooter
 * remembers that piece until its shot has ended. Initialise *@shooter with -1 and pass every note
 * of a match in order. */
int sv_note_scorer (const SvNote *note, int *shooter);
