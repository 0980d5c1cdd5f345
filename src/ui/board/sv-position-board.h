/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPositionBoard: the pitch of a position that is being set up.
 *
 * Every figurine can go everywhere: by dragging, by clicking it and then its place, or with the
 * keyboard. It shares the painters, places and benches of SvBoardView, but knows no rules: what is
 * impossible is said by the page. */

#include "sv-position.h"
#include "sv-theme.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_POSITION_BOARD (sv_position_board_get_type ())
G_DECLARE_FINAL_TYPE (SvPositionBoard, sv_position_board, SV, POSITION_BOARD, GtkWidget)

GtkWidget *sv_position_board_new (void);

/* The position to edit, or NULL. */
void sv_position_board_set_position (SvPositionBoard *self, SvPosition *position);

/* The colours of the pitch. */
void sv_position_board_set_scheme (SvPositionBoard *self, SvScheme scheme);

/* The widget of a space, or of a piece that is beside the board; NULL if there is none. */
GtkWidget *sv_position_board_get_space_widget (SvPositionBoard *self, int space);
GtkWidget *sv_position_board_get_seat_widget (SvPositionBoard *self, int piece);

G_END_DECLS
