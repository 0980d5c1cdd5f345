/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBond: which match of which competition is played, or counted at a table. What keeps the match or the
 * table keeps its bond too, so that the result finds its way back however the program ended. */

#include "sv-take.h"

typedef struct {
  char *competition; /* path of its file, "": it is kept nowhere; NULL: of no competition */
  char *mark;        /* sv_cup_doc_dup_mark () of it; NULL: not known */
  unsigned fixture;
  gboolean decide; /* somebody must win */
} SvBond;

/* Let self, which may be all zeros, be as other. */
void sv_bond_copy (SvBond *self, const SvBond *other);
void sv_bond_clear (SvBond *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvBond, sv_bond_clear)

/* As "bond" of a document; nothing if it is of no competition. */
void sv_bond_write (const SvBond *self, JsonObject *root);

/* Take it out of root into self, which is all zeros and stays so if there is none. */
gboolean sv_bond_take (SvBond *self, JsonObject *root, const SvPath *parent, GError **error);

/* Whether it is of the competition in the file at path that has this mark: the same as ever, or moved there
 * from where none is any more. */
gboolean sv_bond_is_of (const SvBond *self, const char *path, const char *mark);
