/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

G_DEFINE_FINAL_TYPE (SvBoardView, sv_board_view, GTK_TYPE_WIDGET)

enum { PROP_COVERED = 1, PROP_ANIMATE, PROP_REVERSED, N_PROPERTIES };
enum { TOLD, N_SIGNALS };

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

/* --- Layout ---------------------------------------------------------------------------- */

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 180;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 760 : 470;
}

static void
allocate_places (SvBoardView *self)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvFit *fit = &self->layout.fit;

  for (unsigned i = 0; i < self->spaces->len; i++) {
    GtkWidget *place = g_ptr_array_index (self->spaces, i);
    double x, y, w, h;
    sv_fit_space_box (fit, board, (int)i, &x, &y, &w, &h);
    sv_board_layout_allocate (place, (SvBox){ x, y, w, h });
  }
  for (int side = 0; side < 2; side++) {
    const SvBox *box = &self->layout.benches[self->bench_of[side]];
    sv_board_layout_allocate (self->trays[side], *box);
  }
}

/* All that depends on the size: made anew, for nothing of it can be kept. */
static void
lay_out (SvBoardView *self, int width, int height)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvFit *fit = &self->layout.fit;

  sv_board_layout (&self->layout, board, width, height, self->reversed);
  self->has_layout = TRUE;
  self->layout_width = width;
  self->layout_height = height;
  g_clear_pointer (&self->pitch_node, gsk_render_node_unref);
  sv_piece_layer_reset (self->layer, self->painter, self->layout.piece,
                        sv_fit_ball_size (fit, board),
                        gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  for (unsigned i = 0; i < self->spaces->len; i++) {
    double x, y, w, h;
    sv_fit_space_box (fit, board, (int)i, &x, &y, &w, &h);
    sv_space_view_set_painter (g_ptr_array_index (self->spaces, i), self->painter, fit, -floor (x),
                               -floor (y), (int)i);
  }
  sv_board_view_finish_motion (self);
  sv_board_view_place_pieces (self);
  g_clear_pointer (&self->price_node, gsk_render_node_unref);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  if (self->match && self->painter) {
    if (!self->has_layout || width != self->layout_width || height != self->layout_height)
      lay_out (self, width, height);
    allocate_places (self);
  }
  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

/* --- The class ------------------------------------------------------------------------- */

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return sv_board_view_escape (SV_BOARD_VIEW (widget));
}

static void
scale_changed_cb (SvBoardView *self)
{
  sv_board_view_drop_caches (self);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  switch (id) {
  case PROP_COVERED:
    g_value_set_boolean (value, self->covered);
    break;
  case PROP_ANIMATE:
    g_value_set_boolean (value, self->animate);
    break;
  case PROP_REVERSED:
    g_value_set_boolean (value, self->reversed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  switch (id) {
  case PROP_COVERED:
    sv_board_view_set_covered (self, g_value_get_boolean (value));
    break;
  case PROP_ANIMATE:
    sv_board_view_set_animate (self, g_value_get_boolean (value));
    break;
  case PROP_REVERSED:
    sv_board_view_set_reversed (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
dispose (GObject *object)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  sv_board_view_set_match (self, NULL);
  sv_board_view_forget_input (self);
  g_clear_object (&self->match_signals);
  for (int side = 0; side < 2; side++)
    g_clear_pointer (&self->trays[side], gtk_widget_unparent);
  g_clear_pointer (&self->spaces, g_ptr_array_unref);
  g_clear_pointer (&self->layer, sv_piece_layer_free);
  g_clear_pointer (&self->ways, sv_ways_free);
  G_OBJECT_CLASS (sv_board_view_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  properties[PROP_ANIMATE] = g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
  properties[PROP_REVERSED] = g_param_spec_boolean ("reversed", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
sv_board_view_class_init (SvBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dispose;
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = sv_board_view_snapshot;
  widget_class->focus = sv_board_view_focus;
  install_properties (object_class);

  signals[TOLD] = g_signal_new ("told", SV_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
sv_board_view_init (SvBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->animate = TRUE;
  self->scheme = SV_SCHEME_LIGHT;
  self->layer = sv_piece_layer_new ();
  self->spaces = g_ptr_array_new ();
  self->bench_of[1] = 1;
  sv_choice_clear (&self->choice);
  for (int side = 0; side < 2; side++) {
    self->trays[side] = sv_tray_new ();
    gtk_widget_set_parent (self->trays[side], widget);
  }
  sv_board_view_init_input (self);

  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pitch"),
                                  -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);

  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed",
                                  G_CALLBACK (sv_board_view_changed), self);
}

/* --- Public ---------------------------------------------------------------------------- */

GtkWidget *
sv_board_view_new (void)
{
  return g_object_new (SV_TYPE_BOARD_VIEW, NULL);
}

/* Places point at the painter: they forget it before it goes. */
static void
drop_painter (SvBoardView *self)
{
  for (unsigned i = 0; self->spaces && i < self->spaces->len; i++)
    sv_space_view_set_painter (g_ptr_array_index (self->spaces, i), NULL, NULL, 0, 0, -1);
  if (self->layer)
    sv_piece_layer_reset (self->layer, NULL, 0, 0, 1);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->pitch_node, gsk_render_node_unref);
  g_clear_pointer (&self->trail_node, gsk_render_node_unref);
  g_clear_pointer (&self->ball_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  g_clear_pointer (&self->price_node, gsk_render_node_unref);
  self->has_layout = FALSE;
}

static void
make_painter (SvBoardView *self)
{
  const SvMatchDoc *doc = sv_match_get_doc (self->match);
  const char *colours[2][2];
  SvTheme theme;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      colours[side][i] = doc->teams[side]->colours[i];
  sv_theme_init (&theme, self->scheme, colours[0], colours[1]);
  self->painter = sv_painter_new (sv_match_get_board (self->match), &theme);
  sv_painter_set_letters (self->painter, !self->no_letters);
}

void
sv_board_view_drop_caches (SvBoardView *self)
{
  sv_board_view_finish_motion (self);
  drop_painter (self);
  if (self->match)
    make_painter (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_board_view_tell (SvBoardView *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

static void
make_spaces (SvBoardView *self)
{
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->spaces, i));
  g_ptr_array_set_size (self->spaces, 0);
  if (!self->match)
    return;
  const SvBoard *board = sv_match_get_board (self->match);
  for (int i = 0; i < board->n_spaces; i++) {
    GtkWidget *place = sv_space_view_new (-1, i);
    gtk_widget_insert_before (place, GTK_WIDGET (self), self->trays[0]);
    g_signal_connect (place, "activated", G_CALLBACK (sv_board_view_activated_cb), self);
    g_ptr_array_add (self->spaces, place);
  }
}

void
sv_board_view_set_match (SvBoardView *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->match == match)
    return;

  sv_board_view_finish_motion (self);
  sv_board_view_forget_input (self);
  drop_painter (self);
  g_set_object (&self->match, match);
  if (self->match_signals)
    g_signal_group_set_target (self->match_signals, match);
  self->has_view = FALSE;
  self->last_focus = -1;
  make_spaces (self);
  if (!match)
    return;
  make_painter (self);
  sv_board_view_refresh (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

SvMatch *
sv_board_view_get_match (SvBoardView *self)
{
  g_return_val_if_fail (SV_IS_BOARD_VIEW (self), NULL);
  return self->match;
}

void
sv_board_view_set_scheme (SvBoardView *self, SvScheme scheme)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->scheme == scheme)
    return;
  self->scheme = scheme;
  sv_board_view_drop_caches (self);
}

void
sv_board_view_set_letters (SvBoardView *self, gboolean letters)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->no_letters == !letters)
    return;
  self->no_letters = !letters;
  sv_board_view_drop_caches (self);
}

void
sv_board_view_set_covered (SvBoardView *self, gboolean covered)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->covered == !!covered)
    return;
  self->covered = !!covered;
  sv_board_view_finish_motion (self);
  sv_board_view_forget_input (self);
  if (self->match)
    sv_board_view_refresh (self);
  /* What is covered is not to be read out either. */
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->spaces, i), !covered);
  for (int side = 0; side < 2; side++)
    gtk_widget_set_visible (self->trays[side], !covered);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVERED]);
}

void
sv_board_view_set_animate (SvBoardView *self, gboolean animate)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->animate == !!animate)
    return;
  self->animate = !!animate;
  if (!animate)
    sv_board_view_finish_motion (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANIMATE]);
}

void
sv_board_view_set_reversed (SvBoardView *self, gboolean reversed)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->reversed == !!reversed)
    return;
  self->reversed = !!reversed;
  self->has_layout = FALSE;
  sv_board_view_finish_motion (self);
  if (self->match)
    sv_board_view_refresh (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVERSED]);
}

GtkWidget *
sv_board_view_get_space_widget (SvBoardView *self, int space)
{
  g_return_val_if_fail (SV_IS_BOARD_VIEW (self), NULL);
  if (space < 0 || (guint)space >= self->spaces->len)
    return NULL;
  return g_ptr_array_index (self->spaces, space);
}

GtkWidget *
sv_board_view_get_seat_widget (SvBoardView *self, int piece)
{
  g_return_val_if_fail (SV_IS_BOARD_VIEW (self), NULL);
  for (int side = 0; side < 2; side++) {
    SvSpaceView *seat = sv_tray_find (SV_TRAY (self->trays[side]), piece);
    if (seat)
      return GTK_WIDGET (seat);
  }
  return NULL;
}
