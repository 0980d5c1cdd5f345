/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzleDoc: a match in which some moments are puzzles, as a file of data/puzzles holds it: a
 * match document with one more key.
 *
 *      "puzzles": [ { "after": 37, "goal": 40, "chances": [39, 44] }, … ]
 *
 * After the first `after` events, the side to decide must find a choice with which it scores in
 * its turn with a chance of at least `goal` per cent. `chances` has the chance after each legal
 * event, in their order, if everything after it is played as well as possible.
 * tests/lab/make-puzzles creates these files. A puzzle document is only read, never written. */

#include "sv-match-doc.h"

typedef struct {
  unsigned after;
  unsigned goal;   /* in per cent, 1 … 100 */
  GArray *chances; /* array of unsigned, in per cent */
} SvMoment;

typedef struct {
  SvMatchDoc *match;
  GPtrArray *moments; /* array of SvMoment, at least one */
} SvPuzzleDoc;

/* Read puzzles, or return NULL with an error. sv_puzzle_doc_from_object () removes the keys that
 * it reads from @object. */
SvPuzzleDoc *sv_puzzle_doc_from_object (JsonObject *object, GError **error);
SvPuzzleDoc *sv_puzzle_doc_read (const char *text, gsize length, GError **error);
void sv_puzzle_doc_free (SvPuzzleDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPuzzleDoc, sv_puzzle_doc_free)
