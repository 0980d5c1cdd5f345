/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-steps.h"

#include <assert.h>
#include <string.h>

static void
begin (SvSteps *self, const SvGame *game, const void *setup)
{
  self->game = game;
  self->setup = setup;
  self->before = NULL;
  self->after = self->states[0];
  self->history = NULL;
  self->next = self->end = 0;
  self->now = 0;
  self->has_view[0] = self->has_view[1] = self->has_notes = false;
}

void
sv_steps_begin (SvSteps *self, const SvHistory *history, unsigned from, unsigned to)
{
  assert (from <= to && to <= sv_history_get_length (history));
  begin (self, sv_history_get_game (history), sv_history_get_setup (history));
  self->history = history;
  self->next = from;
  self->end = to;
  sv_history_state_at (history, from, self->states[0]);
}

void
sv_steps_begin_in (SvSteps *self, const SvGame *game, const void *setup, const void *state)
{
  begin (self, game, setup);
  memcpy (self->states[0], state, game->state_size);
}

void
sv_steps_try (SvSteps *self, SvEvent event)
{
  self->before = self->after;
  self->now = 1 - self->now;
  self->after = memcpy (self->states[self->now], self->before, self->game->state_size);
  self->event = event;
  self->has_view[self->now] = self->has_notes = false;
  self->game->apply (self->setup, self->states[self->now], event);
}

bool
sv_steps_next (SvSteps *self)
{
  if (self->next == self->end)
    return false;
  self->index = self->next++;
  self->time_ms = sv_history_get_time (self->history, self->index);
  sv_steps_try (self, sv_history_get_event (self->history, self->index));
  return true;
}

void
sv_steps_at (SvSteps *self, const SvHistory *history, unsigned i)
{
  sv_steps_begin (self, history, i, i + 1);
  sv_steps_next (self);
}

static const SvView *
view (SvSteps *self, unsigned which)
{
  if (!self->has_view[which])
    self->game->view (self->setup, self->states[which], &self->views[which]);
  self->has_view[which] = true;
  return &self->views[which];
}

const SvView *
sv_steps_before (SvSteps *self)
{
  assert (self->before != NULL);
  return view (self, 1 - self->now);
}

const SvView *
sv_steps_after (SvSteps *self)
{
  return view (self, self->now);
}

const SvNotes *
sv_steps_notes (SvSteps *self)
{
  assert (self->before != NULL);
  if (!self->has_notes)
    sv_game_notes (self->game, self->setup, self->before, self->event, self->after, &self->notes);
  self->has_notes = true;
  return &self->notes;
}

bool
sv_steps_have (SvSteps *self, SvNoteKind kind)
{
  const SvNotes *notes = sv_steps_notes (self);

  for (unsigned i = 0; i < notes->n; i++)
    if (notes->notes[i].kind == kind)
      return true;
  return false;
}

int
sv_note_scorer (const SvNote *note, int *shooter)
{
  if (note->shot)
    *shooter = note->phrase.piece;
  const int scorer = note->phrase.piece >= 0 ? note->phrase.piece : *shooter;
  switch (note->kind) {
  case SV_NOTE_GOAL:
    *shooter = -1;
    return scorer;
  case SV_NOTE_SAVE:
  case SV_NOTE_TURNOVER:
  case SV_NOTE_FOUL:
    *shooter = -1;
    return -1;
  case SV_NOTE_PLAIN:
  case SV_NOTE_MISS:
  case SV_NOTE_WHISTLE:
  default:
    return -1;
  }
}
