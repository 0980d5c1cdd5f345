/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include <math.h>

gboolean
sv_board_view_escape (SvBoardView *self)
{
  const int held = self->choice.held;

  if (held < 0)
    return GDK_EVENT_PROPAGATE;
  if (self->dragged >= 0) {
    self->dragged = -1;
    self->pressed = FALSE;
    sv_board_view_slide_back (self, held, self->drag_x, self->drag_y - self->drag_raise);
  }
  sv_choice_release (&self->choice);
  sv_board_view_update_looks (self);
  if (self->to_bench)
    sv_board_view_focus_place (self, held, -1);
  self->to_bench = FALSE;
  return GDK_EVENT_STOP;
}

static int
piece_of (SvBoardView *self, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);

  for (int i = 0; space >= 0 && i < self->view.n_pieces; i++)
    if (self->view.pieces[i].space == space)
      return i;
  return sv_space_view_get_piece (place);
}

/* A key or a screen reader: after a figurine was taken from the bench the keyboard goes to where
 * it can be put, for no arrow key leads there faster. */
void
sv_board_view_activated_cb (SvSpaceView *place, SvBoardView *self)
{
  const int space = sv_space_view_get_space (place);
  const int piece = piece_of (self, place);

  sv_board_view_point (self, piece, space);
  if (space >= 0 || self->choice.held != piece || !self->match)
    return;
  for (int i = 0; (guint)i < self->spaces->len; i++) {
    if (!sv_choice_is_goal (&self->choice, i))
      continue;
    sv_board_view_focus_place (self, -1, i);
    sv_board_view_set_hover (self, -1, i);
    self->to_bench = TRUE;
    return;
  }
}

/* The place that has the focus, or NULL. */
static SvSpaceView *
focused_place (SvBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || !SV_IS_SPACE_VIEW (focus) || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;
  return SV_SPACE_VIEW (focus);
}

static gboolean
is_marked (SvBoardView *self, int piece, int space)
{
  for (int i = 0; space >= 0 && i < self->view.n_pieces; i++)
    if (self->view.pieces[i].space == space)
      piece = i;
  return self->acting && sv_choice_is_marked (&self->choice, piece, space);
}

/* Groups in the order of Tab: the spaces, then the benches. */
enum { GROUP_SPACES, GROUP_BENCH_0, GROUP_BENCH_1, N_GROUPS };

static SvTray *
bench_tray (SvBoardView *self, int group)
{
  const int bench = group == GROUP_BENCH_0 ? 0 : 1;
  return SV_TRAY (self->trays[self->bench_of[0] == bench ? 0 : 1]);
}

static GtkWidget *
entry_of_group (SvBoardView *self, int group)
{
  if (group == GROUP_SPACES) {
    int entry = self->last_focus;
    for (int i = 0; entry < 0 && (guint)i < self->spaces->len; i++)
      if (is_marked (self, -1, i))
        entry = i;
    return sv_board_view_get_space_widget (self, MAX (entry, 0));
  }
  SvTray *tray = bench_tray (self, group);
  const unsigned n = sv_tray_get_n_seats (tray);
  for (unsigned i = 0; i < n; i++)
    if (is_marked (self, sv_space_view_get_piece (sv_tray_get_seat (tray, i)), -1))
      return GTK_WIDGET (sv_tray_get_seat (tray, i));
  return n > 0 ? GTK_WIDGET (sv_tray_get_seat (tray, 0)) : NULL;
}

static gboolean
focus_groups (SvBoardView *self, int group, int step)
{
  for (; group >= 0 && group < N_GROUPS; group += step) {
    GtkWidget *entry = entry_of_group (self, group);
    if (entry)
      return gtk_widget_grab_focus (entry);
  }
  return FALSE;
}

static int
group_of (SvBoardView *self, SvSpaceView *place)
{
  if (sv_space_view_get_space (place) >= 0)
    return GROUP_SPACES;
  return gtk_widget_get_parent (GTK_WIDGET (place)) == GTK_WIDGET (bench_tray (self, GROUP_BENCH_0))
             ? GROUP_BENCH_0
             : GROUP_BENCH_1;
}

static void
middle_of (SvBoardView *self, SvSpaceView *place, SvPose *out)
{
  if (sv_space_view_get_space (place) >= 0)
    sv_board_layout_space (&self->layout, sv_match_get_board (self->match),
                           sv_space_view_get_space (place), out);
  else
    *out = self->rest[sv_space_view_get_piece (place)];
}

/* The place that lies next in a direction of the screen, or NULL. */
static SvSpaceView *
nearest (SvBoardView *self, SvSpaceView *from, double dx, double dy, gboolean seats_only)
{
  SvSpaceView *best = NULL;
  double best_cost = 0;
  SvPose start, pose;

  middle_of (self, from, &start);
  for (int group = seats_only ? GROUP_BENCH_0 : GROUP_SPACES; group < N_GROUPS; group++) {
    const unsigned n =
        group == GROUP_SPACES ? self->spaces->len : sv_tray_get_n_seats (bench_tray (self, group));
    for (unsigned i = 0; i < n; i++) {
      SvSpaceView *place = group == GROUP_SPACES
                               ? SV_SPACE_VIEW (g_ptr_array_index (self->spaces, i))
                               : sv_tray_get_seat (bench_tray (self, group), i);
      middle_of (self, place, &pose);
      const double along = (pose.x - start.x) * dx + (pose.y - start.y) * dy;
      const double across = fabs ((pose.x - start.x) * dy) + fabs ((pose.y - start.y) * dx);
      const double cost = along + 2 * across;
      if (place != from && along > 0.3 * self->layout.piece && (!best || cost < best_cost)) {
        best = place;
        best_cost = cost;
      }
    }
  }
  return best;
}

static void
step (SvBoardView *self, SvSpaceView *place, double dx, double dy)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const int space = sv_space_view_get_space (place);
  double bx0, by0, bx1, by1;

  if (space < 0) {
    SvSpaceView *next = nearest (self, place, dx, dy, FALSE);
    if (next)
      gtk_widget_grab_focus (GTK_WIDGET (next));
    return;
  }
  /* The arrow as the board sees it, which may lie on its side or upside down. */
  sv_fit_to_board (&self->layout.fit, board, 0, 0, &bx0, &by0);
  sv_fit_to_board (&self->layout.fit, board, dx, dy, &bx1, &by1);
  const double length = hypot (bx1 - bx0, by1 - by0);
  const int next = sv_board_step (board, space, (bx1 - bx0) / length, (by1 - by0) / length);
  SvSpaceView *seat = next == space ? nearest (self, place, dx, dy, TRUE) : NULL;
  if (seat)
    gtk_widget_grab_focus (GTK_WIDGET (seat));
  else
    sv_board_view_focus_place (self, -1, next);
}

/* What the keyboard is on shows what would happen there, as what the pointer is on does. */
static void
hover_focus (SvBoardView *self)
{
  SvSpaceView *place = focused_place (self);

  if (place)
    sv_board_view_set_hover (self, piece_of (self, place), sv_space_view_get_space (place));
}

static gboolean
is_asking (SvBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && self->popover && gtk_widget_is_ancestor (focus, self->popover);
}

static gboolean
move_focus (SvBoardView *self, SvSpaceView *place, GtkDirectionType direction)
{
  switch (direction) {
  case GTK_DIR_TAB_FORWARD:
    return focus_groups (self, group_of (self, place) + 1, 1);
  case GTK_DIR_TAB_BACKWARD:
    return focus_groups (self, group_of (self, place) - 1, -1);
  case GTK_DIR_UP:
    step (self, place, 0, -1);
    break;
  case GTK_DIR_DOWN:
    step (self, place, 0, 1);
    break;
  case GTK_DIR_LEFT:
    step (self, place, -1, 0);
    break;
  case GTK_DIR_RIGHT:
  default:
    step (self, place, 1, 0);
    break;
  }
  return TRUE;
}

gboolean
sv_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);
  SvSpaceView *place = focused_place (self);
  gboolean moved;

  if (self->covered || !self->match || !self->has_layout || self->spaces->len == 0)
    return FALSE;
  if (is_asking (self)) {
    gtk_widget_child_focus (self->popover, direction);
    return TRUE;
  }
  if (place && sv_space_view_get_space (place) >= 0)
    self->last_focus = sv_space_view_get_space (place);
  if (place)
    moved = move_focus (self, place, direction);
  else
    moved = direction == GTK_DIR_TAB_BACKWARD ? focus_groups (self, N_GROUPS - 1, -1)
                                              : focus_groups (self, 0, 1);
  if (moved)
    hover_focus (self);
  else
    sv_board_view_set_hover (self, -1, -1);
  return moved;
}
