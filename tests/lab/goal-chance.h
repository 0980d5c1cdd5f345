/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* goal-chance: how likely a side scores in the turn that runs, if it plays as well as can be:
 * looked through over the game interface, all of it. For puzzles and the tests of them. */

#include "sv-game.h"

#include <glib.h>
#include <string.h>

enum { CHANCE_DICE = 10, CHANCE_POSITIONS = 10000 };

typedef struct {
  const SvGame *game;
  const void *setup;
  int side;
  int score;         /* of side, to begin with */
  unsigned n;        /* positions looked at */
  GHashTable *known; /* state and dice → chance */
} Chance;

static inline int
part_of (const Chance *self, const void *state, gboolean *throws)
{
  SvTurn turn = { 0 };

  sv_game_turn (self->game, self->setup, state, &turn);
  *throws = turn.n > 0 && g_str_equal (turn.names[0], "Throw");
  /* A table of its own goes on with the turn. */
  return turn.n == 0 ? -1 : turn.n < 5 ? 100 + turn.now : turn.now;
}

/* Whether the turn ended on the way from before to state, without a goal. */
static inline gboolean
turn_is_over (const Chance *self, const void *before, const void *state, const SvNode *node)
{
  gboolean throws, threw;
  const int part = part_of (self, state, &throws), was = part_of (self, before, &threw);

  if (node->kind == SV_NODE_OVER || part < 0)
    return TRUE;
  if (throws)
    return part == 0;
  return part < was || (part >= 0 && part < 4 && was >= 100);
}

static inline double chance_of (Chance *self, const void *state, unsigned dice, gboolean secret);

static inline double
chance_after (Chance *self, const void *state, SvEvent event, unsigned dice, gboolean secret)
{
  _Alignas(max_align_t) guint8 next[SV_MAX_STATE];
  SvView view;
  SvNode node;

  memcpy (next, state, self->game->state_size);
  self->game->apply (self->setup, next, event);
  self->game->view (self->setup, next, &view);
  self->game->node (self->setup, next, &node);
  if (view.score[self->side] > self->score)
    return 1;
  if (turn_is_over (self, state, next, &node))
    return 0;
  return chance_of (self, next, dice, secret);
}

/* secret: what was chosen last is not known to the other side, which can but guess. */
static inline double
look_chance (Chance *self, const void *state, const SvNode *node, unsigned dice, gboolean secret)
{
  SvEvent *legal = g_new (SvEvent, self->game->max_legal);
  const unsigned n = self->game->legal (self->setup, state, legal);
  const gboolean mean = node->kind == SV_NODE_CHANCE || (secret && node->side != self->side);
  const gboolean own = node->side == self->side;
  double sum = 0, best = 0, worst = 1;

  for (unsigned i = 0; i < n; i++) {
    const double chance =
        chance_after (self, state, legal[i], dice + (node->kind == SV_NODE_CHANCE ? 1 : 0),
                      node->kind == SV_NODE_DECISION && node->secret);
    sum += chance;
    best = MAX (best, chance);
    worst = MIN (worst, chance);
  }
  g_free (legal);
  return mean ? sum / n : own ? best : worst;
}

/* NAN-free; when too many positions were looked at what it says is of no use. */
static inline double
chance_of (Chance *self, const void *state, unsigned dice, gboolean secret)
{
  SvNode node;

  if (dice >= CHANCE_DICE || self->n >= CHANCE_POSITIONS)
    return 0;
  guint8 *key = g_malloc (self->game->state_size + 2);
  memcpy (key, state, self->game->state_size);
  key[self->game->state_size] = (guint8)dice;
  key[self->game->state_size + 1] = (guint8)secret;
  GBytes *bytes = g_bytes_new_take (key, self->game->state_size + 2);
  const double *known = g_hash_table_lookup (self->known, bytes);
  if (known != NULL) {
    g_bytes_unref (bytes);
    return *known;
  }
  /* Somebody who comes back to where they were has gained nothing. */
  double *chance = g_new0 (double, 1);
  g_hash_table_insert (self->known, bytes, chance);
  self->n++;
  self->game->node (self->setup, state, &node);
  *chance = look_chance (self, state, &node, dice, secret);
  return *chance;
}

/* The chances after each of the legal events of a decision, in their order; out has room for them.
 * FALSE: there are too many positions to look at. */
static inline gboolean
find_chances (const SvGame *game, const void *setup, const void *state, double *out)
{
  SvView view;
  SvNode node;
  SvEvent *legal = g_new (SvEvent, game->max_legal);
  const unsigned n = game->legal (setup, state, legal);

  game->view (setup, state, &view);
  game->node (setup, state, &node);
  Chance self = { game, setup, node.side, view.score[node.side], 0, NULL };
  self.known =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, g_free);
  for (unsigned i = 0; i < n; i++)
    out[i] = chance_after (&self, state, legal[i], 0, FALSE);
  g_hash_table_unref (self.known);
  g_free (legal);
  return self.n < CHANCE_POSITIONS;
}
