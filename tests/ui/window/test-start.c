/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The start page: against whom and how long is asked once, and what one has is in view. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "application-fixture.h"
#include "real-hands.h"
#include "sv-bot-faces.h"
#include "sv-game-card.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-play-choice.h"
#include "sv-settings.h"

/* Forget what was chosen, and show a window with the start page. */
static SvWindow *
fresh_window (void)
{
  g_settings_reset (sv_settings (), "against-computer");
  g_settings_reset (sv_settings (), "opponent");
  g_settings_reset (sv_settings (), "opponent-asked");
  g_settings_reset (sv_settings (), "match-length");
  return start_window ();
}

/* Leave the match and remove what it has saved. */
static void
finish (SvWindow *window)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GDir) dir = NULL;
  const char *name;

  destroy (window);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
}

static gboolean
is_face (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "sv-face");
}

static GtkWidget *
face (SvWindow *window, unsigned i)
{
  return find_where (find (window, SV_TYPE_PLAY_CHOICE), is_face, NULL, i);
}

static const char *
opponent (SvWindow *window)
{
  const GPtrArray *seats = sv_match_get_seats (sv_window_get_match (window));
  const SvSeatDoc *computer = g_ptr_array_index (seats, 1);

  return computer->kind;
}

static const char *
rules (SvWindow *window)
{
  return sv_match_get_doc (sv_window_get_match (window))->variant->name;
}

/* Two clicks lead to the first match against the computer, one to the next. */
static void
test_asks_once (void)
{
  SvWindow *window = fresh_window ();

  g_signal_emit_by_name (find_action (window, "card.ask"), "clicked");
  settle ();
  g_assert_null (sv_window_get_match (window));
  g_assert_true (gtk_widget_get_mapped (face (window, 2)));
  g_signal_emit_by_name (face (window, 2), "clicked");
  settle ();
  g_assert_cmpstr (opponent (window), ==, "club");
  g_assert_cmpstr (rules (window), ==, "Short match");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  g_assert_null (find_action (window, "card.ask"));
  g_signal_emit_by_name (find_action (window, "win.play-computer"), "clicked");
  settle ();
  g_assert_cmpstr (opponent (window), ==, "club");
  finish (window);
}

/* The length that was chosen counts for two teams too, in every game. */
static void
test_length (void)
{
  SvWindow *window = fresh_window ();

  g_signal_emit_by_name (find_action (window, "card.ask"), "clicked");
  settle ();
  GtkWidget *choice = find (window, SV_TYPE_PLAY_CHOICE);
  gtk_toggle_button_set_active (template_child (choice, "length3"), TRUE);
  gtk_popover_popdown (GTK_POPOVER (choice));
  for (unsigned i = 0; sv_games ()[i] != NULL && sv_games ()[i]->offered; i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[i]->id);
    g_assert_cmpstr (rules (window), ==, "First to three");
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  /* still to be asked: nobody was chosen */
  g_assert_nonnull (find_action (window, "card.ask"));
  finish (window);
}

/* Three faces stand there, and all five after More. */
static void
test_more (void)
{
  SvWindow *window = fresh_window ();

  g_signal_emit_by_name (find_action (window, "card.ask"), "clicked");
  settle ();
  GtkWidget *choice = find (window, SV_TYPE_PLAY_CHOICE);
  for (unsigned i = 0; i < SV_LEVELS; i++)
    g_assert_cmpint (gtk_widget_get_mapped (face (window, i)), ==, i % 2 == 0);
  gtk_toggle_button_set_active (template_child (find (choice, SV_TYPE_BOT_FACES), "more"), TRUE);
  settle ();
  for (unsigned i = 0; i < SV_LEVELS; i++)
    g_assert_true (gtk_widget_get_mapped (face (window, i)));
  gtk_popover_popdown (GTK_POPOVER (choice));
  finish (window);
}

/* Click on a widget of the window or of a popover, which has a surface of its own. */
static void
click (SvWindow *window, GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t at;
  double x, y;

  gtk_native_get_surface_transform (native, &x, &y);
  g_assert_true (
      gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (20, 20), &at));
  x += GDK_IS_POPUP (surface) ? gdk_popup_get_position_x (GDK_POPUP (surface)) : 0;
  y += GDK_IS_POPUP (surface) ? gdk_popup_get_position_y (GDK_POPUP (surface)) : 0;
  real_do ("mousemove %d %d click 1", (int)((double)at.x + x), (int)((double)at.y + y));
  real_settle (GTK_WIDGET (window));
}

/* With the mouse: button, face, and the match begins. */
static void
test_by_mouse (void)
{
  if (real_hands_are_tied ())
    return;
  SvWindow *window = fresh_window ();

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  real_do ("mousemove 1 1");
  real_settle (GTK_WIDGET (window));
  click (window, find_action (window, "card.ask"));
  g_assert_nonnull (find (window, SV_TYPE_PLAY_CHOICE));
  click (window, face (window, 4));
  g_assert_nonnull (sv_window_get_match (window));
  g_assert_cmpstr (opponent (window), ==, "champion");
  finish (window);
}

/* With the keyboard: Enter on the button, and Enter on the face that has the focus. */
static void
test_by_keys (void)
{
  if (real_hands_are_tied ())
    return;
  SvWindow *window = fresh_window ();

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_grab_focus (find_action (window, "card.ask"));
  real_keys (GTK_WIDGET (window), "Return");
  real_keys (GTK_WIDGET (window), "Return");
  g_assert_nonnull (sv_window_get_match (window));
  g_assert_cmpstr (opponent (window), ==, "starter");
  finish (window);
}

/* A window of 1280×720 shows the games, a match to go on with, teams and competitions at once. */
static void
test_in_view (void)
{
  SvWindow *window = fresh_window ();
  graphene_rect_t place;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  sv_match_go_on (sv_window_get_match (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < 3; i++) {
    static const char *const actions[] = { "win.continue", "win.library", "win.competitions" };
    GtkWidget *button = find_action (window, actions[i]);

    g_assert_nonnull (button);
    g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &place));
    g_assert_cmpfloat (place.size.height, >, 0);
    g_assert_cmpfloat (place.origin.y + place.size.height, <=, 720);
  }
  finish (window);
}

/* Each game can be learned from its card. */
static void
test_learn (void)
{
  SvWindow *window = fresh_window ();
  guint cards = 0;

  for (GtkWidget *card; (card = find_nth (window, SV_TYPE_GAME_CARD, cards)) != NULL; cards++) {
    GtkWidget *learn = find_action (card, "win.course");
    GVariant *game = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (learn));

    g_assert_cmpstr (g_variant_get_string (game, NULL), ==, sv_games ()[cards]->id);
  }
  g_assert_cmpuint (cards, ==, 3);
  finish (window);
}

/* Nothing greets before the first match; after it a line does. */
static void
test_welcome (void)
{
  SvWindow *window = fresh_window ();

  GtkWidget *line = template_child (sv_window_get_page (window), "welcome");
  g_assert_false (gtk_widget_get_visible (line));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
  g_assert_true (sv_match_throw (sv_window_get_match (window)));
  sv_match_go_on (sv_window_get_match (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  line = template_child (sv_window_get_page (window), "welcome");
  g_assert_true (gtk_widget_get_visible (line));
  finish (window);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_test_add_func ("/start/choose-the-computer-player-once", test_asks_once);
  g_test_add_func ("/start/choose-how-long-for-two-teams", test_length);
  g_test_add_func ("/start/press-more-to-see-all-faces", test_more);
  g_test_add_func ("/start/click-a-face", test_by_mouse);
  g_test_add_func ("/start/press-enter-twice", test_by_keys);
  g_test_add_func ("/start/see-what-one-has-without-scrolling", test_in_view);
  g_test_add_func ("/start/learn-from-the-card", test_learn);
  g_test_add_func ("/start/read-the-welcome-after-the-first-match", test_welcome);
  return g_test_run ();
}
