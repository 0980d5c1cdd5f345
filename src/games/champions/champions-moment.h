/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-moment: what is still to be done before somebody must decide or throw, what a flight, a
 * turn, a dead moment or a new match forgets of those before, and the clock that dice move. RULES.md
 * C-081, C-084, C-150 to C-155, C-201.
 *
 * The rules leave tasks here and say who acts next; only the table of champions-rules.c knows which
 * rule makes a task. So no rule has to know another. */

#include "champions-state.h"

void champions_agenda_add (ChampionsState *s, TaskKind kind, unsigned side);
void
champions_agenda_push (ChampionsState *s, TaskKind kind, unsigned side); /* before all others */
void champions_agenda_clear (ChampionsState *s);

/* Take out the first task, if there is one. */
bool champions_agenda_pop (ChampionsState *s, Task *out);

/* A node: the side decides or throws. */
static inline void
ask (ChampionsState *s, Phase phase, unsigned side)
{
  s->phase = (uint8_t)phase;
  s->side = (uint8_t)side;
}

/* No node: with the agenda. */
static inline void
go_on (ChampionsState *s)
{
  s->phase = PHASE_NONE;
}

/* Go on with this first. */
static inline void
go_on_with (ChampionsState *s, TaskKind kind)
{
  go_on (s);
  champions_agenda_push (s, kind, NOBODY);
}

/* No squares to choose from any more. */
void champions_forget_choices (ChampionsState *s);

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

/* The minutes or throws at which this period ends. */
int champions_clock_limit (const ChampionsSetup *p, const ChampionsState *s);

/* A die was thrown. */
void champions_clock_count (ChampionsState *s, unsigned value);

/* The clock of ones after a one (C-151), of throws before a throw (C-152). True if the period is
 * over and play does not go on. */
bool champions_clock_stops (const ChampionsSetup *p, ChampionsState *s);
bool champions_clock_is_full (const ChampionsSetup *p, ChampionsState *s);

void champions_end (ChampionsState *s, Ended how);
/* C-201: of the winner and the loser, by SvEnd. */
extern const uint8_t champions_win_points[SV_N_ENDS][2];
void champions_points (const ChampionsState *s, int out[2]);
