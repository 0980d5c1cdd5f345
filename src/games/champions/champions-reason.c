/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "champions-reason.h"
#include "champions-evaluation.h"
#include "sv-reason.h"

/* Return how many in a hundred shots go in if a shot of @side is on its way; otherwise 0. */
static int
evaluation_of_shot (const ChampionsSetup *p, const ChampionsState *s, unsigned side)
{
  return s->out == OUT_GOAL && s->out_side == 1 - side ? champions_evaluation_of_shot (p, s) : 0;
}

static void
compare_steps (const ChampionsState *better,
               const ChampionsState *worse,
               unsigned who,
               unsigned side,
               SvNotes *out)
{
  SvPhrase phrase = sv_phrase (
      N_ ("The player of {team} nearest to the ball is {n} steps away instead of {m}."), (int)who);

  phrase.n = champions_steps_to_ball (better, who);
  phrase.m = champions_steps_to_ball (worse, who);
  if (who == side ? phrase.n < phrase.m : phrase.n > phrase.m)
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

void
champions_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out)
{
  const ChampionsState *s = better, *t = worse;
  const unsigned own = (unsigned)side;
  SvPhrase phrase =
      sv_phrase (N_ ("{team} shoots at the goal: {n} of 100 such shots go in."), side);

  phrase.n = evaluation_of_shot (setup, s, own);
  phrase.m = evaluation_of_shot (setup, t, own);
  if (phrase.n > phrase.m)
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  if (s->ball >= SQUARES || t->ball >= SQUARES || s->out == OUT_GOAL || t->out == OUT_GOAL)
    return;
  sv_reason_shots (
      side, (const int[]){ champions_throw_for_shot (s, 0), champions_throw_for_shot (s, 1) },
      (const int[]){ champions_throw_for_shot (t, 0), champions_throw_for_shot (t, 1) }, 6, out);
  compare_steps (s, t, own, own, out);
  compare_steps (s, t, 1 - own, own, out);
}
