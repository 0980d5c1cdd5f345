/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-schedule: the fixtures of a plan. Leagues go round by the circle method; a knock-out has its
 * best in different halves. */

#include "sv-cup.h"
#include "sv-rng.h"

/* Deal the teams to n groups, to and fro: 1 … n, n … 1, … */
void sv_cup_deal (SvCup *self, unsigned n);

/* Draw a lot for each team. */
void sv_cup_draw_lots (SvCup *self, SvRng *rng);

/* Make all fixtures anew, without results. */
void sv_cup_schedule (SvCup *self);
