/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Best-first search of one turn.
 *
 * Positions of the turn are kept in a list and expanded one by one. The search alternates between
 * the most promising position (from a heap) and the oldest one, so that it finds both long
 * combinations and ends near the start. A hash table prevents a position that is reached in two
 * ways from being expanded twice. An end of the turn is evaluated with appraise (), averaged over
 * the dice that follow, or as the minimum over the replies of the other side. */

#include "sv-search.h"

#include <stdlib.h>
#include <string.h>

enum {
  MOST_WAITING = 60000,  /* limit of the positions that are stored for expansion */
  POSITIONS_AT_END = 48, /* limit of calls of appraise () for one end */
  ANSWERS = 2,           /* limit of choices of the other side that are followed after the turn */
  THROWS = 2,            /* limit of dice in a row that are followed after the turn */
  TURN_EVENTS = 60       /* limit of events for each turn that is played on */
};

struct SvSearchWaiting {
  int evaluation;
  uint16_t root;  /* index of the first event of the route */
  uint16_t depth; /* number of own events so far */
  uint16_t from;  /* index of the stored position before @event */
  SvEvent event;
  bool done;
};

/* --- Evaluation --- */

static int
look (SvSearch *self, const void *state)
{
  self->positions++;
  self->total_positions++;
  return self->game->evaluation.appraise (self->setup, state, self->side) * SV_SEARCH_SCALE;
}

static int
evaluation_at_end (
    SvSearch *self, const void *state, unsigned answers, unsigned throws, unsigned limit)
{
  const SvGame *game = self->game;
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  SvSearchState next;
  int64_t sum = 0;
  int least = INT32_MAX;

  game->node (self->setup, state, &node);
  if (node.kind == SV_NODE_OVER || (node.kind == SV_NODE_DECISION && node.side == self->side) ||
      (node.kind == SV_NODE_DECISION ? answers : throws) == 0 || self->positions >= limit)
    return look (self, state);
  const unsigned n = game->legal (self->setup, state, legal);
  if (n == 0)
    return look (self, state);
  for (unsigned i = 0; i < n; i++) {
    memcpy (&next, state, game->state_size);
    game->apply (self->setup, &next, legal[i]);
    /* After a die only further dice of the same throw are followed, no reply of the other side. */
    const int evaluation = node.kind == SV_NODE_CHANCE
                               ? evaluation_at_end (self, &next, 0, throws - 1, limit)
                               : evaluation_at_end (self, &next, answers - 1, throws, limit);
    sum += evaluation;
    least = evaluation < least ? evaluation : least;
  }
  /* A side that does not see what was chosen may choose anything: take the average, not the
   * minimum. */
  if (node.kind == SV_NODE_CHANCE ||
      sv_game_has_secrets (self->game, self->setup, state, node.side))
    return (int)(sum / n);
  return least;
}

/* --- Known positions and positions to expand --- */

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

/* Add a position to the hash table. Returns false if it was there already. */
static bool
is_new (SvSearch *self, const SvSearchState *state)
{
  const uint64_t key = hash (state->bytes, self->game->state_size);
  size_t i = key % self->n_seen;

  for (; self->seen[i] != 0; i = (i + 1) % self->n_seen)
    if (self->seen[i] == key)
      return false;
  self->seen[i] = key;
  return true;
}

static bool
before (const SvSearch *self, unsigned i, unsigned j)
{
  const SvSearchWaiting *x = &self->waiting[self->heap[i]], *y = &self->waiting[self->heap[j]];

  return x->evaluation != y->evaluation ? x->evaluation > y->evaluation
                                        : self->heap[i] < self->heap[j];
}

static void
swap (SvSearch *self, unsigned i, unsigned j)
{
  const uint16_t kept = self->heap[i];

  self->heap[i] = self->heap[j];
  self->heap[j] = kept;
}

static void
wait (SvSearch *self, const SvSearchState *state, SvSearchWaiting what)
{
  unsigned i = self->n_heap;

  if (self->n_waiting == self->most_waiting)
    return;
  memcpy (self->states + self->n_waiting * self->stride, state, self->game->state_size);
  self->waiting[self->n_waiting] = what;
  self->heap[self->n_heap++] = (uint16_t)self->n_waiting++;
  for (; i > 0 && before (self, i, (i - 1) / 2); i = (i - 1) / 2)
    swap (self, i, (i - 1) / 2);
}

static unsigned
pop (SvSearch *self)
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

/* Return the index of the next position to expand, or -1 if none is left: the most promising one,
 * or the oldest one. */
static int
next_waiting (SvSearch *self, bool promising)
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

/* --- Search --- */

void
sv_search_free (SvSearch *self)
{
  free (self->states);
  free (self->waiting);
  free (self->heap);
  free (self->seen);
  free (self);
}

SvSearch *
sv_search_new (const SvGame *game, const void *setup, unsigned positions, const atomic_bool *stop)
{
  SvSearch *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->game = game;
  self->setup = setup;
  self->stop = stop;
  self->most_positions = positions;
  self->most_waiting = positions < MOST_WAITING ? positions : MOST_WAITING;
  self->stride = (game->state_size + 15) / 16 * 16;
  /* Leave room beyond the limit: the evaluation of an end and the first events may exceed it. */
  self->n_seen = 2 * ((size_t)positions + SV_MAX_LEGAL) + 1;
  self->states = malloc (self->most_waiting * self->stride);
  self->waiting = malloc (self->most_waiting * sizeof *self->waiting);
  self->heap = malloc (self->most_waiting * sizeof *self->heap);
  self->seen = malloc (self->n_seen * sizeof *self->seen);
  if (self->states != NULL && self->waiting != NULL && self->heap != NULL && self->seen != NULL)
    return self;
  sv_search_free (self);
  return NULL;
}

bool
sv_search_stopped (const SvSearch *self)
{
  return self->stop != NULL && atomic_load (self->stop);
}

static void
keep_best (SvSearchWay *best, SvSearchWay other)
{
  if (other.evaluation > best->evaluation ||
      (other.evaluation == best->evaluation && other.depth < best->depth))
    *best = other;
}

static void
keep_end (SvSearch *self, const SvSearchState *state, unsigned root, SvSearchWay way)
{
  unsigned i = self->n_ends;

  if (i < SV_SEARCH_ENDS)
    self->n_ends++;
  else if (way.evaluation > self->ends[i - 1].way.evaluation)
    i--;
  else
    return;
  for (; i > 0 && way.evaluation > self->ends[i - 1].way.evaluation; i--)
    self->ends[i] = self->ends[i - 1];
  self->ends[i] = (SvSearchEnd){ way, root, *state };
}

/* Make one own event in the position with index @from, and evaluate the position it leads to. */
static void
step (
    SvSearch *self, const void *state, unsigned from, SvEvent event, unsigned root, unsigned depth)
{
  SvSearchWay way = { .depth = (uint16_t)depth, .from = (uint16_t)from, .event = event };
  SvNode node;
  SvSearchState next;

  memcpy (&next, state, self->game->state_size);
  self->game->apply (self->setup, &next, event);
  if (!is_new (self, &next))
    return;
  self->game->node (self->setup, &next, &node);
  if (node.kind == SV_NODE_DECISION && node.side == self->side) {
    way.evaluation = look (self, &next);
    keep_best (&self->begun[root], way);
    wait (self, &next,
          (SvSearchWaiting){ way.evaluation, (uint16_t)root, way.depth, way.from, event, false });
  } else {
    way.evaluation =
        evaluation_at_end (self, &next, ANSWERS, THROWS, self->positions + POSITIONS_AT_END);
    keep_best (&self->ended[root], way);
    keep_end (self, &next, root, way);
  }
}

static void
search (SvSearch *self)
{
  SvEvent legal[SV_MAX_LEGAL];

  for (unsigned turn = 0; self->positions < self->most_positions; turn++) {
    const int i = next_waiting (self, turn % 2 == 0);
    if (i < 0 || sv_search_stopped (self))
      return;
    SvSearchWaiting *from = &self->waiting[i];
    const void *state = self->states + (size_t)i * self->stride;
    const unsigned n = self->game->legal (self->setup, state, legal);
    from->done = true;
    for (unsigned j = 0; j < n && self->positions < self->most_positions; j++)
      step (self, state, (unsigned)i, legal[j], from->root, from->depth + 1u);
  }
}

void
sv_search_think (SvSearch *self, const void *state, const SvEvent *legal, unsigned n)
{
  SvNode node;

  self->game->node (self->setup, state, &node);
  self->side = node.side;
  self->positions = self->n_waiting = self->n_heap = self->oldest = self->n_ends = 0;
  memset (self->seen, 0, self->n_seen * sizeof *self->seen);
  for (unsigned i = 0; i < n; i++)
    self->ended[i].evaluation = self->begun[i].evaluation = SV_SEARCH_UNKNOWN;
  for (unsigned i = 0; i < n; i++)
    step (self, state, SV_SEARCH_ROOT, legal[i], i, 1);
  search (self);
}

void
sv_search_share (SvSearch *self, const void *state, const SvEvent *legal, unsigned n)
{
  uint64_t keys[SV_MAX_LEGAL];
  SvSearchState next;

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

/* --- Results --- */

const SvSearchWay *
sv_search_best (const SvSearch *self)
{
  return self->n_ends > 0 ? self->ended : self->begun;
}

unsigned
sv_search_draw (const SvSearch *self, unsigned n, SvRng *rng)
{
  const SvSearchWay *best = sv_search_best (self);
  SvSearchWay top = { .evaluation = SV_SEARCH_UNKNOWN };
  unsigned n_top = 0;

  for (unsigned i = 0; i < n; i++)
    keep_best (&top, best[i]);
  for (unsigned i = 0; i < n; i++)
    n_top += best[i].evaluation == top.evaluation && best[i].depth == top.depth;
  unsigned left = sv_rng_below (rng, n_top);
  for (unsigned i = 0; i < n; i++) {
    if (best[i].evaluation == top.evaluation && best[i].depth == top.depth && left-- == 0)
      return i;
  }
  return 0;
}

unsigned
sv_search_steps (const SvSearch *self, const SvSearchWay *way, SvEvent first, SvEvent *steps)
{
  unsigned from = way->from, i = way->depth;

  if (i > SV_SEARCH_WAY)
    return 0;
  steps[--i] = way->event;
  for (; i > 0; from = self->waiting[from].from)
    steps[--i] = self->waiting[from].event;
  steps[0] = first;
  return way->depth;
}

/* --- Playing on --- */

int
sv_search_finish_turn (SvSearch *self, SvSearchState *state, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = self->game->legal (self->setup, state, legal);
  SvNode node;

  self->game->node (self->setup, state, &node);
  if (sv_game_has_secrets (self->game, self->setup, state, node.side)) {
    self->game->apply (self->setup, state, legal[sv_rng_below (rng, n)]);
    return SV_SEARCH_UNKNOWN;
  }
  sv_search_think (self, state, legal, n);
  if (self->n_ends == 0) {
    self->game->apply (self->setup, state, legal[sv_search_draw (self, n, rng)]);
    return SV_SEARCH_UNKNOWN;
  }
  *state = self->ends[0].state;
  return self->ends[0].way.evaluation;
}

void
sv_search_play (
    SvSearch *self, SvSearchState *state, int side, unsigned turns, unsigned sample, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  bool thrown = false;

  for (unsigned i = 0; i < TURN_EVENTS * (turns + 1) && !sv_search_stopped (self); i++) {
    SvNode node;
    self->game->node (self->setup, state, &node);
    const unsigned n = self->game->legal (self->setup, state, legal);
    if (n == 0 || (turns == 0 && node.side != side))
      return;
    if (node.kind == SV_NODE_CHANCE) {
      const unsigned die = thrown ? sv_rng_below (rng, n) : sample % n;
      self->game->apply (self->setup, state, legal[die]);
      thrown = true;
      continue;
    }
    if (node.side != side && n > 1) {
      side = node.side;
      turns--;
    }
    sv_search_finish_turn (self, state, rng);
  }
}

int
sv_search_evaluation (SvSearch *self, const void *state, int side)
{
  self->side = side;
  return evaluation_at_end (self, state, 0, THROWS, self->positions + POSITIONS_AT_END);
}
