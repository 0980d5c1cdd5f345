/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-tile: a thumbnail of a sheet with a check mark that tells whether it is printed. */

#include "sv-sheet.h"

#include <gtk/gtk.h>

/* Create a check button for page @page, initially active if that page is chosen. @sheets is not
 * owned: it must outlive the tile, or sv_sheet_tile_forget () be called first. @key: cache key,
 * see sv_picture_set_draw (). */
GtkWidget *sv_sheet_tile_new (SvSheets *sheets, unsigned page, const char *key);

/* Make the thumbnail blank and drop its pointer to the sheets; call before freeing them. */
void sv_sheet_tile_forget (GtkWidget *tile);
