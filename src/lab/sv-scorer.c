/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-scorer.h"

SvScorer
sv_scorer (const SvGame *game, const void *setup)
{
  return (SvScorer){ .game = game, .setup = setup, .shooter = -1 };
}

static bool
score_rose (const SvScorer *self, const void *before, const void *after, int side)
{
  SvView then, now;

  self->game->view (self->setup, before, &then);
  self->game->view (self->setup, after, &now);
  return now.score[side] > then.score[side];
}

void
sv_scorer_hear (SvScorer *self, const void *before, SvEvent event, const void *after)
{
  SvNotes notes;

  sv_game_notes (self->game, self->setup, before, event, after, &notes);
  for (unsigned i = 0; i < notes.n; i++) {
    const SvPhrase *phrase = &notes.notes[i].phrase;

    if (notes.notes[i].shot)
      self->shooter = phrase->piece;
    if (notes.notes[i].kind != SV_NOTE_GOAL || !score_rose (self, before, after, phrase->side))
      continue;
    const int piece = phrase->piece >= 0 ? phrase->piece : self->shooter;
    if (piece >= 0)
      self->goals[piece]++;
  }
}
