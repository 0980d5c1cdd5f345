/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryTile: shows one team or variant in the list of SvLibraryPage, with a menu.
 *
 * The tile does not change or read the document itself: its actions activate those of the page. */

#include <gtk/gtk.h>

#include "sv-library-entry.h"

#define SV_TYPE_LIBRARY_TILE (sv_library_tile_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryTile, sv_library_tile, SV, LIBRARY_TILE, GtkBox)

/* Actions of the menu: tile.open, tile.copy, tile.duplicate, tile.export, tile.book,
 * tile.print, tile.remove. Each activates the page's action with the same name (library.open and
 * so on) with the list position of the tile as parameter. */

/* Create a tile for the list item @place. @menu is the model of the tile's menu; the tile keeps
 * a reference. */
GtkWidget *sv_library_tile_new (GtkListItem *place, GMenuModel *menu);

/* Show @entry, or nothing if NULL. */
void sv_library_tile_set_entry (SvLibraryTile *self, SvLibraryEntry *entry);
SvLibraryEntry *sv_library_tile_get_entry (SvLibraryTile *self);

/* Open the tile's menu. */
void sv_library_tile_popup (SvLibraryTile *self);

/* Return whether the action @what (its name without "tile.") makes sense for the entry that is
 * shown. */
gboolean sv_library_tile_can (SvLibraryTile *self, const char *what);
