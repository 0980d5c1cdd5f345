/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions as they come from outside: the `state` object, as the command line prints it, the
 * `position` to begin from, written and read, and what a person sets up on the board. RULES.md
 * chapters 4 and 6. */

#include "champions-position.h"
#include "champions-rules.h"
#include "champions-way.h"

#include <string.h>

static const char *const restart_words[] = { "none",     "aftergoal", "freekick", "throwin",
                                             "goalkick", "penalty",   "corner" };
static const char *const touch_words[] = { "play", "intercept", "save", NULL };
static const char *const period_words[] = { "normal", "extra", "shootout", NULL };

static void
dump_square (const SvSink *sink, const char *key, unsigned square)
{
  sv_dump_text (sink, key, square < SQUARES ? champions_square_name (square) : NULL);
}

/* null if there is none. */
static void
dump_man (const SvSink *sink, const char *key, unsigned man)
{
  if (man == NOBODY) {
    sink->null (sink->data, key);
    return;
  }
  sink->begin_array (sink->data, key);
  sv_dump_word (sink, NULL, champions_side_words, side_of (man));
  sink->integer (sink->data, NULL, number_of (man));
  sink->end_array (sink->data);
}

static void
dump_last (const SvSink *sink, const ChampionsState *s)
{
  if (s->last_side == NOBODY) {
    sink->null (sink->data, "last");
    return;
  }
  sink->begin_array (sink->data, "last");
  sv_dump_word (sink, NULL, champions_side_words, s->last_side);
  sv_dump_word (sink, NULL, touch_words, s->last_kind);
  sink->end_array (sink->data);
}

static void
dump_numbers (const SvSink *sink, const char *key, uint32_t bits)
{
  sink->begin_array (sink->data, key);
  for (; bits != 0; bits &= bits - 1)
    sink->integer (sink->data, NULL, __builtin_ctz (bits) + 1);
  sink->end_array (sink->data);
}

static void
dump_path (const SvSink *sink, const ChampionsState *s)
{
  sink->begin_array (sink->data, "path");
  for (unsigned i = 0; i < s->n_path; i++) {
    sink->begin_array (sink->data, NULL);
    dump_square (sink, NULL, s->path[i].square);
    sink->integer (sink->data, NULL, s->path[i].left);
    sink->boolean (sink->data, NULL, s->path[i].passed != 0);
    sink->end_array (sink->data);
  }
  sink->end_array (sink->data);
}

static void
dump_outcome (const SvSink *sink, const ChampionsState *s)
{
  static const char *const words[] = { NULL, "rest", "touchline", "byline", "goal", "player" };

  if (s->out == OUT_NONE) {
    sink->null (sink->data, "outcome");
    return;
  }
  sink->begin_array (sink->data, "outcome");
  sink->string (sink->data, NULL, words[s->out]);
  if (s->out == OUT_PLAYER) {
    sv_dump_word (sink, NULL, champions_side_words, side_of (s->out_man));
    sink->integer (sink->data, NULL, number_of (s->out_man));
  } else {
    if (s->out == OUT_BYLINE || s->out == OUT_GOAL)
      sv_dump_word (sink, NULL, champions_side_words, s->out_side);
    dump_square (sink, NULL, s->out_square);
  }
  if (s->out == OUT_PLAYER || s->out == OUT_GOAL)
    sink->integer (sink->data, NULL, s->out_number);
  sink->end_array (sink->data);
}

static void
dump_restart (const SvSink *sink, const ChampionsState *s)
{
  if (s->restart == RESTART_NONE && s->period != PERIOD_SHOOTOUT) {
    sink->null (sink->data, "restart");
    return;
  }
  sink->begin_object (sink->data, "restart");
  sink->string (sink->data, "kind", restart_words[s->restart]);
  sv_dump_word (sink, "side", champions_side_words, s->rs_side);
  dump_square (sink, "ball", s->restart == RESTART_NONE ? s->ball : s->rs_ball);
  sink->end_object (sink->data);
}

static void
dump_shootout (const SvSink *sink, const ChampionsState *s)
{
  if (s->period != PERIOD_SHOOTOUT) {
    sink->null (sink->data, "shootout");
    return;
  }
  sink->begin_object (sink->data, "shootout");
  sv_dump_pair (sink, "score", s->so_score[HOME], s->so_score[AWAY]);
  sv_dump_pair (sink, "taken", s->so_taken[HOME], s->so_taken[AWAY]);
  sink->end_object (sink->data);
}

static void
dump_result (const SvSink *sink, const ChampionsState *s)
{
  static const char *const words[] = { NULL, "full time", "extra time", "golden goal",
                                       "penalties" };
  int points[2];

  if (s->ended == ENDED_NOT) {
    sink->null (sink->data, "result");
    return;
  }
  champions_points (s, points);
  sink->begin_object (sink->data, "result");
  sv_dump_pair (sink, "score", s->score[HOME], s->score[AWAY]);
  sink->string (sink->data, "how", words[s->ended]);
  sv_dump_word (sink, "winner", champions_side_words, s->winner);
  sv_dump_pair (sink, "points", (unsigned)points[HOME], (unsigned)points[AWAY]);
  if (s->ended != ENDED_PENALTIES)
    sink->null (sink->data, "shootout");
  else
    sv_dump_pair (sink, "shootout", s->so_score[HOME], s->so_score[AWAY]);
  sink->end_object (sink->data);
}

static void
dump_team (const SvSink *sink, const ChampionsState *s, unsigned side)
{
  char number[8];

  sink->begin_object (sink->data, champions_side_words[side]);
  sink->begin_object (sink->data, "on");
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES) {
      sv_text_print (number, sizeof number, "%u", i + 1);
      dump_square (sink, number, s->pos[side][i]);
    }
  sink->end_object (sink->data);
  if (s->keeper[side] != NOBODY)
    sink->integer (sink->data, "keeper", number_of (s->keeper[side]));
  else
    sink->null (sink->data, "keeper");
  sink->boolean (sink->data, "stand_in", s->stand_in[side] != 0);
  dump_numbers (sink, "bench", champions_men_in (s, side, PLACE_BENCH));
  dump_numbers (sink, "warming", champions_men_in (s, side, PLACE_WARMING));
  dump_numbers (sink, "off", champions_men_in (s, side, PLACE_OFF));
  dump_numbers (sink, "sent_off", s->sent_off[side]);
  dump_numbers (sink, "yellow", s->yellow[side]);
  dump_numbers (sink, "injured", s->injured[side]);
  sink->integer (sink->data, "subs", s->subs[side]);
  sink->end_object (sink->data);
}

void
champions_dump (const void *setup, const void *state, const SvSink *sink)
{
  const ChampionsState *s = state;

  sink->string (sink->data, "phase", champions_phase_name (s->phase));
  sv_dump_word (sink, "turn", champions_side_words, s->turn);
  sink->string (sink->data, "period", period_words[s->period]);
  sv_dump_pair (sink, "score", s->score[HOME], s->score[AWAY]);
  sink->integer (sink->data, "ticks", s->ticks);
  sink->integer (sink->data, "throws", s->throws);
  sink->integer (sink->data, "fouls", s->fouls);
  sink->integer (sink->data, "die", s->die);
  dump_square (sink, "ball", s->ball);
  sv_dump_number (sink, "left", s->flight.left);
  dump_path (sink, s);
  dump_outcome (sink, s);
  sv_dump_word (sink, "next", champions_side_words, s->next);
  dump_man (sink, "barred", s->barred);
  dump_last (sink, s);
  dump_restart (sink, s);
  sink->begin_array (sink->data, "pending");
  for (unsigned i = 0; i < s->n_pending; i++)
    dump_man (sink, NULL, s->pending[i].man);
  sink->end_array (sink->data);
  dump_result (sink, s);
  dump_shootout (sink, s);
  dump_team (sink, s, HOME);
  dump_team (sink, s, AWAY);
}

/* --- the position to begin from: who stands where, where the ball lies and whose turn begins, or
 * which way the ball goes that can be intercepted or saved; nothing else of what is under way in the
 * middle of a turn -------------------------------------------------------------------------------- */

/* Of two men on one square (C-171) only one is told of. */
static bool
stands (const ChampionsState *s, unsigned man)
{
  return on_pitch (s, man) && s->at[place_of (s, man)] == man;
}

static bool
is_told (const ChampionsState *s, unsigned man)
{
  const unsigned place = place_of (s, man);

  if (s->period == PERIOD_SHOOTOUT)
    return place < SQUARES || place == PLACE_WAIT;
  return stands (s, man);
}

/* Who stands in the goal, else who kept it so far, else the keeper with the lowest number (C-002). */
static unsigned
find_keeper (const ChampionsState *s, unsigned side, unsigned so_far)
{
  unsigned keeper = so_far != NOBODY && stands (s, so_far) ? so_far : NOBODY;

  for (unsigned man = side * SQUAD; man < (side + 1) * SQUAD; man++) {
    if (!stands (s, man))
      continue;
    if (champions_goal_side (place_of (s, man)) == side)
      return man;
    if (keeper == NOBODY && keeper_shirt (man))
      keeper = man;
  }
  return keeper;
}

/* Those of them on the bench are somewhere else beside the pitch. */
static void
move_off_bench (ChampionsState *s, unsigned side, uint32_t bits, unsigned place)
{
  for (bits &= champions_men_in (s, side, PLACE_BENCH); bits != 0; bits &= bits - 1)
    champions_put (s, first_man (side, bits), place);
}

static void
write_men (const ChampionsState *s, const SvSink *sink, unsigned side)
{
  char number[8];

  sink->begin_object (sink->data, champions_side_words[side]);
  for (unsigned i = 0; i < SQUAD && !champions_is_before_kickoff (s); i++) {
    sv_text_print (number, sizeof number, "%u", i + 1);
    if (!is_told (s, side * SQUAD + i))
      continue;
    dump_square (sink, number, s->period == PERIOD_SHOOTOUT ? NOBODY : s->pos[side][i]);
  }
  sink->end_object (sink->data);
}

static void
write_sets (const SvSink *sink, const char *key, const uint32_t bits[2])
{
  if ((bits[0] | bits[1]) == 0)
    return;
  sink->begin_object (sink->data, key);
  for (unsigned side = 0; side < 2; side++)
    dump_numbers (sink, champions_side_words[side], bits[side]);
  sink->end_object (sink->data);
}

static void
write_places (const ChampionsState *s, const SvSink *sink, const char *key, unsigned place)
{
  const uint32_t bits[] = { champions_men_in (s, HOME, place), champions_men_in (s, AWAY, place) };

  write_sets (sink, key, bits);
}

static void
write_keepers (const ChampionsState *s, const SvSink *sink)
{
  sink->begin_object (sink->data, "keeper");
  for (unsigned side = 0; side < 2; side++) {
    const unsigned keeper = s->keeper[side];
    if (keeper != NOBODY && is_told (s, keeper))
      sink->integer (sink->data, champions_side_words[side], number_of (keeper));
    else
      sink->null (sink->data, champions_side_words[side]);
  }
  sink->end_object (sink->data);
}

static void
write_rest (const ChampionsSetup *p, const ChampionsState *s, const SvSink *sink)
{
  write_keepers (s, sink);
  write_sets (sink, "yellow", s->yellow);
  write_sets (sink, "injured", s->injured);
  write_sets (sink, "sent_off", s->sent_off);
  write_places (s, sink, "off", PLACE_OFF);
  write_places (s, sink, "warming", PLACE_WARMING);
  if (s->subs[0] + s->subs[1] > 0)
    sv_dump_pair (sink, "subs", s->subs[0], s->subs[1]);
  sink->integer (sink->data, "ticks", s->ticks);
  sink->integer (sink->data, "throws", s->throws);
  sink->integer (sink->data, "fouls", s->fouls);
  sv_dump_pair (sink, "score", s->score[0], s->score[1]);
  sink->string (sink->data, "period", period_words[s->period]);
  if (s->last_side != NOBODY && s->period != PERIOD_SHOOTOUT)
    dump_last (sink, s);
  if (s->barred != NOBODY && s->period != PERIOD_SHOOTOUT && is_told (s, s->barred))
    dump_man (sink, "barred", s->barred);
  if (s->phase == PHASE_ROLL && champions_can_warm (p, s, s->turn))
    sink->boolean (sink->data, "no_warm", true);
}

static void
write_way (const ChampionsWay *way, const SvSink *sink)
{
  sink->begin_object (sink->data, "flight");
  sv_dump_word (sink, "side", champions_side_words, way->side);
  sink->begin_array (sink->data, "way");
  for (unsigned i = 0; i < way->n; i++)
    dump_square (sink, NULL, way->squares[i]);
  sink->end_array (sink->data);
  sink->integer (sink->data, "left", way->left);
  sink->boolean (sink->data, "loose", way->loose != 0);
  sink->boolean (sink->data, "save", way->save != 0);
  sv_dump_word (sink, "next", champions_side_words, way->next);
  if (way->struck != NOBODY)
    dump_man (sink, "struck", way->struck);
  if (way->trying != NOBODY) {
    dump_man (sink, "trying", way->trying);
    dump_square (sink, "from", way->from);
  }
  write_sets (sink, "later", way->later);
  write_sets (sink, "window", way->window);
  sink->end_object (sink->data);
}

void
champions_dump_start (const void *setup, const void *state, const SvSink *sink)
{
  const ChampionsState *s = state;
  const bool rests =
      !champions_is_before_kickoff (s) && s->phase != PHASE_KICKOFF && s->period != PERIOD_SHOOTOUT;
  ChampionsWay way;

  write_men (s, sink, HOME);
  write_men (s, sink, AWAY);
  dump_square (sink, "ball", rests ? champions_resting_ball (s) : NOBODY);
  sv_dump_word (sink, "turn", champions_side_words, rests ? s->turn : NOBODY);
  if (!champions_is_before_kickoff (s))
    write_rest (setup, s, sink);
  if (champions_way_tell (setup, s, &way))
    write_way (&way, sink);
}

/* --- The position to begin from, read --------------------------------------------------------- */

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
    sv_text_print (path, sizeof path, "%s/%u", champions_side_words[side], i + 1);
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

static bool
read_keeper (Reader *r, unsigned side)
{
  ChampionsState *s = r->s;
  uint16_t number;
  char path[32];

  s->keeper[side] = (uint8_t)find_keeper (s, side, NOBODY);
  sv_text_print (path, sizeof path, "keeper/%s", champions_side_words[side]);
  if (!read_number (r, path, SQUAD, &number))
    return false;
  if (number > 0) {
    const unsigned man = man_of (side, number);
    if (!on_pitch (s, man) && place_of (s, man) != PLACE_WAIT)
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
    sv_text_print (path, sizeof path, "%s/%s/%u", key, champions_side_words[side], i);
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
read_places (Reader *r, const char *key, unsigned side, unsigned place)
{
  uint32_t bits;

  if (!read_set (r, key, side, &bits))
    return false;
  move_off_bench (r->s, side, bits, place);
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
      !read_set (r, "injured", side, &s->injured[side]) ||
      !read_places (r, "off", side, PLACE_OFF) ||
      !read_places (r, "warming", side, PLACE_WARMING) ||
      !read_set (r, "sent_off", side, &s->sent_off[side]))
    return false;
  s->sent_off[side] &= champions_men_in (s, side, PLACE_OFF);
  sv_text_print (path, sizeof path, "subs/%s", champions_side_words[side]);
  if (!read_number (r, path, 9, &value))
    return false;
  s->subs[side] = (uint8_t)value;
  sv_text_print (path, sizeof path, "score/%s", champions_side_words[side]);
  return read_number (r, path, 9999, &s->score[side]);
}

/* Nobody, if it is not there. */
static bool
read_man (Reader *r, const char *path, uint8_t *out)
{
  uint8_t side;
  uint16_t number;
  char part[48];

  *out = NOBODY;
  sv_text_print (part, sizeof part, "%s/0", path);
  if (!sv_read_word (&r->base, part, champions_side_words, 2, NOBODY, &side))
    return false;
  sv_text_print (part, sizeof part, "%s/1", path);
  if (!read_number (r, part, SQUAD, &number))
    return false;
  if (side == NOBODY || number == 0)
    return true;
  *out = (uint8_t)man_of (side, number);
  return on_pitch (r->s, *out) || refuse (r, path, N_ ("this player is not on the pitch"));
}

static bool
read_touches (Reader *r)
{
  ChampionsState *s = r->s;

  return sv_read_word (&r->base, "last/0", champions_side_words, 2, NOBODY, &s->last_side) &&
         sv_read_word (&r->base, "last/1", touch_words, 3, TOUCH_PLAY, &s->last_kind) &&
         read_man (r, "barred", &s->barred);
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

static bool
read_squares (Reader *r, ChampionsWay *way)
{
  char path[32];

  for (way->n = 0; way->n < MAX_WAY; way->n++) {
    sv_text_print (path, sizeof path, "flight/way/%u", way->n);
    if (sv_reader_get (&r->base, path).kind == SV_SOURCE_ABSENT)
      break;
    if (!read_square (r, path, &way->squares[way->n]))
      return false;
    if (way->squares[way->n] == NOBODY)
      return refuse (r, path, N_ ("is no square of the pitch"));
  }
  return true;
}

static bool
read_way (Reader *r, unsigned turn, ChampionsWay *way)
{
  uint16_t left;

  memset (way, 0, sizeof *way);
  if (turn == NOBODY)
    return refuse (r, "turn", N_ ("it must be the turn of a team"));
  way->turn = (uint8_t)turn;
  if (!sv_read_word (&r->base, "flight/side", champions_side_words, 2, SV_MUST, &way->side) ||
      !sv_read_word (&r->base, "flight/next", champions_side_words, 2, SV_MUST, &way->next) ||
      !read_number (r, "flight/left", 6, &left) ||
      !sv_read_bool (&r->base, "flight/loose", &way->loose) ||
      !sv_read_bool (&r->base, "flight/save", &way->save) ||
      !read_man (r, "flight/struck", &way->struck) ||
      !read_man (r, "flight/trying", &way->trying) || !read_square (r, "flight/from", &way->from))
    return false;
  way->left = (uint8_t)left;
  for (unsigned side = 0; side < 2; side++)
    if (!read_set (r, "flight/later", side, &way->later[side]) ||
        !read_set (r, "flight/window", side, &way->window[side]))
      return false;
  return read_squares (r, way);
}

static bool
begin_flight (Reader *r, unsigned turn)
{
  SvPhrase why;
  ChampionsWay way;

  if (r->s->period == PERIOD_SHOOTOUT)
    return refuse (r, "period", N_ ("a shoot-out has no ball on the pitch"));
  return read_way (r, turn, &way) &&
         (champions_way_take (r->p, r->s, &way, &why) ||
          refuse (r, "flight", N_ ("the ball cannot have gone this way")));
}

bool
champions_restore (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  ChampionsState *s = state;
  Reader r = { { source, fault }, setup, s };
  uint8_t turn;

  champions_clear (r.p, s);
  if (!sv_read_word (&r.base, "period", period_words, 3, PERIOD_NORMAL, &s->period) ||
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
  if (sv_reader_get (&r.base, "flight/way/0").kind != SV_SOURCE_ABSENT)
    return begin_flight (&r, turn);
  return s->ball == NOBODY ? begin_kickoff (&r) : begin_turn (&r, turn);
}

/* --- Set up by hand --------------------------------------------------------------------------- */

enum {
  MOMENT_LINEUP,
  MOMENT_KICKOFF,
  MOMENT_TURN,
  MOMENT_INTERCEPTION,
  MOMENT_SAVE,
  MOMENT_SHOOTOUT,
  MOMENT_OVER
};

const SvPhase champions_phases[] = {
  { N_ ("The line-up"), 0 },
  { N_ ("Kick-off"), 0 },
  { N_ ("A turn"), SV_PHASE_SIDE | SV_PHASE_FREE_BALL },
  { N_ ("An interception"), SV_PHASE_SIDE | SV_PHASE_TRAIL | SV_PHASE_POINTS },
  { N_ ("A save"), SV_PHASE_SIDE | SV_PHASE_TRAIL | SV_PHASE_POINTS },
  { N_ ("The penalty shoot-out"), 0 },
  { N_ ("The match is over"), 0 },
  { NULL },
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
  if (s->phase == PHASE_ICEPT || s->phase == PHASE_IROLL)
    return MOMENT_INTERCEPTION;
  if (s->phase == PHASE_SAVE || s->phase == PHASE_SROLL)
    return MOMENT_SAVE;
  return s->phase == PHASE_KICKOFF ? MOMENT_KICKOFF : MOMENT_TURN;
}

/* What nobody sets up by hand, and goes on while the men stand on the pitch. */
typedef struct {
  ChampionsWay way; /* goes on while the ball goes the same way */
  uint32_t yellow[2], injured[2], sent_off[2], off[2], warming[2];
  uint16_t ticks, throws, fouls;
  uint8_t subs[2];
  uint8_t keeper[2]; /* or nobody */
  uint8_t last_side, last_kind, barred;
  uint8_t period; /* whose clock it is, from 1; 0: there is nothing */
} Kept;

_Static_assert(sizeof (Kept) <= SV_MAX_KEPT, "a placement holds what is kept");

static void
keep (const ChampionsSetup *p, const ChampionsState *s, uint8_t *kept)
{
  Kept k;

  memset (&k, 0, sizeof k);
  champions_way_tell (p, s, &k.way);
  for (unsigned side = 0; side < 2; side++) {
    k.yellow[side] = s->yellow[side];
    k.injured[side] = s->injured[side];
    k.sent_off[side] = s->sent_off[side];
    k.off[side] = champions_men_in (s, side, PLACE_OFF);
    k.warming[side] = champions_men_in (s, side, PLACE_WARMING);
    k.subs[side] = s->subs[side];
    k.keeper[side] = (uint8_t)find_keeper (s, side, s->keeper[side]);
  }
  k.ticks = s->ticks;
  k.throws = s->throws;
  k.fouls = s->fouls;
  k.last_side = s->last_side;
  k.last_kind = s->last_kind;
  k.barred = s->barred != NOBODY && stands (s, s->barred) ? s->barred : NOBODY;
  k.period = s->period + 1;
  memcpy (kept, &k, sizeof k);
}

static void
tell_trail (const ChampionsWay *way, SvPlacement *out)
{
  out->side = way->side;
  out->points = way->left;
  out->n_trail = way->n;
  for (unsigned i = 0; i < way->n; i++)
    out->trail[i] = way->squares[i];
}

void
champions_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const ChampionsState *s = state;
  const unsigned moment = moment_of (s);
  const bool flies = (champions_phases[moment].flags & SV_PHASE_TRAIL) != 0;
  ChampionsWay way;

  if (moment != MOMENT_LINEUP && moment != MOMENT_SHOOTOUT)
    keep (setup, s, out->kept);
  out->phase = moment;
  out->ball_piece = -1;
  out->ball_space = moment == MOMENT_TURN || flies ? (int16_t)champions_resting_ball (s) : -1;
  if (champions_way_tell (setup, s, &way))
    tell_trail (&way, out);
  for (unsigned man = 0; man < MEN; man++)
    if (moment == MOMENT_LINEUP || moment == MOMENT_SHOOTOUT ||
        (on_pitch (s, man) && s->at[place_of (s, man)] != man))
      out->spaces[man] = -1;
}

/* --- From a placement: each step takes over a part, or gives false and the reason. ------------ */

typedef struct {
  const ChampionsSetup *p;
  const SvPlacement *in;
  ChampionsState *s;
  SvPhrase *why;
} Placing;

static bool
take_period (Placing *p)
{
  if (champions_period_name (p->p, p->in->period) == NULL)
    return sv_refuse_placement (p->why, N_ ("A match in this variant has no such period."), -1, -1);
  p->s->period = (uint8_t)(p->in->period - 1);
  for (int side = 0; side < 2; side++)
    p->s->score[side] = (uint16_t)p->in->score[side];
  if (p->s->period != PERIOD_NORMAL && p->in->phase != MOMENT_OVER &&
      p->s->score[0] != p->s->score[1])
    return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                -1);
  return true;
}

static bool
take_man (Placing *p, unsigned man)
{
  const unsigned square = (unsigned)p->in->spaces[man], side = side_of (man);
  ChampionsState *s = p->s;

  if (!is_free (s, square)) {
    sv_refuse_placement (p->why, N_ ("{piece} and {piece2} stand on the same square."), (int)side,
                         (int)man);
    p->why->piece2 = s->at[square];
    return false;
  }
  if (place_of (s, man) == PLACE_ABSENT)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} cannot play in this match."),
                                (int)side, (int)man);
  if (champions_goal_side (square) != NOBODY && champions_goal_side (square) != side)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} stands in the goal of {other}."),
                                (int)side, (int)man);
  champions_put (s, man, square);
  return true;
}

/* In a moment in which nobody does. */
static bool
nobody_stands (Placing *p)
{
  for (unsigned man = 0; man < MEN; man++)
    if (p->in->spaces[man] >= 0)
      return sv_refuse_placement (p->why, N_ ("{piece} of {team} must be beside the pitch now."),
                                  (int)side_of (man), (int)man);
  return true;
}

/* After the men: who was put on the pitch is there, whatever happened to him before. */
static void
take_kept (Placing *p)
{
  ChampionsState *s = p->s;
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  if (k.period == 0)
    return;
  for (unsigned side = 0; side < 2; side++) {
    s->yellow[side] = k.yellow[side];
    s->injured[side] = k.injured[side];
    move_off_bench (s, side, k.off[side], PLACE_OFF);
    move_off_bench (s, side, k.warming[side], PLACE_WARMING);
    s->sent_off[side] = k.sent_off[side] & champions_men_in (s, side, PLACE_OFF);
    s->subs[side] = k.subs[side];
    s->keeper[side] = k.keeper[side];
  }
  s->last_side = k.last_side;
  s->last_kind = k.last_kind;
  if (k.barred != NOBODY && on_pitch (s, k.barred))
    s->barred = k.barred;
  s->fouls = k.fouls;
  s->throws = k.throws;
  if (k.period == p->in->period)
    s->ticks = k.ticks;
}

static bool
take_men (Placing *p)
{
  ChampionsState *s = p->s;

  for (unsigned man = 0; man < MEN; man++)
    if (p->in->spaces[man] >= 0 && !take_man (p, man))
      return false;
  take_kept (p);
  for (unsigned side = 0; side < 2; side++) {
    if (set_count (s->men[side]) > 11)
      return sv_refuse_placement (p->why, N_ ("{team} has more than eleven players on the pitch."),
                                  (int)side, -1);
    if (set_is_empty (s->men[side]))
      return sv_refuse_placement (p->why, N_ ("{team} has no players on the pitch."), (int)side,
                                  -1);
    s->keeper[side] = (uint8_t)find_keeper (s, side, s->keeper[side]);
    s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
    for (unsigned man = side * SQUAD; man < (side + 1) * SQUAD; man++)
      if (on_pitch (s, man) && champions_goal_side (place_of (s, man)) == side &&
          !is_keeper (s, man))
        return sv_refuse_placement (
            p->why, N_ ("Only one player of {team} can stand in the goal, not {piece} too."),
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
    return sv_refuse_placement (
        p->why, N_ ("At the kick-off a player of each team stands at the centre spot."), -1, -1);
  if (s->period != PERIOD_NORMAL)
    return sv_refuse_placement (p->why, N_ ("The kick-off is at the beginning of the match."), -1,
                                -1);
  ask (p->s, PHASE_KICKOFF, AWAY);
  return true;
}

static bool
take_turn (Placing *p)
{
  const int ball = p->in->ball_space;

  if (p->in->side != HOME && p->in->side != AWAY)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  if (p->s->period == PERIOD_SHOOTOUT)
    return sv_refuse_placement (p->why, N_ ("There are no turns in a penalty shoot-out."), -1, -1);
  if (ball < 0 || !set_has (&champions_field, (unsigned)ball))
    return sv_refuse_placement (p->why, N_ ("The ball must lie on a square inside the lines."), -1,
                                -1);
  if (!is_free (p->s, (unsigned)ball))
    return sv_refuse_placement (
        p->why, N_ ("The ball must lie on a free square, not with {piece}."), -1, p->s->at[ball]);
  p->s->ball = (uint8_t)ball;
  champions_turn_open (p->p, p->s, (unsigned)p->in->side);
  champions_run (p->p, p->s);
  return true;
}

/* The way that a person shows, all of it played and with nobody throwing yet. */
static void
show_way (const SvPlacement *in, ChampionsWay *way)
{
  memset (way, 0, sizeof *way);
  way->n = (uint8_t)(in->n_trail < MAX_WAY ? in->n_trail : MAX_WAY);
  for (unsigned i = 0; i < way->n; i++)
    way->squares[i] = in->trail[i] >= 0 && in->trail[i] < SQUARES ? (uint8_t)in->trail[i] : NOBODY;
  way->side = way->turn = (uint8_t)in->side;
  way->next = 1 - way->side;
  way->struck = way->trying = way->from = NOBODY;
}

/* The way goes on as it was if it is still the same one; who touched the ball last with it. */
static void
keep_way (Placing *p, ChampionsWay *way)
{
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  if (k.way.n > 0 && k.way.n == way->n && k.way.side == way->side &&
      memcmp (k.way.squares, way->squares, sizeof way->squares) == 0) {
    *way = k.way;
    return;
  }
  p->s->last_side = way->side;
  p->s->last_kind = TOUCH_PLAY;
  p->s->barred = NOBODY;
}

/* Who was to throw does so no more, but may have tried: then he stands where the ball had passed. */
static void
stop_trying (ChampionsWay *way)
{
  if (way->save)
    way->later[side_of (way->trying)] |= bit_of (way->trying);
  way->trying = way->from = NOBODY;
  way->window[HOME] = way->window[AWAY] = 0;
}

static bool
take_flight (Placing *p)
{
  const int points = p->in->points;
  ChampionsState before;
  ChampionsWay way;

  if (p->in->side != HOME && p->in->side != AWAY)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  if (p->s->period == PERIOD_SHOOTOUT)
    return sv_refuse_placement (p->why, N_ ("There are no turns in a penalty shoot-out."), -1, -1);
  show_way (p->in, &way);
  keep_way (p, &way);
  before = *p->s;
  way.left = (uint8_t)clamp (points > 0 ? (unsigned)points : 0, 0, UINT8_MAX / 2);
  way.save = p->in->phase == MOMENT_SAVE;
  if (champions_way_take (p->p, p->s, &way, p->why))
    return true;
  if (way.trying == NOBODY)
    return false;
  stop_trying (&way);
  *p->s = before;
  return champions_way_take (p->p, p->s, &way, p->why);
}

/* The usual eleven take the kicks. */
static bool
take_shootout (Placing *p)
{
  if (!p->p->shootout)
    return sv_refuse_placement (p->why, N_ ("There is no penalty shoot-out in this variant."), -1,
                                -1);
  if (p->s->score[0] != p->s->score[1])
    return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                -1);
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

static void
run_out_clock (const ChampionsSetup *p, ChampionsState *s)
{
  const int limit = champions_clock_limit (p, s), ticks = limit / p->minute_step + 1;

  if (p->clock == CLOCK_THROWS && s->throws < limit)
    s->throws = (uint16_t)limit;
  if (p->clock == CLOCK_ONES && s->ticks < ticks)
    s->ticks = (uint16_t)ticks;
}

static bool
take_over (Placing *p)
{
  ChampionsState *s = p->s;
  const bool level = s->score[0] == s->score[1];

  if (s->period == PERIOD_SHOOTOUT) {
    if (!level)
      return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                  -1);
    s->so_score[HOME] = 1;
    champions_end (s, ENDED_PENALTIES);
    return true;
  }
  if (level && p->p->shootout)
    return sv_refuse_placement (p->why, N_ ("A drawn match is decided by a penalty shoot-out."), -1,
                                -1);
  if (level && p->p->extra_time && s->period == PERIOD_NORMAL)
    return sv_refuse_placement (p->why, N_ ("A drawn match goes on in extra time."), -1, -1);
  if (s->period == PERIOD_EXTRA && !level) {
    champions_end (s, ENDED_GOLDEN);
    return true;
  }
  run_out_clock (p->p, s);
  champions_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : ENDED_EXTRA);
  return true;
}

bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  ChampionsState *s = state;
  Placing p = { setup, in, s, why };

  champions_clear (p.p, s);
  if (!take_period (&p))
    return false;
  if ((in->phase == MOMENT_SHOOTOUT || in->phase == MOMENT_LINEUP) && !nobody_stands (&p))
    return false;
  if (in->phase == MOMENT_SHOOTOUT) {
    s->period = PERIOD_SHOOTOUT;
    return take_shootout (&p);
  }
  if (in->phase == MOMENT_LINEUP) {
    if (in->score[0] != 0 || in->score[1] != 0 || s->period != PERIOD_NORMAL)
      return sv_refuse_placement (why, N_ ("Nobody has scored before the kick-off."), -1, -1);
    champions_init (setup, s);
    return true;
  }
  if (!take_men (&p))
    return false;
  if (in->phase == MOMENT_OVER)
    return take_over (&p);
  if ((champions_phases[in->phase].flags & SV_PHASE_TRAIL) != 0)
    return take_flight (&p);
  return in->phase == MOMENT_KICKOFF ? take_kickoff (&p) : take_turn (&p);
}
