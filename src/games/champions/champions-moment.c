/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "champions-moment.h"

#include <string.h>

#include "champions-agenda.h"
#include "champions-setup.h"

void
champions_forget_flight (ChampionsState *s)
{
  s->square = s->direction = s->left = s->leg = NOBODY;
  s->curved = s->touches = 0;
  s->n_path = s->leg0 = 0;
  memset (s->path, 0, sizeof s->path);
  s->out = OUT_NONE;
  s->out_square = s->out_side = s->out_man = NOBODY;
  s->out_number = 0;
  s->n_window = 0;
  memset (s->window, 0, sizeof s->window);
  s->goal_only = s->loose = 0;
  s->trying = s->dive = s->from = s->kside = NOBODY;
}

/* Nobody has anything to do with a restart. */
static void
forget_restart (ChampionsState *s)
{
  s->restart = RESTART_NONE;
  s->rs_side = s->rs_ball = s->rs_man = s->rs_wall = s->thrower = NOBODY;
  s->hurt_man = s->hurt_square = NOBODY;
}

void
champions_forget_turn (ChampionsState *s, unsigned side)
{
  s->turn = (uint8_t)side;
  s->next = (uint8_t)(1 - side);
  forget_restart (s);
  s->touched = s->ahead = 0;
  s->relaxed = s->deflected = 0;
  s->deflector = s->mover = NOBODY;
  champions_forget_flight (s);
  s->cut = 0;
}

void
champions_dead_moment (ChampionsState *s, Restart kind, unsigned side, unsigned square)
{
  champions_forget_turn (s, side);
  go_on (s);
  s->restart = (uint8_t)kind;
  s->rs_side = (uint8_t)side;
  s->rs_ball = s->ball = (uint8_t)square;
  s->barred = NOBODY; /* C-083 */
  champions_agenda_add (s, TASK_BRING, AWAY);
  champions_agenda_add (s, TASK_BRING, HOME);
  champions_agenda_add (s, TASK_KEEPER, AWAY);
  champions_agenda_add (s, TASK_KEEPER, HOME);
  champions_agenda_add (s, TASK_RETREAT, NOBODY);
  champions_agenda_add (s, TASK_SET_UP, NOBODY);
}

unsigned
champions_restart_square (const ChampionsState *s)
{
  if (s->rs_ball != NOBODY)
    return s->rs_ball;
  return s->restart == RESTART_PENALTY ? square_at (row_from (1u - s->rs_side, 2), 5)
                                       : square_at (row_from (s->rs_side, 0), 5);
}

bool
champions_is_before_kickoff (const ChampionsState *s)
{
  return s->phase <= PHASE_PUT && s->period != PERIOD_SHOOTOUT;
}

unsigned
champions_resting_ball (const ChampionsState *s)
{
  if (s->ball < SQUARES && set_has (&champions_field, s->ball) && is_free (s, s->ball))
    return s->ball;
  return champions_nearest_free (s, s->ball < SQUARES ? s->ball : square_at (6, 5));
}

void
champions_clear (const ChampionsSetup *p, ChampionsState *s)
{
  memset (s, 0, sizeof *s);
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t available = champions_available (p, side);
    for (unsigned i = 0; i < SQUAD; i++)
      s->pos[side][i] = (available >> i & 1) != 0 ? PLACE_BENCH : PLACE_ABSENT;
  }
  memset (s->at, NOBODY, sizeof s->at);
  champions_forget_turn (s, HOME);
  s->keeper[0] = s->keeper[1] = s->form[0] = s->form[1] = NOBODY;
  s->turn = s->next = s->ball = s->barred = s->last_side = NOBODY;
  s->winner = s->side = NOBODY;
  go_on (s);
}
