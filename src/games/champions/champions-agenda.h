/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-agenda: what is still to be done before somebody must decide or throw. The rules leave
 * tasks here and say who acts next; only the table of champions-play.c knows which rule makes a
 * task. So no rule has to know another. */

#include "champions-state.h"

void champions_agenda_add (ChampionsState *s, TaskKind kind, unsigned side);
void
champions_agenda_push (ChampionsState *s, TaskKind kind, unsigned side); /* before all others */
void champions_agenda_clear (ChampionsState *s);

/* Take out the first task, if there is one. */
bool champions_agenda_pop (ChampionsState *s, Task *out);

/* A node: the side decides or throws. */
static inline void
ask (ChampionsState *s, Phase phase, unsigned side)
{
  s->phase = (uint8_t)phase;
  s->side = (uint8_t)side;
}

/* No node: with the agenda. */
static inline void
go_on (ChampionsState *s)
{
  s->phase = PHASE_NONE;
}

/* Go on with this first. */
static inline void
go_on_with (ChampionsState *s, TaskKind kind)
{
  go_on (s);
  champions_agenda_push (s, kind, NOBODY);
}
