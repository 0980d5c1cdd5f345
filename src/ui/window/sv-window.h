/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWindow: one window that shows one page (SvPage) at a time, and owns at most one match.
 *
 * It decides which page is shown, where *Back* leads, and what becomes of the match when its page is
 * left. Files and clock of the match are the business of its SvHost, what is on a page the page's.
 *
 * Actions: win.new-match, win.new-match-of(s game), win.play-now(s game), win.play-computer(s game), win.rematch,
 * win.table(s game), win.lab, win.library(s "teams" or "variants"), win.edit(s path),
 * win.restore-item(s hidden), win.keep-copy,
 * win.edit-position, win.open, win.open-uri(s), win.save, win.save-as, win.continue(s path),
 * win.matches, win.forget(s path), win.remember(s path), win.start (back to the page before),
 * win.back (the same by key, outside matches), win.home, win.scoreboard, win.print,
 * win.fullscreen; win.tell(s), win.tell-action (sv_tell () in sv-toast.h). The page adds
 * match.* or draft.*. */

#include "sv-draft.h"
#include "sv-match.h"
#include "sv-page.h"

#define SV_TYPE_WINDOW (sv_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWindow, sv_window, SV, WINDOW, GtkApplicationWindow)

/* A window of the application (nullable in tests). It shows nothing until one of the next is called,
 * so that only the page that is needed is built. */
SvWindow *sv_window_new (GtkApplication *application);

/* Show the start page; a running match is put aside and offered there. */
void sv_window_show_start (SvWindow *self);

/* Show match, which is autosaved from now on. The match that was here is put aside. */
void sv_window_show_match (SvWindow *self, SvMatch *match);

/* Show the editor of draft, a team's or a variant's. */
void sv_window_edit (SvWindow *self, SvDraft *draft);

/* Open a file: a match here if there is none yet, else in a window of its own; a team or a variant
 * as a copy in the library. On a fault this window tells it in one sentence and stays as it is. */
gboolean sv_window_open (SvWindow *self, GFile *file);

/* Open several files (of GFile) like sv_window_open (), and tell by name those that could not be opened.
 * The person is asked before many windows are opened. */
void sv_window_open_files (SvWindow *self, GPtrArray *files);

/* The page that is shown, or the one of that name if the window has it: "start", "new-match",
 * "match", "matches", "teams", "variants", "team", "variant", "position" or "table"; NULL if there is none. */
SvPage *sv_window_get_page (SvWindow *self);
SvPage *sv_window_find_page (SvWindow *self, const char *name);

/* The match of this window, or NULL. */
SvMatch *sv_window_get_match (SvWindow *self);

/* What is edited in this window, or NULL. */
SvDraft *sv_window_get_draft (SvWindow *self);

/* What is said of documents that are not saved, or NULL. */
const char *sv_window_get_unsaved (SvWindow *self);

/* Close the window without a question: the session ends. */
void sv_window_end (SvWindow *self);

/* The sentence that is told now, or NULL. */
const char *sv_window_get_told (SvWindow *self);
