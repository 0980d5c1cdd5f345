/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold across the parameters: RULES.md E-01. */

#include "eleven.h"

/* The players of this game have no powers. */
unsigned
eleven_card_budget (const void *setup, unsigned side, SvBudget *out)
{
  return 0;
}

bool
eleven_setup_check (const void *setup, char *fault, size_t size)
{
  const ElevenSetup *p = setup;
  char why[SV_FAULT_SIZE];

  if (p->board == BOARD_OWN && p->own_board == NULL) {
    sv_text_print (fault, size, "variant.board: there is no such board");
    return false;
  }
  if (p->board == BOARD_OWN && !eleven_board_check (p->own_board, why, sizeof why)) {
    sv_text_print (fault, size, "variant.board.%s", why);
    return false;
  }
  for (int end = END_WEST; end <= END_EAST; end++) {
    const int room = eleven_room (eleven_board (p), end);
    if (p->players > room) {
      sv_text_print (fault, size, "variant.players: the %s end has room for %d players, not %d",
                     end == END_WEST ? "west" : "east", room, (int)p->players);
      return false;
    }
  }
  return true;
}
