/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game as the rest of the house sees it. */

#include "strafworp.h"

static const SvBoard *
board (const void *setup)
{
  return &strafworp_board;
}

const SvGame strafworp_game = {
  .version = SV_GAME_VERSION,
  .id = "strafworp",
  .title = N_ ("Strafworp!"),
  .summary = N_ ("Korfbal for two to eight players: move, pass, throw and score."),
  .credit = N_ ("Strafworp! by Remco van Veenendaal and Velocitas Leiderdorp"),
  .offered = true,
  .setup_size = sizeof (StrafworpSetup),
  .state_size = sizeof (StrafworpState),
  .max_legal = STRAFWORP_FIGURINES * STRAFWORP_AREAS,
  .n_pieces = 2 * STRAFWORP_FIGURINES,
  .n_seats_max = 8,
  .cards_offset = offsetof (StrafworpSetup, cards),
  .card_size = sizeof (StrafworpCard),
  .n_cards = STRAFWORP_FIGURINES,
  .variant_fields = strafworp_variant_fields,
  .n_variant_fields = STRAFWORP_N_VARIANT_FIELDS,
  .card_fields = strafworp_card_fields,
  .n_card_fields = STRAFWORP_N_CARD_FIELDS,
  .setup_standard = strafworp_setup_standard,
  .setup_check = strafworp_setup_check,
  .card_budget = strafworp_card_budget,
  .board = board,
  .init = strafworp_init,
  .node = strafworp_node,
  .legal = strafworp_legal,
  .apply = strafworp_apply,
  .event_text = strafworp_event_text,
  .event_target = strafworp_event_target,
  .notes = strafworp_notes,
  .moves = strafworp_moves,
  .prompt = strafworp_prompt,
  .why_not = strafworp_why_not,
  .piece_name = strafworp_piece_name,
  .view = strafworp_view,
  .dump = strafworp_dump,
  .restore = strafworp_restore,
  .phases = strafworp_phases,
  .n_phases = STRAFWORP_N_PHASES,
  .period_name = strafworp_period_name,
  .to_placement = strafworp_to_placement,
  .from_placement = strafworp_from_placement,
  .broken = strafworp_broken,
  .counts = strafworp_counts,
  .appraise = strafworp_appraise,
  .item_picture = strafworp_item_picture,
};
