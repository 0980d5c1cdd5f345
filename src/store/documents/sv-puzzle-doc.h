/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzleDoc: a match with moments of it that are puzzles, as data/puzzles holds it: a match document
 * with one key more.
 *
 *      "puzzles": [ { "after": 37, "goal": 40, "chances": [39, 44] }, … ]
 *
 * After so many events the side that decides is to choose so that it scores in its turn with at least so
 * many per cent; chances are those of the legal events in their order, when all is played as well as can be
 * from there. tests/lab/make-puzzles makes it. It is only read, never written. */

#include "sv-match-doc.h"

typedef struct {
  unsigned after;
  unsigned goal;   /* per cent, 1 … 100 */
  GArray *chances; /* of unsigned, in per cent */
} SvMoment;

typedef struct {
  SvMatchDoc *match;
  GPtrArray *moments; /* of SvMoment, at least one */
} SvPuzzleDoc;

/* It takes from object what it reads. */
SvPuzzleDoc *sv_puzzle_doc_from_object (JsonObject *object, GError **error);
SvPuzzleDoc *sv_puzzle_doc_read (const char *text, gsize length, GError **error);
void sv_puzzle_doc_free (SvPuzzleDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPuzzleDoc, sv_puzzle_doc_free)
