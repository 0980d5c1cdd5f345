/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards that a throw is about, over the pitch of a whole page. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-board-surface.h"
#include "sv-board-view.h"
#include "sv-card-view.h"
#include "sv-dice-tray.h"
#include "sv-die-view.h"
#include "sv-duel.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"

/* To the first shot of the ledgers' example, and the same with nobody in a place that counts. */
#define TO_THE_LAST_MOVE                                                                           \
  "die 4,die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,place 2 b,place 4 d,"   \
  "start,throw-off 4,move 1 b,move 2 c"
#define WITH_A_BONUS "move 3 e"
#define WITHOUT "move 3 f"

/* A shot at a goal whose keeper has gone where it flies, and whoever shot stands elsewhere. */
#define SAVE                                                                                       \
  "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"champions-2020\",\"variant\":{},"      \
  "\"teams\":[{},{}],\"start\":{\"home\":{\"1\":\"e0\",\"8\":\"e9\"},\"away\":{\"1\":\"f12\","     \
  "\"8\":\"b4\"},"                                                                                 \
  "\"ball\":\"e10\",\"turn\":\"home\"},\"events\":["
#define TO_THE_SAVE                                                                                \
  "\"throw\",\"die 2\",\"use 8\",\"step e10\",\"ball e11\",\"ball e12\",\"save e12\""

/* A player of each team at the ball, who throw for the kick-off. */
#define KICK_OFF                                                                                   \
  "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"champions-2020\",\"variant\":{},"      \
  "\"teams\":[{},{}],\"start\":{\"home\":{\"1\":\"e0\",\"8\":\"e6\"},\"away\":{\"1\":\"f12\","     \
  "\"9\":\"f6\"}},\"events\":[]}"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, sv_match_new (standard_doc (sv_games ()[0])), data != NULL ? 400 : 1100, 760);
}

/* The same of a match that is written down. */
static void
set_up_written (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, sv_match_new (parse_doc (data)), 1100, 760);
}

/* The duel if it is to be seen, or NULL. */
static GtkWidget *
duel (Fixture *fixture)
{
  GtkWidget *found = find (fixture->page, SV_TYPE_DUEL);

  return found != NULL && gtk_widget_get_visible (found) ? found : NULL;
}

/* Whether the board says nothing of the place with the focus. */
static gboolean
board_is_silent (Fixture *fixture)
{
  return SV_BOARD_SURFACE (find (fixture->page, SV_TYPE_BOARD_VIEW))->silent;
}

static gboolean
tray_throws (Fixture *fixture)
{
  return gtk_widget_get_visible (find_button (find (fixture->page, SV_TYPE_DICE_TRAY), "Throw", 0));
}

static void
assert_says (GtkWidget *widget, const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words);
}

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE);
  g_assert_null (duel (fixture));
  g_assert_false (board_is_silent (fixture));
  play (fixture->match, WITHOUT);
  g_assert_nonnull (duel (fixture));
  g_assert_cmpstr (said (duel (fixture), "first_need"), ==, "2 or more · 83 %");
  g_assert_cmpstr (said (duel (fixture), "second_need"), ==, "3 or more · 67 %");
  g_assert_false (gtk_widget_get_visible (template_child (duel (fixture), "bonuses")));
  assert_says (duel (fixture),
               "First team striker 1: 2 or more · 83 %. Second team striker 1: 3 or more · 67 %. "
               "Goal: 25 %. Free pass: 11 %. Penalty: 6 %. Intercepted: 11 %. Ball kept: 47 %.");
  g_assert_true (gtk_widget_get_visible (find_button (duel (fixture), "Throw", 0)));
  g_assert_true (board_is_silent (fixture));
  g_assert_false (tray_throws (fixture));
}

static void
test_bonus (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE "," WITH_A_BONUS);
  g_assert_cmpstr (said (duel (fixture), "first_need"), ==, "Every throw · 100 %");
  GtkWidget *bonus = gtk_widget_get_first_child (template_child (duel (fixture), "bonuses"));
  GtkWidget *figure = gtk_widget_get_first_child (bonus);
  g_autofree char *why = sv_match_dup_meaning (fixture->match, -1,
                                               sv_match_get_view (fixture->match)->pieces[2].space);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (figure)), ==, "+1");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (figure))), ==,
                   "The assister in E adds 1 to the throw.");
  g_assert_nonnull (strstr (why, "The assister adds 1 to the attacker’s throw from here."));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_last_child (bonus)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why);
}

static void
test_second_die (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT ",die 1");
  g_assert_cmpstr (said (duel (fixture), "first_need"), ==, "Threw 1");
  g_assert_cmpint (sv_die_view_get_value (template_child (duel (fixture), "first_die")), ==, 1);
  g_assert_cmpint (sv_die_view_get_value (template_child (duel (fixture), "second_die")), ==, 0);
  play (fixture->match, "die 3");
  g_assert_null (duel (fixture));
}

/* It goes away while the die rolls, and when the match is paused or looked back at. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (fixture->page), "match");

  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  g_action_group_activate_action (actions, "pause", NULL);
  g_assert_null (duel (fixture));
  g_action_group_activate_action (actions, "pause", NULL);
  g_assert_nonnull (duel (fixture));
  g_settings_set_string (sv_settings (), "pace", "calm");
  g_action_group_activate_action (actions, "throw", NULL);
  g_assert_true (sv_match_get_waiting (fixture->match));
  g_assert_null (duel (fixture));
  g_action_group_activate_action (actions, "skip", NULL);
  g_assert_nonnull (duel (fixture)); /* the second die */
  g_action_group_activate_action (actions, "first", NULL);
  g_assert_null (duel (fixture));
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  g_assert_nonnull (duel (fixture));
  g_assert_false (gtk_widget_get_visible (template_child (duel (fixture), "pair")));
  g_assert_true (tray_throws (fixture));
  assert_narrow (duel (fixture));
}

/* Whoever shot does not throw, but is shown beside the one who does. */
static void
test_against (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (duel (fixture));
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "first_card")));
  g_assert_false (gtk_widget_get_visible (template_child (duel (fixture), "first_dice")));
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "second_dice")));
  g_assert_cmpstr (said (duel (fixture), "second_need"), ==, "2, 3 or 4 · 75 %");
  assert_says (duel (fixture),
               "Against First team midfielder 8. Second team keeper 1: 2, 3 or 4 · 75 %. "
               "Goal: 25 %. Parried: 25 %. Saved: 50 %. On a 1 the clock goes from 0′ to 6′.");
}

/* Two people meet: both are shown, and the dice that they throw one after the other. */
static void
test_kick_off (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (duel (fixture));
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "first_card")));
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "second_card")));
  g_assert_false (gtk_widget_get_visible (template_child (duel (fixture), "first_plate")));
  g_assert_cmpstr (said (duel (fixture), "first_need"), ==, ""); /* both dice stand at one height */
  assert_says (duel (fixture), "First team midfielder 8 throws. Second team midfielder 9 throws. "
                               "First team: 40 %. Second team: 40 %. Both throw again: 20 %.");
  play (fixture->match, "die 5");
  g_assert_cmpstr (said (duel (fixture), "second_need"), ==, "Threw 5");
  g_assert_cmpint (sv_die_view_get_value (template_child (duel (fixture), "second_die")), ==, 5);
  play (fixture->match, "die 3");
  g_assert_null (duel (fixture));
}

/* Nobody's card is meant: the teams' plates stand there. */
static void
test_toss (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (duel (fixture));
  g_assert_false (gtk_widget_get_visible (template_child (duel (fixture), "first_card")));
  g_assert_cmpstr (said (duel (fixture), "first_plate"), ==, "First team");
  g_assert_cmpstr (said (duel (fixture), "second_plate"), ==, "Second team");
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "first_dice")));
  play (fixture->match, "die 4");
  assert_says (duel (fixture), "First team: Threw 4. Second team throws. "
                               "First team: 50 %. Second team: 33 %. Both throw again: 17 %.");
  play (fixture->match, "die 3");
  g_assert_null (duel (fixture));
}

/* Press a key that the page itself hears. */
static gboolean
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_keyval_trigger_new (keyval, 0);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->page));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);

    for (guint k = 0; G_IS_LIST_MODEL (keys) && k < g_list_model_get_n_items (G_LIST_MODEL (keys));
         k++) {
      g_autoptr (GtkShortcut) key = g_list_model_get_item (G_LIST_MODEL (keys), k);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (key), trigger))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (key), 0,
                                             GTK_WIDGET (fixture->page), NULL);
    }
  }
  return FALSE;
}

/* A match that was left before a throw, in a window of a small laptop. */
static void
test_opened (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, sv_match_new (parse_doc (data)), 1100, 640);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (gtk_widget_get_visible (template_child (duel (fixture), "pair")));
  g_assert_false (tray_throws (fixture));
}

/* Players could be sent to warm up first, but hardly ever are: the button that stands out throws at
 * once, and so do the keys. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  static const guint keys[] = { GDK_KEY_space, GDK_KEY_Return };
  const char *label = "Throw";

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++) {
    GtkWidget *button = find_action (fixture->page, "match.choose");

    g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, label);
    g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
    g_assert_true (press (fixture, keys[i]));
    g_assert_cmpuint (sv_match_get_length (fixture->match), ==, 2);
    sv_match_undo (fixture->match);
    g_assert_true (press (fixture, keys[i])); /* the die alone */
    g_assert_cmpuint (sv_match_get_length (fixture->match), ==, 2);
    sv_match_undo (fixture->match);
    sv_match_undo (fixture->match);
  }
  /* There is more to choose from now. */
  play (fixture->match, "throw,die 2");
  g_assert_false (press (fixture, GDK_KEY_space));
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add ("/ui/duel/shown", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/ui/duel/bonus", Fixture, NULL, set_up, test_bonus, tear_down);
  g_test_add ("/ui/duel/second-die", Fixture, NULL, set_up, test_second_die, tear_down);
  g_test_add ("/ui/duel/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add ("/ui/duel/against", Fixture, SAVE TO_THE_SAVE "]}", set_up_written, test_against,
              tear_down);
  g_test_add ("/ui/duel/opened", Fixture, SAVE TO_THE_SAVE "]}", NULL, test_opened, tear_down);
  g_test_add ("/ui/duel/kick-off", Fixture, KICK_OFF, set_up_written, test_kick_off, tear_down);
  g_test_add ("/ui/duel/toss", Fixture, NULL, set_up, test_toss, tear_down);
  g_test_add ("/ui/duel/keys", Fixture, SAVE "]}", set_up_written, test_keys, tear_down);
  g_test_add ("/ui/duel/narrow", Fixture, "narrow", set_up, test_narrow, tear_down);
  return g_test_run ();
}
