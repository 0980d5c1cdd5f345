/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardPicture: a small picture of an empty pitch, lying, as the match window paints it. It is
 * decoration: what it shows is told by the words beside it. */

#include "sv-board.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_BOARD_PICTURE (sv_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardPicture, sv_board_picture, SV, BOARD_PICTURE, GtkWidget)

/* As large as there is room for in a fixed small rectangle. */
GtkWidget *sv_board_picture_new (void);

/* board must outlive the picture; NULL: nothing. */
void sv_board_picture_set_board (SvBoardPicture *self, const SvBoard *board);

G_END_DECLS
