/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance of a goal is computed by trying all dice and choices after the shot, until the game
 * notes a goal or another end of the shot. It is the mean over dice and over choices made without
 * full information, and the minimum over other choices of the defending side. A choice of the
 * shooting side ends the shot: what follows is a new one. */

#include "sv-shot.h"

#include <stdalign.h>
#include <string.h>

/* Limits of the search: events until the shot ends, and positions visited. No shot in the games
 * comes near them. */
enum { MOST_STEPS = 10, MOST_POSITIONS = 20000 };

typedef struct {
  const SvGame *game;
  const void *setup;
  int side;
  unsigned left; /* positions that may still be visited */
} Walk;

static double walk (Walk *self, const void *state, unsigned steps);

/* Return the chance of a goal after @event is made in position @before. */
static double
chance_after (Walk *self, const void *before, SvEvent event, unsigned steps)
{
  alignas (16) unsigned char after[SV_MAX_STATE];
  SvNotes notes;

  memcpy (after, before, self->game->state_size);
  self->game->apply (self->setup, after, event);
  sv_game_notes (self->game, self->setup, before, event, after, &notes);
  for (unsigned i = 0; i < notes.n; i++)
    if (notes.notes[i].kind == SV_NOTE_GOAL)
      return notes.notes[i].phrase.side == self->side;
  for (unsigned i = 0; i < notes.n; i++)
    if (notes.notes[i].kind != SV_NOTE_PLAIN)
      return 0;
  return walk (self, after, steps);
}

/* Return whether all events of the position count as equally likely: at a die, and at a choice in
 * which the side does not know everything and so must guess. */
static bool
is_guess (const Walk *self, const void *state, const SvNode *node)
{
  return node->kind == SV_NODE_CHANCE || node->secret ||
         sv_game_has_secrets (self->game, self->setup, state, node->side);
}

static double
walk (Walk *self, const void *state, unsigned steps)
{
  SvEvent events[SV_MAX_LEGAL];
  double sum = 0, least = 1;
  SvNode node;

  self->game->node (self->setup, state, &node);
  const bool guess = is_guess (self, state, &node);
  if (node.kind == SV_NODE_OVER || steps == 0 || self->left == 0 ||
      (node.side == self->side && !guess))
    return 0;
  self->left--;
  const unsigned n = self->game->legal (self->setup, state, events);
  for (unsigned i = 0; i < n; i++) {
    const double chance = chance_after (self, state, events[i], steps - 1);

    sum += chance;
    least = chance < least ? chance : least;
  }
  return guess ? sum / n : least;
}

double
sv_shot_chance (const SvGame *game, const void *setup, const void *before, SvEvent event, int side)
{
  Walk self = { game, setup, side, MOST_POSITIONS };
  SvNode node;

  game->node (setup, before, &node);
  return node.kind == SV_NODE_CHANCE ? walk (&self, before, MOST_STEPS)
                                     : chance_after (&self, before, event, MOST_STEPS);
}
