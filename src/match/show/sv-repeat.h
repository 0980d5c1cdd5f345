/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-repeat: find what is shown again of a match, as on television: the attack that led to a goal,
 * and the highlights of a period, which are its goals and its best chances. It only finds
 * positions; SvAnnouncer decides when they are shown, and boards show them. */

#include "sv-match.h"

enum {
  SV_REPEAT_STEPS = 4,      /* maximum number of positions of one repeat */
  SV_REPEAT_HIGHLIGHTS = 5, /* maximum number of highlights */
  SV_REPEAT_CHANCES = 3     /* maximum number of chances among them */
};

/* How an attack is shown again: positions of the match in order. From each one to the next, pieces
 * or the ball move; after the last comes @event itself, such as the shot at goal. */
typedef struct {
  unsigned event;
  /* TRUE if the ball flies at goal in @event; otherwise the position after it is shown */
  gboolean shot;
  unsigned after; /* position to show after @event; @event itself if play stops there */
  unsigned n;
  unsigned positions[SV_REPEAT_STEPS];
} SvRepeat;

/* Find the attack that led to @event: the last moves since its side has had the ball. */
void sv_repeat_find (SvMatch *match, unsigned event, SvRepeat *out);

/* Write to @events the best chances of a match that were not goals: the shots that were most likely
 * to succeed. Each is the index of the event that ended the chance; in the order of the match.
 * Return their number. */
unsigned sv_repeat_find_chances (SvMatch *match, unsigned events[SV_REPEAT_CHANCES]);

/* Write to @events what is worth seeing again when the last event of @match ends a period: goals
 * and, as long as there is room, chances; those of the period, or of the whole match if it is over;
 * in the order of the match. If there are too many goals, those with the closest scores are kept.
 * Return their number: 0 if the last event ends no period. */
unsigned sv_repeat_find_highlights (SvMatch *match, unsigned events[SV_REPEAT_HIGHLIGHTS]);
