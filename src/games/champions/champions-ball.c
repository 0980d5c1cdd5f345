/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The played ball and the man who goes after it: RULES.md C-040 to C-058.
 *
 *   leg      from touch to touch: 8 directions, one turn of 45° after its first square
 *   flight   legs from a first touch until the points are used up, or a goal */

#include "champions.h"

#include <string.h>

/* What a flight looks at while it is tried out. Men do not move under a ball, but the thrower of a
 * throw-in (C-106). */
typedef struct {
  Setup *p;
  const State *s;
  unsigned side, man;
  Set men[2];      /* the player stands where he plays */
  Set back;        /* those of his side once the thrower came back; else the same */
  Set ends, known; /* squares where the ball may rest, and those that were looked at */
  bool any_end, goal_only;
  uint8_t failed[13][SQUAD]; /* by strength: the touch with which it failed at a man's, or 0 */
} Flight;

typedef struct {
  uint8_t square, direction, curved, left, touches, leg;
} Ball;

/* C-106: the thrower on `from` comes back onto the pitch; the ball is on `ball`. */
static void
step_back (Set *men, const State *s, unsigned from, unsigned ball)
{
  Set within = set_field;

  set_remove (&within, ball);
  set_remove (men, from);
  set_add (men, nearest_in (s, from, within, NOBODY));
}

/* The men of the player's side while the ball is on its way. */
static const Set *
mates (const Flight *f, const Ball *b)
{
  return b->touches > 1 ? &f->back : &f->men[f->side];
}

static void
flight_prepare (Flight *f, Setup *p, const State *s, unsigned man, unsigned square)
{
  memset (f, 0, sizeof *f);
  f->p = p;
  f->s = s;
  f->man = man;
  f->side = side_of (man);
  f->men[0] = s->men[0];
  f->men[1] = s->men[1];
  if (on_pitch (s, man))
    set_remove (&f->men[f->side], place_of (s, man));
  set_add (&f->men[f->side], square);
  f->back = f->men[f->side];
  if (s->thrower == man)
    step_back (&f->back, s, square, square);
  f->any_end = !p->ball_reachable || s->cut || s->relaxed;
  f->goal_only = s->goal_only;
}

/* C-145 with these men of the player's side: the squares that hang together with one, in part. */
static bool
can_be_reached (const Flight *f, const Set *own, unsigned square, Set *part)
{
  const Set *others = &f->men[1 - f->side];

  *part = set_flood (set_of (square), set_minus (set_field, set_or (*own, *others)));
  const Set beside = set_grow (*part);
  return set_meet (beside, *own) && set_meet (beside, *others);
}

/* C-049. The answer holds for all squares that hang together, but if the ball ends a throw-in
 * untouched: then it depends on the square where the thrower comes back. */
static bool
may_rest (Flight *f, const Ball *b)
{
  Set part;

  if (f->any_end)
    return true;
  if (f->s->thrower == f->man && b->touches == 1) {
    Set own = f->men[f->side];
    step_back (&own, f->s, place_of (f->s, f->man), b->square);
    return can_be_reached (f, &own, b->square, &part);
  }
  if (!set_has (&f->known, b->square)) {
    if (can_be_reached (f, mates (f, b), b->square, &part))
      f->ends = set_or (f->ends, part);
    f->known = set_or (f->known, part);
  }
  return set_has (&f->ends, b->square);
}

/* C-048, C-120: a team-mate on the square may not be reached by a leg from `leg`. */
static bool
is_offside (Flight *f, unsigned square, unsigned leg)
{
  const unsigned other = 1 - f->side;
  unsigned opponents = 0;

  if (!f->p->offside || own_row (other, square) >= own_row (other, leg))
    return false;
  Set near = f->men[other];
  while (!set_is_empty (near) && opponents < 2)
    opponents += own_row (other, set_pop (&near)) <= own_row (other, square);
  return opponents < 2;
}

typedef enum { STEP_NO, STEP_FREE, STEP_MAN, STEP_GOAL } StepKind;

/* What the next square in a direction is for the ball (C-043, C-044). */
static StepKind
look_ahead (Flight *f, const Ball *b, unsigned direction, unsigned *square)
{
  *square = square_next (b->square, direction);
  if (*square == NOBODY || set_has (&f->men[1 - f->side], *square))
    return STEP_NO;
  if (set_has (&set_goals[1 - f->side], *square))
    return STEP_GOAL;
  if (!set_has (&set_field, *square))
    return STEP_NO;
  if (!set_has (mates (f, b), *square))
    return STEP_FREE;
  if (b->touches >= f->p->max_touches || is_offside (f, *square, b->leg))
    return STEP_NO; /* C-046, C-048 */
  return STEP_MAN;
}

static Ball
advance (const Ball *b, unsigned direction, unsigned square, StepKind kind)
{
  Ball next = *b;

  next.square = (uint8_t)square;
  if (kind == STEP_MAN) { /* C-045 */
    next.direction = NOBODY;
    next.curved = 0;
    next.touches++;
    next.leg = (uint8_t)square;
    return next;
  }
  next.curved = b->curved || (b->direction != NOBODY && b->direction != direction);
  next.direction = (uint8_t)direction;
  next.left--;
  return next;
}

/* The directions that the ball can take, in the ledger's order; how many. */
static unsigned
directions (const Ball *b, uint8_t out[8])
{
  if (b->direction == NOBODY) {
    for (unsigned i = 0; i < 8; i++)
      out[i] = (uint8_t)i;
    return 8;
  }
  out[0] = b->direction;
  if (b->curved)
    return 1;
  out[1] = (uint8_t)((b->direction + 1) % 8);
  out[2] = (uint8_t)((b->direction + 7) % 8);
  return 3;
}

/* What is known of a touch: with as many touches or more it fails again. */
static uint8_t *
failed_at (Flight *f, const Ball *b)
{
  const unsigned man = is_free (f->s, b->square) ? f->man : f->s->at[b->square];

  return &f->failed[b->left < 12 ? b->left : 12][man % SQUAD];
}

/* C-047: the flight can be completed from here. */
static bool
completable (Flight *f, const Ball *b)
{
  uint8_t ways[8], *failed = NULL;
  unsigned n;

  if (b->left == 0)
    return !f->goal_only && may_rest (f, b);
  if (b->direction == NOBODY) {
    failed = failed_at (f, b);
    if (*failed != 0 && b->touches >= *failed)
      return false;
  }
  n = directions (b, ways);
  for (unsigned i = 0; i < n; i++) {
    unsigned square;
    const StepKind kind = look_ahead (f, b, ways[i], &square);
    if (kind == STEP_GOAL)
      return true;
    if (kind == STEP_NO)
      continue;
    const Ball next = advance (b, ways[i], square, kind);
    if (completable (f, &next))
      return true;
  }
  if (failed != NULL)
    *failed = b->touches;
  return false;
}

bool
ball_has_flight (Setup *p, const State *s, unsigned man, unsigned square, unsigned strength)
{
  const Ball b = { (uint8_t)square, NOBODY, 0, (uint8_t)strength, 1, (uint8_t)square };
  Flight f;

  flight_prepare (&f, p, s, man, square);
  return completable (&f, &b);
}

static Ball
ball_of (const State *s)
{
  return (Ball){ s->square, s->direction, s->curved, s->left, s->touches, s->leg };
}

unsigned
ball_legal (Setup *p, const State *s, SvEvent *events)
{
  const Ball b = ball_of (s);
  uint8_t ways[8];
  const unsigned n_ways = directions (&b, ways);
  unsigned n = 0;
  Flight f;

  flight_prepare (&f, p, s, s->mover, place_of (s, s->mover));
  for (unsigned i = 0; i < n_ways; i++) {
    unsigned square;
    const StepKind kind = look_ahead (&f, &b, ways[i], &square);
    if (kind == STEP_NO)
      continue;
    const Ball next = advance (&b, ways[i], square, kind);
    if (kind == STEP_GOAL || completable (&f, &next))
      events[n++] = sv_event (VERB_BALL, square, SV_ARG_NONE, SV_ARG_NONE);
  }
  return n;
}

void
ball_no_flight (State *s)
{
  s->square = s->direction = s->left = s->leg = NOBODY;
  s->curved = s->touches = 0;
  s->n_path = s->leg0 = 0;
  memset (s->path, 0, sizeof s->path);
  s->out = OUT_NONE;
  s->out_square = s->out_side = s->out_man = NOBODY;
  s->out_number = 0;
  s->n_window = 0;
  memset (s->window, 0, sizeof s->window);
  s->goal_only = s->loose = 0;
  s->trying = s->dive = s->from = s->kside = NOBODY;
}

void
path_add (State *s, unsigned square, unsigned left, bool passed)
{
  if (s->n_path < MAX_PATH)
    s->path[s->n_path++] = (PathEntry){ (uint8_t)square, (uint8_t)left, passed };
}

/* C-083, C-099. */
void
ball_touch (State *s, unsigned man, Touch kind)
{
  if (s->barred != man)
    s->barred = NOBODY;
  s->last_side = (uint8_t)side_of (man);
  s->last_kind = (uint8_t)kind;
}

/* A man plays the ball from where he stands; with nothing to play it is C-050. */
void
ball_play (Setup *p, State *s, unsigned man, unsigned strength, PlayKind kind)
{
  const unsigned square = place_of (s, man), side = side_of (man);
  const bool goal_only = s->goal_only;

  if (kind == PLAY_FORCED && s->kside != side)
    s->touched = 0;
  ball_no_flight (s);
  s->goal_only = goal_only;
  ball_touch (s, man, TOUCH_PLAY);
  if (kind == PLAY_RESTART)
    s->barred = (uint8_t)man;
  s->kside = (uint8_t)side;
  s->touched |= bit_of (man);
  s->mover = (uint8_t)man;
  s->ball = s->square = s->leg = (uint8_t)square;
  s->steps = 0;
  if (kind != PLAY_FREELY && !ball_has_flight (p, s, man, square, strength)) {
    s->cut = 1;
    while (strength > 0 && !ball_has_flight (p, s, man, square, strength))
      strength--;
  }
  s->left = (uint8_t)(strength > 0 ? strength : NOBODY);
  s->touches = 1;
  ask (s, strength > 0 ? PHASE_KICK : PHASE_DROP, side);
}

/* C-106: the thrower comes back onto the pitch. */
void
thrower_back (State *s)
{
  if (s->thrower == NOBODY)
    return;
  const unsigned man = s->thrower;
  s->thrower = NOBODY;
  if (on_pitch (s, man))
    man_put (s, man, nearest_free (s, place_of (s, man)));
}

void
ball_drop (Setup *p, State *s)
{
  if (s->period == PERIOD_SHOOTOUT) {
    shootout_result (p, s, false);
    return;
  }
  if (s->ball == NOBODY)
    s->ball = (uint8_t)restart_square (s);
  if (!is_free (s, s->ball) || !set_has (&set_field, s->ball))
    s->ball = (uint8_t)nearest_free (s, s->ball);
  thrower_back (s);
  turn_end (p, s);
}

/* The ball came to rest or into the goal. */
static void
flight_ends (Setup *p, State *s)
{
  const unsigned other = 1u - s->kside;
  const unsigned end = s->out_square;

  if (s->period == PERIOD_SHOOTOUT) {
    shootout_kicked (p, s);
    return;
  }
  s->ahead = 0;
  if (own_row (other, end) < own_row (other, s->leg)) /* C-121 */
    s->ahead = offside_men (p, s, s->kside, row_of (s->leg));
  thrower_back (s);
  s->phase = PHASE_NONE;
  if (s->out == OUT_REST && !s->deflected)
    agenda_add (s, TASK_CHASE, s->kside);
  agenda_add (s, TASK_WINDOW, other);
  agenda_add (s, TASK_OUTCOME, other);
}

void
ball_step (Setup *p, State *s, unsigned square)
{
  const Ball b = ball_of (s);
  uint8_t ways[8];
  const unsigned n = directions (&b, ways);
  const unsigned mate = s->at[square];
  Ball next = b;
  StepKind kind = set_has (&set_goals[1 - s->kside], square) ? STEP_GOAL
                  : mate != NOBODY                           ? STEP_MAN
                                                             : STEP_FREE;

  for (unsigned i = 0; i < n; i++)
    if (square_next (b.square, ways[i]) == square)
      next = advance (&b, ways[i], square, kind);
  path_add (s, square, s->left - 1u, kind != STEP_MAN);
  s->square = next.square;
  s->direction = next.direction;
  s->curved = next.curved;
  s->left = next.left;
  s->touches = next.touches;
  s->leg = next.leg;
  s->ball = (uint8_t)square;
  if (kind == STEP_MAN) {
    ball_touch (s, mate, TOUCH_PLAY);
    s->touched |= bit_of (mate);
    s->mover = (uint8_t)mate;
    s->leg0 = s->n_path;
    thrower_back (s);
    return;
  }
  if (kind == STEP_FREE && s->left > 0)
    return;
  s->out = kind == STEP_GOAL ? OUT_GOAL : OUT_REST;
  s->out_square = (uint8_t)square;
  if (kind == STEP_GOAL) {
    s->out_side = (uint8_t)(1 - s->kside);
    s->out_number = s->left;
  }
  flight_ends (p, s);
}

/* --- D: the chase ------------------------------------------------------------------------------ */

/* C-055 to C-057: the man, who has moved so many steps already, can end his chase on the square he
 * stands on now. */
static bool
chase_ends_well (Setup *p, const State *s, unsigned man)
{
  uint8_t far[MEN];
  const unsigned side = side_of (man);

  ball_distances (s, far);
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned mate = side * SQUAD + i;
    if (mate != man && far[mate] <= far[man])
      return false;
  }
  return true;
}

/* A chase from here with `steps` left can be completed. The man moves in trial. */
static bool
chase_completable (Setup *p, const State *s, State *trial, unsigned man, unsigned steps)
{
  const unsigned from = place_of (trial, man), distance = distance_to (trial, man, s->ball);
  bool fine = false;

  if (steps == 0 || distance == 1)
    return from != place_of (s, man) || s->phase == PHASE_CHASE2
               ? may_end_on (p, s, man, from) && chase_ends_well (p, trial, man)
               : false;
  if (distance == NOBODY)
    return false;
  for (unsigned direction = 0; direction < 8 && !fine; direction += 2) {
    const unsigned square = square_next (from, direction);
    const Set open = enterable (trial, man);
    if (square == NOBODY || square == s->ball || !is_free (trial, square) ||
        !set_has (&open, square))
      continue;
    man_put (trial, man, square);
    fine = distance_to (trial, man, s->ball) == distance - 1 &&
           chase_completable (p, s, trial, man, steps - 1);
    man_put (trial, man, from);
  }
  return fine;
}

/* Without moving anybody: a field team-mate who is as near as he would come stays so, for he would
 * not stand on that one's way. far: all distances to the ball. */
static bool
chase_is_hopeless (Setup *p, const State *s, unsigned man, const uint8_t far[MEN])
{
  const unsigned side = side_of (man), distance = far[man];
  const unsigned steps = (unsigned)p->chase_steps;
  const unsigned after = distance > steps + 1 ? distance - steps : 1;

  if (distance == NOBODY || distance == 1)
    return true;
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned mate = side * SQUAD + i;
    if (mate != man && far[mate] <= after && !is_keeper (s, mate))
      return true;
  }
  return false;
}

/* The men of the side who may run after the ball, as bits; only the first one if one is enough. */
static uint32_t
chasers (Setup *p, const State *s, bool one)
{
  const unsigned side = s->kside;
  uint8_t far[MEN];
  uint32_t bits = 0;

  ball_distances (s, far);
  for (unsigned i = 0; i < SQUAD && !(one && bits != 0); i++) {
    const unsigned man = side * SQUAD + i;
    if (!on_pitch (s, man) || ((s->touched | s->ahead) & bit_of (man)) != 0 ||
        chase_is_hopeless (p, s, man, far))
      continue;
    State trial = *s;
    if (chase_completable (p, s, &trial, man, (unsigned)p->chase_steps))
      bits |= bit_of (man);
  }
  return bits;
}

unsigned
chase_legal (Setup *p, const State *s, SvEvent *events)
{
  unsigned n = 0;

  for (uint32_t bits = chasers (p, s, false); bits != 0; bits &= bits - 1)
    events[n++] =
        sv_event (VERB_CHASE, (unsigned)__builtin_ctz (bits) + 1, SV_ARG_NONE, SV_ARG_NONE);
  events[n++] = sv_event (VERB_HOLD, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

void
chase_begin (Setup *p, State *s)
{
  if (p->chase_steps > 0 && chasers (p, s, true) != 0)
    ask (s, PHASE_CHASE, s->kside);
}

void
chase_choose (Setup *p, State *s, unsigned man)
{
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  s->steps = (uint8_t)p->chase_steps;
  ask (s, PHASE_CHASE2, s->kside);
}

unsigned
chase_step_legal (Setup *p, const State *s, SvEvent *events)
{
  const unsigned man = s->mover, from = place_of (s, man);
  const unsigned distance = distance_to (s, man, s->ball);
  const Set open = enterable (s, man);
  State trial = *s;
  unsigned n = 0;

  for (unsigned direction = 0; direction < 8; direction += 2) {
    const unsigned square = square_next (from, direction);
    if (square == NOBODY || square == s->ball || !is_free (s, square) || !set_has (&open, square))
      continue;
    man_put (&trial, man, square);
    if (distance_to (&trial, man, s->ball) == distance - 1 &&
        chase_completable (p, s, &trial, man, s->steps - 1u))
      events[n++] = sv_event (VERB_STEP, square, SV_ARG_NONE, SV_ARG_NONE);
    man_put (&trial, man, from);
  }
  return n;
}

void
chase_step (Setup *p, State *s, unsigned square)
{
  man_put (s, s->mover, square);
  s->steps--;
  if (s->steps > 0 && distance_to (s, s->mover, s->ball) > 1)
    return;
  s->steps = 0;
  s->mover = s->from = NOBODY;
  s->phase = PHASE_NONE;
}
