/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-times: at what time of the day each match of a competition begins.
 *
 * All boards begin a slot together. Each pair of round and slot that has a fixture is one slot of
 * the day; the slots follow one another in this order, however many rounds or days the plan speaks
 * of. Times are minutes after midnight. */

#include "sv-cup.h"

enum { SV_CUP_MINUTES_OF_DAY = 24 * 60 };

/* Read a time of the day such as "09:30", always with two digits for the hour. */
bool sv_cup_times_read (const char *text, unsigned *minutes);

/* Return the text of a time of the day, "09:30". A time after midnight is that of the next day.
 * Free with g_free (). */
char *sv_cup_times_dup (unsigned minutes);

/* Return the numbers of all fixtures in the order in which they are played: by round, slot and
 * board. Free with g_free (). */
unsigned *sv_cup_times_order (const SvCup *cup);

/* Return the slot of the day of each fixture, from 1 on. Free with g_free (). */
unsigned *sv_cup_times_slots (const SvCup *cup);

/* Return when the slot @slot of the day begins, from 1 on: minutes after the midnight before the
 * first slot. The competition must have a clock. */
unsigned sv_cup_times_begin (const SvCup *cup, unsigned slot);

/* Return when the last match that is played ends, in the same minutes. The competition must have a
 * clock. */
unsigned sv_cup_times_end (const SvCup *cup);
