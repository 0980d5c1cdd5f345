/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shot: how likely a shot is a goal, by the dice that are thrown for it. What somebody may shoot
 * afterwards is another shot. */

#include "sv-game.h"

/* Of the shot that the game notes of event in state before: the chance, from 0 to 1, that it is a goal
 * of side, if the other side chooses the best that it can till then. Where dice are thrown as it
 * begins, it is the chance before them. */
double
sv_shot_chance (const SvGame *game, const void *setup, const void *before, SvEvent event, int side);
