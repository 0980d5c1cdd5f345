/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-position-board-private.h"

#include "sv-raster.h"

#include <glib/gi18n.h>
#include <math.h>

#define HELD_ZOOM 1.14

G_DEFINE_FINAL_TYPE (SvPositionBoard, sv_position_board, GTK_TYPE_WIDGET)

static const SvBoard *
get_board (SvPositionBoard *self)
{
  return sv_match_get_board (sv_position_get_match (self->position));
}

/* --- Where everything is --------------------------------------------------------------- */

static unsigned
bench_pieces (SvPositionBoard *self, int side, int *pieces)
{
  const SvView *view = sv_position_get_view (self->position);
  unsigned n = 0;

  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == side && view->pieces[i].space < 0)
      pieces[n++] = i;
  return n;
}

int
sv_position_board_piece_on (SvPositionBoard *self, int space)
{
  const SvView *view = sv_position_get_view (self->position);

  for (int i = 0; space >= 0 && i < view->n_pieces; i++)
    if (view->pieces[i].space == space)
      return i;
  return -1;
}

int
sv_position_board_free_ball (SvPositionBoard *self)
{
  const SvView *view = sv_position_get_view (self->position);

  return view->ball_piece < 0 && (sv_position_get_flags (self->position) & SV_PHASE_FREE_BALL) != 0
             ? view->ball_space
             : -1;
}

int
sv_position_board_space_of (SvPositionBoard *self, int piece)
{
  return piece == SV_POSITION_BALL ? sv_position_board_free_ball (self)
                                   : sv_position_get_view (self->position)->pieces[piece].space;
}

static void
seat_added_cb (SvSpaceView *seat, gpointer data)
{
  g_signal_connect (seat, "activated", G_CALLBACK (sv_position_board_activated_cb), data);
}

static void
fill_benches (SvPositionBoard *self)
{
  SvMatch *match = sv_position_get_match (self->position);
  const SvPlacement *placement = sv_position_get_placement (self->position);
  const int first = placement->zone_side[0] == 1 ? 1 : 0;

  self->bench_of[first] = 0;
  self->bench_of[1 - first] = 1;
  for (int side = 0; side < 2; side++) {
    const char *team = sv_match_get_team_name (match, side);
    g_autofree char *name = g_strdup_printf (_ ("%s, beside the pitch"), team);
    int pieces[SV_MAX_PIECES];
    const unsigned n = bench_pieces (self, side, pieces);

    sv_tray_set_name (SV_TRAY (self->trays[side]), name, team);
    sv_tray_set_pieces (SV_TRAY (self->trays[side]), pieces, n, seat_added_cb, self);
  }
}

static void
place_pieces (SvPositionBoard *self)
{
  const SvView *view = sv_position_get_view (self->position);
  int pieces[SV_MAX_PIECES];

  if (!self->has_layout)
    return;
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space >= 0)
      sv_board_layout_space (&self->layout, get_board (self), view->pieces[i].space,
                             &self->rest[i]);
  for (int side = 0; side < 2; side++) {
    const unsigned n = bench_pieces (self, side, pieces);
    for (unsigned i = 0; i < n; i++)
      sv_board_layout_seat (&self->layout, self->bench_of[side], i, n, &self->rest[pieces[i]]);
    sv_tray_set_layout (SV_TRAY (self->trays[side]), &self->layout, self->bench_of[side], side,
                        sv_painter_get_theme (self->painter));
  }
}

void
sv_position_board_hit (SvPositionBoard *self, double x, double y, int *piece, int *space)
{
  const SvView *view = sv_position_get_view (self->position);
  const double half_w = 0.4 * self->layout.piece, half_h = 0.6 * self->layout.piece;
  double bx, by;

  *piece = -1;
  for (int i = 0; i < view->n_pieces; i++) {
    const SvPose *rest = &self->rest[i];
    if (fabs (x - rest->x) <= half_w && fabs (y - rest->y) <= half_h &&
        (*piece < 0 || rest->y >= self->rest[*piece].y))
      *piece = i;
  }
  sv_fit_to_board (&self->layout.fit, get_board (self), x, y, &bx, &by);
  *space = sv_board_space_at (get_board (self), bx, by);
  if (*piece < 0)
    *piece = sv_position_board_piece_on (self, *space);
  if (*piece < 0 && *space >= 0 && *space == sv_position_board_free_ball (self))
    *piece = SV_POSITION_BALL;
}

/* --- Words ----------------------------------------------------------------------------- */

static void
update_place (SvPositionBoard *self, SvSpaceView *place, int piece, const char *name)
{
  const char *hint = _ ("Press Enter to take a figurine");

  if (self->held >= 0 && piece == self->held)
    hint = _ ("In your hand: choose where to put it, or press Escape to let go");
  else if (self->held == SV_POSITION_BALL)
    hint = _ ("Press Enter to lay the ball here");
  else if (self->held >= 0)
    hint = _ ("Press Enter to put the figurine here");
  else if (piece == SV_POSITION_BALL)
    hint = _ ("Press Enter to take the ball");
  else if (piece < 0)
    hint = "";
  sv_space_view_set_words (place, name, hint);
  sv_space_view_set_look (place, self->held >= 0 && piece == self->held ? SV_LOOK_HOVER
                                 : self->held >= 0                      ? SV_LOOK_TARGET
                                                                        : 0);
}

static char *
dup_name (SvPositionBoard *self, int space)
{
  SvMatch *match = sv_position_get_match (self->position);
  const int piece = sv_position_board_piece_on (self, space);
  g_autofree char *where = sv_match_dup_place (match, space);
  g_autofree char *who = piece >= 0 ? sv_match_dup_piece_label (match, piece) : NULL;

  if (piece < 0 && space == sv_position_board_free_ball (self))
    return g_strdup_printf (_ ("%s, the ball"), where);
  if (piece < 0)
    return g_strdup_printf (_ ("%s, empty"), where);
  if (sv_position_get_view (self->position)->ball_piece == piece)
    return g_strdup_printf (_ ("%1$s, %2$s, has the ball"), where, who);
  return g_strdup_printf (_ ("%1$s, %2$s"), where, who);
}

void
sv_position_board_update_looks (SvPositionBoard *self)
{
  if (!self->position)
    return;
  for (unsigned i = 0; i < self->spaces->len; i++) {
    g_autofree char *name = dup_name (self, (int)i);
    int piece = sv_position_board_piece_on (self, (int)i);

    if (piece < 0 && (int)i == sv_position_board_free_ball (self))
      piece = SV_POSITION_BALL;
    update_place (self, g_ptr_array_index (self->spaces, i), piece, name);
  }
  for (int side = 0; side < 2; side++) {
    SvTray *tray = SV_TRAY (self->trays[side]);
    for (unsigned i = 0; i < sv_tray_get_n_seats (tray); i++) {
      SvSpaceView *seat = sv_tray_get_seat (tray, i);
      const int piece = sv_space_view_get_piece (seat);
      g_autofree char *label =
          sv_match_dup_piece_label (sv_position_get_match (self->position), piece);
      g_autofree char *name = g_strdup_printf (_ ("%s, beside the pitch"), label);
      update_place (self, seat, piece, name);
    }
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed_cb (SvPositionBoard *self)
{
  fill_benches (self);
  place_pieces (self);
  sv_position_board_update_looks (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- Layout ---------------------------------------------------------------------------- */

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
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 400;
}

static void
lay_out (SvPositionBoard *self, int width, int height)
{
  const SvFit *fit = &self->layout.fit;

  sv_board_layout (&self->layout, get_board (self), width, height, FALSE);
  self->has_layout = TRUE;
  self->layout_width = width;
  self->layout_height = height;
  g_clear_pointer (&self->pitch_node, gsk_render_node_unref);
  sv_piece_layer_reset (self->layer, self->painter, self->layout.piece,
                        sv_fit_ball_size (fit, get_board (self)),
                        gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  for (unsigned i = 0; i < self->spaces->len; i++) {
    double x, y, w, h;
    sv_fit_space_box (fit, get_board (self), (int)i, &x, &y, &w, &h);
    sv_space_view_set_painter (g_ptr_array_index (self->spaces, i), self->painter, fit, -floor (x),
                               -floor (y), (int)i);
  }
  place_pieces (self);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);

  if (!self->position)
    return;
  if (!self->has_layout || width != self->layout_width || height != self->layout_height)
    lay_out (self, width, height);
  for (unsigned i = 0; i < self->spaces->len; i++) {
    double x, y, w, h;
    sv_fit_space_box (&self->layout.fit, get_board (self), (int)i, &x, &y, &w, &h);
    sv_board_layout_allocate (g_ptr_array_index (self->spaces, i), (SvBox){ x, y, w, h });
  }
  for (int side = 0; side < 2; side++) {
    const SvBox *box = &self->layout.benches[self->bench_of[side]];
    sv_board_layout_allocate (self->trays[side], *box);
  }
}

/* --- Picture --------------------------------------------------------------------------- */

static GskRenderNode *
paint_pitch (SvPositionBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  SvRaster raster;

  sv_raster_begin (&raster, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height),
                   gtk_widget_get_scale_factor (widget));
  sv_paint_pitch (self->painter, raster.cr, &self->layout.fit, width, height);
  return sv_raster_end (&raster);
}

static void
snapshot_piece (SvPositionBoard *self, GtkSnapshot *snapshot, int i)
{
  const SvPiece *piece = &sv_position_get_view (self->position)->pieces[i];
  const double size = self->layout.piece;
  double x = self->rest[i].x, y = self->rest[i].y;

  if (i != self->held) {
    sv_piece_layer_append_piece (self->layer, snapshot, piece, x, y, 1);
    return;
  }
  if (self->dragging) {
    x = self->drag_x;
    y = self->drag_y;
  }
  sv_piece_layer_append_shadow (self->layer, snapshot, x + 0.08 * size, y + 0.5 * size, 1.1 * size);
  sv_piece_layer_append_piece (self->layer, snapshot, piece, x, y - 0.12 * size, HELD_ZOOM);
}

/* Those nearer to the viewer stand before the others; whoever is in the hand before all. */
static void
snapshot_pieces (SvPositionBoard *self, GtkSnapshot *snapshot)
{
  const int n = sv_position_get_view (self->position)->n_pieces;
  int order[SV_MAX_PIECES];

  for (int i = 0; i < n; i++) {
    int k = i;
    for (; k > 0 && self->rest[order[k - 1]].y > self->rest[i].y; k--)
      order[k] = order[k - 1];
    order[k] = i;
  }
  for (int k = 0; k < n; k++)
    if (order[k] != self->held)
      snapshot_piece (self, snapshot, order[k]);
  if (self->held >= 0 && self->held < n)
    snapshot_piece (self, snapshot, self->held);
}

/* The ball that lies free, or is in the hand. */
static void
snapshot_ball (SvPositionBoard *self, GtkSnapshot *snapshot)
{
  const int space = sv_position_board_free_ball (self);
  const double size = self->layout.piece;
  SvPose rest;

  if (space < 0)
    return;
  sv_board_layout_space (&self->layout, get_board (self), space, &rest);
  if (self->held != SV_POSITION_BALL) {
    sv_piece_layer_append_ball (self->layer, snapshot, rest.x, rest.y, 1);
    return;
  }
  if (self->dragging) {
    rest.x = self->drag_x;
    rest.y = self->drag_y;
  }
  sv_piece_layer_append_shadow (self->layer, snapshot, rest.x + 0.05 * size, rest.y + 0.2 * size,
                                0.5 * size);
  sv_piece_layer_append_ball (self->layer, snapshot, rest.x, rest.y - 0.12 * size, HELD_ZOOM);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);

  if (!self->position || !self->has_layout)
    return;
  if (!self->pitch_node)
    self->pitch_node = paint_pitch (self);
  gtk_snapshot_append_node (snapshot, self->pitch_node);
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->spaces, i), snapshot);
  for (int side = 0; side < 2; side++)
    gtk_widget_snapshot_child (widget, self->trays[side], snapshot);
  snapshot_pieces (self, snapshot);
  snapshot_ball (self, snapshot);
}

/* --- The class ------------------------------------------------------------------------- */

static void
drop_painter (SvPositionBoard *self)
{
  for (unsigned i = 0; i < self->spaces->len; i++)
    sv_space_view_set_painter (g_ptr_array_index (self->spaces, i), NULL, NULL, 0, 0, -1);
  sv_piece_layer_reset (self->layer, NULL, 0, 0, 1);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->pitch_node, gsk_render_node_unref);
  self->has_layout = FALSE;
}

static void
make_painter (SvPositionBoard *self)
{
  const SvMatchDoc *doc = sv_match_get_doc (sv_position_get_match (self->position));
  const char *colours[2][2];
  SvTheme theme;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      colours[side][i] = doc->teams[side]->colours[i];
  sv_theme_init (&theme, self->scheme, colours[0], colours[1]);
  self->painter = sv_painter_new (get_board (self), &theme);
}

static void
scale_changed_cb (SvPositionBoard *self)
{
  self->has_layout = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
dispose (GObject *object)
{
  SvPositionBoard *self = SV_POSITION_BOARD (object);

  if (self->layer)
    sv_position_board_set_position (self, NULL);
  for (int side = 0; side < 2; side++)
    g_clear_pointer (&self->trays[side], gtk_widget_unparent);
  g_clear_pointer (&self->spaces, g_ptr_array_unref);
  g_clear_pointer (&self->layer, sv_piece_layer_free);
  G_OBJECT_CLASS (sv_position_board_parent_class)->dispose (object);
}

static void
sv_position_board_class_init (SvPositionBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->focus = sv_position_board_focus;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_position_board_bind_keys (widget_class);
}

static void
sv_position_board_init (SvPositionBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->scheme = SV_SCHEME_LIGHT;
  self->layer = sv_piece_layer_new ();
  self->spaces = g_ptr_array_new ();
  self->held = self->press_piece = -1;
  self->bench_of[1] = 1;
  for (int side = 0; side < 2; side++) {
    self->trays[side] = sv_tray_new ();
    gtk_widget_set_parent (self->trays[side], widget);
  }
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pitch"),
                                  -1);
  sv_position_board_add_input (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
}

GtkWidget *
sv_position_board_new (void)
{
  return g_object_new (SV_TYPE_POSITION_BOARD, NULL);
}

void
sv_position_board_set_position (SvPositionBoard *self, SvPosition *position)
{
  g_return_if_fail (SV_IS_POSITION_BOARD (self));
  g_return_if_fail (position == NULL || SV_IS_POSITION (position));

  if (self->position == position)
    return;
  drop_painter (self);
  self->held = -1;
  self->dragging = FALSE;
  if (self->position)
    g_signal_handlers_disconnect_by_data (self->position, self);
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->spaces, i));
  g_ptr_array_set_size (self->spaces, 0);
  g_set_object (&self->position, position);
  if (!position)
    return;
  for (int i = 0; i < get_board (self)->n_spaces; i++) {
    GtkWidget *place = sv_space_view_new (-1, i);
    gtk_widget_insert_before (place, GTK_WIDGET (self), self->trays[0]);
    g_signal_connect (place, "activated", G_CALLBACK (sv_position_board_activated_cb), self);
    g_ptr_array_add (self->spaces, place);
  }
  g_signal_connect_swapped (position, "changed", G_CALLBACK (changed_cb), self);
  make_painter (self);
  changed_cb (self);
}

void
sv_position_board_set_scheme (SvPositionBoard *self, SvScheme scheme)
{
  g_return_if_fail (SV_IS_POSITION_BOARD (self));

  if (self->scheme == scheme)
    return;
  self->scheme = scheme;
  if (!self->position)
    return;
  drop_painter (self);
  make_painter (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
sv_position_board_get_space_widget (SvPositionBoard *self, int space)
{
  g_return_val_if_fail (SV_IS_POSITION_BOARD (self), NULL);

  if (space < 0 || (guint)space >= self->spaces->len)
    return NULL;
  return g_ptr_array_index (self->spaces, space);
}

GtkWidget *
sv_position_board_get_seat_widget (SvPositionBoard *self, int piece)
{
  g_return_val_if_fail (SV_IS_POSITION_BOARD (self), NULL);

  for (int side = 0; side < 2; side++) {
    SvSpaceView *seat = sv_tray_find (SV_TRAY (self->trays[side]), piece);
    if (seat)
      return GTK_WIDGET (seat);
  }
  return NULL;
}
