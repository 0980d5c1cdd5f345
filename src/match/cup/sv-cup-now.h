/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-now: how far a competition has got: which matches are due, which are being played, which
 * come next, and what the results of a team are so far. */

#include "sv-cup-doc.h"

/* A time at which matches are played on all boards at once: slot @slot of a round, both 1-based.
 * Round 0 stands for none. */
typedef struct {
  unsigned round, slot;
} SvCupSlot;

/* Return whether both teams of fixture @i are known and take part, and its result is missing. */
gboolean sv_cup_is_due (const SvCupDoc *doc, unsigned i);

/* Return whether fixture @i is due, or still waits for its teams and may or may not be played. */
gboolean sv_cup_is_to_come (const SvCupDoc *doc, unsigned i);

/* Return whether fixture @i was played or will or may be: not if one of its teams has withdrawn,
 * or goes on without a match. */
gboolean sv_cup_takes_place (const SvCupDoc *doc, unsigned i);

gboolean sv_cup_is_in_slot (const SvCupFixture *fixture, SvCupSlot slot);

/* Return the first slot with a match that is due; return the next slot after that one with a
 * match that is due or waits for its teams. */
SvCupSlot sv_cup_slot_now (const SvCupDoc *doc);
SvCupSlot sv_cup_slot_next (const SvCupDoc *doc);

/* A match of a team that counts, seen from the team's side. */
typedef struct {
  unsigned fixture, side;
  int result; /* 1: won, 0: drawn, -1: lost */
} SvCupOuting;

/* Return the matches of a team that count, in the order of the rounds: array of SvCupOuting. The
 * caller unrefs it. */
GArray *sv_cup_outings (const SvCupDoc *doc, unsigned team);
