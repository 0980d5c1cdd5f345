/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-space-view.h"
#include "sv-press-keys.h"
#include "sv-raster.h"
#include "sv-widgets.h"
#include <math.h>

/* Marks change with the pointer, so painted ones are cached: this many for each space, and as many
 * for all seats together, which look alike. */
enum { N_KEPT = 3 };

/* Milliseconds that a bubble stays: long enough to read it. */
enum { READ_MS = 9000 };

/* Microseconds that each frame may spend on painting marks, so that animations stay smooth. The
 * marks that remain appear one frame later. */
enum { MARKS_US = 2000 };

struct _SvSpaceView {
  GtkWidget parent_instance;

  /* Owned. */
  char *name;
  char *description;
  GtkWidget *bubble; /* popover that shows name and description to keyboard users, or NULL */
  guint rest_id;     /* timeout that ends when the focus has rested here */

  SvMarks *marks; /* shared marks of the board or bench; not owned */
  double x, y;
  int piece;
  int space;
  int painted_space; /* index of the space on the painter's board */
  unsigned look;
  gboolean leave_keys;
};

G_DEFINE_FINAL_TYPE (SvSpaceView, sv_space_view, GTK_TYPE_WIDGET)

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  gtk_widget_activate_action (widget, "board.activate", "(ii)", self->piece, self->space);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  if (self->leave_keys)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_activate_action (widget, "space.activate", NULL);
}

/* --- A bubble for keyboard users, instead of a tooltip --- */

void
sv_space_view_drop_bubble (SvSpaceView *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  g_clear_pointer (&self->bubble, gtk_widget_unparent);
}

static gboolean
read_cb (gpointer data)
{
  sv_space_view_drop_bubble (data);
  return G_SOURCE_REMOVE;
}

static gboolean
idle_cb (gpointer data)
{
  SvSpaceView *self = data;
  g_autofree char *words = sv_space_view_dup_words (self);
  GtkWidget *label = gtk_label_new (words);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SV_BUBBLE_CHARS);
  self->bubble = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (self->bubble), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self->bubble), label);
  gtk_widget_set_parent (self->bubble, GTK_WIDGET (self));
  /* Close the bubble when the mouse moves over it: the user means the place below. */
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (gtk_popover_popdown), self->bubble);
  gtk_widget_add_controller (self->bubble, motion);
  gtk_widget_activate_action (GTK_WIDGET (self), "board.bubble", "(ii)", self->piece, self->space);
  if (self->bubble == NULL)
    return G_SOURCE_REMOVE;
  gtk_popover_popup (GTK_POPOVER (self->bubble));
  self->rest_id = g_timeout_add (READ_MS, read_cb, self);
  return G_SOURCE_REMOVE;
}

/* Restart the delay of the bubble after the focus or the words have changed. */
static void
update_bubble (SvSpaceView *self)
{
  const GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));

  sv_space_view_drop_bubble (self);
  if ((flags & GTK_STATE_FLAG_FOCUS_VISIBLE) && !(flags & GTK_STATE_FLAG_BACKDROP))
    self->rest_id = g_timeout_add (SV_SPACE_REST_MS, idle_cb, self);
}

/* GTK hides the focus ring after a while. Keep the bubble then, since the user may still be
 * reading. */
static void
state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  const GtkStateFlags flags = gtk_widget_get_state_flags (widget), changed = previous ^ flags;

  if (changed & GTK_STATE_FLAG_FOCUS_VISIBLE)
    gtk_widget_queue_draw (widget);
  /* GTK moves the focus before it says that a key has done so. */
  if (changed & flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
    gtk_widget_activate_action (widget, "board.preview", "(ii)", SV_SPACE_VIEW (widget)->piece,
                                SV_SPACE_VIEW (widget)->space);
  if ((changed & flags & GTK_STATE_FLAG_FOCUS_VISIBLE) || (changed & GTK_STATE_FLAG_FOCUSED) ||
      (flags & GTK_STATE_FLAG_BACKDROP))
    update_bubble (SV_SPACE_VIEW (widget));
}

static void
sv_space_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);

  if (self->bubble != NULL)
    gtk_popover_present (GTK_POPOVER (self->bubble));
}

static void
unmap (GtkWidget *widget)
{
  sv_space_view_drop_bubble (SV_SPACE_VIEW (widget));
  GTK_WIDGET_CLASS (sv_space_view_parent_class)->unmap (widget);
}

static gboolean
is_painted (SvSpaceView *self)
{
  return self->marks && self->marks->painter;
}

/* Return whether a point hits the place. An area may have any outline, and the corners of its box
 * belong to neighbours. */
static gboolean
contains (GtkWidget *widget, double x, double y)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);
  double bx, by;

  if (x < 0 || y < 0 || x >= gtk_widget_get_width (widget) || y >= gtk_widget_get_height (widget))
    return FALSE;
  if (!is_painted (self) || self->space < 0)
    return TRUE;
  const SvBoard *board = self->marks->painter->board;
  sv_fit_to_board (&self->marks->fit, x - self->x, y - self->y, &bx, &by);
  return sv_board_space_at (board, bx, by) == self->painted_space;
}

/* --- Marks --- */

void
sv_marks_set (SvMarks *self, SvPainter *painter, const SvFit *fit)
{
  g_clear_pointer (&self->nodes, g_hash_table_unref);
  self->painter = painter;
  if (painter == NULL)
    return;
  self->fit = *fit;
  self->nodes = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)gsk_render_node_unref);
}

/* Return the rectangle that marks may cover; 2 pixels more than their reach leave room for soft
 * edges. */
static graphene_rect_t
bounds_of (const SvMarks *self, int space, unsigned look)
{
  double reach = ceil (sv_paint_space_reach (&self->fit, space)), x, y, w = 0, h = 0;

  if (look == SV_SPACE_STYLE_LANDING) {
    sv_fit_space (&self->fit, space, &x, &y);
    reach = ceil (sv_paint_landing_reach (&self->fit));
  } else {
    sv_fit_space_box (&self->fit, space, &x, &y, &w, &h);
  }
  reach += 2;
  return GRAPHENE_RECT_INIT ((float)(x - reach), (float)(y - reach), (float)(w + 2 * reach),
                             (float)(h + 2 * reach));
}

static gboolean
again_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Return whether this frame has spent its time for marks. If so, the place is redrawn in the next
 * frame. */
static gboolean
is_late (SvSpaceView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  const gint64 frame = clock ? gdk_frame_clock_get_frame_counter (clock) : 0;

  if (frame != self->marks->frame)
    self->marks->spent = 0;
  self->marks->frame = frame;
  if (self->marks->spent < MARKS_US || !sv_widget_may_move (widget))
    return FALSE;
  gtk_widget_add_tick_callback (widget, again_cb, NULL, NULL);
  return TRUE;
}

static GskRenderNode *
paint_node (SvSpaceView *self, unsigned look)
{
  SvMarks *marks = self->marks;
  const int space = self->painted_space;
  const graphene_rect_t bounds = bounds_of (marks, space, look);
  const gint64 begin = g_get_monotonic_time ();
  SvRaster raster;

  if (g_hash_table_size (marks->nodes) >= N_KEPT * (1 + (guint)marks->painter->board->n_spaces))
    g_hash_table_remove_all (marks->nodes);
  sv_raster_begin (&raster, &bounds, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  sv_paint_space (marks->painter, raster.cr, &marks->fit, space, look);
  marks->spent += g_get_monotonic_time () - begin;
  return sv_raster_end (&raster);
}

static void
append_marks (SvSpaceView *self, GtkSnapshot *snapshot, unsigned look)
{
  const gpointer key = GUINT_TO_POINTER ((unsigned)self->painted_space << 10 | look);
  GskRenderNode *node = g_hash_table_lookup (self->marks->nodes, key);

  if (node == NULL && is_late (self))
    return;
  if (node == NULL) {
    node = paint_node (self, look);
    g_hash_table_insert (self->marks->nodes, key, node);
  }
  gtk_snapshot_append_node (snapshot, node);
}

static void
sv_space_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvSpaceView *self = SV_SPACE_VIEW (widget);
  unsigned look = self->look;

  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    look |= SV_SPACE_STYLE_FOCUS;
  if (!is_painted (self) || look == 0)
    return;
  /* For a hovered target area, keep the mark of the area and add only the small landing mark. */
  const gboolean landing = (look & SV_SPACE_STYLE_TARGET) && (look & SV_SPACE_STYLE_HOVER) &&
                           self->marks->painter->board->spaces[self->painted_space].n_outline > 0;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)self->x, (float)self->y));
  append_marks (self, snapshot, landing ? look & ~SV_SPACE_STYLE_HOVER : look);
  if (landing)
    append_marks (self, snapshot, SV_SPACE_STYLE_LANDING);
}

/* --- The widget --- */

static void
sv_space_view_dispose (GObject *object)
{
  sv_space_view_drop_bubble (SV_SPACE_VIEW (object));
  G_OBJECT_CLASS (sv_space_view_parent_class)->dispose (object);
}

static void
sv_space_view_finalize (GObject *object)
{
  SvSpaceView *self = SV_SPACE_VIEW (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->description, g_free);
  G_OBJECT_CLASS (sv_space_view_parent_class)->finalize (object);
}

static void
sv_space_view_class_init (SvSpaceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_space_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_space_view_finalize;
  widget_class->state_flags_changed = state_flags_changed;
  widget_class->size_allocate = sv_space_view_size_allocate;
  widget_class->unmap = unmap;
  widget_class->contains = contains;
  widget_class->snapshot = sv_space_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "space.activate", NULL, activate_cb);
  sv_press_keys_bind (widget_class, key_cb);
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
  return self->piece;
}

int
sv_space_view_get_space (SvSpaceView *self)
{
  return self->space;
}

/* Set one text. Returns TRUE if it has changed. */
static gboolean
set_words (SvSpaceView *self, char **words, GtkAccessibleProperty property, const char *text)
{
  if (g_strcmp0 (*words, text) == 0)
    return FALSE;
  g_free (*words);
  *words = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), property, text, -1);
  return TRUE;
}

void
sv_space_view_set_words (SvSpaceView *self, const char *name, const char *description)
{
  const gboolean renamed = set_words (self, &self->name, GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  if (set_words (self, &self->description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description) ||
      renamed)
    update_bubble (self);
}

char *
sv_space_view_dup_words (SvSpaceView *self)
{
  if (!self->name)
    return NULL;
  return g_strconcat (self->name, *self->description ? "\n" : "", self->description, NULL);
}

GtkWidget *
sv_space_view_get_bubble (SvSpaceView *self)
{
  return self->bubble;
}

void
sv_space_view_set_style (SvSpaceView *self, unsigned look)
{
  if (self->look == look)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_space_view_set_marks (SvSpaceView *self, SvMarks *marks, double x, double y, int space)
{
  self->marks = marks;
  self->x = x;
  self->y = y;
  self->painted_space = space;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_space_view_set_leave_keys (SvSpaceView *self, gboolean leave)
{
  self->leave_keys = leave;
}
