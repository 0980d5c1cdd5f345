/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-zoom.h"

enum { ZOOM_MS = 240 };

void
sv_board_zoom_finish (SvBoardZoom *self)
{
  if (self->tick_id)
    gtk_widget_remove_tick_callback (self->widget, self->tick_id);
  self->tick_id = 0;
  g_clear_pointer (&self->before, gsk_render_node_unref);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvBoardZoom *self = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  /* Count time from the second frame on: the first one paints the new board, which may take
   * long. */
  if (self->n_frames++ < 2)
    self->begin = now;
  const double done = MIN ((double)(now - self->begin) / (ZOOM_MS * 1000.0), 1);
  /* Ease out: fast at first, slow at the end. */
  const double opened = 1 - (1 - done) * (1 - done);
  self->open = self->in ? opened : 1 - opened;
  gtk_widget_queue_draw (widget);
  if (done < 1)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  g_clear_pointer (&self->before, gsk_render_node_unref);
  return G_SOURCE_REMOVE;
}

static void
begin (SvBoardZoom *self, GskRenderNode *before, gboolean in)
{
  sv_board_zoom_finish (self);
  self->before = before;
  self->in = in;
  self->open = in ? 0 : 1;
  self->n_frames = 0;
  self->tick_id = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

void
sv_board_zoom_in (SvBoardZoom *self, GtkWidget *widget, GskRenderNode *before, double x, double y)
{
  self->widget = widget;
  self->x = x;
  self->y = y;
  begin (self, before, TRUE);
}

void
sv_board_zoom_out (SvBoardZoom *self, GskRenderNode *before)
{
  begin (self, before, FALSE);
}

/* Clip to the opened part of the widget. */
static void
push_window (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  const double w = gtk_widget_get_width (self->widget) * self->open;
  const double h = gtk_widget_get_height (self->widget) * self->open;
  const double x = self->x * (1 - self->open), y = self->y * (1 - self->open);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float)x, (float)y, (float)w, (float)h));
}

void
sv_board_zoom_push (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  if (!self->before || !self->in)
    return;
  gtk_snapshot_append_node (snapshot, self->before);
  push_window (self, snapshot);
}

void
sv_board_zoom_pop (SvBoardZoom *self, GtkSnapshot *snapshot)
{
  if (!self->before)
    return;
  if (!self->in) {
    push_window (self, snapshot);
    gtk_snapshot_append_node (snapshot, self->before);
  }
  gtk_snapshot_pop (snapshot);
}
