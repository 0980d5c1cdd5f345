/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWindow: a window of the program.
 *
 *      SvPageWindow ◀── sv-window-drafts   teams and variants
 *           ▲       ◀── sv-window-tables   matches on a real board
 *           │       ◀── sv-window-cups     competitions
 *        SvWindow       begins matches, opens and saves files, and puts the rest together
 *
 * Which page is shown, where *Back* leads, and what happens to the match when its page is left, is
 * decided by SvPageWindow. Files and clock of the match are handled by its match session
 * (SvMatchSession), the contents of a page by the page.
 *
 * Actions, in addition to those of the others:
 * win.new-match, win.new-match-of (s: game), win.play-now (s: game), win.play-computer (s: game),
 * win.rematch, win.learn, win.course (s: game), win.puzzle ((su): game, number), win.lab,
 * win.lab-club (s: game),
 * win.edit-position, win.book, win.book-of ((ssiss): game, team, year, view and search, as in
 * sv_book_page_show ()), win.continue (s: path), win.replay (s: path of a match that is over),
 * win.forget (s: path), win.remember (s: path), win.unsaved (s: copy), win.open, win.open-uri (s),
 * win.save, win.save-again, win.save-as, win.scoreboard, win.print, win.share, win.fullscreen.
 * The page adds actions named match.* or draft.*. */

#include "sv-page-window.h"

#define SV_TYPE_WINDOW (sv_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWindow, sv_window, SV, WINDOW, SvPageWindow)

/* Create a window of @application (which may be NULL in tests). It shows no page until one of
 * the following functions is called, so that only the page that is needed is built. */
SvWindow *sv_window_new (GtkApplication *application);

/* Show the start page. A match in progress is saved, and the start page offers it. */
void sv_window_show_start (SvWindow *self);

/* Show @match, which is saved automatically from then on. The match that the window had is put
 * aside. */
void sv_window_show_match (SvWindow *self, SvMatch *match);

/* Show the editor for @draft, which is a team or a variant. */
void sv_window_edit (SvWindow *self, SvDraft *draft);

/* Open a file. A match is shown here if the window has none, else in a new window; a team or
 * variant is copied into the library. On failure, a message says why, nothing else changes, and
 * FALSE is returned. */
gboolean sv_window_open (SvWindow *self, GFile *file);

/* Open several files (array of GFile) like sv_window_open (), and name those that could not be
 * opened. If many windows would open, the user is asked first. */
void sv_window_open_files (SvWindow *self, GPtrArray *files);

/* sv_window_get_page (): return the page that is shown.
 *
 * sv_window_find_page (): return the page with this name, or NULL if the window does not have
 * it: "start", "new-match", "match", "matches", "teams", "variants", "team", "variant",
 * "position" or "table". */
SvPage *sv_window_get_page (SvWindow *self);
SvPage *sv_window_find_page (SvWindow *self, const char *name);

/* Return the match of this window, or NULL. */
SvMatch *sv_window_get_match (SvWindow *self);

/* Return the draft that is edited in this window, or NULL. */
SvDraft *sv_window_get_draft (SvWindow *self);

/* Return the sentence about unsaved documents, or NULL if all are saved. */
const char *sv_window_get_unsaved (SvWindow *self);

/* Close the window without asking, because the desktop session ends. */
void sv_window_end (SvWindow *self);

/* Return the message that is shown at present, or NULL. */
const char *sv_window_get_told (SvWindow *self);
