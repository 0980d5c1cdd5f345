/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be seen of a position, what a person points at, and what moved. */

#include "eleven-view.h"
#include "eleven-board.h"
#include "eleven-dump.h"
#include "eleven-legal.h"
#include "eleven-place.h"
#include "eleven-shoot.h"
#include "eleven-time.h"

#include <string.h>

static const char *
guess_label (const ElevenSetup *p, unsigned band)
{
  static const char *const two[] = { N_ ("Low: 1–3"), N_ ("High: 4–6") };
  static const char *const three[] = { N_ ("Low: 1–2"), N_ ("Middle: 3–4"), N_ ("High: 5–6") };

  return p->guess_bands == 2 ? two[band] : three[band];
}

static void
target_space (const ElevenSetup *p, const ElevenState *s, SvEvent event, SvTarget *out)
{
  const SvBoard *board = eleven_board (p);

  switch (event.verb) {
  case VERB_PLACE:
    out->piece = (int16_t)eleven_next_player (p, s, s->side);
    out->space = event.a;
    break;
  case VERB_LIFT:
    out->piece = s->occ[event.a];
    break;
  case VERB_PICK:
    out->piece = s->occ[event.a];
    out->flags = SV_TARGET_WAY;
    break;
  case VERB_STEP:
    out->piece = s->occ[s->active];
    out->space = event.a;
    out->flags = SV_TARGET_WAY;
    out->cost = (uint8_t)eleven_step_cost (p, board, s, s->active, event.a);
    break;
  case VERB_PUSH:
    out->piece = s->occ[s->att_at];
    out->space = event.a;
    break;
  default: /* VERB_KICK */
    out->space = event.a;
    break;
  }
}

void
eleven_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  static const char *const numbers[] = { "1", "2", "3", "4", "5", "6" };

  *out = (SvTarget){ .piece = -1, .space = -1 };
  switch (event.verb) {
  case SV_VERB_DIE:
  case SV_VERB_TIME:
    break;
  case VERB_SHOOT:
    out->button = N_ ("Kick the ball");
    break;
  case VERB_STOP:
    out->button = N_ ("Keep the ball here");
    break;
  case VERB_END:
    out->button = N_ ("End the turn");
    break;
  case VERB_AIM:
    out->button = numbers[event.a - 1];
    break;
  case VERB_GUESS:
    out->button = guess_label (setup, event.a);
    break;
  default:
    target_space (setup, state, event, out);
    break;
  }
}

static SvStage
stage (const ElevenState *s)
{
  if (s->phase == PHASE_OVER)
    return SV_STAGE_OVER;
  if (s->phase == PHASE_TOSS)
    return SV_STAGE_SETUP;
  if (s->running || s->period == PERIOD_SHOOTOUT)
    return SV_STAGE_PLAY;
  /* Nobody but the kicker stands on the field yet. */
  if (s->period > 1 && s->phase == PHASE_PLACE && s->side != s->kick_side &&
      s->bench[s->side] == s->bench[s->kick_side] + 1)
    return SV_STAGE_BREAK;
  return SV_STAGE_SETUP;
}

static void
view_pieces (const ElevenSetup *p, const ElevenState *s, SvView *out)
{
  const bool flies = s->phase == PHASE_AIM || s->phase == PHASE_GUESS;

  out->n_pieces = (uint16_t)(2 * (p->players + 1));
  out->ball_piece = -1;
  out->ball_space = s->ball == ELEVEN_NONE ? -1 : s->ball;
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++) {
    const unsigned at = s->at[piece];
    SvPiece *shown = &out->pieces[piece];
    *shown = (SvPiece){ .side = (int8_t)eleven_side_of (piece),
                        .number = (int8_t)(piece / 2 + 1),
                        .space = at == ELEVEN_NONE ? -1 : (int16_t)at,
                        .card = -1,
                        .look = "football-player" };
    if (eleven_is_goalie (piece)) {
      shown->flags |= SV_PIECE_KEEPER;
      shown->look = "football-keeper";
    }
    if (piece >= out->n_pieces)
      shown->flags |= SV_PIECE_GONE;
    if (at == ELEVEN_NONE)
      continue;
    if (at == s->ball && !flies) {
      shown->flags |= SV_PIECE_BALL;
      out->ball_piece = (int16_t)piece;
    }
    if (at == s->active)
      shown->flags |= SV_PIECE_ACTIVE;
    if (at == s->att_from)
      shown->flags |= SV_PIECE_ATTACKER;
    if (at == s->att_at || (flies && eleven_holder (s) == piece))
      shown->flags |= SV_PIECE_DEFENDER;
  }
}

/* The way of the ball in this series, the spaces passed over included. */
static void
view_trail (const ElevenSetup *p, const ElevenState *s, SvView *out)
{
  const SvBoard *board = eleven_board (p);

  for (unsigned i = 0; i < s->n_series; i++) {
    uint8_t way[ELEVEN_MAX_RANGE] = { s->series[i] };
    const unsigned n = i == 0 ? 1 : eleven_way (p, board, s, s->series[i - 1], s->series[i], way);
    for (unsigned j = 0; j < n && out->n_trail < SV_MAX_TRAIL; j++)
      out->trail[out->n_trail++] = way[j];
  }
}

void
eleven_view (const void *setup, const void *state, SvView *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const bool plays = s->phase == PHASE_TURN || s->phase == PHASE_PUSH || s->phase == PHASE_SHOOT;
  const bool known = s->phase != PHASE_TOSS && s->phase != PHASE_OVER;

  memset (out, 0, sizeof *out);
  view_pieces (p, s, out);
  view_trail (p, s, out);
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->shown_first = 0;
  out->attacking = !known ? -1 : (int8_t)(s->phase == PHASE_PLACE ? s->side : s->turn_side);
  out->winner = -1;
  if (s->phase == PHASE_OVER && eleven_winner (s) != ELEVEN_NONE)
    out->winner = (int8_t)eleven_winner (s);
  out->points = plays ? s->points : -1;
  out->stage = stage (s);
  out->period = (uint8_t)eleven_shown_period (p, s->period);
  out->n_periods = out->period > 2 ? out->period : 2;
  out->period_name = eleven_period_name (p, out->period);
  if (p->clock_turns == 0 && s->period < PERIOD_SHOOTOUT)
    out->period_ms = 60000 * (s->period < PERIOD_EXTRA ? p->minutes : p->extra_minutes);
  out->clock_runs = s->running && !s->out && p->clock_turns == 0;
  if (s->out)
    out->notice = p->end_rule == END_ACE ? N_ ("Playing until a 1") : N_ ("Until the next throw");
  out->zone_side[0] = s->west;
  out->zone_side[1] = (int16_t)(1 - s->west);
  out->zone_side[2] = out->zone_side[3] = -1;
  out->phase = eleven_phase_names[s->phase];
}

static void
add_move (SvMoves *out, int piece, int from, int to, int over)
{
  if (from != to && out->n < SV_MAX_MOVES)
    out->moves[out->n++] = (SvMove){ (int16_t)piece, (int16_t)from, (int16_t)to, (int16_t)over };
}

/* The ball goes along lines, two spaces at a time. */
static void
move_kick (const ElevenSetup *p, const ElevenState *s, unsigned to, SvMoves *out)
{
  uint8_t way[ELEVEN_MAX_RANGE];
  const unsigned n = eleven_way (p, eleven_board (p), s, s->ball, to, way);
  int from = s->ball;

  for (unsigned i = 0; i < n; i += 2) {
    const bool two = i + 1 < n;
    add_move (out, -1, from, way[two ? i + 1 : i], two ? way[i] : -1);
    from = way[two ? i + 1 : i];
  }
}

void
eleven_moves (const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out)
{
  const ElevenState *old = before, *new = after;
  int ball_from = old->ball == ELEVEN_NONE ? -1 : old->ball;
  const int ball_to = new->ball == ELEVEN_NONE ? -1 : new->ball;
  const unsigned holder = eleven_holder (old);

  out->n = 0;
  if (event.verb == VERB_KICK) {
    move_kick (setup, old, event.a, out);
    ball_from = event.a;
  } else if (holder != ELEVEN_NONE && eleven_holder (new) == holder && old->phase != PHASE_AIM &&
             old->phase != PHASE_GUESS) {
    ball_from = ball_to; /* it goes with its piece */
  }
  /* A pushed piece makes room first. */
  if (event.verb == VERB_PUSH) {
    const unsigned pushed = old->occ[old->att_at];
    add_move (out, (int)pushed, old->att_at, new->at[pushed], -1);
  }
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    if (event.verb != VERB_PUSH || piece != old->occ[old->att_at])
      add_move (out, (int)piece, old->at[piece] == ELEVEN_NONE ? -1 : old->at[piece],
                new->at[piece] == ELEVEN_NONE ? -1 : new->at[piece], -1);
  add_move (out, -1, ball_from, ball_to, -1);
}
