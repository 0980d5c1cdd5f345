/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a person cannot choose a man or a square now. */

#include "champions.h"

static bool
can_be_chosen (const ChampionsSetup *p, const ChampionsState *s, int piece, int space)
{
  SvEvent events[SV_MAX_LEGAL];
  const unsigned n = champions_legal (p, s, events);

  for (unsigned i = 0; i < n; i++) {
    SvTarget target;
    champions_event_target (p, s, events[i], &target);
    if ((piece < 0 || target.piece == piece || (target.piece < 0 && space >= 0)) &&
        (space < 0 || target.space == space) && (target.piece >= 0 || target.space >= 0))
      return true;
  }
  return false;
}

static const char *
limit_sentence (unsigned limit)
{
  switch (limit) {
  case 141:
    return N_ ("Too many players of {team} would stand in their own penalty area.");
  case 142:
    return N_ ("Too many players of {team} would stand in their own goal area.");
  case 143:
    return N_ ("The players of {team} would make too long a chain.");
  case 145:
    return N_ ("From there one of the teams could no longer reach the ball.");
  default:
    return NULL;
  }
}

/* Squares where the man may not stand whatever the die shows; NULL if he may. */
static const char *
closed_sentence (const ChampionsState *s, unsigned man, unsigned square)
{
  const Set open = champions_enterable (s, man);

  if (!is_free (s, square))
    return N_ ("{space} is taken.");
  if (champions_goal_side (square) != NOBODY && !set_has (&open, square))
    return N_ ("Only the keeper of that team stands in the goal.");
  if (!set_has (&open, square))
    return N_ ("The goal area is closed until the ball lies in that row."); /* C-140 */
  return NULL;
}

static const char *
why_not_step (const ChampionsSetup *p, const ChampionsState *s, unsigned square)
{
  const unsigned man = s->mover, from = place_of (s, man);
  const char *closed = closed_sentence (s, man, square);
  const Set beside = set_beside (set_of (from));

  if (square == from)
    return N_ ("{piece} must use all the steps that were thrown.");
  if (closed != NULL)
    return closed;
  if (!set_has (&beside, square))
    return N_ ("{piece} cannot get to {space} with these steps.");
  if (square == s->ball)
    return s->barred == man ? N_ ("{piece} may not touch the ball before another player has.")
                            : N_ ("{piece} could not play the ball from there.");
  if (s->restart == RESTART_FREEKICK)
    return N_ ("A free kick must be played: {piece} has to reach the ball.");
  if (s->steps == 1 && champions_limit_broken (p, s, man, square) != 0)
    return limit_sentence (champions_limit_broken (p, s, man, square));
  return N_ ("From {space} the steps that are left could not all be used.");
}

static const char *
why_not_ball (const ChampionsState *s, unsigned square, SvPhrase *out)
{
  const unsigned man = s->at[square];

  if (square == s->square)
    return N_ ("The ball must use all the squares that are left.");
  if (man != NOBODY && side_of (man) != s->kside)
    return N_ ("The ball cannot pass an opponent on {space}.");
  if (champions_goal_side (square) == s->kside)
    return N_ ("The ball may not be played into the own goal.");
  if (!set_has (&champions_field, square) && champions_goal_side (square) == NOBODY)
    return N_ ("The ball may not be played off the field."); /* C-146 */
  if (man != NOBODY) {
    out->piece2 = (int16_t)man;
    return N_ ("{piece2} cannot be reached with this pass, or is offside.");
  }
  return N_ ("The ball cannot get to {space}: it turns once, by half a right angle.");
}

static const char *
why_not_man (const ChampionsSetup *p, const ChampionsState *s, unsigned man)
{
  SvEvent events[SV_MAX_LEGAL];

  if (place_of (s, man) == PLACE_ABSENT)
    return N_ ("{piece} of {team} cannot play in this match.");
  switch ((unsigned)s->phase) {
  case PHASE_ACT:
    if (!on_pitch (s, man))
      return N_ ("{piece} is not on the pitch.");
    if (champions_foul_legal (p, s, events) > 0)
      return N_ ("A foul cannot be avoided: only who makes it can be chosen."); /* C-170 */
    if (s->restart == RESTART_FREEKICK)
      return N_ ("{piece} cannot reach the ball and play it with this throw.");
    return N_ ("{piece} cannot use all the steps that were thrown.");
  case PHASE_WALK:
  case PHASE_CHASE2:
    return man == s->mover ? NULL : N_ ("{piece2} is walking.");
  case PHASE_CHASE:
    if (!on_pitch (s, man))
      return N_ ("{piece} is not on the pitch.");
    if ((s->touched & bit_of (man)) != 0)
      return N_ ("{piece} has touched the ball in this turn."); /* C-055 */
    if ((s->ahead & bit_of (man)) != 0)
      return N_ ("{piece} was offside when the ball was played.");              /* C-121 */
    return N_ ("{piece} would not be nearer to the ball than all team-mates."); /* C-057 */
  case PHASE_ICEPT:
    return is_keeper (s, man)
               ? N_ ("Keepers do not intercept.")
               : N_ ("{piece} has no free square of the ball's path beside the own one.");
  case PHASE_TURN:
    return on_pitch (s, man) ? N_ ("Only players on the bench warm up.")
                             : N_ ("{piece} cannot be sent to warm up.");
  case PHASE_OFF:
    return N_ ("A keeper goes off for a keeper, another player for another player."); /* C-162 */
  case PHASE_LINEUP:
    return N_ (
        "{piece} cannot be picked now: keeper, defenders, midfielders, attackers, by number.");
  case PHASE_TAKER:
  case PHASE_WALL:
  case PHASE_GKOUT:
    return N_ ("Only players on the pitch can be chosen, and not the keeper.");
  default:
    return NULL;
  }
}

static const char *
why_not_square (const ChampionsSetup *p, const ChampionsState *s, unsigned square, SvPhrase *out)
{
  switch ((unsigned)s->phase) {
  case PHASE_WALK:
    return why_not_step (p, s, square);
  case PHASE_CHASE2:
    return N_ ("Each step must bring {piece2} nearer to the ball."); /* C-055 */
  case PHASE_KICK:
    return why_not_ball (s, square, out);
  case PHASE_SAVE:
  case PHASE_SODIVE:
    return N_ ("The keeper stops a shot on its path, not more than three steps away."); /* C-071 */
  case PHASE_KEEPER:
  case PHASE_SOKEEPER:
    return N_ ("The keeper begins on one of the two goal squares.");
  case PHASE_SPOT:
    return N_ ("The penalty is taken from one of the two squares at the spot.");
  case PHASE_PUT:
  case PHASE_SOPUT:
    return N_ ("Choose one of the two squares that are marked.");
  case PHASE_SUBPUT:
    return N_ (
        "A defender comes on in the last row, a midfielder in the middle, an attacker in front.");
  case PHASE_ICEPT:
    return N_ ("Nobody can intercept on {space}.");
  default:
    return NULL;
  }
}

bool
champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const ChampionsState *s = state;
  const ChampionsSetup *p = setup;
  SvNode node;

  *out = sv_phrase (NULL, s->side < 2 ? s->side : -1);
  champions_node (p, s, &node);
  if (node.kind == SV_NODE_OVER || (piece < 0 && space < 0) || can_be_chosen (p, s, piece, space))
    return false;
  if (node.kind == SV_NODE_CHANCE) {
    out->msgid = N_ ("First the die is thrown.");
    return true;
  }
  if (piece >= 0)
    out->piece = (int16_t)piece;
  if (space >= 0)
    out->space = (int16_t)space;
  if (s->mover != NOBODY)
    out->piece2 = s->mover;
  if (piece >= 0 && side_of ((unsigned)piece) != s->side) {
    out->side = (int8_t)side_of ((unsigned)piece); /* the owner of the piece */
    out->msgid = N_ ("It is the turn of {other}.");
    return true;
  }
  if (piece >= 0)
    out->msgid = why_not_man (p, s, (unsigned)piece);
  else if (s->phase == PHASE_WALK && s->mover != NOBODY)
    out->piece = s->mover;
  if (out->msgid == NULL && space >= 0)
    out->msgid = why_not_square (p, s, (unsigned)space, out);
  return out->msgid != NULL;
}
