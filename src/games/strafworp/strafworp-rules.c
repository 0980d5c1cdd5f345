/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules: the node of each position, the legal events in the order of RULES.md, and the effect
 * of each event. Rule numbers such as S-41 are those of RULES.md in this folder. */

#include "strafworp-rules.h"

#include <string.h>

#define ALL 0x3f
/* S-41: any other area, except along the diagonals a–c and b–d. */
const uint8_t strafworp_reach[STRAFWORP_AREAS] = {
  [AREA_A] = ALL & ~(1 << AREA_A | 1 << AREA_C),
  [AREA_B] = ALL & ~(1 << AREA_B | 1 << AREA_D),
  [AREA_C] = ALL & ~(1 << AREA_C | 1 << AREA_A),
  [AREA_D] = ALL & ~(1 << AREA_D | 1 << AREA_B),
  [AREA_E] = ALL & ~(1 << AREA_E),
  [AREA_F] = ALL & ~(1 << AREA_F),
};

/* --- Who must do what --- */

/* List one event for each area in the bit mask, from a to f. */
static unsigned
list_areas (SvEvent *events, unsigned verb, unsigned figurine, unsigned mask)
{
  unsigned n = 0;

  for (; mask != 0; mask &= mask - 1)
    events[n++] = sv_event (verb, figurine + 1, (unsigned)__builtin_ctz (mask), SV_ARG_NONE);
  return n;
}

static unsigned
unplaced (const StrafworpState *s, unsigned side)
{
  unsigned n = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    n += s->area[side][f] == STRAFWORP_NOBODY;
  return n;
}

/* S-21: the side that throws off places first, then the other. */
static unsigned
placing_side (const StrafworpState *s)
{
  return unplaced (s, s->attacking) > 0 ? s->attacking : 1u - s->attacking;
}

static unsigned
list_place (const StrafworpState *s, SvEvent *events)
{
  const unsigned side = placing_side (s);
  unsigned free = 0x3fu & ~(unsigned)s->occupied[side];
  unsigned n = 0;

  /* S-21: the last figurine must not leave a and b empty. */
  if (side == s->attacking && unplaced (s, side) == 1 && (s->occupied[side] & AREAS_AB) == 0)
    free = AREAS_AB;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (s->area[side][f] == STRAFWORP_NOBODY)
      n += list_areas (events + n, VERB_PLACE, f, free);
  return n;
}

static unsigned
list_throw_off (const StrafworpState *s, SvEvent *events)
{
  const unsigned side = s->attacking;
  unsigned n = 0;

  if ((s->occupied[side] & AREAS_AB) == 0) { /* S-31: any figurine may go to a or b */
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
      n += list_areas (events + n, VERB_THROW_OFF, f, AREAS_AB);
    return n;
  }
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) /* S-30: a figurine in a or b throws off */
    if (s->area[side][f] <= AREA_B)
      events[n++] = sv_event_of (VERB_THROW_OFF, f + 1);
  return n;
}

unsigned
strafworp_defenders (const StrafworpSetup *setup, unsigned side, unsigned attacker)
{
  const int32_t sex = setup->cards[side][attacker].sex;
  unsigned same = 0;

  if (setup->defender == DEFENDER_SAME_NUMBER) /* S-08: the same number defends */
    return 1u << attacker;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (setup->defender == DEFENDER_ANY || setup->cards[1 - side][f].sex == sex)
      same |= 1u << f;
  /* If the user's own cards leave no figurine of the attacker's sex, every figurine may defend. */
  return same != 0 ? same : (1u << STRAFWORP_FIGURINES) - 1;
}

/* List one event for each figurine in the bit mask, by number. */
static unsigned
list_figurines (SvEvent *events, unsigned verb, unsigned mask)
{
  unsigned n = 0;

  for (; mask != 0; mask &= mask - 1)
    events[n++] = sv_event_of (verb, (unsigned)__builtin_ctz (mask) + 1);
  return n;
}

static unsigned
list_arrange (const StrafworpState *s, SvEvent *events)
{
  /* S-60, S-70: the areas to stand in at a free pass or penalty. */
  const unsigned places =
      s->shot == SHOT_FREE_PASS ? 1u << AREA_C | 1u << AREA_D | 1u << AREA_F : 0xfu;

  return list_areas (events, VERB_PLACE, s->mover, places & ~(unsigned)s->occupied[s->attacking]);
}

unsigned
strafworp_legal (const void *setup, const void *state, SvEvent *events)
{
  const StrafworpState *s = state;

  switch ((StrafworpPhase)s->phase) {
  case PHASE_MOVE: { /* S-40, S-41: the figurine moves to a free area within reach */
    const unsigned side = s->attacking;
    const unsigned mask = strafworp_reach[s->area[side][s->mover]] & ~(unsigned)s->occupied[side];
    return list_areas (events, VERB_MOVE, s->mover, mask);
  }
  case PHASE_TOSS:
  case PHASE_SHOT:
    return sv_event_list (events, SV_VERB_DIE, 1, 6);
  case PHASE_PLACE:
    return list_place (s, events);
  case PHASE_START:
    events[0] = sv_event_plain (VERB_START);
    return 1;
  case PHASE_THROW_OFF:
    return list_throw_off (s, events);
  case PHASE_DEFEND:
    return list_figurines (events, VERB_DEFEND, strafworp_defenders (setup, s->attacking, s->ball));
  case PHASE_ARRANGE:
    return list_arrange (s, events);
  case PHASE_RECEIVE:
    return list_figurines (events, VERB_RECEIVE, s->receivers);
  case PHASE_OVER:
    break;
  }
  return 0;
}

static inline unsigned
side_of (const StrafworpState *s)
{
  switch ((unsigned)s->phase) {
  case PHASE_TOSS:
    return s->die == 0 ? 0 : 1;
  case PHASE_PLACE:
    return placing_side (s);
  case PHASE_DEFEND:
    return 1u - s->attacking;
  case PHASE_SHOT:
    return s->die == 0 ? s->attacking : 1u - s->attacking;
  case PHASE_OVER:
    return STRAFWORP_NOBODY;
  default:
    return s->attacking;
  }
}

unsigned
strafworp_side (const StrafworpState *s)
{
  return side_of (s);
}

/* S-91: Return whether time may run out: not before the half begins, not between the two dice of
 * a shot, not in golden-goal time. */
static bool
time_is_legal (const StrafworpState *s)
{
  const bool runs = s->phase != PHASE_TOSS && s->phase != PHASE_START && s->phase != PHASE_OVER &&
                    (s->phase != PHASE_PLACE || s->restart);
  const bool between = s->phase == PHASE_SHOT && s->die != 0;

  return runs && !between && !s->golden;
}

void
strafworp_node (const void *setup, const void *state, SvNode *out)
{
  const StrafworpState *s = state;
  const unsigned side = side_of (s);

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = -1, .time = time_is_legal (s) };
  if (s->phase == PHASE_OVER) {
    out->kind = SV_NODE_OVER;
    return;
  }
  out->side = (int8_t)side;
  if (s->phase == PHASE_TOSS || s->phase == PHASE_SHOT) {
    out->kind = SV_NODE_CHANCE;
    out->die = 6;
  }
  if (s->phase == PHASE_TOSS)
    out->contest = s->die == 0 ? 2 : 1;
  if (s->home == STRAFWORP_NOBODY)
    out->side_name = side == 0 ? "first" : "second";
  else
    out->side_name = side == s->home ? "home" : "away";
}

/* --- Effects of events --- */

void
strafworp_init (const void *setup, void *state)
{
  StrafworpState *s = state;

  memset (s, 0, sizeof *s);
  s->phase = PHASE_TOSS;
  s->half = 1;
  s->home = s->attacking = s->ball = s->mover = s->defender = STRAFWORP_NOBODY;
  memset (s->area, STRAFWORP_NOBODY, sizeof s->area);
}

static void
lift (StrafworpState *s, unsigned side)
{
  memset (s->area[side], STRAFWORP_NOBODY, sizeof s->area[side]);
  s->occupied[side] = 0;
}

static void
put (StrafworpState *s, unsigned side, unsigned figurine, unsigned area)
{
  const unsigned old = s->area[side][figurine];

  if (old != STRAFWORP_NOBODY)
    s->occupied[side] &= (uint8_t) ~(1u << old);
  s->area[side][figurine] = (uint8_t)area;
  s->occupied[side] |= (uint8_t)(1u << area);
}

static void
clear_shot (StrafworpState *s)
{
  s->shot = SHOT_NONE;
  s->die = 0;
  s->defender = STRAFWORP_NOBODY;
}

/* S-40: the figurine with the ball stays; the next number moves first. */
static void
begin_attack (StrafworpState *s, unsigned figurine)
{
  s->phase = PHASE_MOVE;
  s->ball = (uint8_t)figurine;
  s->mover = (uint8_t)strafworp_next (figurine);
  clear_shot (s);
}

/* S-21, S-92, S-103: both teams place their figurines again, the one that throws off first. */
static void
begin_placing (StrafworpState *s, unsigned throws_off, bool restart)
{
  s->phase = PHASE_PLACE;
  s->attacking = (uint8_t)throws_off;
  s->restart = restart;
  s->ball = s->mover = STRAFWORP_NOBODY;
  s->receivers = 0;
  clear_shot (s);
  lift (s, 0);
  lift (s, 1);
}

static void
begin_throw_off (StrafworpState *s, unsigned side)
{
  s->phase = PHASE_THROW_OFF;
  s->attacking = (uint8_t)side;
  s->restart = 0;
  s->ball = s->mover = STRAFWORP_NOBODY;
  clear_shot (s);
}

static void
end_match (StrafworpState *s)
{
  s->phase = PHASE_OVER;
  s->attacking = s->ball = s->mover = STRAFWORP_NOBODY;
  s->restart = s->receivers = 0;
  clear_shot (s);
}

/* S-42, S-43: the ball goes to the next number; a shot follows only from certain areas. */
static void
pass (const StrafworpSetup *setup, StrafworpState *s)
{
  const unsigned figurine = strafworp_next (s->ball);

  if ((setup->shoot_areas >> s->area[s->attacking][figurine] & 1) == 0) {
    begin_attack (s, figurine);
    return;
  }
  s->ball = (uint8_t)figurine;
  s->mover = STRAFWORP_NOBODY;
  s->shot = SHOT_TRY;
  s->die = 0;
  if (setup->defender == DEFENDER_SAME_NUMBER) { /* S-08: the same number defends */
    s->phase = PHASE_SHOT;
    s->defender = (uint8_t)figurine;
  } else {
    s->phase = PHASE_DEFEND; /* S-107: the other side chooses its defender */
    s->defender = STRAFWORP_NOBODY;
  }
}

/* S-60, S-70: the attacker goes to e; the others are lifted and then placed one by one. */
static void
award (StrafworpState *s, StrafworpShot shot)
{
  s->phase = PHASE_ARRANGE;
  s->shot = (uint8_t)shot;
  s->die = 0;
  lift (s, s->attacking);
  put (s, s->attacking, s->ball, AREA_E);
  s->mover = (uint8_t)strafworp_next (s->ball);
}

/* S-80: a goal. S-102, S-113: a golden goal, or the last of so many goals, ends the match. S-103:
 * the teams may change zones. */
static void
score_goal (const StrafworpSetup *setup, StrafworpState *s)
{
  const unsigned conceded = 1u - s->attacking;

  s->score[s->attacking]++;
  if (s->golden || sv_goals_reached (s->score, setup->goals)) {
    end_match (s);
    return;
  }
  begin_throw_off (s, conceded);
  if (setup->change_zones_every > 0 && ++s->since_change >= setup->change_zones_every) {
    s->since_change = 0;
    s->zone ^= 1;
    begin_placing (s, conceded, true);
  }
}

/* S-83: return the squared distance over the whole field from @area to @other_area of the other
 * zone. By symmetry it does not matter which zone is which. The coordinates of the centres are
 * whole. */
static unsigned
distance (unsigned area, unsigned other_area)
{
  const SvSpace *spaces = sv_board_strafworp.spaces;
  const SvSpace *from = &spaces[area], *to = &spaces[STRAFWORP_AREAS + other_area];
  const int dx = (int)to->x - (int)from->x, dy = (int)to->y - (int)from->y;

  return (unsigned)(dx * dx + dy * dy);
}

unsigned
strafworp_nearest (unsigned area, const uint8_t areas[STRAFWORP_FIGURINES])
{
  unsigned least = ~0u, nearest = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    const unsigned far = distance (area, areas[f]);
    if (far < least)
      nearest = 0;
    if (far <= least) {
      least = far;
      nearest |= 1u << f;
    }
  }
  return nearest;
}

/* S-82, S-83: the nearest figurine gets the ball; on a tie its team chooses. */
static void
intercept (StrafworpState *s)
{
  const unsigned side = 1u - s->attacking;
  const unsigned nearest = strafworp_nearest (s->area[s->attacking][s->ball], s->area[side]);

  s->attacking = (uint8_t)side;
  if ((nearest & (nearest - 1)) == 0) {
    begin_attack (s, (unsigned)__builtin_ctz (nearest));
    return;
  }
  s->phase = PHASE_RECEIVE;
  s->receivers = (uint8_t)nearest;
  s->ball = s->mover = STRAFWORP_NOBODY;
  clear_shot (s);
}

/* S-105: return whether the four figurines of the attacking team stand in a formation. */
static bool
in_formation (unsigned occupied, int32_t formation)
{
  const int around = __builtin_popcount (occupied & 0xf);
  const bool e = (occupied >> AREA_E & 1) != 0, f = (occupied >> AREA_F & 1) != 0;

  switch (formation) {
  case FORMATION_3_1_0:
    return around == 3 && e;
  case FORMATION_3_0_1:
    return around == 3 && f;
  case FORMATION_2_1_1:
    return around == 2 && e && f;
  default: /* the formation 2-2 */
    return around == 4;
  }
}

bool
strafworp_bonus_counts (const StrafworpBonus *bonus, const StrafworpState *s)
{
  const unsigned side = s->attacking;

  if (bonus->formation != SV_FIELD_NULL)
    return in_formation (s->occupied[side], bonus->formation);
  return s->area[side][bonus->role] == bonus->area;
}

/* S-44, S-104: all bonuses whose conditions are fulfilled add up. */
static int
position_bonus (const StrafworpSetup *setup, const StrafworpState *s)
{
  int sum = 0;

  for (int i = 0; i < setup->n_bonuses; i++)
    if (strafworp_bonus_counts (&setup->bonuses[i], s))
      sum += setup->bonuses[i].add;
  return sum;
}

int
strafworp_bonus (const StrafworpSetup *setup, const StrafworpState *s)
{
  switch ((StrafworpShot)s->shot) {
  case SHOT_TRY:
    return position_bonus (setup, s);
  case SHOT_FREE_PASS: /* S-61, S-62: a free pass adds 2 */
    return STRAFWORP_FREE_PASS_BONUS +
           (setup->free_pass_position_bonus ? position_bonus (setup, s) : 0);
  case SHOT_NONE:
  case SHOT_PENALTY: /* S-71: no bonus at a penalty */
    break;
  }
  return 0;
}

int
strafworp_need (const StrafworpSetup *setup, const StrafworpState *s)
{
  const int need = setup->cards[s->attacking][s->ball].attack - strafworp_bonus (setup, s);

  return need < 1 ? 1 : need;
}

StrafworpOutcome
strafworp_outcome (StrafworpShot shot, int a, int d, int need, int defence)
{
  const bool penalty = shot == SHOT_PENALTY;
  const bool chance = a >= need, defended = d >= defence;

  if (!penalty && a == d)
    return a <= 4 ? OUTCOME_FREE_PASS : OUTCOME_PENALTY; /* S-51, S-52: equal throws */
  if (chance && (penalty || !defended))
    return OUTCOME_GOAL; /* S-54, S-71: a chance that is not defended, or a penalty */
  if (!chance && defended)
    return OUTCOME_INTERCEPTED; /* S-55, S-72: interception */
  return OUTCOME_KEPT;          /* S-53, S-56, S-63, S-73: the attacker keeps the ball */
}

/* Apply the outcome of a shot: @a is the attacker's throw, @d the defender's. */
static void
resolve (const StrafworpSetup *setup, StrafworpState *s, int a, int d)
{
  const int need = setup->cards[s->attacking][s->ball].attack - strafworp_bonus (setup, s);
  const int defence = setup->cards[1 - s->attacking][s->defender].defence;

  switch (strafworp_outcome ((StrafworpShot)s->shot, a, d, need, defence)) {
  case OUTCOME_FREE_PASS:
    award (s, SHOT_FREE_PASS);
    break;
  case OUTCOME_PENALTY:
    award (s, SHOT_PENALTY);
    break;
  case OUTCOME_GOAL:
    score_goal (setup, s);
    break;
  case OUTCOME_INTERCEPTED:
    intercept (s);
    break;
  case OUTCOME_KEPT:
    begin_attack (s, s->ball);
    break;
  }
}

/* S-20: both teams throw for the toss; the higher one is home. */
static void
toss (StrafworpState *s, unsigned value)
{
  if (s->die == 0) {
    s->die = (uint8_t)value;
    return;
  }
  if (s->die == value) {
    s->die = 0; /* Ruling in S-20: after equal throws both throw again. */
    return;
  }
  s->home = s->die > value ? 0 : 1;
  s->zone = s->home; /* S-05: home attacks in zone 1 */
  begin_placing (s, s->home, false);
}

static void
place (StrafworpState *s, unsigned figurine, unsigned area)
{
  if (s->phase == PHASE_ARRANGE) {
    put (s, s->attacking, figurine, area);
    s->mover = (uint8_t)strafworp_next (s->mover);
    if (s->mover == s->ball) {
      s->mover = STRAFWORP_NOBODY;
      s->phase = PHASE_SHOT;
    }
    return;
  }
  put (s, strafworp_side (s), figurine, area);
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (s->area[0][f] == STRAFWORP_NOBODY || s->area[1][f] == STRAFWORP_NOBODY)
      return;
  if (s->restart)
    begin_throw_off (s, s->attacking);
  else
    s->phase = PHASE_START; /* S-22: next the clock is started */
}

unsigned
strafworp_throws_off (const StrafworpState *s)
{
  return s->half % 2 == 1 ? s->home : 1u - s->home;
}

/* S-91…S-93, S-100, S-102: time has run out: a break, golden-goal time or the end. Zones change
 * only at half-time, which is the second break between quarters. */
static void
time_out (const StrafworpSetup *setup, StrafworpState *s)
{
  if (s->half < setup->halves) {
    if (2 * s->half == setup->halves) {
      s->zone ^= 1;
      s->since_change = 0;
    }
    s->half++;
    begin_placing (s, strafworp_throws_off (s), false);
  } else if (setup->golden_goal && s->score[0] == s->score[1]) {
    s->golden = true; /* S-102: golden-goal time begins in the same position */
  } else {
    end_match (s);
  }
}

void
strafworp_apply (const void *setup, void *state, SvEvent event)
{
  StrafworpState *s = state;
  const unsigned figurine = event.a - 1u;

  switch (event.verb) {
  case VERB_MOVE:
    put (s, s->attacking, figurine, event.b);
    s->mover = (uint8_t)strafworp_next (s->mover);
    if (s->mover == s->ball)
      pass (setup, s);
    break;
  case SV_VERB_DIE:
    if (s->phase == PHASE_TOSS)
      toss (s, event.a);
    else if (s->die == 0)
      s->die = event.a;
    else
      resolve (setup, s, s->die, event.a);
    break;
  case VERB_PLACE:
    place (s, figurine, event.b);
    break;
  case VERB_START:
    begin_throw_off (s, s->attacking);
    break;
  case VERB_THROW_OFF:
    if (event.b != SV_ARG_NONE)
      put (s, s->attacking, figurine, event.b); /* S-31: the figurine goes to a or b first */
    begin_attack (s, figurine);
    break;
  case VERB_DEFEND:
    s->defender = (uint8_t)figurine;
    s->phase = PHASE_SHOT;
    break;
  case VERB_RECEIVE:
    s->receivers = 0;
    begin_attack (s, figurine);
    break;
  case SV_VERB_TIME:
    time_out (setup, s);
    break;
  default:
    break;
  }
}

static const char *
broken_side (const StrafworpState *s, unsigned side, bool *all_placed)
{
  unsigned occupied = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    const unsigned area = s->area[side][f];
    if (area == STRAFWORP_NOBODY) {
      *all_placed = false;
      continue;
    }
    if (area >= STRAFWORP_AREAS)
      return N_ ("a figurine stands in no area of the zone");
    if ((occupied >> area & 1) != 0)
      return N_ ("two figurines stand in one area"); /* S-06 */
    occupied |= 1u << area;
  }
  return occupied == s->occupied[side] ? NULL : N_ ("the occupied areas are counted wrongly");
}

static const char *
broken_phase (const StrafworpState *s, bool all_placed)
{
  const bool attack = s->phase == PHASE_MOVE || s->phase == PHASE_DEFEND ||
                      s->phase == PHASE_SHOT || s->phase == PHASE_ARRANGE;
  const bool lifted = s->phase == PHASE_TOSS || s->phase == PHASE_PLACE ||
                      s->phase == PHASE_ARRANGE || s->phase == PHASE_OVER;

  if (s->phase > PHASE_OVER || s->half < 1 || s->zone > 1)
    return N_ ("a value is outside its range");
  if ((s->home == STRAFWORP_NOBODY) != (s->phase == PHASE_TOSS))
    return N_ (
        "the home team must be known after the toss, and not before"); /* S-20: the toss decides */
  if ((s->attacking == STRAFWORP_NOBODY) != (s->phase == PHASE_TOSS || s->phase == PHASE_OVER))
    return N_ ("there must be an attacking team until the match is over");
  if ((s->ball < STRAFWORP_FIGURINES) != attack)
    return N_ ("an attacker must have the ball during an attack, and only then"); /* S-08 */
  if (!lifted && !all_placed)
    return N_ ("a figurine is beside the board during play");
  if ((s->mover < STRAFWORP_FIGURINES) != (s->phase == PHASE_MOVE || s->phase == PHASE_ARRANGE))
    return N_ ("a figurine must be moving in the phases move and arrange, and only then");
  if ((s->shot != SHOT_NONE) !=
      (s->phase == PHASE_DEFEND || s->phase == PHASE_SHOT || s->phase == PHASE_ARRANGE))
    return N_ ("a shot must be under way in the phases defend, shot and arrange, and only then");
  if (s->phase == PHASE_DEFEND && s->shot != SHOT_TRY)
    return N_ ("the defender is chosen only at an ordinary shot"); /* S-107 */
  if (s->phase == PHASE_ARRANGE && s->shot == SHOT_TRY)
    return N_ ("figurines are arranged only at a free pass or penalty"); /* S-60, S-70 */
  if ((s->defender < STRAFWORP_FIGURINES) != (s->phase == PHASE_SHOT || s->phase == PHASE_ARRANGE))
    return N_ ("the defender must be known in the phases shot and arrange, and only then");
  if (s->die != 0 && s->phase != PHASE_SHOT && s->phase != PHASE_TOSS)
    return N_ ("a die lies on the table although nobody throws");
  if ((s->receivers != 0) != (s->phase == PHASE_RECEIVE))
    return N_ (
        /* S-83 */
        "the receiver is chosen only after an interception with two equally near figurines");
  return NULL;
}

const char *
strafworp_broken (const void *setup, const void *state)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;
  bool all_placed = true;

  for (unsigned side = 0; side < 2; side++) {
    const char *fault = broken_side (s, side, &all_placed);
    if (fault != NULL)
      return fault;
  }
  if (s->half > p->halves)
    return N_ ("there are more halves than the variant has");
  if (s->golden && s->score[0] != s->score[1] && s->phase != PHASE_OVER)
    return N_ ("golden-goal time does not go on after a goal"); /* S-102 */
  if (!sv_goals_fit (s->score, p->goals, s->phase == PHASE_OVER))
    return sv_goals_fault; /* S-113 */
  const char *fault = broken_phase (s, all_placed);
  if (fault != NULL)
    return fault;
  if (s->phase == PHASE_MOVE &&
      (strafworp_reach[s->area[s->attacking][s->mover]] & ~s->occupied[s->attacking]) == 0)
    return N_ ("a figurine cannot move"); /* S-41 */
  return NULL;
}

int
strafworp_appraise (const void *setup, const void *state, int side)
{
  const StrafworpState *s = state;
  const int lead = 100 * (s->score[side] - s->score[1 - side]);

  /* Possession counts 10 for the side that has it: between equal teams, about a fifth of random
   * attacks end in a goal, so that having the ball is worth 0.2 goals compared with the other
   * side having it. */
  if (s->attacking == STRAFWORP_NOBODY)
    return lead;
  return lead + (s->attacking == side ? 10 : -10);
}

/* Strengths of the levels, measured with tests/lab/bench-levels. The game has a solver, so the
 * best level plays by exact evaluations; the others also do, but make random choices in between. */
const SvSkill strafworp_skills[SV_LEVELS] = {
  { .random_per_mille = 1000 },
  { .random_per_mille = 600, .expected_wins = 7 },
  { .random_per_mille = 350, .expected_wins = 7 },
  { .random_per_mille = 150, .expected_wins = 6 },
  { .random_per_mille = 0, .expected_wins = 7 },
};
