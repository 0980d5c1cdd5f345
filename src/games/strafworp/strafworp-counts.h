/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

void strafworp_counts (const void *setup, const void *state, SvNotes *out);
