/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryTile: what a list of the library shows of one team or variant, and its menu.
 *
 * It does nothing with the document itself: its page does, when the tile asks. */

#include <gtk/gtk.h>

#include "sv-library-entry.h"

#define SV_TYPE_LIBRARY_TILE (sv_library_tile_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryTile, sv_library_tile, SV, LIBRARY_TILE, GtkBox)

/* Actions, of the menu: tile.open, tile.copy, tile.duplicate, tile.export, tile.season, tile.print, tile.remove;
 * they are the page's library.open(u) and so on, for what the tile shows. */

/* A tile for a place in a list, whose menu is made of menu. */
GtkWidget *sv_library_tile_new (GtkListItem *place, GMenuModel *menu);

/* Show entry (nullable: nothing). */
void sv_library_tile_set_entry (SvLibraryTile *self, SvLibraryEntry *entry);
SvLibraryEntry *sv_library_tile_get_entry (SvLibraryTile *self);

/* Show the menu. */
void sv_library_tile_popup (SvLibraryTile *self);

/* Whether an action (without "tile.") makes sense for what is shown. */
gboolean sv_library_tile_can (SvLibraryTile *self, const char *what);
