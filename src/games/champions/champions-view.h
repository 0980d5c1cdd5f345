/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

void champions_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void champions_timing (const void *setup, const void *state, SvTiming *out);
void champions_view (const void *setup, const void *state, SvView *out);
bool champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
bool champions_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out);
