/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where people find what teaches them: the start page, and the page Learn. */

#include "application-fixture.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-learn-page.h"
#include "sv-settings.h"
#include "sv-start-page.h"

static gboolean
offers (SvWindow *window)
{
  return gtk_widget_get_mapped (find_action (sv_window_get_page (window), "win.course"));
}

/* The first start offers the first match, until somebody came to its end; then it is under Learn. */
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
  g_assert_false (offers (window));
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

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/learn/offer", test_offer);
  g_test_add_func ("/learn/page", test_page);
  return run_tests ();
}
