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

const char *
sv_game_self_check (const SvGame *game)
{
  if (game->version != SV_GAME_VERSION)
    return "the game is written for another version of the interface";
  if (game->state_size == 0 || game->state_size > SV_MAX_STATE)
    return "the state is empty or too large";
  if (game->max_legal == 0 || game->max_legal > SV_MAX_LEGAL)
    return "the legal list is empty or too long";
  if (game->n_pieces > SV_MAX_PIECES)
    return "there are too many pieces";
  if (!game->id || !game->title || !game->summary || !game->credit)
    return "a name is missing";
  if (!game->card_budget || !game->board || !game->init || !game->node || !game->legal ||
      !game->apply || !game->event_text || !game->event_target || !game->notes || !game->moves ||
      !game->prompt || !game->why_not || !game->piece_name || !game->view || !game->dump ||
      !game->restore || !game->broken)
    return "a function is missing";
  if (!game->phases || game->n_phases == 0 || game->n_phases > UINT8_MAX || !game->period_name ||
      !game->to_placement || !game->from_placement)
    return "positions cannot be set up";
  return NULL;
}
