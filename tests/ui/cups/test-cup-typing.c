/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results as people type them: key by key, slowly and fast, with every sign there is, with
 * mistakes. No other result than the one that was meant may ever be recorded, not for a moment. */

#include "cups-fixture.h"
#include "sv-cup-wall.h"

/* What stands as the score of fixture i, "" if nothing does. */
static const char *
recorded (SvCupBook *book, unsigned i)
{
  static char text[40];
  const SvCupResult *result = &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, i)->result;

  if (!result->played)
    return "";
  if (result->how == SV_END_PENALTIES)
    g_snprintf (text, sizeof text, "%u-%u %u-%u", result->score[0], result->score[1],
                result->shootout[0], result->shootout[1]);
  else
    g_snprintf (text, sizeof text, "%u-%u", result->score[0], result->score[1]);
  return text;
}

static GtkWidget *
get_focus (gpointer widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

/* The row of the round whose field has the focus. */
static guint
focused_row (SvCupPage *page)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (page), SV_TYPE_FIXTURE_ROW);
  guint i = 0;

  g_assert_nonnull (row);
  while (find_nth (page, SV_TYPE_FIXTURE_ROW, i) != row)
    i++;
  return i;
}

/* Each letter by itself, as the keyboard gives it. */
static void
type (gpointer page, const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    char letter[8] = { 0 };
    g_unichar_to_utf8 (g_utf8_get_char (at), letter);
    gtk_editable_delete_selection (GTK_EDITABLE (get_focus (page)));
    g_signal_emit_by_name (get_focus (page), "insert-at-cursor", letter);
  }
}

static void
press_enter (gpointer page)
{
  g_signal_emit_by_name (get_focus (page), "activate");
}

static void
press_tab (gpointer page, gboolean back)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));

  g_signal_emit_by_name (window, "move-focus", back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

/* Four teams on two boards, nothing played. */
static SvCupBook *
open_four (const char *kind, GtkWidget **window, SvCupPage **page)
{
  static const char league[] = "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,3]},"
                               "{\"round\":1,\"slot\":1,\"board\":2,\"teams\":[1,2]},"
                               "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[0,2]},"
                               "{\"round\":2,\"slot\":1,\"board\":2,\"teams\":[3,1]},"
                               "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
                               "{\"round\":3,\"slot\":1,\"board\":2,\"teams\":[2,3]}";
  static const char knockout[] =
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":3}]},"
      "{\"round\":1,\"slot\":1,\"board\":2,\"from\":[{\"team\":1},{\"team\":2}]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"winner\":0},{\"winner\":1}]}";
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"},{\"name\":\"Ibex\"}],"
      "\"plan\":{\"kind\":\"%s\",\"boards\":2},\"fixtures\":[%s]}",
      kind, g_str_equal (kind, "league") ? league : knockout);
  SvCupBook *book = open_text (text, window, page);

  gtk_widget_grab_focus (GTK_WIDGET (*page));
  g_assert_cmpuint (focused_row (*page), ==, 0);
  return book;
}

static void
end (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* --- Key by key --- */

/* However it is written, nothing is recorded before Enter; then it is what was meant. */
static void
test_ten_to_eleven (void)
{
  static const char *const typed[] = {
    "10 - 11", "10 11", "10-11", "10:11", "10\u201311", "10/11"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++) {
    GtkWidget *window;
    SvCupPage *page;
    g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

    for (const char *at = typed[i]; *at != '\0'; at = g_utf8_next_char (at)) {
      char letter[8] = { 0 };
      g_unichar_to_utf8 (g_utf8_get_char (at), letter);
      type (page, letter);
      settle ();
      g_assert_cmpstr (recorded (book, 0), ==, "");
    }
    press_enter (page);
    g_assert_cmpstr (recorded (book, 0), ==, "10-11");
    g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "10–11");
    g_assert_cmpuint (focused_row (page), ==, 1);
    end (window);
  }
}

/* The wall has the result when it is there, and nothing else before. */
static void
test_wall_sees_no_false_score (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);
  GtkWindow *wall = sv_cup_wall_new (book, GTK_WINDOW (window));

  type (page, "10");
  settle ();
  g_assert_null (find_where (wall, says, "1–0", 0));
  type (page, "-11");
  g_assert_null (find_where (wall, says, "1–0", 0));
  press_tab (page, FALSE);
  g_assert_cmpstr (recorded (book, 0), ==, "10-11");
  g_assert_nonnull (find_where (wall, says, "10–11", 0));
  end (window);
}

/* Somebody stops in the middle for as long as people look at a sheet of paper, and goes on; who
 * stops for longer has done. */
static void
test_pause (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

  type (page, "7-");
  type (page, "5");
  g_assert_cmpstr (recorded (book, 0), ==, "");
  while (*recorded (book, 0) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (recorded (book, 0), ==, "7-5");

  /* The field is still in hand, as it was typed, and can be gone on with. */
  g_assert_cmpuint (focused_row (page), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "7-5");
  type (page, "0");
  g_assert_cmpstr (recorded (book, 0), ==, "7-5");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 0), ==, "7-50");
  end (window);
}

/* A tool for people who cannot type writes into the field, and no key is ever pressed there: what
 * comes from elsewhere meanwhile does not take it away, and the pause records it. */
static void
test_without_keys (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

  gtk_editable_set_text (entry_of (page, 1), "12-14");
  g_signal_emit_by_name (book, "live");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 1)), ==, "12-14");
  g_assert_cmpstr (recorded (book, 1), ==, "");
  while (*recorded (book, 1) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (recorded (book, 1), ==, "12-14");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 1)), ==, "12–14");
  end (window);
}

/* --- From field to field --- */

/* Tab goes from result to result, and takes each; Shift and Tab go back. The menus come behind the
 * last one. */
static void
test_tab (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

  type (page, "3-2");
  press_tab (page, FALSE);
  g_assert_cmpuint (focused_row (page), ==, 1);
  type (page, "30");
  g_assert_cmpstr (recorded (book, 0), ==, "3-2");
  press_tab (page, TRUE);
  g_assert_cmpstr (recorded (book, 1), ==, "3-0");
  g_assert_cmpuint (focused_row (page), ==, 0);
  press_tab (page, FALSE);
  press_tab (page, FALSE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), find (page, GTK_TYPE_MENU_BUTTON)));
  press_tab (page, FALSE);
  g_assert_cmpuint (focused_row (page), ==, 1);
  press_tab (page, TRUE);
  press_tab (page, TRUE);
  g_assert_true (GTK_IS_TEXT (get_focus (page)));
  g_assert_cmpuint (focused_row (page), ==, 1);
  end (window);
}

/* Enter goes to the next match that needs a result: those that have one are passed by, also in
 * later rounds. */
static void
test_enter_goes_to_open (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

  press_tab (page, FALSE);
  type (page, "11");
  press_enter (page);
  g_assert_nonnull (find_where (page, says, "Round 2 of 3", 0));
  type (page, "12");
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.round", "i", -1);
  g_assert_cmpstr (recorded (book, 2), ==, "1-2");
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 0)));
  type (page, "21");
  press_enter (page);
  g_assert_nonnull (find_where (page, says, "Round 2 of 3", 0));
  g_assert_cmpuint (focused_row (page), ==, 1);
  end (window);
}

/* The undo of a result of another round shows that round and says what is so again. */
static void
test_undo_elsewhere (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  SvUndo *undo = sv_cup_book_get_undo (sv_cup_page_get_book (page));
  g_autofree char *path = only_path ();

  gtk_widget_grab_focus (GTK_WIDGET (page));
  for (guint row = 0; row < 4; row++) {
    type (page, "3-2");
    press_enter (page);
  }
  g_assert_nonnull (find_where (page, says, "Round 2 of 7", 0));
  sv_undo_go (undo, -1);
  g_assert_nonnull (find_where (page, says, "Round 1 of 7", 0));
  g_assert_true (g_str_has_suffix (sv_window_get_told (window), ": there is no result now."));
  gtk_stack_set_visible_child_name (GTK_STACK (find (page, GTK_TYPE_STACK)), "matches");
  sv_undo_go (undo, 1);
  g_assert_true (g_str_has_suffix (sv_window_get_told (window), ": the result is 3–\u20602."));
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* --- What is refused --- */

/* What is no result is told, and stays in hand after Enter; the one before stands again when the
 * field is left. */
static void
test_refused (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  SvCupBook *book = sv_cup_page_get_book (page);
  g_autofree char *path = only_path ();

  gtk_widget_grab_focus (GTK_WIDGET (page));
  type (page, "32");
  press_enter (page);
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 0)));
  type (page, "123");
  press_enter (page);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“123” is not a result: put a character between the two numbers, as in 12-3.");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "123");
  g_assert_cmpuint (focused_row (page), ==, 0);
  g_assert_cmpstr (recorded (book, 0), ==, "3-2");
  press_tab (page, FALSE);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "3–2");
  type (page, "1000-2");
  press_tab (page, FALSE);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "This is not possible: 1000 is outside 0–\u2060999.");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 1)), ==, "1000-2");
  g_assert_cmpuint (focused_row (page), ==, 1);
  press_tab (page, FALSE);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 1)), ==, "");
  g_assert_cmpuint (focused_row (page), ==, 2);
  g_assert_cmpstr (recorded (book, 1), ==, "");
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* Tab in the last field of a round stays with what is no result, as Enter does: the digits that
 * follow replace it. What was said of it goes when a result is recorded. */
static void
test_refused_in_the_last_field (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  SvCupBook *book = sv_cup_page_get_book (page);
  static const char *const wrong[] = { "0", "123" };
  g_autofree char *path = only_path ();

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 3)));
    type (page, wrong[i]);
    press_tab (page, i == 1);
    g_assert_cmpuint (focused_row (page), ==, 3);
    g_assert_true (GTK_IS_TEXT (get_focus (page)));
    g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 3)), ==, wrong[i]);
    g_assert_nonnull (sv_window_get_told (window));
    type (page, "3-2");
    g_assert_nonnull (sv_window_get_told (window));
    press_tab (page, FALSE);
    g_assert_cmpstr (recorded (book, 3), ==, "3-2");
    g_assert_null (sv_window_get_told (window));
    gtk_editable_set_text (entry_of (page, 3), "");
    gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 3)));
  }
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* Results are typed over, and taken away by emptying the field. */
static void
test_corrections (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("league", &window, &page);

  type (page, "1-2");
  press_enter (page);
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.how", "(us)", 0, "golden goal");
  enter_result (page, 0, "12"); /* the same: how it came stays known */
  g_assert_cmpuint (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, 0)->result.how, ==,
                    SV_END_GOLDEN_GOAL);
  enter_result (page, 0, "100-99");
  g_assert_cmpstr (recorded (book, 0), ==, "100-99");
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 0)));
  gtk_editable_set_text (entry_of (page, 0), "");
  settle ();
  g_assert_cmpstr (recorded (book, 0), ==, "100-99");
  press_tab (page, FALSE);
  g_assert_cmpstr (recorded (book, 0), ==, "");
  end (window);
}

/* A page that goes keeps what stands in a field. */
static void
test_close (void)
{
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  g_autofree char *path = only_path ();

  gtk_widget_grab_focus (GTK_WIDGET (page));
  type (page, "10-9");
  destroy (window);
  sv_save_wait ();
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (path, NULL);
  g_assert_cmpuint (sv_cup_fixture (kept->cup, 0)->result.score[0], ==, 10);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

/* --- A draw where somebody must win --- */

static GtkEditable *
goals_of (SvCupPage *page, guint row, guint side)
{
  return GTK_EDITABLE (
      find_nth (find_nth (page, SV_TYPE_FIXTURE_ROW, row), GTK_TYPE_ENTRY, 1 + side));
}

/* Two fields for the penalties open below a draw, and the keyboard goes there. */
static void
test_draw (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("knockout", &window, &page);

  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (goals_of (page, 0, 0))));
  type (page, "1-1");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 0), ==, "");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1-1");
  g_assert_true (
      gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (goals_of (page, 0, 0)))));
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), GTK_WIDGET (goals_of (page, 0, 0))));
  type (page, "4");
  press_enter (page);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), GTK_WIDGET (goals_of (page, 0, 1))));
  type (page, "3");
  g_assert_cmpstr (recorded (book, 0), ==, "");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 0), ==, "1-1 4-3");
  g_assert_cmpuint (focused_row (page), ==, 1);

  /* With Tab, and both numbers in the first of the two. */
  type (page, "22");
  press_tab (page, FALSE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), GTK_WIDGET (goals_of (page, 1, 0))));
  type (page, "5-6");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 1), ==, "2-2 5-6");

  /* On one line as before; a correction that is no draw needs none. */
  g_assert_nonnull (find_where (page, says, "Round 2 of 2: Final", 0));
  type (page, "1-1 4-3");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 2), ==, "1-1 4-3");
  g_assert_cmpstr (gtk_editable_get_text (goals_of (page, 0, 1)), ==, "3");
  enter_result (page, 0, "3-1");
  g_assert_cmpstr (recorded (book, 2), ==, "3-1");
  g_assert_false (
      gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (goals_of (page, 0, 0)))));
  end (window);
}

/* Penalties that are level are refused where they were typed. */
static void
test_level_penalties (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("knockout", &window, &page);

  type (page, "1-1");
  press_tab (page, FALSE);
  gtk_test_widget_wait_for_draw (window); /* GTK orders the focus by the places of the fields */
  type (page, "3");
  press_tab (page, FALSE);
  type (page, "3");
  press_tab (page, FALSE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), GTK_WIDGET (goals_of (page, 0, 1))));
  g_assert_cmpstr (recorded (book, 0), ==, "");
  type (page, "4");
  press_tab (page, FALSE);
  g_assert_cmpstr (recorded (book, 0), ==, "1-1 3-4");
  g_assert_cmpuint (focused_row (page), ==, 1);
  end (window);
}

/* A draw waits for its penalties while people look elsewhere, and is recorded nowhere meanwhile; in
 * a league it needs none. */
static void
test_draw_waits (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_four ("knockout", &window, &page);

  type (page, "1-1");
  gtk_widget_grab_focus (GTK_WIDGET (entry_of (page, 1)));
  g_assert_cmpuint (focused_row (page), ==, 1);
  type (page, "31");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 1), ==, "3-1");
  g_assert_cmpstr (recorded (book, 0), ==, "");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (page, 0)), ==, "1-1");
  gtk_widget_grab_focus (GTK_WIDGET (goals_of (page, 0, 0)));
  type (page, "43");
  press_enter (page);
  g_assert_cmpstr (recorded (book, 0), ==, "1-1 4-3");
  end (window);
}

/* --- Numbers elsewhere --- */

/* A number of boards that was typed, but not entered, counts when the competition begins by a
 * key. */
static void
test_boards (void)
{
  SvWindow *window = start_window ();
  SvPage *page = show_cups (window);
  GtkWidget *boards = template_child (page, "boards");

  gtk_widget_grab_focus (boards);
  gtk_editable_set_text (GTK_EDITABLE (boards), "2");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (boards)), ==, 4);
  SvCupPage *cup = begin_shown (window);
  g_assert_cmpuint (sv_cup_book_get_doc (sv_cup_page_get_book (cup))->cup->boards, ==, 2);
  g_autofree char *path = only_path ();
  destroy (window);
  g_autofree char *gone = sv_library_remove (path, NULL);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cups/type-ten-to-eleven", test_ten_to_eleven);
  g_test_add_func ("/cups/type-while-the-wall-is-open", test_wall_sees_no_false_score);
  g_test_add_func ("/cups/stop-typing", test_pause);
  g_test_add_func ("/cups/dictate-a-result", test_without_keys);
  g_test_add_func ("/cups/tab-to-the-next-result", test_tab);
  g_test_add_func ("/cups/enter-to-the-next-open-match", test_enter_goes_to_open);
  g_test_add_func ("/cups/undo-in-another-round", test_undo_elsewhere);
  g_test_add_func ("/cups/type-what-is-no-result", test_refused);
  g_test_add_func ("/cups/refuse-in-the-last-field", test_refused_in_the_last_field);
  g_test_add_func ("/cups/refuse-level-penalties", test_level_penalties);
  g_test_add_func ("/cups/correct-a-result", test_corrections);
  g_test_add_func ("/cups/close-while-typing", test_close);
  g_test_add_func ("/cups/type-a-draw-in-a-knock-out", test_draw);
  g_test_add_func ("/cups/leave-a-draw-in-a-knock-out", test_draw_waits);
  g_test_add_func ("/cups/type-a-number-of-boards", test_boards);
  return run_tests ();
}
