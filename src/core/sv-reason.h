/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-reason: explains in countable facts why one choice is better than another: the number that
 * must be thrown and the bonuses, the chance of a goal, who has the ball, and how far it is from
 * the goal.
 *
 * It compares the two positions that the choices lead to. It does not know why a computer player
 * chose: the choice was made by evaluation, and the facts here only make it plausible. */

#include "sv-game.h"

enum { SV_MAX_REASONS = 2 };

/* Write sentences that say what is better for @side in position @better than in @worse, both of
 * which follow from one position. The most important comes first; at most SV_MAX_REASONS,
 * possibly none. */
void sv_reason (const SvGame *game,
                const void *setup,
                const void *better,
                const void *worse,
                int side,
                SvNotes *out);

/* Helper for a game's reason () function: append sentences about the least throw that lets each
 * side shoot at the goal in its next turn. @better and @worse hold these throws by side; a number
 * above @most cannot be thrown. Only what is better for @side is mentioned. */
void sv_reason_shots (int side, const int better[2], const int worse[2], int most, SvNotes *out);
