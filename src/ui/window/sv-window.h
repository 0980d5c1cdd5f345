/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWindow: one window with the start page, the page for a new match, the library, an editor, or one
 * match.
 *
 * It owns the header bar, the menu, the toasts and what happens to the match as a whole: begin,
 * open, put aside. What is on a page is the page's own business; the dialogs for files are in
 * sv-file-dialogs.
 *
 * Actions: win.new-match, win.new-match-of(s game), win.play-now(s game), win.open, win.open-uri(s),
 * win.continue(s journal), win.forget(s journal), win.remember(s journal), win.save, win.save-as,
 * win.edit-position, win.start, win.library(s "teams" or "variants"), win.restore-item(s hidden), win.close,
 * win.fullscreen. While a match is shown its page adds match.*; while a draft
 * is edited there are draft.undo and draft.redo. */

#include "sv-application.h"
#include "sv-draft.h"
#include "sv-match.h"

G_BEGIN_DECLS

#define SV_TYPE_WINDOW (sv_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWindow, sv_window, SV, WINDOW, GtkApplicationWindow)

/* A window of the application (nullable in tests). It shows nothing until one of the next three
 * is called, so that only the page that is needed is built. */
SvWindow *sv_window_new (SvApplication *application);

/* Show the start page; a running match is put aside and offered there. */
void sv_window_show_start (SvWindow *self);

/* Show a match that somebody begins. A match that is being played keeps this window: then the new
 * one has a window of its own. */
void sv_window_start_match (SvWindow *self, SvMatch *match);

/* Show the page for a new match of game (nullable: the first one). */
void sv_window_show_new_match (SvWindow *self, const SvGame *game);

/* Show match, which is kept in a journal from now on. The match that was here is put aside. */
void sv_window_show_match (SvWindow *self, SvMatch *match);

/* Show the teams or the variants: the page, an SvLibraryPage. A match that is here waits behind it. */
GtkWidget *sv_window_show_library (SvWindow *self, SvDocumentKind kind);

/* Show page (floating; or one that was given before), which edits draft. Undo and redo in the header
 * bar and on the keyboard are the draft's, its name is the title, its notices are told. name: what
 * sv_window_get_page () says. *Back* leads to the page that was shown before. The window forgets
 * page and draft when another page has been shown instead. draft may be NULL: then the page brings
 * draft.undo and draft.redo itself. */
void sv_window_show_editor (SvWindow *self, GtkWidget *page, const char *name, SvDraft *draft);

/* Show the editor of a team; see sv_window_show_editor (). */
void sv_window_show_team (SvWindow *self, SvDraft *draft);

/* Show the editor of a variant. A match to try it gets a window of its own. */
void sv_window_show_variant (SvWindow *self, SvDraft *draft);

/* What is edited in this window, or NULL. */
SvDraft *sv_window_get_draft (SvWindow *self);

/* Show page (floating), which is no match and edits no document, under title. actions: what "match.*"
 * does there. The window forgets it when another page is shown instead. */
void sv_window_show_tool (
    SvWindow *self, GtkWidget *page, const char *name, const char *title, GActionGroup *actions);

/* The match of this window, or NULL. */
SvMatch *sv_window_get_match (SvWindow *self);

/* "start", "new-match", "match", "teams", "variants" or an editor's name; NULL before the first. */
const char *sv_window_get_page (SvWindow *self);

/* Open a file: a match here if there is none yet, else in a window of its own; a team or a variant
 * as a copy in the library. On a fault this window tells it in one sentence and stays as it is. */
gboolean sv_window_open (SvWindow *self, GFile *file);

/* Tell something in one sentence. */
void sv_window_tell (SvWindow *self, const char *sentence);

/* The same with a button that does action with target (nullable, may be floating). */
void sv_window_tell_action (
    SvWindow *self, const char *sentence, const char *button, const char *action, GVariant *target);

/* The sentence that is told now, or NULL. */
const char *sv_window_get_told (SvWindow *self);

G_END_DECLS
