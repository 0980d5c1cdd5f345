/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-hand.h"

#include "sv-board-reach.h"

/* A dragged piece is shown above the finger, which would hide it: by this many figurine widths. */
#define FINGER_RAISE 0.9

/* --- The loupe --- */

/* Let the loupe ring what letting go would choose. */
static void
ring (SvBoardSurface *self)
{
  SvBoardLoupe *loupe = &self->loupe;
  SvSpaceView *place =
      self->dragged >= 0
          ? sv_board_places_find (&self->places, self->hover_piece, self->hover_space)
          : sv_board_places_find (&self->places, self->press_piece, self->press_space);

  loupe->ringed = place != NULL && sv_board_reach_is_wanted (self, place) &&
                  gtk_widget_compute_bounds (GTK_WIDGET (place), GTK_WIDGET (self), &loupe->ring);
}

/* Magnify what lies around (@x, @y) if a finger there might miss; once open, the loupe stays open
 * until the press ends. Hands that are neither fingers nor hold still do not need it. */
static void
look_closely (SvBoardSurface *self, double x, double y)
{
  SvBoardLoupe *loupe = &self->loupe;

  if (!self->has_layout || (!loupe->finger && !loupe->held))
    return;
  loupe->open = loupe->open || sv_board_reach_is_close (self, x, y);
  loupe->x = x;
  loupe->y = y;
  ring (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Let the press mean what lies at (@x, @y) now, and preview that. */
static void
slide_to (SvBoardSurface *self, double x, double y)
{
  int piece, space;

  sv_board_reach_aim (self, x, y, &piece, &space);
  look_closely (self, x, y);
  if (!self->loupe.open)
    return;
  if (piece != self->press_piece || space != self->press_space)
    sv_board_surface_focus_place (self, piece, space);
  self->press_piece = piece;
  self->press_space = space;
  ring (self);
  sv_board_surface_set_hover (self, piece, space);
}

/* The press was held without moving. */
static void
held_cb (SvBoardSurface *self)
{
  if (!self->match || !self->has_layout || self->dragged >= 0 || self->called_off ||
      (self->press_piece < 0 && self->press_space < 0 && !self->loupe.open))
    return;
  self->loupe.held = TRUE;
  slide_to (self, self->press_x, self->press_y);
}

/* --- Click, drag and drop --- */

void
sv_board_hand_ask (SvBoardSurface *self, int piece)
{
  if (self->covered || piece < 0 || piece >= self->view.n_pieces ||
      !sv_board_surface_has_piece (self, piece))
    return;
  const SvPose *rest = &self->rest[piece];
  const double half = self->zoom[piece] * self->layout.piece / 2;
  const GdkRectangle place = { (int)(rest->x - half), (int)(rest->y - half), (int)(2 * half),
                               (int)(2 * half) };

  g_signal_emit_by_name (self, "asked", piece, &place);
}

static void
right_click_cb (SvBoardSurface *self, int n_press, double x, double y)
{
  int piece, space;

  sv_board_reach_hit (self, x, y, &piece, &space);
  sv_board_hand_ask (self, piece);
}

/* A press also moves the keyboard focus to the pressed place. */
static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, SvBoardSurface *self)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));
  const gboolean finger = device && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;

  if (self->covered || !self->match) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  sv_board_surface_forget_press (self);
  sv_board_reach_aim (self, x, y, &self->press_piece, &self->press_space);
  self->press_x = x;
  self->press_y = y;
  self->drag_raise = finger ? FINGER_RAISE * self->layout.piece : 0;
  sv_board_surface_focus_place (self, self->press_piece, self->press_space);
  self->loupe.finger = finger;
  if (finger)
    slide_to (self, x, y);
}

static void
hover (SvBoardSurface *self, double x, double y)
{
  int piece, space;

  sv_board_reach_aim (self, x, y, &piece, &space);
  sv_board_surface_set_hover (self, piece, space);
}

/* Return whether a sliding finger chooses with the loupe: at once if it can drag nothing from where
 * it was put down, and else after it was held there. */
static gboolean
slides (SvBoardSurface *self)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  return self->dragged < 0 && self->loupe.open &&
         (self->loupe.held || self->press_piece < 0 || !klass->can_choose ||
          !klass->can_choose (self, self->press_piece));
}

/* Return whether an actor comes along with the pointer, which moved by (@dx, @dy). */
static gboolean
drags (SvBoardSurface *self, double dx, double dy)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int x = (int)self->press_x, y = (int)self->press_y;

  if (self->dragged >= 0)
    return TRUE;
  if ((self->press_piece < 0 && self->press_space < 0) ||
      !gtk_drag_check_threshold (GTK_WIDGET (self), x, y, x + (int)dx, y + (int)dy))
    return FALSE;
  if (!klass->take (self)) {
    self->loupe.held = self->loupe.open;
    return FALSE;
  }
  sv_board_surface_finish_motion (self);
  self->dragged = self->press_piece;
  klass->update (self);
  return TRUE;
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardSurface *self)
{
  const double x = self->press_x + dx, y = self->press_y + dy;

  if (!self->match)
    return;
  if (slides (self)) {
    slide_to (self, x, y);
  } else if (drags (self, dx, dy)) {
    self->drag_x = x;
    self->drag_y = y;
    hover (self, x, y - self->drag_raise);
    look_closely (self, x, y - self->drag_raise);
    gtk_widget_queue_draw (GTK_WIDGET (self));
  } else {
    return;
  }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardSurface *self)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int actor = self->dragged, piece = self->press_piece, space = self->press_space;
  int other, goal;

  if (self->called_off)
    return;
  sv_board_surface_forget_press (self);
  if (actor >= 0) {
    self->drag_x = self->press_x + dx;
    self->drag_y = self->press_y + dy;
    sv_board_reach_aim (self, self->drag_x, self->drag_y - self->drag_raise, &other, &goal);
    self->dragged = -1;
    klass->drop (self, actor, goal);
  } else if (piece >= 0 || space >= 0) {
    klass->point (self, piece, space);
  }
}

/* GTK sometimes cancels a gesture, for example when a popup appears, and then ends it. A dragged
 * actor goes back; a press without movement is still treated as a click when the button is
 * released (event_cb ()). */
static void
drag_cancel_cb (SvBoardSurface *self)
{
  self->called_off = self->dragged < 0;
  if (self->called_off)
    return;
  SV_BOARD_SURFACE_GET_CLASS (self)->let_go (self);
  sv_board_surface_forget_press (self);
}

static gboolean
event_cb (SvBoardSurface *self, GdkEvent *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  const int piece = self->press_piece, space = self->press_space;

  if (!self->called_off || (type != GDK_BUTTON_RELEASE && type != GDK_TOUCH_END))
    return GDK_EVENT_PROPAGATE;
  sv_board_surface_forget_press (self);
  if (piece >= 0 || space >= 0)
    SV_BOARD_SURFACE_GET_CLASS (self)->point (self, piece, space);
  return GDK_EVENT_PROPAGATE;
}

/* --- Hovering --- */

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, SvBoardSurface *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  double root_x = x, root_y = y;

  /* GTK also reports motion when a widget below a resting pointer changes or is laid out again, so
   * compare positions in the window. */
  gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x, y, &root_x, &root_y);
  if (root_x != self->pointer_x || root_y != self->pointer_y) {
    sv_board_surface_drop_bubble (self);
    self->pointing = self->pointer_x >= 0;
  }
  self->pointer_x = root_x;
  self->pointer_y = root_y;
  if (!self->covered && self->dragged < 0)
    hover (self, x, y);
}

static void
leave_cb (SvBoardSurface *self)
{
  sv_board_surface_set_hover (self, -1, -1);
}

/* Let clicks pass through the tooltip to the board below it. */
static void
hint_mapped_cb (GtkWidget *hint)
{
  cairo_region_t *nowhere = cairo_region_create ();

  gdk_surface_set_input_region (gtk_native_get_surface (gtk_widget_get_native (hint)), nowhere);
  cairo_region_destroy (nowhere);
}

/* Show the name and description of the place under the pointer, as a screen reader reads them. If
 * the pointer has not moved since the last event, show nothing: the user wants to see what happens
 * there. */
static gboolean
query_tooltip_cb (SvBoardSurface *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  int piece, space;

  sv_board_reach_hit (self, x, y, &piece, &space);
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);
  SvSpaceView *focused = sv_board_places_get_focused (&self->places);
  g_autofree char *words = place ? sv_space_view_dup_words (place) : NULL;
  if (words == NULL || sv_board_surface_is_explained (self) || !self->idle || !self->pointing ||
      self->covered || self->dragged >= 0 || self->tick_id || sv_match_get_waiting (self->match) ||
      (focused && sv_space_view_get_bubble (focused)))
    return FALSE;
  gtk_label_set_text (GTK_LABEL (self->hint), words);
  gtk_tooltip_set_custom (tooltip, self->hint);
  /* Place the tooltip below the pitch, so that it covers no places that the user compares. */
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle){ x, 0, 1, gtk_widget_get_height (GTK_WIDGET (self)) });
  return TRUE;
}

static void
add_hint (SvBoardSurface *self)
{
  self->hint = g_object_ref_sink (gtk_label_new (NULL));
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->hint), SV_BUBBLE_CHARS);
  g_signal_connect (self->hint, "map", G_CALLBACK (hint_mapped_cb), NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

void
sv_board_hand_attach (SvBoardSurface *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *hover = gtk_event_controller_motion_new ();
  GtkEventController *events = gtk_event_controller_legacy_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (right, "pressed", G_CALLBACK (right_click_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (hover, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (hover, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), hover);
  add_hint (self);
}
