/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ball on its way, played or loose: RULES.md C-040 to C-050, C-093 to C-097, C-106.
 *
 *   leg      from touch to touch: 8 directions, one turn of 45° after its first square
 *   flight   legs from a first touch until the points are used up, or a goal */

#include "champions-ball.h"

#include <assert.h>
#include <string.h>

#include "champions-limits.h"
#include "champions-moment.h"

/* A flight while the program searches for a legal way to complete it. No piece moves during a
 * flight except the thrower of a throw-in (C-106). */
typedef struct {
  const ChampionsSetup *p;
  const ChampionsState *s;
  unsigned side, man;
  /* squares of each side's pieces; the piece that plays the ball counts where it stands */
  Set men[2];
  /* pieces of the playing side once the thrower has come back; otherwise like its `men` */
  Set back;
  /* squares where the ball may rest, and squares for which that has been found out */
  Set ends, known;
  bool any_end, goal_only;
  /* memo of the search, by points left and piece: number of touches with which it failed, or 0 */
  uint8_t failed[13][SQUAD];
} Flight;

/* Move the thrower (C-106), on square @from in @men, back onto the pitch. @ball: square of the
 * ball. */
static void
step_back (Set *men, const ChampionsState *s, unsigned from, unsigned ball)
{
  Set within = champions_field;

  set_remove (&within, ball);
  set_remove (men, from);
  set_add (men, champions_nearest_in (s, from, within, NOBODY));
}

/* Return the squares of the playing side's pieces while the ball moves. */
static const Set *
mates (const Flight *f, const Ball *b)
{
  return b->touches > 1 ? &f->back : &f->men[f->side];
}

static void
flight_prepare (
    Flight *f, const ChampionsSetup *p, const ChampionsState *s, unsigned man, unsigned square)
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

/* Return whether both sides have a piece beside the free area around @square (C-145). @own: pieces
 * of the playing side. *@part: that free area. */
static bool
can_be_reached (const Flight *f, const Set *own, unsigned square, Set *part)
{
  const Set *others = &f->men[1 - f->side];

  *part = set_flood (set_of (square), set_minus (champions_field, set_or (*own, *others)));
  const Set beside = set_grow (*part);
  return set_meet (beside, *own) && set_meet (beside, *others);
}

/* Return whether the ball may come to rest on its square (C-049). The answer is stored for the
 * whole free area around it, except when a throw-in ends untouched: then it depends on where the
 * thrower comes back. */
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

/* Return whether a team-mate on @square is offside, so that a leg which began on square @leg may
 * not reach that piece (C-048, C-120). */
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

/* Return what the ball meets on the next square in a direction (C-043, C-044). */
static StepKind
look_ahead (Flight *f, const Ball *b, unsigned direction, unsigned *square)
{
  *square = champions_next (b->square, direction);
  if (*square == NOBODY || set_has (&f->men[1 - f->side], *square))
    return STEP_NO;
  if (set_has (&champions_goals[1 - f->side], *square))
    return STEP_GOAL;
  if (!set_has (&champions_field, *square))
    return STEP_NO;
  if (!set_has (mates (f, b), *square))
    return STEP_FREE;
  if (b->touches >= f->p->max_touches || is_offside (f, *square, b->leg))
    return STEP_NO; /* too many touches (C-046) or offside (C-048) */
  return STEP_MAN;
}

static Ball
advance (const Ball *b, unsigned direction, unsigned square, StepKind kind)
{
  Ball next = *b;

  next.square = (uint8_t)square;
  if (kind == STEP_MAN) { /* a touch costs no point (C-045) */
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

/* Write the directions that the ball can take, in the order of the rules, and return how many
 * there are. */
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

/* Return the memo of failed searches for the piece that has the ball: with that many touches or
 * more the flight cannot be completed. */
static uint8_t *
failed_at (Flight *f, const Ball *b)
{
  const unsigned man = is_free (f->s, b->square) ? f->man : f->s->at[b->square];

  return &f->failed[b->left < 12 ? b->left : 12][man % SQUAD];
}

/* Return whether the flight can be completed from here (C-047). A recursive search that remembers
 * failures. */
static bool
completable (Flight *f, const Ball *b)
{
  uint8_t ways[8], *failed = NULL;

  if (b->left == 0)
    return !f->goal_only && may_rest (f, b);
  if (b->direction == NOBODY) {
    failed = failed_at (f, b);
    if (*failed != 0 && b->touches >= *failed)
      return false;
  }
  unsigned n = directions (b, ways);
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
champions_ball_has_flight (const ChampionsSetup *p,
                           const ChampionsState *s,
                           unsigned man,
                           unsigned square,
                           unsigned strength)
{
  const Ball b = { (uint8_t)square, NOBODY, 0, (uint8_t)strength, 1, (uint8_t)square };
  Flight f;

  flight_prepare (&f, p, s, man, square);
  return completable (&f, &b);
}

unsigned
champions_ball_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const Ball b = s->flight;
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
      events[n++] = sv_event_of (VERB_BALL, square);
  }
  return n;
}

static void
path_add (ChampionsState *s, unsigned square, unsigned left, bool passed)
{
  assert (s->n_path < MAX_PATH);
  s->path[s->n_path++] = (PathEntry){ (uint8_t)square, (uint8_t)left, passed };
}

/* Record a touch: the last piece and side to touch the ball (C-099), and the end of a ban on
 * touching it twice (C-083). */
void
champions_ball_touch (ChampionsState *s, unsigned man, Touch kind)
{
  if (s->barred != man)
    s->barred = NOBODY;
  s->last_side = (uint8_t)side_of (man);
  s->last_kind = (uint8_t)kind;
}

void
champions_ball_play (
    const ChampionsSetup *p, ChampionsState *s, unsigned man, unsigned strength, PlayKind kind)
{
  const unsigned square = place_of (s, man), side = side_of (man);
  const bool goal_only = s->goal_only;

  if (kind == PLAY_FORCED && s->kside != side)
    s->touched = 0;
  champions_forget_flight (s);
  s->goal_only = goal_only;
  champions_ball_touch (s, man, TOUCH_PLAY);
  if (kind == PLAY_RESTART)
    s->barred = (uint8_t)man;
  s->kside = (uint8_t)side;
  s->touched |= bit_of (man);
  s->mover = (uint8_t)man;
  s->ball = s->origin = s->flight.square = s->flight.leg = (uint8_t)square;
  s->steps = 0;
  if (kind != PLAY_FREELY && !champions_ball_has_flight (p, s, man, square, strength)) {
    s->cut = 1;
    while (strength > 0 && !champions_ball_has_flight (p, s, man, square, strength))
      strength--;
  }
  s->flight.left = (uint8_t)(strength > 0 ? strength : NOBODY);
  s->flight.touches = 1;
  ask (s, strength > 0 ? PHASE_KICK : PHASE_DROP, side);
}

/* Bring the thrower of a throw-in back onto the pitch (C-106). */
static void
thrower_back (ChampionsState *s)
{
  const unsigned man = s->thrower;

  s->thrower = NOBODY;
  if (man != NOBODY && on_pitch (s, man))
    champions_put (s, man, champions_nearest_free (s, place_of (s, man)));
}

void
champions_ball_drop (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (s->period == PERIOD_SHOOTOUT) {
    go_on_with (s, TASK_MISSED);
    return;
  }
  if (s->ball == NOBODY)
    s->ball = (uint8_t)champions_restart_square (s);
  if (!is_free (s, s->ball) || !set_has (&champions_field, s->ball))
    s->ball = (uint8_t)champions_nearest_free (s, s->ball);
  thrower_back (s);
  go_on_with (s, TASK_TURN_END);
}

/* End a flight that came to rest or went into the goal, and leave the tasks that follow. */
static void
flight_ends (const ChampionsSetup *p, ChampionsState *s)
{
  const unsigned other = 1u - s->kside;

  go_on (s);
  if (s->period == PERIOD_SHOOTOUT) {
    champions_agenda_add (s, TASK_KICKED, NOBODY);
    return;
  }
  s->ahead = 0;
  /* pieces that were offside before a leg that went forward may not chase the ball (C-121) */
  if (own_row (other, s->out_square) < own_row (other, s->flight.leg))
    s->ahead = champions_offside_men (p, s, s->kside, row_of (s->flight.leg));
  thrower_back (s);
  if (s->out == OUT_REST && !s->deflected)
    champions_agenda_add (s, TASK_CHASE, NOBODY);
  champions_agenda_add (s, TASK_WINDOW, NOBODY);
  champions_agenda_add (s, TASK_OUTCOME, NOBODY);
}

void
champions_ball_step (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const Ball b = s->flight;
  const unsigned square = event.a, mate = s->at[square];
  const StepKind kind = set_has (&champions_goals[1 - s->kside], square) ? STEP_GOAL
                        : mate != NOBODY                                 ? STEP_MAN
                                                                         : STEP_FREE;
  uint8_t ways[8];

  path_add (s, square, s->flight.left - 1u, kind != STEP_MAN);
  for (unsigned i = directions (&b, ways); i-- > 0;)
    if (champions_next (b.square, ways[i]) == square)
      s->flight = advance (&b, ways[i], square, kind);
  s->ball = (uint8_t)square;
  if (kind == STEP_MAN) {
    champions_ball_touch (s, mate, TOUCH_PLAY);
    s->touched |= bit_of (mate);
    s->mover = (uint8_t)mate;
    s->leg0 = s->n_path;
    thrower_back (s);
    return;
  }
  if (kind == STEP_FREE && s->flight.left > 0)
    return;
  s->out = kind == STEP_GOAL ? OUT_GOAL : OUT_REST;
  s->out_square = (uint8_t)square;
  if (kind == STEP_GOAL) {
    s->out_side = (uint8_t)(1 - s->kside);
    s->out_number = s->flight.left;
  }
  flight_ends (p, s);
}

/* Return what a deflected ball with @left points meets on its next square (C-093, C-096, C-097). */
static Outcome
loose_outcome (const ChampionsState *s, unsigned square, unsigned left)
{
  const bool goal = champions_goal_side (square) != NOBODY;
  const bool field = set_has (&champions_field, square);

  if (set_has (&champions_outside, square))
    return OUT_TOUCHLINE;
  if (s->at[square] != NOBODY && (field || goal))
    return OUT_PLAYER;
  if (goal)
    return OUT_GOAL;
  if (!field)
    return OUT_BYLINE;
  return left == 1 ? OUT_REST : OUT_NONE;
}

/* Roll a deflected ball straight on until its points are used up or it meets something (C-093). */
static void
roll (ChampionsState *s, unsigned square, unsigned direction, unsigned strength)
{
  unsigned left = strength;

  champions_forget_flight (s);
  s->loose = 1;
  s->origin = s->flight.leg = (uint8_t)square;
  while (s->out == OUT_NONE) {
    const unsigned next = champions_next (square, direction);
    s->out = (uint8_t)loose_outcome (s, next, left);
    s->out_square = (uint8_t)next;
    if (s->out == OUT_PLAYER) /* the piece has the ball if nobody intercepts it first */
      break;
    left--;
    path_add (s, next, left, true);
    square = next;
  }
  if (s->out == OUT_PLAYER) {
    s->out_man = s->at[s->out_square];
    s->out_number = (uint8_t)(left + 1 < 12 ? left + 1 : 12);
  } else if (s->out == OUT_GOAL) {
    s->out_side = (uint8_t)champions_goal_side (s->out_square);
    s->out_number = (uint8_t)left;
  } else if (s->out == OUT_BYLINE) {
    s->out_side = row_of (s->out_square) == 0 ? HOME : AWAY;
  }
  s->ball = s->flight.square = (uint8_t)square;
  s->flight.direction = (uint8_t)direction;
  s->flight.left = (uint8_t)left;
  champions_agenda_add (s, TASK_WINDOW, NOBODY);
  champions_agenda_add (s, TASK_OUTCOME, NOBODY);
}

void
champions_ball_deflect (ChampionsState *s,
                        unsigned man,
                        Touch kind,
                        unsigned square,
                        unsigned direction,
                        unsigned strength)
{
  champions_ball_touch (s, man, kind);
  s->deflector = (uint8_t)man;
  s->deflected = 1;
  s->next = (uint8_t)(1 - side_of (man));
  go_on (s);
  roll (s, square, direction, strength);
}
