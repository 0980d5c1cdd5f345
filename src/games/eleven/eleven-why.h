/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven.h"

bool eleven_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
