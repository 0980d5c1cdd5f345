/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page for a board on a real table: by its buttons and actions, what is kept, the second
 * screen. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "book-fixture.h"
#include "sv-card-view.h"
#include "sv-die-view.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-referee-bar.h"
#include "sv-save.h"
#include "sv-table-cards.h"
#include "sv-table-file.h"
#include "sv-table-match.h"
#include "sv-table-page.h"
#include "sv-table-report.h"
#include "sv-table-wall.h"
#include "sv-toast.h"
#include "sv-wall-window.h"

/* Of the test that runs. */
static SvWindow *window;
static SvTablePage *page;

static GtkWidget *
get (GType type, guint n)
{
  return find_nth (page, type, n);
}

static void
click (const char *label, guint n)
{
  GtkWidget *button = find_button (page, label, n);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* A template child of the scoreboard or of the view of the match. */
static gpointer
part (const char *id)
{
  gpointer wall = template_child (find (page, SV_TYPE_TABLE_WALL), id);

  return wall != NULL ? wall : template_child (find (page, SV_TYPE_TABLE_MATCH), id);
}

static void
touch (const char *id)
{
  g_signal_emit_by_name (part (id), "clicked");
}

static void
open_table (const char *id)
{
  window = start_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.table", "s", id));
  g_assert_cmpstr (page_name (window), ==, "table");
  page = SV_TABLE_PAGE (find (window, SV_TYPE_TABLE_PAGE));
  g_assert_nonnull (page);
}

static void
forget (const char *id)
{
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *name = g_strconcat ("table-", id, ".json", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  sv_save_wait (); /* what the test before left may still be written */
  g_unlink (path);
}

static void
test_count (void)
{
  unsigned n;

  SvTable *table = sv_table_page_get_table (page);
  touch ("goal0");
  g_signal_emit_by_name (get (SV_TYPE_CARD_VIEW, 5), "activated");
  g_assert_cmpstr (sv_window_get_told (window), ==, "Goal by Sam");
  touch ("goal1");
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 2);
  g_assert_cmpint (sv_table_get_notes (table, &n)[1].card, ==, 1);
  g_assert_cmpint (sv_table_get_notes (table, &n)[2].card, ==, -1);
  touch ("minus1");
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.redo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (window), "match.throw", NULL);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (get (SV_TYPE_DIE_VIEW, i))), ==,
                     sv_table_get_die (table, (unsigned)i));
  g_assert_true (sv_table_enter_die (table, 5));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.correct", NULL);
  g_assert_cmpuint (sv_table_get_die (table, 1), !=, 0); /* those that were thrown */
  gtk_widget_activate_action (GTK_WIDGET (page), "table.clock", NULL);
  g_assert_true (sv_clock_get_running (sv_table_get_clock (table)));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.pause", NULL);
  g_assert_false (sv_clock_get_running (sv_table_get_clock (table)));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  g_assert_cmpuint (sv_table_get_period (table), ==, 1); /* it is ended first */
  gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
}

/* After the last test the window was closed: all is still there, in another one. */
static void
test_again (void)
{
  SvTable *table = sv_table_page_get_table (page);

  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_nonnull (sv_window_get_told (window));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.restart", NULL);
  g_assert_false (sv_table_get_used (table));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  settle ();
}

static void
test_teams (void)
{
  SvTable *table = sv_table_page_get_table (page);
  GtkDropDown *second = GTK_DROP_DOWN (part ("team1"));
  g_autofree char *before = g_strdup (sv_table_get_team_name (table, 1));

  gtk_drop_down_set_selected (second, 0);
  g_assert_cmpstr (sv_table_get_team_name (table, 1), !=, before);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpstr (sv_table_get_team_name (table, 1), ==, before);
  g_assert_cmpuint (gtk_drop_down_get_selected (second), ==, 1);
}

/* What is played is named also where the library does not have it; in a competition nothing can be
 * chosen. */
static void
test_fixed (void)
{
  char competition[] = "/cup.svcup";
  const SvFixtureLink link = { .competition = competition };
  SvTable *table = sv_table_page_get_table (page);
  g_autoptr (SvTeamDoc) own = sv_team_doc_new (sv_table_get_doc (table)->game);
  g_autofree char *name = g_strdup ("Nowhere in the Library");

  g_free (own->name);
  own->name = g_steal_pointer (&name);
  g_assert_true (sv_table_set_team (table, 0, own, NULL));
  GtkDropDown *first = GTK_DROP_DOWN (part ("team0"));
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (first);
  g_assert_cmpstr (gtk_string_object_get_string (chosen), ==, "Nowhere in the Library");
  gtk_drop_down_set_selected (first, 0);
  g_assert_cmpstr (sv_table_get_team_name (table, 0), !=, "Nowhere in the Library");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpstr (sv_table_get_team_name (table, 0), ==, "Nowhere in the Library");

  sv_table_bind (table, &link);
  g_autoptr (GtkWidget) other = g_object_ref_sink (sv_table_page_new (table));
  GtkWidget *match = find (other, SV_TYPE_TABLE_MATCH);
  for (const char *const *id = (const char *const[]){ "team0", "team1", "variant", NULL };
       *id != NULL; id++)
    g_assert_false (gtk_widget_get_visible (template_child (match, *id)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (template_child (match, "fixed0"))), ==,
                   "Nowhere in the Library");
}

static GtkWindow *
find_wall (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (windows, i);
    if (SV_IS_WALL_WINDOW (toplevel))
      return toplevel;
  }
  return NULL;
}

static void
test_wall (void)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.scoreboard", NULL);
  GtkWindow *wall = find_wall ();
  g_assert_nonnull (wall);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  touch ("goal0");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
}

/* Whether widget has its middle in the column of other, and lies all below it. */
static gboolean
is_under (GtkWidget *widget, GtkWidget *other)
{
  graphene_rect_t below, above;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &below));
  g_assert_true (gtk_widget_compute_bounds (other, GTK_WIDGET (window), &above));
  const float middle = below.origin.x + below.size.width / 2;
  return below.origin.y >= above.origin.y + above.size.height && middle > above.origin.x &&
         middle < above.origin.x + above.size.width;
}

/* The scoreboard's halves beside each other under the clock, and each team's cards under its
 * own. */
static void
test_beside (void)
{
  GtkWidget *clock = part ("clock_button");

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (is_under (get (SV_TYPE_CARD_VIEW, 0), part ("goal0")));
  g_assert_true (is_under (get (SV_TYPE_CARD_VIEW, 7), part ("goal1")));
  g_assert_true (is_under (part ("goal0"), clock));
  g_assert_true (is_under (part ("goal1"), clock));
}

static gint64
given_time (gpointer now_us)
{
  return *(gint64 *)now_us;
}

/* Let the time of the period run out. */
static void
run_out (SvClock *clock)
{
  static gint64 now_us = 1000;

  sv_clock_set_source (clock, given_time, &now_us);
  sv_clock_set_paused (clock, FALSE);
  while (!sv_clock_get_expired (clock)) {
    now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
  sv_clock_set_paused (clock, TRUE);
}

/* The clock is its own button; when its time is over it goes on to the next period. */
static void
test_clock (void)
{
  SvTable *table = sv_table_page_get_table (page);
  SvClock *clock = sv_table_get_clock (table);

  touch ("clock_button");
  g_assert_true (sv_clock_get_running (clock));
  touch ("clock_button");
  g_assert_false (sv_clock_get_running (clock));
  run_out (clock);
  touch ("clock_button");
  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 0);
}

/* Press the toggle with this label above the cards. */
static void
mean (const char *label)
{
  GtkWidget *marks = template_child (find (page, SV_TYPE_TABLE_CARDS), "marks");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (marks, label, 0)), TRUE);
}

static void
touch_card (int side, guint i)
{
  const guint n = sv_table_get_doc (sv_table_page_get_table (page))->game->n_cards;

  g_signal_emit_by_name (get (SV_TYPE_CARD_VIEW, (guint)side * n + i), "activated");
}

/* Into the field that sets the clock, with Enter. */
static void
type_time (const char *text)
{
  GtkWidget *set_clock = part ("set_clock");
  GtkWidget *time = template_child (set_clock, "time");

  gtk_editable_set_text (GTK_EDITABLE (time), text);
  g_signal_emit_by_name (time, "activate");
}

static void
press_step (const char *id)
{
  g_signal_emit_by_name (template_child (part ("set_clock"), id), "clicked");
}

/* By its field and its buttons, standing and running; what is no time is refused and told. */
static void
test_type_time (void)
{
  SvClock *clock = sv_table_get_clock (sv_table_page_get_table (page));

  type_time ("7:05");
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 425000);
  type_time ("6");
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 360000);
  touch ("clock_button");
  press_step ("step3");
  press_step ("step1");
  g_assert_true (sv_clock_get_running (clock));
  g_assert_cmpint (sv_clock_get_remaining (clock) / 10000, ==, 40);
  touch ("clock_button");
  type_time ("0:30");
  press_step ("step0");
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 0);
  g_assert_cmpstr (sv_window_get_told (window), ==, "The whistle sounds!");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 30000);
  for (const char *const *bad =
           (const char *const[]){ "99:00", "7:5", "7:61", "later", "-1:00", NULL };
       *bad != NULL; bad++) {
    type_time (*bad);
    g_assert_cmpint (sv_clock_get_remaining (clock), ==, 30000);
    g_assert_cmpstr (sv_window_get_told (window), ==, "Type minutes and seconds, 0:00 to 10:00.");
    g_assert_true (gtk_widget_has_css_class (template_child (part ("set_clock"), "time"), "error"));
  }
}

static void
test_type_minute (void)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (sv_table_page_get_table (page));

  type_time ("36");
  g_assert_cmpint (sheet->clock_shows, ==, 36);
  press_step ("step3");
  press_step ("step1");
  g_assert_cmpint (sheet->clock_shows, ==, 41);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sheet->clock_shows, ==, 42);
  type_time ("91");
  g_assert_cmpint (sheet->clock_shows, ==, 42);
  g_assert_cmpstr (sv_window_get_told (window), ==, "This clock shows 0 to 90.");
}

/* The button says what it does; each end can be undone; at last it is asked what comes of the
 * match. */
static void
test_end (void)
{
  SvTable *table = sv_table_page_get_table (page);
  GtkButton *next = GTK_BUTTON (template_child (find (page, SV_TYPE_TABLE_MATCH), "next"));
  GtkWidget *end_row = template_child (page, "end_row");

  touch ("goal0");
  for (int presses = 0; !sv_table_is_over (table); presses++) {
    const gboolean ended = sv_table_get_score_sheet (table)->ended;
    const gboolean last = sv_table_get_score_sheet (table)->next == 0;

    g_assert_cmpint (presses, <, 9);
    g_assert_false (gtk_widget_get_visible (end_row));
    g_assert_true (
        last ? g_str_equal (gtk_button_get_label (next), "End of the Match")
             : g_str_has_prefix (gtk_button_get_label (next), ended ? "Begin: " : "End: "));
    g_signal_emit_by_name (next, "clicked");
    if (!ended && !last) {
      g_assert_nonnull (strstr (sv_window_get_told (window), " ended "));
      gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
      g_assert_false (sv_table_get_score_sheet (table)->ended);
      g_signal_emit_by_name (next, "clicked");
    }
  }
  g_assert_true (gtk_widget_get_visible (end_row));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (next)));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_false (sv_table_is_over (table));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.redo", NULL);
  g_signal_emit_by_name (find_button (end_row, "New Match", 0), "clicked");
  g_assert_false (sv_table_get_used (table));
  g_assert_false (gtk_widget_get_visible (end_row));
}

/* A goal counts though the clock stands; that it was never started is told once, with a button. */
static void
test_forgotten_clock (void)
{
  SvClock *clock = sv_table_get_clock (sv_table_page_get_table (page));

  touch ("goal0");
  g_assert_cmpstr (sv_window_get_told (window), ==, "The clock was not started.");
  touch ("goal0");
  g_assert_cmpstr (sv_window_get_told (window), ==, "Goal for Velocitas");
  gtk_widget_activate_action (GTK_WIDGET (page), "table.restart", NULL);
  touch ("goal1");
  g_signal_emit_by_name (find_button (window, "Start the Clock", 0), "clicked");
  g_assert_true (sv_clock_get_running (clock));
  touch ("goal1");
  g_assert_cmpstr (sv_window_get_told (window), ==, "Goal for Orange");
}

/* The first undo of a match that has just begun says what it would bring back; the second one
 * does. */
static void
test_undo_before (void)
{
  SvTable *table = sv_table_page_get_table (page);

  touch ("goal1");
  gtk_widget_activate_action (GTK_WIDGET (page), "table.restart", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 0);
  g_assert_nonnull (strstr (sv_window_get_told (window), "the previous one"));
  touch ("goal0");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);
}

/* E-64: at 0:00 it is told that play goes on; at the 1, that the whistle sounds. */
static void
test_told_whistle (void)
{
  SvTable *table = sv_table_page_get_table (page);

  run_out (sv_table_get_clock (table));
  g_assert_cmpstr (sv_window_get_told (window), ==, "Playing until a 1");
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_cmpstr (sv_window_get_told (window), ==, "The whistle sounds!");
  touch ("clock_button");
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (get (SV_TYPE_DIE_VIEW, 0))), ==, 0);
}

static gboolean
lie_apart (GtkWidget *one, GtkWidget *other)
{
  graphene_rect_t a, b;

  g_assert_true (gtk_widget_compute_bounds (one, GTK_WIDGET (window), &a));
  g_assert_true (gtk_widget_compute_bounds (other, GTK_WIDGET (window), &b));
  return !graphene_rect_intersection (&a, &b, NULL);
}

/* What is told lies on nothing that is touched, in each size of window. */
static void
test_told_apart (void)
{
  static const int sizes[][2] = { { 1040, 780 }, { 1280, 720 }, { 1024, 600 }, { 400, 740 } };
  static const char *const parts[] = { "clock_button", "goal0", "goal1" };
  GtkWidget *toast = find (window, SV_TYPE_TOAST);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
    touch ("goal0");
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    settle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, sizes[i][1]);
    for (gsize k = 0; k < G_N_ELEMENTS (parts); k++)
      g_assert_true (lie_apart (toast, part (parts[k])));
    g_assert_true (lie_apart (toast, template_child (page, "below")));
  }
}

static gboolean
has_tooltip (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_get_has_tooltip (widget) && gtk_widget_get_mapped (widget);
}

/* The pointer rests on what was touched: nothing comes up there. */
static void
test_no_tooltips (void)
{
  touch ("goal0");
  touch_card (0, 2);
  g_assert_null (find_where (page, has_tooltip, NULL, 0));
}

static void
choose_rules (const char *name)
{
  GtkDropDown *rules = GTK_DROP_DOWN (part ("variant"));
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (rules));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (names)); i++)
    if (g_str_equal (gtk_string_list_get_string (names, i), name)) {
      gtk_drop_down_set_selected (rules, i);
      return;
    }
  g_assert_not_reached ();
}

/* Other rules while it is played: another clock, the same goals; undo brings both back. */
static void
test_rules (void)
{
  SvTable *table = sv_table_page_get_table (page);
  SvClock *clock = sv_table_get_clock (table);
  GtkDropDown *rules = GTK_DROP_DOWN (part ("variant"));
  const gint64 before = sv_clock_get_length (clock);
  const guint first = gtk_drop_down_get_selected (rules);

  touch ("goal0");
  choose_rules ("Youth");
  g_assert_cmpint (sv_clock_get_length (clock), <, before);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_clock_get_length (clock), ==, before);
  g_assert_cmpuint (gtk_drop_down_get_selected (rules), ==, first);
}

/* The list has the last goal first, each with what the score became. */
static void
test_log (void)
{
  touch ("goal0");
  g_signal_emit_by_name (get (SV_TYPE_CARD_VIEW, 5), "activated");
  GtkListBox *goals = GTK_LIST_BOX (part ("goals"));
  GtkWidget *last = gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (goals, 0));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (last)), ==,
                   "1–1 · First half, 0:00: Orange scores (Sam)");
  g_assert_null (gtk_list_box_get_row_at_index (goals, 2));
}

static SvRefereeBar *
ask (void)
{
  GtkStack *stack = GTK_STACK (get (GTK_TYPE_STACK, 0));

  gtk_stack_set_visible_child_name (stack, "referee");
  settle ();
  return SV_REFEREE_BAR (get (SV_TYPE_REFEREE_BAR, 0));
}

/* What the referee says of the dice. */
static const char *
verdict (SvRefereeBar *bar)
{
  return gtk_label_get_text (template_child (bar, "verdict"));
}

/* Ask, type the dice, write the goal down, go on; undo is that of the figurines. */
static void
test_referee (void)
{
  SvPosition *position;
  unsigned n;

  SvTable *table = sv_table_page_get_table (page);
  SvRefereeBar *bar = ask ();
  g_assert_nonnull (bar);
  position = sv_position_page_get_position (SV_POSITION_PAGE (get (SV_TYPE_POSITION_PAGE, 0)));
  g_assert_cmpstr (verdict (bar), ==, "");
  sv_table_enter_die (table, 6);
  g_assert_cmpstr (verdict (bar), !=, "");
  sv_table_enter_die (table, 1);
  g_assert_nonnull (strstr (verdict (bar), "Goal"));
  click ("Record the Goal and Go On", 0);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_cmpint (sv_table_get_notes (table, &n)[0].card, ==, 0);
  g_assert_cmpuint (sv_table_get_die (table, 0), ==, 0);
  g_assert_cmpstr (verdict (bar), ==, "");
  g_assert_cmpint (sv_position_get_placement (position)->side, ==, 1);

  sv_position_put (position, 0, -1);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_position_get_placement (position)->spaces[0], >=, 0);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
}

/* What is impossible is told by the game; other teams have figurines of their own. */
static void
test_referee_follows (void)
{
  SvRefereeBar *bar = ask ();
  SvPositionPage *asked = SV_POSITION_PAGE (get (SV_TYPE_POSITION_PAGE, 0));

  sv_position_clear (sv_position_page_get_position (asked));
  g_assert_nonnull (said (asked, "fault"));
  sv_table_enter_die (sv_table_page_get_table (page), 6);
  g_assert_cmpstr (verdict (bar), ==, "");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part ("team1")), 0);
  settle ();
  asked = SV_POSITION_PAGE (get (SV_TYPE_POSITION_PAGE, 0));
  g_assert_null (said (asked, "fault"));
}

/* A table that was left is offered on the start page, removed there, and brought back. */
static void
test_offered (void)
{
  touch ("goal0");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  GtkWidget *remove = find_action (window, "win.forget");
  g_assert_nonnull (remove);
  g_signal_emit_by_name (
      find_button (gtk_widget_get_ancestor (remove, GTK_TYPE_FLOW_BOX_CHILD), "Continue", 0),
      "clicked");
  g_assert_cmpstr (page_name (window), ==, "table");
  page = SV_TABLE_PAGE (find (window, SV_TYPE_TABLE_PAGE));
  g_assert_cmpint (sv_table_get_score (sv_table_page_get_table (page), 0), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_signal_emit_by_name (find_action (window, "win.forget"), "clicked");
  g_assert_null (find_action (window, "win.forget"));
  g_signal_emit_by_name (find_button (window, "Undo", 0), "clicked");
  g_assert_nonnull (find_action (window, "win.forget"));
}

static char *
dup_report (SvTable *table)
{
  g_autoptr (SvReviewReport) report = sv_table_report_new (table);
  g_autoptr (GBytes) bytes = sv_review_report_write (report, SV_REPORT_TEXT, NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* The page shows the faces of the scorers beside their goals, of those who are known. */
static void
assert_faces (SvTable *table)
{
  g_autoptr (SvReviewReport) report = sv_table_report_new (table);
  const SvReportSheet *sheet = sv_review_report_get_sheet (report);

  g_assert_cmpuint (sheet->faces[0]->len, ==, 1);
  g_assert_cmpuint (sheet->faces[1]->len, ==, 2);
  g_assert_cmpstr (g_array_index (sheet->faces[1], SvReportFace, 0).name, ==, "Sam");
  g_assert_cmpstr (g_array_index (sheet->faces[1], SvReportFace, 1).name, ==, "Orange");
  g_assert_null (sheet->line); /* no time was recorded */
}

/* A match that is over is kept when the next one begins, with its report; what is not over is
 * not. */
static void
test_kept (void)
{
  SvTable *table = sv_table_page_get_table (page);

  touch ("goal0");
  touch ("goal0");
  g_assert_cmpstr (sv_window_get_told (window), ==, "Goal for Velocitas");
  g_signal_emit_by_name (find_button (window, "Undo", 0), "clicked");
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  touch ("goal0");
  g_signal_emit_by_name (get (SV_TYPE_CARD_VIEW, 5), "activated");
  touch ("goal1");
  gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  run_out (sv_table_get_clock (table));
  g_assert_true (sv_table_is_over (table));
  g_autofree char *report = dup_report (table);
  g_autoptr (GDateTime) began = g_date_time_new_from_unix_local (sv_table_get_began (table));
  g_autofree char *day = g_date_time_format (began, "%x");
  g_autofree char *head =
      g_strdup_printf ("Velocitas 1–2 Orange\nStrafworp! · %s · Orange wins.\n", day);
  g_assert_true (g_str_has_prefix (report, head));
  g_assert_true (gtk_widget_is_sensitive (find_action (window, "table.print")));
  g_assert_nonnull (strstr (report, "Sam (First half, 0:00)"));
  assert_faces (table);
  g_assert_nonnull (strstr (report, "1–2 · First half, 0:00: Orange scores"));

  gtk_widget_activate_action (GTK_WIDGET (page), "table.restart", NULL);
  sv_save_wait ();
  g_assert_cmpstr (sv_window_get_told (window), ==, "The finished match is kept.");
  g_assert_false (sv_table_get_used (table));
  SvBookPage *book = show_book (window);
  g_assert_cmpint (get_listed (book, 0)->winner, ==, 1);
  click_listed (book, 0);
  g_assert_cmpstr (page_name (window), ==, "table");
  page = SV_TABLE_PAGE (sv_window_get_page (window));
  SvTable *again = sv_table_page_get_table (page);
  g_autofree char *same = dup_report (again);
  g_assert_cmpstr (same, ==, report);
}

/* F11 at the table: the scoreboard, large. */
static void
test_large (void)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fullscreen", NULL);
  g_assert_nonnull (find_wall ());
  g_assert_false (gtk_window_is_fullscreen (GTK_WINDOW (window)));
}

/* All of the scoreboard, the marks, the cards and the dice fit into a telephone's screen. */
static void
test_narrow (void)
{
  int least;

  assert_narrow (window);
  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_VERTICAL, 400, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 740);
}

/* A mark that was chosen stays until another one is; the clock counts ones. */
static void
test_marks (void)
{
  SvTable *table = sv_table_page_get_table (page);

  mean ("Yellow");
  g_signal_emit_by_name (get (SV_TYPE_CARD_VIEW, 3), "activated");
  g_assert_cmpuint (sv_table_get_flags (table, 0, 3), ==, SV_PIECE_BOOKED);
  g_assert_nonnull (strstr (sv_window_get_told (window), "Yellow card for"));
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  touch_card (0, 3);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  g_assert_nonnull (strstr (sv_window_get_told (window), "Second yellow card for"));
  touch_card (0, 3);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "This does not count: Dewi (4) cannot take part (two yellow cards).");
  mean ("Goal");
  touch_card (0, 3);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  g_assert_true (gtk_widget_has_css_class (get (SV_TYPE_CARD_VIEW, 3), "gone"));
  touch_card (0, 4);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_false (gtk_widget_has_css_class (get (SV_TYPE_CARD_VIEW, 4), "gone"));
  touch ("clock_button");
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 6);
  g_assert_cmpstr (sv_window_get_told (window), ==, "A 1 Was Thrown");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (page, "kind")), 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.throw", NULL);
  g_assert_cmpuint (sv_table_get_die (table, 0), <=, 3);
  g_assert_false (gtk_widget_get_visible (template_child (page, "dice1")));
  GtkListBox *goals = GTK_LIST_BOX (part ("goals"));
  GtkWidget *first = gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (goals, 2));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (first)), "0′: Yellow card for"));
}

/* Extra time is over: the halves of the scoreboard are shots, and the misses have their buttons. */
static void
test_shootout (void)
{
  SvTable *table = sv_table_page_get_table (page);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_copy (sv_table_get_doc (table)->variant);
  g_autoptr (GError) error = NULL;

  sv_field_set (
      sv_field_find (variant->game->variant_fields, variant->game->n_variant_fields, "shootout"),
      variant->setup, 1);
  g_assert_true (sv_table_set_variant (table, variant, &error));
  g_assert_false (gtk_widget_get_visible (part ("miss0")));
  for (int i = 0; i < 4; i++) /* each half is ended, and left */
    gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  g_assert_true (gtk_widget_get_visible (part ("miss0")));
  touch ("goal0");
  touch ("miss1");
  g_assert_cmpint (sv_table_get_shootout (table, 0), ==, 1);
  g_assert_cmpint (sv_table_get_shootout (table, 1), ==, 0);
  g_assert_cmpint (sv_table_get_shots (table, 1), ==, 1);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
}

/* A whole match of 11: each half goes on after its time until a 1 is thrown; a 1 before that is any
 * throw. */
static void
test_whole_eleven (void)
{
  SvTable *table = sv_table_page_get_table (page);
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  touch ("clock_button");
  g_assert_true (sv_clock_get_running (sv_table_get_clock (table)));
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_false (sheet->late);
  touch ("goal0");
  for (unsigned half = 1; half <= 2; half++) {
    g_assert_cmpuint (sv_table_get_period (table), ==, half);
    run_out (sv_table_get_clock (table));
    g_assert_true (sheet->late && !sheet->ended);
    g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_COUNT);
    g_assert_true (sv_table_enter_die (table, 6));
    touch (half == 1 ? "goal1" : "goal0"); /* goals count as long as it is played */
    g_assert_false (sheet->ended);
    if (half == 1) {
      touch ("clock_button"); /* a real 1 */
      g_assert_true (sheet->ended);
      touch ("clock_button");
    } else {
      g_assert_true (sv_table_enter_die (table, 1));
    }
  }
  g_assert_true (sv_table_is_over (table));
  g_assert_cmpstr (sv_window_get_told (window), ==, "Red Robins wins.");
  touch ("clock_button");
  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  g_autofree char *report = dup_report (table);
  g_assert_true (g_str_has_prefix (report, "Red Robins 2–1 "));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_false (sv_table_is_over (table));
}

/* Shirts with names are touched as cards are elsewhere; without any name there is nothing to
 * touch. */
static void
test_named_eleven (void)
{
  GtkWidget *cards = GTK_WIDGET (find (page, SV_TYPE_TABLE_CARDS));
  SvTable *table = sv_table_page_get_table (page);

  touch ("clock_button");
  touch_card (0, 6);
  g_assert_cmpstr (sv_window_get_told (window), ==, "Goal by Finn");
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_autofree char *report = dup_report (table);
  g_assert_nonnull (strstr (report, "Finn"));

  g_autoptr (SvTeamDoc) nobody = sv_team_doc_new (sv_table_get_doc (table)->game);
  g_assert_true (sv_table_set_team (table, 0, nobody, NULL));
  g_assert_true (gtk_widget_get_visible (cards)); /* the others have names */
  g_assert_true (sv_table_set_team (table, 1, nobody, NULL));
  g_assert_false (gtk_widget_get_visible (cards));
}

/* A whole match of Champions 2020: fifteen ones take the clock to its end and the sixteenth past
 * it; goals, cards, an injury and substitutions on the way. */
static void
test_whole_champions (void)
{
  SvTable *table = sv_table_page_get_table (page);
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  mean ("Yellow");
  touch_card (0, 3);
  mean ("Yellow");
  touch_card (0, 3);
  g_assert_cmpuint (sv_table_get_flags (table, 0, 3) & SV_PIECE_GONE, !=, 0);
  for (int i = 1; i <= 15; i++) {
    touch ("clock_button");
    g_assert_cmpint (sheet->clock_shows, ==, 6 * i);
    g_assert_false (sheet->ended);
    if (i == 5) {
      mean ("Goal");
      touch_card (1, 9);
    }
    if (i == 8) {
      mean ("Injury");
      touch_card (1, 9);
      mean ("Off");
      touch_card (1, 9);
      mean ("On");
      touch_card (1, 12);
    }
  }
  g_assert_cmpint (sheet->clock_shows, ==, sheet->clock_ends);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (page, "kind")), 1);
  g_assert_false (sv_table_enter_die (table, 1)); /* at a restart a 1 does not exist */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (page, "kind")), 2);
  g_assert_true (sv_table_enter_die (table, 1)); /* of a save it counts */
  g_assert_true (sv_table_is_over (table));
  g_autofree char *told = g_strdup (sv_window_get_told (window));
  g_autofree char *end = g_strdup_printf ("%s wins.", sv_table_get_team_name (table, 1));
  g_assert_cmpstr (told, ==, end);
  g_autofree char *report = dup_report (table);
  g_assert_nonnull (strstr (report, " 0–1 "));
  g_assert_nonnull (strstr (report, "  Yellow: 2 – 0\n"));
  g_assert_nonnull (strstr (report, "  On: 0 – 1\n"));
  g_autofree char *goal =
      g_strdup_printf ("Match, 30′: %s scores", sv_table_get_team_name (table, 1));
  g_assert_nonnull (strstr (report, goal));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_false (sv_table_is_over (table));
}

/* What cannot be read is not written over: it is told, and the next table is a new one. */
static void
test_damaged (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *path = g_build_filename (folder, "table-champions-2020.json", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean again;

  g_assert_true (g_file_set_contents (path, "half of a ta", -1, NULL));
  g_assert_null (sv_table_file_load (game, &again, &error));
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "half of a ta");
  g_clear_error (&error);
  g_autoptr (SvTable) table = sv_table_file_load (game, &again, &error);
  g_assert_no_error (error);
  g_assert_false (again);
  g_assert_nonnull (table);
}

typedef struct {
  const char *path;
  void (*test) (void);
  gboolean kept;    /* goes on with what the test before left */
  const char *game; /* or NULL: the first one */
} TableTest;

static void
run_at_table (gconstpointer data)
{
  const TableTest *it = data;

  const char *id = it->game != NULL ? it->game : sv_games ()[0]->id;

  sv_save_wait (); /* what the test before left */
  for (unsigned i = 0; !it->kept && sv_games ()[i] != NULL; i++)
    forget (sv_games ()[i]->id);
  open_table (id);
  it->test ();
  destroy (window);
}

int
main (int argc, char *argv[])
{
  static const TableTest tests[] = {
    { "/ui/table/count", test_count },
    { "/ui/table/again", test_again, TRUE },
    { "/ui/table/teams", test_teams },
    { "/ui/table/read-who-plays", test_fixed },
    { "/ui/table/wall", test_wall },
    { "/ui/table/beside", test_beside },
    { "/ui/table/clock", test_clock },
    { "/ui/table/type-the-time", test_type_time },
    { "/ui/table/type-the-minute", test_type_minute, FALSE, "champions-2020" },
    { "/ui/table/end-half-and-match", test_end },
    { "/ui/table/end-early-in-champions", test_end, FALSE, "champions-2020" },
    { "/ui/table/end-early-in-eleven", test_end, FALSE, "eleven" },
    { "/ui/table/score-without-the-clock", test_forgotten_clock },
    { "/ui/table/undo-into-the-match-before", test_undo_before },
    { "/ui/table/whistle-at-the-one", test_told_whistle, FALSE, "eleven" },
    { "/ui/table/read-what-is-told", test_told_apart },
    { "/ui/table/read-what-is-told-champions", test_told_apart, FALSE, "champions-2020" },
    { "/ui/table/rest-the-pointer", test_no_tooltips, FALSE, "champions-2020" },
    { "/ui/table/rules", test_rules },
    { "/ui/table/log", test_log },
    { "/ui/table/referee", test_referee },
    { "/ui/table/referee-follows", test_referee_follows },
    { "/ui/table/offered", test_offered },
    { "/ui/table/large", test_large },
    { "/ui/table/narrow", test_narrow },
    { "/ui/table/narrow-eleven", test_narrow, FALSE, "eleven" },
    { "/ui/table/narrow-champions", test_narrow, FALSE, "champions-2020" },
    { "/ui/table/marks", test_marks, FALSE, "champions-2020" },
    { "/ui/table/shootout", test_shootout, FALSE, "eleven" },
    { "/ui/table/kept", test_kept },
    { "/ui/table/whole-eleven", test_whole_eleven, FALSE, "eleven" },
    { "/ui/table/named-eleven", test_named_eleven, FALSE, "eleven" },
    { "/ui/table/whole-champions", test_whole_champions, FALSE, "champions-2020" },
    { "/ui/table/damaged", test_damaged },
  };

  begin (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_at_table);
  return run_tests ();
}
