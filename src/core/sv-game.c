/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-game.h"

#include <string.h>

void
sv_game_standard (const SvGame *game, void *setup)
{
  memset (setup, 0, game->setup_size);
  sv_fields_set_standard (game->variant_fields, game->n_variant_fields, setup);
  for (unsigned side = 0; side < 2; side++) {
    for (unsigned card = 0; card < game->n_cards; card++)
      sv_fields_set_standard (game->card_fields, game->n_card_fields,
                              sv_game_card (game, setup, side, card));
    if (game->n_team_fields > 0)
      sv_fields_set_standard (game->team_fields, game->n_team_fields,
                              sv_game_team (game, setup, side));
  }
  if (game->setup_standard != NULL)
    game->setup_standard (setup);
}

bool
sv_game_check (const SvGame *game, const void *setup, SvFault *fault)
{
  return game->setup_check == NULL || game->setup_check (setup, fault);
}

unsigned
sv_game_budget (const SvGame *game, const void *setup, unsigned side, SvBudget *out)
{
  return game->card_budget != NULL ? game->card_budget (setup, side, out) : 0;
}

void
sv_game_notes (const SvGame *game,
               const void *setup,
               const void *before,
               SvEvent event,
               const void *after,
               SvNotes *out)
{
  out->n = 0;
  if (game->notes != NULL)
    game->notes (setup, before, event, after, out);
}

void
sv_notes_add (SvNotes *self, SvNoteKind kind, SvPhrase phrase)
{
  if (self->n < SV_MAX_NOTES)
    self->notes[self->n++] = (SvNote){ kind, phrase };
}

void
sv_moves_add (SvMoves *self, int piece, int from, int to, int over)
{
  if (from != to && self->n < SV_MAX_MOVES)
    self->moves[self->n++] = (SvMove){ (int16_t)piece, (int16_t)from, (int16_t)to, (int16_t)over };
}

/* Pieces that stand elsewhere now, then the ball unless the same piece carried it. */
static void
derive_moves (const SvView *was, const SvView *is, SvMoves *out)
{
  for (int i = 0; i < is->n_pieces; i++)
    sv_moves_add (out, i, was->pieces[i].space, is->pieces[i].space, -1);
  if (was->ball_piece != is->ball_piece || is->ball_piece < 0)
    sv_moves_add (out, -1, was->ball_space, is->ball_space, -1);
}

void
sv_game_moves (const SvGame *game,
               const void *setup,
               const void *before,
               SvEvent event,
               const void *after,
               SvMoves *out)
{
  SvView was, is;

  out->n = 0;
  if (game->moves != NULL) {
    game->moves (setup, before, event, after, out);
    return;
  }
  game->view (setup, before, &was);
  game->view (setup, after, &is);
  derive_moves (&was, &is, out);
}

const char *
sv_game_period_name (const SvGame *game, const void *setup, unsigned period)
{
  unsigned char state[SV_MAX_STATE] __attribute__ ((aligned (16)));
  SvView view;

  if (game->period_name != NULL)
    return game->period_name (setup, period);
  game->init (setup, state);
  game->view (setup, state, &view);
  return period == 1 ? view.period_name : NULL;
}

int
sv_game_score (const SvGame *game, const void *setup, const void *state, int side)
{
  SvView view;

  game->view (setup, state, &view);
  return view.score[side];
}

bool
sv_game_is_legal (const SvGame *game, const void *setup, const void *state, SvEvent event)
{
  SvEvent legal[SV_MAX_LEGAL];

  if (event.verb == SV_VERB_TIME) {
    SvNode node;
    game->node (setup, state, &node);
    return node.time && sv_event_equal (event, sv_event_time ());
  }
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++)
    if (sv_event_equal (legal[i], event))
      return true;
  return false;
}

bool
sv_game_find_event (
    const SvGame *game, const void *setup, const void *state, const char *text, SvEvent *out)
{
  SvEvent legal[SV_MAX_LEGAL];
  char own[SV_EVENT_TEXT_MAX];

  if (strcmp (text, "time") == 0) {
    *out = sv_event_time ();
    return sv_game_is_legal (game, setup, state, *out);
  }
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++) {
    game->event_text (setup, state, legal[i], own);
    if (strcmp (own, text) == 0) {
      *out = legal[i];
      return true;
    }
  }
  return false;
}
