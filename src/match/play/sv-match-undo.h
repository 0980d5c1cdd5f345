/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-undo: undo and redo in a match, act by act.
 *
 *      click ──▶ event, event …  what follows by itself ──▶ event …
 *                └──────────────── an act ──────────────────────┘
 *
 * An act is what one click of a person did, with all that followed by itself: the other steps of a
 * way, a throw that the button leads to, the only choice, the choices of computer players, the end
 * of the period. Undo takes it back as a whole. Where an act began is remembered as long as the
 * match is open. For events from a file it is worked out: they are acts of their own, except that
 * the steps of one piece are one act, and a throw belongs to the button before it. A period that a
 * person ended before its clock ran out is an act of its own. If that is taken back, the clock goes
 * on as if nothing had been ended; redo does not end it again.
 *
 * While users look back (SV_PLAYBACK_PAST), undo and redo go event by event. */

#include "sv-match.h"

/* Set whether the events made from now on belong to the act of the event before them; FALSE at
 * first. What computer players do belongs to it anyway. */
void sv_match_set_joined (SvMatch *self, gboolean joined);

/* Take the last act back, or make the next one again. Between two people the clock stays as it is
 * if the period is the same. Return FALSE if there is no such act. */
gboolean sv_match_undo (SvMatch *self);
gboolean sv_match_redo (SvMatch *self);
gboolean sv_match_can_undo (SvMatch *self);

/* Return whether undo would take back what people of both teams have learned meanwhile: what a die
 * showed, or a secret choice. It asks for the agreement of both. FALSE if only one person plays,
 * or in a match that teaches. */
gboolean sv_match_undo_needs_both (SvMatch *self);

/* Return the translatable label of a button that leaves what the last event has only begun, such
 * as a kick, or NULL. Undo leaves it. */
const char *sv_match_get_leave (SvMatch *self);

/* Return the index of the event that stands for the act after the position, when it is told that
 * the act was taken back: the last one that a person made. */
unsigned sv_match_get_told_event (SvMatch *self);
