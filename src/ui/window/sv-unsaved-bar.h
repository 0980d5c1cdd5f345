/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvUnsavedBar: a line above the page that says which documents of the window could not be
 * saved, and why, with a button to save them elsewhere. It also holds references to documents
 * whose page was left before they were written, and asks the user before the window closes with
 * unsaved documents. The writing itself is done by SvAutoSaver (auto-saver). */

#include "sv-auto-saver.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_UNSAVED_BAR (sv_unsaved_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvUnsavedBar, sv_unsaved_bar, SV, UNSAVED_BAR, GtkBox)

/* Show from now on whether the document of the auto-saver @saver is saved. May be called again
 * for the same one. */
void sv_unsaved_bar_watch (SvUnsavedBar *self, SvAutoSaver *saver);

/* Check @saver (or NULL) before its page releases it. If its document is not saved yet, the bar
 * holds a reference until it is. */
void sv_unsaved_bar_keep (SvUnsavedBar *self, SvAutoSaver *saver);

/* Set the match of the window (or NULL). If the match's own file is up to date, a failed
 * autosave is not reported. Call it again after that file was saved. */
void sv_unsaved_bar_set_match (SvUnsavedBar *self, SvMatch *match);

/* Return an auto-saver of this bar that still has to write the file @path, or NULL if none.
 * While there is one, the file on the disk is out of date and must not be read. */
SvAutoSaver *sv_unsaved_bar_find (SvUnsavedBar *self, const char *path);

/* Return whether the window can be closed at once. If FALSE, it closes by itself after
 * everything is written, or the user is asked. */
gboolean sv_unsaved_bar_may_close (SvUnsavedBar *self);

/* Return whether the page with the document of @saver (or NULL) can be left. If FALSE, the user
 * is asked, and if the user agrees, the window's action @action is activated. */
gboolean sv_unsaved_bar_may_leave (SvUnsavedBar *self, SvAutoSaver *saver, const char *action);

/* Do not ask the user when the window is closed next, because the desktop session ends. */
void sv_unsaved_bar_dont_ask (SvUnsavedBar *self);

/* Return the text of the line, or NULL if it is hidden. */
const char *sv_unsaved_bar_get_sentence (SvUnsavedBar *self);
