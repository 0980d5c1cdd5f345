/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-zoom: animations from one picture of a board to another: from the whole pitch to a
 * close-up, and back, and the pitch that turns around.
 *
 * The close-up opens like a window at its place on the pitch, and closes into that place. What
 * turns is lifted a little, so that its corners stay on the widget. The animation only guides the
 * eye: input is not blocked while it runs. */

#include <gtk/gtk.h>

typedef enum { SV_BOARD_ZOOM_IN, SV_BOARD_ZOOM_OUT, SV_BOARD_ZOOM_TURN } SvBoardZoomWay;

typedef struct {
  GtkWidget *widget;     /* widget that is animated; not owned */
  GskRenderNode *before; /* owned; picture before the change, or NULL if nothing moves */
  SvBoardZoomWay way;
  double x, y;       /* centre of the close-up on the pitch, in pixels of widget */
  gint64 begin;      /* frame time in microseconds */
  unsigned n_frames; /* number of frames since the start */
  double done;       /* progress, 0–1 */
  guint tick_id;
} SvBoardZoom;

/* Start the animation into the close-up around (@x, @y), or back out to the same point. @before
 * (transfer full) is the picture that the widget showed. */
void
sv_board_zoom_in (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before, double x, double y);
void sv_board_zoom_out (SvBoardZoom *self, GskRenderNode *before);
/* Start to turn @before (transfer full; NULL if there was nothing) around, until it is the picture
 * that the widget shows now. */
void sv_board_zoom_turn (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before);
/* End the animation at once. */
void sv_board_zoom_finish (SvBoardZoom *self);

/* Call when the widget is mapped or unmapped: what nobody could see of a turn begins again. */
void sv_board_zoom_map (SvBoardZoom *self);
void sv_board_zoom_unmap (SvBoardZoom *self);

/* Call before and after the widget appends its new picture to @snapshot. */
void sv_board_zoom_push (SvBoardZoom *self, GtkSnapshot *snapshot);
void sv_board_zoom_pop (SvBoardZoom *self, GtkSnapshot *snapshot);
