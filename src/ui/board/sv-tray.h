/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTray: the bench of one team: its figurines that are beside the board, one seat each.
 *
 * A container with a name for screen readers and a bench painted in it. Which figurines sit there
 * and what their seats say comes from the board; the figurines themselves are painted by it. */

#include "sv-board-layout.h"
#include "sv-space-view.h"

#define SV_TYPE_TRAY (sv_tray_get_type ())
G_DECLARE_FINAL_TYPE (SvTray, sv_tray, SV, TRAY, GtkWidget)

/* name: for screen readers; title: painted on the bench while nobody sits there. */
void sv_tray_set_name (SvTray *self, const char *name, const char *title);

/* Seat these pieces, in this order. Seats of pieces that stay are kept, the focus with them; and
 * as long as all of them sat here before, each has its old place: who leaves leaves a gap. */
void sv_tray_set_pieces (SvTray *self, const int *pieces, unsigned n);

/* All leave for a while, and those who come back next have their old places. */
void sv_tray_put_away (SvTray *self);

/* Where the piece of seat i sits, and how large all are here. */
void sv_tray_get_pose (SvTray *self, unsigned i, SvPose *out);
double sv_tray_get_zoom (SvTray *self);

unsigned sv_tray_get_n_seats (SvTray *self);
SvSpaceView *sv_tray_get_seat (SvTray *self, unsigned i);

/* The seat of a piece, or NULL. */
SvSpaceView *sv_tray_find (SvTray *self, int piece);

/* Where its seats are: bench 0 or 1 of the layout, which is copied. theme is copied; side: whose
 * colours of it the bench wears. */
void sv_tray_set_layout (
    SvTray *self, const SvBoardLayout *layout, int bench, int side, const SvTheme *theme);
