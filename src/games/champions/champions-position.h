/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

void champions_dump (const void *setup, const void *state, const SvSink *sink);
void champions_dump_start (const void *setup, const void *state, const SvSink *sink);
bool champions_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);
