/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-file-dialogs: choosing the file to open or to save the match of a window in, and the desktop's
 * list of recent files. Nothing is built before it is asked for. */

#include "sv-window.h"

G_BEGIN_DECLS

#define SV_MATCH_MIME_TYPE "application/vnd.speelveld.match+json"

/* Let people choose match files and open them. */
void sv_file_dialogs_open (SvWindow *window);

/* Save the window's match in its file; ask for one if it has none. */
void sv_file_dialogs_save (SvWindow *window);

/* Ask for a file and save the window's match in it. */
void sv_file_dialogs_save_as (SvWindow *window);

/* For dialogs of other documents: filters for files with suffix or of mime_type, which are called
 * name, and for all files. */
void sv_file_dialogs_add_filters (GtkFileChooser *chooser,
                                  const char *name,
                                  const char *suffix,
                                  const char *mime_type);

/* Show dialog (taken) over window, which keeps it until sv_file_dialogs_done () is called by
 * response, a handler of "response" with the window as its data. */
void sv_file_dialogs_show (SvWindow *window, GtkFileChooserNative *dialog, GCallback response);
void sv_file_dialogs_done (SvWindow *window);

/* The file with suffix behind its name, if it has none; but not if that would be a file that is
 * there: the dialog has not asked whether that one may be replaced. */
GFile *sv_file_dialogs_with_suffix (GFile *file, const char *suffix);

/* Tell in window, as one sentence, why file cannot be opened. */
void sv_file_dialogs_tell_unopened (SvWindow *window, GFile *file, const char *reason);

/* Put a match file on top of the desktop's recent files. */
void sv_file_dialogs_remember (GFile *file);

G_END_DECLS
