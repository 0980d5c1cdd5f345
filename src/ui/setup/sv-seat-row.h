/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeatRow: one player on the page for a new match: the player's name, person or computer, and
 * pictures of the figurines that the player controls. The user can drag a figurine from one
 * player of a team to another. The row does not decide who plays which figurine; SvTeamForm
 * does. */

#include <gtk/gtk.h>

#include "sv-figurines.h"

#define SV_TYPE_SEAT_ROW (sv_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (SvSeatRow, sv_seat_row, SV, SEAT_ROW, GtkWidget)

/* Signals:
 * "changed": the name or the kind of the player has changed.
 * "brought" (SvFigurinePicture *figurine): the user dropped a figurine of the same team on this
 * row. The row moves nothing itself; the handler must do it. */

/* Create a row for a player of @game. @label identifies the player for screen readers ("First
 * team: player 2"); @name is the player's name until the user types another one. */
GtkWidget *sv_seat_row_new (const SvGame *game, const char *label, const char *name);

/* Show or hide the mark that says that the player is captain of the team. */
void sv_seat_row_set_captain (SvSeatRow *self, gboolean captain);

/* Show or hide the box of figurines that the player controls. */
void sv_seat_row_set_shows_figurines (SvSeatRow *self, gboolean shows);

/* Move @figurine into this row, at index @place among its figurines (-1: at the end). If the
 * figurine is in another row, it is removed from there. */
void sv_seat_row_put_figurine (SvSeatRow *self, SvFigurinePicture *figurine, int place);

/* Return whether @figurine is in this row.
 *
 * sv_seat_row_take_figurine (): remove @figurine from the row that it is in, if any. */
gboolean sv_seat_row_has_figurine (SvSeatRow *self, SvFigurinePicture *figurine);
void sv_seat_row_take_figurine (SvFigurinePicture *figurine);

/* Return the name of the player: of a computer player its title, of a person the typed name, or
 * the standard name if the field is blank. Never empty; owned by the row. */
const char *sv_seat_row_get_name (SvSeatRow *self);

/* Show the player @kind: the id of a computer player, or "person" with the name @name. An
 * unknown kind changes nothing. */
void sv_seat_row_set_player (SvSeatRow *self, const char *name, const char *kind);

/* Return "person", or the id of a computer player. */
const char *sv_seat_row_get_kind (SvSeatRow *self);
