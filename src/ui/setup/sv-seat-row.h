/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeatRow: one player on the page for a new match: a name, person or computer, and the figurines
 * that it plays, which are dragged from one player of a team to another. */

#include <gtk/gtk.h>

#include "sv-figurines.h"

#define SV_TYPE_SEAT_ROW (sv_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (SvSeatRow, sv_seat_row, SV, SEAT_ROW, GtkWidget)

/* Signals: "changed", when the name or the kind is another one; "brought" (SvFigurinePicture), when
 * a figurine of the same team was dropped here. Nothing is moved before somebody does it. */

/* A player of game; label says which one to a screen reader, name is what it is called until
 * somebody writes another name. */
GtkWidget *sv_seat_row_new (const SvGame *game, const char *label, const char *name);

/* Mark the player as captain of the team. */
void sv_seat_row_set_captain (SvSeatRow *self, gboolean captain);

/* Show the figurines that it plays, or where they would be. */
void sv_seat_row_set_shows_figurines (SvSeatRow *self, gboolean shows);

/* Put a figurine at that place among those that it plays; it stands nowhere else. */
void sv_seat_row_put_figurine (SvSeatRow *self, SvFigurinePicture *figurine, int place);

/* Whether it plays the figurine, and take it away from whoever plays it. */
gboolean sv_seat_row_has_figurine (SvSeatRow *self, SvFigurinePicture *figurine);
void sv_seat_row_take_figurine (SvFigurinePicture *figurine);

/* Never empty. */
const char *sv_seat_row_get_name (SvSeatRow *self);

/* Let it be a person of that name or, if there is one of that kind, a computer player. */
void sv_seat_row_set_player (SvSeatRow *self, const char *name, const char *kind);

/* "person", or the id of a computer player. */
const char *sv_seat_row_get_kind (SvSeatRow *self);
