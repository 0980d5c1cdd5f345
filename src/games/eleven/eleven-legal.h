/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

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
