/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written of a position: the `state` object, as the command line prints it, and the
 * `position` to begin from. RULES.md chapters 4 and 6. */

#include "champions.h"

#include <stdio.h>

static const char *const restart_words[] = { "none",     "aftergoal", "freekick", "throwin",
                                             "goalkick", "penalty",   "corner" };
const char *const champions_touch_words[] = { "play", "intercept", "save", NULL };
const char *const champions_period_words[] = { "normal", "extra", "shootout", NULL };

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
  sv_dump_word (sink, NULL, champions_touch_words, s->last_kind);
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
      snprintf (number, sizeof number, "%u", i + 1);
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
  sink->string (sink->data, "period", champions_period_words[s->period]);
  sv_dump_pair (sink, "score", s->score[HOME], s->score[AWAY]);
  sink->integer (sink->data, "ticks", s->ticks);
  sink->integer (sink->data, "throws", s->throws);
  sink->integer (sink->data, "fouls", s->fouls);
  sink->integer (sink->data, "die", s->die);
  dump_square (sink, "ball", s->ball);
  sv_dump_number (sink, "left", s->left);
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

/* --- the position to begin from: who stands where, where the ball lies and whose turn begins; not
 * what is under way in the middle of a turn ------------------------------------------------------ */

/* He is told of: of two men on one square (C-171) only one is. */
static bool
is_told (const ChampionsState *s, unsigned man)
{
  const unsigned place = place_of (s, man);

  if (s->period == PERIOD_SHOOTOUT)
    return place < SQUARES || place == PLACE_WAIT;
  return place < SQUARES && s->at[place] == man;
}

static void
write_men (const ChampionsState *s, const SvSink *sink, unsigned side)
{
  char number[8];

  sink->begin_object (sink->data, champions_side_words[side]);
  for (unsigned i = 0; i < SQUAD && !champions_is_before_kickoff (s); i++) {
    snprintf (number, sizeof number, "%u", i + 1);
    if (!is_told (s, side * SQUAD + i))
      continue;
    dump_square (sink, number, s->period == PERIOD_SHOOTOUT ? NOBODY : s->pos[side][i]);
  }
  sink->end_object (sink->data);
}

static void
write_sets (const ChampionsState *s, const SvSink *sink, const char *key, const uint32_t bits[2])
{
  if ((bits[0] | bits[1]) == 0)
    return;
  sink->begin_object (sink->data, key);
  for (unsigned side = 0; side < 2; side++)
    dump_numbers (sink, champions_side_words[side], bits[side]);
  sink->end_object (sink->data);
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
  write_sets (s, sink, "yellow", s->yellow);
  write_sets (s, sink, "injured", s->injured);
  if (s->subs[0] + s->subs[1] > 0)
    sv_dump_pair (sink, "subs", s->subs[0], s->subs[1]);
  sink->integer (sink->data, "ticks", s->ticks);
  sink->integer (sink->data, "throws", s->throws);
  sink->integer (sink->data, "fouls", s->fouls);
  sv_dump_pair (sink, "score", s->score[0], s->score[1]);
  sink->string (sink->data, "period", champions_period_words[s->period]);
  if (s->last_side != NOBODY && s->period != PERIOD_SHOOTOUT)
    dump_last (sink, s);
  if (s->barred != NOBODY && s->period != PERIOD_SHOOTOUT && is_told (s, s->barred))
    dump_man (sink, "barred", s->barred);
  if (s->phase == PHASE_ROLL && champions_can_warm (p, s, s->turn))
    sink->boolean (sink->data, "no_warm", true);
}

void
champions_dump_start (const void *setup, const void *state, const SvSink *sink)
{
  const ChampionsState *s = state;
  const bool rests =
      !champions_is_before_kickoff (s) && s->phase != PHASE_KICKOFF && s->period != PERIOD_SHOOTOUT;

  write_men (s, sink, HOME);
  write_men (s, sink, AWAY);
  dump_square (sink, "ball", rests ? champions_resting_ball (s) : NOBODY);
  sv_dump_word (sink, "turn", champions_side_words, rests ? s->turn : NOBODY);
  if (!champions_is_before_kickoff (s))
    write_rest (setup, s, sink);
}
