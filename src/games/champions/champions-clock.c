/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "champions-clock.h"

#include "champions-agenda.h"

int
champions_clock_limit (const ChampionsSetup *p, const ChampionsState *s)
{
  if (p->clock == CLOCK_ONES)
    return s->period == PERIOD_EXTRA ? p->extra_minutes : p->minutes;
  return p->minutes + (s->period == PERIOD_EXTRA ? p->extra_minutes : 0) + s->fouls;
}

void
champions_clock_count (ChampionsState *s, unsigned value)
{
  s->throws++;
  if (value == 1)
    s->ticks++;
}

void
champions_end (ChampionsState *s, Ended how)
{
  s->ended = (uint8_t)how;
  s->winner = NOBODY;
  if (s->score[0] != s->score[1])
    s->winner = s->score[0] > s->score[1] ? HOME : AWAY;
  if (how == ENDED_PENALTIES)
    s->winner = s->so_score[0] > s->so_score[1] ? HOME : AWAY;
  s->turn = s->next = NOBODY;
  champions_agenda_clear (s);
  ask (s, PHASE_OVER, NOBODY);
}

/* The time of this period is over. True if play does not go on. */
static bool
period_ends (const ChampionsSetup *p, ChampionsState *s)
{
  const bool level = s->score[0] == s->score[1];

  if (s->period == PERIOD_NORMAL && level && p->extra_time) { /* C-153 */
    s->period = PERIOD_EXTRA;
    s->ticks = 0;
    return false;
  }
  if (level && p->shootout) {
    champions_agenda_clear (s);
    go_on_with (s, TASK_SHOOTOUT);
    return true;
  }
  champions_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : ENDED_EXTRA);
  return true;
}

bool
champions_clock_stops (const ChampionsSetup *p, ChampionsState *s)
{
  if (p->clock != CLOCK_ONES || s->ticks * p->minute_step <= champions_clock_limit (p, s))
    return false;
  return period_ends (p, s); /* C-151 */
}

bool
champions_clock_is_full (const ChampionsSetup *p, ChampionsState *s)
{
  if (p->clock != CLOCK_THROWS || s->throws < champions_clock_limit (p, s))
    return false;
  return period_ends (p, s); /* C-152 */
}

/* C-201. */
void
champions_points (const ChampionsState *s, int out[2])
{
  static const int points[][2] = { [ENDED_NOT] = { 0, 0 },
                                   [ENDED_FULL] = { 5, 0 },
                                   [ENDED_EXTRA] = { 0, 0 },
                                   [ENDED_GOLDEN] = { 4, 1 },
                                   [ENDED_PENALTIES] = { 3, 2 } };

  out[0] = out[1] = 0;
  if (s->winner == NOBODY)
    return;
  out[s->winner] = points[s->ended][0];
  out[1 - s->winner] = points[s->ended][1];
}
