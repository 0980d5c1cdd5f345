/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The penalty shoot-out. RULES.md C-154. */

#include "champions-shootout.h"
#include "champions-rules.h"

#include <string.h>

static void
everybody_waits (ChampionsState *s)
{
  for (unsigned man = 0; man < MEN; man++)
    if (on_pitch (s, man) || place_of (s, man) == PLACE_ENTER)
      champions_put (s, man, PLACE_WAIT);
}

void
champions_shootout (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  s->period = PERIOD_SHOOTOUT;
  everybody_waits (s);
  champions_forget_turn (s, HOME);
  s->n_pending = 0;
  memset (s->pending, 0, sizeof s->pending);
  s->barred = NOBODY;
  s->entering[0] = s->entering[1] = 0;
  go_on_with (s, TASK_KICK);
}

bool
champions_is_decided (const ChampionsSetup *p, const int taken[2], const int32_t scored[2])
{
  const int lead = scored[0] - scored[1];
  const int left[2] = { p->shootout_kicks - taken[0], p->shootout_kicks - taken[1] };

  if (left[0] <= 0 && left[1] <= 0)
    return lead != 0 && taken[0] == taken[1];
  return lead > left[1] || -lead > left[0];
}

static bool
is_decided (const ChampionsSetup *p, const ChampionsState *s)
{
  return champions_is_decided (p, (const int[]){ s->so_taken[0], s->so_taken[1] },
                               (const int32_t[]){ s->so_score[0], s->so_score[1] });
}

/* Begin the next kick, away first: ask the goalkeeper to choose a goal square. */
void
champions_kick (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (is_decided (p, s) || s->so_taken[0] > 200) {
    champions_end (s, ENDED_PENALTIES);
    return;
  }
  everybody_waits (s);
  s->turn = s->rs_side = s->so_taken[AWAY] <= s->so_taken[HOME] ? AWAY : HOME;
  s->next = (uint8_t)(1 - s->turn);
  s->ball = NOBODY;
  ask (s, PHASE_SOKEEPER, s->next);
}

/* Return the next piece to take a kick: the pieces on the pitch at the end of play, highest number
 * first, in rotation. */
static unsigned
next_taker (const ChampionsState *s)
{
  unsigned n = 0, men[SQUAD] = { 0 };

  for (unsigned i = SQUAD; i-- > 0;)
    if (s->pos[s->turn][i] == PLACE_WAIT || s->pos[s->turn][i] < SQUARES)
      men[n++] = s->turn * SQUAD + i;
  return n > 0 ? men[s->so_taken[s->turn] % n] : NOBODY;
}

void
champions_kick_keeper (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned row = row_from (s->next, 2);

  if (s->keeper[s->side] != NOBODY)
    champions_put (s, s->keeper[s->side], event.a);
  s->mover = (uint8_t)next_taker (s);
  if (s->mover == NOBODY) { /* a side without pieces cannot score */
    go_on_with (s, TASK_MISSED);
    return;
  }
  s->n_choices = 2;
  s->choices[0] = (uint8_t)square_at (row, 5);
  s->choices[1] = (uint8_t)square_at (row, 6);
  ask (s, PHASE_SOPUT, s->turn);
}

void
champions_kick_spot (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  champions_put (s, s->mover, event.a);
  s->ball = event.a;
  champions_forget_choices (s);
  ask (s, PHASE_SOROLL, s->turn);
}

void
champions_kick_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  s->die = event.a;
  s->goal_only = 1;
  s->touched = 0;
  champions_ball_play (p, s, s->mover, event.a, PLAY_FORCED);
  s->barred = NOBODY;
}

/* End a kick and see whether the shoot-out is decided. */
void
champions_kicked (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  go_on_with (s, s->out == OUT_GOAL ? TASK_SHOT : TASK_MISSED);
}

void
champions_kick_scored (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  s->so_score[s->turn]++;
  champions_kick_missed (p, s, side);
}

void
champions_kick_missed (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  s->so_taken[s->turn]++;
  champions_forget_flight (s);
  s->mover = NOBODY;
  go_on_with (s, TASK_KICK);
}
