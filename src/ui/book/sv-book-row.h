/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBookRow: one match in the list of the book: both teams with their badges and goals, and when
 * and where it was played. It shows and does nothing else; the page does what its menu says. */

#include "sv-book-model.h"

#include <gtk/gtk.h>

#define SV_TYPE_BOOK_ROW (sv_book_row_get_type ())
G_DECLARE_FINAL_TYPE (SvBookRow, sv_book_row, SV, BOOK_ROW, GtkBox)

/* Return a new row for the list item @place. */
GtkWidget *sv_book_row_new (GtkListItem *place);

/* Show the match of @entry, or nothing if it is NULL. */
void sv_book_row_set_entry (SvBookRow *self, SvBookEntry *entry);

/* Return the position of the match in the list. */
guint sv_book_row_get_position (SvBookRow *self);

/* Return whether a match can be removed from the book: it is not part of a competition, and no file
 * that the user has saved somewhere. */
gboolean sv_book_row_can_remove (const SvBookMatch *match);
