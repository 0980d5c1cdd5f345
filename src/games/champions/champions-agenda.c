/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "champions-agenda.h"

#include <assert.h>
#include <string.h>

void
champions_agenda_add (ChampionsState *s, TaskKind kind, unsigned side)
{
  assert (s->n_agenda < MAX_AGENDA);
  s->agenda[s->n_agenda++] = (Task){ (uint8_t)kind, (uint8_t)side };
}

void
champions_agenda_push (ChampionsState *s, TaskKind kind, unsigned side)
{
  assert (s->n_agenda < MAX_AGENDA);
  memmove (s->agenda + 1, s->agenda, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[0] = (Task){ (uint8_t)kind, (uint8_t)side };
  s->n_agenda++;
}

void
champions_agenda_clear (ChampionsState *s)
{
  s->n_agenda = 0;
  memset (s->agenda, 0, sizeof s->agenda);
}

bool
champions_agenda_pop (ChampionsState *s, Task *out)
{
  if (s->n_agenda == 0)
    return false;
  *out = s->agenda[0];
  s->n_agenda--;
  memmove (s->agenda, s->agenda + 1, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[s->n_agenda] = (Task){ 0, 0 };
  return true;
}
