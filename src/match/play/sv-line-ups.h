/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-ups: the line-ups that users asked for in a match, and the events that were made for
 * them.
 *
 *      order ──▶ event, event …  the other side's choice ──▶ event, event …  all stand
 *                └─── a run ──┘ └──────── a run ─────────────────────────┘
 *
 * An order holds until all figurines stand. If the sides place in turn, it is carried out between
 * the other side's choices. The module makes no events itself and knows no match: positions are
 * numbers given to it. */

#include "sv-game.h"

#include <glib.h>

typedef struct _SvLineUps SvLineUps;

SvLineUps *sv_line_ups_new (void);
void sv_line_ups_free (SvLineUps *self);

/* In @position a side orders line-up @i, until all its figurines stand; end () forgets the orders
 * of both sides. */
void sv_line_ups_order (SvLineUps *self, unsigned position, int side, unsigned i);
void sv_line_ups_end (SvLineUps *self);

/* Return the number of the line-up that a side has ordered, or SV_MAX_LINE_UPS if none. */
unsigned sv_line_ups_get (SvLineUps *self, int side);

/* Forget the order of a side, because it cannot be carried out any further. */
void sv_line_ups_drop (SvLineUps *self, int side);

/* Return whether no event has been made yet for the last order. */
gboolean sv_line_ups_is_fresh (SvLineUps *self);

/* Say that the next event is made because of the order of @side, for the line-up called @name, or
 * @own if the team gave it a name (not NULL). */
void sv_line_ups_announce (SvLineUps *self, int side, const SvPhrase *name, const char *own);
/* Record that an event is made in @position; runs after it are forgotten. */
void sv_line_ups_made (SvLineUps *self, unsigned position);

/* The match has gone to another position: forget the orders that were given after it. */
void sv_line_ups_go (SvLineUps *self, unsigned position);

/* Return the name of the line-up that led to @position and the side that lined up; NULL if none
 * did. *@own: the name that the team gave it, or NULL. */
const SvPhrase *sv_line_ups_told (SvLineUps *self, unsigned position, int *side, const char **own);
