/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position that a person sets up on the board: what it becomes, or in words why it is none. */

#include "champions.h"

#include <string.h>

enum { MOMENT_LINEUP, MOMENT_KICKOFF, MOMENT_TURN, MOMENT_SHOOTOUT, MOMENT_OVER };

const SvPhase champions_phases[CHAMPIONS_N_PHASES] = {
  { N_ ("The line-up"), 0 },
  { N_ ("Kick-off"), 0 },
  { N_ ("A turn"), SV_PHASE_SIDE | SV_PHASE_FREE_BALL },
  { N_ ("The penalty shoot-out"), 0 },
  { N_ ("The match is over"), 0 },
};

const char *
champions_period_name (const void *setup, unsigned period)
{
  const ChampionsSetup *p = setup;

  switch (period) {
  case PERIOD_NORMAL + 1:
    return N_ ("Match");
  case PERIOD_EXTRA + 1:
    return p->extra_time ? N_ ("Extra time") : NULL;
  case PERIOD_SHOOTOUT + 1:
    return p->shootout ? N_ ("Penalty shoot-out") : NULL;
  default:
    return NULL;
  }
}

static unsigned
moment_of (const ChampionsState *s)
{
  if (s->phase == PHASE_OVER)
    return MOMENT_OVER;
  if (s->period == PERIOD_SHOOTOUT)
    return MOMENT_SHOOTOUT;
  if (champions_is_before_kickoff (s))
    return MOMENT_LINEUP;
  return s->phase == PHASE_KICKOFF ? MOMENT_KICKOFF : MOMENT_TURN;
}

void
champions_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const ChampionsState *s = state;

  memset (out, 0, sizeof *out);
  for (unsigned i = 0; i < SV_MAX_PIECES; i++)
    out->spaces[i] = -1;
  out->phase = (uint8_t)moment_of (s);
  out->period = (uint8_t)(s->period + 1);
  out->shown_first = HOME;
  out->ball_piece = out->ball_space = out->active_piece = out->defender = out->points = -1;
  out->side = -1;
  for (unsigned i = 0; i < 4; i++)
    out->zone_side[i] = -1;
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  if (out->phase == MOMENT_LINEUP || out->phase == MOMENT_SHOOTOUT)
    return;
  for (unsigned man = 0; man < MEN; man++)
    if (on_pitch (s, man) && s->at[place_of (s, man)] == man)
      out->spaces[man] = (int16_t)place_of (s, man);
  if (out->phase == MOMENT_TURN) {
    out->side = (int8_t)s->turn;
    out->ball_space = (int16_t)champions_resting_ball (s);
  }
}

/* --- From a placement: each step takes over a part, or gives false and the reason. ----------- */

typedef struct {
  const ChampionsSetup *p;
  const SvPlacement *in;
  ChampionsState *s;
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
  if (champions_period_name (p->p, p->in->period) == NULL)
    return refuse (p, N_ ("A match in this variant has no such period."), -1, -1);
  p->s->period = (uint8_t)(p->in->period - 1);
  for (int side = 0; side < 2; side++) {
    if (p->in->score[side] < 0 || p->in->score[side] > 9999)
      return refuse (p, N_ ("{team} cannot have that many goals."), side, -1);
    p->s->score[side] = (uint16_t)p->in->score[side];
  }
  if (p->s->period != PERIOD_NORMAL && p->in->phase != MOMENT_OVER &&
      p->s->score[0] != p->s->score[1])
    return refuse (p, N_ ("The score must be level after the normal time."), -1, -1);
  return true;
}

static bool
take_man (Placing *p, unsigned man)
{
  const unsigned square = (unsigned)p->in->spaces[man], side = side_of (man);
  ChampionsState *s = p->s;

  if (!is_free (s, square)) {
    refuse (p, N_ ("{piece} and {piece2} stand on the same square."), (int)side, (int)man);
    p->why->piece2 = s->at[square];
    return false;
  }
  if (place_of (s, man) == PLACE_ABSENT)
    return refuse (p, N_ ("{piece} of {team} cannot play in this match."), (int)side, (int)man);
  if (champions_goal_side (square) != NOBODY && champions_goal_side (square) != side)
    return refuse (p, N_ ("{piece} of {team} stands in the goal of {other}."), (int)side, (int)man);
  champions_put (s, man, square);
  return true;
}

static bool
take_men (Placing *p)
{
  ChampionsState *s = p->s;

  for (unsigned man = 0; man < MEN; man++)
    if (p->in->spaces[man] >= 0 && !take_man (p, man))
      return false;
  for (unsigned side = 0; side < 2; side++) {
    if (set_count (s->men[side]) > 11)
      return refuse (p, N_ ("{team} has more than eleven players on the pitch."), (int)side, -1);
    if (set_is_empty (s->men[side]))
      return refuse (p, N_ ("{team} has no players on the pitch."), (int)side, -1);
    champions_find_keeper (s, side);
    s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
    for (unsigned man = side * SQUAD; man < (side + 1) * SQUAD; man++)
      if (on_pitch (s, man) && champions_goal_side (place_of (s, man)) == side &&
          !is_keeper (s, man))
        return refuse (p, N_ ("Only one player of {team} can stand in the goal, not {piece} too."),
                       (int)side, (int)man);
  }
  return true;
}

static bool
take_kickoff (Placing *p)
{
  const ChampionsState *s = p->s;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];

  if (a == NOBODY || b == NOBODY || side_of (a) == side_of (b))
    return refuse (p, N_ ("At the kick-off a player of each team stands at the centre spot."), -1,
                   -1);
  if (s->period != PERIOD_NORMAL)
    return refuse (p, N_ ("The kick-off is at the beginning of the match."), -1, -1);
  ask (p->s, PHASE_KICKOFF, AWAY);
  return true;
}

static bool
take_turn (Placing *p)
{
  const int ball = p->in->ball_space;

  if (p->in->side != HOME && p->in->side != AWAY)
    return refuse (p, N_ ("One of the teams must be the one that plays."), -1, -1);
  if (p->s->period == PERIOD_SHOOTOUT)
    return refuse (p, N_ ("There are no turns in a penalty shoot-out."), -1, -1);
  if (ball < 0 || !set_has (&champions_field, (unsigned)ball))
    return refuse (p, N_ ("The ball must lie on a square inside the lines."), -1, -1);
  if (!is_free (p->s, (unsigned)ball))
    return refuse (p, N_ ("The ball must lie on a free square, not with {piece}."), -1,
                   p->s->at[ball]);
  p->s->ball = (uint8_t)ball;
  champions_turn_open (p->p, p->s, (unsigned)p->in->side);
  champions_run (p->p, p->s);
  return true;
}

/* The usual eleven take the kicks. */
static bool
take_shootout (Placing *p)
{
  if (!p->p->shootout)
    return refuse (p, N_ ("There is no penalty shoot-out in this variant."), -1, -1);
  if (p->s->score[0] != p->s->score[1])
    return refuse (p, N_ ("The score must be level after the normal time."), -1, -1);
  for (unsigned side = 0; side < 2; side++) {
    uint32_t eleven = champions_usual_eleven (p->p, side);
    p->s->keeper[side] = (uint8_t)(side * SQUAD + (unsigned)__builtin_ctz (eleven & KEEPER_SHIRTS));
    for (; eleven != 0; eleven &= eleven - 1)
      champions_put (p->s, side * SQUAD + (unsigned)__builtin_ctz (eleven), PLACE_WAIT);
  }
  champions_shootout (p->p, p->s, NOBODY);
  champions_run (p->p, p->s);
  return true;
}

static bool
take_over (Placing *p)
{
  ChampionsState *s = p->s;
  const bool level = s->score[0] == s->score[1];

  if (s->period == PERIOD_SHOOTOUT) {
    if (!level)
      return refuse (p, N_ ("The score must be level after the normal time."), -1, -1);
    s->so_score[HOME] = 1;
    champions_end (s, ENDED_PENALTIES);
    return true;
  }
  if (level && p->p->shootout)
    return refuse (p, N_ ("A drawn match is decided by a penalty shoot-out."), -1, -1);
  if (level && p->p->extra_time && s->period == PERIOD_NORMAL)
    return refuse (p, N_ ("A drawn match goes on in extra time."), -1, -1);
  s->ticks = (uint16_t)(champions_clock_limit (p->p, s) / p->p->minute_step + 1);
  if (p->p->clock == CLOCK_THROWS)
    s->throws = (uint16_t)champions_clock_limit (p->p, s);
  champions_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : level ? ENDED_EXTRA : ENDED_GOLDEN);
  return true;
}

bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  ChampionsState *s = state;
  Placing p = { setup, in, s, why };

  champions_clear (p.p, s);
  if (in->phase >= CHAMPIONS_N_PHASES)
    return refuse (&p, N_ ("There is no such moment in a match."), -1, -1);
  if (!take_period (&p))
    return false;
  if (in->phase == MOMENT_SHOOTOUT) {
    s->period = PERIOD_SHOOTOUT;
    return take_shootout (&p);
  }
  if (in->phase == MOMENT_LINEUP) {
    if (in->score[0] != 0 || in->score[1] != 0 || s->period != PERIOD_NORMAL)
      return refuse (&p, N_ ("Nobody has scored before the kick-off."), -1, -1);
    champions_init (setup, s);
    return true;
  }
  if (!take_men (&p))
    return false;
  if (in->phase == MOMENT_OVER)
    return take_over (&p);
  return in->phase == MOMENT_KICKOFF ? take_kickoff (&p) : take_turn (&p);
}
