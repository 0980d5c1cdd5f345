/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-loupe: a round magnified view of a board beside a finger that lies on it.
 *
 *        ╭─────╮
 *        │ (o) │   what lies under the finger, twice as large; the space that letting go would
 *        ╰─────╯   choose has a ring
 *           ☝
 *
 * It is only needed where the spaces that can be chosen lie closer together than a fingertip is
 * wide. */

#include "sv-board-motion.h"
#include "sv-theme.h"
#include <gtk/gtk.h>

/* Width of a fingertip, and the radius of the loupe, in pixels. */
#define SV_FINGERTIP 40.0
#define SV_LOUPE_RADIUS 80.0

typedef struct {
  gboolean finger;      /* TRUE if the press was made by a finger */
  gboolean held;        /* TRUE if the press was held: sliding chooses then, and drags nothing */
  gboolean open;        /* TRUE from when it is needed until the press ends */
  double x, y;          /* what is magnified, in pixels of the board */
  gboolean ringed;      /* TRUE if letting go would choose something … */
  graphene_rect_t ring; /* … in this box on the board */
} SvBoardLoupe;

/* Return whether a finger at (@x, @y) needs the loupe: the nearest of the @n spaces @lit that can
 * be chosen lies within its reach, and another of them closer to that one than a fingertip is
 * wide. */
gboolean sv_board_loupe_is_needed (const SvPose *lit, unsigned n, double x, double y);

/* Compute the middle of the loupe on a board of @w × @h pixels: above the finger at (@x, @y), or
 * beside it where there is no room above. */
void sv_board_loupe_place (double w, double h, double x, double y, graphene_point_t *out);

/* Append the loupe to @snapshot, if it is open: @board as it was painted (or NULL if nothing was),
 * @w × @h pixels, on a background in the colour of the paper of @theme. */
void sv_board_loupe_snapshot (const SvBoardLoupe *self,
                              GtkSnapshot *snapshot,
                              GskRenderNode *board,
                              double w,
                              double h,
                              const SvTheme *theme);
