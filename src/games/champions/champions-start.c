/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The `position` to begin from, read: RULES.md chapter 6. */

#include "champions.h"

#include <stdio.h>
#include <string.h>

typedef struct {
  SvReader base;
  const ChampionsSetup *p;
  ChampionsState *s;
} Reader;

static bool
refuse (Reader *r, const char *path, const char *why)
{
  return sv_reader_refuse (&r->base, path, why);
}

static bool
read_square (Reader *r, const char *path, uint8_t *out)
{
  const SvSourceValue value = sv_reader_get (&r->base, path);

  *out = NOBODY;
  if (!sv_reader_has (&r->base, path))
    return true;
  for (unsigned i = 0; i < SQUARES && value.kind == SV_SOURCE_STRING; i++)
    if (strcmp (value.string, champions_square_name (i)) == 0)
      *out = (uint8_t)i;
  return *out != NOBODY || refuse (r, path, N_ ("is no square of the pitch"));
}

/* A number from 0 to max; 0 if it is not there. */
static bool
read_number (Reader *r, const char *path, int64_t max, uint16_t *out)
{
  int64_t value;

  if (!sv_read_number (&r->base, path, 0, max, 0, &value))
    return false;
  *out = (uint16_t)value;
  return true;
}

static bool
read_men (Reader *r, unsigned side)
{
  ChampionsState *s = r->s;
  unsigned n = 0;
  char path[32];

  for (unsigned i = 0; i < SQUAD; i++) {
    uint8_t square;
    snprintf (path, sizeof path, "%s/%u", champions_side_words[side], i + 1);
    if (!read_square (r, path, &square))
      return false;
    const bool waits =
        sv_reader_get (&r->base, path).kind == SV_SOURCE_NULL && s->period == PERIOD_SHOOTOUT;
    if (square == NOBODY && !waits)
      continue;
    if (s->pos[side][i] == PLACE_ABSENT)
      return refuse (r, path, N_ ("this player cannot play in this match"));
    if (!waits && !is_free (s, square))
      return refuse (r, path, N_ ("another player stands there"));
    if (!waits && s->period == PERIOD_SHOOTOUT)
      return refuse (r, path, N_ ("nobody stands on the pitch before a shoot-out"));
    champions_put (s, side * SQUAD + i, waits ? PLACE_WAIT : square);
    n++;
  }
  return n <= 11 ||
         refuse (r, champions_side_words[side], N_ ("there are more than eleven players"));
}

/* Who stands in the goal, else the keeper with the lowest number (C-002). */
void
champions_find_keeper (ChampionsState *s, unsigned side)
{
  s->keeper[side] = NOBODY;
  const uint32_t men = champions_field_men (s, side), keepers = men & KEEPER_SHIRTS;
  if (keepers != 0)
    s->keeper[side] = (uint8_t)first_man (side, keepers);
  for (uint32_t bits = men; bits != 0; bits &= bits - 1)
    if (champions_goal_side (place_of (s, first_man (side, bits))) == side)
      s->keeper[side] = (uint8_t)first_man (side, bits);
}

static bool
read_keeper (Reader *r, unsigned side)
{
  ChampionsState *s = r->s;
  uint16_t number;
  char path[32];

  champions_find_keeper (s, side);
  snprintf (path, sizeof path, "keeper/%s", champions_side_words[side]);
  if (!read_number (r, path, SQUAD, &number))
    return false;
  if (number > 0) {
    const unsigned man = man_of (side, number), place = place_of (s, man);
    if (place >= SQUARES && place != PLACE_WAIT)
      return refuse (r, path, N_ ("this player is not on the pitch"));
    s->keeper[side] = (uint8_t)man;
  } else if (sv_reader_get (&r->base, path).kind == SV_SOURCE_NULL) {
    s->keeper[side] = NOBODY;
  }
  s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned square = s->pos[side][i];
    if (square < SQUARES && champions_goal_side (square) != NOBODY &&
        (champions_goal_side (square) != side || s->keeper[side] != side * SQUAD + i))
      return refuse (r, champions_side_words[side], N_ ("only the keeper stands in the goal"));
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
    snprintf (path, sizeof path, "%s/%s/%u", key, champions_side_words[side], i);
    if (sv_reader_get (&r->base, path).kind == SV_SOURCE_ABSENT)
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
  ChampionsState *s = r->s;
  uint16_t value;
  char path[32];

  if (!read_men (r, side) || !read_keeper (r, side) ||
      !read_set (r, "yellow", side, &s->yellow[side]) ||
      !read_set (r, "injured", side, &s->injured[side]))
    return false;
  snprintf (path, sizeof path, "subs/%s", champions_side_words[side]);
  if (!read_number (r, path, 9, &value))
    return false;
  s->subs[side] = (uint8_t)value;
  snprintf (path, sizeof path, "score/%s", champions_side_words[side]);
  return read_number (r, path, 9999, &s->score[side]);
}

static bool
read_touches (Reader *r)
{
  ChampionsState *s = r->s;
  uint8_t side;
  uint16_t number;

  if (!sv_read_word (&r->base, "last/0", champions_side_words, 2, NOBODY, &s->last_side) ||
      !sv_read_word (&r->base, "last/1", champions_touch_words, 3, TOUCH_PLAY, &s->last_kind) ||
      !sv_read_word (&r->base, "barred/0", champions_side_words, 2, NOBODY, &side) ||
      !read_number (r, "barred/1", SQUAD, &number))
    return false;
  if (side == NOBODY || number == 0)
    return true;
  s->barred = (uint8_t)man_of (side, number);
  return on_pitch (s, s->barred) || refuse (r, "barred", N_ ("this player is not on the pitch"));
}

/* Neither ball nor turn: the kick-off. */
static bool
begin_kickoff (Reader *r)
{
  ChampionsState *s = r->s;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];

  if (s->period == PERIOD_SHOOTOUT) {
    if (!r->p->shootout)
      return refuse (r, "period", N_ ("there is no shoot-out in this variant"));
    champions_shootout (r->p, s, NOBODY);
    champions_run (r->p, s);
    return true;
  }
  if (a == NOBODY || b == NOBODY || side_of (a) == side_of (b))
    return refuse (r, "ball", N_ ("at the kick-off a player of each team stands beside the ball"));
  ask (s, PHASE_KICKOFF, AWAY);
  return true;
}

static bool
begin_turn (Reader *r, unsigned turn)
{
  ChampionsState *s = r->s;
  const bool no_warm = sv_reader_get (&r->base, "no_warm").kind == SV_SOURCE_BOOL &&
                       sv_reader_get (&r->base, "no_warm").integer != 0;

  if (!set_has (&champions_field, s->ball) || !is_free (s, s->ball))
    return refuse (r, "ball", N_ ("the ball must lie on a free square inside the lines"));
  if (s->period == PERIOD_SHOOTOUT)
    return refuse (r, "period", N_ ("a shoot-out has no ball on the pitch"));
  if (s->period == PERIOD_EXTRA && s->score[0] != s->score[1]) {
    champions_end (s, ENDED_GOLDEN);
    return true;
  }
  if (turn == NOBODY) { /* the end of a match, or it must be somebody's turn */
    if (!champions_clock_stops (r->p, s) && !champions_clock_is_full (r->p, s))
      return refuse (r, "turn", N_ ("it must be the turn of a team"));
    champions_run (r->p, s);
    return true;
  }
  /* Whatever the clock shows: it is looked at after this turn. */
  champions_turn_open (r->p, s, turn);
  champions_run (r->p, s);
  if (no_warm && s->phase == PHASE_TURN)
    ask (s, PHASE_ROLL, turn);
  return true;
}

bool
champions_restore (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  ChampionsState *s = state;
  Reader r = { { source, fault }, setup, s };
  uint8_t turn;

  champions_clear (r.p, s);
  if (!sv_read_word (&r.base, "period", champions_period_words, 3, PERIOD_NORMAL, &s->period) ||
      !read_side (&r, HOME) || !read_side (&r, AWAY) || !read_square (&r, "ball", &s->ball) ||
      !sv_read_word (&r.base, "turn", champions_side_words, 2, NOBODY, &turn) ||
      !read_number (&r, "ticks", 9999, &s->ticks) ||
      !read_number (&r, "throws", 9999, &s->throws) ||
      !read_number (&r, "fouls", 9999, &s->fouls) || !read_touches (&r))
    return false;
  if (s->period == PERIOD_EXTRA && !r.p->extra_time)
    return refuse (&r, "period", N_ ("there is no extra time in this variant"));
  if (set_is_empty (all_men (s)) && s->period != PERIOD_SHOOTOUT && s->ball == NOBODY) {
    champions_init (setup, s);
    return true;
  }
  return s->ball == NOBODY ? begin_kickoff (&r) : begin_turn (&r, turn);
}
