/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is over is kept: a match that was played to its end, here, at the table or in a competition,
 * is in the match book by itself, counts for the season once, and is not offered under Continue. */

#include "book-fixture.h"
#include "save-fixture.h"
#include "season-fixture.h"
#include "sv-cup-page.h"
#include "sv-evening.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-match-undo.h"
#include "sv-replay-bar.h"
#include "sv-table-file.h"
#include "sv-table-page.h"
#include "sv-table.h"
#include "sv-trophy-shelf.h"
#include "sv-unfinished.h"
#include "time-fixture.h"

#include <string.h>

static char *folder;

/* A whole match of the traces between these two, before its last event. */
static SvMatch *
match_begun_at (const char *created, const char *home, const char *away)
{
  g_autofree char *trace = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces",
                                                  "strafworp", "whole-match.svmatch", NULL);
  g_autofree char *path = season_file (trace, folder, home, away);
  SvMatchDoc *doc = sv_match_doc_load (path, NULL, NULL);

  g_assert_nonnull (doc);
  g_free (doc->created);
  doc->created = g_strdup (created);
  g_free (doc->title);
  doc->title = g_strdup ("");
  g_unlink (path);
  SvMatchDoc *before = sv_match_doc_copy (doc, sv_history_get_length (doc->history) - 1);
  sv_match_doc_free (doc);
  before->elapsed_ms -= 1000;
  return sv_match_new (before);
}

static SvMatch *
match_before_end (const char *home, const char *away)
{
  return match_begun_at ("2026-11-26T12:00:00Z", home, away);
}

/* What was kept here before. */
static void
clear (void)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GDir) dir = g_dir_open (autosaves, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (autosaves, name, NULL);
    g_unlink (path);
  }
}

/* Let the time of the last half run out. */
static void
run_out (SvMatch *match)
{
  static gint64 now_us;
  SvClock *clock = sv_match_get_clock (match);

  sv_clock_set_source (clock, fake_time, &now_us);
  sv_clock_set_paused (clock, FALSE);
  while (sv_match_get_node (match)->kind != SV_NODE_OVER) {
    now_us += 250000;
    sv_clock_check (clock);
  }
}

/* Play it (transfer full) to its end in window. */
static SvMatch *
play_out (SvWindow *window, SvMatch *begun)
{
  g_autoptr (SvMatch) match = begun;

  sv_window_show_match (window, match);
  run_out (match);
  g_assert_cmpint (sv_match_get_node (match)->kind, ==, SV_NODE_OVER);
  sv_match_flush (match);
  settle ();
  return sv_window_get_match (window);
}

static SvMatch *
end_match (SvWindow *window, const char *home, const char *away)
{
  return play_out (window, match_before_end (home, away));
}

/* Play a match that was begun so many seconds ago. */
static SvMatch *
end_match_today (SvWindow *window, int seconds, const char *home, const char *away)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) begun = g_date_time_add_seconds (now, -(double)seconds);
  g_autofree char *created = g_date_time_format (begun, "%FT%TZ");

  return play_out (window, match_begun_at (created, home, away));
}

static guint
count_autosaves (void)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) paths = sv_match_saver_list (autosaves);

  return paths->len;
}

static guint
count_cards (gpointer page, const char *id)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (template_child (page, id)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static SvPage *
show_start (SvWindow *window)
{
  sv_window_show_start (window);
  settle ();
  sv_window_show_start (window); /* what was written meanwhile is there */
  settle ();
  return sv_window_get_page (window);
}

static gboolean
shows (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static void
test_played (void)
{
  SvWindow *window = start_window ();

  clear ();
  end_match (window, "Velocitas", "Orange");
  SvPage *start = show_start (window);
  g_assert_null (find_action (template_child (start, "continue_cards"), "win.continue"));
  /* Recent matches tell what it was, not a file. */
  g_assert_nonnull (find_where (template_child (start, "recent"), shows, "Velocitas – Orange", 0));
  SvBookPage *all = show_book (window);
  g_assert_cmpuint (count_cards (all, "unfinished"), ==, 0);
  g_assert_cmpuint (count_listed (all), ==, 1);
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", "Velocitas"), "1 played: "));

  /* It is looked at and stays. */
  all = show_book (window);
  click_listed (all, 0);
  g_assert_cmpstr (page_name (window), ==, "match");
  show_start (window);
  all = show_book (window);
  g_assert_cmpuint (count_listed (all), ==, 1);
  destroy (window);
  clear ();
}

static void
read_cb (gboolean *read)
{
  *read = TRUE;
}

/* Wait until the matches of today have been read for the end of this one. */
static void
wait_for_evening (SvMatch *match)
{
  gboolean read = FALSE;
  SvEvening *evening = sv_evening_of (match);

  g_signal_connect_swapped (evening, "read", G_CALLBACK (read_cb), &read);
  sv_evening_read (evening);
  while (!read)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (evening, &read);
  settle ();
}

static gboolean
is_tally (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "evening") &&
         gtk_widget_get_mapped (widget);
}

/* After the first match of two teams there is no tally; after the rematch, with changed sides,
 * there is. Each time the button speaks of the loser's revenge. */
static void
test_rematch (void)
{
  SvWindow *window = start_window ();
  GtkWidget *page;

  clear ();
  wait_for_evening (end_match_today (window, 60, "Velocitas", "Orange"));
  page = GTK_WIDGET (sv_window_get_page (window));
  g_assert_null (find_where (page, is_tally, NULL, 0));
  g_assert_nonnull (find_where (find_action (page, "win.rematch"), shows, "Revenge", 0));
  show_start (window);
  wait_for_evening (end_match_today (window, 30, "Orange", "Velocitas"));
  page = GTK_WIDGET (sv_window_get_page (window));
  GtkWidget *tally = find_where (page, is_tally, NULL, 0);
  g_assert_nonnull (tally);
  g_assert_true (
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (tally)), "Orange 1 – 1 Velocitas "));
  GtkWidget *words = find (find_action (page, "win.rematch"), GTK_TYPE_LABEL);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (words)), "Revenge · 1–1 "));
  destroy (window);
  clear ();
}

/* Wait until the trophies of today stand on the start page. */
static GtkWidget *
wait_for_shelf (SvWindow *window)
{
  GtkWidget *shelf = find (show_start (window), SV_TYPE_TROPHY_SHELF);

  while (!gtk_widget_get_visible (shelf))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return shelf;
}

/* A match of today leaves a trophy on the start page, which opens its replay; one of another day
 * leaves none. What one has is still in view, a match to go on with too. */
static void
test_trophy (void)
{
  static const char *const actions[] = { "win.replay", "win.library", "win.competitions",
                                         "win.continue" };
  SvWindow *window = start_window ();
  graphene_rect_t place;

  clear ();
  end_match (window, "Elk", "Owl");
  end_match_today (window, 60, "Velocitas", "Orange");
  sv_match_undo (end_match (window, "Fox", "Hare"));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  GtkWidget *shelf = wait_for_shelf (window);
  GtkWidget *trophy = find_action (shelf, "win.replay");
  g_assert_null (find_where (shelf, does_action, "win.replay", 1));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (trophy), ==,
                   "Strafworp!: Velocitas wins 4–2 against Orange");
  g_assert_nonnull (find_where (trophy, shows, "4–2", 0));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *button = find_action (window, actions[i]);
    g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &place));
    g_assert_cmpfloat (place.size.height, >, 0);
    g_assert_cmpfloat (place.origin.y + place.size.height, <=, 720);
  }

  g_signal_emit_by_name (trophy, "clicked");
  settle ();
  g_assert_cmpstr (page_name (window), ==, "match");
  GtkWidget *replay = find (window, SV_TYPE_REPLAY_BAR);
  g_assert_true (replay != NULL && gtk_widget_get_mapped (replay));
  destroy (window);
  clear ();
}

/* Of an earlier release, whose files do not say at their end that the match is over. */
static void
test_earlier (void)
{
  SvWindow *window = start_window ();

  clear ();
  end_match (window, "Velocitas", "Orange");
  show_start (window);
  g_autoptr (GPtrArray) paths = sv_unfinished_list_over ();
  g_assert_cmpuint (paths->len, ==, 1);
  g_autofree char *text = NULL;
  g_assert_true (g_file_get_contents (paths->pdata[0], &text, NULL, NULL));
  char *key = strstr (text, "\"over\":\"yes\",");
  g_assert_nonnull (key);
  memmove (key, key + strlen ("\"over\":\"yes\","),
           strlen (key) + 1 - strlen ("\"over\":\"yes\","));
  g_assert_true (g_file_set_contents (paths->pdata[0], text, -1, NULL));
  g_assert_cmpint (sv_match_saver_glance (paths->pdata[0]), ==, SV_MATCH_SAVER_UNKNOWN);
  SvBookPage *all = show_book (window);
  g_assert_cmpuint (count_cards (all, "unfinished"), ==, 0);
  g_assert_cmpuint (count_listed (all), ==, 1);
  destroy (window);
  clear ();
}

/* Whoever takes the end back goes on with it. */
static void
test_undo (void)
{
  SvWindow *window = start_window ();

  clear ();
  sv_match_undo (end_match (window, "Velocitas", "Orange"));
  SvPage *start = show_start (window);
  g_assert_nonnull (find_action (template_child (start, "continue_cards"), "win.continue"));
  SvBookPage *all = show_book (window);
  g_assert_cmpuint (count_cards (all, "unfinished"), ==, 1);
  g_assert_cmpuint (count_listed (all), ==, 0);
  destroy (window);
  clear ();
}

/* Ended by hand from the menu, it is over and kept; the offer to undo it makes the clock run
 * again. */
static void
test_by_hand (void)
{
  SvWindow *window = start_window ();

  clear ();
  g_autoptr (SvMatch) match = match_before_end ("Velocitas", "Orange");
  sv_window_show_match (window, match);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (sv_window_get_page (window)), "match.end-period", NULL);
  settle ();
  g_assert_cmpint (sv_match_get_node (match)->kind, ==, SV_NODE_OVER);
  g_assert_nonnull (find_where (window, shows, "Second half ended with 0:01 left.", 0));
  g_assert_false (g_action_group_get_action_enabled (
      sv_page_get_actions (sv_window_get_page (window), "match"), "end-period"));
  g_signal_emit_by_name (find_action (window, "match.undo"), "clicked");
  settle ();
  g_assert_cmpint (sv_match_get_view (match)->stage, ==, SV_STAGE_PLAY);
  g_assert_true (sv_clock_get_wanted (sv_match_get_clock (match)));
  gtk_widget_activate_action (GTK_WIDGET (sv_window_get_page (window)), "match.end-period", NULL);
  g_assert_cmpint (sv_match_get_node (match)->kind, ==, SV_NODE_OVER);
  sv_match_flush (match);
  g_clear_object (&match);
  show_start (window);
  g_assert_cmpuint (count_listed (show_book (window)), ==, 1);
  destroy (window);
  clear ();
}

/* A copy of it is the same match: it counts once, and the list shows it once. */
static void
test_copy (void)
{
  SvWindow *window = start_window ();
  g_autofree char *path = g_build_filename (folder, "copy.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  clear ();
  SvMatch *match = end_match (window, "Velocitas", "Orange");
  sv_match_save_async (match, file, result_cb, &result);
  g_assert_true (sv_match_save_finish (match, wait_for (&result), NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL); /* recent from now on */
  settle ();
  show_start (window);
  g_assert_cmpuint (count_autosaves (), ==, 1);
  g_assert_cmpuint (count_listed (show_book (window)), ==, 1);
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", "Velocitas"), "1 played: "));
  destroy (window);
  g_unlink (path);
  clear ();
}

static const char cup_text[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"title\":\"Club\","
    "\"variant\":{},\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
    "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
    "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2],\"score\":[4,1]},"
    "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";

/* The competition keeps its match, and its autosave goes; typed results count too. */
static void
test_competition (void)
{
  SvWindow *window = start_window ();
  g_autofree char *cups = sv_library_kind_folder (SV_DOCUMENT_CUP);
  g_autofree char *path = g_build_filename (cups, "club.svcup", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  clear ();
  g_assert_true (g_file_set_contents (path, cup_text, -1, NULL));
  g_assert_true (sv_window_open (window, file));
  SvCupBook *book = sv_cup_page_get_book (SV_CUP_PAGE (sv_window_get_page (window)));
  g_autoptr (SvMatch) match = match_before_end ("Fox", "Owl");
  const SvFixtureLink link = { .competition = path, .fixture = 0 };
  sv_match_bind (match, &link);
  g_assert_true (sv_cup_book_take_back (book, match));
  sv_window_show_match (window, match);
  run_out (match);
  sv_match_flush (match);
  write_out (book);
  settle ();
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result.played);
  g_clear_object (&match);
  show_start (window);
  settle ();
  g_assert_cmpuint (count_autosaves (), ==, 0);

  SvBookPage *all = show_book (window);
  /* The result that was typed is listed too. */
  g_assert_cmpuint (count_listed (all), ==, 2);
  const guint played = get_listed (all, 0)->created != NULL ? 0 : 1;
  g_assert_cmpstr (get_listed (all, played)->teams[0].name, ==, "Fox");
  g_assert_cmpstr (get_listed (all, played)->cup, ==, "Club");
  g_assert_cmpstr (get_listed (all, 1 - played)->teams[1].name, ==, "Elk");
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", "Fox"), "1 played: "));
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", "Owl"), "2 played: 1 won"));
  all = show_book (window);
  click_listed (all, get_listed (all, 0)->created != NULL ? 0 : 1);
  g_assert_nonnull (sv_window_get_match (window));
  show_start (window);
  g_assert_cmpuint (count_autosaves (), ==, 0); /* looking leaves nothing behind */
  destroy (window);
  g_unlink (path);
  clear ();
}

/* A goal, and the time of both halves. */
static void
end_table (SvTable *table)
{
  static gint64 now_us;
  SvClock *clock = sv_table_get_clock (table);

  sv_clock_set_source (clock, fake_time, &now_us);
  sv_table_add_goal (table, 0, -1);
  while (sv_table_get_period (table) < 2)
    g_assert_true (sv_table_next_period (table));
  sv_clock_set_paused (clock, FALSE);
  for (gint64 left = sv_clock_get_remaining (clock); left > 0; left -= 250) {
    now_us += 250000;
    sv_clock_check (clock);
  }
  g_assert_true (sv_table_is_over (table));
}

static SvTable *
open_table (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table", "s", "strafworp");
  settle ();
  return sv_table_page_get_table (SV_TABLE_PAGE (sv_window_get_page (window)));
}

static void
test_table (void)
{
  SvWindow *window = start_window ();

  clear ();
  SvTable *table = open_table (window);
  g_autofree char *home = g_strdup (sv_table_get_team_name (table, 0));
  end_table (table);
  SvPage *start = show_start (window);
  g_assert_null (find_action (template_child (start, "continue_cards"), "win.table"));
  g_assert_cmpuint (count_listed (show_book (window)), ==, 1);
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", home), "1 played: "));

  /* Beginning anew keeps it; taking that back and doing it again keeps it once. */
  table = open_table (window);
  for (int i = 0; i < 2; i++) {
    gtk_widget_activate_action (GTK_WIDGET (sv_window_get_page (window)), "table.restart", NULL);
    settle ();
    g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
    sv_undo_go (sv_table_get_undo (table), -1);
    g_assert_true (sv_table_is_over (table));
  }
  show_start (window);
  g_assert_cmpuint (count_listed (show_book (window)), ==, 1);
  g_assert_true (g_str_has_prefix (season_of (window, "strafworp", home), "1 played: "));
  destroy (window);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  folder = g_dir_make_tmp ("speelveld-over-XXXXXX", NULL);
  g_test_add_func ("/over/play-a-match-to-its-end", test_played);
  g_test_add_func ("/over/ended-under-an-earlier-release", test_earlier);
  g_test_add_func ("/over/play-a-rematch", test_rematch);
  g_test_add_func ("/over/click-the-trophy-of-today", test_trophy);
  g_test_add_func ("/over/take-the-end-back", test_undo);
  g_test_add_func ("/over/end-the-match-by-hand", test_by_hand);
  g_test_add_func ("/over/save-a-copy-too", test_copy);
  g_test_add_func ("/over/play-a-match-of-a-competition", test_competition);
  g_test_add_func ("/over/end-a-match-at-the-table-and-begin-anew", test_table);
  const int result = run_tests ();
  g_rmdir (folder);
  g_free (folder);
  return result;
}
