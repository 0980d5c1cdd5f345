/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-up, goals, periods and the penalty shoot-out: RULES.md E-04…E-11, E-55…E-58, E-62…E-72. */

#include "eleven-time.h"
#include "eleven-board.h"
#include "eleven-rules.h"

#include <string.h>

unsigned
eleven_period_starter (const ElevenState *s, unsigned period)
{
  return period % 2 == 1 ? s->starter : 1u - s->starter;
}

unsigned
eleven_next_player (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  for (unsigned i = 1; i <= (unsigned)p->players; i++)
    if (s->at[2 * i + side] == ELEVEN_NONE)
      return 2 * i + side;
  return ELEVEN_NONE;
}

unsigned
eleven_winner (const ElevenState *s)
{
  if (s->score[0] != s->score[1])
    return s->score[0] > s->score[1] ? 0 : 1;
  if (s->so[0] != s->so[1])
    return s->so[0] > s->so[1] ? 0 : 1;
  return ELEVEN_NONE;
}

/* E-06, E-56. */
static void
goalies_home (const SvBoard *board, ElevenState *s)
{
  for (unsigned side = 0; side < 2; side++)
    eleven_put (s, side, eleven_find (board, SV_SPACE_GOAL, 0, eleven_end (s, side)));
}

static void
clear_board (const ElevenSetup *p, ElevenState *s)
{
  memset (s->at, ELEVEN_NONE, sizeof s->at);
  memset (s->occ, ELEVEN_NONE, sizeof s->occ);
  s->bench[0] = s->bench[1] = (uint8_t)p->players;
}

void
eleven_begin_throw (const ElevenSetup *p, ElevenState *s, unsigned side)
{
  eleven_clear_turn (s);
  s->phase = PHASE_THROW;
  s->side = s->turn_side = (uint8_t)side;
  s->kick_side = ELEVEN_NONE;
  if (p->clock_turns > 0 && s->period_turn >= (unsigned)p->clock_turns)
    s->out = 1; /* E-63 */
}

void
eleven_go_on_placing (const ElevenSetup *p, ElevenState *s, unsigned side)
{
  if (s->bench[side] == 0) /* E-10 */
    side = 1 - side;
  if (s->bench[side] == 0) {
    eleven_begin_throw (p, s, s->kick_side); /* E-11 */
    return;
  }
  s->phase = PHASE_PLACE;
  s->side = (uint8_t)side;
}

void
eleven_kick_off (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned piece)
{
  s->ball = (uint8_t)eleven_find (board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1);
  eleven_put (s, piece, s->ball);
  eleven_go_on_placing (p, s, 1u - s->kick_side); /* E-08, E-58 */
}

static void
begin_setup (ElevenState *s, unsigned kick_side)
{
  eleven_clear_turn (s);
  s->ball = ELEVEN_NONE;
  s->side = s->turn_side = s->kick_side = (uint8_t)kick_side;
}

void
eleven_goal (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned scorer)
{
  const unsigned conceding = 1 - scorer;

  if (s->score[scorer] < ELEVEN_MAX_SCORE)
    s->score[scorer]++;
  for (unsigned piece = 2; piece < ELEVEN_PIECES; piece++) { /* E-55 */
    const unsigned at = s->at[piece];
    if (at != ELEVEN_NONE && (board->spaces[at].kind == SV_SPACE_CENTRE ||
                              board->spaces[at].end != eleven_end (s, eleven_side_of (piece))))
      eleven_take_off (s, piece);
  }
  goalies_home (board, s);
  begin_setup (s, conceding);
  if (s->bench[conceding] == 0) { /* E-57 */
    s->phase = PHASE_LIFT;
    return;
  }
  eleven_kick_off (p, board, s, eleven_next_player (p, s, conceding));
}

void
eleven_begin_period (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned period)
{
  s->period = (uint8_t)period;
  s->period_turn = 0;
  s->running = s->out = 0;
  clear_board (p, s);
  goalies_home (board, s);
  begin_setup (s, eleven_period_starter (s, period));
  eleven_kick_off (p, board, s, eleven_next_player (p, s, s->kick_side)); /* E-07 */
}

static void
end_match (ElevenState *s)
{
  eleven_clear_turn (s);
  s->phase = PHASE_OVER;
  s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  s->running = s->out = 0;
}

/* E-69, E-70. */
static void
set_up_penalty (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  const unsigned shooter = s->so_n % 2 == 0 ? s->starter : 1u - s->starter;
  const unsigned player = 1 + s->so_n / 2 % (unsigned)p->players;
  const int end = eleven_end (s, 1 - shooter);

  eleven_clear_turn (s);
  s->phase = PHASE_AIM;
  s->side = s->turn_side = (uint8_t)shooter;
  s->kick_side = ELEVEN_NONE;
  s->shooter = (uint8_t)(2 * player + shooter);
  s->ball = (uint8_t)eleven_find (board, SV_SPACE_GOAL, 0, end);
  eleven_put (s, s->shooter, eleven_find (board, SV_SPACE_PENALTY, SV_SPACE_SPOT, end));
}

/* E-71, E-72. */
static bool
decided (const ElevenSetup *p, const ElevenState *s)
{
  const unsigned regular = 2u * (unsigned)p->shootout_shots;
  const int lead = s->so[0] > s->so[1] ? s->so[0] - s->so[1] : s->so[1] - s->so[0];

  if (s->so_n <= regular)
    return s->so_n == regular && lead > 0;
  return lead >= p->shootout_lead && (p->shootout_check == CHECK_SHOT || s->so_n % 2 == 0);
}

void
eleven_next_penalty (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  for (unsigned piece = 2; piece < ELEVEN_PIECES; piece++)
    eleven_take_off (s, piece);
  if (decided (p, s)) {
    end_match (s);
    s->ball = ELEVEN_NONE;
  } else {
    set_up_penalty (p, board, s);
  }
}

/* E-68. */
static void
begin_shootout (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  s->period = PERIOD_SHOOTOUT;
  s->period_turn = 0;
  s->running = s->out = 0;
  clear_board (p, s);
  goalies_home (board, s);
  set_up_penalty (p, board, s);
}

/* E-65…E-68. */
void
eleven_end_period (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  const bool drawn = s->score[0] == s->score[1];

  if (s->period == 1 || s->period == 3 || (s->period == 2 && drawn && p->extra_time)) {
    s->west ^= 1;
    eleven_begin_period (p, board, s, s->period + 1u);
  } else if (drawn && p->shootout) {
    begin_shootout (p, board, s);
  } else {
    end_match (s);
  }
}

void
eleven_init (const void *setup, void *state)
{
  const ElevenSetup *p = setup;
  ElevenState *s = state;

  memset (s, 0, sizeof *s);
  clear_board (p, s);
  eleven_clear_turn (s);
  s->west = (uint8_t)p->west;
  s->ball = s->starter = s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  if (p->start == START_TOSS)
    return;
  s->starter = p->start == START_HOME ? 0 : 1;
  eleven_begin_period (p, eleven_board (setup), s, 1);
}
