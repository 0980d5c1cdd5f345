/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-kept: the file in which a table is kept: how it is now, what can be undone and done again,
 * and the pairings of all that. Only SvTable has any use for it. */

#include "sv-bond.h"
#include "sv-match-doc.h"
#include "sv-table-note.h"

/* All of a table that undo takes back. */
typedef struct {
  unsigned doc;   /* which pairing of the table */
  gboolean over;  /* somebody ended the period by hand */
  unsigned round; /* how often it was begun anew */
  gint64 began;   /* when play began, in seconds since 1970; 0: it did not yet, or nobody knows */
  unsigned period;
  unsigned kind; /* of throw: index in the game's list */
  guint8 dice[SV_TABLE_DICE];
  gint64 elapsed_ms; /* on the clock when the step was made */
  gint64 set_ms;     /* by how much people set the clock of this period forward, or back */
  gint16 set[SV_SLATE_SCOPES]; /* the same of a clock that the dice move, as in SvSlate */
  SvSlateDice counts[SV_SLATE_SCOPES];
  unsigned n_notes;
  SvTableNote notes[SV_TABLE_MAX_NOTES];
} SvTableFace;

typedef struct {
  GPtrArray *docs; /* of SvMatchDoc; what is read owns them */
  GPtrArray
      *faces;   /* of SvTableFace, the steps in their order, whose doc is an index in docs; what is
                     * read owns them */
  unsigned now; /* index in faces */
  SvBond bond;
} SvTableKept;

/* Nothing yet; what is put into it stays whose it is. */
SvTableKept *sv_table_kept_new (void);
void sv_table_kept_free (SvTableKept *self);

/* The document, to be freed with g_free (). */
char *sv_table_kept_write (const SvTableKept *self);

/* What stands in the file at path; NULL with an error if that is not a whole table. */
SvTableKept *sv_table_kept_load (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTableKept, sv_table_kept_free)
