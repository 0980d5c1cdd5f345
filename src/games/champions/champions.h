/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions: the rules of Champions 2020 (football on squares) by the ids of RULES.md. Each file
 * looks only at those above it.
 *
 *   champions-set.h         sets of squares as bits
 *   champions-pitch.c       squares, directions, areas            chapter 1
 *   champions-state.h       set-up, state, verbs, nodes, tasks
 *   champions-men.c         who stands where, who may go where    §2
 *   champions-league.c      suspensions                           C-200
 *   champions-setup.c       parameters, squads, formations        C-002…C-004, chapter 6
 *   champions-agenda.c      what is still to be done
 *   champions-moment.c      what is forgotten when                C-081, C-084
 *   champions-clock.c       the dice clock, the end               C-150…C-153, C-201
 *   champions-offside.c     offside and all slides                C-060…C-063, C-120…C-122
 *   champions-limits.c      where a walk may not end              C-140…C-145
 *   champions-ball.c        the ball on its way                   C-040…C-050, C-106
 *
 *   champions-rules.h       the steps of the rules, none of which knows another:
 *     -lineup.c             line-up and kick-off                  C-003…C-023
 *     -turn.c               the turn and its walk                 C-030…C-037, C-130
 *     -chase.c              who runs after the ball               C-055…C-058
 *     -intercept.c          interceptions                         C-090…C-099
 *     -goal.c               shot, save, clasp, rebound            C-070…C-080
 *     -restart.c            dead moments                          C-081…C-118, C-191…C-199
 *     -foul.c               pushes, fouls, cards, injuries        C-165…C-190
 *     -substitute.c         warming up and coming on              C-160…C-164
 *     -shootout.c           the penalty shoot-out                 C-154
 *   champions-play.c        the tables of all these steps         chapter 5
 *
 *   champions-check.c       what must hold
 *   champions-dump.c        the `state` object, a position        chapters 4 and 6
 *   champions-start.c       the position to begin from            chapter 6
 *   champions-place.c       a position set up by a person
 *   champions-phrase.h      sentences about sides and men
 *   champions-tell.c        events as text, what a node asks
 *   champions-view.c        what is to be seen and pointed at, what moved
 *   champions-report.c, -why.c   what an event says, why a target is none
 *   champions-appraise.c    what a position is worth
 *
 * Only this folder includes this header. */

#include "champions-rules.h"

extern const SvGame champions_game;

/* --- play, check ------------------------------------------------------------------------------ */

void champions_run (const ChampionsSetup *p, ChampionsState *s); /* until somebody must act */
void champions_init (const void *setup, void *state);
void champions_node (const void *setup, const void *state, SvNode *out);
unsigned champions_legal (const void *setup, const void *state, SvEvent *events);
void champions_apply (const void *setup, void *state, SvEvent event);
const char *champions_phase_name (unsigned phase);
const char *champions_broken (const void *setup, const void *state);

/* --- words, views, documents ------------------------------------------------------------------ */

extern const char *const champions_period_words[];
extern const char *const champions_touch_words[];
void champions_dump (const void *setup, const void *state, const SvSink *sink);
void champions_dump_start (const void *setup, const void *state, const SvSink *sink);
bool champions_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* C-002: who keeps, in a position that does not say it. */
void champions_find_keeper (ChampionsState *s, unsigned side);

enum { CHAMPIONS_N_PHASES = 5 };
extern const SvPhase champions_phases[CHAMPIONS_N_PHASES];
const char *champions_period_name (const void *setup, unsigned period);
void champions_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);

void champions_event_text (const void *setup, const void *state, SvEvent event, char *text);
void champions_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void champions_prompt (const void *setup, const void *state, SvPhrase *out);

/* The man whom a node asks to do something or to go somewhere, or NOBODY. */
unsigned champions_man_asked (const ChampionsState *s);

bool champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
void champions_piece_name (const void *setup, int piece, SvPhrase *out);
void champions_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void champions_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
void champions_view (const void *setup, const void *state, SvView *out);
int champions_appraise (const void *setup, const void *state, int side);
