/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shown: what people are shown of a match, which is not always what it has come to.
 *
 *      SvMatch      ──"changed"──▶ a die has fallen, and the match says at once what came of it
 *      sv_shown ()  ──"shown"────▶ the same, when the die has rolled and people were told
 *
 * Everybody who shows something (windows, the wall, sounds, sentences, screen readers) asks here and
 * follows "shown"; whoever keeps, saves or acts asks the match. SvTeller decides how long an event is held
 * back. Where nobody holds anything back, all this is answered by the match itself. */

#include "sv-match.h"

/* The situation that is shown; it stays until the match emits "shown", or another event is held back.
 * From sv_match_wait () to sv_match_go_on () it is the situation before the last event. */
const SvSituation *sv_shown (SvMatch *match);

/* What can be chosen now, and how many there are: nothing while an event is held back. */
const SvEvent *sv_shown_get_legal (SvMatch *match, unsigned *n);
/* The legal event with a button that hardly needs to be chosen: the only one, or the one that goes on
 * to a throw; or -1. */
int sv_shown_get_obvious (SvMatch *match);
/* Whether the die that is to be thrown may show this number; rules may leave faces out. */
gboolean sv_shown_has_face (SvMatch *match, unsigned value);
/* Whether the other side may throw a die right after this one, which then belongs to it. */
gboolean sv_shown_throws_twice (SvMatch *match);

/* As the match's own: who must act, which computer player, and who plays a piece. */
const SvSeatDoc *sv_shown_get_decider (SvMatch *match);
const SvBot *sv_shown_get_bot (SvMatch *match);
const SvSeatDoc *sv_shown_get_seat (SvMatch *match, int piece);

/* What must be covered, where people share a screen. */
typedef enum {
  SV_SECRET_NONE,
  SV_SECRET_CHOOSE, /* a person chooses what a person of the other side must not see */
  SV_SECRET_CHOSEN  /* that was chosen by the last event; it is the other side's turn */
} SvSecret;
SvSecret sv_shown_get_secret (SvMatch *match);

/* How what is seen from near ends with the event that is held back. FALSE: nothing is. */
gboolean sv_shown_get_ending (SvMatch *match, SvSight *out);
