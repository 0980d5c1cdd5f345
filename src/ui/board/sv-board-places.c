/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-places.h"

#include <math.h>

/* Groups of places in the order of the Tab key: the spaces, then the benches. */
enum { GROUP_SPACES, GROUP_BENCH_0, GROUP_BENCH_1, N_GROUPS };

/* --- The place widgets --- */

void
sv_board_places_init (SvBoardPlaces *self, GtkWidget *widget)
{
  self->widget = widget;
  self->spaces = g_ptr_array_new ();
  self->bench_of[1] = 1;
  self->last_focus = -1;
  for (int side = 0; side < 2; side++) {
    self->trays[side] = SV_TRAY (g_object_new (SV_TYPE_TRAY, NULL));
    gtk_widget_set_parent (GTK_WIDGET (self->trays[side]), widget);
  }
}

void
sv_board_places_clear (SvBoardPlaces *self)
{
  sv_board_places_set_board (self, NULL);
  for (int side = 0; side < 2; side++)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->trays[side])));
  g_clear_pointer (&self->spaces, g_ptr_array_unref);
}

void
sv_board_places_set_board (SvBoardPlaces *self, const SvBoard *board)
{
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->spaces, i));
  g_ptr_array_set_size (self->spaces, 0);
  for (int i = 0; board && i < board->n_spaces; i++) {
    GtkWidget *place = sv_space_view_new (-1, i);
    gtk_widget_insert_before (place, self->widget, GTK_WIDGET (self->trays[0]));
    g_ptr_array_add (self->spaces, place);
  }
  self->last_focus = -1;
}

void
sv_board_places_allocate (SvBoardPlaces *self, const SvBoardLayout *layout, gboolean benches)
{
  for (unsigned i = 0; i < self->spaces->len; i++) {
    double x, y, w, h;
    sv_fit_space_box (&layout->fit, (int)i, &x, &y, &w, &h);
    sv_board_layout_allocate (g_ptr_array_index (self->spaces, i), (SvBox){ x, y, w, h });
  }
  for (int side = 0; side < 2; side++) {
    gtk_widget_set_child_visible (GTK_WIDGET (self->trays[side]), benches);
    sv_board_layout_allocate (GTK_WIDGET (self->trays[side]),
                              layout->benches[self->bench_of[side]]);
  }
}

void
sv_board_places_snapshot (SvBoardPlaces *self, GtkSnapshot *snapshot)
{
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_snapshot_child (self->widget, g_ptr_array_index (self->spaces, i), snapshot);
  for (int side = 0; side < 2; side++)
    gtk_widget_snapshot_child (self->widget, GTK_WIDGET (self->trays[side]), snapshot);
}

SvSpaceView *
sv_board_places_find (SvBoardPlaces *self, int piece, int space)
{
  if (space >= 0)
    return (guint)space < self->spaces->len ? g_ptr_array_index (self->spaces, space) : NULL;
  for (int side = 0; piece >= 0 && side < 2; side++) {
    SvSpaceView *seat = sv_tray_find (self->trays[side], piece);
    if (seat != NULL)
      return seat;
  }
  return NULL;
}

/* Return the bench with number @bench, 0 or 1, in the order of the keyboard. */
static SvTray *
get_bench (SvBoardPlaces *self, int bench)
{
  return self->trays[self->bench_of[0] == bench ? 0 : 1];
}

SvSpaceView *
sv_board_places_at (SvBoardPlaces *self, unsigned i)
{
  if (i < self->spaces->len)
    return g_ptr_array_index (self->spaces, i);
  i -= self->spaces->len;
  for (int bench = 0; bench < 2; bench++) {
    SvTray *tray = get_bench (self, bench);
    if (i < sv_tray_get_n_seats (tray))
      return sv_tray_get_seat (tray, i);
    i -= sv_tray_get_n_seats (tray);
  }
  return NULL;
}

SvSpaceView *
sv_board_places_get_focused (SvBoardPlaces *self)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !SV_IS_SPACE_VIEW (focus) || !gtk_widget_is_ancestor (focus, self->widget))
    return NULL;
  return SV_SPACE_VIEW (focus);
}

/* --- Keyboard navigation --- */

/* Return the middle of a place, where a figurine would stand. */
static SvPose
middle_of (SvBoardPlaces *self, const SvBoardLayout *layout, SvSpaceView *place)
{
  SvPose pose = { 0 };

  if (sv_space_view_get_space (place) >= 0) {
    sv_board_layout_space (layout, sv_space_view_get_space (place), &pose);
    return pose;
  }
  for (int side = 0; side < 2; side++)
    for (unsigned i = 0; i < sv_tray_get_n_seats (self->trays[side]); i++)
      if (sv_tray_get_seat (self->trays[side], i) == place)
        sv_tray_get_pose (self->trays[side], i, &pose);
  return pose;
}

/* Return the nearest seat in the direction (@dx, @dy) on the screen (or, coming from a seat, also
 * the nearest space); @from if there is none. */
static SvSpaceView *
find_beside (
    SvBoardPlaces *self, const SvBoardLayout *layout, SvSpaceView *from, double dx, double dy)
{
  const SvPose start = middle_of (self, layout, from);
  SvSpaceView *best = from, *place;
  double best_cost = HUGE_VAL;

  for (unsigned i = sv_space_view_get_space (from) >= 0 ? self->spaces->len : 0;
       (place = sv_board_places_at (self, i)); i++) {
    const SvPose pose = middle_of (self, layout, place);
    const double along = (pose.x - start.x) * dx + (pose.y - start.y) * dy;
    const double across = fabs ((pose.x - start.x) * dy) + fabs ((pose.y - start.y) * dx);
    const double cost = along + 2 * across;
    if (place != from && along > 0.3 * layout->piece && cost < best_cost) {
      best = place;
      best_cost = cost;
    }
  }
  return best;
}

static SvSpaceView *
step (SvBoardPlaces *self,
      const SvBoardLayout *layout,
      const SvBoard *board,
      SvSpaceView *from,
      double dx,
      double dy)
{
  const int space = sv_space_view_get_space (from);
  double bx0, by0, bx1, by1;

  if (space < 0)
    return find_beside (self, layout, from, dx, dy);
  /* Convert the arrow to board coordinates, because the pitch may be shown rotated. */
  sv_fit_to_board (&layout->fit, 0, 0, &bx0, &by0);
  sv_fit_to_board (&layout->fit, dx, dy, &bx1, &by1);
  const double length = hypot (bx1 - bx0, by1 - by0);
  const int next = sv_board_step (board, space, (bx1 - bx0) / length, (by1 - by0) / length);
  return next == space ? find_beside (self, layout, from, dx, dy)
                       : sv_board_places_find (self, -1, next);
}

static SvSpaceView *
entry_of_group (SvBoardPlaces *self, int group, SvPlaceTest is_first, gpointer data)
{
  if (group == GROUP_SPACES) {
    int entry = self->last_focus;
    for (int i = 0; entry < 0 && (guint)i < self->spaces->len; i++)
      if (is_first (data, g_ptr_array_index (self->spaces, i)))
        entry = i;
    return sv_board_places_find (self, -1, MAX (entry, 0));
  }
  SvTray *tray = get_bench (self, group - GROUP_BENCH_0);
  const unsigned n = sv_tray_get_n_seats (tray);
  for (unsigned i = 0; i < n; i++)
    if (is_first (data, sv_tray_get_seat (tray, i)))
      return sv_tray_get_seat (tray, i);
  return n > 0 ? sv_tray_get_seat (tray, 0) : NULL;
}

static int
group_of (SvBoardPlaces *self, SvSpaceView *place)
{
  if (sv_space_view_get_space (place) >= 0)
    return GROUP_SPACES;
  return gtk_widget_is_ancestor (GTK_WIDGET (place), GTK_WIDGET (get_bench (self, 0)))
             ? GROUP_BENCH_0
             : GROUP_BENCH_1;
}

SvSpaceView *
sv_board_places_next (SvBoardPlaces *self,
                      const SvBoardLayout *layout,
                      const SvBoard *board,
                      GtkDirectionType direction,
                      SvPlaceTest is_first,
                      gpointer data)
{
  static const int dx[] = { 0, 0, 0, 0, -1, 1 }, dy[] = { 0, 0, -1, 1, 0, 0 };
  const int tab = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  SvSpaceView *from = sv_board_places_get_focused (self), *entry = NULL;

  if (from && sv_space_view_get_space (from) >= 0)
    self->last_focus = sv_space_view_get_space (from);
  if (from && direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return step (self, layout, board, from, dx[direction], dy[direction]);
  for (int group = from      ? group_of (self, from) + tab
                   : tab > 0 ? 0
                             : N_GROUPS - 1;
       !entry && group >= 0 && group < N_GROUPS; group += tab)
    entry = entry_of_group (self, group, is_first, data);
  return entry;
}
