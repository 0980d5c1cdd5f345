/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of competitions: rounds, tables, teams and walls as they are looked at; how
 * competitions are planned, kept and deleted. */

#include "cups-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-standings.h"
#include "sv-cup-team.h"

#include "play-fixture.h"
#include "sv-cup-bracket-view.h"
#include "sv-cup-clock.h"
#include "sv-cup-wall.h"
#include "sv-cup-words.h"
#include "sv-games.h"
#include "sv-sound.h"
#include "sv-toast.h"
#include <glib/gstdio.h>
#include <utime.h>

/* The page opens at the first round that is not played; what is typed counts, the tie has its
 * sentence. */
static void
test_tie (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  g_assert_nonnull (find_where (page, says, "Round 3 of 3", 0));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (entry_of (page, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Result of Elk against Fox");
  enter_result (page, 0, "10-0");
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 2)->result.score[0], ==, 10);
  enter_result (page, 0, "04");
  /* All three have two points: Fox +3, Owl 0, Elk -3 among them. */
  g_assert_nonnull (find_where (page, says,
                                "Level with Owl on points; goal difference −3 against 0 in the "
                                "matches between those who are level",
                                0));
  assert_narrow (page);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.withdraw", "u", 2);
  g_assert_nonnull (find_where (page, says, "Withdrawn", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.back", "u", 2);
  g_assert_null (find_where (page, says, "Withdrawn", 0));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A telephone leaves out how many were won, drawn and lost, so that the names can be read. */
static void
test_telephone (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);
  GtkWidget *drawn = find_where (page, says, "D", 0), *points = find_where (page, says, "Pts", 0);

  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_visible (drawn));
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 720);
  while (gtk_widget_get_visible (drawn))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (points));
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 720);
  while (!gtk_widget_get_visible (drawn))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static guint
count_listed (SvCupPage *page)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find (page, GTK_TYPE_LIST_VIEW)))));
}

/* All matches stand in a list, those of a team if one types a part of its name; a click leads to
 * the field. */
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
  g_assert_true (
      gtk_widget_get_visible (find_where (page, says, "No match has a team with this name.", 0)));
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

/* A knock-out of four and a match for third place: the bracket has a button for each match, by
 * name; the winners move on in it, and a click leads to the field. */
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
  enter_result (page, 0, "31");
  enter_result (page, 1, "22 5-4");
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

static gboolean
is_live (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "live");
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
  play_on (match); /* decides the competition, so the wall turns to the winner */
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Table", 0));
  g_assert_nonnull (find_where (wall, says, "Fox", 0));
  gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
  g_assert_nonnull (find_where (wall, says, "Scorers", 0));
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

  gtk_widget_activate_action (template_child (page, "own"), "cups.remove", "s", path);
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

/* Marks of a list do not belong to the names; a number in front of one team may. */
static void
test_marks_of_a_list (void)
{
  static const struct {
    const char *text, *names;
  } lists[] = {
    { "1. Owls\n2) The Foxes\n\n10. Elks\n", "Owls|The Foxes|Elks" },
    { "1. Owls\n- The Foxes\n", "Owls|The Foxes" },
    { "• Owls\nThe Foxes\n* Elks\n– 3e team\n", "Owls|The Foxes|Elks|3e team" },
    { "1. FC Elk\nOwls\n", "1. FC Elk|Owls" },
    { "1. FC Elk", "1. FC Elk" },
    { "-1\n-2\n", "-1|-2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++) {
    g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
    sv_cup_words_read_names (lists[i].text, names);
    g_ptr_array_add (names, NULL);
    g_autofree char *read = g_strjoinv ("|", (char **)names->pdata);
    g_assert_cmpstr (read, ==, lists[i].names);
  }
}

/* A competition that was opened by its file is found again on the start page and among the
 * competitions, from where it is taken without being deleted. */
static void
test_from_elsewhere (void)
{
  g_autofree char *path = write_file ("elsewhere.svcup", three_teams);
  SvWindow *window;

  open_again (&window, path);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  g_assert_cmpstr (page_name (window), ==, "start");
  g_assert_nonnull (find_where (sv_window_get_page (window), says, "elsewhere", 0));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  settle ();
  SvPage *page = sv_window_get_page (window);
  g_assert_nonnull (find_where (page, says, "elsewhere", 0));
  g_assert_null (find_action (page, "cups.remove"));
  g_signal_emit_by_name (find_action (page, "cups.forget"), "clicked");
  settle ();
  g_assert_null (find_where (page, says, "elsewhere", 0));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  destroy (window);
  g_unlink (path);
}

static gboolean
contains (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* The match for third place is marked beside the final, in the round and among the matches of a
 * team. */
static void
test_third_place (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"},{\"name\":\"Ibex\"}],"
      "\"plan\":{\"kind\":\"knockout\",\"boards\":2,\"third\":true},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":3}],\"score\":[2,0]},"
      "{\"round\":1,\"slot\":1,\"board\":2,\"from\":[{\"team\":1},{\"team\":2}],\"score\":[2,0]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"loser\":0},{\"loser\":1}]},"
      "{\"round\":2,\"slot\":1,\"board\":2,\"from\":[{\"winner\":0},{\"winner\":1}]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);

  g_assert_nonnull (find_where (page, says, "For third place · Match 3, board 1", 0));
  g_assert_nonnull (find_where (page, says, "Match 4, board 2", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 3);
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (
      find_where (find (page, SV_TYPE_CUP_TEAM), contains, "· For third place · Match 3", 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The list of competitions has the titles of one day in the order of names, whatever their files are
 * called, and those of an earlier day below; each says how far it has got. */
static void
test_titles (void)
{
  static const char *const titles[] = { "Round robin 10", "", "Round robin 9", "Autumn" };
  static const char *const results[] = { "", ",\"score\":[2,1]", "", ",\"score\":[0,1]" };
  static const char *const listed[] = { "B", "Round robin 9", "Round robin 10", "Autumn" };
  static const char *const states[] = { "won by Fox", "0 of 1 played", "0 of 1 played",
                                        "won by Owl" };
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  SvWindow *window = start_window ();

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autofree char *name = g_strdup_printf ("%c", 'A' + (char)i);
    g_autofree char *text = g_strdup_printf (
        "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
        "\"title\":\"%s\",\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"}],"
        "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
        "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]%s}]}",
        titles[i], results[i]);
    g_ptr_array_add (paths, sv_library_reserve (name, SV_DOCUMENT_CUP, NULL));
    g_assert_true (g_file_set_contents (paths->pdata[i], text, -1, NULL));
  }
  struct utimbuf old = { 1700000000, 1700000000 };
  g_assert_cmpint (g_utime (paths->pdata[3], &old), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  GtkWidget *own = template_child (sv_window_get_page (window), "own");
  while (find_where (own, says, listed[1], 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (listed); i++) {
    /* behind the heading: name and detail of each */
    GtkLabel *name = GTK_LABEL (find_nth (own, GTK_TYPE_LABEL, 1 + 2 * i));
    GtkLabel *detail = GTK_LABEL (find_nth (own, GTK_TYPE_LABEL, 2 + 2 * i));
    g_assert_cmpstr (gtk_label_get_text (name), ==, listed[i]);
    g_assert_true (g_str_has_suffix (gtk_label_get_text (detail), states[i]));
  }
  destroy (window);
  for (guint i = 0; i < paths->len; i++)
    g_free (sv_library_remove (paths->pdata[i], NULL));
}

/* A match of teams without names that is not to be played here is told with names, such as they
 * are. */
static void
test_dropped_without_names (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  g_autofree char *path = only_path ();
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
  g_autoptr (SvMatchDoc) match = sv_match_doc_new (variant, NULL, NULL, NULL);
  g_autofree char *text = sv_match_doc_write (match, FALSE);
  g_autofree char *dropped = write_file ("nameless.svmatch", text);
  g_autoptr (GFile) file = g_file_new_for_path (dropped);
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.take", "s", uri);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "There is no match of First team against Second team left to play here.");
  g_assert_true (g_file_delete (file, NULL, NULL));
  destroy (window);
  g_free (sv_library_remove (path, NULL));
}

static char *
names_in (SvPage *page)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (template_child (page, "names"));
  char *text;

  g_object_get (buffer, "text", &text, NULL);
  return text;
}

/* Who meets whom is shown before it begins, by lot if one likes, and stays as it is shown; Ctrl+Z
 * among the names takes a draw back. */
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
  const char *lots = strstr (words, "Lots, for teams that are otherwise level: ");
  g_assert_nonnull (lots);
  assert_narrow (page);

  /* What was shown is what begins. */
  g_signal_emit_by_name (find_button (page, "Begin the Competition", 0), "clicked");
  settle ();
  const SvCupDoc *doc =
      sv_cup_book_get_doc (sv_cup_page_get_book (SV_CUP_PAGE (sv_window_get_page (window))));
  g_autoptr (GString) drawn = g_string_new ("Lots, for teams that are otherwise level: ");
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

/* What is typed in one window stands in the other at once, undo is the same in both, and closing
 * one of them takes nothing from the other. */
static void
test_two_windows (void)
{
  SvWindow *one = start_window (), *other;
  SvCupPage *first = begin_cup (one);
  g_autofree char *path = only_path ();
  SvCupPage *second = open_again (&other, path);

  enter_result (first, 0, "32");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (second, 0)), ==, "3–2");
  enter_result (second, 1, "11");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (first, 1)), ==, "1–1");
  gtk_widget_activate_action (GTK_WIDGET (other), "draft.undo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (first, 1)), ==, "");
  destroy (one);

  /* A result that comes while the field has the focus stands there, and stays when the focus
   * goes. */
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

/* One that another window shows: that shows the list and says why; all that was entered comes back.
 * One of which a match is being played stays. */
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
  gtk_widget_activate_action (template_child (page, "own"), "cups.remove", "s", path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (sv_window_get_told (one), ==,
                   "A match of this competition is being played. End or leave that first.");
  g_clear_object (&match);
  enter_result (second, 3, "52");
  gtk_widget_activate_action (template_child (page, "own"), "cups.remove", "s", path);
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

/* How many badges are seen in @widget. */
static unsigned
count_badges (gpointer widget)
{
  unsigned seen = 0;
  GtkWidget *badge;

  for (guint n = 0; (badge = find_nth (widget, SV_TYPE_PICTURE, n)) != NULL; n++)
    seen += gtk_widget_get_mapped (badge);
  return seen;
}

/* A team with colours or a logo shows its badge in the table and beside its result; a team that
 * brought neither has none. */
static void
test_badges (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\",\"colours\":[\"#c8102e\",\"#ffffff\"]},{\"name\":\"Owl\"}],"
      "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);

  g_assert_cmpuint (count_badges (find (page, SV_TYPE_CUP_STANDINGS)), ==, 1);
  g_assert_cmpuint (count_badges (find (page, SV_TYPE_FIXTURE_ROW)), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.team", "u", 0);
  settle ();
  g_assert_cmpuint (count_badges (find (page, SV_TYPE_CUP_TEAM)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cups/tie", test_tie);
  g_test_add_func ("/cups/telephone", test_telephone);
  g_test_add_func ("/cups/search", test_search);
  g_test_add_func ("/cups/team", test_team);
  g_test_add_func ("/cups/bracket", test_bracket);
  g_test_add_func ("/cups/clock", test_clock);
  g_test_add_func ("/cups/wall", test_wall);
  g_test_add_func ("/cups/wall/pages", test_wall_pages);
  g_test_add_func ("/cups/names", test_names);
  g_test_add_func ("/cups/see-the-colours-of-teams", test_badges);
  g_test_add_func ("/cups/paste-a-list-with-marks", test_marks_of_a_list);
  g_test_add_func ("/cups/find-what-was-opened-elsewhere", test_from_elsewhere);
  g_test_add_func ("/cups/third-place", test_third_place);
  g_test_add_func ("/cups/delete", test_delete);
  g_test_add_func ("/cups/look-at-the-list-of-competitions", test_titles);
  g_test_add_func ("/cups/drop-a-match-without-names", test_dropped_without_names);
  g_test_add_func ("/cups/draw", test_draw);
  g_test_add_func ("/cups/library", test_library);
  g_test_add_func ("/cups/two-windows", test_two_windows);
  g_test_add_func ("/cups/delete/open", test_delete_open);
  return run_tests ();
}
