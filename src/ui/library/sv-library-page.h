/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryPage, an SvPage: lists all teams or all variants (sets of rules) of a game, both the
 * user's own and those that come with the program.
 *
 * The page creates, copies, deletes, imports and exports files of the user. It does not edit
 * their contents; the window opens editors for that (action win.edit). */

#include <gtk/gtk.h>

#include "sv-library.h"

#define SV_TYPE_LIBRARY_PAGE (sv_library_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryPage, sv_library_page, SV, LIBRARY_PAGE, GtkBox)

/* Actions: library.new, library.import, library.find, library.menu, library.remove-focused
 * (deletes the item with the keyboard focus).
 *
 * Actions with the position of an item in the list (u): library.open, library.copy,
 * library.duplicate, library.export, library.book, library.print, library.remove.
 *
 * Signals:
 * "removed": a file of the user was deleted.
 * "edit" (SvDraft *draft): the window shall show a built-in item, which cannot be changed. */

GtkWidget *sv_library_page_new (SvDocumentKind kind);

/* List only items of @game, which must be one of the offered games, or items of all games if
 * NULL. */
void sv_library_page_set_game (SvLibraryPage *self, const SvGame *game);

/* Clear the search, then scroll to the file @path of the user and give it the keyboard focus, as
 * soon as it is listed. */
void sv_library_page_show_item (SvLibraryPage *self, const char *path);

/* Save @item (transfer full) as a new file of the user, show it in the list and tell the user
 * so. If a file with equal contents exists, only that file is shown. If another item has the
 * same name, the user is asked what to do. */
void sv_library_page_import (SvLibraryPage *self, SvLibraryItem *item);

/* Return whether some files of the list have not been read yet. */
gboolean sv_library_page_get_loading (SvLibraryPage *self);
