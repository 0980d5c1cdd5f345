/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who must do what, and the legal events in the ledger's order: RULES.md chapter 5. */

#include "champions.h"

static SvEvent
plain (unsigned verb)
{
  return sv_event (verb, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
}

static unsigned
list_choices (const State *s, SvEvent *events)
{
  for (unsigned i = 0; i < s->n_choices; i++)
    events[i] = sv_event (VERB_PUT, s->choices[i], SV_ARG_NONE, SV_ARG_NONE);
  return s->n_choices;
}

static unsigned
list_two (unsigned row, SvEvent *events)
{
  events[0] = sv_event (VERB_PUT, square_at (row, 5), SV_ARG_NONE, SV_ARG_NONE);
  events[1] = sv_event (VERB_PUT, square_at (row, 6), SV_ARG_NONE, SV_ARG_NONE);
  return 2;
}

/* Sides of the die of a chance node, and its least outcome (C-020, C-082). */
static unsigned
die_of (const State *s, unsigned *least)
{
  *least = 1;
  switch ((unsigned)s->phase) {
  case PHASE_ROLL:
    return 6;
  case PHASE_KICKOFF:
  case PHASE_CLASP:
  case PHASE_SOROLL:
    *least = 2;
    return 6;
  case PHASE_RROLL:
    *least = 2;
    return s->restart == RESTART_THROWIN ? 4 : 6;
  case PHASE_IROLL:
    return 3;
  case PHASE_SROLL:
  case PHASE_SODIE:
    return 4;
  default:
    return 0;
  }
}

static unsigned
list_dice (const State *s, SvEvent *events)
{
  unsigned least, n = 0;
  const unsigned sides = die_of (s, &least);

  for (unsigned value = least; value <= sides; value++)
    events[n++] = sv_event_die (value);
  return n;
}

static unsigned
list_grab (Setup *p, const State *s, SvEvent *events)
{
  events[0] = plain (VERB_GRAB);
  events[1] = plain (VERB_KICK);
  return ball_has_flight (p, s, s->mover, s->ball, 1) ? 2 : 1;
}

unsigned
champions_legal (const void *setup, const void *state, SvEvent *events)
{
  const State *s = state;
  Setup *p = setup;

  switch ((Phase)s->phase) {
  case PHASE_FORMATION:
  case PHASE_LINEUP:
    return lineup_legal (p, s, events);
  case PHASE_PUT:
    return list_choices (s, events);
  case PHASE_SPOT:
    return list_two (row_from (1u - s->side, 2), events);
  case PHASE_KEEPER:
  case PHASE_SOKEEPER:
    return list_two (row_from (s->side, 0), events);
  case PHASE_TURN:
    return warm_legal (p, s, events);
  case PHASE_ACT:
    return act_legal (p, s, events);
  case PHASE_WALK:
    return walk_legal (p, s, events);
  case PHASE_GRAB:
    return list_grab (p, s, events);
  case PHASE_KICK:
    return ball_legal (p, s, events);
  case PHASE_DROP:
    events[0] = plain (VERB_DROP);
    return 1;
  case PHASE_CHASE:
    return chase_legal (p, s, events);
  case PHASE_CHASE2:
    return chase_step_legal (p, s, events);
  case PHASE_ICEPT:
    return window_legal (s, events);
  case PHASE_SAVE:
  case PHASE_SODIVE:
    return save_legal (p, s, events);
  case PHASE_GKOUT:
  case PHASE_GKHURT:
  case PHASE_HURT:
  case PHASE_TAKER:
  case PHASE_WALL:
    return discipline_legal (p, s, events);
  case PHASE_BRING:
  case PHASE_OFF:
  case PHASE_SUBPUT:
    return subs_legal (p, s, events);
  case PHASE_KICKOFF:
  case PHASE_ROLL:
  case PHASE_IROLL:
  case PHASE_SROLL:
  case PHASE_CLASP:
  case PHASE_RROLL:
  case PHASE_SOROLL:
  case PHASE_SODIE:
    return list_dice (s, events);
  case PHASE_OVER:
  case PHASE_NONE:
    break;
  }
  return 0;
}

void
champions_node (const void *setup, const void *state, SvNode *out)
{
  static const char *const names[] = { "home", "away" };
  const State *s = state;
  unsigned least;
  const unsigned sides = die_of (s, &least);

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = -1 };
  if (s->phase == PHASE_OVER) {
    out->kind = SV_NODE_OVER;
    return;
  }
  if (sides > 0) {
    out->kind = SV_NODE_CHANCE;
    out->die = (uint8_t)sides;
  }
  out->side = (int8_t)s->side;
  out->side_name = names[s->side];
}

static const char *
broken_men (const State *s)
{
  unsigned standing = 0, total = 0;
  const bool shared = s->restart == RESTART_FREEKICK || s->restart == RESTART_PENALTY;

  for (unsigned man = 0; man < MEN; man++) {
    const unsigned square = place_of (s, man);
    if (square >= SQUARES) {
      if (square < PLACE_BENCH || square > PLACE_ABSENT)
        return "a man is nowhere";
      continue;
    }
    total++;
    if (!set_has (&s->men[side_of (man)], square))
      return "the squares of a side are not those of its men";
    if (s->at[square] == man)
      standing++;
    else if (!shared)
      return "two men stand on one square";
    if (goal_side (square) != NOBODY && s->phase != PHASE_OVER &&
        (!is_keeper (s, man) || goal_side (square) != side_of (man)))
      return "somebody else stands in a goal"; /* C-140 */
  }
  for (unsigned square = 0; square < SQUARES; square++)
    if (s->at[square] != NOBODY && place_of (s, s->at[square]) != square)
      return "a square thinks that a man stands on it";
  if (total > standing + 1 || total > 22)
    return "there are too many men on the pitch";
  return NULL;
}

const char *
champions_broken (const void *setup, const void *state)
{
  const State *s = state;
  const char *fault = broken_men (s);

  if (fault != NULL)
    return fault;
  if (s->phase > PHASE_OVER)
    return "nobody knows what to do";
  if (s->n_agenda > 16)
    return "there is too much to do";
  if (s->phase != PHASE_OVER && s->side > 1)
    return "nobody is to act";
  if (s->phase >= PHASE_TURN && s->phase <= PHASE_WALK && s->ball >= SQUARES)
    return "the ball is nowhere";
  if ((s->phase == PHASE_TURN || s->phase == PHASE_ROLL) &&
      (!set_has (&set_field, s->ball) || !is_free (s, s->ball)))
    return "the ball does not lie on a free square of the field";
  if (s->touches > 11 || s->n_path > 22)
    return "a flight is too long"; /* C-046 */
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t gone = s->sent_off[side] & ~s->yellow[side] & ~(UINT32_C (1) << 19 | 1);
    if ((gone != 0 && s->stand_in[side] == 0 && s->keeper[side] == NOBODY) ||
        (s->injured_out[side] & ~s->injured[side]) != 0)
      return "somebody left without a reason";
  }
  return NULL;
}
