/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

/* A piece on the space has had the ball in this series of kicks. */
bool eleven_had_the_ball (const ElevenState *s, unsigned space);

/* The ways of a kick: write the spaces after `from`, the last being `to`; return how many. */
unsigned eleven_way (const ElevenSetup *setup,
                     const SvBoard *board,
                     const ElevenState *s,
                     unsigned from,
                     unsigned to,
                     uint8_t way[ELEVEN_MAX_RANGE]);

void eleven_node (const void *setup, const void *state, SvNode *out);
unsigned eleven_legal (const void *setup, const void *state, SvEvent *events);

/* A step onto an opponent's space is an attack that can be made, its points being paid already. */
bool eleven_may_attack (const ElevenSetup *setup,
                        const SvBoard *board,
                        const ElevenState *s,
                        unsigned from,
                        unsigned at);

/* What a step costs now; 0 if it is none. */
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

/* The side that starts a period (E-05, E-65, E-67). */
unsigned eleven_period_starter (const ElevenState *s, unsigned period);

/* The first field player of a side beside the board, or nobody. */
unsigned eleven_next_player (const ElevenSetup *setup, const ElevenState *s, unsigned side);

/* Side, or nobody. */
unsigned eleven_winner (const ElevenState *s);

/* E-71, E-72: so many shots of a shoot-out, of both sides together, and goals of each decide it. */
bool eleven_is_decided (const ElevenSetup *p, unsigned taken, const int32_t scored[2]);

void eleven_apply (const void *setup, void *state, SvEvent event);
void eleven_put (ElevenState *s, unsigned piece, unsigned space);
void eleven_clear_turn (ElevenState *s);
