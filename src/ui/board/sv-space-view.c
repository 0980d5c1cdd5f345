/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-space-view.h"
#include "sv-raster.h"
#include <math.h>

/* Marks come and go with the pointer: this many pictures of them are kept. */
enum { N_KEPT = 3 };

struct _SvSpaceView {
  GtkWidget parent_instance;

  /* Owned */
  GskRenderNode *nodes[N_KEPT]; /* the marks as painted last, latest first, or NULL */
  char *name;
  char *description;

  SvPainter *painter; /* the board's */
  SvFit fit;
  double x, y;
  int width, height; /* that the nodes were painted for */
  int piece;
  int space;
  int painted_space; /* index of the space on the painter's board */
  unsigned look;
  unsigned node_looks[N_KEPT]; /* what nodes show */
  gboolean leave_space_key;
};

G_DEFINE_FINAL_TYPE (SvSpaceView, sv_space_view, GTK_TYPE_WIDGET)

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  gtk_widget_activate_action (widget, "board.activate", "(ii)", self->piece, self->space);
}

static gboolean
space_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  if (self->leave_space_key)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_activate_action (widget, "space.activate", NULL);
}

static void
state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  const GtkStateFlags changed = previous ^ gtk_widget_get_state_flags (widget);

  if (changed & GTK_STATE_FLAG_FOCUS_VISIBLE)
    gtk_widget_queue_draw (widget);
}

/* An area may have any outline: the corners of the box around it belong to its neighbours. */
static gboolean
contains (GtkWidget *widget, double x, double y)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);
  double bx, by;

  if (x < 0 || y < 0 || x >= gtk_widget_get_width (widget) || y >= gtk_widget_get_height (widget))
    return FALSE;
  if (!self->painter || self->space < 0)
    return TRUE;
  const SvBoard *board = self->painter->board;
  sv_fit_to_board (&self->fit, board, x - self->x, y - self->y, &bx, &by);
  return sv_board_space_at (board, bx, by) == self->painted_space;
}

/* What marks may cover; but for their softest edge they stay within their reach. */
static graphene_rect_t
bounds_of (SvSpaceView *self, unsigned look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SvBoard *board = self->painter->board;
  const float edge =
      2 + (float)ceil (sv_paint_space_reach (&self->fit, board, self->painted_space));

  if (look == SV_LOOK_LANDING) {
    const SvSpace *space = &board->spaces[self->painted_space];
    const float reach = 2 + (float)ceil (sv_paint_landing_reach (&self->fit, board));
    double x, y;

    sv_fit_to_pixels (&self->fit, board, (double)space->x, (double)space->y, &x, &y);
    return GRAPHENE_RECT_INIT ((float)(self->x + x) - reach, (float)(self->y + y) - reach,
                               2 * reach, 2 * reach);
  }
  return GRAPHENE_RECT_INIT (-edge, -edge, (float)gtk_widget_get_width (widget) + 2 * edge,
                             (float)gtk_widget_get_height (widget) + 2 * edge);
}

static GskRenderNode *
paint (SvSpaceView *self, unsigned look)
{
  const graphene_rect_t bounds = bounds_of (self, look);
  SvRaster raster;

  sv_raster_begin (&raster, &bounds, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  cairo_translate (raster.cr, self->x, self->y);
  sv_paint_space (self->painter, raster.cr, &self->fit, self->painted_space, look);
  return sv_raster_end (&raster);
}

static gboolean
is_painted_like (SvSpaceView *self, SvSpaceView *other)
{
  const SvFit *a = &self->fit, *b = &other->fit;

  return self->painter == other->painter && self->painted_space == other->painted_space &&
         self->width == other->width && self->height == other->height && self->x == other->x &&
         self->y == other->y && a->scale == b->scale && a->x == b->x && a->y == b->y &&
         a->upright == b->upright && a->reversed == b->reversed;
}

/* The seats of a bench are alike: what one of them has painted does for all. NULL if none has. */
static GskRenderNode *
borrow (SvSpaceView *self, unsigned look)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  for (GtkWidget *i = gtk_widget_get_first_child (parent); i != NULL;
       i = gtk_widget_get_next_sibling (i)) {
    SvSpaceView *other = SV_IS_SPACE_VIEW (i) && i != GTK_WIDGET (self) ? SV_SPACE_VIEW (i) : NULL;

    for (int k = 0; other != NULL && k < N_KEPT; k++)
      if (other->nodes[k] && other->node_looks[k] == look && is_painted_like (self, other))
        return gsk_render_node_ref (other->nodes[k]);
  }
  return NULL;
}

static void
drop_nodes (SvSpaceView *self)
{
  for (int i = 0; i < N_KEPT; i++)
    g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
}

/* The picture of these marks, moved to the front of those kept. */
static GskRenderNode *
get_node (SvSpaceView *self, unsigned look)
{
  int i = 0;

  while (i < N_KEPT - 1 && !(self->nodes[i] && self->node_looks[i] == look))
    i++;
  GskRenderNode *node = g_steal_pointer (&self->nodes[i]);
  if (!node || self->node_looks[i] != look) {
    g_clear_pointer (&node, gsk_render_node_unref);
    node = borrow (self, look);
    if (!node)
      node = paint (self, look);
  }
  for (; i > 0; i--) {
    self->nodes[i] = self->nodes[i - 1];
    self->node_looks[i] = self->node_looks[i - 1];
  }
  self->nodes[0] = node;
  self->node_looks[0] = look;
  return node;
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);
  unsigned look = self->look;

  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    look |= SV_LOOK_FOCUS;
  if (!self->painter || look == 0)
    return;
  /* Under the pointer an area stays as it is, so that only the mark on it is painted. */
  const gboolean landing = (look & SV_LOOK_TARGET) && (look & SV_LOOK_HOVER) &&
                           self->painter->board->spaces[self->painted_space].n_outline > 0;
  gtk_snapshot_append_node (snapshot, get_node (self, landing ? look & ~SV_LOOK_HOVER : look));
  if (landing)
    gtk_snapshot_append_node (snapshot, get_node (self, SV_LOOK_LANDING));
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  if (width != self->width || height != self->height)
    drop_nodes (self);
  self->width = width;
  self->height = height;
}

static void
dispose (GObject *object)
{
  SvSpaceView *self = SV_SPACE_VIEW (object);

  drop_nodes (self);
  self->painter = NULL;
  G_OBJECT_CLASS (sv_space_view_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  SvSpaceView *self = SV_SPACE_VIEW (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->description, g_free);
  G_OBJECT_CLASS (sv_space_view_parent_class)->finalize (object);
}

static void
sv_space_view_class_init (SvSpaceViewClass *klass)
{
  static const guint activate_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  static const guint space_keys[] = { GDK_KEY_space, GDK_KEY_KP_Space };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dispose;
  object_class->finalize = finalize;
  widget_class->state_flags_changed = state_flags_changed;
  widget_class->contains = contains;
  widget_class->snapshot = snapshot;
  widget_class->size_allocate = size_allocate;

  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "space.activate", NULL, activate_cb);
  for (guint i = 0; i < G_N_ELEMENTS (activate_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, activate_keys[i], 0, "space.activate", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (space_keys); i++)
    gtk_widget_class_add_binding (widget_class, space_keys[i], 0, space_key_cb, NULL);
}

static void
sv_space_view_init (SvSpaceView *self)
{
  self->piece = self->space = self->painted_space = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
}

GtkWidget *
sv_space_view_new (int piece, int space)
{
  SvSpaceView *self = g_object_new (SV_TYPE_SPACE_VIEW, NULL);

  self->piece = piece;
  self->space = space;
  return GTK_WIDGET (self);
}

int
sv_space_view_get_piece (SvSpaceView *self)
{
  g_return_val_if_fail (SV_IS_SPACE_VIEW (self), -1);
  return self->piece;
}

int
sv_space_view_get_space (SvSpaceView *self)
{
  g_return_val_if_fail (SV_IS_SPACE_VIEW (self), -1);
  return self->space;
}

void
sv_space_view_set_words (SvSpaceView *self, const char *name, const char *description)
{
  g_return_if_fail (SV_IS_SPACE_VIEW (self));
  if (g_strcmp0 (self->name, name) != 0) {
    g_free (self->name);
    self->name = g_strdup (name);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    self->name, -1);
  }
  if (g_strcmp0 (self->description, description) != 0) {
    g_free (self->description);
    self->description = g_strdup (description);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->description, -1);
  }
}

void
sv_space_view_set_look (SvSpaceView *self, unsigned look)
{
  g_return_if_fail (SV_IS_SPACE_VIEW (self));
  if (self->look == look)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_space_view_set_painter (
    SvSpaceView *self, SvPainter *painter, const SvFit *fit, double x, double y, int space)
{
  g_return_if_fail (SV_IS_SPACE_VIEW (self));
  self->painter = painter;
  if (fit)
    self->fit = *fit;
  self->x = x;
  self->y = y;
  self->painted_space = space;
  drop_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_space_view_set_leave_space_key (SvSpaceView *self, gboolean leave)
{
  g_return_if_fail (SV_IS_SPACE_VIEW (self));
  self->leave_space_key = leave;
}
