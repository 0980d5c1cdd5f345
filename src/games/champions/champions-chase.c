/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The man who runs after the ball that lies still: RULES.md C-055 to C-058. */

#include "champions-rules.h"

/* C-057: the man is nearer to the ball than every team-mate. */
static bool
is_nearest (const ChampionsState *s, unsigned man)
{
  uint8_t far[MEN];
  unsigned nearer = 0;

  champions_ball_distances (s, far);
  for (unsigned mate = side_of (man) * SQUAD; mate < (side_of (man) + 1) * SQUAD; mate++)
    nearer += mate != man && far[mate] <= far[man];
  return nearer == 0;
}

/* C-055: the squares, a step away, that bring the man nearer to the ball. */
static unsigned
nearer_squares (ChampionsState *trial, unsigned man, uint8_t out[4])
{
  const unsigned from = place_of (trial, man);
  const unsigned distance = champions_distance (trial, man, trial->ball);
  const Set open = champions_enterable (trial, man);
  unsigned n = 0;

  for (unsigned direction = 0; direction < 8; direction += 2) {
    const unsigned square = champions_next (from, direction);
    if (square == NOBODY || square == trial->ball || !is_free (trial, square) ||
        !set_has (&open, square))
      continue;
    champions_put (trial, man, square);
    if (champions_distance (trial, man, trial->ball) == distance - 1)
      out[n++] = (uint8_t)square;
    champions_put (trial, man, from);
  }
  return n;
}

/* A chase of the man with `steps` left can be completed from where he stands in trial. */
static bool
is_completable (const ChampionsSetup *p,
                const ChampionsState *s,
                ChampionsState *trial,
                unsigned man,
                unsigned steps)
{
  const unsigned from = place_of (trial, man);
  bool fine = false;
  uint8_t squares[4];

  if (steps == 0 || champions_distance (trial, man, s->ball) == 1)
    return (from != place_of (s, man) || s->phase == PHASE_CHASE2) &&
           champions_limit_broken (p, s, man, from) == 0 && is_nearest (trial, man);
  for (unsigned i = nearer_squares (trial, man, squares); i-- > 0 && !fine;) {
    champions_put (trial, man, squares[i]);
    fine = is_completable (p, s, trial, man, steps - 1);
    champions_put (trial, man, from);
  }
  return fine;
}

/* Without moving anybody: a field team-mate who is as near as he would come stays so, for he would
 * not stand on that one's way. far: all distances to the ball. */
static bool
is_hopeless (const ChampionsSetup *p, const ChampionsState *s, unsigned man, const uint8_t far[MEN])
{
  const unsigned steps = (unsigned)p->chase_steps, distance = far[man];
  const unsigned after = distance > steps + 1 ? distance - steps : 1;

  if (distance == NOBODY || distance == 1) /* C-056 */
    return true;
  for (unsigned mate = side_of (man) * SQUAD; mate < (side_of (man) + 1) * SQUAD; mate++)
    if (mate != man && far[mate] <= after && !is_keeper (s, mate))
      return true;
  return false;
}

/* The men of the side who may run after the ball, as bits; only the first one if one is enough. */
static uint32_t
chasers (const ChampionsSetup *p, const ChampionsState *s, bool one)
{
  uint8_t far[MEN];
  uint32_t bits = 0;

  champions_ball_distances (s, far);
  for (unsigned i = 0; i < SQUAD && !(one && bits != 0); i++) {
    const unsigned man = s->kside * SQUAD + i;
    if (!on_pitch (s, man) || ((s->touched | s->ahead) & bit_of (man)) != 0 ||
        is_hopeless (p, s, man, far))
      continue;
    ChampionsState trial = *s;
    if (is_completable (p, s, &trial, man, (unsigned)p->chase_steps))
      bits |= bit_of (man);
  }
  return bits;
}

void
champions_chase (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (p->chase_steps > 0 && chasers (p, s, true) != 0)
    ask (s, PHASE_CHASE, s->kside);
}

unsigned
champions_chase_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned n = champions_list_men (chasers (p, s, false), VERB_CHASE, events);

  events[n] = plain_event (VERB_HOLD);
  return n + 1;
}

void
champions_chase_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (event.verb == VERB_HOLD) {
    go_on (s);
    return;
  }
  s->mover = (uint8_t)man_of (s->side, event.a);
  s->from = (uint8_t)place_of (s, s->mover);
  s->steps = (uint8_t)p->chase_steps;
  ask (s, PHASE_CHASE2, s->kside);
}

unsigned
champions_chase_step_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned man = s->mover;
  ChampionsState trial = *s;
  uint8_t squares[4];
  const unsigned n_squares = nearer_squares (&trial, man, squares);
  unsigned n = 0;

  for (unsigned i = 0; i < n_squares; i++) {
    champions_put (&trial, man, squares[i]);
    if (is_completable (p, s, &trial, man, s->steps - 1u))
      events[n++] = event_of (VERB_STEP, squares[i]);
    champions_put (&trial, man, place_of (s, man));
  }
  return n;
}

void
champions_chase_step (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  champions_put (s, s->mover, event.a);
  s->steps--;
  if (s->steps > 0 && champions_distance (s, s->mover, s->ball) > 1)
    return;
  s->steps = 0;
  s->mover = s->from = NOBODY;
  go_on (s);
}
