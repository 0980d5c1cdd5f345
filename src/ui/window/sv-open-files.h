/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-open-files: opens several files at once, or files that the user drops on a window. Each
 * file is opened as by a double click; files that could not be opened are listed by name. How a
 * single file is opened is not known here: the window provides an SvOpener. */

#include "sv-page.h"

typedef struct {
  /* function that opens one file; FALSE if that failed and the user was told why */
  gboolean (*open) (GtkWidget *window, GFile *file);
  /* function that returns the last message that was shown */
  const char *(*get_told) (GtkWidget *window);
} SvOpener;

gboolean sv_open_files_is_picture (GFile *file);

/* Open @files (array of GFile). If that would open so many windows that the user may not have
 * meant it, ask first. @opener must stay valid forever. */
void sv_open_files (GtkWidget *window, GPtrArray *files, const SvOpener *opener);

/* Like sv_open_files (), but for files that were dropped on @page (or NULL). The page gets the
 * files that it can use itself. The work is done in an idle callback, after the drop has
 * finished. */
void
sv_open_files_drop (GtkWidget *window, SvPage *page, const GSList *files, const SvOpener *opener);
