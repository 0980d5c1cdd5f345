/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupTally: what the users of a table have entered beside the score of a match: who scored, and
 * who was given which mark, such as a yellow card. It comes from a table or from a competition, and
 * is written in the form of competitions. */

#include "sv-cup-changes.h"
#include "sv-table.h"

/* NULL: unknown, which is as good as nothing. */
typedef struct {
  GArray *scorers[2]; /* cards of the players, for each goal that is known: array of unsigned */
  GArray *marks[2];   /* in the order in which they were given: array of SvCupMark */
} SvCupTally;

void sv_cup_tally_clear (SvCupTally *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvCupTally, sv_cup_tally_clear)

/* Make @self, which must be all zeros, share the lists of @other. */
void sv_cup_tally_copy (SvCupTally *self, const SvCupTally *other);

/* Fill @out, which must be all zeros, with what a table or a fixture of a competition says. */
void sv_cup_tally_read_table (SvCupTally *out, SvTable *table);
void sv_cup_tally_read_fixture (SvCupTally *out, const SvCupDoc *doc, unsigned fixture);

/* Return whether there is a scorer or a mark; and whether two tallies have the same ones. */
gboolean sv_cup_tally_is_empty (const SvCupTally *self);
gboolean sv_cup_tally_equal (const SvCupTally *self, const SvCupTally *other);

/* Return a short text that is the same for the same result with the same tally, and for no other:
 * the beginning of a SHA-256 sum. Free with g_free (). */
char *sv_cup_tally_dup_digest (const SvCupTally *self, const SvCupResult *result);

/* Return the competition with a result that was counted, as sv_cup_doc_counted () does. */
SvCupDoc *sv_cup_tally_enter (const SvCupTally *self,
                              const SvCupDoc *doc,
                              unsigned fixture,
                              const SvCupResult *result,
                              GError **error);

/* Write "scorers" and "marks" of a fixture, as far as there are any. Read them into @self, which
 * must be all zeros; on FALSE with an error it is only good to be cleared. */
void sv_cup_tally_write (const SvCupTally *self, JsonObject *object);
gboolean
sv_cup_tally_read (SvCupTally *self, JsonObject *object, const SvPath *path, GError **error);

/* Write into @out the result that a table shows. It says how the match was decided (such as extra
 * time) only if the current period has decided it. */
void sv_cup_tally_read_result (SvCupResult *out, SvTable *table);
