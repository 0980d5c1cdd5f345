/* SPDX-License-Identifier: GPL-3.0-or-later */

/* null: the template of a game. Two sides race one runner each along five spaces; each turn is a
 * die and then the choice to run or to rest. Copy this folder, rename, and add the word to
 * games.list; every generic test then runs on it.
 *
 *   N-1  A side throws a d6. Six and no other number moves nobody and ends the turn.
 *   N-2  Otherwise it may `run`, one space on, or `rest`.
 *   N-3  The first runner on the last space scores and wins; `time` ends the match at once. */

#include <string.h>

#include "sv-game.h"

enum { SPACES = 5, VERB_RUN = SV_VERB_GAME, VERB_REST };
enum { PHASE_THROW, PHASE_CHOOSE, PHASE_OVER };

typedef struct {
  int32_t number;
} NullCard;

typedef struct {
  int32_t minutes;
  NullCard cards[2][1];
} NullSetup;

typedef struct {
  uint8_t phase, side, score[2], at[2];
} NullState;

static const char *const phases[] = { "throw", "choose", "over" };
static const char *const sides[] = { "home", "away" };
static const char *const zones[] = { N_ ("track") };

static const SvSpace spaces[SPACES] = {
  { .name = "1", .label = "1", .x = 2, .y = 2 },  { .name = "2", .label = "2", .x = 6, .y = 2 },
  { .name = "3", .label = "3", .x = 10, .y = 2 }, { .name = "4", .label = "4", .x = 14, .y = 2 },
  { .name = "5", .label = "5", .x = 18, .y = 2 },
};

static const SvBoard track = { .id = "null",
                               .floor = SV_FLOOR_WOOD,
                               .w = 20,
                               .h = 4,
                               .margin = 1,
                               .radius = 1.5f,
                               .n_zones = 1,
                               .zones = zones,
                               .n_spaces = SPACES,
                               .spaces = spaces };

/* clang-format off: a table reads best as one. */
static const SvField variant_fields[] = {
  { SV_INT ("minutes", NullSetup, minutes, 1, 60, 5), .label = N_ ("Length of a half"),
    .unit = N_ ("minutes"), .unit_one = N_ ("minute"),
    .help = N_ ("How long the clock of each half runs."), .rule = "N-3" },
};

static const SvField card_fields[] = {
  { SV_INT ("number", NullCard, number, 1, 1, 1), .flags = SV_FIELD_FIXED | SV_FIELD_NUMBER,
    .label = N_ ("Shirt number"), .help = N_ ("The number on the figurine's shirt."),
    .rule = "N-1" },
};
/* clang-format on */

static unsigned
card_budget (const void *setup, unsigned side, SvBudget *out)
{
  return 0;
}

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

static SvEvent
verb (unsigned v)
{
  return sv_event (v, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
}

static unsigned
legal (const void *setup, const void *state, SvEvent *events)
{
  const NullState *s = state;

  if (s->phase == PHASE_OVER)
    return 0;
  if (s->phase == PHASE_CHOOSE) {
    events[0] = verb (VERB_RUN);
    events[1] = verb (VERB_REST);
    return 2;
  }
  for (unsigned i = 0; i < 6; i++)
    events[i] = sv_event_die (i + 1);
  return 6;
}

static void
next_turn (NullState *s)
{
  s->phase = PHASE_THROW;
  s->side ^= 1;
}

static void
apply (const void *setup, void *state, SvEvent event)
{
  NullState *s = state;

  if (event.verb == SV_VERB_TIME) { /* N-3 */
    s->phase = PHASE_OVER;
  } else if (event.verb == SV_VERB_DIE) {
    if (event.a == 6) /* N-1 */
      next_turn (s);
    else
      s->phase = PHASE_CHOOSE;
  } else if (event.verb == VERB_RUN && ++s->at[s->side] == SPACES - 1) {
    s->score[s->side]++;
    s->phase = PHASE_OVER;
  } else {
    next_turn (s);
  }
}

static void
event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  if (event.verb == SV_VERB_DIE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
  else
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s",
                   event.verb == SV_VERB_TIME ? "time"
                   : event.verb == VERB_RUN   ? "run"
                                              : "rest");
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
notes (const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out)
{
  const NullState *s = before, *t = after;
  const bool won = t->score[s->side] > s->score[s->side];

  out->n = 1;
  out->notes[0].kind = won ? SV_NOTE_GOAL : SV_NOTE_PLAIN;
  out->notes[0].phrase = sv_phrase (N_ ("{team} rests."), s->side);
  if (event.verb == SV_VERB_TIME)
    out->notes[0].phrase.msgid = N_ ("Time is over.");
  else if (event.verb == SV_VERB_DIE)
    out->notes[0].phrase.msgid = N_ ("{team} throws {n}.");
  else if (event.verb == VERB_RUN)
    out->notes[0].phrase.msgid = won ? N_ ("{team} reaches the end.") : N_ ("{team} runs.");
  out->notes[0].phrase.n = event.a;
}

static void
moves (const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out)
{
  const NullState *s = before, *t = after;

  out->n = 0;
  if (s->at[s->side] != t->at[s->side])
    out->moves[out->n++] = (SvMove){ s->side, s->at[s->side], t->at[s->side], -1 };
}

static void
prompt (const void *setup, const void *state, SvPhrase *out)
{
  static const char *const asks[] = { N_ ("{team} — throw the die"), N_ ("{team} — run or rest"),
                                      N_ ("The race is over") };
  const NullState *s = state;

  *out = sv_phrase (asks[s->phase], s->side);
}

static bool
why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const NullState *s = state;

  *out = sv_phrase (N_ ("It is the turn of {team}."), s->side);
  return piece >= 0 && piece != s->side && s->phase != PHASE_OVER;
}

static void
piece_name (const void *setup, int piece, SvPhrase *out)
{
  *out = sv_phrase (N_ ("runner"), piece);
}

static void
view (const void *setup, const void *state, SvView *out)
{
  const NullSetup *p = setup;
  const NullState *s = state;

  memset (out, 0, sizeof *out);
  out->n_pieces = 2;
  for (int i = 0; i < 2; i++) {
    out->pieces[i] =
        (SvPiece){ .side = (int8_t)i, .number = 1, .space = s->at[i], .look = "person" };
    out->score[i] = s->score[i];
    out->zone_side[i] = out->zone_side[2 + i] = -1;
  }
  if (s->phase == PHASE_CHOOSE)
    out->pieces[s->side].flags = SV_PIECE_ACTIVE;
  out->ball_space = out->ball_piece = out->points = -1;
  out->attacking = s->phase == PHASE_OVER ? -1 : (int8_t)s->side;
  out->winner = s->score[0] == s->score[1] ? -1 : s->score[0] > s->score[1] ? 0 : 1;
  out->period = out->n_periods = 1;
  out->period_name = N_ ("Match");
  out->period_ms = p->minutes * 60000;
  out->clock_runs = s->phase != PHASE_OVER;
  out->stage = s->phase == PHASE_OVER ? SV_STAGE_OVER : SV_STAGE_PLAY;
  out->phase = phases[s->phase];
}

static void
dump (const void *setup, const void *state, const SvSink *sink)
{
  const NullState *s = state;

  sink->string (sink->data, "phase", phases[s->phase]);
  sink->string (sink->data, "side", sides[s->side]);
  sink->begin_array (sink->data, "at");
  for (int i = 0; i < 2; i++)
    sink->integer (sink->data, NULL, s->at[i]);
  sink->end_array (sink->data);
}

static const char *
broken (const void *setup, const void *state)
{
  const NullState *s = state;
  const int arrived = (s->at[0] == SPACES - 1) + (s->at[1] == SPACES - 1);

  if (s->at[0] >= SPACES || s->at[1] >= SPACES)
    return "a runner is beyond the end";
  if (s->score[0] + s->score[1] != arrived || (arrived > 0 && s->phase != PHASE_OVER))
    return "the race goes on after an arrival";
  return NULL;
}

/* Half a point for being four spaces ahead. */
static int
appraise (const void *setup, const void *state, int side)
{
  const NullState *s = state;

  return 100 * (s->score[side] - s->score[1 - side]) + 12 * (s->at[side] - s->at[1 - side]);
}

static const SvPhase placements[] = { { N_ ("A throw of the die"), SV_PHASE_SIDE },
                                      { N_ ("To run or to rest"), SV_PHASE_SIDE },
                                      { N_ ("The race is over"), 0 } };

static const char *
period_name (const void *setup, unsigned period)
{
  return period == 1 ? N_ ("Match") : NULL;
}

static void
to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const NullState *s = state;

  memset (out, 0, sizeof *out);
  for (int i = 0; i < 2; i++) {
    out->spaces[i] = s->at[i];
    out->score[i] = s->score[i];
    out->zone_side[i] = out->zone_side[2 + i] = -1;
  }
  out->ball_piece = out->ball_space = out->active_piece = out->defender = out->points = -1;
  out->shown_first = -1;
  out->side = (int8_t)s->side;
  out->period = 1;
  out->phase = s->phase;
}

static bool
from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  NullState s = { .phase = in->phase, .side = in->side == 1 };

  for (int i = 0; i < 2; i++) {
    if (in->spaces[i] < 0 || in->spaces[i] >= SPACES) {
      *why = sv_phrase (N_ ("The runner of {team} must stand on the track."), i);
      return false;
    }
    s.at[i] = (uint8_t)in->spaces[i];
    s.score[i] = s.at[i] == SPACES - 1;
    if (in->score[i] != s.score[i]) {
      *why = sv_phrase (N_ ("{team} has one point if its runner stands at the end, else none."), i);
      return false;
    }
  }
  *why = sv_phrase (N_ ("The race is over when a runner stands at the end."), -1);
  memcpy (state, &s, sizeof s);
  return in->phase <= PHASE_OVER && broken (setup, state) == NULL;
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
  for (unsigned i = 0; i < 2; i++) {
    s->at[i] = (uint8_t)at[i];
    s->score[i] = at[i] == SPACES - 1;
  }
  return broken (setup, s) == NULL || sv_reader_refuse (&r, "at", broken (setup, s));
}

extern const SvGame null_game;
const SvGame null_game = {
  .version = SV_GAME_VERSION,
  .id = "null",
  .title = N_ ("Null"),
  .summary = N_ ("A template for games."),
  .credit = N_ ("The Speelveld developers"),
  .dice = true,
  .setup_size = sizeof (NullSetup),
  .state_size = sizeof (NullState),
  .max_legal = 6,
  .n_pieces = 2,
  .n_seats_max = 2,
  .variant_fields = variant_fields,
  .n_variant_fields = SV_COUNT (variant_fields),
  .card_fields = card_fields,
  .n_card_fields = SV_COUNT (card_fields),
  .cards_offset = offsetof (NullSetup, cards),
  .card_size = sizeof (NullCard),
  .n_cards = 1,
  .card_budget = card_budget,
  .board = board,
  .init = init,
  .node = node,
  .legal = legal,
  .apply = apply,
  .event_text = event_text,
  .event_target = event_target,
  .notes = notes,
  .moves = moves,
  .prompt = prompt,
  .why_not = why_not,
  .piece_name = piece_name,
  .view = view,
  .dump = dump,
  .restore = restore,
  .phases = placements,
  .n_phases = sizeof placements / sizeof placements[0],
  .period_name = period_name,
  .to_placement = to_placement,
  .from_placement = from_placement,
  .broken = broken,
  .appraise = appraise,
};
