/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where people find what teaches them: the start page, and the page Learn. */

#include "application-fixture.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-learn-page.h"
#include "sv-puzzle-bar.h"
#include "sv-settings.h"
#include "sv-start-page.h"

static gboolean
offers (SvWindow *window)
{
  return gtk_widget_get_mapped (find_action (sv_window_get_page (window), "win.course"));
}

/* Each game's card offers its first match, before and after somebody came to its end. */
static void
test_offer (void)
{
  SvWindow *window = start_window ();
  const char *game = sv_games ()[0]->id;

  g_assert_true (offers (window));
  gtk_widget_activate_action (find_action (sv_window_get_page (window), "win.course"), "win.course",
                              "s", game);
  g_assert_nonnull (sv_course_of (sv_window_get_match (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_true (SV_IS_START_PAGE (sv_window_get_page (window)));
  /* It is no match to continue. */
  g_assert_null (find_action (sv_window_get_page (window), "win.continue"));
  sv_settings_set_course_step (game, 3, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  g_assert_true (offers (window));
  g_assert_nonnull (find_action (sv_window_get_page (window), "win.learn"));
  destroy (window);
  g_settings_reset (sv_settings (), "courses");
}

/* Each game's first match says how far one came, and goes on there; and once more after its end. */
static void
test_page (void)
{
  SvWindow *window = start_window ();
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvCourseDoc) doc = sv_course_load (game);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  g_assert_true (SV_IS_LEARN_PAGE (sv_window_get_page (window)));
  assert_narrow (sv_window_get_page (window));
  g_assert_nonnull (find_button (sv_window_get_page (window), "Begin", 0));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);

  sv_settings_set_course_step (game->id, 4, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  GtkWidget *on = find_button (sv_window_get_page (window), "Go On", 0);
  g_signal_emit_by_name (on, "clicked");
  g_assert_cmpuint (sv_course_get_step (sv_course_of (sv_window_get_match (window))), ==, 4);

  sv_settings_set_course_step (game->id, doc->remarks->len - 1, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  g_signal_emit_by_name (find_button (sv_window_get_page (window), "Once More", 0), "clicked");
  g_assert_cmpuint (sv_course_get_step (sv_course_of (sv_window_get_match (window))), ==, 0);
  destroy (window);
  g_settings_reset (sv_settings (), "courses");
}

/* The first button of puzzle i of the first game, among its ten. */
static void
open_puzzle (SvWindow *window, guint i)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzle", "(su)", sv_games ()[0]->id, i);
  settle ();
}

/* A choice that is not good enough is answered and not made; a good one solves it, which Learn
 * shows. */
static void
test_puzzle (void)
{
  SvWindow *window = start_window ();
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_load (sv_games ()[0]);
  const SvMoment *moment = doc->moments->pdata[0];
  unsigned n;

  open_puzzle (window, 0);
  SvMatch *match = sv_window_get_match (window);
  GtkWidget *bar = find (sv_window_get_page (window), SV_TYPE_PUZZLE_BAR);
  g_assert_true (gtk_widget_get_mapped (bar));
  assert_narrow (bar);
  g_assert_cmpstr (said (bar, "count"), ==, "Puzzle 1 of 10");
  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < moment->chances->len && !sv_puzzle_get_solved (sv_puzzle_of (match)); i++)
      if ((g_array_index (moment->chances, unsigned, i) >= moment->goal) == (pass == 1))
        sv_match_choose (match, sv_match_get_legal (match, &n)[i], NULL);
    g_assert_true (g_str_has_prefix (said (bar, "words"), pass == 1 ? "Solved!" : "That leads"));
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         said (bar, "words"));
  }
  g_assert_cmpuint (sv_settings_get_solved (sv_games ()[0]->id), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  g_assert_nonnull (find_button (sv_window_get_page (window), "✓ 1", 0));
  g_assert_nonnull (find_button (sv_window_get_page (window), "2", 0));
  open_puzzle (window, 1);
  g_assert_cmpuint (sv_puzzle_get_number (sv_puzzle_of (sv_window_get_match (window))), ==, 1);
  destroy (window);
  g_settings_reset (sv_settings (), "puzzles");
}

/* The start page has one of them, which opens. */
static void
test_puzzle_of_the_day (void)
{
  SvWindow *window = start_window ();
  GtkWidget *button = find_action (sv_window_get_page (window), "win.puzzle");

  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (sv_puzzle_of (sv_window_get_match (window)));
  g_assert_true (sv_match_get_game (sv_window_get_match (window)) == sv_games ()[0]);
  destroy (window);

  /* It is of the game that one plays. */
  g_settings_set_string (sv_settings (), "last-game", sv_games ()[1]->id);
  window = start_window ();
  g_signal_emit_by_name (find_action (sv_window_get_page (window), "win.puzzle"), "clicked");
  g_assert_true (sv_match_get_game (sv_window_get_match (window)) == sv_games ()[1]);
  destroy (window);
  g_settings_reset (sv_settings (), "last-game");
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/learn/offer", test_offer);
  g_test_add_func ("/learn/page", test_page);
  g_test_add_func ("/learn/puzzle", test_puzzle);
  g_test_add_func ("/learn/puzzle-of-the-day", test_puzzle_of_the_day);
  return run_tests ();
}
