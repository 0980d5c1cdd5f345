/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-tile: a small picture of a sheet with a tick: whether it is printed. */

#include "sv-sheet.h"

#include <gtk/gtk.h>

/* A check button for a page of sheets, which outlive it or are forgotten first; it is active as the page is
 * chosen. key: as of sv_picture_set_draw (). */
GtkWidget *sv_sheet_tile_new (SvSheets *sheets, unsigned page, const char *key);

/* Show nothing any more: the sheets will go. */
void sv_sheet_tile_forget (GtkWidget *tile);
