/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-moment: the agenda (tasks to be done before somebody must decide or throw), what a
 * flight, a turn, a stop of play or a match resets when it begins, and the clock that dice move.
 * RULES.md C-081, C-084, C-150 to C-155, C-201.
 *
 * The rules add tasks here and say who acts next. Only the table in champions-rules.c knows which
 * rule does a task, so no rule depends on another. */

#include "champions-state.h"

void champions_agenda_add (ChampionsState *s, TaskKind kind, unsigned side);
void
/* add the task at the front */
champions_agenda_push (ChampionsState *s, TaskKind kind, unsigned side);
void champions_agenda_clear (ChampionsState *s);

/* Take the first task from the agenda. Return false if it is empty. */
bool champions_agenda_pop (ChampionsState *s, Task *out);

/* Stop at a node: the side decides or throws. */
static inline void
ask (ChampionsState *s, Phase phase, unsigned side)
{
  s->phase = (uint8_t)phase;
  s->side = (uint8_t)side;
}

/* Do not stop at a node: go on with the agenda. */
static inline void
go_on (ChampionsState *s)
{
  s->phase = PHASE_NONE;
}

/* Go on with the agenda, with this task first. */
static inline void
go_on_with (ChampionsState *s, TaskKind kind)
{
  go_on (s);
  champions_agenda_push (s, kind, NOBODY);
}

/* Clear the squares that could be chosen. */
void champions_forget_choices (ChampionsState *s);

/* Clear the flight: the ball does not move. */
void champions_forget_flight (ChampionsState *s);

/* Begin the turn of a side and clear what is left of the turn before. */
void champions_forget_turn (ChampionsState *s, unsigned side);

/* Stop play: the side has the restart on @square, or NOBODY while that is not known (C-084).
 * Replacements that the rules demand go before the tasks that are added here (C-081). */
void champions_dead_moment (ChampionsState *s, Restart kind, unsigned side, unsigned square);

/* Return the square where the ball comes back into play; the square in column 5 until it is
 * chosen. */
unsigned champions_restart_square (const ChampionsState *s);

/* Return whether the line-up is not finished, so that pieces may still be moved. */
bool champions_is_before_kickoff (const ChampionsState *s);

/* Return where the ball lies, or would lie if the flight under way were broken off. */
unsigned champions_resting_ball (const ChampionsState *s);

/* Start from nothing: the pieces that can play are on the bench (C-004), and no rule is under
 * way. */
void champions_clear (const ChampionsSetup *p, ChampionsState *s);

/* Return the minutes or throws at which the present period ends. */
int champions_clock_limit (const ChampionsSetup *p, const ChampionsState *s);

/* Count a die that was thrown on the clock. */
void champions_clock_count (ChampionsState *s, unsigned value);

/* The clock that counts ones is asked after a one (C-151), the clock that counts throws before a
 * throw (C-152). stops () returns true if the period is over and play does not go on. */
bool champions_clock_stops (const ChampionsSetup *p, ChampionsState *s);
bool champions_clock_is_full (const ChampionsSetup *p, ChampionsState *s);

void champions_end (ChampionsState *s, Ended how);
/* Table points of the winner and the loser, by SvEnd (C-201). */
extern const uint8_t champions_win_points[SV_N_ENDS][2];
void champions_points (const ChampionsState *s, int out[2]);
