/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An afternoon with eight teams, as somebody in the canteen types it; a match that is played here, a tie
 * that is explained, a team that gives up. */

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

#include "application-fixture.h"
#include "play-fixture.h"
#include "sv-cup-bracket-view.h"
#include "sv-cup-clock.h"
#include "sv-cup-page.h"
#include "sv-cup-save.h"
#include "sv-cup-wall.h"
#include "sv-cup-words.h"
#include "sv-cups-page.h"
#include "sv-fixture-row.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-save.h"
#include "sv-sound.h"
#include "sv-table-page.h"
#include "sv-table-shelf.h"
#include "sv-toast.h"

static SvCupPage *
begin_cup (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  SvPage *page = sv_window_get_page (window);
  g_assert_true (SV_IS_CUPS_PAGE (page));
  assert_narrow (page);
  g_assert_true (g_str_has_prefix (said (page, "preview"), "Matches: 28. Rounds: 7."));
  g_signal_emit_by_name (find_button (page, "Begin the Competition", 0), "clicked");
  settle ();
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (window)));
  return SV_CUP_PAGE (sv_window_get_page (window));
}

static GtkEditable *
entry_of (SvCupPage *page, guint row)
{
  return GTK_EDITABLE (find (find_nth (page, SV_TYPE_FIXTURE_ROW, row), GTK_TYPE_ENTRY));
}

static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static void
test_afternoon (void)
{
  static const char *const results[] = { "32", "11", "04", "20" };
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  SvCupBook *book = sv_cup_page_get_book (page);

  for (unsigned round = 1; round <= 7; round++) {
    for (guint i = 0; i < 4; i++)
      gtk_editable_set_text (entry_of (page, i), results[(i + round) % 4]);
    gtk_widget_activate_action (GTK_WIDGET (page), "cup.round", "i", 1);
  }
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    g_assert_true (sv_cup_fixture (cup, i)->result.played);
  g_assert_nonnull (find_where (page, says, "Round 7 of 7", 0));

  /* The last result is taken back, and given again. */
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  cup = sv_cup_book_get_doc (book)->cup;
  g_assert_false (sv_cup_fixture (cup, 27)->result.played);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 3)), ==, "");
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), 1));
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 3)), !=, "");

  /* It is on the disk, and the page of competitions has it. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  sv_save_wait ();
  settle ();
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  g_autoptr (GError) error = NULL;
  g_assert_cmpuint (paths->len, ==, 1);
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (paths->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_true (sv_cup_fixture (kept->cup, 27)->result.played);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], &error);
  g_assert_no_error (error);
  destroy (window);
}

/* A page of what text says, kept nowhere. */
static SvCupBook *
open_text (const char *text, GtkWidget **window, SvCupPage **page)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  SvCupBook *book = sv_cup_book_new (doc, NULL);
  *page = SV_CUP_PAGE (sv_cup_page_new (book));
  *window = show_alone (*page, 1000, 700);
  return book;
}

/* Of three teams. */
static SvCupBook *
open_three (GtkWidget **window, SvCupPage **page)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
      "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1],\"score\":[2,3]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2],\"score\":[0,1]},"
      "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";
  return open_text (text, window, page);
}

/* The page opens at the first round that is not played; what is typed counts, the tie has its sentence. */
static void
test_tie (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  g_assert_nonnull (find_where (page, says, "Round 3 of 3", 0));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (entry_of (page, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Result of Elk against Fox");
  gtk_editable_set_text (entry_of (page, 0), "10-0");
  g_signal_emit_by_name (entry_of (page, 0), "activate");
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2)->result.score[0], ==, 10);
  gtk_editable_set_text (entry_of (page, 0), "04");
  /* All three have two points: Fox +3, Owl 0, Elk -3 among them. */
  g_assert_nonnull (find_where (page, says, "Level with Owl on points; 1–0 in their match", 0));
  assert_narrow (page);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.withdraw", "u", 2);
  g_assert_nonnull (find_where (page, says, "Withdrawn", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.back", "u", 2);
  g_assert_null (find_where (page, says, "Withdrawn", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gboolean
begins_with (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static guint
count_listed (SvCupPage *page)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find (page, GTK_TYPE_LIST_VIEW)))));
}

/* All matches stand in a list, those of a team if one types a part of its name; a click leads to the
 * field. */
static void
test_search (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_stack_set_visible_child_name (GTK_STACK (find (page, GTK_TYPE_STACK)), "matches");
  g_assert_cmpuint (count_listed (page), ==, 3);
  GtkWidget *search = find (page, GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (search), "OW");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_listed (page), ==, 2);
  assert_narrow (page);
  gtk_editable_set_text (GTK_EDITABLE (search), "Bear");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_listed (page), ==, 0);
  g_assert_true (gtk_widget_get_visible (
      find_where (page, says, "No match has a team that is called so.", 0)));
  gtk_editable_set_text (GTK_EDITABLE (search), "fox");
  g_signal_emit_by_name (search, "search-changed");
  g_signal_emit_by_name (find (page, GTK_TYPE_LIST_VIEW), "activate", 0);
  g_assert_nonnull (find_where (page, says, "Round 1 of 3", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A team's own page has what the table and its matches say of it. */
static void
test_team (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 1);
  g_assert_nonnull (find_where (page, says, "Place 2 of 3, with 2 points.", 0));
  g_assert_nonnull (find_where (page, begins_with, "2 played: 1 won, 0 drawn, 1 lost;", 0));
  GtkWidget *won = find_where (page, says, "W", 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (won), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Won 3–2 against Fox");
  g_assert_cmpuint (count_listed (page), ==, 2);
  assert_narrow (page);
  g_signal_emit_by_name (find_button (page, "Withdraw the Team", 0), "clicked");
  g_assert_true (sv_cup_is_withdrawn (sv_cup_book_get_doc (book)->cup, 1));
  g_assert_nonnull (find_button (page, "Let the Team Take Part Again", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A knock-out of four and a match for third place: the bracket has a button for each match, by name; the
 * winners move on in it, and a click leads to the field. */
static void
test_bracket (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"},{\"name\":\"Ibex\"}],"
      "\"plan\":{\"kind\":\"knockout\",\"boards\":2,\"third\":true},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":3}]},"
      "{\"round\":1,\"slot\":1,\"board\":2,\"from\":[{\"team\":1},{\"team\":2}]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"loser\":0},{\"loser\":1}]},"
      "{\"round\":2,\"slot\":1,\"board\":2,\"from\":[{\"winner\":0},{\"winner\":1}]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);

  gtk_stack_set_visible_child_name (GTK_STACK (find (page, GTK_TYPE_STACK)), "bracket");
  GtkWidget *bracket = find (page, SV_TYPE_CUP_BRACKET_VIEW);
  g_assert_nonnull (find_where (bracket, says, "For third place", 0));
  g_assert_nonnull (find_where (bracket, says, "Winner of match 1", 0));
  gtk_editable_set_text (entry_of (page, 0), "31");
  gtk_editable_set_text (entry_of (page, 1), "22 5-4");
  g_signal_emit_by_name (entry_of (page, 1), "activate");
  g_assert_null (find_where (bracket, says, "Winner of match 1", 0));
  g_assert_nonnull (find_where (bracket, says, "2 (5)", 0));
  GtkWidget *final = find_nth (bracket, GTK_TYPE_BUTTON, 3);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (final), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Final, match 4: Fox – Owl");
  g_signal_emit_by_name (final, "clicked");
  g_assert_nonnull (find_where (page, says, "Round 2 of 2: Final", 0));
  assert_narrow (page);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gint64
tell_time (gpointer now)
{
  return *(gint64 *)now;
}

static void
note_sound (const char *name, int decibels, gpointer heard)
{
  g_string_append (heard, name);
}

static gboolean
is_start (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "pill");
}

/* One clock for all boards: it runs on while another page is shown, and the whistle ends it. */
static void
test_clock (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  SvClock *clock = sv_cup_book_get_clock (book);
  g_autoptr (GString) heard = g_string_new (NULL);
  gint64 now = 0;

  sv_sound_set_player (note_sound, heard);
  sv_clock_set_source (clock, tell_time, &now);
  g_assert_cmpint (sv_clock_get_length (clock), ==, 25 * 60 * 1000);
  sv_clock_set (clock, 4000, 0);
  GtkWidget *bar = find (page, SV_TYPE_CUP_CLOCK);
  GtkWidget *button = find_where (bar, is_start, NULL, 0);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (sv_clock_get_running (clock));
  g_object_ref (page);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  now += 1500 * 1000;
  sv_clock_check (clock);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  g_object_unref (page);
  g_assert_nonnull (find_where (bar, says, "0:03", 0));
  now += 3000 * 1000;
  sv_clock_check (clock);
  g_assert_nonnull (find_where (bar, says, "0:00", 0));
  g_assert_nonnull (strstr (heard->str, "whistle"));
  sv_sound_set_player (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
keep_match (gpointer page, SvMatch *match, gboolean apart, SvMatch **place)
{
  g_set_object (place, match);
}

static void
keep_table (gpointer page, SvTable *table, SvTable **place)
{
  *place = table;
}

/* What is counted at a table stands in the row while it lasts, comes back when the last period has had its
 * time, and is put right with the table. */
static void
test_table (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  SvTable *table = NULL, *again = NULL;
  gint64 now = 0;

  g_signal_connect (page, "table", G_CALLBACK (keep_table), &table);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.table", "u", 2);
  g_assert_cmpstr (sv_table_get_team_name (table, 0), ==, "Elk");
  sv_table_add_goal (table, 0, 1);
  g_assert_nonnull (find_where (page, says, "Board 1 · Being played: 1–0", 0));
  g_signal_handlers_disconnect_by_func (page, keep_table, &table);
  g_signal_connect (page, "table", G_CALLBACK (keep_table), &again);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.table", "u", 2);
  g_assert_true (again == table);

  while (sv_table_next_period (table))
    ;
  SvClock *clock = sv_table_get_clock (table);
  sv_clock_set_source (clock, tell_time, &now);
  sv_clock_set (clock, 2000, 0);
  sv_clock_set_wanted (clock, TRUE);
  sv_clock_set_paused (clock, FALSE);
  g_assert_false (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2)->result.played);
  now += 2500 * 1000;
  sv_clock_check (clock);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1–0");
  sv_table_add_goal (table, 1, -1);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1–1");

  /* An end that is undone at the table is none here either, until it comes again. */
  SvUndo *undo = sv_table_get_undo (table);
  sv_undo_go (undo, -2);
  g_assert_false (sv_table_is_over (table) && sv_table_get_score (table, 0) == 1);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "");
  g_assert_nonnull (find_where (page, says, "Board 1 · Being played: 1–0", 0));
  sv_undo_go (undo, 2);
  sv_clock_set (clock, 2000, 0);
  sv_clock_set_wanted (clock, TRUE);
  sv_clock_set_paused (clock, FALSE);
  now += 2500 * 1000;
  sv_clock_check (clock);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1–1");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.clear", "u", 2);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.take-table", "u", 2);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1–1");

  /* Whose goal it was stands on the team's page and on the wall; a typed result knows nobody. */
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 2);
  g_assert_nonnull (find_where (page, says, "Goals: 1 × Striker 2.", 0));
  GtkWindow *wall = sv_cup_wall_new (book, GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", -1);
  g_assert_nonnull (find_where (wall, says, "Scorers", 0));
  g_assert_nonnull (find_where (wall, says, "Striker 2", 0));
  gtk_editable_set_text (entry_of (page, 0), "11");
  gtk_editable_set_text (entry_of (page, 0), "21");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 2);
  g_assert_null (find_where (page, begins_with, "Goals: 1", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Let the clock of a table run out. */
static void
play_period (SvTable *table, gint64 *now)
{
  SvClock *clock = sv_table_get_clock (table);

  const gint64 length = sv_clock_get_length (clock);

  sv_clock_set_source (clock, tell_time, now);
  sv_clock_set (clock, length, length - 2000);
  sv_clock_set_wanted (clock, TRUE);
  sv_clock_set_paused (clock, FALSE);
  *now += 2500 * 1000;
  sv_clock_check (clock);
}

/* The table of fixture 0 of a knock-out of four by these rules. */
static SvCupBook *
open_knockout (const char *variant, GtkWidget **window, SvCupPage **page, SvTable **table)
{
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":%s,"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"},{\"name\":\"Ibex\"}],"
      "\"plan\":{\"kind\":\"knockout\",\"boards\":2},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":3}]},"
      "{\"round\":1,\"slot\":1,\"board\":2,\"from\":[{\"team\":1},{\"team\":2}]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"winner\":0},{\"winner\":1}]}]}",
      variant);
  SvCupBook *book = open_text (text, window, page);

  g_signal_connect (*page, "table", G_CALLBACK (keep_table), table);
  gtk_widget_activate_action (GTK_WIDGET (*page), "cup.table", "u", 0);
  return book;
}

/* What is level at the end of a knock-out match is decided at the table by a shoot-out, and nothing is typed. */
static void
test_table_shootout (void)
{
  GtkWidget *window;
  SvCupPage *page;
  SvTable *table = NULL;
  gint64 now = 0;
  g_autoptr (SvCupBook) book = open_knockout ("{}", &window, &page, &table);
  const SvCupResult *result;

  sv_table_add_goal (table, 0, -1);
  sv_table_turn (table); /* the clock runs */
  g_assert_false (sv_clock_get_paused (sv_table_get_clock (table)));
  play_period (table, &now);
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_NEXT);
  sv_table_turn (table);
  sv_table_add_goal (table, 1, 2);
  play_period (table, &now);
  result = &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result;
  g_assert_false (result->played);
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_NEXT);
  sv_table_turn (table);
  g_assert_cmpstr (sv_table_get_period_name (table), ==, "Shoot-out: 0–0");
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_DONE);
  sv_table_add_goal (table, 1, -1);
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_END);
  sv_table_add_goal (table, 0, -1);
  sv_table_add_goal (table, 0, -1);
  g_assert_cmpstr (sv_table_get_period_name (table), ==, "Shoot-out: 2–1");
  g_assert_false (result->played);
  sv_table_turn (table);
  result = &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result;
  g_assert_true (result->played && result->how == SV_END_PENALTIES);
  g_assert_cmpuint (result->score[0], ==, 1);
  g_assert_cmpuint (result->score[1], ==, 1);
  g_assert_cmpuint (result->shootout[0], ==, 2);
  g_assert_cmpuint (result->shootout[1], ==, 1);
  g_assert_true (sv_table_is_over (table));
  sv_table_add_goal (table, 0, -1); /* one was forgotten */
  result = &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result;
  g_assert_cmpuint (result->shootout[0], ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Where the rules have a golden goal, that is the end; a match that is decided has no such period. */
static void
test_table_golden (void)
{
  GtkWidget *window;
  SvCupPage *page;
  SvTable *table = NULL;
  gint64 now = 0;
  g_autoptr (SvCupBook) book = open_knockout ("{\"golden_goal\":true}", &window, &page, &table);

  play_period (table, &now);
  sv_table_turn (table);
  sv_table_add_goal (table, 0, -1);
  g_assert_false (sv_table_can_next (table));
  sv_table_add_goal (table, 1, -1);
  play_period (table, &now);
  sv_table_turn (table);
  g_assert_cmpstr (sv_table_get_period_name (table), ==, "Golden goal");
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_DONE);
  sv_table_add_goal (table, 1, 0);
  const SvCupResult *result = &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result;
  g_assert_true (result->played && result->how == SV_END_GOLDEN_GOAL);
  g_assert_cmpuint (result->score[1], ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gboolean
is_live (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "live");
}

/* What is played here brings its result back. */
static void
test_play (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  g_autoptr (SvMatch) match = NULL;

  g_signal_connect (page, "play", G_CALLBACK (keep_match), &match);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 2);
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->name, ==, "Elk");
  play_on (match);
  const SvCupFixture *fixture = sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2);
  const SvView *view = sv_match_get_view (match);
  g_assert_true (fixture->result.played);
  g_assert_cmpint (fixture->result.score[0], ==, view->score[0]);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), !=, "");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* The wall turns its pages by hand, and shows the score of a match that is played here at once. */
static void
test_wall (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  GtkWindow *wall = sv_cup_wall_new (book, GTK_WINDOW (window));
  g_autoptr (SvMatch) match = sv_cup_book_play (book, 2);

  gtk_window_present (wall);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  g_assert_nonnull (find_where (wall, says, "Now: Round 3", 0));
  GtkWidget *live = find_where (wall, is_live, NULL, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (live)), ==, "0–0");
  play_on (match);
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Scorers", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Table", 0));
  g_assert_nonnull (find_where (wall, says, "Fox", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* What is on and what comes next stand before the table. */
static void
test_wall_pages (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  GtkWindow *wall = sv_cup_wall_new (book, GTK_WINDOW (window));

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.clear", "u", 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.clear", "u", 0);
  g_assert_nonnull (find_where (wall, says, "Now: Round 1", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Next: Round 2", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Table", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Now: Round 1", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", -1);
  g_assert_nonnull (find_where (wall, says, "Table", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
keep_sentence (SvCupBook *book, const char *sentence, char **place)
{
  g_free (*place);
  *place = g_strdup (sentence);
}

/* A match that is dropped on the page goes to where its teams meet; once. */
static void
test_drop (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  g_autoptr (SvMatch) match =
      sv_match_new (sv_cup_doc_open_match (sv_cup_book_get_doc (book), 2, NULL));
  g_autofree char *told = NULL;

  play_on (match);
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_autofree char *path = write_file ("dropped.svmatch", text);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_signal_connect (book, "notice", G_CALLBACK (keep_sentence), &told);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.take", "s", uri);
  g_assert_null (told);
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2)->result.played);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.take", "s", uri);
  g_assert_cmpstr (told, ==, "No match of Elk against Fox is still to be played here.");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* What people type as a result. */
static void
test_typed (void)
{
  static const struct {
    const char *text;
    gboolean read;
    unsigned how, score[2], shootout[2];
  } cases[] = {
    { "32", TRUE, SV_END_FULL_TIME, { 3, 2 }, { 0, 0 } },
    { " 12-3 ", TRUE, SV_END_FULL_TIME, { 12, 3 }, { 0, 0 } },
    { "4–2", TRUE, SV_END_FULL_TIME, { 4, 2 }, { 0, 0 } },
    { "4:2", TRUE, SV_END_FULL_TIME, { 4, 2 }, { 0, 0 } },
    { "22 5-4", TRUE, SV_END_PENALTIES, { 2, 2 }, { 5, 4 } },
    { "3", FALSE, 0, { 0, 0 }, { 0, 0 } },
    { "123", FALSE, 0, { 0, 0 }, { 0, 0 } },
    { "3-", FALSE, 0, { 0, 0 }, { 0, 0 } },
    { "é", FALSE, 0, { 0, 0 }, { 0, 0 } },
    { "1-2 3-4 5-6", FALSE, 0, { 0, 0 }, { 0, 0 } },
    { "9999-1", FALSE, 0, { 0, 0 }, { 0, 0 } },
  };
  SvCupResult result;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_cmpint (sv_cup_words_read_result (cases[i].text, &result, NULL), ==, cases[i].read);
    if (!cases[i].read)
      continue;
    g_assert_true (result.played && result.how == cases[i].how);
    g_assert_cmpmem (result.score, sizeof result.score, cases[i].score, sizeof cases[i].score);
    g_assert_cmpmem (result.shootout, sizeof result.shootout, cases[i].shootout,
                     sizeof cases[i].shootout);
  }
  g_assert_true (sv_cup_words_read_result ("", &result, NULL));
  g_assert_false (result.played);
}

/* Names come one on a line, or as a spreadsheet has them. */
static void
test_names (void)
{
  static const char text[] = "Fox\n\n  Owl \r\n1,Elk,blue\n2;Ibex;red\n3\tBear\tgreen\n\"Lynx\",4\n"
                             "Jan, Piet and Klaas\n11\n";
  static const char *const expected[] = {
    "Fox", "Owl", "Elk", "Ibex", "Bear", "Lynx", "Jan, Piet and Klaas", "11"
  };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  sv_cup_words_read_names (text, names);
  g_assert_cmpuint (names->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < names->len; i++)
    g_assert_cmpstr (names->pdata[i], ==, expected[i]);
}

/* A competition that was deleted is out of sight, and comes back as it was. */
static void
test_delete (void)
{
  SvWindow *window = start_window ();
  begin_cup (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  settle ();
  SvPage *page = sv_window_get_page (window);
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  const guint before = paths->len;
  g_autofree char *path = g_strdup (paths->pdata[0]);

  gtk_widget_activate_action (GTK_WIDGET (page), "cups.remove", "s", path);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  settle ();
  GtkWidget *toast = find (window, SV_TYPE_TOAST);
  g_assert_cmpstr (sv_toast_get_sentence (SV_TOAST (toast)), ==, "“Competition” is deleted.");
  g_signal_emit_by_name (find_button (toast, "Undo", 0), "clicked");
  settle ();
  g_autoptr (GPtrArray) after = sv_library_paths (SV_DOCUMENT_CUP);
  g_assert_cmpuint (after->len, ==, before);
  g_autofree char *gone = sv_library_remove (after->pdata[0], NULL);
  g_assert_nonnull (gone);
  destroy (window);
}

static char *
names_in (SvPage *page)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (template_child (page, "names"));
  char *text;

  g_object_get (buffer, "text", &text, NULL);
  return text;
}

/* Who meets whom is shown before it begins, by lot if one likes, and stays as it is shown; Ctrl+Z among the names
 * takes a draw back. */
static void
test_draw (void)
{
  SvWindow *window = start_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  SvPage *page = sv_window_get_page (window);
  g_autofree char *before = names_in (page);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (template_child (page, "names"));

  g_assert_nonnull (strstr (said (page, "draw_words"), "Team 1 – Team 8"));
  for (unsigned i = 0; i < 20; i++) /* one order of 40 320 */
    g_signal_emit_by_name (find_button (page, "Draw Lots", 0), "clicked");
  g_autofree char *after = names_in (page);
  g_assert_cmpstr (before, !=, after);
  for (unsigned t = 1; t <= 8; t++) {
    g_autofree char *name = g_strdup_printf ("Team %u\n", t);
    g_assert_nonnull (strstr (after, name));
  }
  gtk_text_buffer_undo (buffer);
  gtk_text_buffer_redo (buffer);
  g_autofree char *again = names_in (page);
  g_assert_cmpstr (again, ==, after);
  gtk_drop_down_set_selected (template_child (page, "kind_choice"), SV_CUP_GROUPS);
  g_assert_cmpstr (said (page, "draw_title"), ==, "The Groups");
  g_autofree char *words = g_strdup (said (page, "draw_words"));
  const char *lots = strstr (words, "Lots, for teams that nothing else parts: ");
  g_assert_nonnull (lots);
  assert_narrow (page);

  /* What was shown is what begins. */
  g_signal_emit_by_name (find_button (page, "Begin the Competition", 0), "clicked");
  settle ();
  const SvCupDoc *doc =
      sv_cup_book_get_doc (sv_cup_page_get_book (SV_CUP_PAGE (sv_window_get_page (window))));
  g_autoptr (GString) drawn = g_string_new ("Lots, for teams that nothing else parts: ");
  for (unsigned k = 0; k < 8; k++) {
    for (unsigned t = 0; t < 8; t++)
      if (doc->cup->lots[t] == k)
        g_string_append_printf (drawn, "%s%s", k > 0 ? ", " : "",
                                ((SvTeamDoc *)doc->teams->pdata[t])->name);
  }
  g_assert_cmpstr (lots, ==, drawn->str);
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  destroy (window);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], NULL);
}

/* The targets of an action in a menu, in its order, with commas behind. */
static void
list_targets (GMenuModel *menu, const char *wanted, GString *found)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *action = NULL, *target = NULL;
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

    if (section != NULL)
      list_targets (section, wanted, found);
    if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action) &&
        g_str_equal (action, wanted) &&
        g_menu_model_get_item_attribute (menu, i, "target", "s", &target))
      g_string_append_printf (found, "%s,", target);
  }
}

/* The window that is not main, which is closed. */
static gboolean
close_other (GtkWindow *main)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
    if (window == main || !gtk_widget_get_visible (GTK_WIDGET (window)))
      continue;
    gtk_window_close (window);
    settle ();
    return TRUE;
  }
  return FALSE;
}

/* The desktop's dialog for files looks for providers of clouds, and leaves their names behind. */
static void
open_and_close_dialog (SvWindow *window, const char *what)
{
#ifdef __SANITIZE_ADDRESS__
  __lsan_disable ();
#endif
  gtk_widget_activate_action (GTK_WIDGET (window), "win.export", "s", what);
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable ();
#endif
}

/* The menu of the page exports in five ways, each of which asks where and writes what it says, and prints. */
static void
test_exports (void)
{
  static const struct {
    const char *what, *begins;
  } exports[] = { { "table", "group,rank,name," },
                  { "matches", "match,round,slot," },
                  { "scorers", "goals,name,team," },
                  { "markdown", "# Competition\n" },
                  { "web", "<!DOCTYPE html>" } };
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);

  gtk_editable_set_text (entry_of (page, 0), "32");
  GtkMenuButton *menu =
      template_child (gtk_window_get_titlebar (GTK_WINDOW (window)), "menu_button");
  gtk_menu_button_popup (menu); /* it is made only then */
  list_targets (gtk_menu_button_get_menu_model (menu), "win.export", found);
  gtk_menu_button_popdown (menu);
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++) {
    g_autofree char *path = g_build_filename (g_get_tmp_dir (), exports[i].what, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autofree char *text = NULL;

    g_string_append_printf (expected, "%s,", exports[i].what);
    open_and_close_dialog (window, exports[i].what);
    sv_cup_save_to (page, exports[i].what, file);
    settle ();
    g_assert_cmpstr (sv_window_get_told (window), ==, "The competition is exported.");
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_assert_true (g_str_has_prefix (text, exports[i].begins));
    g_assert_cmpint (strstr (text, "Team 1") != NULL, ==, i != 2);
  }
  g_assert_cmpstr (found->str, ==, expected->str);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  destroy (window);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], NULL);
}

/* How a typed result came about is said in its menu; a match that is there whole says that itself. */
static void
test_how (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  g_autoptr (SvMatch) match = sv_cup_book_play (book, 2);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.how", "(us)", 0, "forfeit");
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result.how, ==,
                    SV_CUP_FORFEIT);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.how", "(us)", 0, "full time");
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result.how, ==,
                    SV_END_FULL_TIME);
  play_on (match);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.how", "(us)", 2, "extra time");
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2)->result.how, ==,
                    SV_END_FULL_TIME);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gboolean
opens_table (GtkWidget *widget, gconstpointer data)
{
  return does_action (widget, "win.cup-table");
}

/* A table that the program left in the middle of a match, however it ended, is offered at the start, knows its match, and
 * brings the result there. */
static void
test_table_kept (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  gint64 now = 0;

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.table", "u", 1);
  g_assert_cmpstr (page_name (window), ==, "table");
  SvTable *table = sv_table_page_get_table (SV_TABLE_PAGE (sv_window_get_page (window)));
  sv_table_add_goal (table, 0, 3);
  sv_keeper_flush (SV_KEEPER (table));
  g_autofree char *path = g_strdup (sv_table_get_bond (table)->competition);
  g_assert_cmpuint (sv_table_get_bond (table)->fixture, ==, 1);
  destroy (window);

  window = start_window ();
  GtkWidget *card = find_where (window, opens_table, NULL, 0);
  g_assert_nonnull (card);
  gtk_widget_activate_action_variant (
      card, "win.cup-table", gtk_actionable_get_action_target_value (GTK_ACTIONABLE (card)));
  g_assert_cmpstr (page_name (window), ==, "table");
  table = sv_table_page_get_table (SV_TABLE_PAGE (sv_window_get_page (window)));
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  SvPage *behind = sv_window_find_page (window, "competition");
  g_assert_nonnull (find_where (behind, says, "Board 2 · Being played: 1–0", 0));
  while (sv_table_next_period (table))
    ;
  play_period (table, &now);
  SvCupBook *book = sv_cup_page_get_book (SV_CUP_PAGE (behind));
  const SvCupFixture *fixture = sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 1);
  g_assert_true (fixture->result.played);
  g_assert_cmpuint (fixture->result.score[0], ==, 1);
  destroy (window);
  settle (); /* what was let go of is written */

  /* Its result stands there: it is offered no more, and put away with the next look at the competition. */
  window = start_window ();
  g_assert_null (find_where (window, opens_table, NULL, 0));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_assert_true (sv_window_open (window, file));
  g_autoptr (GPtrArray) kept = sv_table_shelf_list (path, FALSE);
  g_assert_cmpuint (kept->len, ==, 0);
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

static gboolean
goes_on (GtkWidget *widget, gconstpointer data)
{
  return does_action (widget, "win.continue");
}

/* The match that the last window plays, apart from the one with the competition. */
static SvMatch *
match_apart (SvWindow *window)
{
  for (GList *i = gtk_application_get_windows (GTK_APPLICATION (application)); i != NULL;
       i = i->next)
    if (i->data != window && SV_IS_WINDOW (i->data))
      return sv_window_get_match (i->data);
  g_assert_not_reached ();
}

static void
close_all (void)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    destroy (windows->data);
  sv_save_wait ();
  settle ();
}

/* A match played here that was left is offered at the start, shows its competition behind it, and brings the
 * result there. */
static void
test_match_kept (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 1);
  settle ();
  play (match_apart (window), "die 4");
  close_all ();

  window = start_window ();
  GtkWidget *card = find_where (window, goes_on, NULL, 0);
  g_assert_nonnull (card);
  gtk_widget_activate_action_variant (
      card, "win.continue", gtk_actionable_get_action_target_value (GTK_ACTIONABLE (card)));
  g_assert_cmpstr (page_name (window), ==, "match");
  SvPage *behind = sv_window_find_page (window, "competition");
  g_assert_nonnull (find_where (behind, says, "Board 2 · Being played: 0–0", 0));
  SvCupBook *book = sv_cup_page_get_book (SV_CUP_PAGE (behind));
  g_autofree char *path = g_strdup (sv_keeper_get_path (SV_KEEPER (book)));
  SvMatch *match = sv_window_get_match (window);
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  play_on (match);
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 1)->result.played);
  sv_match_discard_autosave (match);
  close_all ();
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* A team of the library takes the place of the names that stood there first. */
static void
test_library (void)
{
  SvWindow *window = start_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  SvPage *page = sv_window_get_page (window);

  gtk_widget_activate_action (GTK_WIDGET (page), "cups.add-team", "s", "Velocitas");
  gtk_widget_activate_action (GTK_WIDGET (page), "cups.add-team", "s", "Orange");
  g_autofree char *names = names_in (page);
  g_assert_cmpstr (names, ==, "Velocitas\nOrange\n");
  g_assert_cmpstr (said (page, "draw_words"), ==, "Velocitas – Orange");
  destroy (window);
}

static char *
only_path (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);

  g_assert_cmpuint (paths->len, ==, 1);
  return g_strdup (paths->pdata[0]);
}

/* Another window with the competition of that path. */
static SvCupPage *
open_again (SvWindow **window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  *window = start_window ();
  g_assert_true (sv_window_open (*window, file));
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (*window)));
  return SV_CUP_PAGE (sv_window_get_page (*window));
}

/* What is typed in one window stands in the other at once, undo is the same in both, and closing one of
 * them takes nothing from the other. */
static void
test_two_windows (void)
{
  SvWindow *one = start_window (), *other;
  SvCupPage *first = begin_cup (one);
  g_autofree char *path = only_path ();
  SvCupPage *second = open_again (&other, path);

  gtk_editable_set_text (entry_of (first, 0), "32");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (second, 0)), ==, "3–2");
  gtk_editable_set_text (entry_of (second, 1), "11");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (first, 1)), ==, "1–1");
  gtk_widget_activate_action (GTK_WIDGET (other), "draft.undo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (first, 1)), ==, "");
  destroy (one);

  /* A result that comes while the field has the focus stands there, and stays when the focus goes. */
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (second, 2)));
  const SvCupResult result = { .played = true, .score = { 4, 0 } };
  SvCupBook *book = sv_cup_page_get_book (second);
  sv_cup_book_commit (book, sv_cup_doc_result (sv_cup_book_get_doc (book), 2, &result, NULL), NULL,
                      NULL);
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (second, 3)));
  g_assert_cmpstr (gtk_editable_get_text (entry_of (second, 2)), ==, "4–0");
  destroy (other);
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (path, NULL);
  g_assert_true (sv_cup_fixture (kept->cup, 0)->result.played);
  g_assert_true (sv_cup_fixture (kept->cup, 2)->result.played);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* One that another window shows: that shows the list and says why; all that was entered comes back. One of
 * which a match is being played stays. */
static void
test_delete_open (void)
{
  SvWindow *one = start_window (), *other;
  begin_cup (one);
  g_autofree char *path = only_path ();
  SvCupPage *second = open_again (&other, path);
  g_autoptr (SvMatch) match = sv_cup_book_play (sv_cup_page_get_book (second), 0);

  gtk_widget_activate_action (GTK_WIDGET (one), "win.competitions", NULL);
  SvPage *page = sv_window_get_page (one);
  play (match, "die 4");
  gtk_widget_activate_action (GTK_WIDGET (page), "cups.remove", "s", path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (sv_window_get_told (one), ==,
                   "A match of this competition is being played. End or leave that first.");
  g_clear_object (&match);
  gtk_editable_set_text (entry_of (second, 3), "52");
  gtk_widget_activate_action (GTK_WIDGET (page), "cups.remove", "s", path);
  settle ();
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (page_name (other), ==, "competitions");
  g_assert_cmpstr (sv_window_get_told (other), ==, "“Competition” is deleted.");
  g_assert_null (sv_window_find_page (other, "competition"));
  g_signal_emit_by_name (find_button (find (one, SV_TYPE_TOAST), "Undo", 0), "clicked");
  settle ();
  g_autofree char *again = only_path ();
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (again, NULL);
  g_assert_cmpuint (sv_cup_fixture (kept->cup, 3)->result.score[0], ==, 5);
  g_autofree char *gone = sv_library_remove (again, NULL);
  destroy (one);
  destroy (other);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cups/typed", test_typed);
  g_test_add_func ("/cups/tie", test_tie);
  g_test_add_func ("/cups/search", test_search);
  g_test_add_func ("/cups/team", test_team);
  g_test_add_func ("/cups/bracket", test_bracket);
  g_test_add_func ("/cups/clock", test_clock);
  g_test_add_func ("/cups/play", test_play);
  g_test_add_func ("/cups/table", test_table);
  g_test_add_func ("/cups/wall", test_wall);
  g_test_add_func ("/cups/wall/pages", test_wall_pages);
  g_test_add_func ("/cups/drop", test_drop);
  g_test_add_func ("/cups/names", test_names);
  g_test_add_func ("/cups/S-111/afternoon", test_afternoon);
  g_test_add_func ("/cups/delete", test_delete);
  g_test_add_func ("/cups/draw", test_draw);
  g_test_add_func ("/cups/exports", test_exports);
  g_test_add_func ("/cups/how", test_how);
  g_test_add_func ("/cups/table/kept", test_table_kept);
  g_test_add_func ("/cups/table/shootout", test_table_shootout);
  g_test_add_func ("/cups/table/golden", test_table_golden);
  g_test_add_func ("/cups/match/kept", test_match_kept);
  g_test_add_func ("/cups/library", test_library);
  g_test_add_func ("/cups/two-windows", test_two_windows);
  g_test_add_func ("/cups/delete/open", test_delete_open);
  return run_tests ();
}
