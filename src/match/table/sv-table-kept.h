/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-kept: read and write the file of a match on a real table: its present state, the
 * steps of undo and redo, and the pairings of all these steps. Only SvTable uses it. */

#include "sv-fixture-link.h"
#include "sv-match-doc.h"
#include "sv-table-contents.h"
#include "sv-undo.h"

typedef struct {
  GPtrArray *docs; /* of SvMatchDoc */
  /* of SvTableContents: the steps in order; SvTableContents.doc is an index in @docs */
  GPtrArray *faces;
  unsigned now; /* index of the present step in @faces */
  SvFixtureLink link;
} SvTableKept;

/* Return a table at which nothing has happened yet; takes ownership of @doc. Free with
 * sv_table_kept_free (). */
SvTableKept *sv_table_kept_new (SvMatchDoc *doc);
void sv_table_kept_free (SvTableKept *self);

/* Return the text of the file of a table whose versions in @undo are SvTableContents that refer to
 * @docs. Pairings and steps for which there is no room are left out. Free with g_free (). */
char *sv_table_kept_make_text (SvUndo *undo, GPtrArray *docs, const SvFixtureLink *link);

/* Read the file at @path. Return NULL with an error if it is not a complete table. */
SvTableKept *sv_table_kept_load (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTableKept, sv_table_kept_free)
