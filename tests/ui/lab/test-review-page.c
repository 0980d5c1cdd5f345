/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The look at a match: where people find it, what they see before and after the weighing, and where
 * the moments lead. */

#include "application-fixture.h"
#include "doc-fixture.h"
#include "sv-chart-view.h"
#include "sv-games.h"
#include "sv-review-page.h"

/* A window with a match of tests/data/traces, and the look at it. */
static SvWindow *
look_at (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "tests", "data", "traces", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SvWindow *window = start_window ();

  g_assert_true (sv_window_open (window, file));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
  g_assert_true (SV_IS_REVIEW_PAGE (sv_window_get_page (window)));
  return window;
}

static gboolean
is_seen (SvWindow *window, const char *id)
{
  return gtk_widget_get_visible (template_child (sv_window_get_page (window), id));
}

static void
wait_for (SvWindow *window)
{
  while (is_seen (window, "working"))
    g_main_context_iteration (NULL, TRUE);
}

/* What was done is there at once; the rest when it is weighed; a moment leads to its position. */
static void
test_whole (void)
{
  SvWindow *window = look_at ("strafworp/whole-match.svmatch");
  GtkWidget *page = GTK_WIDGET (sv_window_get_page (window));

  g_assert_true (is_seen (window, "working"));
  g_assert_false (is_seen (window, "report"));
  g_assert_nonnull (gtk_widget_get_first_child (template_child (page, "figures")));
  wait_for (window);
  g_assert_true (is_seen (window, "report"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (colours_of (GTK_WIDGET (template_child (page, "chart"))), >, 5);
  assert_narrow (page);

  gtk_widget_activate_action (page, "review.copy", NULL);
  g_assert_cmpstr (sv_window_get_told (window), ==, "The report is copied as text.");
  GtkWidget *moment = find_action (template_child (page, "keys"), "review.show");
  const guint32 event =
      g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (moment)));
  g_signal_emit_by_name (moment, "clicked");
  settle ();
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_cmpuint (sv_match_get_position (sv_window_get_match (window)), ==, event);
  destroy (window);
}

/* Who does not want to wait need not, and may change their mind. */
static void
test_cancel (void)
{
  SvWindow *window = look_at ("champions-2020/whole-match.svmatch");
  GtkWidget *page = GTK_WIDGET (sv_window_get_page (window));

  g_signal_emit_by_name (find_action (page, "review.stop"), "clicked");
  g_assert_false (is_seen (window, "working"));
  g_assert_false (is_seen (window, "report"));
  g_assert_true (is_seen (window, "again"));
  g_signal_emit_by_name (find_action (page, "review.work"), "clicked");
  g_assert_true (is_seen (window, "working"));
  g_assert_false (is_seen (window, "again"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  destroy (window);
}

/* Of a match that is not over there is what was done so far, in every game. */
static void
test_unfinished (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    SvWindow *window = start_window ();
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (*game));

    sv_window_show_match (window, match);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
    g_assert_cmpstr (said (sv_window_get_page (window), "why_not"), ==,
                     "This match is not over yet: luck and choices are assessed when it is.");
    g_assert_false (is_seen (window, "working"));
    g_assert_false (is_seen (window, "again"));
    assert_narrow (sv_window_get_page (window));
    destroy (window);
  }
}

/* People find it under the final score. */
static void
test_found (void)
{
  SvWindow *window = look_at ("strafworp/whole-match.svmatch");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  SvMatch *match = sv_window_get_match (window);
  sv_match_seek (match, sv_match_get_length (match));
  settle ();
  g_assert_nonnull (find_action (sv_window_get_page (window), "win.review"));
  destroy (window);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_test_add_func ("/review-page/whole", test_whole);
  g_test_add_func ("/review-page/cancel", test_cancel);
  g_test_add_func ("/review-page/unfinished", test_unfinished);
  g_test_add_func ("/review-page/found", test_found);
  return run_tests ();
}
