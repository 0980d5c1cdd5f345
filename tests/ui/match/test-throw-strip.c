/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strip in which dice are thrown, on a whole page: who meets, which faces succeed, and what the
 * dice say. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "real-hands.h"
#include "sv-die-view.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-throw-strip.h"
#include "tell-fixture.h"

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

static GtkWidget *
strip (Fixture *fixture)
{
  return find (fixture->page, SV_TYPE_THROW_STRIP);
}

static GtkWidget *
die (Fixture *fixture, unsigned half)
{
  return template_child (strip (fixture), half == 0 ? "die0" : "die1");
}

static gboolean
is_due (Fixture *fixture)
{
  return gtk_widget_has_css_class (strip (fixture), "due");
}

static void
assert_says (GtkWidget *widget, const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words);
}

/* The two who meet, what each needs, and no percentage in the way. */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE);
  g_assert_false (is_due (fixture));
  play (fixture->match, WITHOUT);
  g_assert_true (is_due (fixture));
  g_assert_cmpstr (said (strip (fixture), "name0"), ==, "Striker 1");
  g_assert_cmpstr (said (strip (fixture), "name1"), ==, "Striker 1");
  assert_says (strip (fixture),
               "First team striker 1: 2 or more. Second team striker 1: 3 or more.");
  assert_says (die (fixture, 0), "Throw for First team striker 1: 2 or more");
  assert_says (die (fixture, 1), "Throw for First team striker 1: 2 or more");
  /* What counts is behind the question mark: nothing may cover the dice. */
  g_assert_null (gtk_widget_get_tooltip_text (strip (fixture)));
}

/* A bonus is a chip that says why. */
static void
test_bonus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chip = NULL;

  play (fixture->match, TO_THE_LAST_MOVE "," WITH_A_BONUS);
  assert_says (strip (fixture),
               "First team striker 1: Every throw. Second team striker 1: 3 or more.");
  for (guint n = 0; chip == NULL; n++) {
    GtkWidget *label = find_nth (strip (fixture), GTK_TYPE_LABEL, n);

    g_assert_nonnull (label);
    if (gtk_widget_has_css_class (label, "chip"))
      chip = label;
  }
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (chip)), ==, "+1");
  g_assert_nonnull (
      strstr (gtk_widget_get_tooltip_text (chip), "The assister in E adds 1 to the throw."));
}

/* Once the first die lies, the second knows its free pass. */
static void
test_second_die (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT ",die 1");
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 0))), ==, 1);
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 1))), ==, 0);
  assert_says (strip (fixture), "First team striker 1: Threw 1. Second team striker 1: 3 or more. "
                                "1: Free pass.");
  play (fixture->match, "die 3");
  g_assert_false (is_due (fixture));
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 0))), ==, 1);
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 1))), ==, 3);
}

/* Return how many bonuses and marked faces the strip explains. */
static unsigned
count_chips (Fixture *fixture)
{
  GtkWidget *label;
  unsigned n = 0;

  for (guint i = 0; (label = find_nth (strip (fixture), GTK_TYPE_LABEL, i)) != NULL; i++)
    n += gtk_widget_has_css_class (label, "chip");
  return n;
}

/* While the second die of the toss waits, the strip says what the number of the first brings; once
 * both lie, nothing may come any more. */
static void
test_chips_go (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, "die 3");
  g_assert_cmpuint (count_chips (fixture), ==, 1);
  play (fixture->match, "die 1");
  g_assert_cmpuint (count_chips (fixture), ==, 0);
}

static void
throw_value (Fixture *fixture, unsigned value)
{
  g_assert_true (sv_match_enter_die (fixture->match, value, NULL));
}

/* The die rolls in the strip; then it says whether that was enough, and no more; undo takes all of
 * it away. */
static void
test_verdict (Fixture *fixture, gconstpointer data)
{
  SvAnnouncer *announcer = sv_match_page_get_announcer (fixture->page);

  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  g_settings_set_string (sv_settings (), "pace", "calm");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  throw_value (fixture, 4);
  g_assert_cmpint (sv_announcer_get_announcement (announcer), ==, SV_ANNOUNCEMENT_ROLL);
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 0))), ==, 4);
  g_assert_null (said (strip (fixture), "told0"));
  hear (announcer);
  g_assert_cmpstr (said (strip (fixture), "told0"), ==, "needed 2: a chance!");
  sv_announcer_skip (announcer);
  g_assert_cmpstr (said (strip (fixture), "told0"), ==, "needed 2: a chance!");
  throw_value (fixture, 1);
  hear (announcer);
  g_assert_cmpstr (said (strip (fixture), "told1"), ==, "needed 3: not defended!");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.undo", NULL);
  g_assert_null (said (strip (fixture), "told0"));
  g_assert_null (said (strip (fixture), "told1"));
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 1))), ==, 0);
  g_settings_reset (sv_settings (), "undo-throws");
}

/* Its place is kept while nothing is to be thrown. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t before, after;

  play (fixture->match, TO_THE_LAST_MOVE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (strip (fixture), GTK_WIDGET (fixture->page), &before));
  play (fixture->match, WITHOUT);
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (strip (fixture), GTK_WIDGET (fixture->page), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_cmpint (gtk_widget_get_height (strip (fixture)), <=, 110);
  assert_narrow (strip (fixture));
}

/* Each form keeps its size, whatever it shows. */
static void
test_forms (Fixture *fixture, gconstpointer data)
{
  static const struct {
    SvThrowForm form;
    int width, height;
  } forms[] = { { SV_THROW_STRIP_FLAT, 340, 110 },
                { SV_THROW_STRIP_LOW, 340, 96 },
                { SV_THROW_STRIP_TALL, 240, 230 } };

  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  for (unsigned i = 0; i < G_N_ELEMENTS (forms); i++) {
    int width, height;

    sv_throw_strip_set_form (SV_THROW_STRIP (strip (fixture)), forms[i].form);
    gtk_widget_measure (strip (fixture), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    gtk_widget_measure (strip (fixture), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
    g_assert_cmpint (width, <=, forms[i].width);
    g_assert_cmpint (height, <=, forms[i].height);
  }
}

/* Whoever shot does not throw, but is shown beside the one who does. */
static void
test_against (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (said (strip (fixture), "name0"));
  g_assert_false (gtk_widget_get_visible (die (fixture, 0)));
  g_assert_true (gtk_widget_get_visible (die (fixture, 1)));
  assert_says (strip (fixture),
               "Against First team midfielder 8. Second team keeper 1: 2, 3 or 4. 2: Parried.");
}

/* Two people meet: both are shown, and the dice that they throw one after the other. */
static void
test_kick_off (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_due (fixture));
  g_assert_true (gtk_widget_get_visible (die (fixture, 0)));
  g_assert_true (gtk_widget_get_visible (die (fixture, 1)));
  assert_says (strip (fixture), "First team midfielder 8 throws. Second team midfielder 9 throws.");
  play (fixture->match, "die 5");
  g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 1))), ==, 5);
  play (fixture->match, "die 3");
  g_assert_false (is_due (fixture));
}

/* Nobody's card is meant: the teams' names stand there. */
static void
test_toss (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_due (fixture));
  g_assert_cmpstr (said (strip (fixture), "name0"), ==, "First team");
  g_assert_cmpstr (said (strip (fixture), "name1"), ==, "Second team");
  play (fixture->match, "die 4");
  assert_says (strip (fixture), "First team: Threw 4. Second team: 5 or 6. 4: Both throw again.");
  play (fixture->match, "die 3");
  g_assert_false (is_due (fixture));
}

/* A swipe over the strip throws, a short drag does not. */
static void
test_swipe (Fixture *fixture, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  real_settle (fixture->window);
  const unsigned position = sv_match_get_position (fixture->match);
  const graphene_point_t at = real_point (strip (fixture), 8, 8);
  real_do ("mousemove %d %d mousedown 1 mousemove %d %d mouseup 1", (int)at.x, (int)at.y,
           (int)at.x + 10, (int)at.y);
  real_settle (fixture->window);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
  real_do ("mousemove %d %d mousedown 1 mousemove %d %d mousemove %d %d mouseup 1", (int)at.x,
           (int)at.y, (int)at.x + 40, (int)at.y, (int)at.x + 90, (int)at.y);
  real_settle (fixture->window);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
  /* From a die too, once. */
  const graphene_point_t on = real_point (die (fixture, 1), 20, 20);
  real_do ("mousemove %d %d mousedown 1 mousemove %d %d mousemove %d %d mouseup 1", (int)on.x,
           (int)on.y, (int)on.x - 30, (int)on.y, (int)on.x - 60, (int)on.y);
  real_settle (fixture->window);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 2);
}

/* With real dice the faces are buttons that a finger hits, in the same place. */
static void
test_type (Fixture *fixture, gconstpointer data)
{
  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  play (fixture->match, TO_THE_LAST_MOVE "," WITHOUT);
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (unsigned i = 0; i < 6; i++) {
    GtkWidget *button = find_where (strip (fixture), does_action, "match.die", i);

    g_assert_true (gtk_widget_get_mapped (button));
    g_assert_cmpint (gtk_widget_get_allocated_width (button), >=, 40);
    g_assert_cmpint (gtk_widget_get_allocated_height (button), >=, 40);
  }
  if (!real_hands_are_tied ()) {
    real_click (find_where (strip (fixture), does_action, "match.die", 4));
    g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (die (fixture, 0))), ==, 5);
  }
  g_settings_reset (sv_settings (), "dice");
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
  g_test_add ("/throw-strip/see-who-needs-what", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/throw-strip/see-why-a-bonus-counts", Fixture, NULL, set_up, test_bonus, tear_down);
  g_test_add ("/throw-strip/read-no-more-of-a-toss-that-is-over", Fixture, NULL, set_up,
              test_chips_go, tear_down);
  g_test_add ("/throw-strip/throw-the-second-die", Fixture, NULL, set_up, test_second_die,
              tear_down);
  g_test_add ("/throw-strip/read-what-the-die-says", Fixture, NULL, set_up, test_verdict,
              tear_down);
  g_test_add ("/throw-strip/find-the-dice-where-they-were", Fixture, NULL, set_up, test_place,
              tear_down);
  g_test_add ("/throw-strip/find-the-dice-where-they-were-on-a-phone", Fixture, "narrow", set_up,
              test_place, tear_down);
  g_test_add ("/throw-strip/lay-it-below-or-beside-the-pitch", Fixture, NULL, set_up, test_forms,
              tear_down);
  g_test_add ("/throw-strip/save-a-shot", Fixture, SAVE TO_THE_SAVE "]}", set_up_written,
              test_against, tear_down);
  g_test_add ("/throw-strip/throw-for-the-kick-off", Fixture, KICK_OFF, set_up_written,
              test_kick_off, tear_down);
  g_test_add ("/throw-strip/toss", Fixture, NULL, set_up, test_toss, tear_down);
  g_test_add ("/throw-strip/swipe", Fixture, NULL, set_up, test_swipe, tear_down);
  g_test_add ("/throw-strip/type-a-real-die", Fixture, NULL, set_up, test_type, tear_down);
  g_test_add ("/throw-strip/type-a-real-die-on-a-phone", Fixture, "narrow", set_up, test_type,
              tear_down);
  g_test_add ("/throw-strip/press-a-key", Fixture, SAVE "]}", set_up_written, test_keys, tear_down);
  return g_test_run ();
}
