/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns a position that the user set up on the board into a state, or says in words why it is not
 * possible; and turns a state into such a position. RULES.md chapter 6. */

#include "eleven-placement.h"
#include "eleven-board.h"
#include "eleven-check.h"
#include "eleven-rules.h"

#include <string.h>

enum {
  SIDE = SV_PHASE_SIDE,
  BALL = SV_PHASE_BALL | SV_PHASE_FREE_BALL,
  PLAY = SIDE | BALL | SV_PHASE_POINTS
};

const SvPhase eleven_phases[] = {
  { N_ ("Placing the players"), SIDE, { PHASE_PLACE } },
  { N_ ("The toss"), 0, { PHASE_TOSS } },
  { N_ ("Choosing who kicks off"), SIDE, { PHASE_LIFT } },
  { N_ ("The throw for a turn"), SIDE | BALL, { PHASE_THROW } },
  { N_ ("In the middle of a turn"), PLAY | SV_PHASE_ACTIVE, { PHASE_TURN } },
  { N_ ("Pushing an opponent away"), PLAY | SV_PHASE_ACTIVE | SV_PHASE_DEFENDER, { PHASE_PUSH } },
  { N_ ("Kicking the ball"), SIDE | SV_PHASE_BALL | SV_PHASE_POINTS, { PHASE_SHOOT } },
  { N_ ("Shot at goal"), SIDE, { PHASE_AIM } },
  { N_ ("The match is over"), BALL, { PHASE_OVER } },
  { NULL },
};

unsigned
eleven_shown_period (const ElevenSetup *p, unsigned period)
{
  if (period == 0)
    return 1;
  return period == PERIOD_SHOOTOUT && !p->extra_time ? PERIOD_EXTRA : period;
}

unsigned
eleven_real_period (const ElevenSetup *p, unsigned shown)
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
  const unsigned real = eleven_real_period (p, period);

  if (period < 1 || real > PERIOD_SHOOTOUT || (period > PERIOD_EXTRA && !p->extra_time) ||
      (real == PERIOD_SHOOTOUT && !p->shootout))
    return NULL;
  return names[real - 1];
}

/* The part of a state that the user does not set up by hand. It is kept while the position stays
 * at the same moment of play. */
typedef struct {
  uint32_t turn, period_turn;
  uint16_t so[2], so_n;
  uint8_t moment; /* 1 + index in eleven_phases; 0 if nothing is kept */
  uint8_t period, side, starter;
  uint8_t running, out;
  /* number that was chosen already for the shot, which is not asked for again; 0 if none */
  uint8_t aim;
  uint8_t shot, fresh, active; /* `fresh` belongs to the piece on the space `active` */
  uint8_t ball, n_series;      /* the series of kicks is kept while the ball lies on this space */
  uint8_t series[ELEVEN_MAX_PLAYERS + 1];
} Kept;

_Static_assert(sizeof (Kept) <= SV_MAX_KEPT, "a placement holds what is kept");

static void
keep (const ElevenState *s, unsigned moment, int side, uint8_t *out)
{
  Kept k;

  memset (&k, 0, sizeof k);
  k.turn = s->turn;
  k.period_turn = s->period_turn;
  memcpy (k.so, s->so, sizeof k.so);
  k.so_n = s->so_n;
  k.moment = (uint8_t)(moment + 1);
  k.period = s->period;
  k.side = (uint8_t)side;
  k.starter = s->starter;
  k.running = s->running;
  k.out = s->out;
  k.aim = s->aim;
  k.shot = s->shot;
  k.fresh = s->fresh;
  k.active = s->active;
  k.ball = s->ball;
  k.n_series = s->n_series;
  memcpy (k.series, s->series, sizeof k.series);
  memcpy (out, &k, sizeof k);
}

static int16_t
piece_at (const ElevenState *s, unsigned space)
{
  return space == ELEVEN_NONE || s->occ[space] == ELEVEN_NONE ? -1 : s->occ[space];
}

void
eleven_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const ElevenState *s = state;
  const unsigned phase = s->phase == PHASE_GUESS ? PHASE_AIM : s->phase;

  while (eleven_phases[out->phase].own[0] != phase)
    out->phase++;
  keep (s, out->phase, (eleven_phases[out->phase].flags & SIDE) != 0 ? out->side : -1, out->kept);
}

/* --- From a placement --- */

/* Each function below copies one part of the placement into the state. If the part breaks a rule,
 * it returns false and stores the reason. */

typedef struct {
  const ElevenSetup *setup;
  const SvBoard *board;
  const SvPlacement *in;
  ElevenState *s;
  SvPhrase *why;
  Kept kept;
  bool goes_on; /* the kept part is still valid, because the moment is the same */
} Placing;

static bool
take_period (Placing *p)
{
  const SvPlacement *in = p->in;
  ElevenState *s = p->s;

  if (eleven_period_name (p->setup, in->period) == NULL)
    return sv_refuse_placement (p->why, N_ ("A match in this variant has no such half."), -1, -1);
  s->period = (uint8_t)eleven_real_period (p->setup, in->period);
  for (unsigned side = 0; side < 2; side++)
    s->score[side] = (uint16_t)in->score[side];
  if (!sv_goals_fit (s->score, p->setup->goals, s->phase == PHASE_OVER))
    return sv_refuse_placement (p->why, sv_goals_sentence, -1, -1); /* E-74 */
  if (s->period != PERIOD_SHOOTOUT)
    return true;
  if (s->score[0] != s->score[1])
    return sv_refuse_placement (
        p->why, N_ ("A penalty shoot-out follows only if the score is level."), -1, -1);
  if (s->phase != PHASE_AIM && s->phase != PHASE_OVER)
    return sv_refuse_placement (p->why, N_ ("In a penalty shoot-out there are only shots at goal."),
                                -1, -1);
  return true;
}

/* Which side defends the goal in the west (E-04): if a goalie stands in a goal, that goal is his
 * side's. If none does, the sides keep the goals that the placement or, failing that, the match
 * gave them. */
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
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} can only be placed after the toss."),
                                (int)side, (int)piece);
  if ((int)piece >= 2 * (p->setup->players + 1)) {
    sv_refuse_placement (p->why,
                         N_ ("In this variant a team has {n} field players, without {piece}."),
                         (int)side, (int)piece);
    p->why->n = p->setup->players;
    return false;
  }
  if (s->occ[space] != ELEVEN_NONE) {
    sv_refuse_placement (p->why, N_ ("{piece} and {piece2} stand on the same space."), (int)side,
                         (int)piece);
    p->why->piece2 = s->occ[space];
    return false;
  }
  if (eleven_is_goal (p->board, space) && !eleven_is_goalie (piece))
    return sv_refuse_placement (
        p->why, N_ ("{piece} of {team} may not stand in a goal: only its goalie may."), (int)side,
        (int)piece);
  if (eleven_is_goal (p->board, space) && p->board->spaces[space].end != eleven_end (s, side))
    return sv_refuse_placement (p->why,
                                N_ ("The goalie of {team} may not stand in the goal of {other}."),
                                (int)side, (int)piece);
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
      return sv_refuse_placement (p->why, N_ ("The goalie of {team} must stand on the field."),
                                  (int)side, (int)side);
  return true;
}

/* Copy where the ball is: with a piece, or free. */
static bool
take_ball (Placing *p)
{
  ElevenState *s = p->s;
  const int piece = p->in->ball_piece, space = p->in->ball_space;

  if (s->phase == PHASE_OVER && s->period == PERIOD_SHOOTOUT)
    return true;
  if (piece >= 0 && s->at[piece] == ELEVEN_NONE)
    return sv_refuse_placement (p->why, N_ ("{piece} has the ball and must stand on the field."),
                                (int)eleven_side_of ((unsigned)piece), piece);
  if (piece < 0 && space < 0)
    return sv_refuse_placement (p->why, N_ ("The ball must be on the field."), -1, -1);
  s->ball = piece >= 0 ? s->at[piece] : (uint8_t)space;
  if (eleven_is_goal (p->board, s->ball) && eleven_holder (s) == ELEVEN_NONE)
    return sv_refuse_placement (
        p->why, N_ ("The ball cannot lie in a goal: there a goalie must have it."), -1, -1);
  return true;
}

static bool
nobody_misplaced (Placing *p)
{
  const unsigned piece = eleven_misplaced (p->board, p->s);

  return piece == ELEVEN_NONE ||
         sv_refuse_placement (
             p->why,
             eleven_is_goalie (piece) ? N_ ("The goalie of {team} must stand in the goal now.")
             : p->s->period == PERIOD_SHOOTOUT
                 ? N_ ("{piece} of {team} must be beside the field: only the shooter and the "
                       "goalies are on it.")
                 : N_ ("{piece} of {team} must stand in its own half while players are placed."),
             (int)eleven_side_of (piece), (int)piece);
}

static unsigned
kick_off_space (const Placing *p)
{
  return eleven_find (p->board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1);
}

/* Copy a moment in which players are placed (E-07, E-08). */
static bool
take_place (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned space = kick_off_space (p), kicker = s->occ[space];

  if (kicker == ELEVEN_NONE || eleven_is_goalie (kicker))
    return sv_refuse_placement (
        p->why, N_ ("A field player must stand on the kick-off space, with the ball."), -1, -1);
  s->ball = (uint8_t)space;
  s->kick_side = s->turn_side = (uint8_t)eleven_side_of (kicker);
  if (s->bench[s->side] == 0)
    return sv_refuse_placement (p->why, N_ ("{team} has no player left to place."), s->side, -1);
  return nobody_misplaced (p);
}

/* Copy the moment in which a team lifts a player to the kick-off space (E-57). */
static bool
take_lift (Placing *p)
{
  ElevenState *s = p->s;
  const int other = piece_at (s, kick_off_space (p));

  if (s->bench[s->side] > 0)
    return sv_refuse_placement (p->why, N_ ("{team} has a player beside the field who kicks off."),
                                s->side, -1);
  if (other >= 0)
    return sv_refuse_placement (
        p->why, N_ ("{piece} of {team} stands on the kick-off space, which must be empty."),
        (int)eleven_side_of ((unsigned)other), other);
  s->kick_side = s->side;
  return nobody_misplaced (p);
}

static bool
take_points (Placing *p)
{
  const int most = 6 + p->setup->die_bonus;

  if (p->in->points > most) {
    sv_refuse_placement (p->why, N_ ("{team} cannot have more than {n} points."), p->s->side, -1);
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
      return sv_refuse_placement (
          p->why, N_ ("{piece} of {team} cannot move in the turn of {other}."), side, active);
    if (s->at[active] == ELEVEN_NONE || !eleven_has_step (p->setup, p->board, s, s->at[active]))
      return sv_refuse_placement (p->why, N_ ("{piece} of {team} cannot take a step."), side,
                                  active);
    s->active = s->at[active];
    s->fresh = p->goes_on && p->kept.fresh && p->kept.active == s->active;
  }
  if (eleven_legal (p->setup, s, events) == 1 && events[0].verb == VERB_END)
    return sv_refuse_placement (
        p->why, N_ ("{team} can do nothing in this turn: it needs points or the ball."), s->side,
        -1);
  return true;
}

/* Copy a push after an attack (E-24…E-33). */
static bool
take_push (Placing *p)
{
  ElevenState *s = p->s;
  const int attacker = p->in->active_piece, other = p->in->defender;

  if (attacker < 0 || other < 0 || s->at[attacker] == ELEVEN_NONE || s->at[other] == ELEVEN_NONE)
    return sv_refuse_placement (p->why, N_ ("{team} attacks: say who attacks, and whom."), s->side,
                                -1);
  if (eleven_side_of ((unsigned)attacker) != s->side || eleven_side_of ((unsigned)other) == s->side)
    return sv_refuse_placement (p->why, N_ ("A player of {team} attacks a player of {other}."),
                                s->side, -1);
  if (eleven_may_attack (p->setup, p->board, s, s->at[attacker], s->at[other])) {
    s->active = s->att_from = s->at[attacker];
    s->att_at = s->at[other];
    return true;
  }
  sv_refuse_placement (p->why, N_ ("{piece} of {team} cannot attack {piece2} here."), s->side,
                       attacker);
  p->why->piece2 = (int16_t)other;
  return false;
}

/* Return whether the players who had the ball in the kept series still stand on its spaces. */
static bool
keeps_series (const Placing *p)
{
  const ElevenState *s = p->s;

  for (unsigned i = 0; i < p->kept.n_series; i++) {
    const int piece = piece_at (s, p->kept.series[i]);
    if (piece < 0 || eleven_side_of ((unsigned)piece) != s->side)
      return false;
  }
  return p->goes_on && p->kept.ball == s->ball;
}

/* Copy the moment of a kick in a series (E-40). */
static bool
take_shoot (Placing *p)
{
  ElevenState *s = p->s;

  if (!eleven_may_shoot (s))
    return sv_refuse_placement (p->why, N_ ("A player of {team} must have the ball."), s->side, -1);
  s->series[0] = s->ball;
  s->n_series = 1;
  if (keeps_series (p)) {
    memcpy (s->series, p->kept.series, sizeof s->series);
    s->n_series = p->kept.n_series;
    s->shot = p->kept.shot;
  }
  return true;
}

/* Copy a penalty: the shooter stands alone before the goal (E-69). */
static bool
take_penalty (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned spot =
      eleven_find (p->board, SV_SPACE_PENALTY, SV_SPACE_SPOT, eleven_end (s, 1u - s->side));

  if (!nobody_misplaced (p))
    return false;
  if (s->occ[spot] == ELEVEN_NONE)
    return sv_refuse_placement (p->why, N_ ("A player of {team} must stand on the penalty spot."),
                                s->side, -1);
  if (!p->goes_on)
    s->so_n = s->side != s->starter;
  s->shooter = s->occ[spot];
  return true;
}

/* Copy a shot at goal for which a number is chosen (E-52). */
static bool
take_aim (Placing *p)
{
  ElevenState *s = p->s;
  const unsigned goal = eleven_find (p->board, SV_SPACE_GOAL, 0, eleven_end (s, 1u - s->side));

  s->ball = (uint8_t)goal;
  if (s->period == PERIOD_SHOOTOUT)
    return take_penalty (p);
  s->shot = true;
  if (s->occ[goal] == ELEVEN_NONE)
    return sv_refuse_placement (p->why, N_ ("The goalie of {team} must stand in the goal now."),
                                1 - s->side, 1 - s->side);
  return true;
}

/* Go on to the guess of the goalie if the number is chosen already. */
static bool
take_chosen (Placing *p)
{
  ElevenState *s = p->s;

  if (p->goes_on && p->kept.aim > 0) {
    s->aim = p->kept.aim;
    s->phase = PHASE_GUESS;
    s->side ^= 1;
  }
  return true;
}

/* Set the number of turns so that it fits the side that has the turn, because the sides
 * alternate. */
static void
count_turns (ElevenState *s)
{
  const bool first = s->turn_side == eleven_period_starter (s, s->period);
  const bool throws = s->phase == PHASE_THROW;

  if (s->period == PERIOD_SHOOTOUT || s->phase == PHASE_PLACE || s->phase == PHASE_LIFT)
    return;
  s->turn = s->period_turn = first != throws ? 1 : 2;
  s->running = true;
}

static void
take_kept (Placing *p)
{
  const Kept *k = &p->kept;
  ElevenState *s = p->s;

  s->starter = k->starter;
  s->turn = k->turn;
  s->period_turn = k->period_turn;
  s->running = k->running;
  s->out = k->out;
  /* a kick in a series uses the shot, see take_shoot () */
  s->shot = k->shot && s->phase != PHASE_SHOOT;
  s->so_n = k->so_n;
  memcpy (s->so, k->so, sizeof s->so);
}

static bool
take_phase (Placing *p)
{
  ElevenState *s = p->s;

  s->starter = p->setup->start == START_AWAY ? 1 : 0;
  if (p->goes_on)
    take_kept (p);
  if (s->phase == PHASE_OVER)
    return take_ball (p);
  if (p->in->side != 0 && p->in->side != 1)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  s->side = s->turn_side = (uint8_t)p->in->side;
  if (!p->goes_on)
    count_turns (s);
  switch ((unsigned)s->phase) {
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
  default: /* PHASE_AIM */
    return take_aim (p) && take_chosen (p);
  }
}

bool
eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  const ElevenSetup *p = setup;
  ElevenState *s = state;
  Placing placing = { .setup = p, .board = eleven_board (setup), .in = in, .s = s, .why = why };

  memset (s, 0, sizeof *s);
  memset (s->at, ELEVEN_NONE, sizeof s->at);
  memset (s->occ, ELEVEN_NONE, sizeof s->occ);
  s->bench[0] = s->bench[1] = (uint8_t)p->players;
  eleven_clear_turn (s);
  s->ball = s->starter = s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  s->phase = eleven_phases[in->phase].own[0];
  if (s->phase == PHASE_TOSS && in->period != 1)
    return sv_refuse_placement (why, N_ ("The toss comes before the first half."), -1, -1);
  if (!take_period (&placing) || !take_pieces (&placing))
    return false;
  memcpy (&placing.kept, in->kept, sizeof placing.kept);
  placing.goes_on = placing.kept.moment == in->phase + 1 && placing.kept.period == s->period &&
                    placing.kept.side == (uint8_t)in->side;
  if (s->phase == PHASE_TOSS)
    s->period = 0;
  else if (!take_phase (&placing))
    return false;
  if (eleven_impossible (p, s) != NULL)
    return sv_refuse_placement (why, N_ ("The rules do not allow this position."), -1, -1);
  return true;
}
