/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eleven-reason.h"
#include "eleven-board.h"
#include "eleven-evaluation.h"
#include "sv-reason.h"

static bool
is_shot (const ElevenState *s)
{
  return s->phase == PHASE_AIM || s->phase == PHASE_GUESS;
}

static void
compare_shots (const ElevenSetup *p,
               const ElevenState *better,
               const ElevenState *worse,
               unsigned side,
               SvNotes *out)
{
  if (better->ball == ELEVEN_NONE || worse->ball == ELEVEN_NONE)
    return;
  sv_reason_shots ((int)side,
                   (const int[]){ eleven_cost_of_shot (p, better, 0) - p->die_bonus,
                                  eleven_cost_of_shot (p, better, 1) - p->die_bonus },
                   (const int[]){ eleven_cost_of_shot (p, worse, 0) - p->die_bonus,
                                  eleven_cost_of_shot (p, worse, 1) - p->die_bonus },
                   6, out);
}

static bool
is_guarded (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  return eleven_is_goal (eleven_board (p), s->at[side]);
}

/* Return the number of field players of @side within two lines of the ball. */
static int
count_near (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  const SvBoard *board = eleven_board (p);
  ElevenSet near = { { 0, 0 } };
  int n = 0;

  if (s->ball == ELEVEN_NONE)
    return 0;
  eleven_set_add (&near, s->ball);
  ELEVEN_EACH_NEIGHBOUR (board, s->ball, i)
  {
    const SvSpaceSet *beside = &board->beside[board->neighbours[i]];
    near = (ElevenSet){ { near.bits[0] | beside->bits[0], near.bits[1] | beside->bits[1] } };
  }
  for (unsigned piece = 2 + side; piece < ELEVEN_PIECES; piece += 2)
    n += s->at[piece] != ELEVEN_NONE && eleven_set_has (&near, s->at[piece]);
  return n;
}

void
eleven_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out)
{
  const unsigned own = (unsigned)side;
  SvPhrase phrase = sv_phrase (NULL, side);

  if (is_shot (better) || is_shot (worse)) {
    phrase.n = eleven_evaluation_of_shot (setup, better, own);
    phrase.msgid = N_ ("{team} shoots at the goal: {n} of 100 such shots go in.");
    if (is_shot (better) && !is_shot (worse))
      sv_notes_add (out, SV_NOTE_PLAIN, phrase);
    return;
  }
  compare_shots (setup, better, worse, own, out);
  phrase.msgid = N_ ("The goalie of {team} guards the goal.");
  if (is_guarded (setup, better, own) && !is_guarded (setup, worse, own))
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  phrase.n = count_near (setup, better, own);
  phrase.m = count_near (setup, worse, own);
  phrase.msgid = N_ ("{team} has {n} players near the ball instead of {m}.");
  if (phrase.n > phrase.m)
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}
