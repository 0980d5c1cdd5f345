/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-phrase: sentences about a side, a man, a number; for prompts and the report. */

#include "champions-men.h"

static inline SvPhrase
about (const char *msgid, unsigned side, unsigned man)
{
  SvPhrase phrase = sv_phrase (msgid, side < 2 ? (int)side : -1);

  if (man < MEN)
    phrase.piece = (int16_t)man;
  return phrase;
}

static inline SvPhrase
with_number (SvPhrase phrase, unsigned n)
{
  phrase.n = (int32_t)n;
  return phrase;
}

/* {n}–{m}: goals, or those of the shoot-out when it has decided the match. */
static inline SvPhrase
with_score (SvPhrase phrase, const ChampionsState *s)
{
  const bool kicks = s->ended == ENDED_PENALTIES;

  phrase.n = kicks ? s->so_score[HOME] : s->score[HOME];
  phrase.m = kicks ? s->so_score[AWAY] : s->score[AWAY];
  return phrase;
}
