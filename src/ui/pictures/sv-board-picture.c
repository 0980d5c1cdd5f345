/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-board-picture.h"

#include "sv-colour-scheme.h"
#include "sv-paint.h"

struct _SvBoardPicture {
  GtkWidget parent_instance;

  /* Owned */
  GskRenderNode *node; /* what was painted, or NULL */
  int node_width, node_height;

  const SvBoard *board;
};

enum { WIDTH = 132, HEIGHT = 100 };

G_DEFINE_FINAL_TYPE (SvBoardPicture, sv_board_picture, GTK_TYPE_WIDGET)

/* Height by width of the board with its margin. */
static double
get_ratio (const SvBoardPicture *self)
{
  const double margin = 2 * (double)self->board->margin;

  return ((double)self->board->h + margin) / ((double)self->board->w + margin);
}

static void
paint (SvBoardPicture *self, cairo_t *cr, int width, int height)
{
  SvTheme theme;
  SvPainter *painter;
  SvFit fit;

  sv_theme_init (&theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()), NULL, NULL);
  painter = sv_painter_new (self->board, &theme);
  sv_painter_set_letters (painter, FALSE);
  sv_fit_board (&fit, self->board, width, height);
  sv_paint_pitch (painter, cr, &fit, width, height);
  sv_painter_free (painter);
}

static void
sv_board_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvBoardPicture *self = SV_BOARD_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->board == NULL || width <= 0 || height <= 0)
    return;
  if (self->node == NULL || self->node_width != width || self->node_height != height) {
    cairo_t *cr;

    g_clear_pointer (&self->node, gsk_render_node_unref);
    self->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
    self->node_width = width;
    self->node_height = height;
    cr = gsk_cairo_node_get_draw_context (self->node);
    paint (self, cr, width, height);
    cairo_destroy (cr);
  }
  gtk_snapshot_append_node (snapshot, self->node);
}

static void
sv_board_picture_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SvBoardPicture *self = SV_BOARD_PICTURE (widget);
  const double ratio = self->board != NULL ? get_ratio (self) : 0;
  const double width = ratio * WIDTH > HEIGHT ? HEIGHT / ratio : WIDTH;

  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? (int)width : (int)(width * ratio);
}

static void
scheme_cb (SvBoardPicture *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_board_picture_dispose (GObject *object)
{
  SvBoardPicture *self = SV_BOARD_PICTURE (object);

  g_clear_pointer (&self->node, gsk_render_node_unref);
  G_OBJECT_CLASS (sv_board_picture_parent_class)->dispose (object);
}

static void
sv_board_picture_class_init (SvBoardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_board_picture_dispose;
  widget_class->snapshot = sv_board_picture_snapshot;
  widget_class->measure = sv_board_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "boardpicture");
}

static void
sv_board_picture_init (SvBoardPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", G_CALLBACK (scheme_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
sv_board_picture_new (void)
{
  return g_object_new (SV_TYPE_BOARD_PICTURE, NULL);
}

void
sv_board_picture_set_board (SvBoardPicture *self, const SvBoard *board)
{
  g_return_if_fail (SV_IS_BOARD_PICTURE (self));

  if (self->board == board)
    return;
  self->board = board;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
