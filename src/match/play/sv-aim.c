/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-aim.h"

#include <string.h>

/* Routes to one space that are compared, so that an aim is found in a bounded time. */
enum { MAX_ROUTES = 32 };

void
sv_track_add (SvTrack *self, int space)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->spaces[i] == space)
      self->n = i;
  if (self->n < SV_MAX_TRACK)
    self->spaces[self->n++] = (int16_t)space;
}

static void
add_space (SvAim *self, int space)
{
  if (space >= 0 && self->n_spaces < SV_MAX_TRAIL &&
      (self->n_spaces == 0 || self->spaces[self->n_spaces - 1] != space))
    self->spaces[self->n_spaces++] = (int16_t)space;
}

/* Add the spaces that the ball passes on its way to @space in one event. */
static void
add_flight (SvAim *self, const SvMoves *moves, int space)
{
  for (unsigned i = 0; i < moves->n; i++) {
    const SvMove *move = &moves->moves[i];
    if (move->piece >= 0 || move->from < 0)
      continue;
    add_space (self, move->over);
    add_space (self, move->to == space || i + 1 < moves->n ? move->to : space);
    if (move->to == space)
      return;
  }
  add_space (self, space);
}

/* Return whether the ball reaches @space in these moves. */
static bool
has_flight (const SvMoves *moves, int space)
{
  for (unsigned i = 0; i < moves->n; i++)
    if (moves->moves[i].piece < 0 && moves->moves[i].to == space)
      return true;
  return false;
}

static bool
is_own (const SvView *view, int side, int space)
{
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space == space && view->pieces[i].side == side)
      return true;
  return false;
}

/* Number the passes of a ball's way: each ends at a team-mate or at the end of the way. */
static void
end_pass (SvAim *self, const SvSituation *now, bool is_last)
{
  const unsigned end = self->n_spaces - 1;
  unsigned n = 0;

  if (end == 0 || (!is_last && !is_own (&now->scene.view, now->node.side, self->spaces[end])))
    return;
  for (unsigned i = 0; i < end; i++)
    n = self->passes[i] > n ? self->passes[i] : n;
  self->passes[end] = (uint8_t)(n + 1);
}

/* Apply one event to @state and add its part of the way. */
static void
take_event (SvAim *self, const SvSituation *now, void *state, unsigned i)
{
  _Alignas(max_align_t) unsigned char before[SV_MAX_STATE];
  SvTarget target;
  SvMoves moves;

  memcpy (before, state, now->game->state_size);
  now->game->event_target (now->setup, before, self->events[i], &target);
  now->game->apply (now->setup, state, self->events[i]);
  self->cost += target.cost;
  if (target.space < 0)
    return;
  if (target.piece >= 0) {
    add_space (self, target.space);
    return;
  }
  sv_game_moves (now->game, now->setup, before, self->events[i], state, &moves);
  self->is_ball = (target.flags & SV_TARGET_WAY) != 0 || has_flight (&moves, target.space);
  add_flight (self, &moves, target.space);
  if (self->is_ball)
    end_pass (self, now, i + 1 == self->n_events);
}

/* Work out what the events lead to. */
static void
follow (SvAim *self, const SvChoice *choice, const SvSituation *now)
{
  _Alignas(max_align_t) unsigned char state[SV_MAX_STATE];

  memcpy (state, now->state, now->game->state_size);
  add_space (self, sv_choice_get_start (choice, &now->scene.view));
  for (unsigned i = 0; i < self->n_events; i++)
    take_event (self, now, state, i);
  self->left = now->scene.view.points;
  if (self->left >= 0)
    self->left = self->left > (int)self->cost ? self->left - (int)self->cost : 0;
  if (self->is_ball)
    self->has_risks = sv_game_risks (now->game, now->setup, state, &self->risks);
}

/* --- The best of several routes --- */

/* Return how many spaces of the way the hand has passed. */
static unsigned
count_drawn (const SvAim *self, const SvTrack *track)
{
  unsigned n = 0;

  for (unsigned i = 0; track != NULL && i < self->n_spaces; i++)
    for (unsigned k = 0; k < track->n; k++)
      n += track->spaces[k] == self->spaces[i];
  return n;
}

static double
chance_of (const SvAim *self)
{
  return self->has_risks ? (double)self->risks.odds / (double)self->risks.odds_of : 1;
}

static bool
is_better (const SvAim *a, const SvAim *b, const SvTrack *track)
{
  const unsigned drawn_a = count_drawn (a, track), drawn_b = count_drawn (b, track);

  if (drawn_a != drawn_b)
    return drawn_a > drawn_b;
  if (chance_of (a) != chance_of (b))
    return chance_of (a) > chance_of (b);
  return a->n_events < b->n_events;
}

/* Fill in route @i to the space. Returns false if there is none. */
static bool
find_route (SvAim *self, const SvChoice *choice, int space, unsigned i)
{
  *self = (SvAim){ .space = space, .left = -1, .may_stop = true };
  if (sv_choice_is_far (choice, space)) {
    self->n_events = sv_ways_get_nth (choice->ways, i, space, self->events, NULL);
    self->may_stop = sv_ways_get_end (choice->ways, space).may_stop;
    return self->n_events > 0;
  }
  const SvOption *goal = i == 0 ? sv_choice_get_goal (choice, space) : NULL;
  if (goal == NULL)
    return false;
  self->events[self->n_events++] = goal->event;
  return true;
}

bool
sv_aim_find (
    SvAim *self, const SvChoice *choice, const SvSituation *now, int space, const SvTrack *track)
{
  SvAim other;

  self->space = -1;
  if (!sv_choice_is_goal (choice, space))
    return false;
  for (unsigned i = 0; i < MAX_ROUTES && find_route (&other, choice, space, i); i++) {
    follow (&other, choice, now);
    if (self->space < 0 || is_better (&other, self, track))
      *self = other;
    if (!other.is_ball) /* the ways of pieces differ in nothing that people see */
      break;
  }
  return self->space >= 0;
}
