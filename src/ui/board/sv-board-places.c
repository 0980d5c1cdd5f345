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

/* What the keyboard looks for: the nearest place in the direction (@dx, @dy) of the screen. */
typedef struct {
  SvBoardPlaces *places;
  const SvBoardLayout *layout;
  SvSpaceView *from;
  double dx, dy;
} Search;

/* Return how far away a place is, counting twice what leads aside; HUGE_VAL if it does not lie in
 * the direction. */
static double
distance_to (const Search *search, SvSpaceView *place)
{
  const SvPose start = middle_of (search->places, search->layout, search->from);
  const SvPose pose = middle_of (search->places, search->layout, place);
  const double x = pose.x - start.x, y = pose.y - start.y;
  const double along = x * search->dx + y * search->dy;

  if (place == search->from || along <= 0.3 * search->layout->piece)
    return HUGE_VAL;
  return along + 2 * (fabs (x * search->dy) + fabs (y * search->dx));
}

/* Return the nearest place from number @first on, of those that @is_lit accepts unless it is NULL;
 * where the search began if there is none. */
static SvSpaceView *
find_nearest (const Search *search, unsigned first, SvPlaceTest is_lit, gpointer data)
{
  SvSpaceView *best = search->from, *place;
  double best_distance = HUGE_VAL;

  for (unsigned i = first; (place = sv_board_places_at (search->places, i)); i++) {
    const double distance = distance_to (search, place);
    if (distance < best_distance && (is_lit == NULL || is_lit (data, place))) {
      best = place;
      best_distance = distance;
    }
  }
  return best;
}

/* Return the nearest seat (or, coming from a seat, also the nearest space). */
static SvSpaceView *
find_beside (const Search *search)
{
  const gboolean on_board = sv_space_view_get_space (search->from) >= 0;

  return find_nearest (search, on_board ? search->places->spaces->len : 0, NULL, NULL);
}

/* Return the place nearest to the focused one in the direction of the arrow key, or NULL. It need
 * not be a place that the user can choose. */
static SvSpaceView *
step (const Search *search, const SvBoard *board)
{
  const SvFit *fit = &search->layout->fit;
  const int space = sv_space_view_get_space (search->from);
  double bx0, by0, bx1, by1;

  if (space < 0)
    return find_beside (search);
  /* Convert the arrow to board coordinates, because the pitch may be shown rotated. */
  sv_fit_to_board (fit, 0, 0, &bx0, &by0);
  sv_fit_to_board (fit, search->dx, search->dy, &bx1, &by1);
  const double length = hypot (bx1 - bx0, by1 - by0);
  const int next = sv_board_step (board, space, (bx1 - bx0) / length, (by1 - by0) / length);
  return next == space ? find_beside (search) : sv_board_places_find (search->places, -1, next);
}

static gboolean
is_any_lit (SvBoardPlaces *self, SvPlaceTest is_lit, gpointer data)
{
  SvSpaceView *place;

  for (unsigned i = 0; (place = sv_board_places_at (self, i)); i++)
    if (is_lit (data, place))
      return TRUE;
  return FALSE;
}

/* Return the space with which the keyboard begins: where it was before if that can be chosen, else
 * the nearest one that can. */
static SvSpaceView *
entry_of_spaces (SvBoardPlaces *self,
                 const SvBoardLayout *layout,
                 SvPlaceTest is_lit,
                 gpointer data)
{
  SvSpaceView *last = sv_board_places_find (self, -1, MAX (self->last_focus, 0)), *best = last;
  double best_distance = HUGE_VAL;

  for (unsigned i = 0; i < self->spaces->len; i++) {
    SvSpaceView *place = g_ptr_array_index (self->spaces, i);
    const SvPose a = middle_of (self, layout, last), b = middle_of (self, layout, place);
    const double distance = self->last_focus < 0 ? i : hypot (b.x - a.x, b.y - a.y);
    if (distance < best_distance && is_lit (data, place)) {
      best = place;
      best_distance = distance;
    }
  }
  return best;
}

static SvSpaceView *
entry_of_bench (SvBoardPlaces *self, int bench, SvPlaceTest is_lit, gpointer data)
{
  SvTray *tray = get_bench (self, bench);
  const unsigned n = sv_tray_get_n_seats (tray);
  for (unsigned i = 0; i < n; i++)
    if (is_lit (data, sv_tray_get_seat (tray, i)))
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
                      gboolean everywhere,
                      SvPlaceTest is_lit,
                      gpointer data)
{
  static const int dx[] = { 0, 0, 0, 0, -1, 1 }, dy[] = { 0, 0, -1, 1, 0, 0 };
  const int tab = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  SvSpaceView *from = sv_board_places_get_focused (self), *entry = NULL;

  if (from && sv_space_view_get_space (from) >= 0)
    self->last_focus = sv_space_view_get_space (from);
  if (from && direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) {
    const Search search = { self, layout, from, dx[direction], dy[direction] };
    return everywhere || !is_any_lit (self, is_lit, data) ? step (&search, board)
                                                          : find_nearest (&search, 0, is_lit, data);
  }
  for (int group = from      ? group_of (self, from) + tab
                   : tab > 0 ? 0
                             : N_GROUPS - 1;
       !entry && group >= 0 && group < N_GROUPS; group += tab)
    entry = group == GROUP_SPACES ? entry_of_spaces (self, layout, is_lit, data)
                                  : entry_of_bench (self, group - GROUP_BENCH_0, is_lit, data);
  return entry;
}
