/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-computer: act in a match for the seats of computer players.
 *
 *   the match changes ──▶ a timer ──▶ thinking, in a thread over copies ──▶ an event
 *                             └── if it needs no time to think ────────────────▲
 *
 * If the user wants it, it also makes a person's choice when there is only one, and says so, and
 * throws the die of the side that does not attack.
 *
 * It waits while the match is paused and while the user looks at an earlier position. */

#include "sv-bot-memory.h"
#include "sv-match.h"

typedef struct _SvComputer SvComputer;

/* Return a computer that acts in @match @pace_ms milliseconds after each change, until it is
 * freed. */
SvComputer *sv_computer_new (SvMatch *match, unsigned pace_ms);
void sv_computer_free (SvComputer *self);

/* Set whether the computer makes a person's choice if there is only one; FALSE at first. It
 * never does so right after an undo, which would be undone again, nor in a match that teaches. */
void sv_computer_set_automatic (SvComputer *self, gboolean automatic);

/* When a person's die is thrown for the side that does not attack: that side only learns what the
 * die shows. */
typedef enum {
  SV_AUTO_THROWS_NEVER,
  SV_AUTO_THROWS_AGAINST_COMPUTER, /* if no person plays for the side that attacks */
  SV_AUTO_THROWS_DEFENCE,
  SV_AUTO_THROWS_ALL /* also for the side that attacks, which has nothing to decide then */
} SvAutoThrows;

/* Set when the computer throws the die of a person; NEVER at first. As with
 * the only choice, it does not do so right after an undo nor in a match that teaches. */
void sv_computer_set_auto_throws (SvComputer *self, SvAutoThrows when);

/* Return whether the die of the side that does not attack is due in @match, and a person throws it.
 * FALSE in a match that teaches. */
gboolean sv_computer_is_defence_throw (SvMatch *match);

/* Set whether it waits in a break until the match emits "rested", so that people can read what
 * is shown then; FALSE at first. */
void sv_computer_set_patient (SvComputer *self, gboolean patient);

/* Act at once, even in an earlier position. Return FALSE if a person must act, or the match is
 * paused. */
gboolean sv_computer_act (SvComputer *self);

/* Tell @bot_memory, the memory of a computer player, the time left on the clock and how fast the
 * match was played up to the position that is shown. Call it before each choice. Returns
 * @bot_memory. */
SvBotMemory *sv_computer_tell_time (SvMatch *match, SvBotMemory *bot_memory);
