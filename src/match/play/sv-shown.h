/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-shown: what users are shown of a match, which may be behind the match itself.
 *
 *      SvMatch      ──"changed"──▶ a die has fallen, and the match has its result at once
 *      sv_shown ()  ──"shown"────▶ the same, after the die has rolled and the result was announced
 *
 * Everything that shows something (windows, the wall, sounds, sentences, screen readers) asks here
 * and listens to "shown"; everything that keeps, saves or acts asks the match. SvAnnouncer decides
 * how long an event is held back. If nothing is held back, the match itself answers all this. */

#include "sv-match.h"

/* Return the situation that is shown. It is valid until the match emits "shown", or another event
 * is held back. From sv_match_wait () to sv_match_go_on () it is the situation before the last
 * event. */
const SvSituation *sv_shown (SvMatch *match);

/* Return what can be chosen now, and how many there are: none while an event is held back. */
const SvEvent *sv_shown_get_legal (SvMatch *match, unsigned *n);
/* Return the index of the legal event with a button that is the obvious choice: the only one, or
 * the one that goes on to a throw; -1 if none is. */
int sv_shown_get_obvious (SvMatch *match);
/* Return the index of the legal event that is the only thing to do on the board, the act of one
 * piece, if all others are buttons; -1 if there is no such event. */
int sv_shown_get_single (SvMatch *match);
/* Return whether the die that will be thrown may show this value; some rules leave out faces. */
gboolean sv_shown_has_face (SvMatch *match, unsigned value);

/* Like the functions of SvMatch, for the situation that is shown: who must act, which computer
 * player, and who plays a piece. */
const SvSeatDoc *sv_shown_get_decider (SvMatch *match);
const SvBot *sv_shown_get_bot (SvMatch *match);
const SvSeatDoc *sv_shown_get_seat (SvMatch *match, int piece);

/* What must be covered if people share a screen. */
typedef enum {
  SV_SECRET_NONE,
  SV_SECRET_CHOOSE, /* a person chooses something that a person of the other side must not see */
  SV_SECRET_CHOSEN  /* the last event was such a choice, and it is the other side's turn */
} SvSecret;
SvSecret sv_shown_get_secret (SvMatch *match);

/* Return how the board that is shown close up looks after the event that is held back. FALSE if no
 * event is held back, or none is shown close up. */
gboolean sv_shown_get_ending (SvMatch *match, SvScene *out);
