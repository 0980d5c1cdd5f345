/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardPitch: the pixels of a pitch, painted once for a size.
 *
 * To paint them takes as long as several frames. Only the first time that is waited for: when the pitch
 * has another size, the pixels that there are are shown stretched until a worker has painted others. */

#include "sv-board-layout.h"
#include "sv-paint.h"

typedef struct _SvBoardPitch SvBoardPitch;

SvBoardPitch *sv_board_pitch_new (void);
/* NULL is nothing. What a worker still paints is thrown away. */
void sv_board_pitch_free (SvBoardPitch *self);

/* Paint the pitch of a layout if need be, with the painter's colours, and show it. The widget is drawn
 * again when a worker is done. */
void sv_board_pitch_snapshot (SvBoardPitch *self,
                              GtkWidget *widget,
                              SvPainter *painter,
                              const SvBoardLayout *layout,
                              GtkSnapshot *snapshot);

/* Show the pixels once more. */
void sv_board_pitch_append (SvBoardPitch *self, const SvBoardLayout *layout, GtkSnapshot *snapshot);
