/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-computer: acts in a match for the seats that computer players have.
 *
 *   the match changes ──▶ a timer ──▶ a thought, in a thread over copies ──▶ an event
 *                             └── for those that need no time ────────────────▲
 *
 * If people like, it also makes their choice for them where there is only one, and says so.
 *
 * It waits while the match is paused and while somebody looks at an earlier position. */

#include "sv-match.h"
#include "sv-mind.h"

typedef struct _SvComputer SvComputer;

/* Act in match from now on, so many milliseconds after each change; until it is freed. */
SvComputer *sv_computer_new (SvMatch *match, unsigned pace_ms);
void sv_computer_free (SvComputer *self);

/* Whether it makes the only choice that a person has; at first it does not. Not after an undo, which could
 * else not go past it, and not in a match that teaches. */
void sv_computer_set_automatic (SvComputer *self, gboolean automatic);

/* Whether it waits in a break until the match is "rested", so that people can read what is shown then; at
 * first it does not. */
void sv_computer_set_patient (SvComputer *self, gboolean patient);

/* Act at once, even in an earlier position; FALSE if a person must, or the match is paused. */
gboolean sv_computer_act (SvComputer *self);

/* Tell a mind what it is told before each choice: what the clock has left, and how fast the match was played
 * up to the position shown. Returns mind. */
SvMind *sv_computer_tell_time (SvMatch *match, SvMind *mind);
