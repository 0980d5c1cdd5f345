/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-kept: read and write the file of a match on a real table: its present state, the
 * steps of undo and redo, and the pairings of all these steps. Only SvTable uses it. */

#include "sv-fixture-link.h"
#include "sv-match-doc.h"
#include "sv-table-note.h"

/* The state of a table in one step of undo: everything that undo takes back. */
typedef struct {
  unsigned doc;   /* index of the pairing (rules and teams) in SvTableKept.docs */
  gboolean over;  /* TRUE if the user ended the period by hand */
  unsigned round; /* number of times the table was begun anew */
  /* time when play began, in seconds since 1970; 0 if it has not begun or is unknown */
  gint64 began;
  unsigned period;
  unsigned kind; /* kind of the next throw: index in the game's list */
  guint8 dice[SV_TABLE_DICE];
  gint64 elapsed_ms; /* milliseconds on the clock when the step was made */
  /* milliseconds by which users moved the clock of this period forward (or back, if negative) */
  gint64 set_ms;
  gint16 set
      /* like @set_ms, but for a clock that the dice move, as in SvScoreSheet */
      [SV_SCORE_SHEET_SCOPES];
  SvScoreSheetDice counts[SV_SCORE_SHEET_SCOPES];
  unsigned n_notes;
  SvTableNote notes[SV_TABLE_MAX_NOTES];
} SvTableContents;

typedef struct {
  GPtrArray *docs; /* of SvMatchDoc; owned only after reading from a file */
  /* of SvTableContents: the steps in order; SvTableContents.doc is an index in @docs; owned only
   * after reading from a file */
  GPtrArray *faces;
  unsigned now; /* index of the present step in @faces */
  SvFixtureLink link;
} SvTableKept;

/* Return an empty object. What the caller puts into it stays owned by the caller. Free with
 * sv_table_kept_free (). */
SvTableKept *sv_table_kept_new (void);
void sv_table_kept_free (SvTableKept *self);

/* Return the text of the file; free with g_free (). */
char *sv_table_kept_write (const SvTableKept *self);

/* Read the file at @path. Return NULL with an error if it is not a complete table. */
SvTableKept *sv_table_kept_load (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTableKept, sv_table_kept_free)
