/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-way.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_STOPS = 1024, N_KEYS = 4096 };

/* A position that is reached by some route. */
typedef struct {
  SvEvent event;
  int16_t before; /* index of the stop before it, or -1 */
  int16_t space;  /* space that the event led to, or -1 */
  uint16_t cost;  /* sum of SvTarget.cost */
  /* what Dijkstra's algorithm minimises: the cost, counting 1 for each move that costs nothing */
  uint16_t price;
  uint16_t length;
  bool may_stop, done;
} Stop;

struct SvWays {
  unsigned n;
  Stop stops[MAX_STOPS];
  int16_t best[SV_MAX_SPACES]; /* index of the stop that ends the best route, or -1 */
  uint16_t keys[N_KEYS];       /* hash table of positions: 1 + index of the stop; 0 if free */
  alignas (16) unsigned char states[MAX_STOPS][SV_MAX_STATE];
};

typedef union {
  alignas (16) unsigned char bytes[SV_MAX_STATE];
} State;

SvWays *
sv_ways_new (void)
{
  SvWays *self = aligned_alloc (16, (sizeof (SvWays) + 15) / 16 * 16);

  if (self == NULL)
    abort ();
  sv_ways_clear (self);
  return self;
}

void
sv_ways_free (SvWays *self)
{
  free (self);
}

void
sv_ways_clear (SvWays *self)
{
  self->n = 0;
  memset (self->best, -1, sizeof self->best);
  memset (self->keys, 0, sizeof self->keys);
}

static unsigned
hash (const unsigned char *bytes, size_t n)
{
  uint32_t sum = 2166136261u;

  for (size_t i = 0; i < n; i++)
    sum = (sum ^ bytes[i]) * 16777619u;
  return sum ^ sum >> 15;
}

/* Return whether @a is a better end of a route to the same space than @b. */
static bool
is_better (const Stop *a, const Stop *b)
{
  if (a->may_stop != b->may_stop)
    return a->may_stop;
  return a->price != b->price ? a->price < b->price : a->length < b->length;
}

/* Add a stop, unless its position is already known at the same or a lower price. */
static void
add_stop (SvWays *self, const State *state, size_t size, Stop stop)
{
  unsigned key = hash (state->bytes, size) % N_KEYS;

  for (; self->keys[key] != 0; key = (key + 1) % N_KEYS) {
    Stop *known = &self->stops[self->keys[key] - 1];
    if (memcmp (self->states[self->keys[key] - 1], state, size) != 0)
      continue;
    /* Dijkstra: a stop that is not finished may still become cheaper. */
    if (!known->done && known->price > stop.price)
      *known = stop;
    return;
  }
  if (self->n == MAX_STOPS)
    return;
  memcpy (self->states[self->n], state, size);
  self->stops[self->n++] = stop;
  self->keys[key] = (uint16_t)self->n;
}

typedef struct {
  SvWays *ways;
  const SvGame *game;
  const void *setup;
  int side, piece;
} Search;

/* Add the stops that continue the route from a position, and return whether the user may end the
 * route there, that is, do something else. @from is the stop of the position, or -1 at the
 * start. */
static bool
go_on (Search *self, const void *state, int from)
{
  const Stop *before = from >= 0 ? &self->ways->stops[from] : NULL;
  SvEvent legal[SV_MAX_LEGAL];
  SvTarget target;
  State next;
  bool may_stop = false;
  const unsigned n = self->game->legal (self->setup, state, legal);

  for (unsigned i = 0; i < n; i++) {
    self->game->event_target (self->setup, state, legal[i], &target);
    /* Picking up a piece begins another route, and so does moving another piece. */
    if ((target.flags & SV_TARGET_WAY) == 0 || target.piece != self->piece ||
        (before != NULL && target.space < 0)) {
      may_stop = true;
      continue;
    }
    if (before != NULL && before->length == SV_MAX_WAY)
      continue;
    memcpy (&next, state, self->game->state_size);
    self->game->apply (self->setup, &next, legal[i]);
    const unsigned price = target.cost > 0 ? target.cost : target.space >= 0;
    const Stop stop = { .event = legal[i],
                        .before = (int16_t)from,
                        .space = target.space,
                        .cost = (uint16_t)((before ? before->cost : 0u) + target.cost),
                        .price = (uint16_t)((before ? before->price : 0u) + price),
                        .length = (uint16_t)((before ? before->length : 0u) + 1) };
    add_stop (self->ways, &next, self->game->state_size, stop);
  }
  return may_stop;
}

/* Return whether the same side decides after this stop. */
static bool
is_on (const Search *self, const void *state)
{
  SvNode node;

  self->game->node (self->setup, state, &node);
  return node.kind == SV_NODE_DECISION && node.side == self->side;
}

/* Return the cheapest unfinished stop, or -1 if none. */
static int
next_stop (const SvWays *self)
{
  int best = -1;

  for (unsigned i = 0; i < self->n; i++)
    if (!self->stops[i].done && (best < 0 || self->stops[i].price < self->stops[best].price))
      best = (int)i;
  return best;
}

void
sv_ways_find (SvWays *self, const SvGame *game, const void *setup, const void *state, int piece)
{
  Search search = { .ways = self, .game = game, .setup = setup, .piece = piece };
  SvNode node;
  int i;

  sv_ways_clear (self);
  game->node (setup, state, &node);
  if (node.kind != SV_NODE_DECISION)
    return;
  search.side = node.side;
  go_on (&search, state, -1);
  while ((i = next_stop (self)) >= 0) {
    Stop *stop = &self->stops[i];

    stop->done = true;
    stop->may_stop = !is_on (&search, self->states[i]) || go_on (&search, self->states[i], i);
    if (stop->space >= 0 && stop->space < SV_MAX_SPACES &&
        (self->best[stop->space] < 0 || is_better (stop, &self->stops[self->best[stop->space]])))
      self->best[stop->space] = (int16_t)i;
  }
}

static const Stop *
end_of (const SvWays *self, int space)
{
  if (space < 0 || space >= SV_MAX_SPACES || self->best[space] < 0)
    return NULL;
  return &self->stops[self->best[space]];
}

/* Return whether a stop ends a route that costs the same as the best one to the same space. */
static bool
is_as_dear (const Stop *stop, const Stop *best)
{
  return stop != best && stop->space == best->space && stop->may_stop == best->may_stop &&
         stop->cost == best->cost;
}

/* Return the stop that ends route @i to a space, or NULL. */
static const Stop *
end_of_nth (const SvWays *self, unsigned i, int space)
{
  const Stop *best = end_of (self, space);

  if (best == NULL || i == 0)
    return best;
  for (unsigned k = 0; k < self->n; k++)
    if (is_as_dear (&self->stops[k], best) && --i == 0)
      return &self->stops[k];
  return NULL;
}

unsigned
sv_ways_get_nth (const SvWays *self, unsigned i, int space, SvEvent *events, int16_t *spaces)
{
  const Stop *stop = end_of_nth (self, i, space);

  if (stop == NULL)
    return 0;
  const unsigned n = stop->length;
  for (unsigned k = n; k > 0; k--) {
    events[k - 1] = stop->event;
    if (spaces != NULL)
      spaces[k - 1] = stop->space;
    stop = stop->before >= 0 ? &self->stops[stop->before] : NULL;
  }
  return n;
}

unsigned
sv_ways_get (const SvWays *self, int space, SvEvent *events, int16_t *spaces)
{
  return sv_ways_get_nth (self, 0, space, events, spaces);
}

SvWayEnd
sv_ways_get_end (const SvWays *self, int space)
{
  const Stop *stop = end_of (self, space);

  return stop != NULL ? (SvWayEnd){ stop->length, stop->cost, stop->may_stop } : (SvWayEnd){ 0 };
}
