/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-moment: what a flight, a turn, a dead moment or a new match forgets of those before. */

#include "champions-state.h"

/* The ball is not on its way. */
void champions_forget_flight (ChampionsState *s);

/* It is the turn of a side; nothing is left of the turn before. */
void champions_forget_turn (ChampionsState *s, unsigned side);

/* C-081: play stops; a side has the restart on a square, or NOBODY while it is not known (C-084).
 * Replacements that are compelled go before what is put on the agenda here. */
void champions_dead_moment (ChampionsState *s, Restart kind, unsigned side, unsigned square);

/* Where the ball comes back into play; while nobody has chosen it, the square of column 5. */
unsigned champions_restart_square (const ChampionsState *s);

/* Nobody stands on the pitch for good yet. */
bool champions_is_before_kickoff (const ChampionsState *s);

/* Where the ball lies, or would if what is under way were broken off. */
unsigned champions_resting_ball (const ChampionsState *s);

/* Those who can play sit on the bench (C-004), nothing is under way. */
void champions_clear (const ChampionsSetup *p, ChampionsState *s);
