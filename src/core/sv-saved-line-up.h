/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-saved-line-up: the line-up of a team, saved so that the team can use it again.
 *
 *      position ── take ──▶ saved line-up ── next ──▶ event, event … ──▶ the pieces stand like that
 *                              ▲ │
 *                    fields ───┘ └──▶ documents
 *
 * A saved line-up is a flat struct of the game, described by a table of fields. It can be used by
 * either side and at either end of the pitch. Its name is stored elsewhere. */

#include "sv-event.h"
#include "sv-field.h"

enum { SV_MAX_SAVED_LINE_UP = 128 }; /* size limit of any game's saved line-up, in bytes */

typedef struct {
  const SvField *fields; /* table of the values in a saved line-up, for documents */
  size_t n_fields;
  size_t size; /* size of a saved line-up in bytes, at most SV_MAX_SAVED_LINE_UP */

  /* Save how @side is lined up in @out, which the caller has zeroed. Returns false if this is not
   * the moment: a piece has still to be placed, or play has begun. Call it through
   * sv_game_take_saved_line_up (). */
  bool (*take) (const void *setup, const void *state, int side, void *out);

  /* Write the next legal event that leads to the saved line-up, for the side that decides and is
   * lining up: exactly, or as nearly as another board or other rules allow. Returns false if
   * nothing more of it is possible. Call it through sv_game_next_of_saved_line_up (). */
  bool (*next) (const void *setup, const void *state, const void *saved_line_up, SvEvent *event);

  /* Return whether a saved line-up, whose single values are all in range, is possible as a whole.
   * If not, fill in @fault (may be NULL) with the reason and a path in the line-up. */
  bool (*check) (const void *saved_line_up, SvFault *fault);
} SvSavedLineUps;
