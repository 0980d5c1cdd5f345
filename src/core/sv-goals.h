/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-goals: matches that are over at once when a team has a certain number of goals. The number is
 * a parameter of every game's variants; 0 means that no number of goals ends the match. The goals
 * of a shoot-out do not count. */

#include <stdbool.h>
#include <stdint.h>

/* What is wrong with a position that sv_goals_fit () refuses, as a sentence of its own and as part
 * of one. */
extern const char *const sv_goals_sentence;
extern const char *const sv_goals_fault;

/* Return whether a team has the number of goals that ends the match. */
bool sv_goals_reached (const uint16_t score[2], int32_t goals);

/* Return whether this score is possible in a match that is @over or goes on. */
bool sv_goals_fit (const uint16_t score[2], int32_t goals, bool over);
