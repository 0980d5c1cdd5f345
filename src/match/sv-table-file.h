/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-file: the file a table is kept in, so that a crash loses nothing. For SvTable only. */

#include "sv-table.h"

/* All of a table that undo takes back. */
typedef struct {
  unsigned doc;   /* which pairing */
  unsigned round; /* how often it was begun anew */
  unsigned period;
  guint8 dice[SV_TABLE_DICE];
  gint64 elapsed_ms; /* on the clock when the step was made */
  unsigned n_goals;
  SvTableGoal goals[SV_TABLE_MAX_GOALS];
} SvTableFace;

/* Write face and the pairing doc; a crash leaves the old file or the new one. */
gboolean sv_table_face_save (const SvTableFace *face,
                             const SvMatchDoc *doc,
                             const char *path,
                             GError **error);

/* Read both back; NULL with an error, and face as it was, if the file is not a whole table. */
SvMatchDoc *sv_table_face_load (SvTableFace *face, const char *path, GError **error);
