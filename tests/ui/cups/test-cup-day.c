/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A competition of one day: when its matches begin, running late, and the way from an empty window
 * to the schedule on paper. */

#include "cups-fixture.h"
#include "sv-cup-move.h"
#include "sv-cup-times.h"
#include "sv-print-dialog.h"
#include "sv-settings.h"
#include "sv-times-form.h"

static const char names[] = "Fox\nOwl\nElk\nIbex\nBear\nLynx\nHare\nWren\n";

/* The times that tests begin with, whatever was chosen before. */
static void
reset_times (void)
{
  static const char *const keys[] = { "cup-timed", "cup-start", "cup-minutes", "cup-change" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (sv_settings (), keys[i]);
}

static void
write_names (SvPage *page, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (template_child (page, "names")), text, -1);
}

static void
set_spin (gpointer place, const char *name, double value)
{
  gtk_spin_button_set_value (template_child (place, name), value);
}

/* Type into a spin button, and Enter. */
static void
type_into (GtkSpinButton *spin, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_spin_button_update (spin);
}

static void
remove_only (void)
{
  g_autofree char *path = only_path ();
  close_all ();
  g_autofree char *gone = sv_library_remove (path, NULL);
  g_assert_nonnull (gone);
}

/* --- From an empty window to paper --- */

static void
click (GtkWidget *button, unsigned *clicks)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  ++*clicks;
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

static gboolean
is_ticked (GtkWidget *widget, gconstpointer name)
{
  return GTK_IS_CHECK_BUTTON (widget) &&
         g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), name) == 0 &&
         gtk_check_button_get_active (GTK_CHECK_BUTTON (widget));
}

static void
test_eight_clicks (void)
{
  unsigned clicks = 0;

  reset_times ();
  SvWindow *window = start_window ();
  click (find_action (window, "win.competitions"), &clicks);
  SvPage *page = sv_window_get_page (window);
  clicks++; /* into the names; all of them are replaced by typing */
  write_names (page, names);
  click (template_child (page, "begin"), &clicks);
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (window)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  click (find_action (gtk_window_get_titlebar (GTK_WINDOW (window)), "win.print"), &clicks);
  GtkWidget *dialog = find_window (SV_TYPE_PRINT_DIALOG);
  g_assert_nonnull (find_where (dialog, is_ticked, "Schedule", 0));
  g_assert_null (find_where (dialog, is_ticked, "Result slips", 0));
  g_assert_true (g_str_has_suffix (said (dialog, "page_label"), ": Schedule"));
  g_assert_nonnull (find_button (dialog, "Print…", 0));
  clicks += 2; /* there, and in the dialog of the desktop */
  g_assert_cmpuint (clicks, <=, 8);
  gtk_window_destroy (GTK_WINDOW (dialog));
  remove_only ();
}

/* --- The form --- */

static void
assert_says (SvPage *page, const char *part)
{
  if (strstr (said (page, "preview"), part) == NULL)
    g_error ("“%s” is not in “%s”", part, said (page, "preview"));
}

/* The end of the day follows each number at once. */
static void
test_end_of_day (void)
{
  reset_times ();
  SvWindow *window = start_window ();
  SvPage *page = show_cups (window);
  gpointer form = find (page, SV_TYPE_TIMES_FORM);

  write_names (page, names);
  set_spin (form, "minutes", 20);
  assert_says (page, "First match 13:00, last one ends 15:50.");
  type_into (template_child (form, "start"), "930");
  g_assert_cmpstr (gtk_editable_get_text (template_child (form, "start")), ==, "09:30");
  assert_says (page, "First match 09:30, last one ends 12:20.");
  type_into (template_child (form, "start"), "25:00");
  g_assert_cmpstr (gtk_editable_get_text (template_child (form, "start")), ==, "09:30");
  set_spin (form, "change", 0);
  assert_says (page, "last one ends 11:50.");
  g_signal_emit_by_name (template_child (form, "add"), "clicked");
  assert_says (page, "last one ends 12:05.");
  assert_narrow (page);
  gtk_check_button_set_active (template_child (form, "timed"), FALSE);
  g_assert_null (strstr (said (page, "preview"), "First match"));
  assert_narrow (page);
  destroy (window);
}

/* With fewer boards than half the teams, no board waits for the end of a round. */
static void
test_pack (void)
{
  reset_times ();
  SvWindow *window = start_window ();
  SvPage *page = show_cups (window);
  gpointer form = find (page, SV_TYPE_TIMES_FORM);

  write_names (page, "Fox\nOwl\nElk\nIbex\nBear\nLynx\n");
  set_spin (page, "boards", 2);
  assert_says (page, "All boards are kept busy, without rounds. Slots: 8,");
  gtk_check_button_set_active (template_child (form, "timed"), FALSE);
  assert_says (page, "Rounds: 5. Slots on all boards: 10,");
  gtk_check_button_set_active (template_child (form, "timed"), TRUE);
  g_signal_emit_by_name (template_child (form, "add"), "clicked");
  SvCupPage *cup_page = begin_shown (window);
  const SvCupDoc *doc = sv_cup_book_get_doc (sv_cup_page_get_book (cup_page));
  g_assert_true (doc->cup->pack);
  g_assert_cmpuint (doc->cup->times.start, ==, 13 * 60);
  g_assert_cmpuint (doc->cup->times.n_breaks, ==, 1);
  g_assert_nonnull (find_where (cup_page, says, "Slots 1–6 of 8", 0));
  g_assert_nonnull (find_where (cup_page, says, "Slot 1 · 13:00: on now", 0));
  remove_only ();
}

/* --- The page --- */

static const char four[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
    "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"},{\"name\":\"Ibex\"}],"
    "\"plan\":{\"kind\":\"league\",\"boards\":1,\"pack\":true,\"clock\":{\"start\":\"13:00\","
    "\"match\":20,\"change\":5,\"breaks\":[{\"after\":3,\"minutes\":30,\"text\":\"lunch\"}]}},"
    "\"fixtures\":["
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
    "{\"round\":1,\"slot\":2,\"board\":1,\"teams\":[2,3]},"
    "{\"round\":1,\"slot\":3,\"board\":1,\"teams\":[0,2]},"
    "{\"round\":1,\"slot\":4,\"board\":1,\"teams\":[1,3]},"
    "{\"round\":1,\"slot\":5,\"board\":1,\"teams\":[3,0]},"
    "{\"round\":1,\"slot\":6,\"board\":1,\"teams\":[2,1]}]}";

/* The times of the rows that are shown, "13:00 13:25 …". */
static char *
times_of (SvCupPage *page)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *row;

  for (guint i = 0; (row = find_nth (page, SV_TYPE_FIXTURE_ROW, i)) != NULL; i++) {
    const char *caption = gtk_label_get_text (template_child (row, "caption"));
    g_string_append_printf (text, "%s%.5s", i > 0 ? " " : "", caption);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_times (SvCupPage *page, const char *expected)
{
  g_autofree char *times = times_of (page);

  g_assert_cmpstr (times, ==, expected);
}

/* Before the first match the day begins later; after a result the next matches do. */
static void
test_late (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (four, &window, &page);
  GtkWidget *later = find_action (page, "cup.later");

  assert_times (page, "13:00 13:25 13:50 14:45 15:10 15:35");
  g_signal_emit_by_name (later, "clicked");
  assert_times (page, "13:10 13:35 14:00 14:55 15:20 15:45");
  enter_result (page, 0, "2-1");
  g_signal_emit_by_name (later, "clicked");
  assert_times (page, "13:10 13:45 14:10 15:05 15:30 15:55");
  g_signal_emit_by_name (later, "clicked");
  assert_times (page, "13:10 13:55 14:20 15:15 15:40 16:05");
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_assert_cmpuint (doc->cup->times.n_breaks, ==, 2);
  g_assert_cmpuint (doc->cup->times.breaks[0].after, ==, 1);
  g_assert_cmpuint (doc->cup->times.breaks[0].minutes, ==, 20);
  g_assert_cmpstr (((SvCupNote *)doc->notes.breaks->pdata[0])->text, ==, "running late");
  g_assert_cmpstr (((SvCupNote *)doc->notes.breaks->pdata[1])->text, ==, "lunch");
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  assert_times (page, "13:10 13:45 14:10 15:05 15:30 15:55");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With the clock of all boards running, the first match has begun, so that it keeps its time; what
 * is added goes to the lunch that is there after slot 3. */
static void
test_late_while_the_clock_runs (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (four, &window, &page);
  SvClock *clock = sv_cup_book_get_clock (book);

  sv_clock_set_paused (clock, FALSE);
  sv_clock_set_wanted (clock, TRUE);
  g_assert_true (sv_cup_book_delay (book, 10));
  assert_times (page, "13:00 13:35 14:00 14:55 15:20 15:45");
  for (guint i = 0; i < 3; i++)
    enter_result (page, i, "2-1");
  sv_clock_set (clock, 1000, 0);
  g_assert_true (sv_cup_book_delay (book, 10));
  assert_times (page, "13:00 13:35 14:00 15:05 15:30 15:55");
  g_assert_cmpuint (sv_cup_book_get_doc (book)->cup->times.n_breaks, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Times that were not planned can be set later, and changed; each counts at once. */
static void
test_set_afterwards (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_three (&window, &page);

  g_assert_false (gtk_widget_get_mapped (find_action (page, "cup.later")));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.times", NULL);
  gpointer form = find (page, SV_TYPE_TIMES_FORM);
  gtk_check_button_set_active (template_child (form, "timed"), TRUE);
  type_into (template_child (form, "start"), "10.15");
  set_spin (form, "minutes", 30);
  set_spin (form, "change", 0);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autofree char *time = sv_cup_times_dup (sv_cup_times_begin (doc->cup, 3));
  g_assert_cmpstr (time, ==, "11:15");
  g_signal_emit_by_name (template_child (form, "add"), "clicked");
  g_assert_cmpuint (sv_cup_book_get_doc (book)->cup->times.n_breaks, ==, 1);
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  g_assert_cmpuint (sv_cup_book_get_doc (book)->cup->times.match, ==, 0);
  g_assert_false (gtk_check_button_get_active (template_child (form, "timed")));
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), 1));
  g_assert_cmpstr (gtk_editable_get_text (template_child (form, "start")), ==, "10:15");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Another place --- */

/* Drop a match on a widget, as if it had been dragged there. */
static void
drop_on (GtkWidget *widget, unsigned fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_UINT);
  g_value_set_uint (&value, fixture);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) target = g_list_model_get_item (controllers, i);
    if (GTK_IS_DROP_TARGET (target))
      g_signal_emit_by_name (target, "drop", &value, 0.0, 0.0, &taken);
  }
  g_assert_true (taken);
}

static const SvCupFixture *
get_fixture (SvCupBook *book, unsigned i)
{
  return sv_cup_fixture (sv_cup_book_get_doc (book)->cup, i);
}

static GtkWidget *
row_of (SvCupPage *page, unsigned fixture)
{
  GtkWidget *row;
  guint i = 0;

  while ((row = find_nth (page, SV_TYPE_FIXTURE_ROW, i)) != NULL &&
         sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)) != fixture)
    i++;
  return row;
}

/* Two matches exchange their places, and the rows come in the new order; undo brings them back. */
static void
test_drag (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (four, &window, &page);

  drop_on (row_of (page, 4), 0);
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 5);
  g_assert_cmpuint (get_fixture (book, 4)->slot, ==, 1);
  g_assert_cmpuint (
      sv_fixture_row_get_fixture (SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0))), ==, 4);
  assert_times (page, "13:00 13:25 13:50 14:45 15:10 15:35");
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 1);
  /* There is one board, and it is taken. */
  drop_on (find_where (page, says, "Slot 5 · 15:10", 0), 0);
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static const char two_boards[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
    "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
    "\"plan\":{\"kind\":\"league\",\"boards\":2,\"pack\":true,\"clock\":{\"start\":\"13:00\","
    "\"match\":20}},\"fixtures\":["
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
    "{\"round\":1,\"slot\":2,\"board\":1,\"teams\":[1,2]},"
    "{\"round\":1,\"slot\":3,\"board\":1,\"teams\":[2,0]}]}";

/* By the menu and the keyboard: the page says beforehand what is not possible, and why. */
static void
test_move_by_keys (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (two_boards, &window, &page);

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.move", "u", 0);
  GtkWidget *place = find (page, SV_TYPE_CUP_MOVE);
  GtkDropDown *slot = GTK_DROP_DOWN (find_nth (place, GTK_TYPE_DROP_DOWN, 0));
  GtkDropDown *board = GTK_DROP_DOWN (find_nth (place, GTK_TYPE_DROP_DOWN, 1));
  GtkWidget *move = find_button (place, "Move the Match", 0);
  g_assert_nonnull (find_where (place, says, "The match is played there now.", 0));
  g_assert_false (gtk_widget_is_sensitive (move));
  gtk_drop_down_set_selected (board, 1);
  g_assert_nonnull (find_where (place, says, "This board is free then.", 0));
  gtk_drop_down_set_selected (slot, 1);
  g_assert_nonnull (find_where (
      place, says, "This is not possible: one of its teams already plays in this slot.", 0));
  g_assert_false (gtk_widget_is_sensitive (move));
  gtk_drop_down_set_selected (board, 0);
  g_assert_nonnull (find_where (place, says, "The match exchanges places with Owl – Elk.", 0));
  g_signal_emit_by_name (move, "clicked");
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 2);
  g_assert_cmpuint (get_fixture (book, 1)->slot, ==, 1);
  gtk_drop_down_set_selected (slot, 3);
  g_signal_emit_by_name (move, "clicked");
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 4);
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  g_assert_cmpuint (get_fixture (book, 0)->slot, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The team that rests is the referee, until somebody says that nobody is. */
static void
test_referee (void)
{
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (two_boards, &window, &page);

  g_assert_nonnull (find_where (page, says, "13:00 · Board 1 · Referee: Elk", 0));
  gtk_widget_activate_action (GTK_WIDGET (page), "cup.move", "u", 0);
  GtkWidget *place = find (page, SV_TYPE_CUP_MOVE);
  GtkDropDown *referee = GTK_DROP_DOWN (find_nth (place, GTK_TYPE_DROP_DOWN, 2));
  gtk_drop_down_set_selected (referee, 1);
  g_assert_nonnull (find_where (page, says, "13:00 · Board 1", 0));
  gtk_drop_down_set_selected (referee, 2);
  g_assert_nonnull (find_where (page, says, "13:00 · Board 1 · Referee: Elk", 0));
  g_assert_true (sv_undo_go (sv_cup_book_get_undo (book), -1));
  g_assert_nonnull (find_where (page, says, "13:00 · Board 1", 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cups/plan-an-afternoon-in-eight-clicks", test_eight_clicks);
  g_test_add_func ("/cups/see-when-the-day-ends", test_end_of_day);
  g_test_add_func ("/cups/plan-with-few-boards", test_pack);
  g_test_add_func ("/cups/run-ten-minutes-late", test_late);
  g_test_add_func ("/cups/run-late-while-the-clock-runs", test_late_while_the_clock_runs);
  g_test_add_func ("/cups/set-the-times-afterwards", test_set_afterwards);
  g_test_add_func ("/cups/drag-a-match-onto-another", test_drag);
  g_test_add_func ("/cups/move-a-match-by-keys", test_move_by_keys);
  g_test_add_func ("/cups/choose-the-referee", test_referee);
  return run_tests ();
}
