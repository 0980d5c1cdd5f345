/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

void eleven_init (const void *setup, void *state);
void eleven_begin_period (const ElevenSetup *setup,
                          const SvBoard *board,
                          ElevenState *s,
                          unsigned period);
void eleven_begin_throw (const ElevenSetup *setup, ElevenState *s, unsigned side);
void eleven_go_on_placing (const ElevenSetup *setup, ElevenState *s, unsigned side);
void
eleven_kick_off (const ElevenSetup *setup, const SvBoard *board, ElevenState *s, unsigned piece);
void eleven_goal (const ElevenSetup *setup, const SvBoard *board, ElevenState *s, unsigned scorer);
void eleven_end_period (const ElevenSetup *setup, const SvBoard *board, ElevenState *s);
void eleven_next_penalty (const ElevenSetup *setup, const SvBoard *board, ElevenState *s);

/* The side that starts a period (E-05, E-65, E-67). */
unsigned eleven_period_starter (const ElevenState *s, unsigned period);

/* The first field player of a side beside the board, or nobody. */
unsigned eleven_next_player (const ElevenSetup *setup, const ElevenState *s, unsigned side);

/* Side, or nobody. */
unsigned eleven_winner (const ElevenState *s);
