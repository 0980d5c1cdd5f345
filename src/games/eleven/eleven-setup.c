/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold across the parameters: RULES.md E-01. */

#include "eleven-setup.h"
#include "eleven-board.h"

bool
eleven_setup_check (const void *setup, SvFault *fault)
{
  static const char *const room_at[] = { N_ ("the west end has room for {n} players, not {m}"),
                                         N_ ("the east end has room for {n} players, not {m}") };
  const ElevenSetup *p = setup;
  SvFault board;

  if (p->board == BOARD_OWN && p->own_board == NULL)
    return sv_refuse (fault, sv_phrase (N_ ("there is no such board"), -1), "variant.board");
  if (p->board == BOARD_OWN && !eleven_board_check (p->own_board, &board))
    return sv_refuse (fault, board.why, "variant.board.%s", board.path);
  for (int end = END_WEST; end <= END_EAST; end++) {
    const int room = eleven_room (eleven_board (p), end);
    if (p->players > room)
      return sv_refuse (fault, sv_phrase_numbers (room_at[end], room, p->players, 0),
                        "variant.players");
  }
  return true;
}
