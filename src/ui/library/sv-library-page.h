/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryPage, an SvPage: all teams or all variants of a game, the user's own and the built-in ones.
 *
 * It makes, copies, removes, takes in and gives out files of the user's; what is in them is changed by
 * editors, which the window shows (win.edit). */

#include <gtk/gtk.h>

#include "sv-library.h"

#define SV_TYPE_LIBRARY_PAGE (sv_library_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryPage, sv_library_page, SV, LIBRARY_PAGE, GtkBox)

/* Actions: library.new, library.import, library.find, library.menu, library.remove-focused (of what
 * has the keyboard focus); with what is listed at position (u): library.open, library.copy,
 * library.duplicate, library.export, library.season, library.print, library.remove.
 * Signals: "removed", when a file of the user's was deleted; "edit" (SvDraft *draft): what comes with
 * the program shall be shown. */

GtkWidget *sv_library_page_new (SvDocumentKind kind);

/* Show what is of this game (one that is offered), or of all games (NULL). */
void sv_library_page_set_game (SvLibraryPage *self, const SvGame *game);

/* Show a file of the user's, whatever is searched for, and give it the keyboard focus. */
void sv_library_page_show_item (SvLibraryPage *self, const char *path);

/* Keep item, which it takes, as a file of the user's, and show and tell that; one that is there
 * already is only shown. The person is asked if another one has the same name. */
void sv_library_page_import (SvLibraryPage *self, SvLibraryItem *item);

/* Whether there are files that were not read yet. */
gboolean sv_library_page_get_loading (SvLibraryPage *self);
