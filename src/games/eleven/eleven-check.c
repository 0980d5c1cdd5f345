/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks of a state: the invariants of RULES.md chapter 3, and positions that no match can
 * reach. */

#include "eleven-check.h"
#include "eleven-board.h"
#include "eleven-rules.h"

static const char *
broken_pieces (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  for (unsigned space = 0; space < ELEVEN_MAX_SPACES; space++)
    if (s->occ[space] != ELEVEN_NONE &&
        (s->occ[space] >= ELEVEN_PIECES || s->at[s->occ[space]] != space))
      return N_ ("a space and its piece disagree");
  for (unsigned side = 0; side < 2; side++) {
    int bench = 0;
    for (unsigned i = 1; i <= ELEVEN_MAX_PLAYERS; i++) {
      const unsigned at = s->at[2 * i + side];
      if (at != ELEVEN_NONE && (int)i > p->players)
        return N_ ("there are more field players than the match has");
      if (at != ELEVEN_NONE && eleven_is_goal (board, at))
        return N_ ("a field player stands on a goal space");
      bench += at == ELEVEN_NONE && (int)i <= p->players;
    }
    if (bench != s->bench[side])
      return N_ ("the players beside the board are counted wrongly");
    if (s->phase == PHASE_TOSS)
      continue;
    if (s->at[side] == ELEVEN_NONE)
      return N_ ("a goalie is not on the board");
    if (eleven_is_goal (board, s->at[side]) &&
        board->spaces[s->at[side]].end != eleven_end (s, side))
      return N_ ("a goalie stands on the goal space of the other team");
  }
  for (unsigned space = 0; space < ELEVEN_MAX_SPACES; space++)
    if (s->occ[space] != ELEVEN_NONE && space >= board->n_spaces)
      return N_ ("a piece stands beside the board");
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    if (s->at[piece] != ELEVEN_NONE && s->occ[s->at[piece]] != piece)
      return N_ ("a piece and its space disagree");
  return NULL;
}

static const char *
broken_ball (const SvBoard *board, const ElevenState *s)
{
  const bool flies = s->phase == PHASE_AIM || s->phase == PHASE_GUESS;
  const bool none = s->phase == PHASE_TOSS || s->phase == PHASE_LIFT ||
                    (s->phase == PHASE_OVER && s->period == PERIOD_SHOOTOUT);

  if (none != (s->ball == ELEVEN_NONE))
    return none ? N_ ("there is no ball now") : N_ ("there is no ball on the board");
  if (none)
    return NULL;
  if (s->ball >= board->n_spaces)
    return N_ ("the ball is beside the board");
  if (eleven_is_goal (board, s->ball) && eleven_holder (s) == ELEVEN_NONE)
    return N_ ("the ball lies on a goal space and no goalie has it");
  if (flies && (!eleven_is_goal (board, s->ball) ||
                board->spaces[s->ball].end == eleven_end (s, s->turn_side)))
    return N_ ("the ball is not flying at the opponent’s goal");
  return NULL;
}

static const char *
broken_shoot (const SvBoard *board, const ElevenState *s)
{
  bool has = false;

  if ((s->phase == PHASE_SHOOT) != (s->n_series > 0))
    return N_ ("the series of shots does not fit the phase");
  for (unsigned i = s->n_series; i < SV_COUNT (s->series); i++)
    if (s->series[i] != 0)
      return N_ ("the series of shots does not fit the phase");
  for (unsigned i = 0; i < s->n_series; i++) {
    const unsigned piece = s->occ[s->series[i]];
    if (piece == ELEVEN_NONE || eleven_side_of (piece) != s->turn_side)
      return N_ ("a piece of the series does not belong to the team that shoots");
    has = has || s->series[i] == s->ball;
  }
  if (s->phase == PHASE_SHOOT && !has)
    return N_ ("the team that shoots does not have the ball");
  return NULL;
}

static bool
is_own (const ElevenState *s, unsigned space)
{
  return space != ELEVEN_NONE && s->occ[space] != ELEVEN_NONE &&
         eleven_side_of (s->occ[space]) == s->turn_side;
}

static const char *
broken_turn (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  const bool push = s->phase == PHASE_PUSH;

  if (s->points > 0 && s->phase != PHASE_TURN && !push && s->phase != PHASE_SHOOT)
    return N_ ("there are points to spend although nobody plays");
  if (s->points > 6 + p->die_bonus)
    return N_ ("there are more points than a throw can give");
  if (push != (s->att_from != ELEVEN_NONE) || push != (s->att_at != ELEVEN_NONE))
    return N_ ("the attack does not fit the phase");
  if (push &&
      (!is_own (s, s->att_from) || s->occ[s->att_at] == ELEVEN_NONE || is_own (s, s->att_at)))
    return N_ ("nobody attacks an opponent");
  if (push && !eleven_may_attack (p, board, s, s->att_from, s->att_at))
    return N_ ("the piece cannot attack that opponent");
  if (s->fresh && (s->phase != PHASE_TURN || s->active == ELEVEN_NONE))
    return N_ ("a piece is picked although none is moved");
  if (s->active != ELEVEN_NONE &&
      (!is_own (s, s->active) || (s->phase != PHASE_TURN && s->phase != PHASE_PUSH)))
    return N_ ("the piece that is moved does not belong to the team that plays");
  if (push && s->active != s->att_from)
    return N_ ("the piece that attacks is the one that is moved");
  if (s->phase == PHASE_TURN && s->active != ELEVEN_NONE &&
      !eleven_has_step (p, board, s, s->active))
    return N_ ("the piece that is moved cannot take a step");
  if (s->shooter != ELEVEN_NONE && s->phase != PHASE_AIM && s->phase != PHASE_GUESS)
    return N_ ("somebody shoots although nobody guesses");
  if (s->aim > 6 || (s->aim > 0 && s->phase != PHASE_GUESS))
    return N_ ("a number is aimed at although nobody guesses");
  return NULL;
}

static const char *
broken_legal (const void *setup, const ElevenState *s)
{
  SvEvent events[ELEVEN_MAX_LEGAL];
  const unsigned n = eleven_legal (setup, s, events);

  if ((n == 0) != (s->phase == PHASE_OVER))
    return N_ ("there is no event to choose");
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < i; j++)
      if (sv_event_equal (events[i], events[j]))
        return N_ ("an event is listed twice");
  if (s->phase == PHASE_TURN && n == 1 && events[0].verb == VERB_END)
    return N_ ("a turn goes on in which nothing can be done");
  if (s->phase == PHASE_SHOOT && n == 1 && events[0].verb == VERB_STOP)
    return N_ ("a shooting series goes on in which the ball cannot be kicked");
  return NULL;
}

/* Check that each attacked piece could be pushed at least to the space that its attacker comes
 * from, because an attack without any such space is not legal (E-31). */
static const char *
broken_attacks (const SvBoard *board, const ElevenState *s)
{
  for (unsigned piece = 2; piece < ELEVEN_PIECES && s->phase == PHASE_TURN; piece++) {
    if (s->at[piece] == ELEVEN_NONE || s->ball == s->at[piece])
      continue;
    ELEVEN_EACH_NEIGHBOUR (board, s->at[piece], i)
    {
      const unsigned to = (unsigned)board->neighbours[i], other = s->occ[to];
      if (other != ELEVEN_NONE && eleven_side_of (other) != eleven_side_of (piece) &&
          !eleven_may_push (board, s, to, s->at[piece], s->at[piece]))
        return N_ ("an opponent cannot be pushed to where the attacker came from");
    }
  }
  return NULL;
}

static const char *
broken_sides (const ElevenState *s)
{
  const bool setting_up = s->phase == PHASE_PLACE || s->phase == PHASE_LIFT;

  if (s->west > 1)
    return N_ ("nobody defends the west end");
  if ((s->starter == ELEVEN_NONE) != (s->phase == PHASE_TOSS))
    return N_ ("whether it is known who starts does not fit the phase");
  if ((s->side == ELEVEN_NONE) != (s->phase == PHASE_TOSS || s->phase == PHASE_OVER))
    return N_ ("whether it is known whose turn it is does not fit the phase");
  if (setting_up != (s->kick_side != ELEVEN_NONE))
    return N_ ("whether it is known who will kick off does not fit the phase");
  if ((s->period == 0) != (s->phase == PHASE_TOSS) || s->period > PERIOD_SHOOTOUT)
    return N_ ("the match is in no period");
  if ((s->running || s->out) && (s->period == 0 || s->period == PERIOD_SHOOTOUT))
    return N_ ("the clock runs although nobody plays");
  if (s->period_turn > s->turn)
    return N_ ("a period has more turns than the match allows");
  if (s->score[0] > SV_MAX_SCORE || s->score[1] > SV_MAX_SCORE)
    return N_ ("there are too many goals");
  return NULL;
}

const char *
eleven_broken (const void *setup, const void *state)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const SvBoard *board = eleven_board (setup);
  const char *why = broken_pieces (p, board, s);

  if (why == NULL)
    why = broken_sides (s);
  if (why == NULL && !sv_goals_fit (s->score, p->goals, s->phase == PHASE_OVER))
    why = sv_goals_fault; /* E-74 */
  if (why == NULL)
    why = broken_ball (board, s);
  if (why == NULL)
    why = broken_shoot (board, s);
  if (why == NULL)
    why = broken_turn (p, board, s);
  if (why == NULL)
    why = broken_legal (setup, s);
  if (why == NULL)
    why = broken_attacks (board, s);
  return why;
}

static const char *
impossible_period (const ElevenSetup *p, const ElevenState *s)
{
  if ((s->period == PERIOD_EXTRA || s->period == PERIOD_EXTRA + 1) && !p->extra_time)
    return N_ ("extra time is not part of this variant");
  if (s->period != PERIOD_SHOOTOUT)
    return s->so_n + s->so[0] + s->so[1] > 0 ? N_ ("there is no penalty shoot-out in this period")
                                             : NULL;
  if (!p->shootout)
    return N_ ("the penalty shoot-out is not part of this variant");
  if (s->score[0] != s->score[1])
    return N_ ("a penalty shoot-out follows only a draw");
  if (s->so[0] > (s->so_n + 1) / 2 || s->so[1] > (s->so_n + 1) / 2 || s->so[0] + s->so[1] > s->so_n)
    return N_ ("more penalties are scored than taken");
  if (s->phase == PHASE_OVER)
    return NULL;
  if (s->phase != PHASE_AIM && s->phase != PHASE_GUESS)
    return N_ ("in a penalty shoot-out there are only shots at goal");
  if (s->turn_side != (s->so_n % 2 == 0 ? s->starter : 1u - s->starter))
    return N_ ("the teams must take penalties in turn");
  return NULL;
}

unsigned
eleven_misplaced (const SvBoard *board, const ElevenState *s)
{
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++) {
    const unsigned side = eleven_side_of (piece);
    if (s->at[piece] == ELEVEN_NONE)
      continue;
    const SvSpace *at = &board->spaces[s->at[piece]];
    const bool shoots =
        side == s->turn_side && (at->marks & SV_SPACE_SPOT) != 0 && at->end != eleven_end (s, side);
    const bool placed = (at->marks & SV_SPACE_KICKOFF) != 0 ||
                        (at->end == eleven_end (s, side) && at->kind != SV_SPACE_CENTRE);
    if (!(eleven_is_goalie (piece)       ? at->kind == SV_SPACE_GOAL
          : s->period == PERIOD_SHOOTOUT ? shoots
                                         : placed))
      return piece;
  }
  return ELEVEN_NONE;
}

static const char *
impossible_phase (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  const bool placing = s->phase == PHASE_PLACE || s->phase == PHASE_LIFT;
  const bool penalty = s->period == PERIOD_SHOOTOUT && s->phase != PHASE_OVER;

  switch ((unsigned)s->phase) {
  case PHASE_PLACE:
    if (s->bench[s->side] == 0)
      return N_ ("the team has no player left to place");
    if (s->ball != eleven_find (board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1) ||
        eleven_holder (s) == ELEVEN_NONE || eleven_side_of (eleven_holder (s)) != s->kick_side)
      return N_ ("a player of the team that kicks off has the ball on the kick-off space");
    break;
  case PHASE_LIFT:
    if (s->bench[s->side] > 0)
      return N_ ("the team has a player beside the board for the kick-off");
    if (s->side != s->kick_side ||
        s->occ[eleven_find (board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1)] != ELEVEN_NONE)
      return N_ ("the team that kicks off must lift a player to the empty kick-off space");
    break;
  case PHASE_PUSH:
    if (s->ball == s->att_from)
      return N_ ("the piece that attacks has the ball");
    break;
  case PHASE_AIM:
  case PHASE_GUESS:
    if (s->occ[s->ball] != 1u - s->turn_side)
      return N_ ("the goalie is not guarding the goal");
    if (s->period == PERIOD_SHOOTOUT && s->bench[s->turn_side] == p->players)
      return N_ ("nobody stands on the penalty spot");
    break;
  default:
    break;
  }
  if ((placing || penalty) && eleven_misplaced (board, s) != ELEVEN_NONE)
    return placing ? N_ ("while players are placed, all must stand in their own half, and the "
                         "goalies in their goals")
                   : N_ ("at a penalty only the goalies and the shooter may be on the board");
  return NULL;
}

const char *
eleven_impossible (const ElevenSetup *p, const ElevenState *s)
{
  const SvBoard *board = eleven_board (p);
  const char *why = impossible_period (p, s);

  if (why == NULL && s->phase == PHASE_TOSS &&
      (s->at[0] != ELEVEN_NONE || s->at[1] != ELEVEN_NONE ||
       s->bench[0] + s->bench[1] < 2 * p->players))
    why = N_ ("pieces are placed only after the toss");
  if (why == NULL)
    why = broken_pieces (p, board, s);
  if (why == NULL)
    why = broken_ball (board, s);
  if (why == NULL)
    why = impossible_phase (p, board, s);
  return why != NULL ? why : eleven_broken (p, s);
}

/* Hide secrets: the side that guesses must not know which number was chosen. */
void
eleven_hide_secrets (const void *setup, void *state, int side)
{
  ElevenState *s = state;

  if (s->phase == PHASE_GUESS && side == s->side)
    s->aim = 0;
}

unsigned
eleven_fill_secrets (const void *setup, void *state, int side, unsigned i)
{
  ElevenState *s = state;

  if (s->phase != PHASE_GUESS || side != s->side)
    return 1;
  s->aim = (uint8_t)(1 + i % 6);
  return 6;
}
