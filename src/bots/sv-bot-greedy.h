/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sv-bot.h"

extern const SvBot sv_bot_greedy;
