/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing about a step in the window of a match, and what is seen of it there. */

#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-match-comments.h"
#include "sv-replay-bar.h"
#include "sv-report.h"
#include "worked-example.h"

static void
set_up (Fixture *f, gconstpointer data)
{
  SvMatch *match = sv_match_new (standard_doc (sv_game_by_id ("strafworp")));

  play (match, EXAMPLE_TO_SHOT ",die 6,die 1");
  open_page (f, match, 1100, 700);
}

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (f->page), "match"), action,
                                  parameter);
  settle ();
}

static GtkWidget *
find_titled (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
      return GTK_WIDGET (window);
  }
  return NULL;
}

/* The dialog for the step that is shown, or NULL. */
static GtkWidget *
find_dialog (void)
{
  return find_titled ("Comment on This Step");
}

static GtkTextBuffer *
buffer_of (GtkWidget *dialog)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (dialog, GTK_TYPE_TEXT_VIEW)));
}

/* Type text into the dialog, and close it. */
static void
write_comment (Fixture *f, const char *text)
{
  act (f, "comment", NULL);
  GtkWidget *dialog = find_dialog ();
  g_assert_nonnull (dialog);
  gtk_text_buffer_set_text (buffer_of (dialog), text, -1);
  gtk_window_close (GTK_WINDOW (dialog));
  settle ();
}

static gboolean
is_comment (GtkWidget *widget, gconstpointer text)
{
  return gtk_widget_has_css_class (widget, "comment") && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static GtkWidget *
find_comment (Fixture *f, const char *text)
{
  gtk_test_widget_wait_for_draw (f->window);
  settle ();
  return find_where (f->page, is_comment, text, 0);
}

/* What is typed is there at once, and there again when one asks again. */
static void
test_write (Fixture *f, gconstpointer data)
{
  sv_match_seek (f->match, 13);
  act (f, "comment", NULL);
  GtkWidget *dialog = find_dialog ();
  GtkWidget *remove = find_button (dialog, "Remove", 0);
  g_assert_false (gtk_widget_get_sensitive (remove));
  gtk_text_buffer_set_text (buffer_of (dialog), "Well seen.", -1);
  g_assert_true (gtk_widget_get_sensitive (remove));
  g_assert_cmpstr (sv_match_get_comment (f->match, 13), ==, "Well seen.");
  gtk_window_close (GTK_WINDOW (dialog));
  settle ();
  g_assert_null (find_dialog ());

  act (f, "comment", NULL);
  g_autofree char *text = NULL;
  g_object_get (buffer_of (find_dialog ()), "text", &text, NULL);
  g_assert_cmpstr (text, ==, "Well seen.");
  g_assert_false (gtk_text_buffer_get_can_undo (buffer_of (find_dialog ())));
  gtk_window_close (GTK_WINDOW (find_dialog ()));
}

/* No more than is kept can be typed. */
static void
test_long (Fixture *f, gconstpointer data)
{
  g_autofree char *text = g_strnfill (SV_COMMENT_MAX_CHARS + 5, 'x');

  act (f, "comment", NULL);
  gtk_text_buffer_set_text (buffer_of (find_dialog ()), text, -1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer_of (find_dialog ())), ==,
                   SV_COMMENT_MAX_CHARS);
  g_assert_cmpuint (strlen (sv_match_get_comment (f->match, sv_match_get_position (f->match))), ==,
                    SV_COMMENT_MAX_CHARS);
  gtk_window_close (GTK_WINDOW (find_dialog ()));
}

/* Two keys go from one to the next, and tell it; behind the last and before the first they say
 * so. */
static void
test_walk (Fixture *f, gconstpointer data)
{
  g_autofree char *told = NULL;

  g_assert_true (sv_match_set_comment (f->match, 13, "Well seen.", NULL));
  g_assert_true (sv_match_set_comment (f->match, 5, "Why?", NULL));
  hear (GTK_WIDGET (f->page), &told);
  sv_match_seek (f->match, 20);
  act (f, "previous-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 13);
  g_assert_cmpstr (told, ==, "On step 13: Well seen.");
  act (f, "previous-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 5);
  g_assert_cmpstr (told, ==, "On step 5: Why?");
  act (f, "previous-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 5);
  g_assert_cmpstr (told, ==, "There is no earlier comment.");
  act (f, "next-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 13);
  act (f, "next-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 13);
  g_assert_cmpstr (told, ==, "There is no later comment.");
  sv_match_seek (f->match, 0);
  act (f, "next-comment", NULL);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 5);
}

/* In the report beneath its line, also for who listens, and told to whoever comes by. */
static void
test_seen (Fixture *f, gconstpointer data)
{
  act (f, "replay", NULL);
  sv_match_seek (f->match, 13);
  write_comment (f, "Well seen.\nWho taught her?");
  GtkWidget *shown = find_comment (f, "Well seen.\nWho taught her?");
  g_assert_nonnull (shown);
  GtkWidget *row = gtk_widget_get_ancestor (shown, g_type_from_name ("GtkListItemWidget"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "First team moves striker 1 from C to B. At 10:00, score "
                                       "0–0. Comment: Well seen.\nWho taught her?");
  g_autofree char *told = NULL;
  hear (GTK_WIDGET (f->page), &told);
  act (f, "previous", NULL);
  g_assert_null (told);
  act (f, "next", NULL);
  g_assert_cmpstr (told, ==, "On step 13: Well seen. Who taught her?");

  /* The line is marked still, and choosing another goes there. */
  GtkListView *list = GTK_LIST_VIEW (find (find (f->page, SV_TYPE_REPORT), GTK_TYPE_LIST_VIEW));
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (list));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 13);
  gtk_single_selection_set_selected (selection, gtk_single_selection_get_selected (selection) + 1);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 14);
}

static unsigned
count_marks (GtkWidget *widget)
{
  unsigned n = g_str_equal (gtk_widget_get_css_name (widget), "mark") ||
               (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "goal"));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

/* A mark beside that of the goal, which goes with it. */
static void
test_slider (Fixture *f, gconstpointer data)
{
  sv_match_seek (f->match, 13);
  settle ();
  GtkWidget *replay = find (f->page, SV_TYPE_REPLAY_BAR);
  g_assert_cmpuint (count_marks (replay), ==, 1);
  write_comment (f, "x");
  g_assert_cmpuint (count_marks (replay), ==, 2);
  write_comment (f, "");
  g_assert_cmpuint (count_marks (replay), ==, 1);
}

/* Removed by the button, and back by that of the toast. */
static void
test_remove (Fixture *f, gconstpointer data)
{
  act (f, "replay", NULL);
  write_comment (f, "Once more?");
  const unsigned step = sv_match_get_position (f->match);
  act (f, "comment", NULL);
  g_signal_emit_by_name (find_button (find_dialog (), "Remove", 0), "clicked");
  settle ();
  g_assert_null (find_dialog ());
  g_assert_null (sv_match_get_comment (f->match, step));
  g_assert_null (find_comment (f, "Once more?"));
  act (f, "put-comment", g_variant_new ("(us)", step, "Once more?"));
  g_assert_nonnull (find_comment (f, "Once more?"));
  /* Of a step that is not there any more. */
  act (f, "put-comment", g_variant_new ("(us)", step + 1, "Never."));
  g_assert_cmpuint (sv_match_get_doc (f->match)->comments->len, ==, 1);
}

/* Nothing can be said before there was anything. */
static void
test_nothing (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f->page), "match");

  g_assert_true (g_action_group_get_action_enabled (actions, "comment"));
  sv_match_seek (f->match, 0);
  g_assert_false (g_action_group_get_action_enabled (actions, "comment"));
}

/* The whole match has a title, which its page has then, and notes above its report. */
static void
test_notes (Fixture *f, gconstpointer data)
{
  act (f, "replay", NULL);
  act (f, "notes", NULL);
  GtkWidget *dialog = find_titled ("Title and Notes");
  GtkEditable *title = GTK_EDITABLE (find (dialog, GTK_TYPE_ENTRY));
  g_assert_cmpstr (gtk_entry_get_placeholder_text (GTK_ENTRY (title)), ==,
                   "First team – Second team");
  gtk_editable_set_text (title, "Final");
  gtk_text_buffer_set_text (buffer_of (dialog), "Full house.", -1);
  g_autofree char *shown = sv_page_dup_title (SV_PAGE (f->page));
  g_assert_cmpstr (shown, ==, "Final");
  g_assert_cmpstr (said (find (f->page, SV_TYPE_REPORT), "notes"), ==, "Full house.");
  gtk_text_buffer_set_text (buffer_of (dialog), "", -1);
  g_assert_false (
      gtk_widget_get_visible (template_child (find (f->page, SV_TYPE_REPORT), "notes")));
  gtk_window_close (GTK_WINDOW (dialog));
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
#define ADD(name, test) g_test_add ("/comment/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("write", test_write);
  ADD ("long", test_long);
  ADD ("walk", test_walk);
  ADD ("seen", test_seen);
  ADD ("slider", test_slider);
  ADD ("remove", test_remove);
  ADD ("nothing", test_nothing);
  ADD ("notes", test_notes);
  return g_test_run ();
}
