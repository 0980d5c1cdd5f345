/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardPitch: a cached picture of a pitch, painted once for each size.
 *
 * Painting a pitch takes as long as several frames, so the user waits for it only the first time.
 * When the size changes, the old picture is shown stretched until a worker thread has painted a
 * new one. */

#include "sv-board-layout.h"
#include "sv-board-motion.h"
#include "sv-paint.h"

typedef struct _SvBoardPitch SvBoardPitch;

SvBoardPitch *sv_board_pitch_new (void);
/* Free @self, which may be NULL. A picture that a worker still paints is thrown away. */
void sv_board_pitch_free (SvBoardPitch *self);

/* Append the picture of the pitch of @layout, and have it painted first if needed, in the colours
 * of @painter. @widget is redrawn when a worker thread has finished a better picture. */
void sv_board_pitch_snapshot (SvBoardPitch *self,
                              GtkWidget *widget,
                              SvPainter *painter,
                              const SvBoardLayout *layout,
                              GtkSnapshot *snapshot);

/* Append it once more where the ball flew into a net or basket along @way: in rings around the end
 * of the way, shifted by (@dx, @dy), the further the nearer a ring is to the ball. */
void sv_board_pitch_append_swing (SvBoardPitch *self,
                                  const SvBoardLayout *layout,
                                  const SvBoard *board,
                                  const SvCurve *way,
                                  double dx,
                                  double dy,
                                  GtkSnapshot *snapshot);
