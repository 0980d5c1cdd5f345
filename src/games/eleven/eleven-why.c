/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a person cannot point at a piece or a space now, in words that help. */

#include "eleven-why.h"
#include "eleven-board.h"
#include "eleven-legal.h"
#include "eleven-time.h"
#include "eleven-view.h"

static bool
can_be_chosen (const ElevenSetup *p, const ElevenState *s, int piece, int space)
{
  SvEvent events[ELEVEN_MAX_LEGAL];
  const unsigned n = eleven_legal (p, s, events);

  for (unsigned i = 0; i < n; i++) {
    SvTarget target;
    eleven_event_target (p, s, events[i], &target);
    if (target.piece < 0 && target.space < 0)
      continue;
    if ((piece < 0 || target.piece == piece) && (space < 0 || target.space == space))
      return true;
  }
  return false;
}

static bool
joined (const SvBoard *board, unsigned a, unsigned b)
{
  ELEVEN_EACH_NEIGHBOUR (board, a, i)
  if (board->neighbours[i] == (int)b)
    return true;
  return false;
}

/* Why a piece does not go from one space to the next. */
static const char *
why_not_step (const ElevenSetup *p, const ElevenState *s, unsigned from, unsigned to, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);
  const unsigned piece = s->occ[from], side = eleven_side_of (piece), other = s->occ[to];
  unsigned cost = (unsigned)p->cost_enter;

  out->piece2 = other == ELEVEN_NONE ? -1 : (int16_t)other;
  if (to == from)
    return N_ ("{piece} stands there already.");
  if (eleven_is_goal (board, to) &&
      !(eleven_is_goalie (piece) && board->spaces[to].end == eleven_end (s, side)))
    return N_ ("Only the goalie may stand in the own goal, and nobody else."); /* E-19 */
  if (!joined (board, from, to))
    return N_ ("{piece} cannot get to {space} with the points that are left."); /* E-17 */
  if (eleven_step_cost (p, board, s, from, to) > 0)
    return NULL; /* after picking it */
  if (other != ELEVEN_NONE && eleven_side_of (other) == side)
    return N_ ("{piece2} of the same team stands there."); /* E-18 */
  if (other != ELEVEN_NONE && s->ball == from)
    return N_ ("Who has the ball cannot attack."); /* E-26 */
  if (other != ELEVEN_NONE && p->goalie_safe && eleven_is_goalie (other) &&
      eleven_inside (board, s, to, 1 - side))
    return N_ ("A goalie cannot be attacked in the own area."); /* E-33 */
  if (other != ELEVEN_NONE)
    cost += (unsigned)p->cost_push + (s->ball == to ? (unsigned)p->cost_take : 0);
  out->n = (int32_t)cost;
  out->m = s->points;
  if (cost > s->points && other == ELEVEN_NONE)
    return N_ ("There are not enough points left for this step.");
  if (cost > s->points)
    return s->ball == to ? N_ ("To take the ball costs {n} points, and only {m} are left.")
                         : N_ ("This attack costs {n} points, and only {m} are left.");
  if (eleven_is_goalie (piece) && s->shot && p->goalie_must_shoot)
    return other == ELEVEN_NONE
               ? N_ ("The team has kicked already: the goalie may not have the ball in the own "
                     "area any more.")                                                /* E-37 */
               : N_ ("The team has kicked already: the goalie may not attack here."); /* E-38 */
  return N_ ("There is no space that {piece2} could be pushed to.");                  /* E-31 */
}

static const char *
why_not_place (const ElevenSetup *p, const ElevenState *s, unsigned space)
{
  const SvSpace *here = &eleven_board (p)->spaces[space];

  if (here->kind == SV_SPACE_GOAL)
    return N_ ("Only the goalie stands in the goal."); /* E-09, E-19 */
  if (s->occ[space] != ELEVEN_NONE)
    return N_ ("Somebody stands on {space} already."); /* E-01 */
  if (here->kind == SV_SPACE_CENTRE)
    return N_ ("The centre stays empty before the kick-off."); /* E-09 */
  if (here->end != eleven_end (s, s->side))
    return N_ ("Players are placed in their own half."); /* E-09 */
  return NULL;
}

static const char *
why_not_push (const ElevenSetup *p, const ElevenState *s, unsigned space)
{
  const SvBoard *board = eleven_board (p);

  if (!joined (board, s->att_at, space))
    return N_ ("{piece2} can be pushed only along a line to the next space."); /* E-28 */
  if (eleven_is_goal (board, space))
    return N_ ("Nobody can be pushed into a goal."); /* E-30 */
  if (space == s->ball)
    return N_ ("Nobody can be pushed to where the ball lies.");             /* E-29 */
  return N_ ("Somebody stands on {space}: {piece2} needs an empty space."); /* E-28 */
}

static bool
in_series (const ElevenState *s, unsigned space)
{
  for (unsigned i = 0; i < s->n_series; i++)
    if (s->series[i] == space)
      return true;
  return false;
}

static const char *
why_not_kick (const ElevenSetup *p, const ElevenState *s, unsigned space, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);

  out->n = p->shot_range;
  if (in_series (s, space))
    return N_ ("That player has had the ball in this series already."); /* E-47 */
  if (eleven_is_goal (board, space) && board->spaces[space].end == eleven_end (s, s->turn_side))
    return N_ ("There are no own goals: the goalie must stand there to get the ball."); /* E-46 */
  if (eleven_is_goal (board, space))
    return N_ ("A shot at goal comes from a penalty space next to it.");        /* E-50 */
  return N_ ("The ball goes at most {n} lines far, and not past an opponent."); /* E-41, E-42 */
}

static const char *
why_not_piece (const ElevenSetup *p, const ElevenState *s, int piece, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);
  const unsigned side = eleven_side_of ((unsigned)piece), at = s->at[piece];

  out->side = (int8_t)side;
  switch ((ElevenPhase)s->phase) {
  case PHASE_TURN:
    if (side != s->side)
      return N_ ("It is the turn of {other}.");
    if (at == ELEVEN_NONE)
      return N_ ("{piece} is beside the field until the next goal.");
    if (s->fresh)
      return N_ ("{piece2} is picked and must make a step first."); /* E-61 */
    if (s->points == 0)
      return N_ ("All points are spent.");
    return eleven_has_step (p, board, s, at) ? NULL : N_ ("{piece} has nowhere to go.");
  case PHASE_PLACE:
    if (side != s->side)
      return N_ ("It is the turn of {other}.");
    return at == ELEVEN_NONE ? N_ ("It is the turn of {piece2} to be placed.")
                             : N_ ("{piece} is placed already.");
  case PHASE_LIFT:
    return side != s->side ? N_ ("It is the turn of {other}.") : N_ ("The goalie cannot kick off.");
  case PHASE_PUSH:
    return N_ ("First {piece2} must be pushed to another space.");
  case PHASE_SHOOT:
    if (at == ELEVEN_NONE)
      return NULL;
    out->space = (int16_t)at;
    return why_not_kick (p, s, at, out);
  case PHASE_AIM:
  case PHASE_GUESS:
  case PHASE_TOSS:
  case PHASE_THROW:
  case PHASE_OVER:
    break;
  }
  return NULL;
}

static const char *
why_not_space (const ElevenSetup *p, const ElevenState *s, int piece, unsigned space, SvPhrase *out)
{
  unsigned from = s->active;

  switch ((ElevenPhase)s->phase) {
  case PHASE_TURN:
    if (piece >= 0 && !s->fresh)
      from = s->at[piece];
    if (from == ELEVEN_NONE)
      return s->points == 0 ? N_ ("All points are spent.") : N_ ("First choose who moves.");
    out->piece = s->occ[from];
    out->space2 = (int16_t)from;
    return why_not_step (p, s, from, space, out);
  case PHASE_PLACE:
    return why_not_place (p, s, space);
  case PHASE_PUSH:
    return why_not_push (p, s, space);
  case PHASE_SHOOT:
    return why_not_kick (p, s, space, out);
  case PHASE_LIFT:
    return N_ ("First choose the player who kicks off.");
  case PHASE_AIM:
  case PHASE_GUESS:
  case PHASE_TOSS:
  case PHASE_THROW:
  case PHASE_OVER:
    break;
  }
  return NULL;
}

/* A way of several steps ends here: the pieces and spaces on it are chosen one after the other. */
static bool
is_own_mover (const ElevenSetup *p, const ElevenState *s, int piece)
{
  return s->phase == PHASE_TURN && !s->fresh && eleven_side_of ((unsigned)piece) == s->side &&
         s->at[piece] != ELEVEN_NONE && eleven_has_step (p, eleven_board (p), s, s->at[piece]);
}

bool
eleven_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  *out = sv_phrase (NULL, s->side == ELEVEN_NONE ? -1 : s->side);
  if (s->phase == PHASE_OVER || (piece < 0 && space < 0) || can_be_chosen (p, s, piece, space))
    return false;
  out->piece = (int16_t)piece;
  out->space = (int16_t)space;
  if (s->phase == PHASE_TOSS || s->phase == PHASE_THROW) {
    out->msgid = N_ ("First the die is thrown.");
    return true;
  }
  if (s->phase == PHASE_AIM || s->phase == PHASE_GUESS) {
    out->msgid = s->phase == PHASE_AIM ? N_ ("First a secret number is chosen.")
                                       : N_ ("First the goalie guesses.");
    return true;
  }
  if (s->phase == PHASE_PUSH)
    out->piece2 = s->occ[s->att_at];
  if (s->phase == PHASE_PLACE)
    out->piece2 = (int16_t)eleven_next_player (p, s, s->side);
  if (s->phase == PHASE_TURN && s->active != ELEVEN_NONE)
    out->piece2 = s->occ[s->active];
  if (piece >= 0 && (space < 0 || !can_be_chosen (p, s, piece, -1)) && !is_own_mover (p, s, piece))
    out->msgid = why_not_piece (p, s, piece, out);
  if (out->msgid == NULL && space >= 0)
    out->msgid = why_not_space (p, s, piece, (unsigned)space, out);
  return out->msgid != NULL;
}
