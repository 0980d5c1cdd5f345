/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-stance: how a team lined up, so that it can keep it and stand so again.
 *
 *      position ── take ──▶ stance ── next ──▶ event, event … ──▶ they stand so again
 *                             ▲ │
 *                   fields ───┘ └──▶ documents
 *
 * A stance is a flat struct of the game, described by a table as all values are; it is the same for
 * whichever side takes it, at whichever end. Its name is not the rules' business. */

#include "sv-event.h"
#include "sv-field.h"

enum { SV_MAX_STANCE = 128 }; /* bytes of any game's stance */

typedef struct {
  const SvField *fields; /* as documents hold it */
  size_t n_fields;
  size_t size; /* ≤ SV_MAX_STANCE */

  /* How side has lined up. False if it is not the moment for that: somebody is still to be placed, or
   * play has gone on. out is all zero. Call sv_game_take_stance (). */
  bool (*take) (const void *setup, const void *state, int side, void *out);

  /* The next legal event of the side that decides, which lines up, to stand so: exactly, or as near
   * as another board or other rules allow. False: nothing of the rest can be done. Call
   * sv_game_next_of_stance (). */
  bool (*next) (const void *setup, const void *state, const void *stance, SvEvent *event);

  /* True if a stance whose fields each are right can be taken by somebody; else why not, with a path
   * in the stance; fault may be NULL. */
  bool (*check) (const void *stance, SvFault *fault);
} SvStances;
