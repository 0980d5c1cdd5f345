/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and fingers reach: arrows go among what can be chosen and leave nothing out, and what
 * can be chosen is as large as a fingertip. In random matches of every game. */

#include "board-fixture.h"
#include "gtk-fixture.h"

#include <math.h>

enum { STEP = 17, POSITIONS = 10, MAX_PLACES = 512 };

static SvBoardSurface *
surface_of (BoardFixture *f)
{
  return SV_BOARD_SURFACE (f->view);
}

static gboolean
is_lit (gpointer board, SvSpaceView *place)
{
  SvBoardSurface *surface = board;
  const int space = sv_space_view_get_space (place);
  const int piece =
      space >= 0 ? sv_board_surface_get_actor (surface, space) : sv_space_view_get_piece (place);

  return SV_BOARD_SURFACE_GET_CLASS (surface)->is_marked (surface, piece, space);
}

/* Play on at random for some events, to a position in which a person chooses on the board. Returns
 * FALSE at the end of the match. */
static gboolean
play_on_by_chance (BoardFixture *f, GRand *rand)
{
  unsigned n;

  for (int i = 0;; i++) {
    if (sv_match_get_node (f->match)->kind == SV_NODE_OVER)
      return FALSE;
    if (i >= STEP && sv_match_get_node (f->match)->kind == SV_NODE_DECISION)
      break;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    sv_match_choose (f->match, legal[g_rand_int_range (rand, 0, (gint32)n)], NULL);
  }
  board_fixture_settle (f);
  return TRUE;
}

static int
number_of (SvBoardSurface *surface, SvSpaceView *place)
{
  for (unsigned i = 0; sv_board_places_at (&surface->places, i) != NULL; i++)
    if (sv_board_places_at (&surface->places, i) == place)
      return (int)i;
  return -1;
}

/* --- Arrows --- */

/* Go with all arrows from all places that were reached, beginning where Tab enters the board. */
static void
walk (BoardFixture *f, gboolean *reached)
{
  static const GtkDirectionType arrows[] = { GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_LEFT,
                                             GTK_DIR_RIGHT };
  SvBoardSurface *surface = surface_of (f);
  int todo[MAX_PLACES], n = 0;

  gtk_root_set_focus (GTK_ROOT (f->window), NULL);
  gtk_widget_child_focus (GTK_WIDGET (f->view), GTK_DIR_TAB_FORWARD);
  SvSpaceView *first = sv_board_places_get_focused (&surface->places);
  g_assert_nonnull (first);
  /* From the spaces to the benches Tab leads, and the arrows of a bench beside it. */
  for (int group = 0; group < 3 && first != NULL; group++) {
    todo[n++] = number_of (surface, first);
    reached[todo[n - 1]] = TRUE;
    first = sv_board_places_next (&surface->places, &surface->layout, surface->board,
                                  GTK_DIR_TAB_FORWARD, FALSE, is_lit, surface);
    if (first != NULL)
      gtk_widget_grab_focus (GTK_WIDGET (first));
  }
  while (n > 0) {
    SvSpaceView *from = sv_board_places_at (&surface->places, (unsigned)todo[--n]);
    for (unsigned i = 0; i < G_N_ELEMENTS (arrows); i++) {
      gtk_widget_grab_focus (GTK_WIDGET (from));
      SvSpaceView *next = sv_board_places_next (&surface->places, &surface->layout, surface->board,
                                                arrows[i], FALSE, is_lit, surface);
      const int k = number_of (surface, next);
      g_assert_true (next == from || is_lit (surface, next));
      if (!reached[k])
        todo[n++] = k;
      reached[k] = TRUE;
    }
  }
}

static void
assert_reached (BoardFixture *f)
{
  SvBoardSurface *surface = surface_of (f);
  gboolean reached[MAX_PLACES] = { FALSE }, any = FALSE;
  SvSpaceView *place;

  for (unsigned i = 0; (place = sv_board_places_at (&surface->places, i)); i++)
    any = any || is_lit (surface, place);
  if (!any)
    return;
  walk (f, reached);
  for (unsigned i = 0; (place = sv_board_places_at (&surface->places, i)); i++)
    if (is_lit (surface, place) && !reached[i]) {
      g_autofree char *words = sv_space_view_dup_words (place);
      g_error ("no arrow leads to “%s” at event %u", words, sv_match_get_position (f->match));
    }
}

static void
test_arrows (gconstpointer game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  BoardFixture f;

  board_fixture_open (&f, board_fixture_match_of (game), 1000, 500);
  for (int i = 0; i < POSITIONS && play_on_by_chance (&f, rand); i++) {
    assert_reached (&f);
    for (int piece = 0; piece < surface_of (&f)->view.n_pieces; piece++)
      if (sv_board_view_pick (f.view, piece)) {
        assert_reached (&f);
        board_escape (f.view);
        break;
      }
  }
  board_fixture_close (&f);
}

/* --- Fingers --- */

/* Return the lit space nearest to a pixel, or -1 if something else is meant there. */
static int
nearest_lit (BoardFixture *f, double x, double y)
{
  SvBoardSurface *surface = surface_of (f);
  double least = HUGE_VAL;
  int best = -1;

  for (guint i = 0; i < surface->places.spaces->len; i++) {
    const SvPose pose = board_middle (f->view, (int)i);
    if (hypot (pose.x - x, pose.y - y) < least &&
        is_lit (surface, g_ptr_array_index (surface->places.spaces, i))) {
      least = hypot (pose.x - x, pose.y - y);
      best = (int)i;
    }
  }
  return best;
}

/* Return what a press there means, without letting it do anything. */
static int
pressed_at (BoardFixture *f, double x, double y)
{
  board_feel (f->view, "drag-begin", x, y);
  const int space = surface_of (f)->press_space;
  sv_board_surface_forget_press (surface_of (f));
  return space;
}

static gboolean
can_choose (BoardFixture *f, int space)
{
  SvBoardSurface *surface = surface_of (f);

  return space >= 0 && (is_lit (surface, (SvSpaceView *)board_space (f->view, space)) ||
                        SV_BOARD_SURFACE_GET_CLASS (surface)->can_choose (
                            surface, sv_board_surface_get_actor (surface, space)));
}

/* A lit space is 40 pixels large, as far as nothing else that can be chosen lies nearer. */
static void
assert_large (BoardFixture *f, int space)
{
  const SvPose pose = board_middle (f->view, space);

  for (int i = 0; i < 8; i++) {
    const double x = pose.x + 19 * cos (i * G_PI / 4), y = pose.y + 19 * sin (i * G_PI / 4);
    const int pressed = pressed_at (f, x, y);

    if (nearest_lit (f, x, y) == space && pressed != space && !can_choose (f, pressed))
      g_error ("a finger beside space %d means %d at event %u", space, pressed,
               sv_match_get_position (f->match));
  }
}

static void
test_fingers (gconstpointer game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  BoardFixture f;

  board_fixture_open (&f, board_fixture_match_of (game), 720, 430);
  for (int i = 0; i < POSITIONS && play_on_by_chance (&f, rand); i++)
    for (int space = 0; space < surface_of (&f)->board->n_spaces; space++)
      if (is_lit (surface_of (&f), (SvSpaceView *)board_space (f.view, space)))
        assert_large (&f, space);
  board_fixture_close (&f);
}

/* Who lets go beside a space that is free to go to goes there; over another space the reason is
 * told. */
static void
test_drop_beside (void)
{
  BoardFixture f;

  board_fixture_open (&f, board_fixture_match_of (sv_game_by_id ("eleven")), 1000, 500);
  const SvTarget *target = sv_match_get_target (f.match, 0);
  const SvPose from = surface_of (&f)->rest[target->piece];
  SvPose to = board_middle (f.view, target->space);
  double bx, by, far = 0;

  /* Away from the space, to where no space is. */
  for (far = 39; far > 15; far--) {
    sv_fit_to_board (&surface_of (&f)->layout.fit, to.x - far, to.y, &bx, &by);
    if (sv_board_space_at (surface_of (&f)->board, bx, by) < 0 &&
        nearest_lit (&f, to.x - far, to.y) == target->space)
      break;
  }
  g_assert_cmpfloat (far, >, 15);
  to.x -= far;
  g_assert_true (board_drag (f.view, from, to));
  board_drop (f.view, from, to);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, 1);
  board_fixture_close (&f);
}

/* --- The loupe --- */

/* Put a finger down there and hold it. */
static void
hold (BoardFixture *f, SvPose at)
{
  board_feel (f->view, "drag-begin", at.x, at.y);
  board_feel (f->view, "pressed", at.x, at.y);
}

static SvPose
middle_of (BoardFixture *f, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);

  return space >= 0 ? board_middle (f->view, space)
                    : surface_of (f)->rest[sv_space_view_get_piece (place)];
}

/* Return the lit place nearest to the lit place @here, or NULL if there is no other; @far: how far
 * it is. */
static SvSpaceView *
neighbour_of (BoardFixture *f, SvSpaceView *here, double *far)
{
  const SvPose middle = middle_of (f, here);
  SvSpaceView *best = NULL, *place;

  *far = HUGE_VAL;
  for (unsigned i = 0; (place = sv_board_places_at (&surface_of (f)->places, i)); i++) {
    const SvPose there = middle_of (f, place);
    const double distance = hypot (there.x - middle.x, there.y - middle.y);
    if (place == here || distance >= *far || !is_lit (surface_of (f), place))
      continue;
    *far = distance;
    best = place;
  }
  return best;
}

/* The press means this place. */
static void
assert_pressed (BoardFixture *f, SvSpaceView *place)
{
  SvBoardSurface *surface = surface_of (f);

  g_assert_cmpint (surface->press_space, ==, sv_space_view_get_space (place));
  if (surface->press_space < 0)
    g_assert_cmpint (surface->press_piece, ==, sv_space_view_get_piece (place));
}

/* Where the next lit place is nearer than a fingertip is wide, a held press opens the loupe, and
 * sliding to that place chooses it instead. */
static void
reach_with_loupe (BoardFixture *f, SvSpaceView *place)
{
  SvBoardSurface *surface = surface_of (f);
  const SvPose from = middle_of (f, place);
  double far;
  SvSpaceView *other = neighbour_of (f, place, &far);

  hold (f, from);
  assert_pressed (f, place);
  g_assert_true (surface->loupe.open == (far < 40));
  if (surface->loupe.open) {
    const SvPose to = middle_of (f, other);
    g_assert_false (board_move (f->view, to.x - from.x, to.y - from.y));
    assert_pressed (f, other);
    g_assert_cmpint (surface->hover_space, ==, sv_space_view_get_space (other));
    board_fixture_settle (f);
  }
  sv_board_surface_forget_press (surface);
  g_assert_false (surface->loupe.open);
}

static void
test_loupe (gconstpointer game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  SvSpaceView *place;
  BoardFixture f;

  board_fixture_open (&f, board_fixture_match_of (game), 720, 430);
  for (int i = 0; i < POSITIONS && play_on_by_chance (&f, rand); i++)
    for (unsigned k = 0; (place = sv_board_places_at (&surface_of (&f)->places, k)); k++)
      if (is_lit (surface_of (&f), place))
        reach_with_loupe (&f, place);
  board_fixture_close (&f);
}

/* Touch all figurines on the benches that can be chosen; return how many there are. A finger beside
 * one and not nearer to the next means it. */
static unsigned
touch_benches (BoardFixture *f)
{
  SvBoardSurface *surface = surface_of (f);
  SvSpaceView *place;
  unsigned seats = 0;
  double far;

  for (unsigned k = surface->places.spaces->len; (place = sv_board_places_at (&surface->places, k));
       k++) {
    if (!is_lit (surface, place))
      continue;
    seats++;
    reach_with_loupe (f, place);
    reach_with_loupe (f, place);
    SvSpaceView *other = neighbour_of (f, place, &far);
    if (other == NULL)
      continue;
    const SvPose at = middle_of (f, place), away = middle_of (f, other);
    board_feel (f->view, "drag-begin", at.x + 15 * (away.y - at.y) / far,
                at.y - 15 * (away.x - at.x) / far);
    assert_pressed (f, place);
    sv_board_surface_forget_press (surface);
  }
  return seats;
}

/* Whoever touches one of many on a bench means that one, with the loupe where they sit close
 * together. */
static void
test_bench (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  BoardFixture f;
  unsigned seats = 0;

  board_fixture_open (&f, board_fixture_match_of (sv_game_by_id ("champions-2020")), 480, 320);
  for (int i = 0; i < 400 && seats <= 2; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f.match, &n);

    g_assert_cmpuint (n, >, 0);
    g_assert_true (sv_match_choose (f.match, legal[g_rand_int_range (rand, 0, (gint32)n)], NULL));
    seats = touch_benches (&f);
  }
  g_assert_cmpuint (seats, >, 2);
  board_fixture_close (&f);
}

/* Find a lit space that needs the loupe, and the one next to it, where nothing stands. */
static gboolean
find_close (BoardFixture *f, int *space, int *other)
{
  double far;

  for (*space = 0; *space < surface_of (f)->board->n_spaces; (*space)++) {
    if (!is_lit (surface_of (f), (SvSpaceView *)board_space (f->view, *space)) ||
        sv_board_surface_get_actor (surface_of (f), *space) >= 0)
      continue;
    SvSpaceView *next = neighbour_of (f, (SvSpaceView *)board_space (f->view, *space), &far);
    *other = next != NULL ? sv_space_view_get_space (next) : -1;
    if (far < 40 && *other >= 0 && sv_board_surface_get_actor (surface_of (f), *other) < 0)
      return TRUE;
  }
  return FALSE;
}

/* The picture has the loupe on it as long as the finger is down, and no longer. */
static gboolean
shows_loupe (BoardFixture *f)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (f->window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  board_fixture_settle (f);
  gdk_paintable_snapshot (paintable, snapshot, 720, 430);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_autoptr (GBytes) bytes = gsk_render_node_serialize (node);
  return g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                       "outset-shadow") != NULL;
}

/* Who put the finger beside the space that was meant slides to it and lets go: it is played. */
static void
test_slide (void)
{
  BoardFixture f;
  int space, other;

  board_fixture_open (&f, board_fixture_match_of (sv_game_by_id ("champions-2020")), 720, 430);
  board_fixture_play_any (f.match, 40);
  for (int n = 40; !find_close (&f, &space, &other); n++) {
    g_assert_cmpint (n, <, 200);
    board_fixture_play_any (f.match, 1);
    board_fixture_settle (&f);
  }
  const SvPose from = board_middle (f.view, space), to = board_middle (f.view, other);
  const unsigned position = sv_match_get_position (f.match);
  g_assert_false (shows_loupe (&f));
  hold (&f, from);
  g_assert_true (shows_loupe (&f));
  board_save (f.window, "loupe");
  board_move (f.view, to.x - from.x, to.y - from.y);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position);
  board_drop (f.view, from, to);
  g_assert_false (shows_loupe (&f));
  g_assert_cmpuint (sv_match_get_position (f.match), >, position);
  board_fixture_close (&f);
}

/* The loupe lies on the board as a whole, and never where the finger is. */
static void
test_loupe_place (void)
{
  const double w = 500, h = 400;
  graphene_point_t middle;

  for (double x = 0; x <= w; x += 10)
    for (double y = 0; y <= h; y += 10) {
      sv_board_loupe_place (w, h, x, y, &middle);
      g_assert_cmpfloat (middle.x, >=, SV_LOUPE_RADIUS);
      g_assert_cmpfloat (middle.y, >=, SV_LOUPE_RADIUS);
      g_assert_cmpfloat (middle.x, <=, w - SV_LOUPE_RADIUS);
      g_assert_cmpfloat (middle.y, <=, h - SV_LOUPE_RADIUS);
      g_assert_cmpfloat (hypot ((double)middle.x - x, (double)middle.y - y), >,
                         SV_LOUPE_RADIUS + 20);
    }
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  for (gsize i = 0; sv_games ()[i] != NULL; i++) {
    g_autofree char *arrows = g_strdup_printf ("/reach/by-arrows/%s", sv_games ()[i]->id);
    g_autofree char *fingers = g_strdup_printf ("/reach/by-fingers/%s", sv_games ()[i]->id);
    g_test_add_data_func (arrows, sv_games ()[i], test_arrows);
    g_autofree char *loupe = g_strdup_printf ("/reach/hold-for-the-loupe/%s", sv_games ()[i]->id);
    g_test_add_data_func (fingers, sv_games ()[i], test_fingers);
    g_test_add_data_func (loupe, sv_games ()[i], test_loupe);
  }
  g_test_add_func ("/reach/touch-who-sits-on-a-bench", test_bench);
  g_test_add_func ("/reach/drop-beside-a-space", test_drop_beside);
  g_test_add_func ("/reach/slide-under-the-loupe", test_slide);
  g_test_add_func ("/reach/loupe-beside-the-finger", test_loupe_place);
  return g_test_run ();
}
