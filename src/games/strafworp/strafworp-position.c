/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions as they come from outside: the `state` object of RULES.md §11, written and read, and
 * what a person sets up on the board, or in words why it is none. */

#include "strafworp-position.h"
#include "strafworp-rules.h"

#include <string.h>

const char *const strafworp_phase_names[] = { "toss",    "place",  "start", "throw-off",
                                              "move",    "defend", "shot",  "arrange",
                                              "receive", "over",   NULL };
static const char *const shot_names[] = { NULL, "try", "free-pass", "penalty" };
static const char *const side_words[] = { "home", "away" };
static const char *const file_words[] = { "first", "second" };
static const char *const numbers[] = { "1", "2", "3", "4" };
static const char *const area_names[] = { "a", "b", "c", "d", "e", "f" };

/* The two keys of an object by side, and which side stands first. */
static const char *const *
side_keys (const StrafworpState *s)
{
  return s->home == STRAFWORP_NOBODY ? file_words : side_words;
}

static unsigned
first_key_side (const StrafworpState *s)
{
  return s->home == STRAFWORP_NOBODY ? 0 : s->home;
}

/* As its shirt number. */
static void
dump_figurine (const SvSink *sink, const char *key, unsigned figurine)
{
  sv_dump_number (sink, key, figurine != STRAFWORP_NOBODY ? figurine + 1 : SV_NONE);
}

static void
dump_side (const StrafworpState *s, const SvSink *sink, const char *key, unsigned side)
{
  sink->begin_object (sink->data, key);
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    sv_dump_word (sink, numbers[f], area_names, s->area[side][f]);
  sink->end_object (sink->data);
}

void
strafworp_dump (const void *setup, const void *state, const SvSink *sink)
{
  const StrafworpState *s = state;
  const char *const *keys = side_keys (s);
  const unsigned first = first_key_side (s);
  const bool shown = s->attacking != STRAFWORP_NOBODY;

  sink->string (sink->data, "phase", strafworp_phase_names[s->phase]);
  sink->integer (sink->data, "half", s->half);
  sink->boolean (sink->data, "golden", s->golden);
  sv_dump_word (sink, "home", file_words, s->home);
  sink->begin_object (sink->data, "zone");
  for (unsigned i = 0; i < 2; i++)
    sink->integer (sink->data, keys[i], strafworp_zone (s, first ^ i) + 1);
  sink->end_object (sink->data);
  sink->begin_object (sink->data, "score");
  for (unsigned i = 0; i < 2; i++)
    sink->integer (sink->data, keys[i], s->score[first ^ i]);
  sink->end_object (sink->data);
  sv_dump_word (sink, "attacking", side_words, shown ? s->attacking ^ first : SV_NONE);
  dump_figurine (sink, "ball", s->ball);
  dump_figurine (sink, "mover", s->mover);
  dump_figurine (sink, "defender", s->defender);
  sv_dump_word (sink, "shot", shot_names, s->shot);
  sink->begin_array (sink->data, "dice");
  if (s->die != 0)
    sink->integer (sink->data, NULL, s->die);
  sink->end_array (sink->data);
  sink->begin_object (sink->data, "figurines");
  for (unsigned i = 0; i < 2; i++)
    dump_side (s, sink, keys[i], first ^ i);
  sink->end_object (sink->data);
  sink->integer (sink->data, "since_change", s->since_change);
  sink->boolean (sink->data, "restart", s->restart != 0);
}

static bool
read_figurine (const SvReader *r, const char *path, uint8_t *out)
{
  int64_t number;

  if (!sv_read_number (r, path, 1, STRAFWORP_FIGURINES, STRAFWORP_NOBODY + 1, &number))
    return false;
  *out = (uint8_t)(number - 1);
  return true;
}

static bool
read_sides (const SvReader *r, StrafworpState *s)
{
  const char *const *keys = side_keys (s);
  const unsigned first = first_key_side (s);
  char path[48];

  for (unsigned i = 0; i < 2; i++) {
    const unsigned side = first ^ i;
    int64_t value;
    sv_text_print (path, sizeof path, "zone/%s", keys[i]);
    if (!sv_read_number (r, path, 1, 2, SV_MUST, &value))
      return false;
    if (i == 0)
      s->zone = (uint8_t)((value - 1) ^ side);
    else if (strafworp_zone (s, side) + 1 != value)
      return sv_reader_refuse (r, path, N_ ("both teams are in the same zone"));
    sv_text_print (path, sizeof path, "score/%s", keys[i]);
    if (!sv_read_number (r, path, 0, SV_MAX_SCORE, SV_MUST, &value))
      return false;
    s->score[side] = (uint16_t)value;
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
      sv_text_print (path, sizeof path, "figurines/%s/%u", keys[i], f + 1);
      if (!sv_read_word (r, path, area_names, STRAFWORP_AREAS, SV_NONE, &s->area[side][f]))
        return false;
      if (s->area[side][f] == STRAFWORP_NOBODY)
        continue;
      if ((s->occupied[side] >> s->area[side][f] & 1) != 0)
        return sv_reader_refuse (r, path, N_ ("another figurine of the team stands in this area"));
      s->occupied[side] |= (uint8_t)(1u << s->area[side][f]);
    }
  }
  return true;
}

/* S-83: who may receive follows from the rest. Ties arise only between a and b. */
static void
find_receivers (StrafworpState *s)
{
  if (s->phase != PHASE_RECEIVE)
    return;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (s->area[s->attacking][f] <= AREA_B)
      s->receivers |= (uint8_t)(1u << f);
}

/* S-103: goals since zones changed last, and whether play goes on after the placing. */
static bool
read_change (const SvReader *r, const StrafworpSetup *setup, StrafworpState *s)
{
  const int32_t every = setup->change_zones_every;
  int64_t goals;

  if (!sv_read_number (r, "since_change", 0, every > 0 ? every - 1 : 0, 0, &goals) ||
      !sv_read_bool (r, "restart", &s->restart))
    return false;
  s->since_change = (uint8_t)goals;
  if (s->restart && (s->phase != PHASE_PLACE || every == 0))
    return sv_reader_refuse (r, "restart", N_ ("nobody places figurines while the clock runs"));
  return true;
}

/* In arrange the order of the lifted figurines is fixed (S-60); in start and place who stands
 * where (S-21). */
static const char *
impossible_order (const StrafworpState *s)
{
  if (s->phase == PHASE_ARRANGE) {
    unsigned f = strafworp_next (s->ball);
    for (; f != s->mover; f = strafworp_next (f))
      if (f == s->ball || s->area[s->attacking][f] == STRAFWORP_NOBODY)
        return N_ ("the figurines are placed in the order of their numbers");
    for (; f != s->ball; f = strafworp_next (f))
      if (s->area[s->attacking][f] != STRAFWORP_NOBODY)
        return N_ ("the figurines are placed in the order of their numbers");
  }
  if (s->phase == PHASE_ARRANGE && __builtin_popcount (s->occupied[1 - s->attacking]) < 4)
    return N_ ("a figurine of the other team is beside the board");
  if (s->phase == PHASE_START && (s->occupied[s->attacking] & AREAS_AB) == 0)
    return N_ ("the team that throws off has no figurine in a or b");
  if (s->phase == PHASE_PLACE && s->occupied[1 - s->attacking] != 0 &&
      __builtin_popcount (s->occupied[s->attacking]) < STRAFWORP_FIGURINES)
    return N_ ("the team that throws off places first");
  if (s->phase == PHASE_PLACE && __builtin_popcount (s->occupied[s->attacking]) == 4 &&
      (s->occupied[s->attacking] & AREAS_AB) == 0)
    return N_ ("the team that throws off has no figurine in a or b");
  if (s->phase == PHASE_PLACE && __builtin_popcount (s->occupied[0]) == 4 &&
      __builtin_popcount (s->occupied[1]) == 4)
    return N_ ("all figurines are placed already");
  return NULL;
}

/* Why no match can be in this position, beyond broken (); NULL if one can. */
static const char *
impossible (const StrafworpSetup *setup, const StrafworpState *s)
{
  const unsigned legal_places = s->shot == SHOT_FREE_PASS ? 0x2c : 0x0f;

  if (s->golden && !setup->golden_goal)
    return N_ ("golden-goal time is not part of this variant");
  if (s->phase == PHASE_TOSS && (s->occupied[0] | s->occupied[1]) != 0)
    return N_ ("figurines are placed after the toss");
  const char *fault = strafworp_broken (setup, s);
  if (fault != NULL)
    return fault;
  if (s->phase == PHASE_MOVE && s->mover == s->ball)
    return N_ ("the figurine with the ball does not move"); /* S-40 */
  if (s->phase == PHASE_SHOT && s->shot == SHOT_TRY &&
      (setup->shoot_areas >> s->area[s->attacking][s->ball] & 1) == 0)
    return N_ ("no shot is allowed from the attacker's area"); /* S-43 */
  if (s->shot > SHOT_TRY && s->area[s->attacking][s->ball] != AREA_E)
    return N_ ("a free pass or penalty is taken in area e"); /* S-60, S-70 */
  if (s->shot > SHOT_TRY && (s->occupied[s->attacking] & ~(legal_places | 1u << AREA_E)) != 0)
    return N_ ("a figurine stands where it may not at a free pass or penalty");
  if (s->phase == PHASE_RECEIVE && __builtin_popcount (s->receivers) != 2)
    return N_ ("only figurines in both a and b can be equally near");
  if (s->phase == PHASE_DEFEND && setup->defender == DEFENDER_SAME_NUMBER)
    return N_ ("nobody chooses who defends in this variant"); /* S-08 */
  if ((s->phase == PHASE_SHOT || s->phase == PHASE_ARRANGE) &&
      (strafworp_defenders (setup, s->attacking, s->ball) >> s->defender & 1) == 0)
    return N_ ("this figurine cannot be the one who defends"); /* S-08, S-107 */
  return impossible_order (s);
}

static bool
read_all (const SvReader *r, const StrafworpSetup *setup, StrafworpState *s)
{
  int64_t value;

  if (!sv_read_word (r, "phase", strafworp_phase_names, PHASE_OVER + 1, SV_MUST, &s->phase) ||
      !sv_read_number (r, "half", 1, setup->halves, SV_MUST, &value) ||
      !sv_read_word (r, "home", file_words, 2, SV_NONE, &s->home))
    return false;
  s->half = (uint8_t)value;
  if (!sv_read_bool (r, "golden", &s->golden) || !read_sides (r, s) ||
      !sv_read_word (r, "attacking", side_words, 2, SV_NONE, &s->attacking) ||
      !read_figurine (r, "ball", &s->ball) || !read_figurine (r, "mover", &s->mover) ||
      !read_figurine (r, "defender", &s->defender) ||
      !sv_read_word (r, "shot", shot_names, 4, SHOT_NONE, &s->shot) ||
      !sv_read_number (r, "dice/0", 1, 6, 0, &value) || !read_change (r, setup, s))
    return false;
  s->die = (uint8_t)value;
  if (s->home == STRAFWORP_NOBODY && s->phase != PHASE_TOSS)
    return sv_reader_refuse (r, "home", N_ ("the home team is known after the toss"));
  if (s->attacking != STRAFWORP_NOBODY)
    s->attacking ^= (uint8_t)first_key_side (s);
  return true;
}

bool
strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  const SvReader reader = { source, fault };
  StrafworpState *s = state;

  memset (s, 0, sizeof *s);
  if (!read_all (&reader, setup, s))
    return false;
  if (s->phase != PHASE_TOSS && s->phase != PHASE_OVER && s->attacking == STRAFWORP_NOBODY)
    return sv_reader_refuse (&reader, "attacking", N_ ("one team attacks"));
  find_receivers (s);
  const char *why = impossible (setup, s);
  return why == NULL || sv_reader_refuse (&reader, "phase", why);
}

/* --- Set up by hand --------------------------------------------------------------------------- */

enum {
  SIDE = SV_PHASE_SIDE,
  WITH_BALL = SV_PHASE_SIDE | SV_PHASE_BALL,
  THROW = SV_PHASE_SIDE | SV_PHASE_BALL | SV_PHASE_DEFENDER
};

/* The phases as people tell them apart, and what of the state each of them is. */
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
  const StrafworpSetup *p = setup;
  const unsigned halves = (unsigned)p->halves;

  if (period == halves + 1)
    return p->golden_goal ? N_ ("Golden goal") : NULL;
  if (period < 1 || period > halves)
    return NULL;
  if (halves == 1)
    return N_ ("Match");
  return period == 1 ? N_ ("First half") : N_ ("Second half");
}

/* What nobody sets up by hand, and goes on while the score, and the moment, are the same. */
typedef struct {
  uint16_t score[2];
  uint8_t period;
  uint8_t moment; /* 1 + index in strafworp_phases; 0: nothing is kept */
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

/* --- From a placement: each step takes over a part, or gives false and the reason. ----------- */

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
  return true;
}

/* S-05. Most of the figurines decide which zone is whose; if none stands anywhere, it stays. */
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
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} is placed after the toss only."),
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

/* All figurines of the side stand on the pitch. */
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

/* S-21. */
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
        p->why, N_ ("All figurines stand on the pitch: nothing is left to be placed."), -1, -1);
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

/* S-40: who moves; the one after the ball if nobody is told. */
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

/* S-08, S-107: the one told, or the first who may. */
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
                       N_ ("{piece2} of {other} throws, so {piece} cannot be the one who defends."),
                       (int)side, told);
  p->why->piece2 = p->in->ball_piece;
  return false;
}

/* S-43. */
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
        p->why, N_ ("Nobody chooses who defends in this variant: it is the same number."), -1, -1);
  return true;
}

/* S-60, S-70: where everybody stands at a free pass or penalty. */
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

/* S-60: they are placed one after the other, from the number after the ball. */
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
          p->why, N_ ("{piece} of {team} is placed before those with a later turn."), (int)side,
          strafworp_piece (side, s->mover));
    if (!stands && s->mover == STRAFWORP_NOBODY)
      s->mover = (uint8_t)f;
  }
  if (s->mover == STRAFWORP_NOBODY)
    return sv_refuse_placement (
        p->why, N_ ("All figurines stand on the pitch: nothing is left to be placed."), -1, -1);
  return all_placed (p, 1 - side);
}

/* S-83. */
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

/* S-103: as the score tells; exact unless a half-time lies between. */
static void
guess_change (const StrafworpSetup *setup, StrafworpState *s)
{
  const unsigned goals = s->score[0] + s->score[1];

  if (setup->change_zones_every == 0)
    return;
  s->restart = s->phase == PHASE_PLACE && goals > 0 && (s->half == 1 || s->attacking == s->home);
  if (!s->restart)
    s->since_change = (uint8_t)(goals % (unsigned)setup->change_zones_every);
}

/* The die that lies, and when zones change, as they were. */
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
  find_receivers (s);
  guess_change (setup, s);
  take_kept (&placing);
  if (impossible (setup, s) != NULL)
    return sv_refuse_placement (why, N_ ("The rules do not allow this position."), -1, -1);
  return true;
}
