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
  MOST_WAITING = 20000, /* positions to be looked into */
  LOOKS_AT_END = 48,    /* appraisals of one end */
  ANSWERS = 2,          /* decisions of the other side that are looked through at an end */
  THROWS = 2,           /* dice one after the other, the same */
  MOST_ENDS = 8,        /* whose replies are played out */
  SAMPLES = 6,          /* replies to each of them */
  REPLY_EVENTS = 60,    /* of one reply */
  SCALE = 60,           /* so that means over a die stay whole numbers */
  ROOT = UINT16_MAX,    /* the position that it is asked about */
  UNKNOWN = -(1 << 30)  /* worth of what was not looked into */
};

typedef struct {
  int worth;
  uint16_t root;  /* own event that it began with */
  uint16_t depth; /* own events so far */
  uint16_t from;  /* the waiting position that it came from by event */
  SvEvent event;
  bool done;
} Waiting;

/* What from, which waited, and event lead to. */
typedef struct {
  int worth;
  uint16_t depth, from;
  SvEvent event;
} Best;

typedef union {
  alignas (16) unsigned char bytes[SV_MAX_STATE];
} State;

typedef struct {
  Best way;
  unsigned root;
  State state;
} End;

typedef struct {
  const SvGame *game;
  const void *setup;
  const atomic_bool *stop;
  int side;
  size_t stride; /* of states */
  unsigned looks, most_looks, n_waiting, most_waiting, n_heap, oldest, n_ends;
  size_t n_seen;            /* places for positions that were seen, more than twice most_looks */
  unsigned char *states;    /* of waiting positions */
  Waiting *waiting;         /* to be looked into */
  uint16_t *heap;           /* indices, the most promising first */
  uint64_t *seen;           /* hashes; 0: free */
  Best ended[SV_MAX_LEGAL]; /* best end of each root event */
  Best begun[SV_MAX_LEGAL]; /* the same of positions on the way, if no end was found */
  End ends[MOST_ENDS];      /* the best ends of all, the best first */
} Search;

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
  size_t i = key % self->n_seen;

  for (; self->seen[i] != 0; i = (i + 1) % self->n_seen)
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

  if (self->n_waiting == self->most_waiting)
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
search_free (Search *self)
{
  free (self->states);
  free (self->waiting);
  free (self->heap);
  free (self->seen);
  free (self);
}

/* NULL without the memory for it. */
static Search *
search_new (const SvGame *game, const void *setup, unsigned looks, const atomic_bool *stop)
{
  Search *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->game = game;
  self->setup = setup;
  self->stop = stop;
  self->most_looks = looks;
  self->most_waiting = looks < MOST_WAITING ? looks : MOST_WAITING;
  self->stride = (game->state_size + 15) / 16 * 16;
  /* What one end needs may go beyond the looks, and so may the first steps. */
  self->n_seen = 2 * ((size_t)looks + SV_MAX_LEGAL) + 1;
  self->states = malloc (self->most_waiting * self->stride);
  self->waiting = malloc (self->most_waiting * sizeof *self->waiting);
  self->heap = malloc (self->most_waiting * sizeof *self->heap);
  self->seen = malloc (self->n_seen * sizeof *self->seen);
  if (self->states != NULL && self->waiting != NULL && self->heap != NULL && self->seen != NULL)
    return self;
  search_free (self);
  return NULL;
}

static void
keep_best (Best *best, Best other)
{
  if (other.worth > best->worth || (other.worth == best->worth && other.depth < best->depth))
    *best = other;
}

static void
keep_end (Search *self, const State *state, unsigned root, Best way)
{
  unsigned i = self->n_ends;

  if (i < MOST_ENDS)
    self->n_ends++;
  else if (way.worth > self->ends[i - 1].way.worth)
    i--;
  else
    return;
  for (; i > 0 && way.worth > self->ends[i - 1].way.worth; i--)
    self->ends[i] = self->ends[i - 1];
  self->ends[i] = (End){ way, root, *state };
}

/* Make one own event of a position, from, and see what comes of it. */
static void
step (Search *self, const void *state, unsigned from, SvEvent event, unsigned root, unsigned depth)
{
  Best way = { .depth = (uint16_t)depth, .from = (uint16_t)from, .event = event };
  SvNode node;
  State next;

  memcpy (&next, state, self->game->state_size);
  self->game->apply (self->setup, &next, event);
  if (!is_new (self, &next))
    return;
  self->game->node (self->setup, &next, &node);
  if (node.kind == SV_NODE_DECISION && node.side == self->side) {
    way.worth = look (self, &next);
    keep_best (&self->begun[root], way);
    wait (self, &next, (Waiting){ way.worth, (uint16_t)root, way.depth, way.from, event, false });
  } else {
    way.worth = worth_at_end (self, &next, ANSWERS, THROWS, self->looks + LOOKS_AT_END);
    keep_best (&self->ended[root], way);
    keep_end (self, &next, root, way);
  }
}

static void
search (Search *self)
{
  SvEvent legal[SV_MAX_LEGAL];

  for (unsigned turn = 0; self->looks < self->most_looks; turn++) {
    const int i = next_waiting (self, turn % 2 == 0);
    if (i < 0 || (self->stop != NULL && atomic_load (self->stop)))
      return;
    Waiting *from = &self->waiting[i];
    const void *state = self->states + (size_t)i * self->stride;
    const unsigned n = self->game->legal (self->setup, state, legal);
    from->done = true;
    for (unsigned j = 0; j < n && self->looks < self->most_looks; j++)
      step (self, state, (unsigned)i, legal[j], from->root, from->depth + 1u);
  }
}

/* Look for the ends of the turn of who decides in state. */
static void
think (Search *self, const void *state, const SvEvent *legal, unsigned n)
{
  SvNode node;

  self->game->node (self->setup, state, &node);
  self->side = node.side;
  self->looks = self->n_waiting = self->n_heap = self->oldest = self->n_ends = 0;
  memset (self->seen, 0, self->n_seen * sizeof *self->seen);
  for (unsigned i = 0; i < n; i++)
    self->ended[i].worth = self->begun[i].worth = UNKNOWN;
  for (unsigned i = 0; i < n; i++)
    step (self, state, ROOT, legal[i], i, 1);
  search (self);
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
  Best top = { .worth = UNKNOWN };
  unsigned n_top = 0;

  for (unsigned i = 0; i < n; i++)
    keep_best (&top, best[i]);
  for (unsigned i = 0; i < n; i++)
    n_top += best[i].worth == top.worth && best[i].depth == top.depth;
  unsigned left = sv_rng_below (rng, n_top);
  for (unsigned i = 0; i < n; i++) {
    if (best[i].worth == top.worth && best[i].depth == top.depth && left-- == 0)
      return i;
  }
  return 0;
}

/* --- What the other side makes of it --- */

/* Go on at a decision to the best end that mini finds. */
static void
reply (Search *mini, State *state, const SvEvent *legal, unsigned n, SvRng *rng)
{
  if (is_veiled (mini, state, mini->side)) {
    mini->game->apply (mini->setup, state, legal[sv_rng_below (rng, n)]);
    return;
  }
  think (mini, state, legal, n);
  if (mini->n_ends > 0)
    *state = mini->ends[0].state;
  else
    mini->game->apply (mini->setup, state, legal[draw_best (mini->begun, n, rng)]);
}

/* Worth of an end after one reply. The first die is the sample-th of all that can fall. */
static int
worth_after_reply (Search *self, Search *mini, const State *end, unsigned sample, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  State state = *end;
  bool thrown = false, replied = false;

  for (unsigned i = 0; i < REPLY_EVENTS; i++) {
    SvNode node;
    self->game->node (self->setup, &state, &node);
    const unsigned n = self->game->legal (self->setup, &state, legal);
    if (n == 0 || (replied && node.side == self->side))
      break;
    if (node.kind == SV_NODE_CHANCE) {
      const unsigned die = thrown ? sv_rng_below (rng, n) : sample % n;
      self->game->apply (self->setup, &state, legal[die]);
      thrown = true;
    } else {
      replied = replied || (node.side != self->side && n > 1);
      mini->side = node.side;
      reply (mini, &state, legal, n, rng);
    }
  }
  return worth_at_end (self, &state, 0, THROWS, self->looks + LOOKS_AT_END);
}

/* The end that is worth most after replies that are looked for with so many looks; the same dice
 * fall after each of them. NULL: none. */
static const End *
best_after_replies (Search *self, unsigned looks, SvRng *rng)
{
  Search *mini = search_new (self->game, self->setup, looks, self->stop);
  const uint64_t seed = sv_rng_next (rng);
  int64_t most = INT64_MIN;
  const End *best = NULL;

  for (unsigned i = 0; mini != NULL && i < self->n_ends; i++) {
    int64_t sum = 0;
    SvRng dice;
    sv_rng_seed (&dice, seed);
    for (unsigned j = 0; j < SAMPLES; j++) {
      if (self->stop != NULL && atomic_load (self->stop))
        break;
      sum += worth_after_reply (self, mini, &self->ends[i].state, j, &dice);
    }
    if (sum > most) {
      most = sum;
      best = &self->ends[i];
    }
  }
  if (mini != NULL)
    search_free (mini);
  return best;
}

/* --- The choice --- */

/* Keep in mind what is to follow on first, on the way to an end. */
static void
keep_plan (const Search *self, SvMind *mind, const void *state, SvEvent first, const Best *end)
{
  unsigned from = end->from, i = end->depth;

  if (i > SV_MIND_STEPS)
    return;
  mind->n_steps = i;
  mind->step = 0;
  mind->steps[--i] = end->event;
  for (; i > 0; from = self->waiting[from].from)
    mind->steps[--i] = self->waiting[from].event;
  mind->steps[0] = first;
  sv_mind_go_on (mind, state);
}

unsigned
sv_bot_greedy_choose (SvMind *mind,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      const SvSkill *skill,
                      SvRng *rng,
                      const atomic_bool *stop)
{
  bool any_end = false;

  if (n == 1)
    return 0;
  Search *self = search_new (mind->game, mind->setup, skill->looks, stop);
  if (self == NULL)
    return sv_rng_below (rng, n);
  think (self, state, legal, n);
  const End *end = skill->replies > 0 ? best_after_replies (self, skill->replies, rng) : NULL;
  if (end != NULL) {
    const unsigned root = end->root;
    keep_plan (self, mind, state, legal[root], &end->way);
    search_free (self);
    return root;
  }
  share (self, state, legal, n);
  for (unsigned i = 0; i < n; i++)
    any_end = any_end || self->ended[i].worth > UNKNOWN;
  const Best *best = any_end ? self->ended : self->begun;
  const unsigned choice = draw_best (best, n, rng);
  keep_plan (self, mind, state, legal[choice], &best[choice]);
  search_free (self);
  return choice;
}
