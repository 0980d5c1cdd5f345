/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-slate: applies the rules to the score sheet of a match on a real board. */

#include "sv-game.h"

extern const SvSlateThrow strafworp_slate_throws[];
void strafworp_slate (const void *setup, const SvSlate *slate, SvSlateView *out);
