/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-playing: matches and tables of an SvCupGuest on this computer. They have files of
 * their own, with a fixture link that names the guest's; their results are sent when they are
 * over. */

#include "sv-cup-guest.h"
#include "sv-match.h"
#include "sv-table.h"

/* Get the score of a fixture that is being played here or at a table. Return FALSE if it is not. */
gboolean sv_cup_guest_get_live (SvCupGuest *self, unsigned fixture, int score[2]);
gboolean sv_cup_guest_has_table (SvCupGuest *self, unsigned fixture);

/* Send a result that was typed. Return FALSE if the rules do not allow it; the user has been
 * told. */
gboolean sv_cup_guest_enter (SvCupGuest *self, unsigned fixture, const SvCupResult *result);

/* Forget the item of a fixture, and let what it came from belong to no competition, so that it is
 * not found again. */
void sv_cup_guest_drop (SvCupGuest *self, unsigned fixture);

/* Return the match of the fixture that was begun here and put aside, or NULL. Transfer full. */
SvMatch *sv_cup_guest_find_match (SvCupGuest *self, unsigned fixture);

/* Follow @match, which is that of @fixture: its result is sent when it is over. */
void sv_cup_guest_begin_match (SvCupGuest *self, unsigned fixture, SvMatch *match);

/* Follow a match that was opened again and is linked to this guest. If its fixture has another
 * result, tell the user, remove the link and return FALSE. */
gboolean sv_cup_guest_take_back (SvCupGuest *self, SvMatch *match);

/* Return the table of a fixture, or NULL if there is none; make one with @doc (transfer full). Its
 * score is sent when the last period is over. Owned by the guest. */
SvTable *sv_cup_guest_get_table (SvCupGuest *self, unsigned fixture);
SvTable *sv_cup_guest_begin_table (SvCupGuest *self, unsigned fixture, SvMatchDoc *doc);

/* Open the tables of an earlier run, and add to the items what was finished before the program was
 * killed. */
void sv_cup_guest_collect (SvCupGuest *self);
