/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes positions as JSON: the complete `state` object, as the command line prints it,
 * and the `position` that a match starts from. RULES.md chapters 4 and 6. */

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

/* Write a piece, or null if there is none. */
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

/* --- Writing a starting position --- */

/* Write where the pieces are, where the ball lies and whose turn
 * begins, or the way of a ball that can be intercepted or saved; no other part of an unfinished
 * turn. */

static bool
is_told (const ChampionsState *s, unsigned man)
{
  const unsigned place = place_of (s, man);

  if (s->period == PERIOD_SHOOTOUT)
    return place < SQUARES || place == PLACE_WAIT;
  return stands (s, man);
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

/* --- The position to begin from, read --- */

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
  return *out != NOBODY || refuse (r, path, N_ ("is not a square of the pitch"));
}

/* Read a number from 0 to @max; 0 if it is absent. */
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

  s->keeper[side] = (uint8_t)champions_find_keeper (s, side, NOBODY);
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
  champions_move_off_bench (r->s, side, bits, place);
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

/* Read a piece; NOBODY if it is absent. */
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

/* Begin at the kick-off, because the object has neither ball nor turn. */
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
  if (turn == NOBODY) { /* only after the end of the match may the object have no turn */
    if (!champions_clock_stops (r->p, s) && !champions_clock_is_full (r->p, s))
      return refuse (r, "turn", N_ ("it must be the turn of a team"));
    champions_run (r->p, s);
    return true;
  }
  /* The clock may be full already; it is checked only after this turn. */
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
      return refuse (r, path, N_ ("is not a square of the pitch"));
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
  if (!sv_goals_fit (s->score, r.p->goals, true))
    return refuse (&r, "score", sv_goals_fault); /* C-156 */
  if (sv_goals_reached (s->score, r.p->goals)) {
    champions_end (s, ENDED_FULL);
    return true;
  }
  if (set_is_empty (all_men (s)) && s->period != PERIOD_SHOOTOUT && s->ball == NOBODY) {
    champions_init (setup, s);
    return true;
  }
  if (sv_reader_get (&r.base, "flight/way/0").kind != SV_SOURCE_ABSENT)
    return begin_flight (&r, turn);
  return s->ball == NOBODY ? begin_kickoff (&r) : begin_turn (&r, turn);
}
