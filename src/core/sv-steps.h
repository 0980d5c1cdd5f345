/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-steps: one walk through a history. Each step is an event between the position in which it was made
 * and the position to which it led. Whoever counts, tells or writes what happened in a match walks so:
 *
 *      SvSteps steps;
 *
 *      sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
 *      while (sv_steps_next (&steps))
 *        look_at (steps.before, steps.event, steps.after, sv_steps_notes (&steps));
 *
 * The rules are asked for views and notes only when the caller asks for them, and once a position. The
 * history must not change during the walk. */

#include "sv-history.h"

#include <stdalign.h>

typedef struct {
  const SvGame *game;
  const void *setup;

  /* The step. All of it is valid until the next one. */
  unsigned index; /* of the event in the history */
  SvEvent event;
  int64_t time_ms; /* what the match clock showed then */
  const void *before;
  const void *after; /* the first position of the walk before its first step */

  /* The rest belongs to the walk. */
  const SvHistory *history;
  unsigned next, end;
  unsigned now; /* which of the two positions is `after` */
  bool has_view[2], has_notes;
  SvView views[2];
  SvNotes notes;
  alignas (16) unsigned char states[2][SV_MAX_STATE];
} SvSteps;

/* Begin a walk over the events from … to - 1 of history, from ≤ to ≤ its length. */
void sv_steps_begin (SvSteps *self, const SvHistory *history, unsigned from, unsigned to);

/* Begin a walk without events in a position that need not be of a history; state is copied. */
void sv_steps_begin_in (SvSteps *self, const SvGame *game, const void *setup, const void *state);

/* Make the next step. False if there is none: then the last step stays. */
bool sv_steps_next (SvSteps *self);

/* Make a step with an event of the caller's, which must be legal after the last step. */
void sv_steps_try (SvSteps *self, SvEvent event);

/* Walk over event i of history alone. */
void sv_steps_at (SvSteps *self, const SvHistory *history, unsigned i);

/* The view of the position before and after the event. */
const SvView *sv_steps_before (SvSteps *self);
const SvView *sv_steps_after (SvSteps *self);

/* What the game tells of the event. */
const SvNotes *sv_steps_notes (SvSteps *self);

/* Whether one of these notes is of this kind. */
bool sv_steps_have (SvSteps *self, SvNoteKind kind);

/* The piece that made the goal of which note tells; -1 if nobody knows, or if it tells of no goal. A game
 * need not name the scorer: then it is the piece that shot. *shooter remembers that piece until its shot
 * has ended; it is -1 at the beginning, and every note of a match must be given, in order. */
int sv_note_scorer (const SvNote *note, int *shooter);
