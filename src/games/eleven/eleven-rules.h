/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

void eleven_apply (const void *setup, void *state, SvEvent event);
void eleven_put (ElevenState *s, unsigned piece, unsigned space);
void eleven_take_off (ElevenState *s, unsigned piece);
void eleven_clear_turn (ElevenState *s);
