/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-position-board-private.h"

#include <math.h>

void
sv_position_board_hold (SvPositionBoard *self, int piece)
{
  if (self->held == piece)
    return;
  self->held = piece;
  sv_position_board_update_looks (self);
}

static GtkWidget *
widget_of (SvPositionBoard *self, int piece, int space)
{
  return space >= 0 ? sv_position_board_get_space_widget (self, space)
                    : sv_position_board_get_seat_widget (self, piece);
}

/* Give the ball to who stands there, or lay it down. */
static void
lay_ball (SvPositionBoard *self, int space)
{
  const int piece = sv_position_board_piece_on (self, space);

  if (piece >= 0)
    sv_position_set_ball (self->position, piece);
  else if (space >= 0)
    sv_position_set_ball_space (self->position, space);
}

/* Put what is in the hand there; the focus goes along. */
static void
put (SvPositionBoard *self, int space)
{
  const int piece = self->held;
  GtkWidget *place;

  self->held = -1;
  self->dragging = FALSE;
  if (piece == SV_POSITION_BALL)
    lay_ball (self, space);
  else
    sv_position_put (self->position, piece, space);
  sv_position_board_update_looks (self);
  place = widget_of (self, piece, space);
  if (place)
    gtk_widget_grab_focus (place);
}

/* A place was chosen: take what is there, or put down what is in the hand. */
static void
point (SvPositionBoard *self, int piece, int space)
{
  if (self->held < 0)
    sv_position_board_hold (self, piece);
  else if (piece == self->held)
    sv_position_board_hold (self, -1);
  else
    put (self, space);
}

void
sv_position_board_activated_cb (SvSpaceView *place, SvPositionBoard *self)
{
  const int space = sv_space_view_get_space (place);
  int piece = sv_space_view_get_piece (place);

  if (space >= 0)
    piece = sv_position_board_piece_on (self, space);
  if (piece < 0 && space >= 0 && space == sv_position_board_free_ball (self))
    piece = SV_POSITION_BALL;
  point (self, piece, space);
}

/* --- Pointer and finger ---------------------------------------------------------------- */

void
sv_position_board_press (SvPositionBoard *self, double x, double y)
{
  GtkWidget *place;
  int space;

  if (!self->position || !self->has_layout)
    return;
  sv_position_board_hit (self, x, y, &self->press_piece, &space);
  self->press_x = x;
  self->press_y = y;
  if (self->press_piece >= 0)
    space = sv_position_board_space_of (self, self->press_piece);
  place = widget_of (self, self->press_piece, space);
  if (place)
    gtk_widget_grab_focus (place);
}

void
sv_position_board_drag (SvPositionBoard *self, double x, double y)
{
  if (!self->position || self->press_piece < 0)
    return;
  sv_position_board_hold (self, self->press_piece);
  self->dragging = TRUE;
  self->drag_x = x;
  self->drag_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Give the ball to piece, or lay it on space if there is none. FALSE if it cannot be there now. */
static gboolean
bring_ball (SvPositionBoard *self, int piece, int space)
{
  const unsigned flags = sv_position_get_flags (self->position);

  if ((flags & SV_PHASE_BALL) == 0)
    return FALSE;
  if (piece >= 0 && piece != SV_POSITION_BALL)
    sv_position_set_ball (self->position, piece);
  else if (space >= 0 && (flags & SV_PHASE_FREE_BALL) != 0)
    sv_position_set_ball_space (self->position, space);
  else
    return FALSE;
  return TRUE;
}

void
sv_position_board_release (SvPositionBoard *self, double x, double y, gboolean twice)
{
  int piece, space;

  if (!self->position || !self->has_layout)
    return;
  sv_position_board_hit (self, x, y, &piece, &space);
  if (self->dragging) {
    put (self, space);
  } else if (twice && bring_ball (self, piece, space)) {
    sv_position_board_hold (self, -1);
  } else if (piece >= 0 && self->held < 0) {
    sv_position_board_hold (self, piece);
  } else if (self->held >= 0) {
    point (self, piece, piece >= 0 ? sv_position_board_space_of (self, piece) : space);
  }
  self->press_piece = -1;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, SvPositionBoard *self)
{
  sv_position_board_press (self, x, y);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, SvPositionBoard *self)
{
  const int x = (int)self->press_x, y = (int)self->press_y;

  if (!self->dragging &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), x, y, x + (int)dx, y + (int)dy))
    return;
  sv_position_board_drag (self, self->press_x + dx, self->press_y + dy);
  if (self->dragging)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, SvPositionBoard *self)
{
  if (self->dragging)
    sv_position_board_release (self, self->press_x + dx, self->press_y + dy, FALSE);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, SvPositionBoard *self)
{
  if (!self->dragging)
    return;
  self->dragging = FALSE;
  sv_position_board_hold (self, -1);
}

static void
click_cb (GtkGestureClick *gesture, int n, double x, double y, SvPositionBoard *self)
{
  sv_position_board_release (self, x, y, n == 2);
}

void
sv_position_board_add_input (SvPositionBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (click_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* --- Keys ------------------------------------------------------------------------------ */

/* The place that has the focus, or NULL. */
static SvSpaceView *
focused_place (SvPositionBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || !SV_IS_SPACE_VIEW (focus) || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;
  return SV_SPACE_VIEW (focus);
}

static int
focused_piece (SvPositionBoard *self)
{
  SvSpaceView *place = self->position ? focused_place (self) : NULL;

  if (!place)
    return -1;
  if (sv_space_view_get_space (place) >= 0)
    return sv_position_board_piece_on (self, sv_space_view_get_space (place));
  return sv_space_view_get_piece (place);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);

  if (self->held < 0)
    return FALSE;
  self->dragging = FALSE;
  sv_position_board_hold (self, -1);
  return TRUE;
}

static gboolean
ball_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);
  SvSpaceView *place = self->position ? focused_place (self) : NULL;

  if (!place && self->held < 0)
    return FALSE;
  return bring_ball (self, self->held >= 0 ? self->held : focused_piece (self),
                     place ? sv_space_view_get_space (place) : -1);
}

static gboolean
take_away_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);
  const int piece = self->held >= 0 ? self->held : focused_piece (self);

  if (piece < 0 || piece == SV_POSITION_BALL)
    return FALSE;
  self->held = -1;
  self->dragging = FALSE;
  sv_position_put (self->position, piece, -1);
  sv_position_board_update_looks (self);
  return TRUE;
}

void
sv_position_board_bind_keys (GtkWidgetClass *widget_class)
{
  static const guint away[] = { GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace };

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_b, 0, ball_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    gtk_widget_class_add_binding (widget_class, away[i], 0, take_away_cb, NULL);
}

static GtkWidget *
place_at (SvPositionBoard *self, guint i)
{
  guint n = self->spaces->len;

  if (i < n)
    return g_ptr_array_index (self->spaces, i);
  for (int side = 0; side < 2; side++) {
    SvTray *tray = SV_TRAY (self->trays[side]);
    if (i - n < sv_tray_get_n_seats (tray))
      return GTK_WIDGET (sv_tray_get_seat (tray, i - n));
    n += sv_tray_get_n_seats (tray);
  }
  return NULL;
}

static void
middle_of (SvPositionBoard *self, GtkWidget *place, double *x, double *y)
{
  if (!gtk_widget_translate_coordinates (place, GTK_WIDGET (self),
                                         gtk_widget_get_width (place) / 2.0,
                                         gtk_widget_get_height (place) / 2.0, x, y))
    *x = *y = 0;
}

/* The place that lies next in a direction of the screen, or NULL. */
static GtkWidget *
nearest (SvPositionBoard *self, GtkWidget *from, double dx, double dy)
{
  GtkWidget *best = NULL, *place;
  double best_cost = 0, x0, y0, x, y;

  middle_of (self, from, &x0, &y0);
  for (guint i = 0; (place = place_at (self, i)) != NULL; i++) {
    middle_of (self, place, &x, &y);
    const double along = (x - x0) * dx + (y - y0) * dy;
    const double across = fabs ((x - x0) * dy) + fabs ((y - y0) * dx);
    const double cost = along + 2 * across;
    if (place != from && along > 0.3 * self->layout.piece && (!best || cost < best_cost)) {
      best = place;
      best_cost = cost;
    }
  }
  return best;
}

/* One stop for Tab; the arrow keys go from place to place. */
gboolean
sv_position_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  static const int dx[] = { 0, 0, 0, 0, -1, 1 }, dy[] = { 0, 0, -1, 1, 0, 0 };
  SvPositionBoard *self = SV_POSITION_BOARD (widget);
  SvSpaceView *place = focused_place (self);
  GtkWidget *next;

  if (!self->position || !self->has_layout || self->spaces->len == 0)
    return FALSE;
  if (!place)
    return gtk_widget_grab_focus (g_ptr_array_index (self->spaces, 0));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = nearest (self, GTK_WIDGET (place), dx[direction], dy[direction]);
  if (next)
    gtk_widget_grab_focus (next);
  return TRUE;
}
