/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-unfinished: the matches and tables that were put aside or broken off, as the start page offers them.
 *
 * It looks into the autosaves of the user's folder without going on with them. A damaged one is set
 * aside by the store; that is told, nothing is thrown away. */

#include <glib.h>

typedef struct {
  char *path;
  const char *action; /* that goes on with it */
  char *target;       /* of the action */
  char *title;        /* "Velocitas – Orange" */
  char *score;        /* "3 – 2" */
  char *where;        /* "First half, 7:12 left" */
} SvUnfinished;

/* Cards of the matches that can be gone on with, newest first, at most max. A sentence for each
 * damaged one is added to faults (of char *). */
GPtrArray *sv_unfinished_list (unsigned max, GPtrArray *faults);

/* Put a kept match or table out of sight, and back again. */
gboolean sv_unfinished_forget (const char *path);
gboolean sv_unfinished_remember (const char *path);

/* Delete what was put out of sight at least so long ago. */
void sv_unfinished_purge (gint64 seconds);
