/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The `position` to begin from, written and read: RULES.md chapter 6. It tells who stands where,
 * where the ball lies and whose turn begins; not what is under way in the middle of a turn. */

#include "champions.h"

#include <stdio.h>
#include <string.h>

static const char *const side_words[] = { "home", "away" };
static const char *const touch_words[] = { "play", "intercept", "save" };

bool
before_kickoff (const State *s)
{
  return s->phase <= PHASE_PUT && s->period != PERIOD_SHOOTOUT;
}

unsigned
resting_ball (const State *s)
{
  if (s->ball < SQUARES && set_has (&set_field, s->ball) && is_free (s, s->ball))
    return s->ball;
  return nearest_free (s, s->ball < SQUARES ? s->ball : square_at (6, 5), set_field, NOBODY);
}

/* --- out -------------------------------------------------------------------------------------- */

/* He is told of: of two men on one square (C-171) only one is. */
static bool
is_told (const State *s, unsigned man)
{
  const unsigned place = place_of (s, man);

  if (s->period == PERIOD_SHOOTOUT)
    return place < SQUARES || place == PLACE_WAIT;
  return place < SQUARES && s->at[place] == man;
}

static void
write_men (const State *s, const SvSink *sink, unsigned side)
{
  char number[8];

  sink->begin_object (sink->data, side_words[side]);
  for (unsigned i = 0; i < SQUAD && !before_kickoff (s); i++) {
    const unsigned square = s->pos[side][i];
    snprintf (number, sizeof number, "%u", i + 1);
    if (!is_told (s, side * SQUAD + i))
      continue;
    if (s->period == PERIOD_SHOOTOUT)
      sink->null (sink->data, number);
    else
      sink->string (sink->data, number, square_name (square));
  }
  sink->end_object (sink->data);
}

static void
write_sets (const State *s, const SvSink *sink, const char *key, const uint32_t bits[2])
{
  if ((bits[0] | bits[1]) == 0)
    return;
  sink->begin_object (sink->data, key);
  for (unsigned side = 0; side < 2; side++) {
    sink->begin_array (sink->data, side_words[side]);
    for (uint32_t left = bits[side]; left != 0; left &= left - 1)
      sink->integer (sink->data, NULL, __builtin_ctz (left) + 1);
    sink->end_array (sink->data);
  }
  sink->end_object (sink->data);
}

static void
write_keepers (const State *s, const SvSink *sink)
{
  sink->begin_object (sink->data, "keeper");
  for (unsigned side = 0; side < 2; side++) {
    const unsigned keeper = s->keeper[side];
    if (keeper != NOBODY && is_told (s, keeper))
      sink->integer (sink->data, side_words[side], number_of (keeper));
    else
      sink->null (sink->data, side_words[side]);
  }
  sink->end_object (sink->data);
}

static void
write_pair (const SvSink *sink, const char *key, unsigned home, unsigned away)
{
  sink->begin_object (sink->data, key);
  sink->integer (sink->data, side_words[HOME], home);
  sink->integer (sink->data, side_words[AWAY], away);
  sink->end_object (sink->data);
}

static void
write_rest (Setup *p, const State *s, const SvSink *sink)
{
  write_keepers (s, sink);
  write_sets (s, sink, "yellow", s->yellow);
  write_sets (s, sink, "injured", s->injured);
  if (s->subs[0] + s->subs[1] > 0)
    write_pair (sink, "subs", s->subs[0], s->subs[1]);
  sink->integer (sink->data, "ticks", s->ticks);
  sink->integer (sink->data, "throws", s->throws);
  sink->integer (sink->data, "fouls", s->fouls);
  write_pair (sink, "score", s->score[0], s->score[1]);
  sink->string (sink->data, "period", champions_period_words[s->period]);
  if (s->last_side != NOBODY && s->period != PERIOD_SHOOTOUT) {
    sink->begin_array (sink->data, "last");
    sink->string (sink->data, NULL, side_words[s->last_side]);
    sink->string (sink->data, NULL, touch_words[s->last_kind]);
    sink->end_array (sink->data);
  }
  if (s->barred != NOBODY && s->period != PERIOD_SHOOTOUT && is_told (s, s->barred)) {
    sink->begin_array (sink->data, "barred");
    sink->string (sink->data, NULL, side_words[side_of (s->barred)]);
    sink->integer (sink->data, NULL, number_of (s->barred));
    sink->end_array (sink->data);
  }
  if (s->phase == PHASE_ROLL && can_warm (p, s, s->turn))
    sink->boolean (sink->data, "no_warm", true);
}

void
champions_dump_start (const void *setup, const void *state, const SvSink *sink)
{
  const State *s = state;
  const bool rests =
      !before_kickoff (s) && s->phase != PHASE_KICKOFF && s->period != PERIOD_SHOOTOUT;

  write_men (s, sink, HOME);
  write_men (s, sink, AWAY);
  if (rests)
    sink->string (sink->data, "ball", square_name (resting_ball (s)));
  else
    sink->null (sink->data, "ball");
  if (rests && s->turn != NOBODY)
    sink->string (sink->data, "turn", side_words[s->turn]);
  else
    sink->null (sink->data, "turn");
  if (!before_kickoff (s))
    write_rest (setup, s, sink);
}

/* --- in --------------------------------------------------------------------------------------- */

typedef struct {
  Setup *p;
  State *s;
  const SvSource *source;
  char *fault;
  size_t size;
} Reader;

static bool
refuse (Reader *r, const char *path, const char *why)
{
  sv_text_print (r->fault, r->size, "%s: %s", path, why);
  return false;
}

static SvSourceValue
get (Reader *r, const char *path)
{
  return r->source->get (r->source->data, path);
}

static bool
is_absent (SvSourceValue value)
{
  return value.kind == SV_SOURCE_ABSENT || value.kind == SV_SOURCE_NULL;
}

/* The index of a word, `absent` if there is none. */
static bool
read_word (Reader *r,
           const char *path,
           const char *const *words,
           unsigned n,
           unsigned absent,
           uint8_t *out)
{
  const SvSourceValue value = get (r, path);

  if (is_absent (value)) {
    *out = (uint8_t)absent;
    return true;
  }
  for (unsigned i = 0; i < n && value.kind == SV_SOURCE_STRING; i++)
    if (strcmp (value.string, words[i]) == 0) {
      *out = (uint8_t)i;
      return true;
    }
  return refuse (r, path, "is none of the words that may stand here");
}

static bool
read_square (Reader *r, const char *path, uint8_t *out)
{
  const SvSourceValue value = get (r, path);

  *out = NOBODY;
  if (is_absent (value))
    return true;
  for (unsigned i = 0; i < SQUARES && value.kind == SV_SOURCE_STRING; i++)
    if (strcmp (value.string, square_name (i)) == 0)
      *out = (uint8_t)i;
  return *out != NOBODY || refuse (r, path, "is no square of the pitch");
}

static bool
read_number (Reader *r, const char *path, int64_t max, uint16_t *out)
{
  const SvSourceValue value = get (r, path);

  *out = 0;
  if (is_absent (value))
    return true;
  if (value.kind != SV_SOURCE_INT || value.integer < 0 || value.integer > max)
    return refuse (r, path, "is no number in the range that may stand here");
  *out = (uint16_t)value.integer;
  return true;
}

static bool
read_men (Reader *r, unsigned side)
{
  State *s = r->s;
  unsigned n = 0;
  char path[32];

  for (unsigned i = 0; i < SQUAD; i++) {
    uint8_t square;
    snprintf (path, sizeof path, "%s/%u", side_words[side], i + 1);
    if (!read_square (r, path, &square))
      return false;
    if (square == NOBODY) {
      if (get (r, path).kind == SV_SOURCE_NULL && s->period == PERIOD_SHOOTOUT) {
        man_put (s, side * SQUAD + i, PLACE_WAIT);
        n++;
      }
      continue;
    }
    if (!is_free (s, square))
      return refuse (r, path, "another player stands there");
    if (s->period == PERIOD_SHOOTOUT)
      return refuse (r, path, "nobody stands on the pitch before a shoot-out");
    man_put (s, side * SQUAD + i, square);
    n++;
  }
  return n <= 11 || refuse (r, side_words[side], "there are more than eleven players");
}

/* C-002: who stands in the goal, else the keeper with the lowest number. */
void
find_keeper (State *s, unsigned side)
{
  s->keeper[side] = NOBODY;
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES && goal_side (s->pos[side][i]) == side)
      s->keeper[side] = (uint8_t)(side * SQUAD + i);
  for (unsigned i = SQUAD; i-- > 0 && s->keeper[side] == NOBODY;)
    if (keeper_shirt (i) && s->pos[side][SQUAD - 1 - i] < PLACE_BENCH)
      s->keeper[side] = (uint8_t)(side * SQUAD + SQUAD - 1 - i);
}

static bool
read_keeper (Reader *r, unsigned side)
{
  State *s = r->s;
  uint16_t number;
  char path[32];

  find_keeper (s, side);
  snprintf (path, sizeof path, "keeper/%s", side_words[side]);
  if (!read_number (r, path, SQUAD, &number))
    return false;
  if (number > 0) {
    const unsigned man = man_of (side, number), place = place_of (s, man);
    if (place >= SQUARES && place != PLACE_WAIT)
      return refuse (r, path, "this player is not on the pitch");
    s->keeper[side] = (uint8_t)man;
  } else if (get (r, path).kind == SV_SOURCE_NULL) {
    s->keeper[side] = NOBODY;
  }
  s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned square = s->pos[side][i];
    if (square < SQUARES && goal_side (square) != NOBODY &&
        (goal_side (square) != side || s->keeper[side] != side * SQUAD + i))
      return refuse (r, side_words[side], "only the keeper stands in the goal");
  }
  return true;
}

static bool
read_set (Reader *r, const char *key, unsigned side, uint32_t *out)
{
  char path[48];

  *out = 0;
  for (unsigned i = 0; i < SQUAD; i++) {
    uint16_t number;
    snprintf (path, sizeof path, "%s/%s/%u", key, side_words[side], i);
    if (get (r, path).kind == SV_SOURCE_ABSENT)
      break;
    if (!read_number (r, path, SQUAD, &number))
      return false;
    if (number > 0)
      *out |= UINT32_C (1) << (number - 1);
  }
  return true;
}

static bool
read_side (Reader *r, unsigned side)
{
  State *s = r->s;
  uint16_t value;
  char path[32];

  if (!read_men (r, side) || !read_keeper (r, side) ||
      !read_set (r, "yellow", side, &s->yellow[side]) ||
      !read_set (r, "injured", side, &s->injured[side]))
    return false;
  snprintf (path, sizeof path, "subs/%s", side_words[side]);
  if (!read_number (r, path, 9, &value))
    return false;
  s->subs[side] = (uint8_t)value;
  snprintf (path, sizeof path, "score/%s", side_words[side]);
  return read_number (r, path, 9999, &s->score[side]);
}

static bool
read_touches (Reader *r)
{
  State *s = r->s;
  uint8_t side;
  uint16_t number;

  if (!read_word (r, "last/0", side_words, 2, NOBODY, &s->last_side) ||
      !read_word (r, "last/1", touch_words, 3, TOUCH_PLAY, &s->last_kind) ||
      !read_word (r, "barred/0", side_words, 2, NOBODY, &side) ||
      !read_number (r, "barred/1", SQUAD, &number))
    return false;
  if (side == NOBODY || number == 0)
    return true;
  s->barred = (uint8_t)man_of (side, number);
  return on_pitch (s, s->barred) || refuse (r, "barred", "this player is not on the pitch");
}

/* Neither ball nor turn: the kick-off. */
static bool
begin_kickoff (Reader *r)
{
  State *s = r->s;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];

  if (s->period == PERIOD_SHOOTOUT) {
    if (!r->p->shootout)
      return refuse (r, "period", "there is no shoot-out in this variant");
    shootout_begin (r->p, s);
    champions_run (r->p, s);
    return true;
  }
  if (a == NOBODY || b == NOBODY || side_of (a) == side_of (b))
    return refuse (r, "ball", "at the kick-off a player of each team stands beside the ball");
  ask (s, PHASE_KICKOFF, AWAY);
  return true;
}

static bool
begin_turn (Reader *r, unsigned turn)
{
  State *s = r->s;
  const bool no_warm = get (r, "no_warm").kind == SV_SOURCE_BOOL && get (r, "no_warm").integer != 0;

  if (!set_has (&set_field, s->ball) || !is_free (s, s->ball))
    return refuse (r, "ball", "the ball must lie on a free square inside the lines");
  if (s->period == PERIOD_SHOOTOUT)
    return refuse (r, "period", "a shoot-out has no ball on the pitch");
  if (s->period == PERIOD_EXTRA && s->score[0] != s->score[1]) {
    match_end (s, ENDED_GOLDEN);
    return true;
  }
  if (turn == NOBODY) { /* the end of a match, or it must be somebody's turn */
    if (!clock_stops (r->p, s) && !clock_is_full (r->p, s))
      return refuse (r, "turn", "it must be the turn of a team");
    champions_run (r->p, s);
    return true;
  }
  turn_open (r->p, s, turn); /* whatever the clock shows: it is looked at after this turn */
  if (no_warm && s->phase == PHASE_TURN)
    ask (s, PHASE_ROLL, turn);
  return true;
}

bool
champions_restore (const void *setup, const SvSource *source, void *state, char *fault, size_t size)
{
  State *s = state;
  Reader r = { setup, s, source, fault, size };
  uint8_t turn;

  champions_clear (s);
  if (!read_word (&r, "period", champions_period_words, 3, PERIOD_NORMAL, &s->period) ||
      !read_side (&r, HOME) || !read_side (&r, AWAY) || !read_square (&r, "ball", &s->ball) ||
      !read_word (&r, "turn", side_words, 2, NOBODY, &turn) ||
      !read_number (&r, "ticks", 9999, &s->ticks) ||
      !read_number (&r, "throws", 9999, &s->throws) ||
      !read_number (&r, "fouls", 9999, &s->fouls) || !read_touches (&r))
    return false;
  if (s->period == PERIOD_EXTRA && !r.p->extra_time)
    return refuse (&r, "period", "there is no extra time in this variant");
  if (set_is_empty (all_men (s)) && s->period != PERIOD_SHOOTOUT && s->ball == NOBODY) {
    champions_init (setup, s);
    return true;
  }
  return s->ball == NOBODY ? begin_kickoff (&r) : begin_turn (&r, turn);
}
