/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays out its own turn in its head, in every order that it has time for, and takes the first step
 * of what it likes best.
 *
 *      position ──own event──▶ position ──own event──▶ … ──▶ end: a die or the other side comes
 *         │                                                    worth = mean over the die, or what
 *         └──own event──▶ …                                    the other side leaves of it
 *
 * Positions that wait to be looked into are taken by turns: the most promising one, and the oldest
 * one, so that neither a clever end nor a simple start is overlooked. A position that is reached in
 * two ways is looked into once. The work is counted in looks at a position, never in time, so that
 * a seed always gives the same match. */

#include "sv-bot-greedy.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum {
  MAX_LOOKS = 12000,   /* appraisals for one answer */
  MAX_WAITING = 4096,  /* positions to be looked into */
  LOOKS_AT_END = 48,   /* appraisals of one end */
  ANSWERS = 2,         /* decisions of the other side that are looked through at an end */
  THROWS = 2,          /* dice one after the other, the same */
  N_SEEN = 1 << 15,    /* places for positions that were seen, more than twice MAX_LOOKS */
  SCALE = 60,          /* so that means over a die stay whole numbers */
  UNKNOWN = -(1 << 30) /* worth of what was not looked into */
};

typedef struct {
  int worth;
  uint16_t root;  /* own event that it began with */
  uint16_t depth; /* own events so far */
  bool done;
} Waiting;

typedef struct {
  int worth;
  uint16_t depth;
} Best;

typedef struct {
  const SvGame *game;
  const void *setup;
  const atomic_bool *stop;
  int side;
  size_t stride; /* of states */
  unsigned looks, n_waiting, n_heap, oldest;
  unsigned char *states; /* of waiting positions */
  Waiting waiting[MAX_WAITING];
  uint16_t heap[MAX_WAITING]; /* indices, the most promising first */
  uint64_t seen[N_SEEN];      /* hashes; 0: free */
  Best ended[SV_MAX_LEGAL];   /* best end of each root event */
  Best begun[SV_MAX_LEGAL];   /* the same of positions on the way, if no end was found */
} Search;

typedef union {
  alignas (16) unsigned char bytes[SV_MAX_STATE];
} State;

/* --- What a position is worth --- */

static int
look (Search *self, const void *state)
{
  self->looks++;
  return self->game->appraise (self->setup, state, self->side) * SCALE;
}

/* True if the side that decides does not know all of this position. */
static bool
is_veiled (const Search *self, const void *state, int side)
{
  State veiled;

  if (self->game->veil == NULL)
    return false;
  memcpy (&veiled, state, self->game->state_size);
  self->game->veil (self->setup, &veiled, side);
  return memcmp (&veiled, state, self->game->state_size) != 0;
}

static int
worth_at_end (Search *self, const void *state, unsigned answers, unsigned throws, unsigned limit)
{
  const SvGame *game = self->game;
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  State next;
  int64_t sum = 0;
  int least = INT32_MAX;

  game->node (self->setup, state, &node);
  if (node.kind == SV_NODE_OVER || (node.kind == SV_NODE_DECISION && node.side == self->side) ||
      (node.kind == SV_NODE_DECISION ? answers : throws) == 0 || self->looks >= limit)
    return look (self, state);
  const unsigned n = game->legal (self->setup, state, legal);
  if (n == 0)
    return look (self, state);
  for (unsigned i = 0; i < n; i++) {
    memcpy (&next, state, game->state_size);
    game->apply (self->setup, &next, legal[i]);
    /* After a die nobody's answer is looked at, but another die that belongs to it. */
    const int worth = node.kind == SV_NODE_CHANCE
                          ? worth_at_end (self, &next, 0, throws - 1, limit)
                          : worth_at_end (self, &next, answers - 1, throws, limit);
    sum += worth;
    least = worth < least ? worth : least;
  }
  /* Somebody who does not see what was chosen may choose anything. */
  if (node.kind == SV_NODE_CHANCE || is_veiled (self, state, node.side))
    return (int)(sum / n);
  return least;
}

/* --- Positions seen and positions that wait --- */

static uint64_t
hash (const unsigned char *bytes, size_t n)
{
  uint64_t sum = 0x9e3779b97f4a7c15u;

  for (; n > 0;) {
    const size_t part = n < 8 ? n : 8;
    uint64_t word = 0;
    memcpy (&word, bytes, part);
    sum = (sum ^ word) * 0xff51afd7ed558ccdu;
    sum ^= sum >> 32;
    bytes += part;
    n -= part;
  }
  return sum != 0 ? sum : 1;
}

/* Remember a position; false if it was known. */
static bool
is_new (Search *self, const State *state)
{
  const uint64_t key = hash (state->bytes, self->game->state_size);
  size_t i = key % N_SEEN;

  for (; self->seen[i] != 0; i = (i + 1) % N_SEEN)
    if (self->seen[i] == key)
      return false;
  self->seen[i] = key;
  return true;
}

static bool
before (const Search *self, unsigned i, unsigned j)
{
  const Waiting *x = &self->waiting[self->heap[i]], *y = &self->waiting[self->heap[j]];

  return x->worth != y->worth ? x->worth > y->worth : self->heap[i] < self->heap[j];
}

static void
swap (Search *self, unsigned i, unsigned j)
{
  const uint16_t kept = self->heap[i];

  self->heap[i] = self->heap[j];
  self->heap[j] = kept;
}

static void
wait (Search *self, const State *state, Waiting what)
{
  unsigned i = self->n_heap;

  if (self->n_waiting == MAX_WAITING)
    return;
  memcpy (self->states + self->n_waiting * self->stride, state, self->game->state_size);
  self->waiting[self->n_waiting] = what;
  self->heap[self->n_heap++] = (uint16_t)self->n_waiting++;
  for (; i > 0 && before (self, i, (i - 1) / 2); i = (i - 1) / 2)
    swap (self, i, (i - 1) / 2);
}

static unsigned
pop (Search *self)
{
  const unsigned first = self->heap[0];

  self->heap[0] = self->heap[--self->n_heap];
  for (unsigned i = 0;;) {
    unsigned child = 2 * i + 1;
    if (child + 1 < self->n_heap && before (self, child + 1, child))
      child++;
    if (child >= self->n_heap || !before (self, child, i))
      return first;
    swap (self, i, child);
    i = child;
  }
}

/* The position to look into next, or -1. */
static int
next_waiting (Search *self, bool promising)
{
  if (promising) {
    while (self->n_heap > 0) {
      const unsigned i = pop (self);
      if (!self->waiting[i].done)
        return (int)i;
    }
  }
  for (; self->oldest < self->n_waiting; self->oldest++)
    if (!self->waiting[self->oldest].done)
      return (int)self->oldest;
  return -1;
}

/* --- The search --- */

static void
keep_best (Best *best, int worth, unsigned depth)
{
  if (worth > best->worth || (worth == best->worth && depth < best->depth))
    *best = (Best){ worth, (uint16_t)depth };
}

/* Make one own event of a position and see what comes of it. */
static void
step (Search *self, const void *state, SvEvent event, unsigned root, unsigned depth)
{
  SvNode node;
  State next;

  memcpy (&next, state, self->game->state_size);
  self->game->apply (self->setup, &next, event);
  if (!is_new (self, &next))
    return;
  self->game->node (self->setup, &next, &node);
  if (node.kind == SV_NODE_DECISION && node.side == self->side) {
    const int worth = look (self, &next);
    keep_best (&self->begun[root], worth, depth);
    wait (self, &next, (Waiting){ worth, (uint16_t)root, (uint16_t)depth, false });
  } else {
    const int worth = worth_at_end (self, &next, ANSWERS, THROWS, self->looks + LOOKS_AT_END);
    keep_best (&self->ended[root], worth, depth);
  }
}

static void
search (Search *self)
{
  SvEvent legal[SV_MAX_LEGAL];

  for (unsigned turn = 0; self->looks < MAX_LOOKS; turn++) {
    const int i = next_waiting (self, turn % 2 == 0);
    if (i < 0 || (self->stop != NULL && atomic_load (self->stop)))
      return;
    Waiting *from = &self->waiting[i];
    const void *state = self->states + (size_t)i * self->stride;
    const unsigned n = self->game->legal (self->setup, state, legal);
    from->done = true;
    for (unsigned j = 0; j < n && self->looks < MAX_LOOKS; j++)
      step (self, state, legal[j], from->root, from->depth + 1u);
  }
}

/* Root events that lead to the same position are worth the same: none of them may be left out when
 * lots are drawn. */
static void
share (Search *self, const void *state, const SvEvent *legal, unsigned n)
{
  uint64_t keys[SV_MAX_LEGAL];
  State next;

  for (unsigned i = 0; i < n; i++) {
    memcpy (&next, state, self->game->state_size);
    self->game->apply (self->setup, &next, legal[i]);
    keys[i] = hash (next.bytes, self->game->state_size);
    for (unsigned j = 0; j < i; j++) {
      if (keys[j] == keys[i]) {
        self->ended[i] = self->ended[j];
        self->begun[i] = self->begun[j];
        break;
      }
    }
  }
}

/* One of the best root events, by lot. */
static unsigned
draw_best (const Best *best, unsigned n, SvRng *rng)
{
  Best top = { UNKNOWN, 0 };
  unsigned n_top = 0;

  for (unsigned i = 0; i < n; i++)
    keep_best (&top, best[i].worth, best[i].depth);
  for (unsigned i = 0; i < n; i++)
    n_top += best[i].worth == top.worth && best[i].depth == top.depth;
  unsigned left = sv_rng_below (rng, n_top);
  for (unsigned i = 0; i < n; i++) {
    if (best[i].worth == top.worth && best[i].depth == top.depth && left-- == 0)
      return i;
  }
  return 0;
}

unsigned
sv_bot_greedy_choose (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng,
                      const atomic_bool *stop)
{
  SvNode node;
  bool any_end = false;

  if (n == 1)
    return 0;
  Search *self = calloc (1, sizeof *self);
  const size_t stride = (game->state_size + 15) / 16 * 16;
  unsigned char *states = self != NULL ? malloc (MAX_WAITING * stride) : NULL;
  if (states == NULL) {
    free (self);
    return sv_rng_below (rng, n);
  }
  game->node (setup, state, &node);
  self->game = game;
  self->setup = setup;
  self->stop = stop;
  self->side = node.side;
  self->stride = stride;
  self->states = states;
  for (unsigned i = 0; i < n; i++)
    self->ended[i].worth = self->begun[i].worth = UNKNOWN;
  for (unsigned i = 0; i < n; i++)
    step (self, state, legal[i], i, 1);
  search (self);
  share (self, state, legal, n);
  for (unsigned i = 0; i < n; i++)
    any_end = any_end || self->ended[i].worth > UNKNOWN;
  const unsigned choice = draw_best (any_end ? self->ended : self->begun, n, rng);
  free (states);
  free (self);
  return choice;
}
