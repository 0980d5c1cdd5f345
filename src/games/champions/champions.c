/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game as the rest of the house sees it. */

#include "champions.h"

static const SvBoard *
board (const void *setup)
{
  return &sv_board_champions_2020;
}

const SvGame champions_game = {
  .version = SV_GAME_VERSION,
  .id = "champions-2020",
  .title = N_ ("Champions 2020"),
  .summary = N_ ("Football on squares: walk, pass, curve the ball past the wall and shoot."),
  .credit = N_ ("Champions 2020 by Corné van Moorsel, published by Cwali"),
  .offered = true,
  .setup_size = sizeof (ChampionsSetup),
  .state_size = sizeof (ChampionsState),
  .max_legal = 64,
  .n_pieces = MEN,
  .n_seats_max = 8,
  .cards_offset = offsetof (ChampionsSetup, cards),
  .card_size = sizeof (ChampionsCard),
  .n_cards = SQUAD,
  .teams_offset = offsetof (ChampionsSetup, teams),
  .team_size = sizeof (ChampionsTeam),
  .team_fields = champions_team_fields,
  .n_team_fields = CHAMPIONS_N_TEAM_FIELDS,
  .variant_fields = champions_variant_fields,
  .n_variant_fields = CHAMPIONS_N_VARIANT_FIELDS,
  .card_fields = champions_card_fields,
  .n_card_fields = CHAMPIONS_N_CARD_FIELDS,
  .setup_standard = champions_setup_standard,
  .setup_check = champions_setup_check,
  .card_budget = champions_card_budget,
  .board = board,
  .init = champions_init,
  .node = champions_node,
  .legal = champions_legal,
  .apply = champions_apply,
  .event_text = champions_event_text,
  .event_target = champions_event_target,
  .notes = champions_notes,
  .moves = champions_moves,
  .prompt = champions_prompt,
  .why_not = champions_why_not,
  .piece_name = champions_piece_name,
  .view = champions_view,
  .dump = champions_dump,
  .dump_start = champions_dump_start,
  .restore = champions_restore,
  .phases = champions_phases,
  .n_phases = CHAMPIONS_N_PHASES,
  .period_name = champions_period_name,
  .to_placement = champions_to_placement,
  .from_placement = champions_from_placement,
  .broken = champions_broken,
  .appraise = champions_appraise,
  .after_match = champions_after_match,
};
