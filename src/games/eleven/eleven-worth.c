/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How good a position is, in hundredths of a goal, for computer players. */

#include "eleven.h"

int
eleven_appraise (const void *setup, const void *state, int side)
{
  const ElevenState *s = state;

  return 100 * (s->score[side] - s->score[1 - side]);
}
