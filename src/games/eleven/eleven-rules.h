/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

/* Return whether the piece on @space has had the ball in the present series of kicks. */
bool eleven_had_the_ball (const ElevenState *s, unsigned space);

/* Write the way of a kick: the spaces after @from, the last one being @to. Return how many there
 * are. */
unsigned eleven_way (const ElevenSetup *setup,
                     const SvBoard *board,
                     const ElevenState *s,
                     unsigned from,
                     unsigned to,
                     uint8_t way[ELEVEN_MAX_RANGE]);

void eleven_node (const void *setup, const void *state, SvNode *out);
unsigned eleven_legal (const void *setup, const void *state, SvEvent *events);

/* Return whether a step onto an opponent's space is an attack that can be made, provided that its
 * points are paid. */
bool eleven_may_attack (const ElevenSetup *setup,
                        const SvBoard *board,
                        const ElevenState *s,
                        unsigned from,
                        unsigned at);

/* Return the points that a step costs in this position; 0 if the step is not legal. */
unsigned eleven_step_cost (const ElevenSetup *setup,
                           const SvBoard *board,
                           const ElevenState *s,
                           unsigned from,
                           unsigned to);
bool eleven_has_step (const ElevenSetup *setup,
                      const SvBoard *board,
                      const ElevenState *s,
                      unsigned from);
bool eleven_may_push (
    const SvBoard *board, const ElevenState *s, unsigned at, unsigned from, unsigned to);
bool eleven_may_end (const ElevenSetup *setup, const SvBoard *board, const ElevenState *s);
bool eleven_may_shoot (const ElevenState *s);

void eleven_init (const void *setup, void *state);

/* Return the side that starts a period (E-05, E-65, E-67). */
unsigned eleven_period_starter (const ElevenState *s, unsigned period);

/* Return the first field player of a side who is beside the board, or ELEVEN_NONE. */
unsigned eleven_next_player (const ElevenSetup *setup, const ElevenState *s, unsigned side);

/* Return the side that has won, or ELEVEN_NONE. */
unsigned eleven_winner (const ElevenState *s);

/* Return whether a shoot-out is decided (E-71, E-72). @taken: shots of both sides together.
 * @scored: goals of each. */
bool eleven_is_decided (const ElevenSetup *p, unsigned taken, const int32_t scored[2]);

void eleven_apply (const void *setup, void *state, SvEvent event);
void eleven_put (ElevenState *s, unsigned piece, unsigned space);
void eleven_clear_turn (ElevenState *s);
