/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turn: the throw, the walk, and the chase, a few steps of a piece toward a ball that lies
 * still. A walk must use all pips, so the program offers only pieces and squares from which the
 * walk can be completed; sets of squares make that search fast. RULES.md C-030 to C-037, C-055 to
 * C-058, C-130. */

#include "champions-rules.h"

void
champions_turn_open (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  champions_forget_turn (s, side);
  s->cut = p->ball_reachable && !champions_ball_is_reachable (s);
  go_on_with (s, TASK_WARM);
}

void
champions_turn_end (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  champions_slides_after_turn (p, s, s->turn);
  champions_forget_turn (s, s->next);
  if (!champions_clock_is_full (p, s))
    champions_turn_open (p, s, s->turn);
}

void
champions_turn_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  s->die = event.a;
  champions_clock_count (s, event.a);
  if (event.a != 1 || !champions_clock_stops (p, s))
    go_on_with (s, TASK_ACT);
}

/* --- Walks that can be completed --- */

typedef struct {
  const ChampionsSetup *p;
  const ChampionsState *s;
  Set taken; /* squares with pieces on them */
  /* squares beside pieces of the own side, where the walking piece might make a chain */
  Set crowd;
  Set round_ball; /* squares around the ball, see may_cut_off () */
  Set near_ball;  /* own pieces beside these, if pieces of the other side are there too */
  unsigned man;
  Set free;          /* squares that the piece may walk on, its own included */
  Set sure;          /* squares where the walk certainly may end */
  Set closed;        /* squares where the walk certainly may not end */
  Set known, fine;   /* squares that have been examined, and those of them where the walk may end */
  int8_t flights[8]; /* by strength: whether a flight exists; -1 if not examined */
  bool only_ball;    /* for a free kick: the walk must reach the ball */
  bool may_grab;
} Walk;

/* Return whether C-143 (no long chains) cannot be broken, because two empty rows divide the pieces
 * so that at least two stand on either side. This saves the exact test. */
static bool
men_stand_apart (const ChampionsSetup *p, Set men)
{
  const unsigned total = set_count (men), most = (unsigned)p->max_chain;
  unsigned last = 0;

  if (total <= most)
    return true;
  for (unsigned seen = 0; seen < total; seen++) {
    const unsigned row = row_of (set_pop (&men));
    /* The moving piece may leave either part and fill a row of the gap, so count one more. */
    if (row > last + 2 && seen > total - most + 1 && total - seen > total - most + 1)
      return true;
    last = row;
  }
  return false;
}

/* Grow @part until it has pieces of both sets beside it. Return false if it never has. */
static bool
grow_to (Set *part, Set taken, Set some, Set others)
{
  const Set within = set_minus (champions_field, taken);

  for (;;) {
    const Set next = set_grow (*part);
    if (set_meet (next, some) && set_meet (next, others))
      return true;
    const Set inside = set_or (*part, set_and (next, within));
    if (set_equal (inside, *part))
      return false;
    *part = inside;
  }
}

/* Return the squares where the walking piece might cut off the ball: the area around the ball that
 * just reaches a piece of each side, not counting this piece; @all if it reaches none. */
static Set
may_cut_off (const Walk *w, Set all)
{
  const unsigned side = side_of (w->man), from = place_of (w->s, w->man);
  Set others = w->s->men[side], near = w->near_ball, part = w->round_ball;

  set_remove (&near, from);
  if (!set_is_empty (near)) /* the usual case: no more squares are needed without this piece */
    return part;
  set_remove (&others, from);
  return grow_to (&part, w->taken, others, w->s->men[1 - side]) ? part : all;
}

/* Fill in what is the same for all pieces of a side. */
static void
walk_begin (Walk *w, const ChampionsSetup *p, const ChampionsState *s, unsigned side)
{
  const Set men = s->men[side];

  w->p = p;
  w->s = s;
  w->taken = all_men (s);
  w->crowd = s->relaxed || men_stand_apart (p, men) ? (Set){ { 0 } } : set_grow_all (men);
  w->round_ball = set_of (s->ball);
  w->near_ball = (Set){ { 0 } };
  if (grow_to (&w->round_ball, w->taken, men, s->men[1 - side]))
    w->near_ball = set_and (set_grow (w->round_ball), men);
}

static void
walk_prepare (Walk *w, unsigned man)
{
  const ChampionsSetup *p = w->p;
  const ChampionsState *s = w->s;
  Set taken = w->taken;

  w->man = man;
  w->closed = w->known = w->fine = (Set){ { 0 } };
  memset (w->flights, -1, sizeof w->flights);
  set_remove (&taken, place_of (s, man));
  w->free = set_minus (champions_enterable (s, man), taken);
  w->only_ball = s->restart == RESTART_FREEKICK;
  w->may_grab = s->may_grab;
  if (!s->relaxed)
    w->closed = champions_crowded (p, s, man);
  w->sure = set_minus (w->free, w->closed);
  set_remove (&w->sure, s->ball);
  w->sure = set_minus (w->sure, w->crowd);
  if (!s->relaxed && p->ball_reachable && !s->cut)
    w->sure = set_minus (w->sure, may_cut_off (w, w->sure));
}

/* Return whether the piece may step onto the ball with that many pips left afterwards (C-034). */
static bool
can_reach_ball (Walk *w, unsigned left)
{
  const ChampionsState *s = w->s;

  if (s->barred == w->man)
    return false;
  if (left == 0 && w->may_grab)
    return true;
  if (w->flights[left] < 0)
    w->flights[left] = champions_ball_has_flight (w->p, s, w->man, s->ball, left + 1);
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
        champions_limit_broken (w->p, w->s, w->man, square) == 0)
      set_add (&w->fine, square);
  }
  return set_has (&w->fine, square);
}

/* Return whether the walk can be completed by a cheap test: search backwards from the squares
 * in `sure` over @reach. A walk that arrives two steps early can begin with one step there
 * and back. */
static bool
can_surely_walk_on (const Walk *w, unsigned square, unsigned steps, Set reach)
{
  const Set first = set_beside (set_of (square));
  const unsigned later = set_has (&reach, square) ? 2 : steps;
  Set good = w->sure;

  for (unsigned i = 1; i < steps; i++) {
    if ((steps - i) % later == 0 && set_meet (first, good))
      return true;
    good = set_and (set_beside (good), reach);
  }
  return set_meet (first, good);
}

/* Return whether a walk with exactly @steps more steps from @square can be completed. */
static bool
can_walk_on (Walk *w, unsigned square, unsigned steps)
{
  Set layer = set_of (square), reach = w->free, ends;

  set_remove (&reach, w->s->ball); /* a walk ends on the ball */
  if (!w->only_ball && can_surely_walk_on (w, square, steps, reach))
    return true;
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

/* Return whether the goalkeeper could pick up the ball by hand: by the shortest way, with all pips
 * (C-130). */
static bool
could_grab (const ChampionsSetup *p, const ChampionsState *s, unsigned man)
{
  const unsigned side = side_of (man);

  return p->keeper_grab && s->restart == RESTART_NONE && is_keeper (s, man) &&
         set_has (&champions_areas[side], s->ball) &&
         !(s->last_side == side && s->last_kind == TOUCH_PLAY) &&
         champions_distance (s, man, s->ball) == s->die;
}

/* Return whether a piece on the pitch can use all pips. */
static bool
can_use (Walk *w, const ChampionsSetup *p, const ChampionsState *s, unsigned man)
{
  walk_prepare (w, man);
  w->may_grab = could_grab (p, s, man);
  return can_walk_on (w, place_of (s, man), s->die);
}

bool
champions_can_walk (const ChampionsSetup *p, const ChampionsState *s, unsigned man)
{
  Walk w;

  walk_begin (&w, p, s, s->turn);
  return side_of (man) == s->turn && on_pitch (s, man) && can_use (&w, p, s, man);
}

/* Return the pieces that can use all pips, as bits; if @one, only the first of them. */
static uint32_t
walkers (const ChampionsSetup *p, const ChampionsState *s, bool one)
{
  uint32_t bits = 0;
  Walk w;

  walk_begin (&w, p, s, s->turn);
  for (unsigned i = 0; i < SQUAD && !(one && bits != 0); i++) {
    const unsigned man = s->turn * SQUAD + i;
    if (on_pitch (s, man) && can_use (&w, p, s, man))
      bits |= bit_of (man);
  }
  return bits;
}

/* Ask what the side does with its throw. If no piece can walk, the limits are dropped (C-037). */
void
champions_turn_act (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  ask (s, PHASE_ACT, s->turn);
  s->may_grab = 0;
  s->mover = NOBODY;
  s->relaxed = walkers (p, s, true) == 0;
}

unsigned
champions_use_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  return champions_list_men (walkers (p, s, false), VERB_USE, events);
}

void
champions_use (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a);

  s->may_grab = could_grab (p, s, man);
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  s->steps = s->die;
  ask (s, PHASE_WALK, s->turn);
}

unsigned
champions_walk_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned from = place_of (s, s->mover);
  unsigned n = 0;
  Walk w;

  walk_begin (&w, p, s, side_of (s->mover));
  walk_prepare (&w, s->mover);
  for (unsigned direction = 0; direction < 8; direction += 2) {
    const unsigned square = champions_next (from, direction);
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
      events[n++] = sv_event_of (VERB_STEP, square);
  }
  return n;
}

void
champions_walk_step (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  champions_put (s, s->mover, event.a);
  s->steps--;
  if (event.a == s->ball && s->may_grab && s->steps == 0)
    ask (s, PHASE_GRAB, s->turn);
  else if (event.a == s->ball)
    champions_ball_play (p, s, s->mover, s->steps + 1u,
                         s->restart == RESTART_FREEKICK ? PLAY_RESTART : PLAY_FREELY);
  else if (s->steps == 0)
    go_on_with (s, TASK_TURN_END);
}

unsigned
champions_grab_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  events[0] = sv_event_plain (VERB_GRAB);
  events[1] = sv_event_plain (VERB_KICK);
  return champions_ball_has_flight (p, s, s->mover, s->ball, 1) ? 2 : 1;
}

void
champions_grab (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (event.verb == VERB_KICK) {
    champions_ball_play (p, s, s->mover, 1, PLAY_FREELY);
    return;
  }
  s->may_grab = 0;
  ask (s, PHASE_CLASP, s->turn);
}

/* --- The chase: C-055 to C-058 --- */

/* Return whether the piece is nearer to the ball than each of its team-mates (C-057). */
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

/* Write the squares one step away that bring the piece nearer to the ball (C-055). */
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

/* Return whether a chase with @steps left can be completed from where the piece stands in
 * @trial. */
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

/* Return whether a chase cannot succeed, without moving any piece: a field team-mate is as near to
 * the ball as the piece would come, and is not in its way. @far: all distances to the ball. */
static bool
is_hopeless (const ChampionsSetup *p, const ChampionsState *s, unsigned man, const uint8_t far[MEN])
{
  const unsigned steps = (unsigned)p->chase_steps, distance = far[man];
  const unsigned after = distance > steps + 1 ? distance - steps : 1;

  /* beside the ball the piece has arrived already (C-056) */
  if (distance == NOBODY || distance == 1)
    return true;
  for (unsigned mate = side_of (man) * SQUAD; mate < (side_of (man) + 1) * SQUAD; mate++)
    if (mate != man && far[mate] <= after && !is_keeper (s, mate))
      return true;
  return false;
}

/* Return the pieces of the side that may chase the ball, as bits; if @one, only the first of
 * them. */
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

  events[n] = sv_event_plain (VERB_HOLD);
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
      events[n++] = sv_event_of (VERB_STEP, squares[i]);
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
