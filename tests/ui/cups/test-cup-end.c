/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a competition: its page comes by itself with the deciding result, goes when that is
 * taken back. */

#include "cups-fixture.h"
#include "sv-cup-end-page.h"

static GtkStack *
views_of (SvCupPage *page)
{
  return template_child (page, "views");
}

static void
assert_view (SvCupPage *page, const char *name)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views_of (page)), ==, name);
}

static gboolean
offers_end (SvCupPage *page)
{
  GtkStackPage *end =
      gtk_stack_get_page (views_of (page), gtk_stack_get_child_by_name (views_of (page), "end"));

  return gtk_stack_page_get_visible (end);
}

/* The last of three matches, Elk – Fox. */
static void
test_last_result (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  assert_view (page, "round");
  g_assert_false (offers_end (page));
  enter_result (page, 0, "12-3");
  settle ();
  assert_view (page, "end");
  g_assert_true (offers_end (page));
  GtkWidget *end = find (page, SV_TYPE_CUP_END_PAGE);
  g_assert_cmpstr (said (end, "title"), ==, "Elk wins!");
  g_assert_nonnull (find_where (end, says, "Owl", 0));
  g_assert_nonnull (find_where (end, says, "4 points", 0));

  sv_undo_go (sv_cup_book_get_undo (book), -1);
  settle ();
  assert_view (page, "round");
  g_assert_false (offers_end (page));
  sv_undo_go (sv_cup_book_get_undo (book), 1);
  settle ();
  assert_view (page, "end");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Who looks at the matches again is not led back by a correction, and sees it on the page. */
static void
test_correction (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  enter_result (page, 0, "12-3");
  gtk_stack_set_visible_child_name (views_of (page), "round");
  settle ();
  enter_result (page, 0, "0-30");
  settle ();
  assert_view (page, "round");
  gtk_stack_set_visible_child_name (views_of (page), "end");
  settle ();
  g_assert_cmpstr (said (find (page, SV_TYPE_CUP_END_PAGE), "title"), ==, "Fox wins!");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A competition that ended before opens with its round; its end can be looked at. */
static void
test_open_again (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  enter_result (page, 0, "12-3");
  SvCupPage *other = SV_CUP_PAGE (sv_cup_page_new (book));
  GtkWidget *second = show_alone (other, 1000, 700);
  assert_view (other, "round");
  g_assert_true (offers_end (other));
  gtk_window_destroy (GTK_WINDOW (second));
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-end/type-the-last-result", test_last_result);
  g_test_add_func ("/cup-end/correct-a-result-afterwards", test_correction);
  g_test_add_func ("/cup-end/open-a-finished-competition", test_open_again);
  return run_tests ();
}
