/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evaluates positions for the computer players, in hundredths of a goal.
 *
 * What counts most is how soon a team can shoot at goal. A series of kicks costs no points, so
 * every player in a chain of possible passes can have the ball at once. What costs points is to
 * reach the ball first, and to bring a player of the chain to a penalty space. The sum of these
 * points is compared with what a die is likely to give. */

#include "eleven-evaluation.h"
#include "eleven-board.h"

#include <string.h>

enum { FAR = 99, N_LEVELS = 24 };

typedef struct {
  const ElevenSetup *setup;
  const SvBoard *board;
  const ElevenState *s;
  ElevenSet own[2]; /* spaces of the field players, by side */
  ElevenSet all;
  ElevenSet goals;      /* all goal spaces */
  ElevenSet penalty[2]; /* penalty spaces of the end that each side defends */
} Context;

static inline ElevenSet
both (ElevenSet x, ElevenSet y)
{
  return (ElevenSet){ { x.bits[0] | y.bits[0], x.bits[1] | y.bits[1] } };
}

static inline ElevenSet
common (ElevenSet x, ElevenSet y)
{
  return (ElevenSet){ { x.bits[0] & y.bits[0], x.bits[1] & y.bits[1] } };
}

static inline ElevenSet
without (ElevenSet x, ElevenSet y)
{
  return (ElevenSet){ { x.bits[0] & ~y.bits[0], x.bits[1] & ~y.bits[1] } };
}

static inline bool
is_empty (ElevenSet x)
{
  return (x.bits[0] | x.bits[1]) == 0;
}

/* Return the first space of a set, which must not be empty. */
static inline unsigned
first (ElevenSet x)
{
  return x.bits[0] != 0 ? (unsigned)__builtin_ctzll (x.bits[0])
                        : 64 + (unsigned)__builtin_ctzll (x.bits[1]);
}

static inline ElevenSet
without_space (ElevenSet x, unsigned space)
{
  x.bits[space >> 6] &= ~((uint64_t)1 << (space & 63));
  return x;
}

static inline int
size (ElevenSet x)
{
  return __builtin_popcountll (x.bits[0]) + __builtin_popcountll (x.bits[1]);
}

/* Return all spaces next to those of a set, except the goal spaces. */
static ElevenSet
around (const Context *context, ElevenSet set)
{
  ElevenSet out = { { 0, 0 } };

  for (unsigned half = 0; half < 2; half++)
    for (uint64_t bits = set.bits[half]; bits != 0; bits &= bits - 1)
      out = both (out, context->board->beside[64 * half + (unsigned)__builtin_ctzll (bits)]);
  return without (out, context->goals);
}

static void
open_context (Context *context, const ElevenSetup *p, const ElevenState *s)
{
  const SvBoard *board = eleven_board (p);

  *context = (Context){ .setup = p, .board = board, .s = s };
  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->kind == SV_SPACE_PENALTY)
      eleven_set_add (&context->penalty[eleven_end (s, 0) == space->end ? 0 : 1], i);
    if (space->kind == SV_SPACE_GOAL)
      eleven_set_add (&context->goals, i);
  }
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    if (s->at[piece] != ELEVEN_NONE) {
      eleven_set_add (&context->all, s->at[piece]);
      if (!eleven_is_goalie (piece))
        eleven_set_add (&context->own[eleven_side_of (piece)], s->at[piece]);
    }
}

/* Return the spaces that one kick from a space can reach, with opponents in the way. */
static ElevenSet
kicks_from (const Context *context, unsigned space, ElevenSet opponents)
{
  ElevenSet out = without (context->board->beside[space], context->goals), last = out;

  for (int range = 1; range < context->setup->shot_range; range++) {
    last = without (around (context, without (last, opponents)), out);
    out = both (out, last);
  }
  return out;
}

/* Return the players of a team that a series from the ball can reach, including the one who has
 * it. *@kickable: all spaces that the series can reach. */
static ElevenSet
chain (const Context *context, ElevenSet team, ElevenSet opponents, ElevenSet *kickable)
{
  ElevenSet reached = { { 0, 0 } }, fresh;

  eleven_set_add (&reached, context->s->ball);
  fresh = reached;
  *kickable = (ElevenSet){ { 0, 0 } };
  while (!is_empty (fresh)) {
    const unsigned space = first (fresh);
    const ElevenSet kicks = kicks_from (context, space, opponents);
    fresh = without_space (fresh, space);
    *kickable = both (*kickable, kicks);
    fresh = both (fresh, without (common (kicks, team), reached));
    reached = both (reached, fresh);
  }
  return reached;
}

/* Return the points that it costs one of the players to get onto one of the given spaces; *@who:
 * the space of that player. Opponents are in the way. @push: cost of pushing one away, or FAR if
 * that is not possible. */
static int
cost_to_stand (const Context *context,
               ElevenSet goal,
               ElevenSet players,
               ElevenSet opponents,
               int push,
               ElevenSet *who)
{
  const int enter = context->setup->cost_enter;
  ElevenSet levels[N_LEVELS], seen;

  levels[0] = seen = push < FAR ? goal : without (goal, opponents);
  for (int cost = 0; cost < N_LEVELS; cost++) {
    ElevenSet level = cost == 0 ? levels[0] : (ElevenSet){ { 0, 0 } };
    if (cost >= enter)
      level = both (level, around (context, without (levels[cost - enter], context->all)));
    if (push < FAR && cost >= enter + push)
      level = both (level, around (context, common (levels[cost - enter - push], opponents)));
    levels[cost] = level = cost == 0 ? level : without (level, seen);
    *who = common (level, players);
    if (!is_empty (*who))
      return cost;
    seen = both (seen, level);
  }
  return FAR;
}

/* Return the points that it costs a player without the ball to go where a series can pass the ball
 * for a shot. */
static int
cost_of_pass (const Context *context, unsigned side, ElevenSet opponents, int most)
{
  const ElevenSet goal = context->penalty[1 - side], team = context->own[side];
  ElevenSet kickable, runners = without_space (team, context->s->ball), who;
  const ElevenSet links = chain (context, team, opponents, &kickable);
  const ElevenSet fed = common (kickable, goal);

  if (is_empty (fed))
    return FAR;
  for (unsigned tries = 0; tries < 3; tries++) {
    const int cost =
        cost_to_stand (context, fed, runners, opponents, context->setup->cost_push, &who);
    if (cost == 0 || cost >= most)
      return cost;
    /* The player who runs must not be a link of the chain, which would break. */
    const unsigned runner = first (who);
    if (!eleven_set_has (&links, runner))
      return cost;
    chain (context, without_space (team, runner), opponents, &kickable);
    if (!is_empty (common (kickable, fed)))
      return cost;
    runners = without_space (runners, runner);
  }
  return FAR;
}

/* Return the points that the team needs, once it has the ball, until it can shoot at goal. */
static int
cost_of_shot (const Context *context, unsigned side, ElevenSet opponents)
{
  ElevenSet holder = { { 0, 0 } }, who;

  eleven_set_add (&holder, context->s->ball);
  const int run = cost_to_stand (context, context->penalty[1 - side], holder, opponents, FAR, &who);
  const int pass = cost_of_pass (context, side, opponents, run);

  return run < pass ? run : pass;
}

/* Return the chance, in sixtieths, that a throw gives at least @need points. If @need is more than
 * any throw gives, return a small value, because later turns may do it. */
static int
chance (const ElevenSetup *p, int need)
{
  static const uint8_t chances[] = { 60, 60, 52, 44, 36, 28, 20, 13, 9, 7, 5, 4, 3, 2, 1 };

  need -= p->die_bonus;
  if (need < 0)
    need = 0;
  return need < (int)sizeof chances ? chances[need] : 0;
}

/* Return the points that it costs a side to get the ball; 0 if it has the ball. */
static int
cost_of_ball (const Context *context, unsigned side, const ElevenSet levels[N_LEVELS])
{
  const ElevenState *s = context->s;
  const ElevenSetup *p = context->setup;
  const unsigned holder = eleven_holder (s);
  int cost = 0;

  if (holder != ELEVEN_NONE && eleven_side_of (holder) == side)
    return 0;
  if (holder != ELEVEN_NONE) {
    if (eleven_is_goalie (holder) && p->goalie_safe &&
        eleven_inside (context->board, s, s->ball, 1 - side))
      return FAR;
    cost = p->cost_push + p->cost_take;
  }
  for (int steps = 1; steps < N_LEVELS; steps++)
    if (!is_empty (common (levels[steps], context->own[side])))
      return cost + steps * p->cost_enter;
  return FAR;
}

int
eleven_evaluation_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  if (!eleven_is_goal (eleven_board (p), s->at[1 - side]))
    return 100;
  return 100 * (p->guess_bands - 1) / p->guess_bands;
}

/* Return the points that the side needs to get the ball and shoot. */
static int
cost_until_shot (const Context *context, unsigned side, const ElevenSet levels[N_LEVELS])
{
  ElevenSet opponents = context->own[1 - side];
  const int cost = cost_of_ball (context, side, levels);

  eleven_set_add (&opponents, context->s->at[1 - side]);
  opponents = without_space (opponents, context->s->ball);
  return cost < FAR ? cost + cost_of_shot (context, side, opponents) : FAR;
}

/* Return the value of how soon the side can score. */
static int
threat (const Context *context, unsigned side, const ElevenSet levels[N_LEVELS])
{
  const ElevenState *s = context->s;
  const ElevenSetup *p = context->setup;
  const bool plays = s->phase == PHASE_TURN || s->phase == PHASE_PUSH || s->phase == PHASE_SHOOT;
  const int need = cost_until_shot (context, side, levels);
  int odds = chance (p, need);

  if (s->phase == PHASE_SHOOT && s->turn_side == side)
    odds = need == 0 ? 58 : odds * 4 / 10;
  else if (plays && s->turn_side == side && !s->shot) /* the points of the turn are known */
    odds = need <= s->points ? (s->active == ELEVEN_NONE ? 40 : 58) : odds * 4 / 10;
  else if (s->turn_side != side || (plays && s->shot)) /* the other team has a turn before */
    odds = odds * 4 / 10;
  return odds * eleven_evaluation_of_shot (p, s, side) / 80;
}

/* Return the value for a side of where the ball and the players near it are. */
static int
play (const Context *context, unsigned side, const ElevenSet levels[N_LEVELS])
{
  static const int8_t near[] = { 3, 3, 2, 1 };
  const ElevenState *s = context->s;
  const unsigned holder = eleven_holder (s);
  int evaluation = 0;

  if (holder != ELEVEN_NONE && eleven_side_of (holder) == side)
    evaluation += 10;
  if (eleven_is_goal (context->board, s->at[side]))
    evaluation += 25;
  for (int steps = 1; steps < N_LEVELS; steps++)
    if (!is_empty (common (levels[steps], context->penalty[1 - side]))) {
      evaluation -= 3 * steps;
      break;
    }
  for (unsigned i = 0; i < sizeof near; i++)
    evaluation += near[i] * size (common (levels[i + 1], context->own[side]));
  return evaluation;
}

static int
evaluation_of_side (const Context *context, unsigned side, const ElevenSet levels[N_LEVELS])
{
  const ElevenState *s = context->s;

  if (s->phase == PHASE_AIM || s->phase == PHASE_GUESS)
    return s->turn_side == side ? eleven_evaluation_of_shot (context->setup, s, side) + 25 : 0;
  if (s->ball == ELEVEN_NONE)
    return 0;
  return threat (context, side, levels) + play (context, side, levels);
}

/* Fill in the levels: levels[i] has the spaces that are i lines from the ball. */
static void
find_levels (const Context *context, ElevenSet levels[N_LEVELS])
{
  ElevenSet seen;

  memset (levels, 0, N_LEVELS * sizeof levels[0]);
  if (context->s->ball == ELEVEN_NONE)
    return;
  eleven_set_add (&levels[0], context->s->ball);
  seen = levels[0];
  for (unsigned i = 1; i < N_LEVELS && !is_empty (levels[i - 1]); i++) {
    levels[i] = without (around (context, levels[i - 1]), seen);
    seen = both (seen, levels[i]);
  }
}

int
eleven_cost_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  ElevenSet levels[N_LEVELS];
  Context context;

  open_context (&context, p, s);
  find_levels (&context, levels);
  return cost_until_shot (&context, side, levels);
}

int
eleven_appraise (const void *setup, const void *state, int side)
{
  const ElevenState *s = state;
  ElevenSet levels[N_LEVELS];
  const int goals = s->score[side] - s->score[1 - side];
  Context context;

  if (s->phase == PHASE_OVER || s->phase == PHASE_TOSS)
    return 100 * goals + 50 * (s->so[side] > s->so[1 - side]) -
           50 * (s->so[side] < s->so[1 - side]);
  open_context (&context, setup, s);
  find_levels (&context, levels);
  int evaluation =
      evaluation_of_side (&context, 0, levels) - evaluation_of_side (&context, 1, levels);
  return 100 * goals + 100 * (s->so[side] - s->so[1 - side]) +
         (side == 0 ? evaluation : -evaluation);
}

/* Search limits of the computer player, one entry for each level of strength, weakest first;
 * measured with tests/lab/bench-levels. */
const SvSkill eleven_skills[SV_LEVELS] = {
  { .positions = 1500 },
  { .positions = 2700, .expected_wins = 8 },
  { .positions = 5200, .lines_up_safely = true, .expected_wins = 8 },
  { .positions = 16000, .lines_up_safely = true, .expected_wins = 7 },
  { .positions = 40000, .lines_up_safely = true, .expected_wins = 6 },
};
