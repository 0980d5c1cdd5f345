/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryPage: all teams or all variants of a game, the user's own and the built-in ones.
 *
 * It makes, copies, removes and brings back files of the user's; what is in them is changed by
 * editors. Choosing files for import and export is done by sv-library-files. */

#include <gtk/gtk.h>

#include "sv-document.h"

G_BEGIN_DECLS

#define SV_TYPE_LIBRARY_PAGE (sv_library_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryPage, sv_library_page, SV, LIBRARY_PAGE, GtkWidget)

/* Actions: library.new, library.import, library.find, library.menu, library.remove (of what has the
 * keyboard focus).
 * Signals: "open-item" (const char *path: edit this file; without a handler nothing can be opened or
 * made new), "export-item" (SvLibraryItem *item, which is the receiver's), "import", "told" (const
 * char *sentence), "removed" (const char *name, const char *hidden: it can be restored). */

GtkWidget *sv_library_page_new (SvDocumentKind kind);

SvDocumentKind sv_library_page_get_kind (SvLibraryPage *self);

/* Look at the folder now. */
void sv_library_page_refresh (SvLibraryPage *self);

/* Show what is of this game (one that is offered), or of all games (NULL). */
void sv_library_page_set_game (SvLibraryPage *self, const SvGame *game);

/* Show a file of the user's, whatever is searched for, and give it the keyboard focus. */
void sv_library_page_show_item (SvLibraryPage *self, const char *path);

/* What is listed now, of SvLibraryEntry, in order. */
GListModel *sv_library_page_get_shown (SvLibraryPage *self);

/* Whether there are files that were not read yet. */
gboolean sv_library_page_get_loading (SvLibraryPage *self);

/* Do what a tile's menu does ("open", "copy", "duplicate", "export", "remove") with what is listed
 * at position. */
void sv_library_page_do (SvLibraryPage *self, guint position, const char *what);

G_END_DECLS
