/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The matches of a competition: played here, counted at a table, dropped in, and how they ended;
 * what is left in the middle of one is offered again. */

#include "cups-fixture.h"
#include "play-fixture.h"
#include "sv-cup-entering.h"
#include "sv-cup-wall.h"
#include "sv-match-file.h"
#include "sv-seats.h"
#include "sv-table-page.h"
#include "sv-table-shelf.h"

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

/* What is counted at a table stands in the row while it lasts, comes back when the last period has
 * had its time, and is put right with the table. */
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
  enter_result (page, 0, "11");
  enter_result (page, 0, "21");
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

/* What is level at the end of a knock-out match is decided at the table by a shoot-out, and nothing
 * is typed. */
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

/* Where the rules have a golden goal, that is the end; a match that is decided has no such
 * period. */
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

/* What is played here brings its result back. */
static void
test_play (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  g_autoptr (SvMatch) match = NULL;

  g_signal_connect (page, "play", G_CALLBACK (keep_match), &match);
  begin_here (page, 2);
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
  g_assert_cmpstr (told, ==, "There is no match of Elk against Fox left to play here.");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* How a typed result came about is said in its menu; a match that is there whole says that
 * itself. */
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

/* A table that the program left in the middle of a match, however it ended, is offered at the
 * start, knows its match, and brings the result there. */
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
  sv_auto_saver_flush (SV_AUTO_SAVER (table));
  g_autofree char *path = g_strdup (sv_table_get_fixture_link (table)->competition);
  g_assert_cmpuint (sv_table_get_fixture_link (table)->fixture, ==, 1);
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
  g_assert_nonnull (find_where (behind, says, "13:00 · Board 2 · Being played: 1–0", 0));
  while (sv_table_next_period (table))
    ;
  play_period (table, &now);
  SvCupBook *book = sv_cup_page_get_book (SV_CUP_PAGE (behind));
  const SvCupFixture *fixture = sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 1);
  g_assert_true (fixture->result.played);
  g_assert_cmpuint (fixture->result.score[0], ==, 1);
  destroy (window);
  settle (); /* what was let go of is written */

  /* Its result stands there: it is offered no more, and put away with the next look at the
   * competition. */
  window = start_window ();
  g_assert_null (find_where (window, opens_table, NULL, 0));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_assert_true (sv_window_open (window, file));
  g_autoptr (GPtrArray) kept = sv_table_shelf_list (path, FALSE);
  g_assert_cmpuint (kept->len, ==, 0);
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* Return who is chosen for a side in the dialog that asks who plays. */
static const char *
get_chosen (GtkWidget *dialog, const char *drop_down)
{
  GtkDropDown *kind = GTK_DROP_DOWN (template_child (dialog, drop_down));

  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (kind));
}

/* A computer player stands in for a team that is short of people, also in its next match; nothing
 * is asked where a match goes on. */
static void
test_computer (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  g_autoptr (SvMatch) match = NULL;

  g_signal_connect (page, "play", G_CALLBACK (keep_match), &match);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 2);
  GtkWidget *dialog = find_play_dialog ();
  g_assert_nonnull (find_where (dialog, says, "Elk", 0));
  g_assert_cmpstr (get_chosen (dialog, "kind1"), ==, "Person");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (dialog, "kind1")), 2);
  g_assert_cmpstr (get_chosen (dialog, "kind1"), ==, "Computer: Club");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == find_button (dialog, "Play", 0));
  g_assert_null (find_where (page, says, "Board 1 · Being played: 0–0", 0));
  gtk_window_destroy (GTK_WINDOW (dialog)); /* not this time */
  g_assert_null (match);
  begin_here (page, 2);
  g_assert_true (sv_seats_have_person (sv_match_get_seats (match), 1));
  sv_match_discard_match_saver (match);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 2);
  dialog = find_play_dialog ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (template_child (dialog, "kind1")), 3);
  g_signal_emit_by_name (find_button (dialog, "Play", 0), "clicked");
  g_assert_null (find_play_dialog ());
  g_assert_true (sv_seats_have_person (sv_match_get_seats (match), 0));
  g_assert_false (sv_seats_have_person (sv_match_get_seats (match), 1));
  play_on (match);
  /* A result that was typed is not played over. */
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 0);
  g_assert_null (find_play_dialog ());
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.clear", "u", 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 0);
  dialog = find_play_dialog ();
  g_assert_cmpstr (get_chosen (dialog, "kind0"), ==, "Computer: Champion");
  g_assert_cmpstr (get_chosen (dialog, "kind1"), ==, "Person");
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Of a team with more people than cards, those who are ticked play this match; the competition keeps
 * the team as it is. */
static void
test_reserves (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\",\"cards\":[{\"name\":\"Ann\"},{\"name\":\"Bea\"},"
      "{\"name\":\"Cas\"},{\"name\":\"Dre\"}],\"reserves\":[{\"name\":\"Eef\"}]},"
      "{\"name\":\"Owl\"}],\"plan\":{\"kind\":\"league\"},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);
  g_autoptr (SvMatch) match = NULL;

  g_signal_connect (page, "play", G_CALLBACK (keep_match), &match);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.play", "u", 0);
  GtkWidget *dialog = find_play_dialog ();
  GtkWidget *people = template_child (dialog, "people0");
  g_assert_true (gtk_widget_get_visible (people));
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "people1")));
  GtkWidget *play = find_button (dialog, "Play", 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (people, GTK_TYPE_CHECK_BUTTON, 1)),
                               FALSE);
  g_assert_false (gtk_widget_get_sensitive (play));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (people, GTK_TYPE_CHECK_BUTTON, 4)),
                               TRUE);
  g_assert_true (gtk_widget_get_sensitive (play));
  g_signal_emit_by_name (play, "clicked");
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->cards[1].name, ==, "Eef");
  const SvTeamDoc *kept = sv_cup_book_get_doc (book)->teams->pdata[0];
  g_assert_cmpstr (kept->cards[1].name, ==, "Bea");
  play_on (match);
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result.played);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gboolean
goes_on (GtkWidget *widget, gconstpointer data)
{
  return does_action (widget, "win.continue");
}

/* A match played here that was left is offered at the start, shows its competition behind it, and
 * brings the result there. */
static void
test_match_kept (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);

  begin_here (page, 1);
  settle ();
  play (sv_window_get_match (window_apart (window)), "die 4");
  close_all ();

  window = start_window ();
  GtkWidget *card = find_where (window, goes_on, NULL, 0);
  g_assert_nonnull (card);
  gtk_widget_activate_action_variant (
      card, "win.continue", gtk_actionable_get_action_target_value (GTK_ACTIONABLE (card)));
  g_assert_cmpstr (page_name (window), ==, "match");
  SvPage *behind = sv_window_find_page (window, "competition");
  g_assert_nonnull (find_where (behind, says, "13:00 · Board 2 · Being played: 0–0", 0));
  SvCupBook *book = sv_cup_page_get_book (SV_CUP_PAGE (behind));
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (book)));
  SvMatch *match = sv_window_get_match (window);
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  play_on (match);
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 1)->result.played);
  sv_match_discard_match_saver (match);
  close_all ();
  g_autofree char *gone = sv_library_remove (path, NULL);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-matches/play", test_play);
  g_test_add_func ("/cup-matches/play-with-a-computer-for-a-team", test_computer);
  g_test_add_func ("/cup-matches/table", test_table);
  g_test_add_func ("/cup-matches/drop", test_drop);
  g_test_add_func ("/cup-matches/how", test_how);
  g_test_add_func ("/cup-matches/table/kept", test_table_kept);
  g_test_add_func ("/cup-matches/table/shootout", test_table_shootout);
  g_test_add_func ("/cup-matches/table/golden", test_table_golden);
  g_test_add_func ("/cup-matches/match/reserves", test_reserves);
  g_test_add_func ("/cup-matches/match/kept", test_match_kept);
  return run_tests ();
}
