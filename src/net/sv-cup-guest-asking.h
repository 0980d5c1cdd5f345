/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-asking: what an SvCupGuest says to the other computer, one thing at a time: it
 * sends items, asks for the plan and the next matches, follows /changes, and asks again when there
 * was no answer. */

#include "sv-cup-guest.h"

/* Say that somebody looks, or (@on is FALSE) no longer looks: meanwhile changes come by
 * themselves. */
void sv_cup_guest_watch (SvCupGuest *self, gboolean on);

/* Ask the other computer again now. */
void sv_cup_guest_hurry (SvCupGuest *self);

/* Ask or send what is next, if there is anything and nothing is under way. */
void sv_cup_guest_step (SvCupGuest *self);

/* --- For tests --- */

/* Set the first pause before the other computer is asked again, in milliseconds. */
void sv_cup_guest_set_pause (guint ms);
