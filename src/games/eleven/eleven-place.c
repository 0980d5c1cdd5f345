/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position that a person sets up on the board: what it becomes, or in words why it is none. */

#include "eleven-place.h"
#include "eleven-board.h"
#include "eleven-check.h"
#include "eleven-legal.h"
#include "eleven-rules.h"
#include "eleven-time.h"

#include <string.h>

enum {
  SIDE = SV_PHASE_SIDE,
  BALL = SV_PHASE_BALL | SV_PHASE_FREE_BALL,
  PLAY = SIDE | BALL | SV_PHASE_POINTS
};

static const uint8_t kinds[ELEVEN_N_PHASES] = { PHASE_PLACE, PHASE_TOSS, PHASE_LIFT,
                                                PHASE_THROW, PHASE_TURN, PHASE_PUSH,
                                                PHASE_SHOOT, PHASE_AIM,  PHASE_OVER };

const SvPhase eleven_phases[ELEVEN_N_PHASES] = {
  { N_ ("Placing the players"), SIDE },
  { N_ ("The toss"), 0 },
  { N_ ("Choosing who kicks off"), SIDE },
  { N_ ("The throw for a turn"), SIDE | BALL },
  { N_ ("In the middle of a turn"), PLAY | SV_PHASE_ACTIVE },
  { N_ ("Pushing an opponent away"), PLAY | SV_PHASE_ACTIVE | SV_PHASE_DEFENDER },
  { N_ ("Kicking the ball"), SIDE | SV_PHASE_BALL | SV_PHASE_POINTS },
  { N_ ("Shot at goal"), SIDE },
  { N_ ("The match is over"), BALL },
};

unsigned
eleven_shown_period (const ElevenSetup *p, unsigned period)
{
  if (period == 0)
    return 1;
  return period == PERIOD_SHOOTOUT && !p->extra_time ? PERIOD_EXTRA : period;
}

static unsigned
real_period (const ElevenSetup *p, unsigned shown)
{
  return shown == PERIOD_EXTRA && !p->extra_time ? PERIOD_SHOOTOUT : shown;
}

const char *
eleven_period_name (const void *setup, unsigned period)
{
  static const char *const names[] = { N_ ("First half"), N_ ("Second half"),
                                       N_ ("Extra time, first period"),
                                       N_ ("Extra time, second period"), N_ ("Penalty shoot-out") };
  const ElevenSetup *p = setup;
  const unsigned real = real_period (p, period);

  if (period < 1 || real > PERIOD_SHOOTOUT || (period > PERIOD_EXTRA && !p->extra_time) ||
      (real == PERIOD_SHOOTOUT && !p->shootout))
    return NULL;
  return names[real - 1];
}

static unsigned
kind_of (const ElevenState *s)
{
  const unsigned phase = s->phase == PHASE_GUESS ? PHASE_AIM : s->phase;

  for (unsigned i = 0; i < ELEVEN_N_PHASES; i++)
    if (kinds[i] == phase)
      return i;
  return 0;
}

static int16_t
piece_at (const ElevenState *s, unsigned space)
{
  return space == ELEVEN_NONE || s->occ[space] == ELEVEN_NONE ? -1 : s->occ[space];
}

void
eleven_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const bool flies = s->phase == PHASE_AIM || s->phase == PHASE_GUESS;

  memset (out, 0, sizeof *out);
  for (unsigned i = 0; i < SV_MAX_PIECES; i++)
    out->spaces[i] = i < ELEVEN_PIECES && s->at[i] != ELEVEN_NONE ? s->at[i] : -1;
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->zone_side[0] = s->west;
  out->zone_side[1] = (int16_t)(1 - s->west);
  out->zone_side[2] = out->zone_side[3] = -1;
  out->shown_first = 0;
  out->ball_piece = flies ? -1 : piece_at (s, s->ball);
  out->ball_space = out->ball_piece >= 0 || s->ball == ELEVEN_NONE ? -1 : s->ball;
  out->active_piece = s->phase == PHASE_PUSH ? piece_at (s, s->att_from) : piece_at (s, s->active);
  out->defender = piece_at (s, s->att_at);
  out->points =
      s->phase == PHASE_TURN || s->phase == PHASE_PUSH || s->phase == PHASE_SHOOT ? s->points : -1;
  out->side = s->side == ELEVEN_NONE ? -1 : (int8_t)s->side;
  if (flies)
    out->side = (int8_t)s->turn_side;
  out->period = (uint8_t)eleven_shown_period (p, s->period);
  out->phase = (uint8_t)kind_of (s);
}

/* --- From a placement: each step takes over a part, or gives false and the reason. ----------- */

typedef struct {
  const ElevenSetup *setup;
  const SvBoard *board;
  const SvPlacement *in;
  ElevenState *s;
  SvPhrase *why;
} Placing;

static bool
refuse (Placing *p, const char *msgid, int side, int piece)
{
  *p->why = sv_phrase (msgid, side);
  p->why->piece = (int16_t)piece;
  return false;
}

static bool
take_period (Placing *p)
{
  const SvPlacement *in = p->in;
  ElevenState *s = p->s;

  if (eleven_period_name (p->setup, in->period) == NULL)
    return refuse (p, N_ ("A match in this variant has no such half."), -1, -1);
  s->period = (uint8_t)real_period (p->setup, in->period);
  for (unsigned side = 0; side < 2; side++) {
    if (in->score[side] < 0 || in->score[side] > ELEVEN_MAX_SCORE)
      return refuse (p, N_ ("{team} cannot have so many goals."), (int)side, -1);
    s->score[side] = (uint16_t)in->score[side];
  }
  if (s->period != PERIOD_SHOOTOUT)
    return true;
  if (s->score[0] != s->score[1])
    return refuse (p, N_ ("A penalty shoot-out follows only if the score is level."), -1, -1);
  if (s->phase != PHASE_AIM && s->phase != PHASE_OVER)
    return refuse (p, N_ ("In a penalty shoot-out there are only shots at goal."), -1, -1);
  return true;
}

/* E-04. A goalie in a goal decides whose it is; else it stays as it was. */
static unsigned
west_side (const Placing *p)
{
  for (unsigned side = 0; side < 2; side++) {
    const int at = p->in->spaces[side];
    if (at >= 0 && eleven_is_goal (p->board, (unsigned)at))
      return p->board->spaces[at].end == END_WEST ? side : 1 - side;
  }
  return p->in->zone_side[0] == 0 || p->in->zone_side[0] == 1 ? (unsigned)p->in->zone_side[0]
                                                              : (unsigned)p->setup->west;
}

static bool
take_piece (Placing *p, unsigned piece)
{
  const unsigned side = eleven_side_of (piece), space = (unsigned)p->in->spaces[piece];
  ElevenState *s = p->s;

  if (s->phase == PHASE_TOSS)
    return refuse (p, N_ ("{piece} of {team} is placed after the toss only."), (int)side,
                   (int)piece);
  if ((int)piece >= 2 * (p->setup->players + 1)) {
    refuse (p, N_ ("In this variant a team has {n} field players, without {piece}."), (int)side,
            (int)piece);
    p->why->n = p->setup->players;
    return false;
  }
  if (s->occ[space] != ELEVEN_NONE) {
    refuse (p, N_ ("{piece} and {piece2} stand on the same space."), (int)side, (int)piece);
    p->why->piece2 = s->occ[space];
    return false;
  }
  if (eleven_is_goal (p->board, space) && !eleven_is_goalie (piece))
    return refuse (p, N_ ("{piece} of {team} may not stand in a goal: only its goalie may."),
                   (int)side, (int)piece);
  if (eleven_is_goal (p->board, space) && p->board->spaces[space].end != eleven_end (s, side))
    return refuse (p, N_ ("The goalie of {team} may not stand in the goal of {other}."), (int)side,
                   (int)piece);
  eleven_put (s, piece, space);
  return true;
}

static bool
take_pieces (Placing *p)
{
  ElevenState *s = p->s;

  s->west = s->phase == PHASE_TOSS ? (uint8_t)p->setup->west : (uint8_t)west_side (p);
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    if (p->in->spaces[piece] >= 0 && !take_piece (p, piece))
      return false;
  for (unsigned side = 0; side < 2 && s->phase != PHASE_TOSS; side++)
    if (s->at[side] == ELEVEN_NONE)
      return refuse (p, N_ ("The goalie of {team} must stand on the field."), (int)side, (int)side);
  return true;
}

/* Where the ball is: with a piece, or free. */
static bool
take_ball (Placing *p)
{
  ElevenState *s = p->s;
  const int piece = p->in->ball_piece, space = p->in->ball_space;

  if (s->phase == PHASE_OVER && s->period == PERIOD_SHOOTOUT)
    return true;
  if (piece >= 0 && s->at[piece] == ELEVEN_NONE)
    return refuse (p, N_ ("{piece} has the ball and must stand on the field."),
                   (int)eleven_side_of ((unsigned)piece), piece);
  if (piece < 0 && space < 0)
    return refuse (p, N_ ("The ball must be on the field."), -1, -1);
  s->ball = piece >= 0 ? s->at[piece] : (uint8_t)space;
  if (eleven_is_goal (p->board, s->ball) && eleven_holder (s) == ELEVEN_NONE)
    return refuse (p, N_ ("The ball cannot lie in a goal: there a goalie must have it."), -1, -1);
  return true;
}

static bool
goalies_at_home (Placing *p)
{
  for (unsigned side = 0; side < 2; side++)
    if (!eleven_is_goal (p->board, p->s->at[side]))
      return refuse (p, N_ ("The goalie of {team} must stand in the goal now."), (int)side,
                     (int)side);
  return true;
}

static unsigned
kick_off_space (const Placing *p)
{
  return eleven_find (p->board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1);
}

/* E-07, E-08. */
static bool
take_place (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned space = kick_off_space (p), kicker = s->occ[space];

  if (kicker == ELEVEN_NONE || eleven_is_goalie (kicker))
    return refuse (p, N_ ("A field player must stand on the kick-off space, with the ball."), -1,
                   -1);
  s->ball = (uint8_t)space;
  s->kick_side = s->turn_side = (uint8_t)eleven_side_of (kicker);
  if (s->bench[s->side] == 0)
    return refuse (p, N_ ("{team} has no player left to place."), s->side, -1);
  return goalies_at_home (p);
}

/* E-57. */
static bool
take_lift (Placing *p)
{
  ElevenState *s = p->s;
  const int other = piece_at (s, kick_off_space (p));

  if (s->bench[s->side] > 0)
    return refuse (p, N_ ("{team} has a player beside the field who kicks off."), s->side, -1);
  if (other >= 0)
    return refuse (p, N_ ("{piece} of {team} stands on the kick-off space, which must be empty."),
                   (int)eleven_side_of ((unsigned)other), other);
  s->kick_side = s->side;
  return goalies_at_home (p);
}

static bool
take_points (Placing *p)
{
  const int most = 6 + p->setup->die_bonus;

  if (p->in->points > most) {
    refuse (p, N_ ("{team} cannot have more than {n} points."), p->s->side, -1);
    p->why->n = most;
    return false;
  }
  p->s->points = (uint8_t)(p->in->points < 0 ? most : p->in->points);
  return true;
}

static bool
take_turn (Placing *p)
{
  ElevenState *s = p->s;
  const int active = p->in->active_piece;
  SvEvent events[ELEVEN_MAX_LEGAL];

  if (active >= 0) {
    const int side = (int)eleven_side_of ((unsigned)active);
    if (side != s->side)
      return refuse (p, N_ ("{piece} of {team} cannot move in the turn of {other}."), side, active);
    if (s->at[active] == ELEVEN_NONE || !eleven_has_step (p->setup, p->board, s, s->at[active]))
      return refuse (p, N_ ("{piece} of {team} has no step to make."), side, active);
    s->active = s->at[active];
  }
  if (eleven_legal (p->setup, s, events) == 1 && events[0].verb == VERB_END)
    return refuse (p, N_ ("{team} can do nothing in this turn: it needs points or the ball."),
                   s->side, -1);
  return true;
}

/* E-24…E-33. */
static bool
take_push (Placing *p)
{
  ElevenState *s = p->s;
  const int attacker = p->in->active_piece, other = p->in->defender;

  if (attacker < 0 || other < 0 || s->at[attacker] == ELEVEN_NONE || s->at[other] == ELEVEN_NONE)
    return refuse (p, N_ ("{team} attacks: say who attacks, and whom."), s->side, -1);
  if (eleven_side_of ((unsigned)attacker) != s->side || eleven_side_of ((unsigned)other) == s->side)
    return refuse (p, N_ ("A player of {team} attacks a player of {other}."), s->side, -1);
  if (eleven_may_attack (p->setup, p->board, s, s->at[attacker], s->at[other])) {
    s->active = s->att_from = s->at[attacker];
    s->att_at = s->at[other];
    return true;
  }
  refuse (p, N_ ("{piece} of {team} cannot attack {piece2} here."), s->side, attacker);
  p->why->piece2 = (int16_t)other;
  return false;
}

/* E-40. */
static bool
take_shoot (Placing *p)
{
  ElevenState *s = p->s;

  if (!eleven_may_shoot (s))
    return refuse (p, N_ ("A player of {team} must have the ball."), s->side, -1);
  s->series[0] = s->ball;
  s->n_series = 1;
  return true;
}

/* E-69: the shooter alone, before the goal. */
static bool
take_penalty (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned spot =
      eleven_find (p->board, SV_SPACE_PENALTY, SV_SPACE_SPOT, eleven_end (s, 1u - s->side));

  for (unsigned piece = 2; piece < ELEVEN_PIECES; piece++)
    if (s->at[piece] != ELEVEN_NONE && (s->at[piece] != spot || eleven_side_of (piece) != s->side))
      return refuse (p,
                     N_ ("{piece} of {team} must be beside the field: only the shooter and the "
                         "goalies are on it."),
                     (int)eleven_side_of (piece), (int)piece);
  if (s->occ[spot] == ELEVEN_NONE)
    return refuse (p, N_ ("A player of {team} must stand on the penalty spot."), s->side, -1);
  s->so_n = s->side != s->starter;
  return goalies_at_home (p);
}

/* E-52. */
static bool
take_aim (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned goal = eleven_find (p->board, SV_SPACE_GOAL, 0, eleven_end (s, 1u - s->side));

  s->ball = (uint8_t)goal;
  if (s->period == PERIOD_SHOOTOUT)
    return take_penalty (p);
  s->shot = 1;
  if (s->occ[goal] == ELEVEN_NONE)
    return refuse (p, N_ ("The goalie of {team} must stand in the goal now."), 1 - s->side,
                   1 - s->side);
  return true;
}

/* The number of turns says whose turn it is: they alternate. */
static void
count_turns (ElevenState *s)
{
  const bool first = s->turn_side == eleven_period_starter (s, s->period);
  const bool throws = s->phase == PHASE_THROW;

  if (s->period == PERIOD_SHOOTOUT || s->phase == PHASE_PLACE || s->phase == PHASE_LIFT)
    return;
  s->turn = s->period_turn = first != throws ? 1 : 2;
  s->running = 1;
}

static bool
take_phase (Placing *p)
{
  ElevenState *s = p->s;

  s->starter = p->setup->start == START_AWAY ? 1 : 0;
  if (s->phase == PHASE_OVER)
    return take_ball (p);
  if (p->in->side != 0 && p->in->side != 1)
    return refuse (p, N_ ("One of the teams must be the one that plays."), -1, -1);
  s->side = s->turn_side = (uint8_t)p->in->side;
  count_turns (s);
  switch ((ElevenPhase)s->phase) {
  case PHASE_PLACE:
    return take_place (p);
  case PHASE_LIFT:
    return take_lift (p);
  case PHASE_THROW:
    return take_ball (p);
  case PHASE_TURN:
    return take_ball (p) && take_points (p) && take_turn (p);
  case PHASE_PUSH:
    return take_ball (p) && take_points (p) && take_push (p);
  case PHASE_SHOOT:
    return take_ball (p) && take_points (p) && take_shoot (p);
  case PHASE_AIM:
    return take_aim (p);
  case PHASE_TOSS:
  case PHASE_GUESS:
  case PHASE_OVER:
    break;
  }
  return true;
}

bool
eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  const ElevenSetup *p = setup;
  ElevenState *s = state;
  Placing placing = { p, eleven_board (setup), in, s, why };

  memset (s, 0, sizeof *s);
  memset (s->at, ELEVEN_NONE, sizeof s->at);
  memset (s->occ, ELEVEN_NONE, sizeof s->occ);
  s->bench[0] = s->bench[1] = (uint8_t)p->players;
  eleven_clear_turn (s);
  s->ball = s->starter = s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  if (in->phase >= ELEVEN_N_PHASES)
    return refuse (&placing, N_ ("There is no such moment in a match."), -1, -1);
  s->phase = kinds[in->phase];
  if (s->phase == PHASE_TOSS && in->period != 1)
    return refuse (&placing, N_ ("The toss comes before the first half."), -1, -1);
  if (!take_period (&placing) || !take_pieces (&placing))
    return false;
  if (s->phase == PHASE_TOSS)
    s->period = 0;
  else if (!take_phase (&placing))
    return false;
  if (eleven_impossible (p, s) != NULL)
    return refuse (&placing, N_ ("The rules do not allow this position."), -1, -1);
  return true;
}
