/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The replay of a match: where people find it, its pages, where its moments lead, and the way
 * back. */

#include "application-fixture.h"
#include "doc-fixture.h"

#include "sv-board-view.h"
#include "sv-chart-view.h"
#include "sv-games.h"
#include "sv-panel.h"
#include "sv-repeat.h"
#include "sv-replay-bar.h"
#include "sv-replay-pages.h"
#include "sv-settings.h"

/* Let what was done be shown: what is mapped follows from the next layout. */
static void
see (SvWindow *window)
{
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  settle ();
}

static GtkWidget *
pages_of (SvWindow *window)
{
  return find (GTK_WIDGET (sv_window_get_page (window)), SV_TYPE_REPLAY_PAGES);
}

static void
toggle (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "match.replay", NULL);
  see (window);
}

static void
back (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  see (window);
}

static gboolean
is_mapped (SvWindow *window, GType type)
{
  GtkWidget *part = find (GTK_WIDGET (sv_window_get_page (window)), type);

  return part != NULL && gtk_widget_get_mapped (part);
}

/* A window with a match of tests/data/traces, which is over. */
static SvWindow *
open_trace (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "tests", "data", "traces", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SvWindow *window = start_window ();

  g_assert_true (sv_window_open (window, file));
  show (window);
  see (window);
  return window;
}

/* Its replay, with the page about luck in front. */
static SvWindow *
open_luck (const char *name)
{
  SvWindow *window = open_trace (name);

  gtk_widget_activate_action (GTK_WIDGET (window), "match.replay", NULL);
  gtk_stack_set_visible_child_name (template_child (pages_of (window), "stack"), "luck");
  return window;
}

static gboolean
is_seen (SvWindow *window, const char *id)
{
  return gtk_widget_get_visible (template_child (pages_of (window), id));
}

static void
wait_for (SvWindow *window)
{
  while (sv_replay_pages_get_review (SV_REPLAY_PAGES (pages_of (window))) == NULL ||
         is_seen (window, "working"))
    g_main_context_iteration (NULL, TRUE);
}

/* Figures are there at once; luck when the analysis is done, and then the key moments are on the
 * slider too; a moment leads to its position, beside the pages. */
static void
test_pages (void)
{
  SvWindow *window = open_luck ("strafworp/whole-match.svmatch");
  GtkWidget *pages = pages_of (window);
  GtkWidget *bar = find (GTK_WIDGET (sv_window_get_page (window)), SV_TYPE_REPLAY_BAR);

  wait_for (window);
  g_assert_nonnull (gtk_widget_get_first_child (template_child (pages, "figures")));
  g_assert_true (is_seen (window, "known"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (colours_of (GTK_WIDGET (template_child (pages, "chart"))), >, 5);

  gtk_widget_activate_action (pages, "replay.copy", NULL);
  g_assert_cmpstr (sv_window_get_told (window), ==, "The report is copied as text.");
  GtkWidget *moment = find_action (template_child (pages, "keys"), "replay.show");
  const guint32 event =
      g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (moment)));
  unsigned n_keys = 0, n_chances = 0;
  for (GtkWidget *mark = gtk_widget_get_first_child (template_child (bar, "marks")); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark)) {
    n_keys += gtk_widget_has_css_class (mark, "key");
    n_chances += gtk_widget_has_css_class (mark, "chance");
  }
  g_assert_cmpuint (n_keys, ==, SV_REVIEW_KEYS);
  g_assert_cmpuint (n_chances, ==, SV_REPEAT_CHANCES);
  g_signal_emit_by_name (moment, "clicked");
  see (window);
  g_assert_cmpuint (sv_match_get_position (sv_window_get_match (window)), ==, event);
  g_assert_true (is_mapped (window, SV_TYPE_REPLAY_PAGES));
  destroy (window);
}

/* Who does not want to wait need not, and may change their mind. */
static void
test_cancel (void)
{
  SvWindow *window = open_luck ("champions-2020/whole-match.svmatch");
  GtkWidget *pages = pages_of (window);

  g_signal_emit_by_name (find_action (pages, "replay.stop"), "clicked");
  g_assert_false (is_seen (window, "working"));
  g_assert_false (is_seen (window, "known"));
  g_assert_true (is_seen (window, "again"));
  g_signal_emit_by_name (find_action (pages, "replay.work"), "clicked");
  g_assert_true (is_seen (window, "working"));
  g_assert_false (is_seen (window, "again"));
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
    toggle (window);
    g_assert_cmpstr (said (pages_of (window), "why_not"), ==,
                     "This match is not over yet: luck and choices are assessed when it is.");
    g_assert_false (is_seen (window, "working"));
    g_assert_false (is_seen (window, "again"));
    back (window);
    g_assert_cmpstr (page_name (window), ==, "match");
    g_assert_false (is_mapped (window, SV_TYPE_REPLAY_PAGES));
    destroy (window);
  }
}

/* The end page offers three things; the replay returns to it, wherever its slider stands. */
static void
test_end (void)
{
  SvWindow *window = open_trace ("eleven/whole-match.svmatch");
  SvMatch *match = sv_window_get_match (window);

  g_assert_cmpuint (sv_match_get_position (match), ==, sv_match_get_length (match));
  g_assert_true (is_mapped (window, SV_TYPE_PANEL));
  GtkWidget *panel = find (GTK_WIDGET (sv_window_get_page (window)), SV_TYPE_PANEL);
  unsigned n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (template_child (panel, "buttons"));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  g_assert_cmpuint (n, ==, 3);
  g_signal_emit_by_name (find_action (panel, "match.replay"), "clicked");
  see (window);
  g_assert_false (is_mapped (window, SV_TYPE_PANEL));
  g_assert_true (is_mapped (window, SV_TYPE_BOARD_VIEW));
  g_assert_true (is_mapped (window, SV_TYPE_REPLAY_PAGES));
  sv_match_seek (match, 10);
  see (window);
  g_assert_true (is_mapped (window, SV_TYPE_REPLAY_PAGES));
  back (window);
  g_assert_true (is_mapped (window, SV_TYPE_PANEL));
  g_assert_cmpuint (sv_match_get_position (match), ==, sv_match_get_length (match));
  g_signal_emit_by_name (find_action (panel, "win.go-home"), "clicked");
  see (window);
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
}

/* Looking back, by whichever key, is the replay; whoever closes it plays on. */
static void
test_look_back (void)
{
  SvWindow *window = start_window ();
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[0]));

  sv_window_show_match (window, match);
  for (unsigned i = 0; i < 4; i++) {
    unsigned count;
    const SvEvent *legal = sv_match_get_legal (match, &count);
    sv_match_choose (match, legal[0], NULL);
  }
  const unsigned length = sv_match_get_length (match);
  g_assert_cmpuint (length, >, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.previous", NULL);
  see (window);
  g_assert_true (is_mapped (window, SV_TYPE_REPLAY_BAR));
  g_assert_true (is_mapped (window, SV_TYPE_REPLAY_PAGES));
  g_assert_true (is_mapped (window, SV_TYPE_BOARD_VIEW));
  toggle (window);
  g_assert_cmpuint (sv_match_get_position (match), ==, length);
  g_assert_false (is_mapped (window, SV_TYPE_REPLAY_BAR));
  destroy (window);
}

/* *Back* from a match that was opened in the match book returns to the book. */
static void
test_back_to_book (void)
{
  SvWindow *window = start_window ();
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[0]));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.book", NULL);
  see (window);
  sv_window_show_match (window, match);
  toggle (window);
  back (window);
  g_assert_cmpstr (page_name (window), ==, "match");
  back (window);
  g_assert_cmpstr (page_name (window), ==, "book");
  g_assert_null (sv_window_get_match (window));
  back (window);
  g_assert_cmpstr (page_name (window), ==, "start");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.book-of", "(ssiss)", sv_games ()[0]->id,
                              "Fox", 0, "season", "");
  see (window);
  sv_window_show_match (window, match);
  back (window);
  g_assert_cmpstr (page_name (window), ==, "book");
  destroy (window);
}

/* The pitch is never replaced, and the slider goes over the whole width, at every size. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1024, 600 }, { 1040, 780 }, { 400, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    SvWindow *window = new_window ();
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[i % 3]));
    graphene_rect_t bar, pitch, pages;

    gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
    sv_window_show_match (window, match);
    unsigned count;
    sv_match_choose (match, sv_match_get_legal (match, &count)[0], NULL);
    show (window);
    toggle (window);
    GtkWidget *page = GTK_WIDGET (sv_window_get_page (window));
    g_assert_true (gtk_widget_compute_bounds (find (page, SV_TYPE_REPLAY_BAR), page, &bar) &&
                   gtk_widget_compute_bounds (find (page, SV_TYPE_BOARD_VIEW), page, &pitch) &&
                   gtk_widget_compute_bounds (find (page, SV_TYPE_REPLAY_PAGES), page, &pages));
    g_assert_cmpfloat (bar.size.width, >=, (float)gtk_widget_get_width (page) - 30);
    g_assert_false (graphene_rect_intersection (&pitch, &pages, NULL));
    g_assert_cmpfloat (pages.origin.x + pages.size.width, <=, (float)gtk_widget_get_width (page));
    g_assert_cmpfloat (pages.origin.y + pages.size.height, <=, bar.origin.y);
    destroy (window);
  }
}

/* Return how many entries a menu shows at its top level. */
static unsigned
count_entries (GMenuModel *menu)
{
  unsigned n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    n += section != NULL ? count_entries (section) : 1;
  }
  return n;
}

static GtkMenuButton *
menu_of (SvWindow *window)
{
  return template_child (gtk_window_get_titlebar (GTK_WINDOW (window)), "menu_button");
}

/* Open the menu, which is made then, count its entries, and close it. */
static unsigned
open_menu (SvWindow *window)
{
  gtk_menu_button_popup (menu_of (window));
  see (window);
  GtkPopover *popover = gtk_menu_button_get_popover (menu_of (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (popover)));
  const unsigned n = count_entries (gtk_menu_button_get_menu_model (menu_of (window)));
  gtk_menu_button_popdown (menu_of (window));
  see (window);
  return n;
}

/* The menu of a match has at most eight entries; those of other pages have one more, which is
 * hidden where it means nothing. */
static void
test_menus (void)
{
  SvWindow *window = start_window ();
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[0]));

  g_assert_cmpuint (open_menu (window), <=, 9);
  sv_window_show_match (window, match);
  see (window);
  g_assert_cmpuint (open_menu (window), <=, 8);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.go-home", NULL);
  see (window);
  g_assert_cmpuint (open_menu (window), <=, 9);
  destroy (window);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_settings_set_string (sv_settings (), "pace", "at-once");
  g_test_add_func ("/replay/read-figures-and-luck", test_pages);
  g_test_add_func ("/replay/cancel-the-analysis", test_cancel);
  g_test_add_func ("/replay/open-in-a-match-that-is-not-over", test_unfinished);
  g_test_add_func ("/replay/open-from-the-end-page-and-return", test_end);
  g_test_add_func ("/replay/look-back-and-play-on", test_look_back);
  g_test_add_func ("/replay/open-in-all-matches-and-return", test_back_to_book);
  g_test_add_func ("/replay/in-windows-of-every-size", test_sizes);
  g_test_add_func ("/replay/open-the-menu-of-a-match", test_menus);
  return run_tests ();
}
