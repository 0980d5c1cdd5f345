/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBond: ties a match or a table that is in use here to its fixture, for whoever owns the
 * competition: an SvCupBook, or a guest of another computer. It is the data of a signal handler,
 * and lives as long as that. A match keeps its owner alive; a table does not, because the owner has
 * it. */

#include "sv-match.h"

typedef struct {
  GWeakRef owner;
  gpointer kept;  /* the owner again, with a reference; NULL for a table */
  SvMatch *match; /* NULL for a table */
  unsigned fixture;
  GPtrArray *list; /* of all bonds of the owner */
} SvCupBond;

/* Return a bond that is in @list, which @owner frees when it is finalized. @match: NULL for a
 * table. */
SvCupBond *sv_cup_bond_new (gpointer owner, GPtrArray *list, unsigned fixture, SvMatch *match);

/* A GClosureNotify. */
void sv_cup_bond_free (gpointer data, GClosure *closure);

/* Return the match of a fixture that was bound last, or NULL. Transfer none. */
SvMatch *sv_cup_bond_find (const GPtrArray *list, unsigned fixture);
