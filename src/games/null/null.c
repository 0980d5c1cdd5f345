/* SPDX-License-Identifier: GPL-3.0-or-later */

/* null: the template for a new game. Two sides race one runner each along five spaces; each turn
 * is a die and then the choice to run or to rest. To make a game, copy this folder, rename it,
 * and add its name to games.list.
 *
 *   N-1  A side throws a six-sided die. A six, and only a six, ends the turn without a move.
 *   N-2  Otherwise it may `run`, one space on, or `rest`.
 *   N-3  The first runner on the last space scores and wins; `time` ends the match at once.
 *
 * Only the rules of a game are required. Everything else (words, files, cards, positions set up
 * by hand …) comes in groups of functions, any of which may be left out: see sv-game.h. */

#include <string.h>

#include "sv-game.h"

enum { SPACES = 5, VERB_RUN = SV_VERB_GAME, VERB_REST };
enum { PHASE_THROW, PHASE_CHOOSE, PHASE_OVER };

typedef struct {
  int32_t minutes;
} NullSetup;

typedef struct {
  uint8_t phase, side, at[2];
} NullState;

/* clang-format off */
static const char *const phases[] = { "throw", "choose", "over" };
static const char *const sides[] = { "home", "away" };
static const char *const zones[] = { N_ ("track") };

static const SvSpace spaces[SPACES] = {
  { .name = "1", .label = "1", .x = 2, .y = 2 },
  { .name = "2", .label = "2", .x = 6, .y = 2 },
  { .name = "3", .label = "3", .x = 10, .y = 2 },
  { .name = "4", .label = "4", .x = 14, .y = 2 },
  { .name = "5", .label = "5", .x = 18, .y = 2 },
};

static const SvBoard track = {
  .id = "null", .floor = SV_FLOOR_WOOD, .w = 20, .h = 4, .margin = 1, .radius = 1.5f,
  .n_zones = 1, .zones = zones, .n_spaces = SPACES, .spaces = spaces,
};

static const SvField variant_fields[] = {
  { SV_INT ("minutes", NullSetup, minutes, 1, 60, 5), .label = N_ ("Length of a half"),
    .unit = N_ ("minutes"), .unit_one = N_ ("minute"),
    .help = N_ ("How long the clock of each half runs."), .rule = "N-3" },
};
/* clang-format on */

static bool
has_won (const NullState *s, unsigned side)
{
  return s->at[side] == SPACES - 1;
}

/* --- Rules --- */

static const SvBoard *
board (const void *setup)
{
  return &track;
}

static void
init (const void *setup, void *state)
{
  memset (state, 0, sizeof (NullState));
}

static void
node (const void *setup, const void *state, SvNode *out)
{
  const NullState *s = state;

  *out = (SvNode){ .kind = SV_NODE_OVER, .side = -1 };
  if (s->phase == PHASE_OVER)
    return;
  out->kind = s->phase == PHASE_THROW ? SV_NODE_CHANCE : SV_NODE_DECISION;
  out->side = (int8_t)s->side;
  out->side_name = sides[s->side];
  out->die = s->phase == PHASE_THROW ? 6 : 0;
  out->time = true;
}

static unsigned
legal (const void *setup, const void *state, SvEvent *events)
{
  const NullState *s = state;

  if (s->phase == PHASE_OVER)
    return 0;
  for (unsigned i = 0; i < 6 && s->phase == PHASE_THROW; i++)
    events[i] = sv_event_die (i + 1);
  for (unsigned i = 0; i < 2 && s->phase == PHASE_CHOOSE; i++)
    events[i] = sv_event_plain (VERB_RUN + i);
  return s->phase == PHASE_THROW ? 6 : 2;
}

static void
apply (const void *setup, void *state, SvEvent event)
{
  NullState *s = state;

  if (event.verb == VERB_RUN)
    s->at[s->side]++;
  if (event.verb == SV_VERB_TIME || has_won (s, s->side)) { /* N-3: the match ends */
    s->phase = PHASE_OVER;
  } else if (event.verb == SV_VERB_DIE && event.a < 6) { /* N-1: after a six there is no choice */
    s->phase = PHASE_CHOOSE;
  } else {
    s->phase = PHASE_THROW;
    s->side ^= 1;
  }
}

static void
event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  if (event.verb == SV_VERB_DIE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
  else if (event.verb == SV_VERB_TIME)
    strcpy (text, "time");
  else
    strcpy (text, event.verb == VERB_RUN ? "run" : "rest");
}

/* --- Face --- */

static void
view (const void *setup, const void *state, SvView *out)
{
  const NullSetup *p = setup;
  const NullState *s = state;
  const bool over = s->phase == PHASE_OVER;

  memset (out, 0, sizeof *out);
  out->n_pieces = 2;
  for (int i = 0; i < 2; i++) {
    out->pieces[i] = (SvPiece){
      .side = (int8_t)i, .number = 1, .space = s->at[i], .card = -1, .look = "person"
    };
    out->score[i] = has_won (s, i);
    out->zone_side[i] = out->zone_side[2 + i] = -1;
  }
  if (s->phase == PHASE_CHOOSE)
    out->pieces[s->side].flags = SV_PIECE_ACTIVE;
  out->ball_space = out->ball_piece = out->points = -1;
  out->attacking = over ? -1 : (int8_t)s->side;
  out->winner = has_won (s, 0) ? 0 : has_won (s, 1) ? 1 : -1;
  out->period = out->n_periods = 1;
  out->period_name = N_ ("Match");
  out->period_ms = p->minutes * 60000;
  out->clock_runs = !over;
  out->stage = over ? SV_STAGE_OVER : SV_STAGE_PLAY;
  out->phase = phases[s->phase];
}

static void
event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  const NullState *s = state;

  *out = (SvTarget){ .piece = -1, .space = -1 };
  if (event.verb == VERB_RUN) {
    out->piece = s->side;
    out->space = (int16_t)(s->at[s->side] + 1);
  } else if (event.verb == VERB_REST) {
    out->button = N_ ("Rest");
  }
}

static void
prompt (const void *setup, const void *state, SvPhrase *out)
{
  static const char *const asks[] = { N_ ("{team} — throw the die"), N_ ("{team} — run or rest"),
                                      N_ ("The race is over") };
  const NullState *s = state;

  *out = sv_phrase (asks[s->phase], s->side);
}

static void
piece_name (const void *setup, int piece, SvPhrase *out)
{
  *out = sv_phrase (N_ ("runner"), piece);
}

/* --- Files --- */

static void
dump (const void *setup, const void *state, const SvSink *sink)
{
  const NullState *s = state;

  sv_dump_word (sink, "phase", phases, s->phase);
  sv_dump_word (sink, "side", sides, s->side);
  sink->begin_array (sink->data, "at");
  for (int i = 0; i < 2; i++)
    sink->integer (sink->data, NULL, s->at[i]);
  sink->end_array (sink->data);
}

static bool
restore (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  const SvReader r = { source, fault };
  NullState *s = state;
  int64_t at[2];

  memset (s, 0, sizeof *s);
  if (!sv_read_word (&r, "phase", phases, SV_COUNT (phases), SV_MUST, &s->phase) ||
      !sv_read_word (&r, "side", sides, SV_COUNT (sides), SV_MUST, &s->side) ||
      !sv_read_number (&r, "at/0", 0, SPACES - 1, SV_MUST, &at[0]) ||
      !sv_read_number (&r, "at/1", 0, SPACES - 1, SV_MUST, &at[1]))
    return false;
  s->at[0] = (uint8_t)at[0];
  s->at[1] = (uint8_t)at[1];
  if (s->phase == PHASE_OVER ? !has_won (s, 0) || !has_won (s, 1)
                             : !has_won (s, 0) && !has_won (s, 1))
    return true;
  return sv_reader_refuse (&r, "at", N_ ("the race is over when one runner stands at the end"));
}

/* --- Evaluation --- */

/* Return the score in hundredths, plus half a goal for a lead of four spaces. */
static int
appraise (const void *setup, const void *state, int side)
{
  const NullState *s = state;

  return 100 * (has_won (s, side) - has_won (s, 1 - side)) + 12 * (s->at[side] - s->at[1 - side]);
}

extern const SvGame null_game;
/* clang-format off */
const SvGame null_game = {
  .id = "null", .title = N_ ("Null"), .summary = N_ ("A template for games."),
  .credit = N_ ("The Speelveld developers"),
  .setup_size = sizeof (NullSetup), .state_size = sizeof (NullState),
  .max_legal = 6, .n_pieces = 2, .n_seats_max = 2, .dice = true,
  .variant_fields = variant_fields, .n_variant_fields = SV_COUNT (variant_fields),
  /* rules */
  .board = board, .init = init, .node = node, .legal = legal, .apply = apply,
  .event_text = event_text, .view = view, .event_target = event_target,
  /* groups */
  .words = { .prompt = prompt, .piece_name = piece_name },
  .files = { .dump = dump, .restore = restore },
  .evaluation = { .appraise = appraise },
};
