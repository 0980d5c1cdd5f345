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

/* Put a match file on top of the desktop's recent files. */
void sv_file_dialogs_remember (GFile *file);

G_END_DECLS
