/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-ups: the line-ups that people asked for in a match, and what came of them.
 *
 *      order ──▶ event, event …  the other side's choice ──▶ event, event …  all stand
 *                └─── a run ──┘ └──────── a run ─────────────────────────┘
 *
 * An order stands until all figurines do; where the sides place in turn it is carried out between
 * the other side's choices. Undo takes a run back as a whole. It makes no event itself and knows no
 * match: positions are numbers given to it. */

#include "sv-game.h"

#include <glib.h>

typedef struct _SvLineUps SvLineUps;

SvLineUps *sv_line_ups_new (void);
void sv_line_ups_free (SvLineUps *self);

/* In position a side takes line-up i from now on, or until all stand. */
void sv_line_ups_order (SvLineUps *self, unsigned position, int side, unsigned i);
void sv_line_ups_end (SvLineUps *self);

/* Which one a side has taken; SV_MAX_LINE_UPS: none. */
unsigned sv_line_ups_get (SvLineUps *self, int side);

/* The order of a side cannot be carried out any further. */
void sv_line_ups_drop (SvLineUps *self, int side);

/* The next event is made by an order: that of side, which is called name or, if somebody gave it that name
 * (not NULL), own. */
void sv_line_ups_announce (SvLineUps *self, int side, const SvPhrase *name, const char *own);
/* An event is made in position; those after it are forgotten. */
void sv_line_ups_made (SvLineUps *self, unsigned position);

/* The match went to an earlier or a later position: what was ordered after it is not meant now. */
void sv_line_ups_go (SvLineUps *self, unsigned position);

/* Where a step back and a step on lead to. */
unsigned sv_line_ups_before (SvLineUps *self, unsigned position);
unsigned sv_line_ups_after (SvLineUps *self, unsigned position);

/* What led to position: whose line-up, and which; NULL if it was none. own: NULL, or the name that
 * somebody gave it. */
const SvPhrase *sv_line_ups_told (SvLineUps *self, unsigned position, int *side, const char **own);
