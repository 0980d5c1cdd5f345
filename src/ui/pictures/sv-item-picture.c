/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-item-picture.h"

#include <string.h>

#include "sv-colour-scheme.h"
#include "sv-paint.h"

enum { SIDE = 112, LEAST_SIDE = 64 };

struct _SvItemPicture {
  GtkWidget parent_instance;

  /* Owned */
  SvPainter *painter;  /* or NULL until it is needed */
  GskRenderNode *node; /* what was painted, or NULL */
  int node_width, node_height;

  const SvBoard *board;
  SvView view;
};

G_DEFINE_FINAL_TYPE (SvItemPicture, sv_item_picture, GTK_TYPE_WIDGET)

typedef struct {
  double x0, y0, x1, y1;
} Box;

/* The zone that all pieces on the board stand in, or -1. */
static int
find_zone (const SvItemPicture *self)
{
  int zone = -1;

  for (int i = 0; i < self->view.n_pieces; i++) {
    const int space = self->view.pieces[i].space;
    const int own = space >= 0 ? self->board->spaces[space].zone : -1;

    if (space < 0)
      continue;
    if (own < 0 || (zone >= 0 && own != zone))
      return -1;
    zone = own;
  }
  return zone;
}

static void
include_point (Box *box, double x, double y)
{
  box->x0 = MIN (box->x0, x);
  box->y0 = MIN (box->y0, y);
  box->x1 = MAX (box->x1, x);
  box->y1 = MAX (box->y1, y);
}

/* What is to be seen, in board units: a zone, or everything. */
static Box
find_box (const SvItemPicture *self)
{
  const SvBoard *board = self->board;
  const int zone = find_zone (self);
  Box box = { board->w, board->h, 0, 0 };

  if (zone < 0)
    return (Box){ 0, 0, board->w, board->h };
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];

    if (space->zone != zone)
      continue;
    include_point (&box, space->x - board->radius, space->y - board->radius);
    include_point (&box, space->x + board->radius, space->y + board->radius);
    for (int j = 0; j < space->n_outline; j++)
      include_point (&box, space->outline[j].x, space->outline[j].y);
  }
  return box;
}

static SvFit
fit_box (const SvItemPicture *self, int width, int height)
{
  const Box box = find_box (self);
  SvFit fit = { 0 };

  fit.scale = MIN (width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  fit.x = (width - fit.scale * (box.x1 - box.x0)) / 2 -
          fit.scale * (box.x0 + (double)self->board->margin);
  fit.y = (height - fit.scale * (box.y1 - box.y0)) / 2 -
          fit.scale * (box.y0 + (double)self->board->margin);
  return fit;
}

static void
paint (SvItemPicture *self, cairo_t *cr, int width, int height)
{
  const SvFit fit = fit_box (self, width, height);
  const double size = sv_fit_piece_size (&fit, self->board);

  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  sv_paint_pitch (self->painter, cr, &fit, width, height);
  for (int i = 0; i < self->view.n_pieces; i++)
    if (self->view.pieces[i].space >= 0)
      sv_paint_space (self->painter, cr, &fit, self->view.pieces[i].space, SV_LOOK_TARGET);
  for (int i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *piece = &self->view.pieces[i];
    double x, y;

    if (piece->space < 0)
      continue;
    sv_fit_to_pixels (&fit, self->board, self->board->spaces[piece->space].x,
                      self->board->spaces[piece->space].y, &x, &y);
    cairo_save (cr);
    cairo_translate (cr, x - size / 2, y - size * 1.25 / 2);
    sv_paint_piece (self->painter, cr, piece, size);
    cairo_restore (cr);
  }
}

static void
sv_item_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvItemPicture *self = SV_ITEM_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->board == NULL || width <= 0 || height <= 0)
    return;
  if (self->painter == NULL) {
    SvTheme theme;
    sv_theme_init (&theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()), NULL, NULL);
    self->painter = sv_painter_new (self->board, &theme);
  }
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
sv_item_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = LEAST_SIDE;
  *natural = SIDE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = for_size;
}

static GtkSizeRequestMode
sv_item_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scheme_cb (SvItemPicture *self)
{
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_item_picture_dispose (GObject *object)
{
  SvItemPicture *self = SV_ITEM_PICTURE (object);

  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  G_OBJECT_CLASS (sv_item_picture_parent_class)->dispose (object);
}

static void
sv_item_picture_class_init (SvItemPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_item_picture_dispose;
  widget_class->snapshot = sv_item_picture_snapshot;
  widget_class->measure = sv_item_picture_measure;
  widget_class->get_request_mode = sv_item_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "itempicture");
}

static void
sv_item_picture_init (SvItemPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_hide (GTK_WIDGET (self));
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", G_CALLBACK (scheme_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
same_place (const SvPiece *a, const SvPiece *b)
{
  return a->space == b->space && a->number == b->number && a->side == b->side &&
         a->look == b->look && a->flags == b->flags;
}

static gboolean
same_view (const SvView *a, const SvView *b)
{
  if (a->n_pieces != b->n_pieces)
    return FALSE;
  for (int i = 0; i < a->n_pieces; i++)
    if (!same_place (&a->pieces[i], &b->pieces[i]))
      return FALSE;
  return TRUE;
}

void
sv_item_picture_show (SvItemPicture *self,
                      const SvGame *game,
                      const void *setup,
                      const SvField *list,
                      unsigned i,
                      const char *words)
{
  SvView view = { 0 };
  gboolean shown;

  g_return_if_fail (SV_IS_ITEM_PICTURE (self));

  shown = game->item_picture != NULL && game->item_picture (setup, list, i, &view);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (!shown || (self->board == game->board (setup) && same_view (&self->view, &view)))
    return;
  if (self->board != game->board (setup))
    g_clear_pointer (&self->painter, sv_painter_free);
  self->board = game->board (setup);
  self->view = view;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
