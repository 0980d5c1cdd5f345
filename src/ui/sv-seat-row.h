/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeatRow: one player on the page for a new match: a name, and person or computer. */

#include <gtk/gtk.h>

#include "sv-game.h"

G_BEGIN_DECLS

#define SV_TYPE_SEAT_ROW (sv_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (SvSeatRow, sv_seat_row, SV, SEAT_ROW, GtkWidget)

/* Signal: "changed", when the name or the kind is another one. */

/* A player of game; label says which one to a screen reader, name is what it is called until
 * somebody writes another name. */
GtkWidget *sv_seat_row_new (const SvGame *game, const char *label, const char *name);

/* Mark the player as captain of the team. */
void sv_seat_row_set_captain (SvSeatRow *self, gboolean captain);

/* Never empty. */
const char *sv_seat_row_get_name (SvSeatRow *self);
void sv_seat_row_set_name (SvSeatRow *self, const char *name);

/* "person", or the id of a computer player. */
const char *sv_seat_row_get_kind (SvSeatRow *self);
void sv_seat_row_set_kind (SvSeatRow *self, const char *kind);

G_END_DECLS
