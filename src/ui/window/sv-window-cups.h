/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-cups: the competitions of a window: their list, the page of one of them, its scoreboard
 * window, and the matches and tables that belong to it. A window has the page of at most one
 * competition; windows share the SvCupBook of a file.
 *
 * Actions: win.competitions, win.cup-match (s: a match in a competition, see sv-unfinished.h),
 * win.cup-table (s: path of a table), win.export (s: see sv-cup-save.h),
 * win.choose-export, win.add-team, win.cup-share, win.cup-take-result and win.cup-take-back (u: see
 * sv_cup_share_decide () and sv_cup_share_take_back ()), win.print-boards. */

#include "sv-cup-book.h"
#include "sv-page-window.h"
#include "sv-print-dialog.h"

/* Install the actions on a class of windows. */
void sv_window_cups_install (GtkWidgetClass *klass);

/* Show the page of @book. */
void sv_window_cups_show (SvPageWindow *self, SvCupBook *book);
/* Show the competition in @file, whose path is @path. On failure the user is told why, and FALSE is
 * returned. */
gboolean sv_window_cups_open (SvPageWindow *self, GFile *file, const char *path);
/* If @match belongs to a competition, open the competition behind it, so that the result is
 * recorded there. */
void sv_window_cups_open_behind (SvPageWindow *self, SvMatch *match);

/* Return the path of the file of the competition that is open in the window, or NULL if none is. */
const char *sv_window_cups_get_path (SvPageWindow *self);

/* Return a dialog that prints the competition of the window, with the links of its boards if it is
 * shared. */
SvPrintDialog *sv_window_cups_new_print_dialog (SvPageWindow *self);

/* Show the scoreboard window of the competition. */
void sv_window_cups_show_wall (SvPageWindow *self);
