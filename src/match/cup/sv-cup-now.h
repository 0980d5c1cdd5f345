/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-now: where an afternoon has got to: which matches are due, what is on now, what comes next, and
 * what a team did so far. */

#include "sv-cup-doc.h"

/* The matches that are played at a time; round 0: there are none. */
typedef struct {
  unsigned round, slot;
} SvCupSlot;

/* Both teams of fixture i are known and take part, and its result is still to come. */
gboolean sv_cup_is_due (const SvCupDoc *doc, unsigned i);

/* It is due, or waits for its teams, and nobody knows yet whether it will be played. */
gboolean sv_cup_is_to_come (const SvCupDoc *doc, unsigned i);

gboolean sv_cup_is_in_slot (const SvCupFixture *fixture, SvCupSlot slot);

/* The first slot with a match that is due; and the first one behind it with a match that is, or that waits
 * for its teams. */
SvCupSlot sv_cup_slot_now (const SvCupDoc *doc);
SvCupSlot sv_cup_slot_next (const SvCupDoc *doc);

/* A match of a team that counts, from its side. */
typedef struct {
  unsigned fixture, side;
  int result; /* 1: won, 0: drawn, -1: lost */
} SvCupOuting;

/* Those of a team, in the order of rounds. Of SvCupOuting. */
GArray *sv_cup_outings (const SvCupDoc *doc, unsigned team);
