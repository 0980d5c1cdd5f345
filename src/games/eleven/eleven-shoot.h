/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

/* The spaces that the ball may be kicked to now; false if there are none. */
bool
eleven_kicks (const ElevenSetup *setup, const SvBoard *board, const ElevenState *s, ElevenSet *out);

/* The ways of a kick: write the spaces after `from`, the last being `to`; return how many. */
unsigned eleven_way (const ElevenSetup *setup,
                     const SvBoard *board,
                     const ElevenState *s,
                     unsigned from,
                     unsigned to,
                     uint8_t way[ELEVEN_MAX_RANGE]);
bool eleven_may_stop (const ElevenSetup *setup,
                      const SvBoard *board,
                      const ElevenState *s,
                      bool kick_exists);
