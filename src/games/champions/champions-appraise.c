/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position is worth, for computer players. */

#include "champions.h"

int
champions_appraise (const void *setup, const void *state, int side)
{
  const State *s = state;

  return 100 * (s->score[side] - s->score[1 - side]);
}
