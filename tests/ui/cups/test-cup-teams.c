/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens to teams on the day: one gets another name, loses points, stays away, goes home, or
 * comes late. Each is found in the row of the team, and each can be undone. */

#include "cups-fixture.h"
#include "real-hands.h"
#include "sv-cup-ask.h"
#include "sv-cup-standings.h"
#include "sv-cup-team.h"
#include "sv-table-view.h"

static const SvCupDoc *
doc_of (SvCupPage *page)
{
  return sv_cup_book_get_doc (sv_cup_page_get_book (page));
}

static void
undo (SvCupPage *page)
{
  g_action_group_activate_action (
      sv_undo_get_actions (sv_cup_book_get_undo (sv_cup_page_get_book (page))), "undo", NULL);
  settle ();
}

/* The dialog that is open. */
static SvCupAsk *
dialog (void)
{
  SvCupAsk *found = find_window (SV_TYPE_CUP_ASK);

  g_assert_nonnull (found);
  return found;
}

static void
type (SvCupAsk *ask, const char *field, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (template_child (ask, field)), text);
}

/* Enter in a field presses the button, after a moment that is not waited for here. */
static void
press_enter (SvCupAsk *ask, const char *field)
{
  GtkWidget *text = find (template_child (ask, field), GTK_TYPE_TEXT);

  g_assert_true (gtk_text_get_activates_default (GTK_TEXT (text)));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (ask)) == template_child (ask, "ok"));
  g_signal_emit_by_name (template_child (ask, "ok"), "clicked");
  settle ();
}

/* What the row of a team says below its name, or "". */
static const char *
note_of (SvCupPage *page, const char *name)
{
  GtkWidget *table = find (find (page, SV_TYPE_CUP_STANDINGS), SV_TYPE_TABLE_VIEW);
  GtkWidget *grid = find (table, GTK_TYPE_GRID);
  GtkWidget *cell = find_where (grid, says, name, 0);
  int column, row;

  while (gtk_widget_get_parent (cell) != grid)
    cell = gtk_widget_get_parent (cell);
  gtk_grid_query_child (GTK_GRID (grid), cell, &column, &row, NULL, NULL);
  return gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (grid), column, row + 1)));
}

/* The items of the menu that is open. */
static char *
read_menu (GtkWidget *window)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *menu = find (window, GTK_TYPE_POPOVER_MENU), *label;

  g_assert_nonnull (menu);
  for (guint n = 0; (label = find_nth (menu, GTK_TYPE_LABEL, n)) != NULL; n++)
    if (gtk_widget_get_mapped (label))
      g_string_append_printf (text, "%s|", gtk_label_get_text (GTK_LABEL (label)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
close_menu (GtkWidget *window)
{
  gtk_popover_popdown (GTK_POPOVER (find (window, GTK_TYPE_POPOVER_MENU)));
  settle ();
  g_assert_null (find (window, GTK_TYPE_POPOVER_MENU));
}

static gboolean
opens_menu (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "sv-row-more");
}

/* By the button at its end, a right click and the menu key. */
static void
test_menu_of_the_row (void)
{
  static const char expected[] = "Results and Matches|Rename…|Points…|Withdraw the Team|";
  GtkWidget *window;
  SvCupPage *page;

  if (real_hands_are_tied ())
    return;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  GtkWidget *name = gtk_widget_get_ancestor (
      find_where (find (page, SV_TYPE_CUP_STANDINGS), says, "Elk", 0), GTK_TYPE_BUTTON);
  for (int way = 0; way < 3; way++) {
    const graphene_point_t at = real_point (name, 5, 5);
    if (way == 0)
      g_signal_emit_by_name (find_where (page, opens_menu, NULL, 0), "clicked");
    if (way == 1)
      real_do ("mousemove %d %d click 3", (int)at.x, (int)at.y);
    if (way == 2) {
      gtk_widget_grab_focus (name);
      real_do ("key Menu");
    }
    real_settle (window);
    g_autofree char *found = read_menu (window);
    g_assert_cmpstr (found, ==, expected);
    close_menu (window);
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_rename (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.rename", "u", 1);
  SvCupAsk *ask = dialog ();
  g_assert_cmpstr (gtk_editable_get_text (template_child (ask, "name")), ==, "Owl");
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  type (ask, "name", "Night Owl");
  press_enter (ask, "name");
  g_assert_null (find_window (SV_TYPE_CUP_ASK));
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_STANDINGS), says, "Night Owl", 0));
  g_assert_true (sv_cup_fixture (doc_of (page)->cup, 0)->result.played);
  undo (page);
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_STANDINGS), says, "Owl", 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The note of the row says what was taken and why; the same dialog takes all of it back. */
static void
test_points (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.points", "u", 2);
  SvCupAsk *ask = dialog ();
  g_assert_false (gtk_widget_get_visible (template_child (ask, "given_row")));
  gtk_spin_button_set_value (template_child (ask, "points"), 0);
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  gtk_spin_button_set_value (template_child (ask, "points"), -2);
  type (ask, "reason", "came late");
  press_enter (ask, "reason");
  g_assert_cmpstr (note_of (page, "Elk"), ==, "2 points taken away (came late)");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.points", "u", 2);
  ask = dialog ();
  g_assert_cmpstr (said (ask, "given"), ==, "2 points taken away (came late)");
  g_signal_emit_by_name (template_child (ask, "back"), "clicked");
  g_assert_cmpstr (note_of (page, "Elk"), ==, "");
  undo (page);
  g_assert_cmpstr (note_of (page, "Elk"), ==, "2 points taken away (came late)");
  undo (page);
  g_assert_cmpstr (note_of (page, "Elk"), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A fourth team after two rounds: its matches come behind, and while its page is shown the undo of
 * all that leads back to the round. */
static void
test_late_team (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  GtkWidget *stack = find (page, GTK_TYPE_STACK);

  g_assert_nonnull (find_where (page, says, "Round 3 of 3", 0));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "matches");
  g_signal_emit_by_name (find_action (page, "cup.add"), "clicked");
  SvCupAsk *ask = dialog ();
  g_assert_false (gtk_widget_get_visible (template_child (ask, "group_row")));
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  type (ask, "name", " Hare ");
  press_enter (ask, "name");
  g_assert_cmpuint (doc_of (page)->cup->fixtures->len, ==, 6);
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_STANDINGS), says, "Hare", 0));
  g_assert_nonnull (find_where (page, says, "Round 3 of 6", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.show", "u", 5);
  g_assert_nonnull (find_where (page, says, "Round 6 of 6", 0));
  enter_result (page, 0, "7-1");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 3);
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_TEAM), says, "Hare", 0));
  undo (page);
  undo (page);
  g_assert_cmpuint (doc_of (page)->cup->n_teams, ==, 3);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "round");
  g_assert_nonnull (find_where (page, says, "Round 3 of 3", 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A name that the document cannot hold stays in the dialog, with the reason. */
static void
test_refused (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.rename", "u", 1);
  SvCupAsk *ask = dialog ();
  type (ask, "name", "\xe2\x80\x8b");
  press_enter (ask, "name");
  g_assert_true (ask == dialog ());
  g_assert_cmpstr (said (ask, "fault"), ==,
                   "This is not possible: this text has no visible characters.");
  type (ask, "name", "elk"); /* as the third team is called */
  press_enter (ask, "name");
  g_assert_true (ask == dialog ());
  g_assert_cmpstr (said (ask, "fault"), ==,
                   "Two teams are called “Elk”. Give one of them another name.");
  type (ask, "name", "Owls");
  g_assert_null (said (ask, "fault"));
  press_enter (ask, "name");
  g_assert_nonnull (find_where (find (page, SV_TYPE_CUP_STANDINGS), says, "Owls", 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A name of nothing but blanks, the present name with blanks around it, and half a point. */
static void
test_no_change (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.rename", "u", 1);
  SvCupAsk *ask = dialog ();
  type (ask, "name", "Owls");
  g_assert_true (gtk_widget_get_sensitive (template_child (ask, "ok")));
  type (ask, "name", "   ");
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  type (ask, "name", " Owl ");
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  gtk_window_destroy (GTK_WINDOW (ask));

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.points", "u", 1);
  ask = dialog ();
  gtk_spin_button_set_value (template_child (ask, "points"), -1);
  gtk_spin_button_set_numeric (template_child (ask, "points"), FALSE); /* it was pasted */
  type (ask, "points", "-2,5");
  g_signal_emit_by_name (template_child (ask, "ok"), "clicked");
  g_assert_true (ask == dialog ());
  g_assert_cmpstr (said (ask, "fault"), ==, "“-2,5” is not a whole number.");
  g_assert_false (gtk_widget_get_sensitive (template_child (ask, "ok")));
  type (ask, "points", "-3");
  gtk_spin_button_update (template_child (ask, "points"));
  g_assert_null (said (ask, "fault"));
  press_enter (ask, "reason");
  g_assert_cmpstr (note_of (page, "Owl"), ==, "3 points taken away");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody came to the last match: both have lost. Then only one did not. */
static void
test_nobody_came (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  const SvCupResult *result;

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.no-show", "(uu)", 2, 2);
  result = &sv_cup_fixture (doc_of (page)->cup, 2)->result;
  g_assert_cmpuint (result->how, ==, SV_CUP_NOBODY_CAME);
  g_assert_nonnull (find_where (page, says, "Board 1 · Nobody came", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.no-show", "(uu)", 2, 0);
  result = &sv_cup_fixture (doc_of (page)->cup, 2)->result;
  g_assert_cmpuint (result->how, ==, SV_CUP_FORFEIT);
  g_assert_cmpuint (result->score[0], ==, 0);
  g_assert_cmpuint (result->score[1], ==, 5);
  enter_result (page, 0, "0-10"); /* as the club has it */
  result = &sv_cup_fixture (doc_of (page)->cup, 2)->result;
  g_assert_cmpuint (result->how, ==, SV_CUP_FORFEIT);
  g_assert_cmpuint (result->score[1], ==, 10);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.no-show", "(uu)", 2, 0);
  g_assert_cmpuint (sv_cup_fixture (doc_of (page)->cup, 2)->result.score[1], ==, 10);
  for (int i = 0; i < 3; i++)
    undo (page);
  g_assert_false (sv_cup_fixture (doc_of (page)->cup, 2)->result.played);
  gtk_window_destroy (GTK_WINDOW (window));
}

static const char knockout[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
    "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"}],\"plan\":{\"kind\":\"knockout\"},"
    "\"fixtures\":[{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":1}]}]}";

static char *told;

static void
notice_cb (SvCupBook *book, const char *sentence)
{
  g_free (told);
  told = g_strdup (sentence);
}

/* After a team came late the rest is planned anew: its matches are among the others, until that is
 * undone. */
static void
test_plan_anew (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
      "\"plan\":{\"kind\":\"league\",\"boards\":2,\"clock\":{\"start\":\"10:00\",\"match\":20}},"
      "\"fixtures\":[{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2]},"
      "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), NULL);
  g_signal_emit_by_name (find_action (page, "cup.add"), "clicked");
  SvCupAsk *ask = dialog ();
  type (ask, "name", "Hare");
  press_enter (ask, "name");
  g_assert_cmpuint (doc_of (page)->slots[5], ==, 6);
  g_signal_emit_by_name (find_action (page, "cup.plan-anew"), "clicked");
  g_assert_cmpstr (told, ==,
                   "The matches that are still to be played are planned anew. The last match ends "
                   "at 11:00.");
  g_signal_emit_by_name (find_action (page, "cup.plan-anew"), "clicked");
  g_assert_cmpstr (told, ==,
                   "This is not possible: the matches that are still to be played cannot be "
                   "planned any better.");
  undo (page);
  g_assert_cmpuint (doc_of (page)->slots[5], ==, 6);
  g_clear_pointer (&told, g_free);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In a knock-out somebody must go on, no team can join, and there are no points. */
static void
test_knockout (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (knockout, &window, &page);

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.no-show", "(uu)", 0, 2);
  g_assert_cmpstr (told, ==,
                   "This is not possible: a team must come to a knock-out match, because one goes "
                   "on from it: if neither came, withdraw both.");
  g_assert_false (sv_cup_fixture (doc_of (page)->cup, 0)->result.played);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.no-show", "(uu)", 0, 1);
  g_assert_cmpint (doc_of (page)->meetings[0].winner, ==, 0);
  g_assert_null (find_action (page, "cup.add"));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.add", NULL);
  g_assert_null (find_window (SV_TYPE_CUP_ASK));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 0);
  g_assert_false (gtk_widget_get_mapped (template_child (find (page, SV_TYPE_CUP_TEAM), "points")));
  g_clear_pointer (&told, g_free);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- The page of a team --- */

static gboolean
is_seen_button (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget);
}

/* Whether a click in the middle of the button gets to it. */
static gboolean
is_hit (GtkWidget *button)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (button));
  const graphene_point_t at = real_point (button, gtk_widget_get_width (button) / 2.0,
                                          gtk_widget_get_height (button) / 2.0);
  GtkWidget *hit = gtk_widget_pick (root, (double)at.x, (double)at.y, GTK_PICK_DEFAULT);

  return hit == button || gtk_widget_is_ancestor (hit, button);
}

static void
check_team_page (const char *text, int width, guint expected)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupBook) book = sv_cup_book_new (doc, NULL);
  GtkWidget *page = sv_cup_page_new (book), *window = show_alone (page, width, 700), *button;
  guint n = 0;

  gtk_widget_activate_action (page, "cup.team", "u", 1);
  gtk_test_widget_wait_for_draw (window);
  while ((button = find_where (find (page, SV_TYPE_CUP_TEAM), is_seen_button, NULL, n)) != NULL) {
    g_test_message ("%d pixels: %s", width, gtk_button_get_label (GTK_BUTTON (button)));
    g_assert_true (is_hit (button));
    n++;
  }
  g_assert_cmpuint (n, ==, expected);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In windows of all widths the buttons of a team lie where nothing covers them. */
static void
test_buttons_of_the_team (void)
{
  static const int widths[] = { 360, 700, 1000, 1280 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    check_team_page (three_teams, widths[i], 3);
    check_team_page (knockout, widths[i], 2);
  }
}

/* The view that is shown. */
static const char *
view_of (SvCupPage *page)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (find (page, GTK_TYPE_STACK)));
}

/* Back leads from a team or another place for a match to where that was opened, and only from there
 * out of the competition. */
static void
test_back (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  GtkStack *stack = GTK_STACK (find (page, GTK_TYPE_STACK));
  g_autofree char *path = only_path ();

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.move", "u", 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (view_of (page), ==, "round");
  gtk_stack_set_visible_child_name (stack, "matches");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.absent", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 3);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.absent", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (view_of (page), ==, "team");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (view_of (page), ==, "matches");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 1);
  gtk_stack_set_visible_child_name (stack, "matches");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-teams/open-the-menu-of-a-row", test_menu_of_the_row);
  g_test_add_func ("/cup-teams/rename", test_rename);
  g_test_add_func ("/cup-teams/take-points-and-give-them-back", test_points);
  g_test_add_func ("/cup-teams/come-late", test_late_team);
  g_test_add_func ("/cup-teams/plan-anew", test_plan_anew);
  g_test_add_func ("/cup-teams/type-an-invisible-name", test_refused);
  g_test_add_func ("/cup-teams/type-no-change", test_no_change);
  g_test_add_func ("/cup-teams/nobody-came", test_nobody_came);
  g_test_add_func ("/cup-teams/knock-out", test_knockout);
  g_test_add_func ("/cup-teams/hit-the-buttons-of-a-team", test_buttons_of_the_team);
  g_test_add_func ("/cup-teams/go-back-from-a-team", test_back);
  return run_tests ();
}
