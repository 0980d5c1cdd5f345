/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page of a match teaches those who learn the game: the rule of this moment, and where in
 * the turn it is. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-lesson-popover.h"
#include "sv-picture.h"
#include "sv-prompt-bar.h"
#include "sv-turn-strip.h"
#include "worked-example.h"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const SvGame *game = data != NULL ? sv_game_by_id (data) : sv_games ()[0];

  open_page (fixture, sv_match_new (standard_doc (game)), 1100, 760);
}

/* The popover if it is to be seen, or NULL. */
static GtkWidget *
lesson (Fixture *fixture)
{
  GtkWidget *found = find (fixture->page, SV_TYPE_LESSON_POPOVER);

  return found != NULL && gtk_widget_get_visible (found) ? found : NULL;
}

static void
ask (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.lesson", NULL);
  settle ();
}

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, EXAMPLE_TO_MOVE);
  g_assert_null (find (fixture->page, SV_TYPE_LESSON_POPOVER)); /* not built before it is wanted */
  ask (fixture);
  g_assert_nonnull (lesson (fixture));
  g_assert_cmpstr (said (lesson (fixture), "title"), ==, "Three moves and a pass");
  g_assert_true (g_str_has_prefix (said (lesson (fixture), "text"), "The figurine with the ball"));
  g_assert_cmpint (gtk_widget_get_width (template_child (lesson (fixture), "picture")), >, 200);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (lesson (fixture)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Three moves and a pass");

  play (fixture->match, "move 1 b,move 2 c,move 3 f");
  g_assert_cmpstr (said (lesson (fixture), "title"), ==, "The shot");
  g_assert_cmpstr (
      said (lesson (fixture), "text"), ==,
      "With 2 or more striker 1 has a chance, and scores unless striker 1 of Second team "
      "throws 3 or more. Without a chance, 3 or more intercepts the ball. Equal throws are a free "
      "pass for 1 to 4, and a penalty for 5 and 6.");
  sv_match_page_set_match (fixture->page, NULL);
  g_assert_null (lesson (fixture));
  sv_match_page_set_match (fixture->page, fixture->match);
}

/* The button leads to the page of the manual that the lesson names. */
static void
test_more (Fixture *fixture, gconstpointer data)
{
  ask (fixture);
  GtkActionable *more = template_child (lesson (fixture), "more");
  g_assert_cmpstr (gtk_actionable_get_action_name (more), ==, "app.help-page");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (more), NULL), ==,
                   "rules-game");
}

static void
test_pages (void)
{
  const SvGame *const *games = sv_games ();

  for (unsigned i = 0; games[i] != NULL; i++)
    for (const SvLesson *l = games[i]->teach.lessons; l != NULL && l->title != NULL; l++) {
      g_autofree char *page = g_strconcat (l->help, ".page", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "help", "C", page, NULL);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* A game that teaches nothing has no button for it. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (
      template_child (find (fixture->page, SV_TYPE_PROMPT_BAR), "lesson_button")));
  ask (fixture);
  g_assert_null (lesson (fixture));
}

/* The parts that are to be seen, with a mark before the present one. */
static char *
parts (Fixture *fixture)
{
  GtkWidget *strip = find (fixture->page, SV_TYPE_TURN_STRIP);
  GString *text = g_string_new (NULL);

  for (GtkWidget *part = gtk_widget_get_first_child (strip); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (gtk_widget_get_child_visible (part))
      g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "",
                              gtk_widget_has_css_class (part, "now") ? ">" : "",
                              gtk_label_get_text (GTK_LABEL (part)));
  return g_string_free (text, FALSE);
}

static void
assert_parts (Fixture *fixture, const char *wanted)
{
  gtk_test_widget_wait_for_draw (fixture->window);
  g_autofree char *shown = parts (fixture);
  g_assert_cmpstr (shown, ==, wanted);
}

static void
test_parts (Fixture *fixture, gconstpointer data)
{
  GtkWidget *strip = find (fixture->page, SV_TYPE_TURN_STRIP);

  assert_parts (fixture, ">Toss Placing Clock");
  const int height = gtk_widget_get_height (strip);
  /* Six parts would leave the sentence too little room: then the present one is enough. */
  play (fixture->match, EXAMPLE_TO_MOVE);
  assert_parts (fixture, ">First move");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Phase 2 of 6: First move");
  play (fixture->match, "move 1 b,move 2 c,move 3 f,die 1");
  assert_parts (fixture, ">Defence");
  g_assert_cmpint (gtk_widget_get_height (strip), ==, height);
}

/* Without room for all of them the present one is left. */
static void
test_parts_narrow (Fixture *fixture, gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 760);
  play (fixture->match, EXAMPLE_TO_MOVE);
  assert_parts (fixture, ">First move");
}

static void
test_no_parts (Fixture *fixture, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (find (fixture->page, SV_TYPE_TURN_STRIP)));
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add ("/ui/teach/follows", Fixture, NULL, set_up, test_follows, tear_down);
  g_test_add ("/ui/teach/more", Fixture, NULL, set_up, test_more, tear_down);
  g_test_add ("/ui/teach/nothing", Fixture, "null", set_up, test_nothing, tear_down);
  g_test_add_func ("/ui/teach/pages", test_pages);
  g_test_add ("/ui/teach/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/ui/teach/parts-narrow", Fixture, NULL, set_up, test_parts_narrow, tear_down);
  g_test_add ("/ui/teach/no-parts", Fixture, "null", set_up, test_no_parts, tear_down);
  return g_test_run ();
}
