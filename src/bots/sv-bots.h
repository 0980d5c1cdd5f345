/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bots: the computer players of this room, one file each. */

#include "sv-bot.h"

extern const SvBot sv_bot_random;
extern const SvBot sv_bot_greedy;
