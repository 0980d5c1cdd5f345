/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-zoom.h"

#include <math.h>

/* Durations in milliseconds. */
enum { ZOOM_MS = 240, TURN_MS = 800 };

/* While this share of a turn is left on each side of its middle, one picture fades into the other:
 * until then the figurines stand as they were, and after it as they are now. */
#define FADE 0.15

static void
stop (SvBoardZoom *self)
{
  if (self->tick_id)
    gtk_widget_remove_tick_callback (self->widget, self->tick_id);
  self->tick_id = 0;
}

void
sv_board_zoom_finish (SvBoardZoom *self)
{
  stop (self);
  g_clear_pointer (&self->before, gsk_render_node_unref);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvBoardZoom *self = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const int length = self->way == SV_BOARD_ZOOM_TURN ? TURN_MS : ZOOM_MS;

  /* Count time from the second frame on: the first one paints the new board, which may take
   * long. */
  if (self->n_frames++ < 2)
    self->begin = now;
  self->done = MIN ((double)(now - self->begin) / (length * 1000.0), 1);
  gtk_widget_queue_draw (widget);
  if (self->done < 1)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  g_clear_pointer (&self->before, gsk_render_node_unref);
  return G_SOURCE_REMOVE;
}

void
sv_board_zoom_map (SvBoardZoom *self)
{
  if (self->before == NULL || self->tick_id != 0)
    return;
  self->done = 0;
  self->n_frames = 0;
  self->tick_id = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

void
sv_board_zoom_unmap (SvBoardZoom *self)
{
  if (self->way == SV_BOARD_ZOOM_TURN)
    stop (self);
  else
    sv_board_zoom_finish (self);
}

static void
begin (SvBoardZoom *self, GskRenderNode *before, SvBoardZoomWay way)
{
  sv_board_zoom_finish (self);
  self->before = before;
  self->way = way;
  if (gtk_widget_get_mapped (self->widget))
    sv_board_zoom_map (self);
}

void
sv_board_zoom_in (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before, double x, double y)
{
  self->widget = widget;
  self->x = x;
  self->y = y;
  begin (self, before, SV_BOARD_ZOOM_IN);
}

void
sv_board_zoom_out (SvBoardZoom *self, GskRenderNode *before)
{
  begin (self, before, SV_BOARD_ZOOM_OUT);
}

void
sv_board_zoom_turn (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before)
{
  self->widget = widget;
  begin (self, before, SV_BOARD_ZOOM_TURN);
}

/* --- A window that opens and closes --- */

/* Clip to the opened part of the widget. */
static void
push_window (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  /* Ease out: fast at first, slow at the end. */
  const double eased = 1 - (1 - self->done) * (1 - self->done);
  const double open = self->way == SV_BOARD_ZOOM_IN ? eased : 1 - eased;
  const double w = gtk_widget_get_width (self->widget) * open;
  const double h = gtk_widget_get_height (self->widget) * open;
  const double x = self->x * (1 - open), y = self->y * (1 - open);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float)x, (float)y, (float)w, (float)h));
}

/* --- A turn --- */

/* Turn what follows by so many degrees around the middle of the widget, and make it so small that
 * it has room there. */
static void
turn_by (SvBoardZoom *self, GtkSnapshot *snapshot, double degrees)
{
  const double w = gtk_widget_get_width (self->widget);
  const double h = gtk_widget_get_height (self->widget);
  const double across = fabs (sin (degrees * G_PI / 180)),
               along = fabs (cos (degrees * G_PI / 180));
  const double scale = MIN (w / (w * along + h * across), h / (w * across + h * along));

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(w / 2), (float)(h / 2)));
  gtk_snapshot_scale (snapshot, (float)scale, (float)scale);
  gtk_snapshot_rotate (snapshot, (float)degrees);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float)(w / 2), -(float)(h / 2)));
}

static void
push_turn (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  /* slow at both ends */
  const double turned = (1 - cos (self->done * G_PI)) / 2;

  gtk_snapshot_push_cross_fade (snapshot, CLAMP ((turned - 0.5) / (2 * FADE) + 0.5, 0, 1));
  gtk_snapshot_save (snapshot);
  turn_by (self, snapshot, 180 * turned);
  gtk_snapshot_append_node (snapshot, self->before);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  turn_by (self, snapshot, 180 * turned - 180);
}

/* --- The picture --- */

void
sv_board_zoom_push (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  if (self->before == NULL || self->way == SV_BOARD_ZOOM_OUT)
    return;
  if (self->way == SV_BOARD_ZOOM_TURN) {
    push_turn (self, snapshot);
    return;
  }
  gtk_snapshot_append_node (snapshot, self->before);
  push_window (self, snapshot);
}

void
sv_board_zoom_pop (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  if (self->before == NULL)
    return;
  if (self->way == SV_BOARD_ZOOM_TURN)
    gtk_snapshot_restore (snapshot);
  if (self->way == SV_BOARD_ZOOM_OUT) {
    push_window (self, snapshot);
    gtk_snapshot_append_node (snapshot, self->before);
  }
  gtk_snapshot_pop (snapshot);
}
