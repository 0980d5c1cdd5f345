/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pass is drawn: the ball is dragged along the curve that it is to take, by hands, by the mouse
 * of the X server and by keys, and what is shown beside the target covers neither target nor
 * way. */

#include "football-fixture.h"
#include "gtk-fixture.h"
#include "real-hands.h"
#include "sv-board-trail.h"
#include "sv-match-undo.h"
#include "sv-paint-way.h"

/* A walker stands beside the ball, team-mates and opponents around it. */
static const char start[] = "{\"home\":{\"1\":\"e0\",\"8\":\"e4\",\"9\":\"f7\",\"10\":\"h9\"},"
                            "\"away\":{\"1\":\"e12\",\"8\":\"d8\",\"9\":\"g8\",\"10\":\"j11\"},"
                            "\"ball\":\"e6\",\"turn\":\"home\",\"no_warm\":true}";

/* Open the page where 8 has walked to the ball on e6 and plays it three squares. */
static void
open_pass (Football *f, int width, int height)
{
  football_open_at (f, "champions-2020", start, width, height);
  football_die (f, 5);
  football_click (f, "e4");
  football_click (f, "e6");
  g_assert_phase (f, "kick");
  gtk_test_widget_wait_for_draw (f->window);
}

static SvBoardSurface *
surface_of (Football *f)
{
  return SV_BOARD_SURFACE (f->view);
}

static SvWays *
find_ways (Football *f)
{
  SvWays *ways = sv_ways_new ();

  sv_ways_find (ways, sv_match_get_game (f->match), sv_match_get_setup (f->match),
                sv_match_get_state (f->match), -1);
  return ways;
}

/* The ball went over all of these spaces. */
static void
assert_played (Football *f, unsigned position, const int16_t *spaces, unsigned n)
{
  const SvHistory *history = sv_match_get_doc (f->match)->history;

  for (unsigned k = 0; k < n; k++) {
    gboolean passed = FALSE;
    for (unsigned i = position; i < sv_match_get_position (f->match); i++)
      passed = passed || sv_history_get_event (history, i).a == spaces[k];
    g_assert_true (passed);
  }
}

/* Press the ball and go over these spaces; the last is where it is let go. */
static void
draw (Football *f, const int16_t *spaces, unsigned n)
{
  const SvPose from = football_middle (f, "e6");
  SvPose to = from;

  board_feel (f->view, "drag-begin", from.x, from.y);
  for (unsigned i = 0; i < n; i++) {
    to = board_middle (f->view, spaces[i]);
    g_assert_true (board_move (f->view, to.x - from.x, to.y - from.y));
  }
  board_drop (f->view, from, to);
  settle ();
}

/* Whichever way to a square is drawn, the ball goes over the squares of that way. */
static void
test_draw_a_curve (void)
{
  enum { SPACES = 8 };
  Football f = { 0 };
  guint n_spaces = 0;

  open_pass (&f, 1300, 800);
  SvWays *ways = find_ways (&f);
  const unsigned position = sv_match_get_position (f.match);
  for (int space = 0; space < surface_of (&f)->board->n_spaces && n_spaces < SPACES; space++) {
    SvEvent events[SV_MAX_WAY];
    int16_t spaces[SV_MAX_WAY];

    if (sv_ways_get_nth (ways, 1, space, events, spaces) < 3)
      continue;
    for (unsigned i = 0; i < 3; i++) {
      const unsigned n = sv_ways_get_nth (ways, i, space, events, spaces);
      if (n == 0)
        break;
      draw (&f, spaces, n);
      assert_played (&f, position, spaces, n);
      while (sv_match_get_position (f.match) > position)
        sv_match_undo (f.match);
      settle ();
    }
    n_spaces++;
  }
  g_assert_cmpuint (n_spaces, ==, SPACES);
  sv_ways_free (ways);
  football_close (&f);
}

/* The ball is not played if it is brought back or let go with Esc, and only said to be off the field
 * if it is let go there. */
static void
test_think_again (void)
{
  Football f = { 0 };

  open_pass (&f, 1300, 800);
  const unsigned position = sv_match_get_position (f.match);
  const SvPose from = football_middle (&f, "e6"), to = football_middle (&f, "g6");
  g_assert_true (board_drag (f.view, from, to));
  g_assert_true (board_escape (f.view));
  board_drop (f.view, from, to);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position);
  g_assert_true (board_drag (f.view, from, to));
  board_move (f.view, 0, 0);
  board_drop (f.view, from, from);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position);
  g_assert_cmpint (surface_of (&f)->dragged, ==, -1);
  football_close (&f);
}

/* The mouse of the X server drags the ball from the figurine that has it. */
static void
test_drag_with_the_mouse (void)
{
  Football f = { 0 };

  if (real_hands_are_tied ())
    return;
  open_pass (&f, 1280, 800);
  const SvPose from = football_middle (&f, "e6"), to = football_middle (&f, "e9");
  const graphene_point_t a = real_point (GTK_WIDGET (f.view), from.x, from.y);
  const graphene_point_t b = real_point (GTK_WIDGET (f.view), to.x, to.y);

  real_do ("mousemove %d %d mousedown 1", (int)a.x, (int)a.y);
  real_settle (f.window);
  for (int i = 1; i <= 6; i++)
    real_do ("mousemove %d %d", (int)(a.x + (b.x - a.x) * (float)i / 6),
             (int)(a.y + (b.y - a.y) * (float)i / 6));
  real_settle (f.window);
  g_assert_cmpint (surface_of (&f)->dragged, ==, SV_ACTOR_BALL);
  g_assert_cmpint (surface_of (&f)->hover_space, ==, football_space (&f, "e9"));
  board_save (f.window, "pass-drag");
  real_do ("mouseup 1");
  real_settle (f.window);
  g_assert_cmpint (sv_match_get_view (f.match)->ball_space, ==, football_space (&f, "e9"));
  football_close (&f);
}

/* Whoever hears the pitch hears what a space costs and how likely the ball arrives there. */
static void
test_hear_the_chance (void)
{
  guint n_safe = 0, n_risky = 0;
  Football f = { 0 };

  open_pass (&f, 1300, 800);
  for (int space = 0; space < surface_of (&f)->board->n_spaces; space++) {
    g_autofree char *words = sv_space_view_dup_words (SV_SPACE_VIEW (board_space (f.view, space)));
    if (words == NULL || strstr (words, "Possible target") == NULL)
      continue;
    const gboolean safe = strstr (words, "\nNobody can stop the ball.") != NULL;
    const gboolean risky = strstr (words, "\nChance that the ball arrives: 2 in 3") != NULL ||
                           strstr (words, "\nChance that the ball arrives: 4 in 9") != NULL;
    g_assert_true (safe || risky);
    n_safe += safe;
    n_risky += risky;
  }
  g_assert_cmpuint (n_safe, >, 0);
  g_assert_cmpuint (n_risky, >, 0);
  football_close (&f);
}

/* The plate covers neither the space that is aimed at nor the end of the way, and stays on the
 * board, at every size. */
static void
test_plate_beside_the_target (gconstpointer data)
{
  const int *size = data;
  g_autofree SvChoice *choice = g_new0 (SvChoice, 1);
  Football f = { 0 };
  guint n = 0;

  open_pass (&f, size[0], size[1]);
  SvBoardSurface *surface = surface_of (&f);
  SvWays *ways = find_ways (&f);
  sv_choice_fill (choice, f.match);
  sv_choice_find_ways (choice, ways, sv_match_get_game (f.match), sv_match_get_setup (f.match),
                       sv_match_get_state (f.match));
  for (int space = 0; space < surface->board->n_spaces; space++) {
    const SvPlate plate = { 0, "4 in 9", 0.5, "2 left" };
    graphene_rect_t box, target;
    double w, h, x, y;
    SvAim aim;

    if (!sv_aim_find (&aim, choice, sv_shown (f.match), space, NULL))
      continue;
    sv_plate_size (&surface->layout.fit, &plate, &w, &h);
    sv_trail_place_plate (surface, &aim, w, h, &box);
    sv_fit_space_box (&surface->layout.fit, space, &x, &y, &w, &h);
    target = GRAPHENE_RECT_INIT ((float)x + 1, (float)y + 1, (float)w - 2, (float)h - 2);
    g_assert_false (graphene_rect_intersection (&box, &target, NULL));
    g_assert_cmpfloat (box.origin.x, >=, 0);
    g_assert_cmpfloat (box.origin.y, >=, 0);
    g_assert_cmpfloat (box.origin.x + box.size.width, <=,
                       gtk_widget_get_width (GTK_WIDGET (surface)));
    g_assert_cmpfloat (box.origin.y + box.size.height, <=,
                       gtk_widget_get_height (GTK_WIDGET (surface)));
    n++;
  }
  g_assert_cmpuint (n, >, 10);
  sv_ways_free (ways);
  football_close (&f);
}

/* After a click on a button the first target does not look as if it were chosen: the pointer is not
 * there. With a key it is previewed. */
static void
test_focus_is_no_pointer (void)
{
  Football f = { 0 };

  if (real_hands_are_tied ())
    return;
  football_open_at (&f, "eleven",
                    "{\"phase\":\"turn\",\"side\":\"home\",\"points\":3,\"ball\":\"e13\","
                    "\"home\":{\"field\":[\"e13\"]},\"away\":{\"goalie\":\"eg\"}}",
                    1200, 760);
  GtkWidget *button = find_where (f.page, football_is_shown, "Kick the ball", 0);
  g_assert_nonnull (button);
  real_click (button);
  g_assert_phase (&f, "shoot");
  g_assert_cmpint (surface_of (&f)->hover_space, ==, -1);
  board_save (f.window, "pass-eleven");
  real_keys (f.window, "Tab"); /* to a bench, or to the pitch */
  g_assert_true (surface_of (&f)->hover_space >= 0 || surface_of (&f)->hover_piece >= 0);
  football_close (&f);
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 1600, 1000 }, { 1280, 720 }, { 1024, 600 }, { 400, 800 } };

  start_gtk (&argc, &argv);
  g_test_add_func ("/pass/draw-a-curve", test_draw_a_curve);
  g_test_add_func ("/pass/think-again", test_think_again);
  g_test_add_func ("/pass/drag-with-the-mouse", test_drag_with_the_mouse);
  g_test_add_func ("/pass/hear-the-chance", test_hear_the_chance);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path =
        g_strdup_printf ("/pass/plate-beside-the-target/%dx%d", sizes[i][0], sizes[i][1]);
    g_test_add_data_func (path, sizes[i], test_plate_beside_the_target);
  }
  g_test_add_func ("/pass/click-a-button-and-nothing-is-aimed-at", test_focus_is_no_pointer);
  return g_test_run ();
}
