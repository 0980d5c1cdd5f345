/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shell: application, windows, start page, files, preferences, shortcuts. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "application-fixture.h"
#include "real-hands.h"
#include "save-fixture.h"
#include "sv-continue-cards.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-page.h"
#include "sv-match-pitch.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-preferences.h"
#include "sv-seats.h"
#include "sv-settings.h"
#include "sv-shortcuts.h"
#include "sv-style.h"
#include "sv-title-bar.h"
#include "sv-toast.h"
#include "sv-unfinished.h"

#define READY "/io/github/speelveld/Speelveld/pictures/"

static const SvGame *
first_game (void)
{
  const SvGame *game = sv_games ()[0];

  g_assert_true (game->offered);
  return game;
}

/* Also what a computer player that still thinks keeps locked. */
static void
clear_unfinished (void)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
}

/* --- Pages --- */

/* Every game that has a drawing for the start page has it painted by the build too, if anything
 * was. */
static void
test_ready_pictures (void)
{
  static const int widths[] = { 300, 600 };

  g_assert_true (
      g_resources_get_info (READY "icon.png", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
  for (unsigned i = 0; sv_games ()[i] != NULL && sv_games ()[i]->offered; i++) {
    for (unsigned k = 0; k < G_N_ELEMENTS (widths); k++) {
      g_autofree char *path = g_strdup_printf (READY "%s-%d.png", sv_games ()[i]->id, widths[k]);
      g_autoptr (GdkTexture) texture = gdk_texture_new_from_resource (path);
      g_assert_cmpint (gdk_texture_get_width (texture), ==, widths[k]);
      g_assert_cmpint (ABS (gdk_texture_get_height (texture) - widths[k] * 175 / 280), <=, 1);
    }
  }
}

static void
test_pages (void)
{
  SvWindow *window = start_window ();

  g_assert_cmpstr (page_name (window), ==, "start");
  g_assert_nonnull (find_action (window, "win.play-now"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
  g_assert_cmpstr (page_name (window), ==, "new-match");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "New Match");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
}

static void
test_play_now (void)
{
  SvWindow *window = start_window ();
  GtkWidget *play = find_action (window, "win.play-now");

  clear_unfinished ();
  g_signal_emit_by_name (play, "clicked");
  settle ();
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_nonnull (sv_window_get_match (window));
  g_assert_null (sv_match_get_match_saver (sv_window_get_match (window)));
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  /* The die still rolls on the screen: it would be lost with the power. */
  g_assert_true (sv_match_get_waiting (sv_window_get_match (window)));
  g_assert_nonnull (sv_match_get_match_saver (sv_window_get_match (window)));
  destroy (window);
  clear_unfinished ();
}

/* Whether undo or redo says which step it is about. */
static gboolean
says_step (SvWindow *window, const char *action)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *button = find_action (window, action);
  gboolean says = FALSE;

  gtk_widget_set_tooltip_text (button, NULL); /* what it says otherwise */
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &says);
  return says;
}

static void
test_undo_tooltip (void)
{
  SvWindow *window = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  SvMatch *match = sv_window_get_match (window);
  g_assert_false (says_step (window, "match.undo"));
  g_assert_true (sv_match_throw (match));
  g_assert_false (says_step (window, "match.undo")); /* the die still rolls */
  sv_match_go_on (match);
  g_assert_true (says_step (window, "match.undo"));
  g_assert_false (says_step (window, "match.redo"));
  sv_match_undo (match);
  g_assert_true (says_step (window, "match.redo"));
  destroy (window);
  clear_unfinished ();
}

/* Of a die that still rolls, undo tells that die and not the one before it. */
static void
test_undo_while_told (void)
{
  SvWindow *window = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  SvMatch *match = sv_window_get_match (window);
  g_assert_true (sv_match_throw (match));
  sv_match_go_on (match);
  g_assert_true (sv_match_throw (match));
  g_assert_true (sv_match_get_waiting (match));
  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_settings_reset (sv_settings (), "undo-throws");
  g_assert_cmpuint (sv_match_get_position (match), ==, 1);
  g_autofree char *step = sv_match_dup_step (match, 1);
  g_autofree char *told = g_strconcat ("Taken back: ", step, NULL);
  SvAnnouncer *announcer =
      sv_match_page_get_announcer (SV_MATCH_PAGE (sv_window_get_page (window)));
  g_assert_cmpstr (sv_announcer_get_line (announcer), ==, told);
  /* Done again, nothing says any more that it is taken back. */
  gtk_widget_activate_action (GTK_WIDGET (window), "match.redo", NULL);
  g_assert_cmpstr (sv_announcer_get_line (announcer), !=, told);
  g_assert_null (sv_window_get_told (window));
  destroy (window);
  clear_unfinished ();
}

/* The arrow says where it leads: from a match to the start, from a page over it to the match.
 * Whoever opened that page by the menu goes on in it, not in the menu. */
static void
test_back_says_where (void)
{
  SvWindow *window = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (window));
  GtkWidget *home = find_action (window, "win.start");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (home), ==, "Back to the start page");
  g_autofree char *title = sv_match_dup_title (sv_window_get_match (window));
  g_autofree char *words = g_strdup_printf ("Back to “%s”", title);
  g_assert_true (gtk_widget_grab_focus (home));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  settle ();
  g_assert_cmpstr (gtk_widget_get_tooltip_text (home), ==, words);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_false (focus != NULL && gtk_widget_is_ancestor (focus, bar));
  destroy (window);
  clear_unfinished ();
}

static gboolean
is_usual (SvWindow *window, const char *action)
{
  return gtk_widget_has_css_class (find_action (window, action), "suggested-action");
}

/* One choice, against whom, which the start page makes stand out the next time. */
static void
test_against_computer (void)
{
  SvWindow *window = start_window ();

  g_settings_reset (sv_settings (), "against-computer");
  g_settings_set_boolean (sv_settings (), "opponent-asked", TRUE);
  g_assert_true (is_usual (window, "win.play-computer"));
  g_assert_false (is_usual (window, "win.play-now"));
  g_signal_emit_by_name (find_action (window, "win.play-computer"), "clicked");
  settle ();
  const GPtrArray *seats = sv_match_get_seats (sv_window_get_match (window));
  g_assert_cmpuint (seats->len, ==, 2);
  const SvSeatDoc *person = g_ptr_array_index (seats, 0);
  const SvSeatDoc *computer = g_ptr_array_index (seats, 1);
  g_assert_cmpstr (person->kind, ==, "person");
  g_assert_cmpint (computer->team, ==, 1);
  g_assert_cmpstr (computer->name, ==, "Computer – starter");
  g_assert_nonnull (sv_bot_by_id (computer->kind));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_signal_emit_by_name (find_action (window, "win.play-now"), "clicked");
  seats = sv_match_get_seats (sv_window_get_match (window));
  computer = g_ptr_array_index (seats, 1);
  g_assert_cmpstr (computer->kind, ==, "person");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_true (is_usual (window, "win.play-now"));
  g_assert_false (is_usual (window, "win.play-computer"));
  g_settings_reset (sv_settings (), "against-computer");
  g_settings_reset (sv_settings (), "opponent-asked");
  destroy (window);
  clear_unfinished ();
}

/* The final page offers the return match: all as it was, but the teams have changed sides. */
static void
test_rematch (void)
{
  SvWindow *window = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-computer", "s", first_game ()->id);
  SvMatch *match = sv_window_get_match (window);
  g_autofree char *first = g_strdup (sv_match_get_team_name (match, 0));
  g_autofree char *second = g_strdup (sv_match_get_team_name (match, 1));
  g_assert_true (sv_match_throw (match));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rematch", NULL);
  match = sv_window_get_match (window);
  g_assert_cmpuint (sv_match_get_length (match), ==, 0);
  g_assert_null (sv_match_get_file (match));
  g_assert_cmpstr (sv_match_get_team_name (match, 0), ==, second);
  g_assert_cmpstr (sv_match_get_team_name (match, 1), ==, first);
  g_assert_false (sv_seats_have_person (sv_match_get_seats (match), 0));
  g_assert_true (sv_seats_have_person (sv_match_get_seats (match), 1));
  g_autoptr (GtkWidget) final = g_object_ref_sink (g_object_new (SV_TYPE_PANEL, NULL));
  g_assert_nonnull (find_action (final, "win.rematch"));
  g_settings_reset (sv_settings (), "against-computer");
  destroy (window);
  clear_unfinished ();
}

static gboolean
is_said (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
says (gpointer widget, const char *text)
{
  return find_where (widget, is_said, text, 0) != NULL;
}

/* The header says that this is the replay after a jump; an undone step is played on from. */
static void
test_looking_back (void)
{
  SvWindow *window = start_window ();
  SvMatch *match;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  match = sv_window_get_match (window);
  g_assert_true (sv_match_throw (match));
  g_assert_true (sv_match_undo (match));
  g_assert_false (says (window, "Replay: step 0 of 1"));
  g_assert_true (sv_match_redo (match));
  sv_match_seek (match, 0);
  g_assert_true (says (window, "Replay: step 0 of 1"));
  destroy (window);
  clear_unfinished ();
}

/* A match that was put aside is offered, gone on with, removed, and brought back. */
static void
test_continue (void)
{
  SvWindow *window = start_window ();
  SvMatch *match;
  g_autofree char *path = NULL;
  GtkWidget *button;

  clear_unfinished ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  match = sv_window_get_match (window);
  sv_match_seed (match, 7);
  g_assert_true (sv_match_throw (match));
  sv_match_go_on (match);
  path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (match)));

  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *)&match);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  g_assert_null (sv_window_get_match (window));
  g_assert_null (match); /* it holds its file as long as it lives */
  g_assert_nonnull (sv_window_get_told (window));
  button = find_action (window, "win.continue");
  g_assert_nonnull (button);
  g_assert_cmpstr (
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL),
      ==, path);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.forget", "s", path);
  g_assert_null (find_action (window, "win.continue"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.remember", "s", path);
  g_assert_nonnull (find_action (window, "win.continue"));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", path);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_cmpuint (sv_match_get_length (sv_window_get_match (window)), ==, 1);
  settle ();
  /* The keys go to the pitch, not to the first name on the scoreboard. */
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (SV_IS_MATCH_PAGE (focus) ||
                 gtk_widget_get_ancestor (focus, SV_TYPE_MATCH_PITCH) != NULL);
  destroy (window);
  clear_unfinished ();
}

static guint
count_actions (SvWindow *window, const char *action)
{
  guint n = 0;

  while (find_where (sv_window_get_page (window), does_action, action, n) != NULL)
    n++;
  return n;
}

/* The start page shows the last three, the others are on a page of their own; what is removed
 * stands there too, and comes back. */
static void
test_all_matches (void)
{
  SvWindow *window = start_window ();

  clear_unfinished ();
  for (unsigned i = 0; i < 4; i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
    g_assert_true (sv_match_throw (sv_window_get_match (window)));
    sv_match_go_on (sv_window_get_match (window));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
    settle ();
  }
  g_assert_cmpuint (count_actions (window, "win.continue"), ==, 3);
  g_signal_emit_by_name (find_action (window, "win.book"), "clicked");
  g_assert_cmpstr (page_name (window), ==, "book");
  g_assert_cmpuint (count_actions (window, "win.continue"), ==, 4);
  g_assert_cmpuint (count_actions (window, "win.remember"), ==, 0);
  g_autoptr (GPtrArray) cards = sv_unfinished_list (1, NULL);
  const SvUnfinished *card = g_ptr_array_index (cards, 0);
  g_assert_true (g_str_has_prefix (card->about, "Strafworp!, "));

  g_signal_emit_by_name (find_action (sv_window_get_page (window), "win.forget"), "clicked");
  settle ();
  g_assert_cmpuint (count_actions (window, "win.continue"), ==, 3);
  g_assert_cmpuint (count_actions (window, "win.remember"), ==, 1);
  g_signal_emit_by_name (find_action (sv_window_get_page (window), "win.remember"), "clicked");
  settle ();
  g_assert_cmpuint (count_actions (window, "win.continue"), ==, 4);
  g_assert_cmpuint (count_actions (window, "win.remember"), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
  clear_unfinished ();
}

/* Three of them stand beside each other in a window of the usual size, whatever they say. */
static void
test_continue_width (void)
{
  const int most = (960 - 2 * 14 - 2 * 14) / 3; /* of the start page: margins, and gaps */
  char title[] = "Purple Herons – Dune Foxes (branch from Second half, 12:34)";
  char about[] = "Champions 2020, 22/11/2026", where[] = "Second half, 10:00 left",
       score[] = "12 – 10";
  SvUnfinished match = { .action = "win.continue", .title = title, .score = score, .where = where };
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  GtkFlowBox *box = GTK_FLOW_BOX (g_object_ref_sink (gtk_flow_box_new ()));
  int width;

  match.about = match.path = match.target = about;
  g_ptr_array_add (cards, &match);
  sv_continue_cards_fill (box, cards, 3);
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (box)), GTK_ORIENTATION_HORIZONTAL, -1,
                      NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, most);
  g_object_unref (box);
}

/* A match in which nothing has happened is not worth keeping. */
static void
test_untouched (void)
{
  SvWindow *window = start_window ();
  g_autoptr (GPtrArray) cards = NULL;

  clear_unfinished ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  cards = sv_unfinished_list (10, NULL);
  g_assert_cmpuint (cards->len, ==, 0);
  destroy (window);
}

/* --- Files --- */

/* Several files at once: each as by itself, and those that are no use are told by name. */
static void
test_open_several (void)
{
  SvWindow *window = start_window ();
  g_autofree char *photo = write_file ("sv-photo.jpg", "no picture");
  g_autofree char *letter = write_file ("sv-letter.txt", "Hello");
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (photo));
  sv_window_open_files (window, files);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“sv-photo.jpg” is a picture. Drop it on a card of a team.");
  g_ptr_array_add (files, g_file_new_for_path (letter));
  sv_window_open_files (window, files);
  g_assert_cmpstr (
      sv_window_get_told (window), ==,
      "“sv-photo.jpg” is a picture. Drop it on a card of a team. Also not opened: sv-letter.txt.");
  destroy (window);
  g_unlink (photo);
  g_unlink (letter);
}

/* Six matches are six windows: nobody gets them without being asked. */
static void
test_open_many (void)
{
  SvWindow *window = start_window ();
  g_autofree char *path = write_file ("sv-torn.svmatch", "{");
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < 6; i++)
    g_ptr_array_add (files, g_file_new_for_path (path));
  sv_window_open_files (window, files);
  GtkWidget *dialog = find_window (GTK_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_assert_true (g_str_has_prefix (sv_window_get_told (window), "“sv-torn.svmatch” cannot be "));
  g_assert_null (find_window (GTK_TYPE_MESSAGE_DIALOG));
  destroy (window);
  g_unlink (path);
}

static void
test_damaged_file (void)
{
  SvWindow *window = start_window ();
  g_autofree char *path = write_file ("sv-damaged.svmatch", "{\"format\":\"speelveld-match\",");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SvMatch *match;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  match = sv_window_get_match (window);
  g_assert_false (sv_window_open (window, file));
  g_assert_true (sv_window_get_match (window) == match);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_true (
      g_str_has_prefix (sv_window_get_told (window), "“sv-damaged.svmatch” cannot be opened: "));
  destroy (window);
  g_unlink (path);
}

/* Started with a damaged file: the sentence, and the start page behind it. */
static void
test_open_damaged (void)
{
  g_autofree char *path = write_file ("sv-foreign.svmatch", "[1, 2]");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file };
  SvWindow *window;

  g_application_open (G_APPLICATION (application), files, 1, "");
  window = SV_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_assert_cmpstr (page_name (window), ==, "start");
  g_assert_nonnull (sv_window_get_told (window));
  destroy (window);
  g_unlink (path);
}

/* The dialog over window, or NULL. */
static GtkDialog *
find_dialog (SvWindow *window)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) other = g_list_model_get_item (all, i);
    if (GTK_IS_DIALOG (other) && gtk_window_get_transient_for (other) == GTK_WINDOW (window))
      return GTK_DIALOG (other);
  }
  return NULL;
}

/* A file in the temporary folder that holds the window's match. */
static GFile *
save_match (SvWindow *window, const char *name)
{
  GFile *file = g_file_new_build_filename (g_get_tmp_dir (), name, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_window_get_match (window);

  sv_match_save_async (match, file, result_cb, &result);
  g_assert_true (sv_match_save_finish (match, wait_for (&result), &error));
  g_assert_no_error (error);
  return file;
}

/* Another program has changed the file: nothing is overwritten unasked. */
static void
test_save_over_another (void)
{
  g_autofree char *text = NULL;
  SvWindow *window = start_window ();
  SvMatch *match;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  match = sv_window_get_match (window);
  g_autoptr (GFile) file = save_match (window, "sv-changed.svmatch");
  const char *path = g_file_peek_path (file);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (int response = 1; response <= 3; response += 2) { /* reload, anyway */
    g_autofree char *other = g_strconcat (text, response == 1 ? " " : "  ", NULL);
    g_autofree char *kept = NULL;

    g_assert_true (g_file_set_contents (path, other, -1, NULL));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
    settle ();
    g_assert_nonnull (find_dialog (window));
    g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
    g_assert_cmpstr (kept, ==, other);
    gtk_dialog_response (find_dialog (window), response);
    settle ();
    g_assert_null (find_dialog (window));
    g_clear_pointer (&kept, g_free);
    g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
    g_assert_true ((strcmp (kept, other) == 0) == (response == 1));
    g_assert_true ((sv_window_get_match (window) == match) != (response == 1));
    match = sv_window_get_match (window);
  }
  destroy (window);
  g_unlink (path);
}

static void
test_save_and_open (void)
{
  SvWindow *window = start_window ();
  SvWindow *other = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  g_autoptr (GFile) file = save_match (window, "sv-saved.svmatch");

  /* It is open already: its window is shown, not a second match. */
  g_assert_true (sv_window_open (other, file));
  g_assert_null (sv_window_get_match (other));
  sv_window_show_start (window);
  g_assert_true (sv_window_open (other, file));
  SvMatch *match = sv_window_get_match (other);
  g_assert_cmpuint (sv_match_get_length (match), ==, 1);

  /* It is titled by its teams, as the scoreboard has them; and only looked at, it is not kept. */
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (other)), ==, "Velocitas – Orange");
  g_assert_nonnull (strstr (said (find (other, SV_TYPE_TITLE_BAR), "subtitle"), "sv-saved"));
  g_assert_null (sv_match_get_match_saver (match));
  g_autoptr (SvMatch) branch = sv_match_branch (match);
  g_autofree char *title = sv_match_dup_title (branch);
  g_assert_true (g_str_has_prefix (title, "Velocitas – Orange (branch from "));
  /* Nor is a branch in which nothing was done yet. */
  sv_window_show_match (window, branch);
  g_assert_null (sv_match_get_match_saver (branch));
  g_assert_true (sv_match_throw (branch));
  g_assert_nonnull (sv_match_get_match_saver (branch));
  destroy (window);
  g_assert_true (sv_match_throw (match));
  sv_match_go_on (match);
  g_assert_nonnull (sv_match_get_match_saver (match));
  destroy (other);
  g_unlink (g_file_peek_path (file));
  clear_unfinished ();
}

/* Whoever closes the window, or the program, while a match is being saved sees it go when that is
 * done. */
static void
test_close_while_saving (void)
{
  for (int i = 0; i < 2; i++) {
    SvWindow *window = start_window ();

    gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
    g_autoptr (GFile) file = save_match (window, "sv-closing.svmatch");
    g_assert_true (sv_match_throw (sv_window_get_match (window)));
    g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)&window);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
    if (i == 0)
      gtk_window_close (GTK_WINDOW (window));
    else
      g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
    g_assert_cmpstr (sv_window_get_told (window), ==,
                     "The match is being saved. Then the window will close.");
    settle ();
    g_assert_null (window);
    g_autoptr (SvMatch) saved = sv_match_new_from_file (file, NULL);
    g_assert_cmpuint (sv_match_get_length (saved), ==, 1);
    g_unlink (g_file_peek_path (file));
    clear_unfinished ();
  }
}

/* If it cannot be saved the window stays, and says so. */
static void
test_close_while_saving_fails (void)
{
  SvWindow *window = start_window ();
  g_autofree char *folder = g_build_filename (g_get_tmp_dir (), "sv-stick", NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_autoptr (GFile) file = save_match (window, "sv-stick/m.svmatch");
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  g_unlink (g_file_peek_path (file));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  gtk_window_close (GTK_WINDOW (window));
  settle ();
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“m.svmatch” cannot be saved: its folder does not exist");
  g_assert_true (sv_match_get_modified (sv_window_get_match (window)));
  destroy (window);
  clear_unfinished ();
}

/* --- Settings, style --- */

static void
count_cb (int *count)
{
  ++*count;
}

/* GTK's own widgets; since 4.20 it has another property for this. */
static gboolean
is_gtk_dark (void)
{
  enum { DARK = 2 }; /* GTK_INTERFACE_COLOR_SCHEME_DARK */
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean dark;
  int scheme;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), "gtk-interface-color-scheme")) {
    g_object_get (settings, "gtk-interface-color-scheme", &scheme, NULL);
    return scheme == DARK;
  }
  g_object_get (settings, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

static void
test_colour_scheme (void)
{
  SvStyle *scheme = sv_style_get_default ();
  int count = 0;
  gulong id;

  g_settings_set_string (sv_settings (), "colour-scheme", "light");
  id = g_signal_connect_swapped (scheme, "changed", G_CALLBACK (count_cb), &count);
  g_assert_cmpint (sv_style_get_scheme (), ==, SV_SCHEME_LIGHT);
  g_settings_set_string (sv_settings (), "colour-scheme", "dark");
  g_assert_cmpint (sv_style_get_scheme (), ==, SV_SCHEME_DARK);
  g_assert_cmpint (count, ==, 1);
  g_assert_true (is_gtk_dark ());
  g_settings_set_string (sv_settings (), "colour-scheme", "light");
  g_assert_cmpint (count, ==, 2);
  g_signal_handler_disconnect (scheme, id);
  g_settings_reset (sv_settings (), "colour-scheme");
}

/* Asked for again, also by their own window, they are the same. */
static void
test_preferences_once (void)
{
  SvWindow *window = new_window ();
  unsigned n = 0;

  for (int i = 0; i < 2; i++) {
    g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
    settle ();
  }
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    n += GTK_WINDOW (l->data) != GTK_WINDOW (window);
  g_assert_cmpuint (n, ==, 1);
  gtk_window_destroy (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
test_preferences (void)
{
  GtkWidget *preferences = sv_preferences_new (NULL);
  GtkWidget *choice = find (preferences, GTK_TYPE_DROP_DOWN);

  show (preferences);
  g_assert_nonnull (choice);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), SV_DICE_TABLE);
  g_assert_cmpint (g_settings_get_enum (sv_settings (), "dice"), ==, SV_DICE_TABLE);
  g_settings_reset (sv_settings (), "dice");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)), ==, SV_DICE_PROGRAM);
  gtk_window_destroy (GTK_WINDOW (preferences));
  settle ();

  g_settings_set_string (sv_settings (), "pace", "calm");
  g_assert_cmpuint (sv_settings_get_pace_ms (), >, 1000);
  g_settings_reset (sv_settings (), "pace");
}

static void
test_toast (void)
{
  SvWindow *window = start_window ();

  sv_tell (GTK_WIDGET (window), "One sentence.");
  g_assert_cmpstr (sv_window_get_told (window), ==, "One sentence.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (window, SV_TYPE_TOAST)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "One sentence.");
  destroy (window);
}

static gboolean
has_class (GtkWidget *widget, gconstpointer css_class)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, css_class);
}

/* A sentence hides no button of the bar at the lower edge. */
static void
test_toast_above_bar (void)
{
  SvWindow *window = start_window ();
  GtkWidget *toast = find (window, SV_TYPE_TOAST);
  GtkWidget *parent = gtk_widget_get_parent (toast);
  graphene_rect_t place, bar;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", first_game ()->id);
  sv_tell (GTK_WIDGET (window), "One sentence.");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (toast, parent, &place));
  g_assert_true (
      gtk_widget_compute_bounds (find_where (window, has_class, "sv-bottom-bar", 0), parent, &bar));
  g_assert_cmpfloat (place.size.height, >, 0);
  g_assert_cmpfloat (place.origin.y, >, 0);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, bar.origin.y);
  destroy (window);
}

static void
play_until_clock_runs (SvMatch *match)
{
  unsigned n;

  while (sv_match_get_view (match)->stage != SV_STAGE_PLAY)
    if (!sv_match_throw (match))
      g_assert_true (sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL));
}

/* Nor the button that is to be pressed now: that of a pause lies low on the pitch. */
static void
test_toast_above_focus (void)
{
  SvWindow *window = start_window ();
  GtkWidget *toast = find (window, SV_TYPE_TOAST);
  GtkWidget *parent = gtk_widget_get_parent (toast);
  graphene_rect_t place, button;

  g_settings_set_string (sv_settings (), "pace", "at-once");
  clear_unfinished ();
  g_signal_emit_by_name (find_action (window, "win.play-now"), "clicked");
  settle ();
  play_until_clock_runs (sv_window_get_match (window));
  settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "match.pause", NULL));
  settle ();
  sv_tell (GTK_WIDGET (window), "One sentence.");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (toast, parent, &place));
  g_assert_true (
      gtk_widget_compute_bounds (find_where (window, has_class, "resume", 0), parent, &button));
  g_assert_false (graphene_rect_intersection (&place, &button, NULL));
  g_settings_reset (sv_settings (), "pace");
  destroy (window);
  clear_unfinished ();
}

/* --- Keys --- */

static void
collect_shortcuts (GtkWidget *widget, GHashTable *found)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget)) {
    g_autofree char *action = NULL;
    g_autofree char *accelerator = NULL;
    g_object_get (widget, "action-name", &action, "accelerator", &accelerator, NULL);
    if (action != NULL)
      g_hash_table_insert (found, g_steal_pointer (&action), g_steal_pointer (&accelerator));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_shortcuts (child, found);
}

/* Whoever asks for the keys sees those of the page first, in a window that a low screen has room
 * for. */
static void
test_shortcuts_of_the_page (void)
{
  static const char *const sections[][2] = {
    { "match", "match" },
    { "table", "table" },
    { "competition", "table" },
    { "start", "program" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (sections); i++) {
    GtkWidget *window = sv_shortcuts_window_new (NULL, sections[i][0]);
    g_autofree char *section = NULL;
    GtkRequisition natural;

    gtk_window_present (GTK_WINDOW (window));
    gtk_test_widget_wait_for_draw (window);
    g_object_get (window, "section-name", &section, NULL);
    g_assert_cmpstr (section, ==, sections[i][1]);
    gtk_widget_get_preferred_size (window, NULL, &natural);
    g_assert_cmpint (natural.height, <=, 700);
    gtk_window_destroy (GTK_WINDOW (window));
  }
}

/* Every key of an action is in the window of shortcuts, and every one there works. */
static void
test_shortcuts (void)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GtkApplication *app = GTK_APPLICATION (application);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (app);
  GtkWidget *window = sv_shortcuts_window_new (NULL, NULL);
  GHashTableIter iter;
  gpointer action, accels;

  collect_shortcuts (window, found);
  for (unsigned i = 0; actions[i] != NULL; i++) {
    if (!g_hash_table_contains (found, actions[i]))
      g_error ("%s has a key that is not in the window of shortcuts", actions[i]);
  }
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &action, &accels)) {
    g_auto (GStrv) real = gtk_application_get_accels_for_action (app, action);
    g_auto (GStrv) shown = g_strsplit (accels, " ", -1);

    for (unsigned i = 0; shown[i] != NULL; i++) {
      guint key, other;
      GdkModifierType modifiers, other_modifiers;

      g_assert_true (gtk_accelerator_parse (shown[i], &key, &modifiers));
      if (i >= g_strv_length (real))
        g_error ("%s: %s does nothing", (const char *)action, shown[i]);
      gtk_accelerator_parse (real[i], &other, &other_modifiers);
      g_assert_cmpuint (key, ==, other);
      g_assert_cmpuint (modifiers, ==, other_modifiers);
    }
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever works with the keys alone gets back from an editor to the library, and from anywhere to
 * the start. */
static void
test_keys_back (void)
{
  SvWindow *window = new_window ();
  GtkWidget *widget = GTK_WIDGET (window);

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  sv_window_show_start (window);
  show (window);
  if (real_hands_are_tied ()) {
    destroy (window);
    return;
  }
  g_autoptr (SvDraft) draft = sv_draft_new_variant (sv_variant_doc_new (first_game ()), NULL);
  gtk_widget_activate_action (widget, "win.library", "s", "variants");
  sv_window_edit (window, draft);
  settle ();
  g_assert_cmpstr (page_name (window), ==, "variant");
  GtkWidget *name = find (sv_window_get_page (window), GTK_TYPE_ENTRY);
  g_assert_true (gtk_widget_grab_focus (name));
  real_keys (widget, "Escape"); /* may mean what is typed */
  g_assert_cmpstr (page_name (window), ==, "variant");
  real_keys (widget, "alt+Left");
  g_assert_cmpstr (page_name (window), ==, "variants");
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  real_keys (widget, "Escape");
  g_assert_cmpstr (page_name (window), ==, "start");
  real_keys (widget, "Escape alt+Left alt+Home"); /* there is nothing before it */
  g_assert_cmpstr (page_name (window), ==, "start");

  gtk_widget_activate_action (widget, "win.library", "s", "variants");
  sv_window_edit (window, draft);
  real_keys (widget, "alt+Home");
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
}

/* In a match the same keys go through its steps, and Escape never leaves it. */
static void
test_keys_back_in_match (void)
{
  SvWindow *window = new_window ();
  GtkWidget *widget = GTK_WIDGET (window);

  g_settings_set_string (sv_settings (), "pace", "at-once");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  sv_window_show_start (window);
  gtk_widget_activate_action (widget, "win.play-now", "s", first_game ()->id);
  show (window);
  if (!real_hands_are_tied ()) {
    SvMatch *match = sv_window_get_match (window);

    g_assert_true (sv_match_throw (match));
    g_assert_true (sv_match_throw (match));
    settle ();
    const unsigned position = sv_match_get_position (match);
    real_keys (widget, "alt+Left");
    g_assert_cmpuint (sv_match_get_position (match), ==, position - 1);
    real_keys (widget, "alt+Home alt+Left alt+Home Escape Escape");
    g_assert_cmpuint (sv_match_get_position (match), ==, 0);
    g_assert_cmpstr (page_name (window), ==, "match");
  }
  g_settings_reset (sv_settings (), "pace");
  destroy (window);
  clear_unfinished ();
}

static gboolean
is_in_title_bar (SvWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, find (window, SV_TYPE_TITLE_BAR));
}

/* Who opens the menu by its key and thinks better of it is where they were; who opens a page by its
 * key then is on that page. */
static void
test_menu_key_and_escape (void)
{
  SvWindow *window = start_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  GtkWidget *play = find_action (sv_window_get_page (window), "win.play-now");
  GtkMenuButton *menu = template_child (find (window, SV_TYPE_TITLE_BAR), "menu_button");

  if (!real_hands_are_tied ()) {
    g_assert_true (gtk_widget_grab_focus (play));
    real_keys (widget, REAL_F10);
    g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
    real_keys (widget, "Escape");
    g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
    g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == play);
    real_keys (widget, REAL_F10);
    real_keys (widget, "Escape");
    real_keys (widget, "ctrl+n");
    g_assert_cmpstr (page_name (window), ==, "new-match");
    g_assert_false (is_in_title_bar (window));
  }
  destroy (window);
}

/* --- Names for screen readers --- */

/* Buttons with an icon only have a name of their own; a tooltip gives none. */
static void
assert_named (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) == NULL)
    g_error ("the button %s has no name", gtk_button_get_icon_name (GTK_BUTTON (widget)));
  if (GTK_IS_DROP_DOWN (widget) &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                         GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    g_error ("a drop-down has no name");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_names_for_readers (void)
{
  SvWindow *window = start_window ();
  GtkWidget *preferences = sv_preferences_new (NULL);

  assert_named (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
  assert_named (GTK_WIDGET (window));
  assert_named (preferences);
  gtk_window_destroy (GTK_WINDOW (preferences));
  destroy (window);
}

/* --- Layouts --- */

/* Whether all of it is to be seen. */
static gboolean
is_whole (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return gtk_widget_get_mapped (widget) && gtk_widget_get_allocated_width (widget) >= least;
}

static void
assert_title_short (SvWindow *window, const char *const *actions)
{
  GtkWidget *bar = find (window, SV_TYPE_TITLE_BAR);
  GtkLabel *title = template_child (bar, "title");
  graphene_rect_t last = GRAPHENE_RECT_INIT (0, 0, 0, 0), next;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (title)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (title)), >, 100);
  for (guint i = 0; actions[i] != NULL; i++) {
    GtkWidget *tool = find_action (bar, actions[i]);
    g_assert_true (is_whole (tool));
    g_assert_true (gtk_widget_compute_bounds (tool, bar, &next));
    g_assert_cmpfloat (next.origin.x, >=, last.origin.x + last.size.width);
    g_assert_cmpfloat (next.origin.x + next.size.width, <=, (float)gtk_widget_get_width (bar));
    last = next;
  }
}

/* A name of 198 characters is shortened, not the tools beside it. */
static void
test_long_title (void)
{
  static const char *const of_match[] = { "win.start",   "match.undo",   "match.redo",
                                          "match.pause", "match.replay", NULL };
  static const char *const of_team[] = { "win.start", "draft.undo", "draft.redo", "win.play-open",
                                         "win.print", "win.share",  NULL };
  static const int widths[] = { 1040, 700 };
  g_autofree char *name = g_strnfill (198, 'n');

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    SvWindow *window = new_window ();
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (first_game ());
    SvMatchDoc *doc = sv_match_doc_new (variant, NULL, NULL, NULL);
    SvTeamDoc *team = sv_team_doc_new (first_game ());
    g_autoptr (SvDraft) draft = sv_draft_new_team (team, NULL);

    gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 780);
    sv_window_show_start (window);
    show (window);
    g_free (team->name);
    team->name = g_strdup (name);
    sv_window_edit (window, draft);
    assert_title_short (window, of_team);
    g_free (doc->title);
    doc->title = g_strdup (name);
    g_autoptr (SvMatch) match = sv_match_new (doc);
    sv_window_show_match (window, match);
    g_assert_true (sv_match_throw (match));
    assert_title_short (window, of_match);
    destroy (window);
  }
  clear_unfinished ();
}

/* A narrow title bar has no room for the button that shares a team: the menu saves a copy, too. */
static void
test_copy_of_a_team (void)
{
  SvWindow *window = start_window ();
  SvTeamDoc *team = sv_team_doc_new (first_game ());
  g_autoptr (SvDraft) draft = sv_draft_new_team (team, NULL);
  GtkMenuButton *menu = template_child (find (window, SV_TYPE_TITLE_BAR), "menu_button");

  sv_window_edit (window, draft);
  gtk_menu_button_popup (menu);
  settle ();
  g_assert_true (says (gtk_menu_button_get_popover (menu), "Save a Copy…"));
  gtk_menu_button_popdown (menu);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  gtk_menu_button_popup (menu);
  settle ();
  g_assert_false (says (gtk_menu_button_get_popover (menu), "Save a Copy…"));
  destroy (window);
}

/* A title that is short stands in the middle of the window, though there are more tools on one
 * side. */
static void
test_title_in_the_middle (void)
{
  SvWindow *window = start_window ();
  GtkWidget *bar = find (window, SV_TYPE_TITLE_BAR);
  graphene_rect_t at;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", first_game ()->id);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (template_child (bar, "title"), bar, &at));
  g_assert_cmpfloat (
      fabsf (at.origin.x + at.size.width / 2 - (float)gtk_widget_get_width (bar) / 2), <=, 2);
  destroy (window);
  clear_unfinished ();
}

static void
test_narrow (void)
{
  SvWindow *window = start_window ();
  for (int page = 0; page < 3; page++) {
    if (page == 1)
      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
    else if (page == 2)
      gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
    settle ();
    assert_narrow (window);
  }
  destroy (window);
  clear_unfinished ();
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);

  g_test_add_func ("/ui/shell/ready-pictures", test_ready_pictures);
  g_test_add_func ("/ui/shell/pages", test_pages);
  g_test_add_func ("/ui/shell/play-now", test_play_now);
  g_test_add_func ("/ui/shell/against-computer", test_against_computer);
  g_test_add_func ("/ui/shell/rematch", test_rematch);
  g_test_add_func ("/ui/shell/continue", test_continue);
  g_test_add_func ("/ui/shell/undo-tooltip", test_undo_tooltip);
  g_test_add_func ("/ui/shell/undo-while-told", test_undo_while_told);
  g_test_add_func ("/ui/shell/back-says-where", test_back_says_where);
  g_test_add_func ("/ui/shell/all-matches", test_all_matches);
  g_test_add_func ("/ui/shell/continue-width", test_continue_width);
  g_test_add_func ("/ui/shell/untouched", test_untouched);
  g_test_add_func ("/ui/shell/damaged-file", test_damaged_file);
  g_test_add_func ("/ui/shell/open-several-files", test_open_several);
  g_test_add_func ("/ui/shell/open-many-files", test_open_many);
  g_test_add_func ("/ui/shell/open-damaged", test_open_damaged);
  g_test_add_func ("/ui/shell/looking-back", test_looking_back);
  g_test_add_func ("/ui/shell/save-and-open", test_save_and_open);
  g_test_add_func ("/ui/shell/close-while-saving", test_close_while_saving);
  g_test_add_func ("/ui/shell/close-while-saving-fails", test_close_while_saving_fails);
  g_test_add_func ("/ui/shell/save-over-another", test_save_over_another);
  g_test_add_func ("/ui/shell/colour-scheme", test_colour_scheme);
  g_test_add_func ("/ui/shell/preferences", test_preferences);
  g_test_add_func ("/ui/shell/preferences/once", test_preferences_once);
  g_test_add_func ("/ui/shell/toast", test_toast);
  g_test_add_func ("/ui/shell/toast-above-bar", test_toast_above_bar);
  g_test_add_func ("/ui/shell/toast-above-focus", test_toast_above_focus);
  g_test_add_func ("/ui/shell/shortcuts", test_shortcuts);
  g_test_add_func ("/ui/shell/shortcuts-of-the-page", test_shortcuts_of_the_page);
  g_test_add_func ("/ui/shell/go-back-by-key", test_keys_back);
  g_test_add_func ("/ui/shell/press-the-keys-for-back-in-a-match", test_keys_back_in_match);
  g_test_add_func ("/ui/shell/open-the-menu-and-press-escape", test_menu_key_and_escape);
  g_test_add_func ("/ui/shell/names-for-readers", test_names_for_readers);
  g_test_add_func ("/ui/shell/open-what-has-a-long-name", test_long_title);
  g_test_add_func ("/ui/shell/save-a-copy-of-a-team-from-the-menu", test_copy_of_a_team);
  g_test_add_func ("/ui/shell/read-the-title-in-the-middle", test_title_in_the_middle);
  g_test_add_func ("/ui/shell/narrow", test_narrow);
  return run_tests ();
}
