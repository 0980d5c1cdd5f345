/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* kick: a game of which everything is known. The away side takes a goal, throws a die with four
 * sides of which one scores, or gives a goal; then it is over. For tests. */

#include "sv-game.h"

enum { KICK_TAKE = SV_VERB_GAME, KICK_THROW, KICK_GIVE };
enum { KICK_CHOOSE, KICK_FALL, KICK_DONE };

typedef struct {
  uint8_t phase, home, away;
} Kick;

static void
kick_node (const void *setup, const void *state, SvNode *out)
{
  const Kick *s = state;

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = 1 };
  if (s->phase == KICK_FALL)
    *out = (SvNode){ .kind = SV_NODE_CHANCE, .side = 1, .die = 4 };
  else if (s->phase == KICK_DONE)
    *out = (SvNode){ .kind = SV_NODE_OVER, .side = -1 };
}

static unsigned
kick_legal (const void *setup, const void *state, SvEvent *events)
{
  const Kick *s = state;

  if (s->phase == KICK_DONE)
    return 0;
  if (s->phase == KICK_CHOOSE) {
    for (unsigned i = 0; i < 3; i++)
      events[i] = sv_event (KICK_TAKE + i, 0, 0, 0);
    return 3;
  }
  for (unsigned i = 0; i < 4; i++)
    events[i] = sv_event_die (1 + i);
  return 4;
}

static void
kick_apply (const void *setup, void *state, SvEvent event)
{
  Kick *s = state;

  s->away += event.verb == KICK_TAKE || (event.verb == SV_VERB_DIE && event.a == 1);
  s->home += event.verb == KICK_GIVE;
  s->phase = event.verb == KICK_THROW ? KICK_FALL : KICK_DONE;
}

static void
kick_view (const void *setup, const void *state, SvView *out)
{
  const Kick *s = state;

  *out = (SvView){ .score = { s->home, s->away } };
}

static int
kick_appraise (const void *setup, const void *state, int side)
{
  const Kick *s = state;
  const int home = 100 * (s->home - s->away);

  return side == 0 ? home : -home;
}

static const SvGame kick = { .state_size = sizeof (Kick),
                             .max_legal = 4,
                             .node = kick_node,
                             .legal = kick_legal,
                             .apply = kick_apply,
                             .view = kick_view,
                             .evaluation = { .appraise = kick_appraise } };
