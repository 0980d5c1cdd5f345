/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Football on squares, played with hands in the window: a kick-off, a pass through two players, an
 * interception, a shot at goal and a substitution. */

#include "football-fixture.h"
#include "gtk-fixture.h"
#include "sv-settings.h"
#include "sv-shown.h"

#define GAME "champions-2020"

typedef void (*Point) (Football *f, const char *name);

static const struct {
  const char *name;
  Point point;
} hands[] = { { "click", football_click }, { "keys", football_enter } };

static void
check_last (Football *f, const char *text)
{
  g_autofree char *own =
      history_text (sv_match_get_doc (f->match)->history, sv_match_get_position (f->match) - 1);
  g_assert_cmpstr (own, ==, text);
}

/* Both teams choose the usual eleven and place it; then the two throws. */
static void
test_kickoff (Football *f, Point point)
{
  football_open (f, GAME, 1300, 800);
  board_save (f->window, "grid-formation");
  while (!g_str_equal (sv_match_get_view (f->match)->phase, "kickoff")) {
    const SvGame *game = sv_match_get_game (f->match);
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    char text[SV_EVENT_TEXT_MAX];

    game->event_text (sv_match_get_setup (f->match), sv_match_get_state (f->match), legal[0], text);
    football_do_all (f, text, point);
  }
  /* A 1 does not count here. */
  g_assert_false (sv_shown_has_face (f->match, 1));
  g_assert_true (sv_shown_has_face (f->match, 2));
  football_die (f, 5);
  football_die (f, 3);
  g_assert_phase (f, "kick");
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 1);
  board_save (f->window, "grid-kick");

  /* Two squares further, in one go. */
  const unsigned position = sv_match_get_position (f->match);
  SvWays *ways = sv_ways_new ();
  int far = -1;
  sv_ways_find (ways, sv_match_get_game (f->match), sv_match_get_setup (f->match),
                sv_match_get_state (f->match), board_hand (f->view));
  for (int i = 0; i < sv_match_get_board (f->match)->n_spaces && far < 0; i++)
    if (sv_ways_get_end (ways, i).length == 2 && sv_ways_get_end (ways, i).may_stop)
      far = i;
  sv_ways_free (ways);
  g_assert_cmpint (far, >=, 0);
  point (f, sv_match_get_board (f->match)->spaces[far].name);
  g_assert_cmpuint (sv_match_get_position (f->match), >=, position + 2);
  g_assert_cmpint (sv_match_get_view (f->match)->ball_space, ==, far);
}

/* The man walks to the ball with one hand's movement, and the ball goes over two of his team to
 * where it lies still with another. */
static void
test_pass (Football *f, Point point)
{
  football_open_at (f, GAME,
                    "{\"home\":{\"1\":\"e0\",\"8\":\"e4\",\"9\":\"f7\",\"10\":\"h9\"},"
                    "\"away\":{\"1\":\"e12\",\"8\":\"b4\",\"9\":\"b9\",\"10\":\"j11\"},"
                    "\"ball\":\"e6\",\"turn\":\"home\",\"no_warm\":true}",
                    1300, 800);
  football_die (f, 4);
  point (f, "e4");
  board_save (f->window, "grid-walk");
  point (f, "e6");
  check_last (f, "step e6");
  g_assert_phase (f, "kick");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 4);
  board_save (f->window, "grid-pass");
  point (f, "j9");
  check_last (f, "ball j9");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 9); /* over 9 and 10 */
  g_assert_cmpint (sv_match_get_view (f->match)->ball_space, ==, football_space (f, "j9"));
}

static void
test_interception (Football *f, Point point)
{
  football_open_at (f, GAME,
                    "{\"home\":{\"1\":\"e0\",\"8\":\"e5\"},"
                    "\"away\":{\"1\":\"e12\",\"8\":\"e7\",\"10\":\"g6\"},"
                    "\"ball\":\"e6\",\"turn\":\"home\",\"no_warm\":true}",
                    1300, 800);
  football_die (f, 2);
  point (f, "e5");
  point (f, "e6");
  point (f, "g8");
  check_last (f, "ball g8");
  g_assert_phase (f, "icept");
  board_save (f->window, "grid-interception");
  football_do_all (f, "intercept 8", point);
  g_assert_cmpint (football_piece_on (f, "f7"), >=, 0);
  g_assert_cmpuint (sv_match_get_node (f->match)->die, ==, 3);
  football_die (f, 3);
  football_do_all (f, "intercept 10", point);
}

/* Somebody warms up, the ball goes in, and at that dead moment he comes on. */
static void
test_goal_and_substitution (Football *f, Point point)
{
  football_open_at (f, GAME,
                    "{\"home\":{\"1\":\"e0\",\"8\":\"e9\",\"9\":\"b3\"},"
                    "\"away\":{\"1\":\"f12\",\"8\":\"b4\"},"
                    "\"ball\":\"e10\",\"turn\":\"home\"}",
                    1300, 800);
  g_assert_phase (f, "turn");
  /* Else the button that goes on to the throw throws. */
  g_settings_set_string (sv_settings (), "dice", "table");
  football_do_all (f, "warm 14", point);
  board_save (f->window, "grid-warm");
  football_do_all (f, "throw", point);
  football_die (f, 2);
  point (f, "e9");
  point (f, "e10");
  point (f, "e12");
  check_last (f, "ball e12");
  g_assert_phase (f, "save");
  board_save (f->window, "grid-save");
  football_do_all (f, "save e12", point);
  football_die (f, 1);
  g_assert_cmpint (sv_match_get_view (f->match)->score[0], ==, 1);
  g_assert_phase (f, "bring");
  football_do_all (f, "bring 14", point);
  football_do_all (f, "off 9", point);
  g_assert_phase (f, "subput");
  board_save (f->window, "grid-substitute");
  unsigned n;
  char text[SV_EVENT_TEXT_MAX];
  const SvEvent *legal = sv_match_get_legal (f->match, &n);
  sv_match_get_game (f->match)->event_text (sv_match_get_setup (f->match),
                                            sv_match_get_state (f->match), legal[0], text);
  football_do_all (f, text, point);
  int on = 0;
  const SvView *view = sv_match_get_view (f->match);
  for (int i = 0; i < view->n_pieces; i++)
    on += view->pieces[i].side == 0 && view->pieces[i].number == 14 && view->pieces[i].space >= 0;
  g_assert_cmpint (on, ==, 1);
  g_settings_reset (sv_settings (), "dice");
}

static const struct {
  const char *name;
  void (*test) (Football *f, Point point);
} tests[] = { { "kick-off", test_kickoff },
              { "pass", test_pass },
              { "interception", test_interception },
              { "goal-and-substitution", test_goal_and_substitution } };

/* Test number data / 2, with either of the hands. */
static void
run (gconstpointer data)
{
  const int n = GPOINTER_TO_INT (data);
  Football f = { 0 };

  tests[n / 2].test (&f, hands[n % 2].point);
  football_close (&f);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (tests); i++) {
    g_autofree char *path =
        g_strdup_printf ("/football/%s/%s", tests[i / 2].name, hands[i % 2].name);
    g_test_add_data_func (path, GINT_TO_POINTER (i), run);
  }
  return g_test_run ();
}
