/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTray: the bench of one team: its figurines that are beside the board, one seat each.
 *
 * It is a container with a name for screen readers, and paints the bench. The board decides which
 * figurines sit there and what their seats are called, and paints the figurines itself. */

#include "sv-board-layout.h"
#include "sv-space-view.h"

#define SV_TYPE_TRAY (sv_tray_get_type ())
G_DECLARE_FINAL_TYPE (SvTray, sv_tray, SV, TRAY, GtkWidget)

/* Set the names of the bench. @name: for screen readers. @title: painted on the bench while it is
 * empty. */
void sv_tray_set_name (SvTray *self, const char *name, const char *title);

/* Seat @pieces in this order. Widgets of pieces that stay are kept, with their keyboard focus. As
 * long as only pieces leave, the others keep their slots, so a piece that leaves leaves a gap. */
void sv_tray_set_pieces (SvTray *self, const int *pieces, unsigned n);

/* Remove all pieces for a while: pieces that come back next get their old slots. */
void sv_tray_put_away (SvTray *self);

/* Get the pose of the piece in seat @i, and the scale of all figurines on this bench. */
void sv_tray_get_pose (SvTray *self, unsigned i, SvPose *out);
double sv_tray_get_zoom (SvTray *self);

unsigned sv_tray_get_n_seats (SvTray *self);
SvSpaceView *sv_tray_get_seat (SvTray *self, unsigned i);

/* Return the seat of @piece, or NULL. */
SvSpaceView *sv_tray_find (SvTray *self, int piece);

/* Set the position of the seats: those of @bench (0 or 1) in @layout. Layout and theme are copied.
 * @side: whose team colours the bench has. */
void sv_tray_set_layout (
    SvTray *self, const SvBoardLayout *layout, int bench, int side, const SvTheme *theme);
