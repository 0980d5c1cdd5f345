/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-reason: why play had better go one way than another, in what people can count: what must be
 * thrown and what is added to it, how likely a goal is, who has the ball and how far from the goal.
 *
 * It compares two positions, and reads no thoughts: who chose between them did so for what it is worth,
 * which is not its business. */

#include "sv-game.h"

enum { SV_MAX_REASONS = 2 };

/* Sentences for what is better for side in one position than in the other, both of which the same
 * position led to; the weightiest first, at most SV_MAX_REASONS, perhaps none. */
void sv_reason (const SvGame *game,
                const void *setup,
                const void *better,
                const void *worse,
                int side,
                SvNotes *out);

/* For SvGame.reason (): the least throws that let each side shoot at the goal in its next turn, in one
 * position and in another; what is more than most cannot be thrown. Adds what is better for side. */
void sv_reason_shots (int side, const int better[2], const int worse[2], int most, SvNotes *out);
