/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions in documents: the `state` object, written and read. Its form is in the last section
 * of RULES.md in this folder; rule numbers such as S-41 are from there too. */

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

/* Return the names of the sides in the object: "first" and "second" until the home team is
 * known. */
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

/* Write a figurine as its shirt number. */
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

/* S-83: the nearest figurines follow from the rest of the state. Ties occur only between a and
 * b. */
void
strafworp_find_receivers (StrafworpState *s)
{
  if (s->phase != PHASE_RECEIVE)
    return;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (s->area[s->attacking][f] <= AREA_B)
      s->receivers |= (uint8_t)(1u << f);
}

/* S-103: read the goals since the last change of zones, and whether play continues after
 * placing. */
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
    return sv_reader_refuse (r, "restart", N_ ("figurines are not placed while the clock runs"));
  return true;
}

/* Return why the order in which figurines are placed is impossible, or NULL. In arrange it
 * follows their numbers (S-60); in place and start the team that throws off is first (S-21). */
static const char *
impossible_order (const StrafworpState *s)
{
  if (s->phase == PHASE_ARRANGE) {
    unsigned f = strafworp_next (s->ball);
    for (; f != s->mover; f = strafworp_next (f))
      if (f == s->ball || s->area[s->attacking][f] == STRAFWORP_NOBODY)
        return N_ ("figurines must be placed in the order of their numbers");
    for (; f != s->ball; f = strafworp_next (f))
      if (s->area[s->attacking][f] != STRAFWORP_NOBODY)
        return N_ ("figurines must be placed in the order of their numbers");
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

/* Return why no match can be in this position, or NULL if it is possible. It checks more than
 * strafworp_broken () does. */
const char *
strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s)
{
  const unsigned legal_places = s->shot == SHOT_FREE_PASS ? 0x2c : 0x0f;

  if (s->golden && !setup->golden_goal)
    return N_ ("golden-goal time is not part of this variant");
  if (s->phase == PHASE_TOSS && (s->occupied[0] | s->occupied[1]) != 0)
    return N_ ("figurines are placed only after the toss");
  const char *fault = strafworp_broken (setup, s);
  if (fault != NULL)
    return fault;
  if (s->phase == PHASE_MOVE && s->mover == s->ball)
    return N_ ("the figurine with the ball does not move"); /* S-40: it stays */
  if (s->phase == PHASE_SHOT && s->shot == SHOT_TRY &&
      (setup->shoot_areas >> s->area[s->attacking][s->ball] & 1) == 0)
    /* S-43: shots are taken only from certain areas */
    return N_ ("no shot is allowed from the attacker's area");
  if (s->shot > SHOT_TRY && s->area[s->attacking][s->ball] != AREA_E)
    /* S-60, S-70: the attacker goes to e */
    return N_ ("a free pass or penalty is taken in area e");
  if (s->shot > SHOT_TRY && (s->occupied[s->attacking] & ~(legal_places | 1u << AREA_E)) != 0)
    return N_ ("a figurine stands in an area that is not allowed at a free pass or penalty");
  if (s->phase == PHASE_RECEIVE && __builtin_popcount (s->receivers) != 2)
    return N_ ("only figurines in both a and b can be equally near");
  if (s->phase == PHASE_DEFEND && setup->defender == DEFENDER_SAME_NUMBER)
    /* S-08: the figurine with the same number defends */
    return N_ ("nobody chooses who defends in this variant");
  if ((s->phase == PHASE_SHOT || s->phase == PHASE_ARRANGE) &&
      (strafworp_defenders (setup, s->attacking, s->ball) >> s->defender & 1) == 0)
    return N_ ("this figurine cannot be the one who defends"); /* S-08, S-107: who may defend */
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
    return sv_reader_refuse (r, "home", N_ ("the home team is known only after the toss"));
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
    return sv_reader_refuse (&reader, "attacking", N_ ("one team must attack"));
  strafworp_find_receivers (s);
  const char *why = strafworp_impossible (setup, s);
  return why == NULL || sv_reader_refuse (&reader, "phase", why);
}
