/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-zoom: an animation from the whole pitch to a close-up, and back.
 *
 * The close-up opens like a window at its place on the pitch, and closes into that place. The
 * animation only guides the eye: input is not blocked while it runs. */

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *widget;     /* widget that is animated; not owned */
  GskRenderNode *before; /* owned; picture before the change, or NULL if nothing moves */
  gboolean in;           /* TRUE from the pitch to the close-up, FALSE back */
  double x, y;           /* centre of the close-up on the pitch, in pixels of widget */
  gint64 begin;          /* frame time in microseconds */
  unsigned n_frames;     /* number of frames since the start */
  double open;           /* progress of opening, 0–1 */
  guint tick_id;
} SvBoardZoom;

/* Start the animation into the close-up around (@x, @y), or back out to the same point. @before
 * (transfer full) is the picture that the widget showed. */
void
sv_board_zoom_in (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before, double x, double y);
void sv_board_zoom_out (SvBoardZoom *self, GskRenderNode *before);
/* End the animation at once. */
void sv_board_zoom_finish (SvBoardZoom *self);

/* Call before and after the widget appends its new picture to @snapshot. */
void sv_board_zoom_push (SvBoardZoom *self, GtkSnapshot *snapshot);
void sv_board_zoom_pop (SvBoardZoom *self, GtkSnapshot *snapshot);
