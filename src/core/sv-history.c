/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-history.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* number of events between snapshots: a jump applies fewer than this many */
enum { SNAP_EVERY = 32 };

struct SvHistory {
  const SvGame *game;
  void *setup;
  void *state; /* state after `position` events */
  unsigned position;
  unsigned length;
  unsigned room; /* allocated length of events and times */
  SvEvent *events;
  int64_t *times;
  /* snapshots of the state after 0, SNAP_EVERY, 2·SNAP_EVERY … events, up to length */
  unsigned char *snaps;
  size_t n_snaps, snap_room;
};

/* Resize memory, or abort the program if there is none, as GLib does. */
static void *
grown (void *old, size_t size)
{
  void *p = realloc (old, size);

  if (p == NULL)
    abort ();
  return p;
}

static void
keep_snap (SvHistory *self)
{
  const size_t size = self->game->state_size;

  if (self->position % SNAP_EVERY != 0 || self->n_snaps > self->position / SNAP_EVERY)
    return;
  if (self->n_snaps == self->snap_room) {
    self->snap_room = self->snap_room * 2 + 8;
    self->snaps = grown (self->snaps, self->snap_room * size);
  }
  memcpy (self->snaps + self->n_snaps++ * size, self->state, size);
}

SvHistory *
sv_history_new (const SvGame *game, const void *setup, const void *start)
{
  SvHistory *self = grown (NULL, sizeof *self);

  *self = (SvHistory){ .game = game };
  self->setup = grown (NULL, game->setup_size);
  memcpy (self->setup, setup, game->setup_size);
  self->state = grown (NULL, game->state_size);
  if (start != NULL)
    memcpy (self->state, start, game->state_size);
  else
    game->init (self->setup, self->state);
  keep_snap (self);
  return self;
}

void
sv_history_free (SvHistory *self)
{
  if (self == NULL)
    return;
  free (self->setup);
  free (self->state);
  free (self->events);
  free (self->times);
  free (self->snaps);
  free (self);
}

const SvGame *
sv_history_get_game (const SvHistory *self)
{
  return self->game;
}

const void *
sv_history_get_setup (const SvHistory *self)
{
  return self->setup;
}

unsigned
sv_history_get_position (const SvHistory *self)
{
  return self->position;
}

unsigned
sv_history_get_length (const SvHistory *self)
{
  return self->length;
}

const void *
sv_history_get_state (const SvHistory *self)
{
  return self->state;
}

SvEvent
sv_history_get_event (const SvHistory *self, unsigned i)
{
  assert (i < self->length);
  return self->events[i];
}

int64_t
sv_history_get_time (const SvHistory *self, unsigned i)
{
  assert (i < self->length);
  return self->times[i];
}

void
sv_history_state_at (const SvHistory *self, unsigned k, void *state)
{
  const size_t size = self->game->state_size;
  unsigned from = k / SNAP_EVERY * SNAP_EVERY;

  assert (k <= self->length);
  memcpy (state, self->snaps + from / SNAP_EVERY * size, size);
  for (; from < k; from++)
    self->game->apply (self->setup, state, self->events[from]);
}

void
sv_history_cut (SvHistory *self)
{
  self->length = self->position;
  if (self->n_snaps > self->length / SNAP_EVERY + 1)
    self->n_snaps = self->length / SNAP_EVERY + 1;
}

SvHistoryResult
sv_history_append_known (SvHistory *self, SvEvent event, int64_t time_ms)
{
  if (self->position >= SV_MAX_EVENTS)
    return SV_HISTORY_FULL;
  sv_history_cut (self);
  if (self->length == self->room) {
    self->room = self->room * 2 + 64;
    self->events = grown (self->events, self->room * sizeof *self->events);
    self->times = grown (self->times, self->room * sizeof *self->times);
  }
  self->events[self->length] = event;
  self->times[self->length++] = time_ms;
  self->game->apply (self->setup, self->state, event);
  self->position++;
  keep_snap (self);
  return SV_HISTORY_OK;
}

SvHistoryResult
sv_history_append (SvHistory *self, SvEvent event, int64_t time_ms)
{
  if (!sv_game_is_legal (self->game, self->setup, self->state, event))
    return SV_HISTORY_ILLEGAL;
  return sv_history_append_known (self, event, time_ms);
}

SvHistoryResult
sv_history_append_text (SvHistory *self, const char *text, int64_t time_ms)
{
  SvEvent event;

  if (!sv_game_find_event (self->game, self->setup, self->state, text, &event))
    return SV_HISTORY_ILLEGAL;
  return sv_history_append_known (self, event, time_ms);
}

void
sv_history_seek (SvHistory *self, unsigned k)
{
  assert (k <= self->length);
  if (k == self->position + 1)
    self->game->apply (self->setup, self->state, self->events[self->position]);
  else
    sv_history_state_at (self, k, self->state);
  self->position = k;
}

SvHistory *
sv_history_copy (const SvHistory *self, unsigned k)
{
  SvHistory *copy = sv_history_new (self->game, self->setup, self->snaps);

  assert (k <= self->length);
  for (unsigned i = 0; i < k; i++)
    sv_history_append_known (copy, self->events[i], self->times[i]);
  return copy;
}

SvHistory *
sv_history_replace (const SvHistory *self, unsigned i, SvEvent event, unsigned *n_kept)
{
  unsigned kept = 0;

  assert (i < self->length);
  SvHistory *other = sv_history_copy (self, i);
  if (sv_history_append (other, event, self->times[i]) != SV_HISTORY_OK) {
    sv_history_free (other);
    return NULL;
  }
  for (unsigned k = i + 1; k < self->length; k++, kept++)
    if (sv_history_append (other, self->events[k], self->times[k]) != SV_HISTORY_OK)
      break;
  if (n_kept != NULL)
    *n_kept = kept;
  return other;
}
