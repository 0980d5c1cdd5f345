/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evaluates positions for the computer players: goals, the chance of a shot on its way, and how
 * soon each side could shoot. It uses distances only, because it is called very often: fast rather
 * than exact. */

#include "champions-evaluation.h"
#include "champions-flight.h"
#include "champions-rules.h"

#include <stdlib.h>

enum { MOST_POINTS = 14 };

int
champions_steps_to_ball (const ChampionsState *s, unsigned side)
{
  const int row = (int)row_of (s->ball), column = (int)column_of (s->ball);
  int least = 12;

  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned square = s->pos[side][i];
    if (square >= SQUARES || s->barred == side * SQUAD + i)
      continue;
    const int far = abs ((int)row_of (square) - row) + abs ((int)column_of (square) - column);
    least = far < least ? far : least;
  }
  return least;
}

/* Return the number of squares between the ball and the goal that a side attacks. */
static int
squares_to_goal (unsigned side, unsigned ball)
{
  const int rows = (int)own_row (1 - side, ball), column = (int)column_of (ball);
  const int columns = column < 5 ? 5 - column : column > 6 ? column - 6 : 0;

  return rows > columns ? rows : columns;
}

/* Return the points that a ball needs to reach the goal that a side attacks; passes through its
 * own pieces cost nothing (C-045). */
static int
points_to_goal (const ChampionsState *s, unsigned side, unsigned ball)
{
  const Set goal = champions_goals[1 - side];
  const Set open = set_minus (set_or (champions_field, goal), s->men[1 - side]);
  Set reached = set_of (ball);

  for (int points = 0; points < MOST_POINTS; points++) {
    for (;;) {
      const Set passed = set_or (reached, set_and (set_grow_all (reached), s->men[side]));
      if (set_equal (passed, reached))
        break;
      reached = passed;
    }
    if (set_meet (reached, goal))
      return points;
    reached = set_and (set_grow_all (reached), open);
  }
  return MOST_POINTS;
}

int
champions_throw_for_shot (const ChampionsState *s, unsigned side)
{
  return champions_steps_to_ball (s, side) - 1 + points_to_goal (s, side, s->ball);
}

/* Return a side's chances in hundredths of a goal. @throws_next: it throws before the other
 * side. */
static int
hopes (const ChampionsState *s, unsigned side, bool throws_next)
{
  const int steps = champions_steps_to_ball (s, side), far = squares_to_goal (side, s->ball);
  const int needed = champions_throw_for_shot (s, side);
  int threat = 0;

  /* A goalkeeper beside the way of the ball saves three quarters of the shots, and one quarter
   * less for each point left. */
  for (int die = needed > 1 ? needed : 1; die <= 6; die++)
    threat += die - needed >= 2 ? 12 : 4 * (die - needed + 1);
  return (throws_next ? threat : threat * 2 / 5) + (12 - far) - 2 * steps;
}

int
champions_evaluation_of_shot (const ChampionsSetup *p, const ChampionsState *s)
{
  unsigned chance = 0;

  if (s->phase == PHASE_SROLL || s->phase == PHASE_SODIE)
    return 100 - 25 * s->chance;
  for (unsigned i = s->leg0; i < s->n_path; i++) {
    const unsigned c = champions_save_chance (p, s, s->path[i].square);
    chance = c > chance ? c : chance;
  }
  return 100 - 25 * (int)chance;
}

/* Return the side that throws next for its turn. */
static unsigned
thrower_next (const ChampionsState *s)
{
  switch ((unsigned)s->phase) {
  case PHASE_TURN:
  case PHASE_ROLL:
  case PHASE_CLASP:
  case PHASE_KEEPER:
  case PHASE_TAKER:
  case PHASE_WALL:
  case PHASE_RROLL:
    return s->turn;
  default:
    return s->next;
  }
}

/* Return the value of an unfinished turn for the side that acts. */
static int
under_way (const ChampionsState *s)
{
  if (s->phase == PHASE_KICK) {
    const int spare = s->flight.left - squares_to_goal (s->kside, s->flight.square);
    return spare >= 0 ? 25 + 6 * spare : 8;
  }
  if (s->phase == PHASE_WALK) {
    const unsigned from = place_of (s, s->mover);
    const int far = abs ((int)row_of (from) - (int)row_of (s->ball)) +
                    abs ((int)column_of (from) - (int)column_of (s->ball));
    return far <= s->steps ? 12 + 2 * (s->steps - far) : 0;
  }
  return 0;
}

/* Return the evaluation from home's point of view. */
static int
evaluation (const ChampionsSetup *p, const ChampionsState *s)
{
  int sum = 100 * (s->score[HOME] - s->score[AWAY]);

  if (s->period == PERIOD_SHOOTOUT) {
    sum += 20 * (s->so_score[HOME] - s->so_score[AWAY]);
    if (s->phase == PHASE_SODIVE || s->phase == PHASE_SODIE)
      sum += (s->turn == HOME ? 1 : -1) * champions_evaluation_of_shot (p, s) / 5;
    if (s->phase == PHASE_OVER)
      sum += s->winner == HOME ? 100 : -100;
    return sum;
  }
  if (s->phase == PHASE_OVER || s->ball >= SQUARES)
    return sum;
  if (s->out == OUT_GOAL) {
    const int shot = champions_evaluation_of_shot (p, s);
    return sum + (s->out_side == AWAY ? shot : -shot);
  }
  const unsigned next = thrower_next (s);
  sum += hopes (s, HOME, next == HOME) - hopes (s, AWAY, next == AWAY);
  return s->side == HOME ? sum + under_way (s) : sum - under_way (s);
}

int
champions_appraise (const void *setup, const void *state, int side)
{
  const int home = evaluation (setup, state);

  return side == HOME ? home : -home;
}

/* Search limits for each level, measured with tests/lab/bench-levels. */
const SvSkill champions_skills[SV_LEVELS] = {
  { .positions = 160 },
  { .positions = 340, .expected_wins = 8 },
  { .positions = 1000, .expected_wins = 7 },
  { .positions = 3000, .replies = 20, .expected_wins = 7 },
  { .positions = 12000, .replies = 200, .expected_wins = 7 },
};
