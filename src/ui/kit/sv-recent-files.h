/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-recent-files: the files of the program in the desktop's list of files that were opened or
 * saved lately. */

#include "sv-doc-class.h"

#include <gtk/gtk.h>

typedef struct {
  char *path;
  gint64 when; /* in seconds since 1970 */
} SvRecentFile;

/* Add a file of this kind to the list, or move it to the top. */
void sv_recent_files_add (GFile *file, SvDocumentKind kind);

/* Return the local files of this kind that still exist, as an array of SvRecentFile, in no order;
 * transfer full. */
GPtrArray *sv_recent_files_list (SvDocumentKind kind);

/* Take a file off the list; the file itself stays. */
void sv_recent_files_forget (const char *path);
