/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turn: throw, walk, and the limits of where a walk may end. RULES.md C-030 to C-037, C-130,
 * C-140 to C-145. */

#include "champions.h"

#include <stdlib.h>

void
turn_reset (Setup *p, State *s, unsigned side)
{
  s->turn = (uint8_t)side;
  s->next = (uint8_t)(1 - side);
  s->restart = RESTART_NONE;
  s->rs_side = s->rs_ball = s->rs_man = s->rs_wall = s->thrower = NOBODY;
  s->hurt_man = s->hurt_square = NOBODY;
  s->touched = s->ahead = 0;
  s->relaxed = s->deflected = 0;
  s->deflector = s->mover = NOBODY;
  ball_no_flight (s);
  s->cut = 0;
}

void
turn_open (Setup *p, State *s, unsigned side)
{
  turn_reset (p, s, side);
  s->cut = p->ball_reachable && !ball_is_reachable (s);
  ask (s, can_warm (p, s, side) ? PHASE_TURN : PHASE_ROLL, side);
}

void
turn_begin (Setup *p, State *s, unsigned side)
{
  turn_reset (p, s, side);
  if (!clock_is_full (p, s))
    turn_open (p, s, side);
}

void
turn_end (Setup *p, State *s)
{
  slides_after_turn (p, s, s->turn);
  turn_begin (p, s, s->next);
}

void
turn_rolled (Setup *p, State *s, unsigned value)
{
  s->die = (uint8_t)value;
  clock_count (s, value);
  if (value == 1 && clock_stops (p, s))
    return;
  turn_act (p, s);
}

/* --- limits ------------------------------------------------------------------------------------ */

static unsigned
field_men_in (const State *s, unsigned side, unsigned but, Set area)
{
  Set men = s->men[side];

  if (s->keeper[side] != NOBODY && on_pitch (s, s->keeper[side]))
    set_remove (&men, place_of (s, s->keeper[side]));
  if (on_pitch (s, but))
    set_remove (&men, place_of (s, but));
  return set_count (set_and (men, area));
}

/* Where the walk or chase of the man began. */
static unsigned
began_on (const State *s, unsigned man)
{
  return (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2) && s->mover == man
             ? s->from
             : place_of (s, man);
}

/* C-141, C-142: the squares in which the man would be one too many. */
static Set
crowded (Setup *p, const State *s, unsigned man)
{
  const unsigned side = side_of (man), from = began_on (s, man);
  const Set yard = set_or (set_yard[side], set_goals[side]);
  Set closed = { { 0, 0, 0 } };

  if (is_keeper (s, man))
    return closed;
  if (!set_has (&set_area[side], from) &&
      field_men_in (s, side, man, set_area[side]) >= (unsigned)p->max_area)
    closed = set_area[side];
  if (!set_has (&yard, from) && field_men_in (s, side, man, yard) >= (unsigned)p->max_goal_area)
    closed = set_or (closed, yard);
  return closed;
}

/* With the man on a square he is joined to too many. */
static bool
is_in_chain (Setup *p, const State *s, unsigned man, unsigned square)
{
  Set men = s->men[side_of (man)], chain = set_of (square);

  if (on_pitch (s, man))
    set_remove (&men, place_of (s, man));
  if ((int)set_count (men) < p->max_chain)
    return false;
  for (;;) {
    const Set next = set_or (chain, set_and (set_grow_all (chain), men));
    if (set_equal (next, chain))
      break;
    chain = next;
  }
  return (int)set_count (chain) > p->max_chain;
}

/* C-143: who began in such a chain does not make it. */
static bool
makes_chain (Setup *p, const State *s, unsigned man, unsigned square)
{
  return is_in_chain (p, s, man, square) && !is_in_chain (p, s, man, began_on (s, man));
}

/* C-145 with the man on another square. */
static bool
cuts_off_ball (const State *s, unsigned man, unsigned square)
{
  State moved = *s;

  man_put (&moved, man, square);
  return !ball_is_reachable (&moved);
}

/* It was so before his walk or, the ball being at rest after a flight, his chase. */
static bool
was_cut_off (const State *s, unsigned man)
{
  return s->out == OUT_REST ? cuts_off_ball (s, man, began_on (s, man)) : s->cut;
}

unsigned
limit_broken (Setup *p, const State *s, unsigned man, unsigned square)
{
  const Set closed = crowded (p, s, man);

  if (s->relaxed)
    return 0;
  if (set_has (&closed, square))
    return set_has (&set_yard[side_of (man)], square) ? 142 : 141;
  if (makes_chain (p, s, man, square))
    return 143;
  if (p->ball_reachable && cuts_off_ball (s, man, square) && !was_cut_off (s, man))
    return 145;
  return 0;
}

bool
may_end_on (Setup *p, const State *s, unsigned man, unsigned square)
{
  return limit_broken (p, s, man, square) == 0;
}

/* --- walks that can be completed ---------------------------------------------------------------- */

typedef struct {
  Setup *p;
  const State *s;
  unsigned man;
  Set free;          /* squares that he may walk on, his own included */
  Set sure;          /* squares where he certainly may end */
  Set closed;        /* squares where he certainly may not */
  Set known, fine;   /* squares that were looked at, and those that were found fine */
  int8_t flights[8]; /* a flight of this strength: -1 not looked at */
  bool only_ball;    /* a free kick: the walk must reach the ball */
} Walk;

/* C-143 can only be broken if nearly all men stand together: not if two empty rows or columns
 * divide them so that two stand on either side. */
static bool
men_stand_apart (Setup *p, Set men)
{
  unsigned total = set_count (men), seen = 0, gap = 0;
  const unsigned spare = total > (unsigned)p->max_chain ? total - (unsigned)p->max_chain : 0;

  if (total <= (unsigned)p->max_chain)
    return true;
  for (unsigned row = 0; row < SQUARE_ROWS; row++) {
    const unsigned n = (unsigned)__builtin_popcountll (men.w[row / 5] >> row % 5 * 12 & 0xfff);
    gap = n == 0 ? gap + 1 : 0;
    seen += n;
    /* One more man, the mover, may leave either part and fill a row of the gap. */
    if (gap >= 2 && seen > spare + 1 && total - seen > spare + 1)
      return true;
  }
  return false;
}

static void
prepare_sure (Walk *w)
{
  const State *s = w->s;
  const unsigned side = side_of (w->man);
  const Set *men = s->men;

  w->sure = set_minus (w->free, w->closed);
  set_remove (&w->sure, s->ball);
  if (s->relaxed)
    return;
  if (!men_stand_apart (w->p, men[side]))
    w->sure = set_minus (w->sure, set_grow_all (men[side]));
  if (w->p->ball_reachable && !s->cut) {
    /* A part of the ball's free squares that has men of both sides beside it, and not only him. */
    const Set within = set_minus (set_field, all_men (s));
    Set others = men[side], part = set_of (s->ball);
    set_remove (&others, place_of (s, w->man));
    for (;;) {
      const Set next = set_grow (part);
      if (set_meet (next, others) && set_meet (next, men[1 - side]))
        break;
      const Set inside = set_or (part, set_and (next, within));
      if (set_equal (inside, part)) {
        part = w->sure;
        break;
      }
      part = inside;
    }
    w->sure = set_minus (w->sure, part);
  }
}

static void
walk_prepare (Walk *w, Setup *p, const State *s, unsigned man)
{
  Set taken = all_men (s);

  *w = (Walk){ .p = p, .s = s, .man = man };
  set_remove (&taken, place_of (s, man));
  w->free = set_minus (enterable (s, man), taken);
  w->only_ball = s->restart == RESTART_FREEKICK;
  for (unsigned i = 0; i < 8; i++)
    w->flights[i] = -1;
  if (!s->relaxed)
    w->closed = crowded (p, s, man);
  prepare_sure (w);
}

/* The man may step onto the ball with so many pips left after it (C-034). */
static bool
can_reach_ball (Walk *w, unsigned left)
{
  const State *s = w->s;

  if (s->barred == w->man)
    return false;
  if (left == 0 && s->may_grab)
    return true;
  if (w->flights[left] < 0)
    w->flights[left] = ball_has_flight (w->p, s, w->man, s->ball, left + 1);
  return w->flights[left] > 0;
}

static bool
can_end (Walk *w, unsigned square)
{
  if (set_has (&w->sure, square))
    return true;
  if (!set_has (&w->known, square)) {
    set_add (&w->known, square);
    if (square != w->s->ball && !set_has (&w->closed, square) &&
        may_end_on (w->p, w->s, w->man, square))
      set_add (&w->fine, square);
  }
  return set_has (&w->fine, square);
}

/* A walk of exactly so many more steps from the square can be completed. */
static bool
can_walk_on (Walk *w, unsigned square, unsigned steps)
{
  Set layer = set_of (square), reach = w->free, ends;

  set_remove (&reach, w->s->ball); /* on the ball the walk ends */
  if (!w->only_ball) {
    /* First the cheap way: backwards from the squares that are surely fine. */
    Set good = w->sure;
    for (unsigned i = 1; i < steps; i++)
      good = set_and (set_beside (good), reach);
    if (set_meet (set_beside (layer), good))
      return true;
  }
  for (unsigned i = 1; i <= steps; i++) {
    const Set next = set_and (set_beside (layer), w->free);
    if (set_has (&next, w->s->ball) && can_reach_ball (w, steps - i))
      return true;
    layer = set_and (next, reach);
  }
  if (w->only_ball)
    return false;
  for (ends = set_minus (layer, w->closed); !set_is_empty (ends);)
    if (can_end (w, set_pop (&ends)))
      return true;
  return false;
}

/* C-130: the keeper's hands need the shortest way and all pips. */
static bool
could_grab (Setup *p, const State *s, unsigned man)
{
  const unsigned side = side_of (man);

  return p->keeper_grab && s->restart == RESTART_NONE && is_keeper (s, man) &&
         set_has (&set_area[side], s->ball) &&
         !(s->last_side == side && s->last_kind == TOUCH_PLAY) &&
         distance_to (s, man, s->ball) == s->die;
}

static bool
may_use_now (Setup *p, const State *s, unsigned man)
{
  State trial;
  Walk w;

  if (!on_pitch (s, man))
    return false;
  if (could_grab (p, s, man)) {
    trial = *s;
    trial.may_grab = 1;
    walk_prepare (&w, p, &trial, man);
    return can_walk_on (&w, place_of (s, man), s->die);
  }
  walk_prepare (&w, p, s, man);
  return can_walk_on (&w, place_of (s, man), s->die);
}

bool
may_use (Setup *p, const State *s, unsigned man)
{
  return may_use_now (p, s, man);
}

static bool
somebody_walks (Setup *p, const State *s)
{
  for (unsigned i = 0; i < SQUAD; i++)
    if (may_use_now (p, s, s->turn * SQUAD + i))
      return true;
  return false;
}

/* C-170 goes before all; C-037 when nobody can walk. */
void
turn_act (Setup *p, State *s)
{
  SvEvent fouls[SV_MAX_LEGAL];

  ask (s, PHASE_ACT, s->turn);
  s->may_grab = 0;
  s->mover = NOBODY;
  if (foul_legal (p, s, fouls) == 0 && !somebody_walks (p, s))
    s->relaxed = 1;
}

unsigned
act_legal (Setup *p, const State *s, SvEvent *events)
{
  unsigned n = foul_legal (p, s, events);

  if (n > 0)
    return n;
  for (unsigned i = 0; i < SQUAD; i++)
    if (may_use_now (p, s, s->turn * SQUAD + i))
      events[n++] = sv_event (VERB_USE, i + 1, SV_ARG_NONE, SV_ARG_NONE);
  n += push_legal (p, s, events + n);
  if (n == 0)
    events[n++] = sv_event (s->restart == RESTART_FREEKICK ? VERB_DROP : VERB_STAND, SV_ARG_NONE,
                            SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

void
turn_use (Setup *p, State *s, unsigned man)
{
  s->may_grab = could_grab (p, s, man);
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  s->steps = s->die;
  ask (s, PHASE_WALK, s->turn);
}

unsigned
walk_legal (Setup *p, const State *s, SvEvent *events)
{
  const unsigned from = place_of (s, s->mover);
  unsigned n = 0;
  Walk w;

  walk_prepare (&w, p, s, s->mover);
  for (unsigned direction = 0; direction < 8; direction += 2) {
    const unsigned square = square_next (from, direction);
    bool fine;
    if (square == NOBODY || !set_has (&w.free, square))
      continue;
    if (square == s->ball)
      fine = can_reach_ball (&w, s->steps - 1u);
    else if (s->steps == 1)
      fine = !w.only_ball && can_end (&w, square);
    else
      fine = can_walk_on (&w, square, s->steps - 1u);
    if (fine)
      events[n++] = sv_event (VERB_STEP, square, SV_ARG_NONE, SV_ARG_NONE);
  }
  return n;
}

void
turn_step (Setup *p, State *s, unsigned square)
{
  const unsigned man = s->mover;

  man_put (s, man, square);
  s->steps--;
  if (square != s->ball) {
    if (s->steps == 0)
      turn_end (p, s);
    return;
  }
  if (s->may_grab && s->steps == 0) {
    ask (s, PHASE_GRAB, s->turn);
    return;
  }
  const PlayKind kind = s->restart == RESTART_FREEKICK ? PLAY_RESTART : PLAY_FREELY;
  ball_play (p, s, man, s->steps + 1u, kind);
}

void
turn_grab (Setup *p, State *s, bool hands)
{
  if (!hands) {
    ball_play (p, s, s->mover, 1, PLAY_FREELY);
    return;
  }
  s->may_grab = 0;
  ask (s, PHASE_CLASP, s->turn);
}
