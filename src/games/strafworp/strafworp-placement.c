/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions that the user sets up: conversion of a placement to a state, with an explanation in
 * words if it is impossible, and of a state to a placement. Rule numbers such as S-41 are those
 * of RULES.md in this folder; the phases are in its last section. */

#include "strafworp-placement.h"
#include "strafworp-position.h"
#include "strafworp-rules.h"

#include <string.h>

enum {
  SIDE = SV_PHASE_SIDE,
  WITH_BALL = SV_PHASE_SIDE | SV_PHASE_BALL,
  THROW = SV_PHASE_SIDE | SV_PHASE_BALL | SV_PHASE_DEFENDER
};

/* The kinds of moments that the user can set up, with the phase and the kind of shot in the
 * state. */
const SvPhase strafworp_phases[] = {
  { N_ ("The toss"), 0, { PHASE_TOSS } },
  { N_ ("Placing the figurines"), SIDE, { PHASE_PLACE } },
  { N_ ("Ready to start"), SIDE, { PHASE_START } },
  { N_ ("Throw-off"), SIDE, { PHASE_THROW_OFF } },
  { N_ ("Moving the figurines"), WITH_BALL | SV_PHASE_ACTIVE, { PHASE_MOVE } },
  { N_ ("Choosing who defends"), WITH_BALL, { PHASE_DEFEND, SHOT_TRY } },
  { N_ ("Shot"), THROW, { PHASE_SHOT, SHOT_TRY } },
  { N_ ("Free pass: taking places"), THROW, { PHASE_ARRANGE, SHOT_FREE_PASS } },
  { N_ ("Free pass: the throw"), THROW, { PHASE_SHOT, SHOT_FREE_PASS } },
  { N_ ("Penalty: taking places"), THROW, { PHASE_ARRANGE, SHOT_PENALTY } },
  { N_ ("Penalty: the throw"), THROW, { PHASE_SHOT, SHOT_PENALTY } },
  { N_ ("Choosing who receives the ball"), SIDE, { PHASE_RECEIVE } },
  { N_ ("The match is over"), 0, { PHASE_OVER } },
  { NULL },
};

unsigned
strafworp_period (const StrafworpSetup *setup, const StrafworpState *s)
{
  return s->golden ? (unsigned)setup->halves + 1 : s->half;
}

const char *
strafworp_period_name (const void *setup, unsigned period)
{
  static const char *const quarters[] = { N_ ("First quarter"), N_ ("Second quarter"),
                                          N_ ("Third quarter"), N_ ("Fourth quarter") };
  const StrafworpSetup *p = setup;
  const unsigned halves = (unsigned)p->halves;

  if (period == halves + 1)
    return p->golden_goal ? N_ ("Golden goal") : NULL;
  if (period < 1 || period > halves)
    return NULL;
  if (halves == 1)
    return N_ ("Match");
  if (halves == 4)
    return quarters[period - 1];
  return period == 1 ? N_ ("First half") : N_ ("Second half");
}

int32_t
strafworp_period_ms (const StrafworpSetup *setup)
{
  return (60 * setup->minutes + setup->seconds) * 1000;
}

/* State that the user cannot set up by hand. It stays valid as long as the score and the kind of
 * moment are unchanged. */
typedef struct {
  uint16_t score[2];
  uint8_t period;
  uint8_t moment; /* 1 + index in strafworp_phases; 0 if nothing is stored */
  uint8_t side;
  uint8_t die, restart, since_change;
} Kept;

_Static_assert(sizeof (Kept) <= SV_MAX_KEPT, "a placement holds what is kept");

void
strafworp_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const StrafworpState *s = state;

  while (strafworp_phases[out->phase].own[0] != s->phase ||
         strafworp_phases[out->phase].own[1] != s->shot)
    out->phase++;
  out->period = strafworp_period (setup, s);
  const Kept kept = { { s->score[0], s->score[1] },
                      (uint8_t)out->period,
                      (uint8_t)(out->phase + 1),
                      s->attacking,
                      s->die,
                      s->restart,
                      s->since_change };
  memcpy (out->kept, &kept, sizeof kept);
}

/* --- From a placement: each step converts a part, or returns false with the reason --- */

typedef struct {
  const StrafworpSetup *setup;
  const SvPlacement *in;
  StrafworpState *s;
  SvPhrase *why;
} Placing;

static bool
take_period (Placing *p)
{
  const SvPlacement *in = p->in;
  const bool over = strafworp_phases[in->phase].own[0] == PHASE_OVER;

  if (strafworp_period_name (p->setup, in->period) == NULL)
    return sv_refuse_placement (p->why, N_ ("A match in this variant has no such half."), -1, -1);
  p->s->golden = in->period > (unsigned)p->setup->halves;
  p->s->half = (uint8_t)(p->s->golden ? (unsigned)p->setup->halves : in->period);
  for (int side = 0; side < 2; side++)
    p->s->score[side] = (uint16_t)in->score[side];
  if (p->s->golden && !over && p->s->score[0] != p->s->score[1])
    return sv_refuse_placement (
        p->why,
        N_ ("The score must be level in golden-goal time: the next goal ends the "
            "match."),
        -1, -1);
  if (!sv_goals_fit (p->s->score, p->setup->goals, over))
    return sv_refuse_placement (p->why, sv_goals_sentence, -1, -1); /* S-113 */
  return true;
}

/* Return the zone of side 0. The zone in which most figurines of a team stand is its own (S-05);
 * if none stands on the pitch, the zones stay as they are. */
static unsigned
zone_of_first (const SvPlacement *in, unsigned home)
{
  int votes = 0;

  for (int i = 0; i < 2 * STRAFWORP_FIGURINES; i++)
    if (in->spaces[i] >= 0)
      votes += (in->spaces[i] / STRAFWORP_AREAS == i / STRAFWORP_FIGURINES) ? 1 : -1;
  if (votes != 0)
    return votes > 0 ? 0 : 1;
  if (in->zone_side[0] == 0 || in->zone_side[0] == 1)
    return (unsigned)in->zone_side[0];
  return home == STRAFWORP_NOBODY ? 0 : home;
}

static bool
take_figurine (Placing *p, int piece)
{
  const unsigned side = (unsigned)piece / STRAFWORP_FIGURINES;
  const unsigned f = (unsigned)piece % STRAFWORP_FIGURINES;
  const unsigned space = (unsigned)p->in->spaces[piece], area = space % STRAFWORP_AREAS;
  StrafworpState *s = p->s;

  if (s->phase == PHASE_TOSS)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} can only be placed after the toss."),
                                (int)side, piece);
  if (space / STRAFWORP_AREAS != strafworp_zone (s, side))
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} stands in the zone of {other}."),
                                (int)side, piece);
  if ((s->occupied[side] >> area & 1) != 0) {
    sv_refuse_placement (p->why, N_ ("{piece} and {piece2} of {team} stand in the same area."),
                         (int)side, piece);
    for (unsigned i = 0; i < f; i++)
      if (s->area[side][i] == area)
        p->why->piece2 = strafworp_piece (side, i);
    return false;
  }
  s->area[side][f] = (uint8_t)area;
  s->occupied[side] |= (uint8_t)(1u << area);
  return true;
}

static bool
take_figurines (Placing *p)
{
  StrafworpState *s = p->s;
  const SvPlacement *in = p->in;

  s->home = in->shown_first < 0 ? 0 : (uint8_t)in->shown_first;
  s->zone = (uint8_t)zone_of_first (in, s->home);
  memset (s->area, STRAFWORP_NOBODY, sizeof s->area);
  if (s->phase == PHASE_TOSS) {
    s->home = STRAFWORP_NOBODY;
    s->zone = 0;
  }
  for (int i = 0; i < 2 * STRAFWORP_FIGURINES; i++)
    if (in->spaces[i] >= 0 && !take_figurine (p, i))
      return false;
  return true;
}

/* Return whether all figurines of the side stand on the pitch; if not, set the reason. */
static bool
all_placed (Placing *p, unsigned side)
{
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (p->s->area[side][f] == STRAFWORP_NOBODY)
      return sv_refuse_placement (p->why, N_ ("{piece} of {team} must stand on the pitch."),
                                  (int)side, strafworp_piece (side, f));
  return true;
}

static bool
in_a_or_b (Placing *p)
{
  if ((p->s->occupied[p->s->attacking] & AREAS_AB) != 0)
    return true;
  return sv_refuse_placement (p->why,
                              N_ ("{team} throws off: one of its figurines must stand in A or B."),
                              p->s->attacking, -1);
}

/* S-21: the team that throws off places first. */
static bool
take_place (Placing *p)
{
  const unsigned first = p->s->attacking;
  const int n = __builtin_popcount (p->s->occupied[first]);
  const int others = __builtin_popcount (p->s->occupied[1 - first]);

  if (n < STRAFWORP_FIGURINES && others > 0)
    return sv_refuse_placement (
        p->why, N_ ("{team} throws off and places all its figurines first."), (int)first, -1);
  if (n == STRAFWORP_FIGURINES && others == STRAFWORP_FIGURINES)
    return sv_refuse_placement (
        p->why, N_ ("All figurines stand on the pitch: none is left to be placed."), -1, -1);
  return n < STRAFWORP_FIGURINES || in_a_or_b (p);
}

static bool
take_ball (Placing *p)
{
  const int ball = p->in->ball_piece, side = p->s->attacking;

  if (ball < 0 || ball / STRAFWORP_FIGURINES != side)
    return sv_refuse_placement (p->why, N_ ("A figurine of {team} must have the ball."), side, -1);
  p->s->ball = (uint8_t)(ball % STRAFWORP_FIGURINES);
  return true;
}

/* S-40: the figurine that moves; by default the one after the ball. */
static bool
take_mover (Placing *p)
{
  const int mover = p->in->active_piece, side = p->s->attacking;

  p->s->mover = (uint8_t)strafworp_next (p->s->ball);
  if (mover < 0)
    return true;
  if (mover / STRAFWORP_FIGURINES != side)
    return sv_refuse_placement (p->why, N_ ("A figurine of {team} must be the one to move."), side,
                                -1);
  if (mover == p->in->ball_piece)
    return sv_refuse_placement (p->why, N_ ("{piece} has the ball and stays in place."), side,
                                mover);
  p->s->mover = (uint8_t)(mover % STRAFWORP_FIGURINES);
  return true;
}

/* S-08, S-107: the defender; by default the first figurine that may defend. */
static bool
take_defender (Placing *p)
{
  StrafworpState *s = p->s;
  const unsigned side = 1u - s->attacking,
                 may = strafworp_defenders (p->setup, s->attacking, s->ball);
  const int told = p->in->defender;
  const unsigned defender =
      told < 0 ? (unsigned)__builtin_ctz (may) : (unsigned)told % STRAFWORP_FIGURINES;

  if (told < 0 || (strafworp_piece (side, defender) == told && (may >> defender & 1) != 0)) {
    s->defender = (uint8_t)defender;
    return true;
  }
  sv_refuse_placement (p->why,
                       N_ ("{piece2} of {other} throws, so {piece} cannot be the defender."),
                       (int)side, told);
  p->why->piece2 = p->in->ball_piece;
  return false;
}

/* S-43: a shot is taken only from certain areas. */
static bool
take_try (Placing *p)
{
  const StrafworpState *s = p->s;
  const unsigned area = s->area[s->attacking][s->ball];

  if ((p->setup->shoot_areas >> area & 1) == 0) {
    sv_refuse_placement (p->why,
                         N_ ("{piece} of {team} stands in {space}, where no shot is allowed."),
                         s->attacking, p->in->ball_piece);
    p->why->space = strafworp_space (s, s->attacking, area);
    return false;
  }
  if (s->phase == PHASE_DEFEND && p->setup->defender == DEFENDER_SAME_NUMBER)
    return sv_refuse_placement (
        p->why,
        N_ ("Nobody chooses who defends in this variant: it is the figurine with the same number."),
        -1, -1);
  return true;
}

/* S-60, S-70: where the figurines stand at a free pass or penalty. */
static bool
take_foul (Placing *p)
{
  const StrafworpState *s = p->s;
  const unsigned side = s->attacking, places = s->shot == SHOT_FREE_PASS ? 0x2c : 0x0f;

  if (s->area[side][s->ball] != AREA_E)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} has the ball and must stand in E."),
                                (int)side, p->in->ball_piece);
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (f != s->ball && s->area[side][f] != STRAFWORP_NOBODY &&
        (places >> s->area[side][f] & 1) == 0)
      return sv_refuse_placement (
          p->why,
          s->shot == SHOT_FREE_PASS
              ? N_ ("{piece} of {team} must stand in C, D or F at a free pass.")
              : N_ ("{piece} of {team} must stand in A, B, C or D at a penalty."),
          (int)side, strafworp_piece (side, f));
  return true;
}

/* S-60: the figurines are placed in the order of their numbers, from the one after the ball. */
static bool
take_arrange (Placing *p)
{
  StrafworpState *s = p->s;
  const unsigned side = s->attacking;

  s->mover = STRAFWORP_NOBODY;
  for (unsigned f = strafworp_next (s->ball); f != s->ball; f = strafworp_next (f)) {
    const bool stands = s->area[side][f] != STRAFWORP_NOBODY;
    if (stands && s->mover != STRAFWORP_NOBODY)
      return sv_refuse_placement (
          p->why, N_ ("{piece} of {team} must be placed before those whose turn comes later."),
          (int)side, strafworp_piece (side, s->mover));
    if (!stands && s->mover == STRAFWORP_NOBODY)
      s->mover = (uint8_t)f;
  }
  if (s->mover == STRAFWORP_NOBODY)
    return sv_refuse_placement (
        p->why, N_ ("All figurines stand on the pitch: none is left to be placed."), -1, -1);
  return all_placed (p, 1 - side);
}

/* S-83: the receiver is chosen only if two figurines are equally near. */
static bool
take_receive (Placing *p)
{
  if ((p->s->occupied[p->s->attacking] & AREAS_AB) == AREAS_AB)
    return true;
  return sv_refuse_placement (
      p->why, N_ ("{team} chooses only if figurines stand in both A and B, equally near."),
      p->s->attacking, -1);
}

static bool
take_attack (Placing *p)
{
  StrafworpState *s = p->s;

  if (s->phase != PHASE_ARRANGE && (!all_placed (p, 0) || !all_placed (p, 1)))
    return false;
  if (s->phase == PHASE_START)
    return in_a_or_b (p);
  if (s->phase == PHASE_RECEIVE)
    return take_receive (p);
  if (s->phase == PHASE_THROW_OFF)
    return true;
  if (!take_ball (p))
    return false;
  if (s->phase == PHASE_MOVE)
    return take_mover (p);
  if (s->area[s->attacking][s->ball] == STRAFWORP_NOBODY)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} must stand on the pitch."),
                                s->attacking, p->in->ball_piece);
  if (!(s->shot == SHOT_TRY ? take_try (p) : take_foul (p)))
    return false;
  if (s->phase == PHASE_DEFEND)
    return true;
  return take_defender (p) && (s->phase != PHASE_ARRANGE || take_arrange (p));
}

static bool
take_phase (Placing *p)
{
  StrafworpState *s = p->s;

  if (s->phase == PHASE_TOSS || s->phase == PHASE_OVER)
    return true;
  if (p->in->side != 0 && p->in->side != 1)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  s->attacking = (uint8_t)p->in->side;
  return s->phase == PHASE_PLACE ? take_place (p) : take_attack (p);
}

/* S-103: derive the goals since the last change of zones from the score. This is exact unless
 * half-time came in between. */
static void
guess_change (const StrafworpSetup *setup, StrafworpState *s)
{
  const unsigned goals = s->score[0] + s->score[1];

  if (setup->change_zones_every == 0)
    return;
  s->restart = s->phase == PHASE_PLACE && goals > 0 &&
               (s->half == 1 || s->attacking != strafworp_throws_off (s));
  if (!s->restart)
    s->since_change = (uint8_t)(goals % (unsigned)setup->change_zones_every);
}

/* Restore what the position editor does not show: the attacker's die, and the goals since the
 * zones were changed last. Both are valid only if the user has left the moment, the period and
 * the attacking side unchanged; the goals also require an unchanged score. */
static void
take_kept (Placing *p)
{
  StrafworpState *s = p->s;
  Kept kept;

  memcpy (&kept, p->in->kept, sizeof kept);
  if (kept.moment != p->in->phase + 1 || kept.period != p->in->period || kept.side != s->attacking)
    return;
  s->die = kept.die;
  if (kept.score[0] == s->score[0] && kept.score[1] == s->score[1]) {
    s->restart = kept.restart;
    s->since_change = kept.since_change;
  }
}

bool
strafworp_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  StrafworpState *s = state;
  Placing placing = { setup, in, s, why };

  memset (s, 0, sizeof *s);
  s->home = s->attacking = s->ball = s->mover = s->defender = STRAFWORP_NOBODY;
  s->phase = strafworp_phases[in->phase].own[0];
  s->shot = strafworp_phases[in->phase].own[1];
  if (!take_period (&placing) || !take_figurines (&placing) || !take_phase (&placing))
    return false;
  strafworp_find_receivers (s);
  guess_change (setup, s);
  take_kept (&placing);
  if (strafworp_impossible (setup, s) != NULL)
    return sv_refuse_placement (why, N_ ("The rules do not allow this position."), -1, -1);
  return true;
}
