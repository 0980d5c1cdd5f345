/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-zoom: how the view goes from the pitch to a board from near, and back.
 *
 * What is seen from near opens like a window from its place on the pitch, and closes into it. Nobody has
 * to wait for it: it only tells the eye where it looks now. */

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *widget;     /* not owned */
  GskRenderNode *before; /* owned: what was seen before; NULL: nothing goes on */
  gboolean in;           /* from the pitch to a board from near */
  double x, y;           /* the place of that on the pitch, in pixels of widget */
  gint64 begin;          /* frame time in µs */
  unsigned n_frames;     /* since it was told to go */
  double open;           /* how far, 0–1 */
  guint tick_id;
} SvBoardZoom;

/* Go in to x, y, or out again to where it came from; before (taken) is what widget showed. */
void
sv_board_zoom_in (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before, double x, double y);
void sv_board_zoom_out (SvBoardZoom *self, GskRenderNode *before);
/* Be there at once. */
void sv_board_zoom_finish (SvBoardZoom *self);

/* Before and after the widget appends what it shows now. */
void sv_board_zoom_push (SvBoardZoom *self, GtkSnapshot *snapshot);
void sv_board_zoom_pop (SvBoardZoom *self, GtkSnapshot *snapshot);
