/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shot: the chance that a shot becomes a goal, from the dice that are thrown for it. A rebound
 * or other later shot counts as another shot. */

#include "sv-game.h"

/* Return the chance, 0–1, that the shot that the game notes for @event in state @before becomes a
 * goal of @side, if the other side chooses as well as possible. If the shot begins with a die, it
 * is the chance before that die. */
double
sv_shot_chance (const SvGame *game, const void *setup, const void *before, SvEvent event, int side);
