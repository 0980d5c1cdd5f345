/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-drafts: the teams and variants of a window: the library, their editors, copies to
 * share, and what happens when the file of a draft is renamed or deleted meanwhile.
 *
 * Actions: win.library (s: "teams" or "variants"), win.edit (s: path), win.edit-new (s: path),
 * win.remove-items (as: paths), win.restore-items (as: hidden paths), win.put-back (a{ss}: texts of
 * teams by path), win.keep-copy, win.play-open. */

#include "sv-library-page.h"
#include "sv-page-window.h"

/* Install the actions on a class of windows. */
void sv_window_drafts_install (GtkWidgetClass *klass);

/* Show the editor for @draft, which is a team or a variant. */
void sv_window_drafts_edit (SvPageWindow *self, SvDraft *draft);
/* Show the library of teams or of variants. Returns its page. */
SvLibraryPage *sv_window_drafts_show_library (SvPageWindow *self, SvDocumentKind kind);
/* Let the user choose where to save a copy of @draft, which is edited in the window @widget. */
void sv_window_drafts_save_copy (GtkWidget *widget, SvDraft *draft);
