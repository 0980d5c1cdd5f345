/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-open-files: files that come to a window, several at once or dropped on it. Each is treated like a double
 * click; what was not used is told by name. How one file is opened the window knows. */

#include "sv-page.h"

typedef struct {
  gboolean (*open) (GtkWidget *window, GFile *file); /* FALSE: it has told why not */
  const char *(*get_told) (GtkWidget *window);       /* the last sentence that it told */
} SvOpener;

gboolean sv_open_files_is_picture (GFile *file);

/* Open files (of GFile). So many matches that somebody may not have meant it are asked about first. opener lives
 * for ever. */
void sv_open_files (GtkWidget *window, GPtrArray *files, const SvOpener *opener);

/* The same for a list of files that was dropped on page (nullable), which takes what it can use. It is done when
 * the drop is over. */
void
sv_open_files_drop (GtkWidget *window, SvPage *page, const GSList *files, const SvOpener *opener);
