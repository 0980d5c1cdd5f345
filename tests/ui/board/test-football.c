/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Football on lines, played with hands in the window: a goal from the placing of the teams to their
 * placing after it. */

#include "football-fixture.h"
#include "gtk-fixture.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"

static const char *const away_places[] = { "e24", "e23", "e22", "e21", "e20",
                                           "e19", "e18", "e17", "e15", "e14" };
static const char *const home_places[] = { "w01", "w02", "w03", "w04", "w05",
                                           "w06", "w07", "w09", "w10" };

typedef void (*Point) (Football *f, const char *name);

/* Away begins, for home's first player stands on the kick-off space. */
static void
place_all (Football *f, Point point)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (away_places); i++) {
    g_assert_phase (f, "place");
    point (f, away_places[i]);
    if (i < G_N_ELEMENTS (home_places))
      point (f, home_places[i]);
    if (i == 2)
      board_save (f->window, "place");
  }
  g_assert_phase (f, "throw");
}

static const char *
points (Football *f)
{
  GtkWidget *box = find (GTK_WIDGET (f->page), SV_TYPE_THROW_STRIP);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "points"))
      return gtk_widget_get_visible (child)
                 ? gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (child)))
                 : NULL;
  g_assert_not_reached ();
}

/* From the kick-off space over three spaces to the penalty space before the goal. */
static void
walk (Football *f, Point point)
{
  const unsigned position = sv_match_get_position (f->match);

  football_die (f, 6);
  g_assert_cmpstr (points (f), ==, "6");
  point (f, "k");
  g_assert_cmpint (board_held (f->view), ==, football_piece_on (f, "k"));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
  /* Two steps and two more; the way and its price are shown before. */
  board_assert_can (board_space (f->view, football_space (f, "ep2")),
                    "Possible target for 4 points");
  const SvPose pose = football_middle (f, "ep2");
  board_feel (f->view, "motion", pose.x, pose.y);
  board_save (f->window, "way");
  point (f, "e09");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 4); /* die, pick, 2 steps */
  g_assert_cmpstr (points (f), ==, "4");
  g_assert_cmpint (football_piece_on (f, "e09"), >=, 0);
}

static void
shoot (Football *f, Point point)
{
  football_button (f, "Kick the ball");
  g_assert_phase (f, "shoot");
  board_save (f->window, "shoot");
  point (f, "eg");
  g_assert_phase (f, "aim");
}

static gboolean
is_covered (Football *f)
{
  GtkWidget *cover = find (GTK_WIDGET (f->page), SV_TYPE_HAND_OVER);

  return cover != NULL && gtk_widget_get_visible (cover) && SV_BOARD_SURFACE (f->view)->covered &&
         !gtk_widget_get_visible (find (GTK_WIDGET (f->page), SV_TYPE_ACTION_BAR));
}

/* Covered, and the screen goes to the person who acts now, or the other one is to look away; the
 * team stands over it in its colours, and the clock stands still. */
static void
assert_handed (Football *f, gboolean sits_there)
{
  SvMatch *match = SV_BOARD_SURFACE (f->view)->match;
  GtkWidget *cover = find (GTK_WIDGET (f->page), SV_TYPE_HAND_OVER);
  const SvSeatDoc *decider = sv_match_get_decider (match);
  const SvSeatDoc *other = g_ptr_array_index (sv_match_get_seats (match), 0);
  if (other == decider)
    other = g_ptr_array_index (sv_match_get_seats (match), 1);
  g_autofree char *title = sits_there ? g_strconcat (other->name, ", look away!", NULL)
                                      : g_strconcat ("Hand the screen to ", decider->name, NULL);

  g_assert_true (is_covered (f));
  g_assert_false (sv_clock_get_wanted (sv_match_get_clock (match)));
  g_assert_cmpstr (said (cover, "title"), ==, title);
  g_assert_cmpstr (said (cover, "mark"), ==,
                   sv_match_get_team_name (match, sv_match_get_node (match)->side));
}

/* Over the screen it goes, and back, and nobody sees more than they may. */
static void
aim_and_guess (Football *f, Point point)
{
  assert_handed (f, TRUE);
  board_save (f->window, "hand-over");
  football_button (f, "Show");
  g_assert_false (is_covered (f));
  g_assert_true (sv_clock_get_wanted (sv_match_get_clock (f->match)) ==
                 sv_match_get_view (f->match)->clock_runs);
  board_save (f->window, "aim");
  point (f, "5");

  g_assert_phase (f, "guess");
  assert_handed (f, FALSE);
  g_autofree char *step = sv_match_dup_step (f->match, sv_match_get_length (f->match) - 1);
  g_assert_null (strchr (step, '5'));
  board_save (f->window, "hand-back");
  football_button (f, "Show");
  g_assert_false (is_covered (f));
  board_save (f->window, "guess");
  point (f, "1–2");
}

static void
test_goal (gconstpointer data)
{
  Football f = { 0 };
  const Point point = data == NULL ? football_click : football_enter;

  football_open (&f, "eleven", 1200, 760);
  place_all (&f, point);
  board_save (f.window, "throw");
  walk (&f, point);
  if (data == NULL)
    football_drag (&f, "e09", "ep2");
  else
    point (&f, "ep2");
  g_assert_cmpstr (points (&f), ==, "2");
  shoot (&f, point);
  aim_and_guess (&f, point);
  g_assert_cmpint (sv_match_get_view (f.match)->score[0], ==, 1);
  board_save (f.window, "goal");
  /* All of away are in their own half: one of them is lifted onto the kick-off space. */
  g_assert_phase (&f, "lift");
  point (&f, "e20");
  /* Who stood in the other half comes back. */
  while (g_str_equal (sv_match_get_view (f.match)->phase, "place")) {
    unsigned n;
    sv_match_get_legal (f.match, &n);
    point (&f, sv_match_get_board (f.match)->spaces[sv_match_get_target (f.match, 0)->space].name);
  }
  g_assert_phase (&f, "throw");
  g_assert_cmpint (sv_match_get_node (f.match)->side, ==, 1);
  football_close (&f);
}

static void
open_shot (Football *f)
{
  football_open_at (f, "eleven",
                    "{\"phase\":\"aim\",\"side\":\"home\",\"shot\":true,\"ball\":\"eg\","
                    "\"home\":{\"field\":[\"ep2\"]}}",
                    1200, 760);
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
}

static void
assert_place (Football *f, int space, const char *name, const char *description)
{
  GtkWidget *place = board_space (f->view, space);

  g_assert_true (gtk_widget_is_visible (place));
  gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
guess_high (Football *f)
{
  football_button (f, "Show");
  assert_place (f, 4, "Area 5, high in the goal, empty",
                "Possible target\nIt is a goal unless the goalie guesses 5 to 6.");
  g_assert_false (gtk_widget_is_visible (board_space (f->view, 6))); /* the goalie's */
  football_click (f, "5");
  football_button (f, "Show");
  assert_place (
      f, 2, "Area 5–6, high in the goal, empty",
      "Possible target\nHere the goalie stops 5 to 6; with any other number it is a goal.");
  football_click (f, "5–6");
}

/* How it ends is seen before it is said, and the pitch comes back after it. */
static void
test_saved (gconstpointer data)
{
  const gboolean moving = data != NULL;
  Football f = { 0 };

  open_shot (&f);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
  g_settings_set_string (sv_settings (), "pace", "calm");
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.view);
  g_assert_true (surface->board->level);
  guess_high (&f);

  g_assert_true (sv_match_get_waiting (f.match));
  g_assert_phase (&f, "guess");
  g_assert_cmpint (surface->view.ball_piece, ==, 1);
  g_assert_cmpint (surface->tick_id != 0, ==, moving);
  g_assert_cmpint (surface->motion.hit, ==, 0); /* nothing swings */
  board_save (f.window, "saved");
  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (f.page), "match"), "skip", NULL);
  g_assert_phase (&f, "throw");
  g_assert_true (surface->board == sv_match_get_board (f.match));
  football_close (&f);
}

/* What is seen from near opens in its place on the pitch and closes there, if things may move; and
 * the pitch is not painted anew when it comes back. */
static void
test_zoom (gconstpointer data)
{
  const gboolean moving = data != NULL;
  Football f = { 0 };

  football_open_at (&f, "eleven",
                    "{\"phase\":\"shoot\",\"side\":\"home\",\"shot\":true,\"ball\":\"ep2\","
                    "\"series\":[\"ep2\"],\"home\":{\"field\":[\"ep2\"]},"
                    "\"away\":{\"goalie\":\"eg\"}}",
                    1200, 760);
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.view);
  const SvBoardZoom *zoom = &surface->zooming;
  const SvBoardPitch *pitch = surface->pitch;

  g_assert_nonnull (pitch);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
  football_click (&f, "eg");
  g_assert_true (surface->board->level);
  g_assert_cmpint (zoom->before != NULL && zoom->way == SV_BOARD_ZOOM_IN, ==, moving);
  while (zoom->before)
    g_main_context_iteration (NULL, TRUE);

  football_button (&f, "Show");
  sv_match_undo (f.match);
  g_assert_false (surface->board->level);
  g_assert_cmpint (zoom->before != NULL && zoom->way == SV_BOARD_ZOOM_OUT, ==, moving);
  g_assert_true (surface->pitch == pitch);
  while (zoom->before)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (f.window);
  g_assert_true (surface->pitch == pitch);
  football_close (&f);
}

/* Who sat on a bench with gaps sits there again after something was seen from near. */
static void
test_gaps (void)
{
  enum { COMES = 5, STAYS = 8 };
  Football f = { 0 };

  football_open_at (&f, "eleven",
                    "{\"phase\":\"shoot\",\"side\":\"home\",\"shot\":true,\"ball\":\"ep2\","
                    "\"series\":[\"ep2\"],\"home\":{\"field\":[\"ep2\"]},"
                    "\"away\":{\"goalie\":\"eg\"}}",
                    1200, 760);
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.view);
  SvScene scene = { surface->board, surface->view };

  scene.view.pieces[COMES].space = (gint16)football_space (&f, "w10");
  sv_board_surface_show (surface, &scene);
  const SvPose before = surface->rest[STAYS];
  football_click (&f, "eg");
  g_assert_true (surface->board->level);
  sv_board_surface_show (surface, &scene);
  gtk_test_widget_wait_for_draw (f.window);
  /* The window's room is shared out a little otherwise now; another seat is much farther. */
  g_assert_cmpfloat_with_epsilon (surface->rest[STAYS].x, before.x, surface->layout.piece / 8);
  g_assert_cmpfloat_with_epsilon (surface->rest[STAYS].y, before.y, surface->layout.piece / 8);
  football_close (&f);
}

/* An empty goal is shot at on the pitch: nothing lights up any more while the ball flies, and then
 * the net swings. */
static void
test_empty_goal (void)
{
  Football f = { 0 };

  football_open_at (&f, "eleven",
                    "{\"phase\":\"shoot\",\"side\":\"home\",\"shot\":true,\"ball\":\"ep2\","
                    "\"series\":[\"ep2\"],\"home\":{\"field\":[\"ep2\"]},"
                    "\"away\":{\"goalie\":\"e10\"}}",
                    1200, 760);
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.view);
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f.page), "match");
  const int goal = football_space (&f, "eg");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (sv_settings (), "pace", "calm");
  board_assert_can (board_space (f.view, goal), "Possible target");
  football_click (&f, "eg");
  g_assert_true (sv_match_get_waiting (f.match));
  board_assert_can (board_space (f.view, goal),
                    "Only the goalie of Orange may stand in this goal.");
  sv_board_view_shoot (f.view, 900, 1000);
  g_assert_cmpuint (surface->tick_id, !=, 0);
  g_assert_cmpint (surface->motion.hit, >, 0);
  g_assert_cmpint (surface->motion.hit, <, 900);
  g_action_group_activate_action (actions, "skip", NULL);
  g_assert_cmpint (sv_match_get_view (f.match)->score[0], ==, 1);
  football_close (&f);
}

/* The placing of the teams is shown once more while the goal stands open: another board is seen,
 * and what is read out stays that of the goal. */
static void
test_again (void)
{
  Football f = { 0 };

  football_open (&f, "eleven", 1200, 760);
  place_all (&f, football_click);
  walk (&f, football_click);
  football_click (&f, "ep2");
  shoot (&f, football_click);
  football_button (&f, "Show");
  g_assert_true (SV_BOARD_SURFACE (f.view)->board == sv_match_get_scene (f.match)->board);
  sv_board_view_repeat (f.view, 5, TRUE);
  g_assert_true (SV_BOARD_SURFACE (f.view)->board == sv_match_get_board (f.match));
  football_close (&f);
}

/* Nothing is handed to a computer, and a key chooses without a trace. */
static void
test_alone (void)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  Football f = { 0 };

  g_ptr_array_add (seats, sv_seat_doc_new ("Alex", 0, "person"));
  g_ptr_array_add (seats, sv_seat_doc_new ("Bo", 1, "greedy"));
  open_shot (&f);
  sv_match_set_seats (f.match, seats);
  g_assert_false (is_covered (&f));
  g_assert_false (sv_board_view_choose_figure (f.view, 7));
  g_assert_true (sv_board_view_choose_figure (f.view, 5));
  g_assert_phase (&f, "guess");
  g_assert_false (is_covered (&f));
  assert_place (&f, 0, "Area 1–2, low in the goal, empty",
                "Here the goalie stops 1 to 2; with any other number it is a goal.");
  g_assert_false (sv_board_view_choose_figure (f.view, 5)); /* not for a person */
  football_close (&f);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add_data_func ("/football/goal/click", NULL, test_goal);
  g_test_add_data_func ("/football/goal/keys", "keys", test_goal);
  g_test_add_data_func ("/football/saved/still", NULL, test_saved);
  g_test_add_data_func ("/football/saved/moving", "moving", test_saved);
  g_test_add_data_func ("/football/zoom/still", NULL, test_zoom);
  g_test_add_data_func ("/football/zoom/moving", "moving", test_zoom);
  g_test_add_func ("/football/gaps", test_gaps);
  g_test_add_func ("/football/empty-goal", test_empty_goal);
  g_test_add_func ("/football/alone", test_alone);
  g_test_add_func ("/football/see-again-before-an-open-goal", test_again);
  return g_test_run ();
}
