/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each event of a turn does: RULES.md E-12…E-61. */

#include "eleven-rules.h"
#include "eleven-board.h"
#include "eleven-legal.h"
#include "eleven-shoot.h"
#include "eleven-time.h"

void
eleven_take_off (ElevenState *s, unsigned piece)
{
  const unsigned space = s->at[piece];

  if (space == ELEVEN_NONE)
    return;
  s->occ[space] = s->at[piece] = ELEVEN_NONE;
  if (!eleven_is_goalie (piece))
    s->bench[eleven_side_of (piece)]++;
}

void
eleven_put (ElevenState *s, unsigned piece, unsigned space)
{
  const unsigned old = s->at[piece];

  if (old != ELEVEN_NONE)
    s->occ[old] = ELEVEN_NONE;
  else if (!eleven_is_goalie (piece))
    s->bench[eleven_side_of (piece)]--;
  s->at[piece] = (uint8_t)space;
  s->occ[space] = (uint8_t)piece;
}

void
eleven_clear_turn (ElevenState *s)
{
  s->points = s->shot = s->fresh = s->aim = s->n_series = 0;
  s->active = s->att_from = s->att_at = s->shooter = ELEVEN_NONE;
  for (unsigned i = 0; i <= ELEVEN_MAX_PLAYERS; i++)
    s->series[i] = 0;
}

/* E-12. Time may be up: E-64. */
static void
throw_die (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned value)
{
  s->running = 1; /* E-62 */
  if (s->out && (value == 1 || p->end_rule == END_NEXT_THROW)) {
    eleven_end_period (p, board, s);
    return;
  }
  s->phase = PHASE_TURN;
  s->points = (uint8_t)(value + (unsigned)p->die_bonus);
  s->turn++;
  s->period_turn++;
}

/* E-17, E-21, E-22, E-24. */
static void
step (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned to)
{
  const unsigned from = s->active;

  s->points = (uint8_t)(s->points - eleven_step_cost (p, board, s, from, to));
  s->fresh = 0;
  if (s->occ[to] != ELEVEN_NONE) {
    s->phase = PHASE_PUSH;
    s->att_from = (uint8_t)from;
    s->att_at = (uint8_t)to;
    return;
  }
  if (s->ball == from)
    s->ball = (uint8_t)to;
  eleven_put (s, s->occ[from], to);
  s->active = (uint8_t)to;
}

/* E-28. */
static void
push (ElevenState *s, unsigned to)
{
  const unsigned attacker = s->occ[s->att_from], pushed = s->occ[s->att_at];

  s->occ[s->att_from] = ELEVEN_NONE;
  s->occ[to] = (uint8_t)pushed;
  s->at[pushed] = (uint8_t)to;
  s->occ[s->att_at] = (uint8_t)attacker;
  s->at[attacker] = s->att_at;
  s->active = s->att_at;
  s->att_from = s->att_at = ELEVEN_NONE;
  s->phase = PHASE_TURN;
}

static void
end_series (ElevenState *s)
{
  s->phase = PHASE_TURN;
  s->active = ELEVEN_NONE;
  while (s->n_series > 0)
    s->series[--s->n_series] = 0;
}

/* E-40. */
static void
shoot (ElevenState *s)
{
  s->phase = PHASE_SHOOT;
  s->active = ELEVEN_NONE;
  s->series[0] = s->ball;
  s->n_series = 1;
}

static void
kick (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned to)
{
  const unsigned side = s->turn_side, other = s->occ[to], kicker = s->occ[s->ball];

  s->shot = 1;
  s->ball = (uint8_t)to;
  if (eleven_is_goal (board, to) && board->spaces[to].end != eleven_end (s, side)) {
    end_series (s);
    s->points = 0; /* E-53 */
    s->shooter = (uint8_t)kicker;
    s->phase = PHASE_AIM;
    if (other == ELEVEN_NONE)
      eleven_goal (p, board, s, side); /* E-51 */
    return;
  }
  if (other != ELEVEN_NONE && eleven_side_of (other) == side)
    s->series[s->n_series++] = (uint8_t)to; /* E-45 */
  else
    end_series (s); /* E-43, E-44 */
}

/* E-52. */
static bool
right_guess (const ElevenSetup *p, const ElevenState *s, unsigned band)
{
  return s->aim > 0 && (s->aim - 1u) * (unsigned)p->guess_bands / 6 == band;
}

static void
guess (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned band)
{
  const bool parried = right_guess (p, s, band);

  if (s->period == PERIOD_SHOOTOUT) {
    s->so[s->turn_side] = (uint16_t)(s->so[s->turn_side] + !parried);
    s->so_n++;
    eleven_next_penalty (p, board, s);
  } else if (parried) {
    eleven_begin_throw (p, s, 1u - s->turn_side); /* E-54 */
  } else {
    eleven_goal (p, board, s, s->turn_side);
  }
}

/* What follows without a choice: RULES.md chapter 4. */
static void
settle (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  ElevenSet spaces;

  if (s->phase == PHASE_SHOOT && s->n_series > 1 && !eleven_kicks (p, board, s, &spaces))
    end_series (s); /* E-49 */
  if (s->phase != PHASE_TURN)
    return;
  if (s->active != ELEVEN_NONE && !eleven_has_step (p, board, s, s->active))
    s->active = ELEVEN_NONE;
  if (s->active != ELEVEN_NONE || eleven_may_shoot (s))
    return;
  if (s->points > 0)
    for (unsigned piece = s->turn_side; piece < ELEVEN_PIECES; piece += 2)
      if (s->at[piece] != ELEVEN_NONE && eleven_has_step (p, board, s, s->at[piece]))
        return;
  eleven_begin_throw (p, s, 1u - s->turn_side); /* E-15 */
}

static void
place (const ElevenSetup *p, ElevenState *s, unsigned space)
{
  const unsigned side = s->side;

  eleven_put (s, eleven_next_player (p, s, side), space);
  eleven_go_on_placing (p, s, 1 - side); /* E-08, E-10 */
}

/* E-05. */
static void
toss (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned value)
{
  s->starter = value <= 3 ? 0 : 1;
  eleven_begin_period (p, board, s, 1);
}

void
eleven_apply (const void *setup, void *state, SvEvent event)
{
  const ElevenSetup *p = setup;
  const SvBoard *board = eleven_board (setup);
  ElevenState *s = state;

  switch (event.verb) {
  case SV_VERB_DIE:
    (s->phase == PHASE_TOSS ? toss : throw_die) (p, board, s, event.a);
    break;
  case SV_VERB_TIME: /* E-63 */
    s->out = 1;
    return;
  case VERB_PLACE:
    place (p, s, event.a);
    return;
  case VERB_LIFT:
    eleven_kick_off (p, board, s, s->occ[event.a]);
    return;
  case VERB_PICK: /* E-61 */
    s->active = event.a;
    s->fresh = 1;
    return;
  case VERB_STEP:
    step (p, board, s, event.a);
    break;
  case VERB_PUSH:
    push (s, event.a);
    break;
  case VERB_SHOOT:
    shoot (s);
    return;
  case VERB_KICK:
    kick (p, board, s, event.a);
    break;
  case VERB_STOP: /* E-48 */
    end_series (s);
    break;
  case VERB_END: /* E-13, E-16 */
    eleven_begin_throw (p, s, 1u - s->turn_side);
    return;
  case VERB_AIM:
    s->aim = event.a;
    s->phase = PHASE_GUESS;
    s->side = (uint8_t)(1 - s->turn_side);
    return;
  default: /* VERB_GUESS */
    guess (p, board, s, event.a);
    return;
  }
  settle (p, board, s);
}
