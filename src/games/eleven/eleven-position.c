/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes positions as JSON: the `state` object of RULES.md chapter 6. */

#include "eleven-position.h"
#include "eleven-board.h"
#include "eleven-check.h"
#include "eleven-rules.h"

#include <string.h>

const char *const eleven_phase_names[] = { "toss",  "place", "lift",  "throw", "turn", "push",
                                           "shoot", "aim",   "guess", "over",  NULL };
static const char *const sides[] = { "home", "away" };

static void
dump_space (const SvSink *sink, const char *key, const SvBoard *board, unsigned space)
{
  sv_dump_text (sink, key, space == ELEVEN_NONE ? NULL : board->spaces[space].name);
}

/* Write the spaces of a side's field players in the order of the board. */
static void
dump_field (const SvSink *sink, const SvBoard *board, const ElevenState *s, unsigned side)
{
  for (unsigned i = 0; i < board->n_spaces; i++) {
    const unsigned piece = s->occ[i];
    if (piece != ELEVEN_NONE && !eleven_is_goalie (piece) && eleven_side_of (piece) == side)
      sink->string (sink->data, NULL, board->spaces[i].name);
  }
}

/* Write the spaces of a side's field players in the order of their numbers, so that reading gives
 * the same numbers. A player beside the board is null; nulls at the end are left out. */
static void
dump_numbered (const SvSink *sink, const SvBoard *board, const ElevenState *s, unsigned side)
{
  unsigned last = ELEVEN_MAX_PLAYERS;

  while (last > 0 && s->at[2 * last + side] == ELEVEN_NONE)
    last--;
  for (unsigned i = 1; i <= last; i++)
    dump_space (sink, NULL, board, s->at[2 * i + side]);
}

typedef void (*DumpField) (const SvSink *, const SvBoard *, const ElevenState *, unsigned side);

static void
dump_team (
    const SvSink *sink, const SvBoard *board, const ElevenState *s, unsigned side, DumpField field)
{
  sink->begin_object (sink->data, sides[side]);
  sink->begin_array (sink->data, "field");
  field (sink, board, s, side);
  sink->end_array (sink->data);
  dump_space (sink, "goalie", board, s->at[side]);
  sink->integer (sink->data, "bench", s->bench[side]);
  sink->end_object (sink->data);
}

static void
dump_series (const SvSink *sink, const SvBoard *board, const ElevenState *s)
{
  sink->begin_array (sink->data, "series");
  for (unsigned i = 0; i < board->n_spaces; i++)
    if (memchr (s->series, (int)i, s->n_series) != NULL)
      sink->string (sink->data, NULL, board->spaces[i].name);
  sink->end_array (sink->data);
}

static void
dump_end (const SvSink *sink, const SvBoard *board, const ElevenState *s)
{
  const bool over = s->phase == PHASE_OVER;

  dump_space (sink, "active", board, s->active);
  sink->boolean (sink->data, "fresh", s->fresh);
  if (s->att_at != ELEVEN_NONE) {
    sink->begin_object (sink->data, "attack");
    dump_space (sink, "from", board, s->att_from);
    dump_space (sink, "at", board, s->att_at);
    sink->end_object (sink->data);
  } else {
    sink->null (sink->data, "attack");
  }
  dump_series (sink, board, s);
  sink->integer (sink->data, "aim", s->aim);
  sv_dump_word (sink, "kick_side", sides, s->kick_side);
  if (s->period == PERIOD_SHOOTOUT) {
    sink->begin_object (sink->data, "shootout");
    sv_dump_pair (sink, "goals", s->so[0], s->so[1]);
    sink->integer (sink->data, "shots", s->so_n);
    sink->end_object (sink->data);
  } else {
    sink->null (sink->data, "shootout");
  }
  if (over && eleven_winner (s) == ELEVEN_NONE)
    sink->string (sink->data, "winner", "draw");
  else
    sv_dump_word (sink, "winner", sides, over ? eleven_winner (s) : ELEVEN_NONE);
}

static void
dump_all (const void *setup, const ElevenState *s, const SvSink *sink, DumpField field)
{
  const SvBoard *board = eleven_board (setup);

  sink->string (sink->data, "phase", eleven_phase_names[s->phase]);
  sink->integer (sink->data, "period", s->period);
  sink->integer (sink->data, "turn", s->turn);
  sv_dump_pair (sink, "score", s->score[0], s->score[1]);
  sv_dump_word (sink, "west", sides, s->west);
  sv_dump_word (sink, "starter", sides, s->starter);
  sink->begin_object (sink->data, "clock");
  sink->boolean (sink->data, "running", s->running);
  sink->boolean (sink->data, "out", s->out);
  sink->integer (sink->data, "period_turn", s->period_turn);
  sink->end_object (sink->data);
  dump_team (sink, board, s, 0, field);
  dump_team (sink, board, s, 1, field);
  dump_space (sink, "ball", board, s->ball);
  sink->integer (sink->data, "points", s->points);
  sink->boolean (sink->data, "shot", s->shot);
  dump_end (sink, board, s);
}

void
eleven_dump (const void *setup, const void *state, const SvSink *sink)
{
  dump_all (setup, state, sink, dump_field);
}

/* Write a starting position: like the `state` object, but with players by number, and with the
 * side that decides or throws, because after a goal that does not follow from the rest. */
void
eleven_dump_start (const void *setup, const void *state, const SvSink *sink)
{
  const ElevenState *s = state;

  dump_all (setup, s, sink, dump_numbered);
  sv_dump_word (sink, "side", sides, s->side);
}

/* --- Reading --- */

typedef struct {
  SvReader base;
  const ElevenSetup *setup;
  const SvBoard *board;
  ElevenState *s;
} Reader;

static bool
refuse (Reader *r, const char *path, const char *why)
{
  return sv_reader_refuse (&r->base, path, why);
}

static bool
read_side (Reader *r, const char *path, uint8_t *out)
{
  return sv_read_word (&r->base, path, sides, 2, ELEVEN_NONE, out);
}

/* Read a space by its name. Null or absent means no space. */
static bool
read_space (Reader *r, const char *path, uint8_t *out)
{
  const SvSourceValue value = sv_reader_get (&r->base, path);
  int space = -1;

  *out = ELEVEN_NONE;
  if (!sv_reader_has (&r->base, path))
    return true;
  if (value.kind == SV_SOURCE_STRING)
    space = sv_board_find (r->board, value.string, -1);
  if (space < 0)
    return refuse (r, path, N_ ("is not a space of this board"));
  *out = (uint8_t)space;
  return true;
}

static bool
read_piece (Reader *r, const char *path, unsigned piece)
{
  uint8_t space;

  if (!read_space (r, path, &space))
    return false;
  if (space == ELEVEN_NONE)
    return true;
  if (r->s->occ[space] != ELEVEN_NONE)
    return refuse (r, path, N_ ("another piece stands on this space"));
  eleven_put (r->s, piece, space);
  return true;
}

/* Read the pieces of a team. Field players get their numbers in the order of the list. */
static bool
read_team (Reader *r, unsigned side)
{
  ElevenState *s = r->s;
  char path[48];
  int64_t bench;

  sv_text_print (path, sizeof path, "%s/goalie", sides[side]);
  if (s->phase != PHASE_TOSS && sv_reader_get (&r->base, path).kind == SV_SOURCE_ABSENT)
    eleven_put (s, side, eleven_find (r->board, SV_SPACE_GOAL, 0, eleven_end (s, side)));
  else if (!read_piece (r, path, side))
    return false;
  for (unsigned i = 0;; i++) {
    sv_text_print (path, sizeof path, "%s/field/%u", sides[side], i);
    if (sv_reader_get (&r->base, path).kind == SV_SOURCE_ABSENT)
      break;
    if (i >= (unsigned)r->setup->players)
      return refuse (r, path, N_ ("the team has no more field players"));
    if (!read_piece (r, path, 2 * (i + 1) + side))
      return false;
  }
  sv_text_print (path, sizeof path, "%s/bench", sides[side]);
  if (!sv_reader_has (&r->base, path))
    return true;
  if (!sv_read_number (&r->base, path, 0, ELEVEN_MAX_PLAYERS, 0, &bench))
    return false;
  return bench == s->bench[side] ||
         refuse (r, path,
                 N_ ("with those on the board, this is not the number of players in this match"));
}

static bool
read_series (Reader *r)
{
  ElevenState *s = r->s;
  char path[32];

  for (unsigned i = 0; i <= ELEVEN_MAX_PLAYERS; i++) {
    uint8_t space;
    sv_text_print (path, sizeof path, "series/%u", i);
    if (!read_space (r, path, &space))
      return false;
    if (space == ELEVEN_NONE)
      break;
    if (memchr (s->series, space, s->n_series) != NULL)
      return refuse (r, path, N_ ("this space is listed twice"));
    s->series[s->n_series++] = space;
  }
  return true;
}

static bool
read_numbers (Reader *r)
{
  static const char *const paths[] = {
    "period", "turn", "score/home",          "score/away",          "clock/period_turn",
    "points", "aim",  "shootout/goals/home", "shootout/goals/away", "shootout/shots"
  };
  static const int64_t max[] = {
    PERIOD_SHOOTOUT, 200000,       SV_MAX_SCORE,    SV_MAX_SCORE, 200000, 12, 6,
    SV_MAX_SCORE,    SV_MAX_SCORE, 2 * SV_MAX_SCORE
  };
  int64_t values[10];
  ElevenState *s = r->s;

  for (unsigned i = 0; i < 10; i++)
    if (!sv_read_number (&r->base, paths[i], 0, max[i], 0, &values[i]))
      return false;
  s->period = (uint8_t)values[0];
  s->turn = (uint32_t)values[1];
  s->score[0] = (uint16_t)values[2];
  s->score[1] = (uint16_t)values[3];
  s->period_turn = (uint32_t)values[4];
  s->points = (uint8_t)values[5];
  s->aim = (uint8_t)values[6];
  s->so[0] = (uint16_t)values[7];
  s->so[1] = (uint16_t)values[8];
  s->so_n = (uint16_t)values[9];
  return true;
}

static bool
read_all (Reader *r)
{
  ElevenState *s = r->s;

  if (!sv_reader_has (&r->base, "phase"))
    return refuse (r, "phase", N_ ("a position must say which phase it is in"));
  return sv_read_word (&r->base, "phase", eleven_phase_names, PHASE_OVER + 1, SV_MUST, &s->phase) &&
         read_numbers (r) && sv_read_word (&r->base, "west", sides, 2, r->setup->west, &s->west) &&
         read_side (r, "starter", &s->starter) &&
         sv_read_bool (&r->base, "clock/running", &s->running) &&
         sv_read_bool (&r->base, "clock/out", &s->out) && read_team (r, 0) && read_team (r, 1) &&
         read_space (r, "ball", &s->ball) && sv_read_bool (&r->base, "shot", &s->shot) &&
         read_space (r, "active", &s->active) && sv_read_bool (&r->base, "fresh", &s->fresh) &&
         read_space (r, "attack/from", &s->att_from) && read_space (r, "attack/at", &s->att_at) &&
         read_series (r) && read_side (r, "kick_side", &s->kick_side) &&
         read_side (r, "side", &s->side);
}

/* Return whose turn it is if the object does not say: the side of a piece that is in the middle of
 * an action, or else by the number of turns, which alternate. */
static unsigned
turn_side (const ElevenState *s)
{
  const unsigned first = eleven_period_starter (s, s->period);
  unsigned player = ELEVEN_NONE;

  if (s->att_from != ELEVEN_NONE)
    player = s->occ[s->att_from];
  else if (s->active != ELEVEN_NONE)
    player = s->occ[s->active];
  else if (s->n_series > 0)
    player = eleven_holder (s);
  if (player != ELEVEN_NONE)
    return eleven_side_of (player);
  if (s->phase == PHASE_AIM || s->phase == PHASE_GUESS)
    return eleven_holder (s) == ELEVEN_NONE ? first : 1 - eleven_side_of (eleven_holder (s));
  return (s->period_turn + (s->phase == PHASE_THROW)) % 2 == 1 ? first : 1 - first;
}

/* Return the side that places next. The side that does not kick off places first, then the sides
 * alternate (E-08, E-58). */
static unsigned
placing_side (const ElevenState *s)
{
  const unsigned other = 1u - s->kick_side;

  if (s->bench[0] == 0 || s->bench[1] == 0)
    return s->bench[0] == 0;
  return s->bench[other] >= s->bench[s->kick_side] + !s->running ? other : s->kick_side;
}

/* Fill in the values that the object may leave out. */
static bool
complete (Reader *r)
{
  ElevenState *s = r->s;
  const bool setting_up = s->phase == PHASE_PLACE || s->phase == PHASE_LIFT;
  const uint8_t told = s->side;

  if (s->phase == PHASE_TOSS) {
    s->side = ELEVEN_NONE;
    return true;
  }
  if (s->starter == ELEVEN_NONE)
    s->starter = r->setup->start == START_AWAY;
  if (s->period == 0)
    s->period = 1;
  if (s->phase == PHASE_OVER) {
    s->side = ELEVEN_NONE;
    return true;
  }
  if (s->phase == PHASE_PUSH && s->active == ELEVEN_NONE)
    s->active = s->att_from;
  if (setting_up && s->kick_side == ELEVEN_NONE)
    s->kick_side = (uint8_t)eleven_period_starter (s, s->period);
  if (setting_up) {
    s->turn_side = s->kick_side;
    s->side = s->phase == PHASE_LIFT ? s->kick_side : (uint8_t)placing_side (s);
  } else {
    s->side = s->turn_side = (uint8_t)turn_side (s);
    if (s->phase == PHASE_GUESS)
      s->side ^= 1;
  }
  if (told == ELEVEN_NONE || told == s->side)
    return true;
  s->side = told;
  if (!setting_up)
    s->turn_side = s->phase == PHASE_GUESS ? 1 - told : told;
  return true;
}

bool
eleven_restore (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  const ElevenSetup *p = setup;
  ElevenState *s = state;
  Reader reader = { { source, fault }, p, eleven_board (setup), s };

  memset (s, 0, sizeof *s);
  memset (s->at, ELEVEN_NONE, sizeof s->at);
  memset (s->occ, ELEVEN_NONE, sizeof s->occ);
  s->bench[0] = s->bench[1] = (uint8_t)p->players;
  s->turn_side = s->shooter = ELEVEN_NONE;
  if (!read_all (&reader) || !complete (&reader))
    return false;
  if (s->period == PERIOD_SHOOTOUT && s->phase != PHASE_OVER)
    s->shooter = s->occ[eleven_find (reader.board, SV_SPACE_PENALTY, SV_SPACE_SPOT,
                                     eleven_end (s, 1u - s->turn_side))];
  const char *why = eleven_impossible (p, s);
  return why == NULL || refuse (&reader, "phase", why);
}
