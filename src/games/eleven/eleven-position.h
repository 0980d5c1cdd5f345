/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

extern const char *const eleven_phase_names[];
void eleven_dump (const void *setup, const void *state, const SvSink *sink);
void eleven_dump_start (const void *setup, const void *state, const SvSink *sink);
bool eleven_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);
