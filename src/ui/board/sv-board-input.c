/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include <math.h>

/* A finger hides what is under it: what it drags is shown this much higher, in its own widths. */
#define FINGER_RAISE 0.9

/* The figurine whose picture is there, the nearest to the viewer first; not the one dragged. */
static int
piece_at (SvBoardView *self, double x, double y)
{
  /* The drawing does not fill its box: what is beside the figure belongs to the floor. */
  int best = -1;

  for (int i = 0; i < self->view.n_pieces; i++) {
    const SvPose *rest = &self->rest[i];
    const double size = self->zoom[i] * self->layout.piece, half_w = 0.36 * size,
                 half_h = 0.6 * size;
    if (i != self->dragged && fabs (x - rest->x) <= half_w && fabs (y - rest->y) <= half_h &&
        (best < 0 || rest->y >= self->rest[best].y))
      best = i;
  }
  return best;
}

void
sv_board_view_hit (SvBoardView *self, double x, double y, int *piece, int *space)
{
  double bx, by;

  *piece = *space = -1;
  if (!self->match || !self->has_layout || !self->has_view)
    return;
  const SvBoard *board = sv_match_get_board (self->match);
  sv_fit_to_board (&self->layout.fit, board, x, y, &bx, &by);
  *space = sv_board_space_at (board, bx, by);
  *piece = piece_at (self, x, y);
  if (*piece >= 0 && !(*space >= 0 && sv_choice_is_goal (&self->choice, *space))) {
    *space = self->view.pieces[*piece].space;
    return;
  }
  /* Whoever stands in the space counts, however small its picture is. */
  *piece = -1;
  for (int i = 0; *space >= 0 && i < self->view.n_pieces; i++)
    if (i != self->dragged && self->view.pieces[i].space == *space)
      *piece = i;
}

static const char *
cursor_for (SvBoardView *self)
{
  if (self->dragged >= 0)
    return "grabbing";
  if (!self->acting)
    return NULL;
  if (sv_choice_is_goal (&self->choice, self->hover_space) ||
      sv_choice_is_answer (&self->choice, self->hover_piece))
    return "pointer";
  if (sv_choice_can_take (&self->choice, self->hover_piece))
    return "grab";
  return NULL;
}

void
sv_board_view_set_hover (SvBoardView *self, int piece, int space)
{
  if (piece == self->hover_piece && space == self->hover_space)
    return;
  self->hover_piece = piece;
  self->hover_space = space;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), cursor_for (self));
  sv_board_view_update_looks (self);
}

void
sv_board_view_hover (SvBoardView *self, double x, double y)
{
  int piece, space;

  sv_board_view_hit (self, x, y, &piece, &space);
  sv_board_view_set_hover (self, piece, space);
}

/* The keyboard goes on where the pointer was. */
void
sv_board_view_focus_place (SvBoardView *self, int piece, int space)
{
  GtkWidget *place = space >= 0 ? sv_board_view_get_space_widget (self, space)
                                : sv_board_view_get_seat_widget (self, piece);
  if (place)
    gtk_widget_grab_focus (place);
}

void
sv_board_view_press (SvBoardView *self, double x, double y, double raise)
{
  sv_board_view_hit (self, x, y, &self->press_piece, &self->press_space);
  self->pressed = self->press_piece >= 0 || self->press_space >= 0;
  self->press_spent = FALSE;
  self->press_x = x;
  self->press_y = y;
  self->drag_raise = raise;
  self->to_bench = FALSE;
  if (self->pressed)
    sv_board_view_focus_place (self, self->press_piece, self->press_space);
}

gboolean
sv_board_view_drag (SvBoardView *self, double x, double y)
{
  if (!self->pressed || self->press_spent || !self->match)
    return FALSE;
  if (self->dragged < 0) {
    if (self->press_piece < 0 || !sv_choice_take (&self->choice, self->press_piece)) {
      /* Nothing to be dragged: say why, once; an empty place may still be a wobbly click. */
      if (self->press_piece >= 0 && !sv_choice_is_answer (&self->choice, self->press_piece)) {
        self->press_spent = TRUE;
        sv_board_view_point (self, self->press_piece, self->press_space);
      }
      return FALSE;
    }
    sv_board_view_finish_motion (self);
    self->dragged = self->press_piece;
    sv_board_view_update_looks (self);
  }
  self->drag_x = x;
  self->drag_y = y;
  sv_board_view_hover (self, x, y - self->drag_raise);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static void
drop (SvBoardView *self, double x, double y)
{
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);
  const int piece = self->dragged;
  int other, space;

  sv_board_view_hit (self, x, y - self->drag_raise, &other, &space);
  self->dragged = -1;
  sv_choice_drop (&self->choice, space, answer);
  if (answer->kind == SV_ANSWER_CHOOSE || answer->kind == SV_ANSWER_WAY) {
    self->dropped = piece;
    sv_board_view_answer (self, answer, piece, space);
    self->dropped = -1;
    return;
  }
  sv_board_view_slide_back (self, piece, x, y - self->drag_raise);
  if (space >= 0 && space != self->view.pieces[piece].space)
    sv_board_view_answer (self, answer, piece, space);
  else
    sv_board_view_update_looks (self);
}

void
sv_board_view_release (SvBoardView *self, double x, double y)
{
  const gboolean pressed = self->pressed, spent = self->press_spent;

  self->pressed = FALSE;
  if (self->dragged >= 0)
    drop (self, x, y);
  else if (pressed && !spent)
    sv_board_view_point (self, self->press_piece, self->press_space);
  if (self->match)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), cursor_for (self));
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, SvBoardView *self)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));
  const gboolean finger = device && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;

  if (self->covered || !self->match) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  sv_board_view_press (self, x, y, finger ? FINGER_RAISE * self->layout.piece : 0);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardView *self)
{
  const int x = (int)self->press_x, y = (int)self->press_y;

  if (self->dragged < 0 &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), x, y, x + (int)dx, y + (int)dy))
    return;
  if (sv_board_view_drag (self, self->press_x + dx, self->press_y + dy))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardView *self)
{
  sv_board_view_release (self, self->press_x + dx, self->press_y + dy);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, SvBoardView *self)
{
  sv_board_view_escape (self);
  self->pressed = FALSE;
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, SvBoardView *self)
{
  if (!self->covered && self->dragged < 0)
    sv_board_view_hover (self, x, y);
}

static void
leave_cb (GtkEventControllerMotion *controller, SvBoardView *self)
{
  sv_board_view_set_hover (self, -1, -1);
}

void
sv_board_view_init_input (SvBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *hover = gtk_event_controller_motion_new ();

  self->hover_piece = self->hover_space = -1;
  self->refused_piece = self->refused_space = -1;
  self->dragged = self->dropped = self->last_focus = -1;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (hover, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (hover, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), hover);
}

void
sv_board_view_forget_input (SvBoardView *self)
{
  g_clear_handle_id (&self->refused_id, g_source_remove);
  self->refused_piece = self->refused_space = -1;
  self->pressed = FALSE;
  self->dragged = -1;
  sv_choice_release (&self->choice);
  sv_board_view_close_question (self);
}
