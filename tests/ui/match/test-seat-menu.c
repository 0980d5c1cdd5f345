/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays: the menu of a team's name makes any seat a person or a computer at any time, by mouse
 * and by keyboard, and the page says who it is. */

#include "../real-hands.h"
#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-seats.h"
#include "window-fixture.h"

typedef struct {
  SvMatch *match;
  GtkWidget *page, *window, *scoreboard;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->match = sv_match_new (doc_between (sv_game_by_id ("strafworp"), "Velocitas", "Orange"));
  set_kinds (f->match, "person", "club");
  f->page = g_object_new (SV_TYPE_MATCH_PAGE, NULL);
  sv_match_page_set_match (SV_MATCH_PAGE (f->page), f->match);
  f->window = show_alone (f->page, 1100, 760);
  f->scoreboard = find (f->page, SV_TYPE_SCOREBOARD);
  settle ();
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_assert_finalize_object (f->match);
}

static GtkWidget *
get_menu (Fixture *f, const char *id)
{
  return GTK_WIDGET (template_child (f->scoreboard, id));
}

static gboolean
shows (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* The button of the open menu that says this. */
static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return gtk_widget_has_css_class (widget, "sv-face") &&
         find_where (widget, shows, text, 0) != NULL;
}

static GtkWidget *
find_row (GtkWidget *menu, const char *text)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));

  g_assert_true (gtk_widget_get_mapped (popover));
  return find_where (popover, says, text, 0);
}

static const char *
get_kind (Fixture *f, guint seat)
{
  return ((const SvSeatDoc *)sv_match_get_seats (f->match)->pdata[seat])->kind;
}

static void
assert_plate (Fixture *f, const char *player, const char *label)
{
  GtkWidget *words = get_menu (f, "player_right");

  g_assert_cmpint (gtk_widget_get_visible (words), ==, player != NULL);
  if (player != NULL)
    g_assert_cmpstr (said (f->scoreboard, "player_right"), ==, player);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_menu (f, "menu_right")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
test_mouse (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  GtkWidget *menu = get_menu (f, "menu_right");

  assert_plate (f, "computer · club", "Orange, computer · club. Who plays?");
  g_assert_cmpint (gtk_widget_get_height (menu), >=, 40);
  real_click (menu);
  GtkWidget *row = find_row (menu, "Person");
  g_assert_nonnull (row);
  g_assert_cmpint (gtk_widget_get_height (row), >=, 40);
  /* Who plays now is marked; three faces stand there, and two behind More. */
  g_assert_true (gtk_widget_has_css_class (find_row (menu, "Club"), "chosen"));
  g_assert_false (gtk_widget_has_css_class (row, "chosen"));
  g_assert_true (gtk_widget_get_mapped (find_row (menu, "Starter")));
  g_assert_false (gtk_widget_get_mapped (find_row (menu, "Expert")));
  g_assert_nonnull (find_row (menu, "Champion"));
  g_signal_emit_by_name (row, "clicked");
  settle ();
  g_assert_cmpstr (get_kind (f, 1), ==, "person");
  assert_plate (f, NULL, "Orange. Who plays?");
}

/* Tab goes to the name, Space opens its menu, and the arrows and Enter choose. */
static void
test_keys (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  gtk_widget_grab_focus (get_menu (f, "menu_left"));
  real_do ("key Tab");
  real_settle (f->window);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (gtk_widget_is_ancestor (focus, get_menu (f, "menu_right")));
  real_do ("key space");
  real_settle (f->window);
  g_assert_nonnull (find_row (get_menu (f, "menu_right"), "Person"));
  real_do ("key Down");
  real_settle (f->window);
  real_do ("key Return");
  real_settle (f->window);
  g_assert_cmpstr (get_kind (f, 1), !=, "club");
}

static void
choose (Fixture *f, const char *menu, const char *text)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (get_menu (f, menu)));
  settle ();
  g_signal_emit_by_name (find_row (get_menu (f, menu), text), "clicked");
  settle ();
}

/* A face that stands behind More is shown while it plays. */
static void
test_marked (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "person", "junior");
  gtk_menu_button_popup (GTK_MENU_BUTTON (get_menu (f, "menu_right")));
  settle ();
  GtkWidget *face = find_row (get_menu (f, "menu_right"), "Junior");
  g_assert_true (gtk_widget_get_mapped (face));
  g_assert_true (gtk_widget_has_css_class (face, "chosen"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (get_menu (f, "menu_right")));
  settle ();
}

/* Each seat of a team has its own part of the menu, under the name of its person. */
static void
test_several (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (f->match));

  g_ptr_array_add (seats, sv_seat_doc_new ("Noor", 1, "person"));
  sv_match_set_seats (f->match, seats);
  gtk_menu_button_popup (GTK_MENU_BUTTON (get_menu (f, "menu_right")));
  settle ();
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (get_menu (f, "menu_right")));
  g_assert_nonnull (find_where (popover, shows, "Noor", 0));
  g_signal_emit_by_name (find_where (popover, says, "Starter", 1), "clicked");
  settle ();
  g_assert_cmpstr (get_kind (f, 2), ==, "starter");
  g_assert_cmpstr (get_kind (f, 1), ==, "club");
}

/* The computer is not told what to do, and whoever takes its place is. */
static void
test_told (Fixture *f, gconstpointer data)
{
  const char *told;

  while (sv_match_get_node (f->match)->kind == SV_NODE_CHANCE) { /* the toss is nobody's */
    sv_match_throw (f->match);
    sv_match_go_on (f->match);
  }
  choose (f, "menu_left", "Starter");
  choose (f, "menu_right", "Champion");
  told = gtk_label_get_text (template_child (find (f->page, SV_TYPE_PROMPT_BAR), "label"));
  g_assert_nonnull (strstr (told, " (computer · "));
  g_assert_null (strchr (told, ':'));
  choose (f, "menu_left", "Person");
  choose (f, "menu_right", "Person");
  told = gtk_label_get_text (template_child (find (f->page, SV_TYPE_PROMPT_BAR), "label"));
  g_assert_null (strstr (told, "computer"));
  g_assert_nonnull (strchr (told, ':'));
  g_assert_cmpint (sv_match_get_left (f->match), ==, 0);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add ("/seat-menu/click-on-the-name-and-come-in", Fixture, NULL, set_up, test_mouse,
              tear_down);
  g_test_add ("/seat-menu/choose-with-the-keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/seat-menu/see-who-plays-now", Fixture, NULL, set_up, test_marked, tear_down);
  g_test_add ("/seat-menu/one-of-two-leaves", Fixture, NULL, set_up, test_several, tear_down);
  g_test_add ("/seat-menu/the-computer-is-told-nothing", Fixture, NULL, set_up, test_told,
              tear_down);
  return g_test_run ();
}
