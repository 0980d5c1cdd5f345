/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-schedule: makes the fixtures of a plan. Leagues use the circle method; a knock-out puts
 * the best teams into different halves. */

#include "sv-cup.h"
#include "sv-rng.h"

/* Deal the teams to @n groups in a snake: 1 … n, n … 1, … */
void sv_cup_deal (SvCup *self, unsigned n);

/* Draw a lot for each team. */
void sv_cup_draw_lots (SvCup *self, SvRng *rng);

/* Make all fixtures again, without results. */
void sv_cup_schedule (SvCup *self);
