/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-pitch.h"

#include "sv-paint-shape.h"
#include "sv-raster.h"

/* Radius of the corners of the pitch, in widths of a figurine. */
#define CORNER 0.25

typedef struct {
  GskRenderNode *node; /* or NULL if nothing was painted yet */
  SvFit fit;           /* scale and rotation for which node was painted */
  SvBox box;           /* pitch area for which node was painted */
} Picture;

/* Both rotations are kept, because the pitch may turn with every decision. */
/* Net or basket swing when the ball hits them: radius of the swinging part and largest shift, in
 * radii of a piece. The part is drawn in SWING_RINGS rings, and its rim does not move. */
#define SWING_ROOM 2.0
#define SWING_FAR 0.4
enum { SWING_RINGS = 5 };

struct _SvBoardPitch {
  /* by direction: pictures[1] is the pitch rotated by 180 degrees (fit.reversed) */
  Picture pictures[2];
  gboolean at_work; /* TRUE while a worker thread paints */
};

/* One job of painting. */
typedef struct {
  SvPainter *painter; /* owned, for a worker thread; NULL if the pitch is painted at once */
  SvFit fit;
  SvBox box;
  SvRaster raster;
} Order;

static void
order_free (Order *order)
{
  sv_painter_free (order->painter);
  g_free (order);
}

static void
begin (Order *order, GtkWidget *widget, const SvBoardLayout *layout)
{
  const SvBox *box = &layout->pitch;

  order->fit = layout->fit;
  order->box = *box;
  sv_raster_begin (&order->raster,
                   &GRAPHENE_RECT_INIT ((float)box->x, (float)box->y, (float)box->w, (float)box->h),
                   gtk_widget_get_scale_factor (widget));
  order->raster.opaque = TRUE;
}

static void
paint (Order *order, SvPainter *painter)
{
  const SvBox *box = &order->box;
  cairo_t *cr = order->raster.cr;

  sv_paint_pitch (painter, cr, &order->fit, box->x + box->w, box->y + box->h);
  /* The corners of the frame lie outside: round those of the part that is left. */
  sv_clear_corners (cr, box->x, box->y, box->w, box->h, CORNER * sv_fit_piece_size (&order->fit));
}

static void
end (SvBoardPitch *self, Order *order)
{
  Picture *picture = &self->pictures[order->fit.reversed];

  g_clear_pointer (&picture->node, gsk_render_node_unref);
  *picture = (Picture){ sv_raster_end (&order->raster), order->fit, order->box };
}

static void
work (GTask *task, gpointer widget, gpointer order, GCancellable *cancellable)
{
  paint (order, ((Order *)order)->painter);
  g_task_return_boolean (task, TRUE);
}

static void
clear (SvBoardPitch *self)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->pictures[i].node, gsk_render_node_unref);
}

static void
done_cb (GObject *widget, GAsyncResult *result, gpointer data)
{
  SvBoardPitch *self = data;

  self->at_work = FALSE;
  end (self, g_task_get_task_data (G_TASK (result)));
  gtk_widget_queue_draw (GTK_WIDGET (widget));
  sv_board_pitch_free (self);
}

/* Paint in a worker thread. The job has a painter of its own because a painter is not
 * thread-safe. */
static void
set_to_work (SvBoardPitch *self, GtkWidget *widget, SvPainter *painter, const SvBoardLayout *layout)
{
  g_autoptr (GTask) task = g_task_new (widget, NULL, done_cb, g_rc_box_acquire (self));
  Order *order = g_new0 (Order, 1);

  begin (order, widget, layout);
  order->painter = sv_painter_new (painter->board, &painter->theme);
  order->painter->letters = painter->letters;
  order->painter->labels = painter->labels;
  g_task_set_task_data (task, order, (GDestroyNotify)order_free);
  self->at_work = TRUE;
  g_task_run_in_thread (task, work);
}

SvBoardPitch *
sv_board_pitch_new (void)
{
  return g_rc_box_new0 (SvBoardPitch);
}

void
sv_board_pitch_free (SvBoardPitch *self)
{
  if (self != NULL)
    g_rc_box_release_full (self, (GDestroyNotify)clear);
}

/* Append the existing picture again without painting. */
static void
append_picture (SvBoardPitch *self, const SvBoardLayout *layout, GtkSnapshot *snapshot)
{
  const Picture *picture = &self->pictures[layout->fit.reversed];
  const SvBox *box = &layout->pitch, *old = &picture->box;

  if (sv_fit_equal (&picture->fit, &layout->fit)) {
    gtk_snapshot_append_node (snapshot, picture->node);
    return;
  }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)box->x, (float)box->y));
  gtk_snapshot_scale (snapshot, (float)(box->w / old->w), (float)(box->h / old->h));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)-old->x, (float)-old->y));
  gtk_snapshot_append_node (snapshot, picture->node);
  gtk_snapshot_restore (snapshot);
}

void
sv_board_pitch_snapshot (SvBoardPitch *self,
                         GtkWidget *widget,
                         SvPainter *painter,
                         const SvBoardLayout *layout,
                         GtkSnapshot *snapshot)
{
  const SvFit *fit = &layout->fit;
  const Picture *picture = &self->pictures[fit->reversed];

  if (picture->node == NULL || picture->fit.upright != fit->upright) {
    Order order = { 0 };
    begin (&order, widget, layout);
    paint (&order, painter);
    end (self, &order);
  } else if (!sv_fit_equal (&picture->fit, fit) && !self->at_work) {
    set_to_work (self, widget, painter, layout);
  }
  append_picture (self, layout, snapshot);
}

void
sv_board_pitch_append_swing (SvBoardPitch *self,
                             const SvBoardLayout *layout,
                             const SvBoard *board,
                             const SvCurve *way,
                             double dx,
                             double dy,
                             GtkSnapshot *snapshot)
{
  const double unit = (double)board->radius * layout->fit.scale * (board->level ? 0.5 : 1);

  for (int i = 1; i <= SWING_RINGS; i++) {
    const double r = SWING_ROOM * unit * (1 - (i - 1.0) / SWING_RINGS);
    const double far = SWING_FAR * unit * i / SWING_RINGS;
    GskRoundedRect circle;

    gsk_rounded_rect_init_from_rect (&circle,
                                     &GRAPHENE_RECT_INIT ((float)(way->x1 - r),
                                                          (float)(way->y1 - r), (float)(2 * r),
                                                          (float)(2 * r)),
                                     (float)r);
    gtk_snapshot_push_rounded_clip (snapshot, &circle);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(dx * far), (float)(dy * far)));
    append_picture (self, layout, snapshot);
    gtk_snapshot_restore (snapshot);
    gtk_snapshot_pop (snapshot);
  }
}
