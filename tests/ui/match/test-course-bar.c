/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match that teaches, in its window: every game's is played through with what people press and
 * point at, and a wrong but legal act is answered. */

#include "gtk-fixture.h"
#include "sv-course-bar.h"

#include "page-fixture.h"
#include "sv-board-view.h"
#include "sv-computer.h"
#include "sv-dice-tray.h"
#include "sv-scoreboard.h"
#include "sv-widgets.h"

static void
open_course (Fixture *f, const SvGame *game, unsigned step)
{
  open_page (f, sv_course_new_match (sv_course_load (game), step), 1100, 760);
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
}

static GtkWidget *
bar (Fixture *f)
{
  return find (f->page, SV_TYPE_COURSE_BAR);
}

static void
press (Fixture *f, const char *button)
{
  g_signal_emit_by_name (template_child (bar (f), button), "clicked");
  settle ();
}

/* What is in sight are these words, of which scores are kept in one piece; so it is read out. */
static void
assert_words (Fixture *f, const char *words)
{
  GtkStack *remarks = template_child (bar (f), "remarks");
  GtkLabel *wanted = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));

  sv_label_set_sentence (wanted, words);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_stack_get_visible_child (remarks))), ==,
                   gtk_label_get_text (wanted));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bar (f)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words);
  g_object_unref (wanted);
}

/* Do event as a person does: point at its places, or press its button. */
static void
act (Fixture *f, SvEvent event)
{
  unsigned n, i = 0;
  const SvEvent *legal = sv_match_get_legal (f->match, &n);

  while (i + 1 < n && !sv_event_equal (legal[i], event))
    i++;
  const SvTarget target = *sv_match_get_target (f->match, i);
  if (target.piece < 0 && target.space < 0) {
    g_action_group_activate_action (sv_page_get_actions (SV_PAGE (f->page), "match"), "choose",
                                    g_variant_new_int32 ((int)i));
  } else {
    g_autoptr (GError) error = NULL;
    sv_match_choose (f->match, event, &error);
    g_assert_no_error (error);
  }
  settle ();
}

static void
try_another (Fixture *f, SvEvent wanted)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (f->match, &n);
  const unsigned position = sv_match_get_position (f->match);

  for (unsigned i = 0; i < n; i++) {
    if (!sv_event_equal (legal[i], wanted)) {
      SvCourse *course = sv_course_of (f->match);
      act (f, legal[i]);
      g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
      assert_words (f, sv_course_get_otherwise (course, sv_course_get_step (course)));
      return;
    }
  }
}

static void
test_through (gconstpointer game)
{
  Fixture f = { 0 };
  gboolean done;

  open_course (&f, game, 0);
  SvComputer *computer = sv_computer_new (f.match, 100000);
  SvCourse *course = sv_course_of (f.match);
  const unsigned n = sv_course_get_n_steps (course);
  g_autoptr (SvCourseDoc) doc = sv_course_load (game);
  while (sv_course_get_step (course) + 1 < n) {
    if (!sv_course_is_answering (course))
      assert_words (&f, sv_course_get_remark (course, sv_course_get_step (course)));
    if (!sv_course_is_acting (course)) {
      press (&f, "next");
    } else if (sv_match_get_bot (f.match) != NULL) {
      g_assert_true (sv_computer_act (computer));
      settle ();
    } else if (sv_match_get_node (f.match)->kind == SV_NODE_CHANCE) {
      gtk_widget_activate_action (GTK_WIDGET (f.page), "match.throw", NULL);
      settle ();
    } else {
      const SvEvent wanted =
          sv_history_get_event (doc->match->history, sv_match_get_position (f.match));
      try_another (&f, wanted);
      act (&f, wanted);
    }
  }
  g_assert_cmpuint (sv_match_get_length (f.match), ==, sv_history_get_length (doc->match->history));
  sv_settings_get_course_step (((const SvGame *)game)->id, &done);
  g_assert_true (done);
  g_assert_cmpstr (gtk_button_get_label (template_child (bar (&f), "next")), ==, "Play On");
  press (&f, "next");
  g_assert_null (bar (&f));
  sv_computer_free (computer);
  tear_down (&f, NULL);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  open_course (f, sv_games ()[0], 0);
}

/* The figurine and the area of the first placing, pointed at by the keyboard: to B instead of C,
 * and then right. */
static void
test_pointing (Fixture *f, gconstpointer data)
{
  enum { STRIKER, B = 1, C = 2 };
  GtkWidget *board = find (f->page, SV_TYPE_BOARD_VIEW);

  for (int i = 0; i < 4; i++)
    press (f, "next");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 2);
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", STRIKER,
                              -1);
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", -1, B);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 2);
  assert_words (
      f,
      "You could begin with any figurine, in any area. In this lesson striker 1 goes to area C.");
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", -1, C);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 3);
}

/* The step is kept: who comes back goes on there. */
static void
test_progress (Fixture *f, gconstpointer data)
{
  const char *game = sv_games ()[0]->id;
  gboolean done;

  g_assert_false (gtk_widget_get_sensitive (template_child (bar (f), "back")));
  press (f, "next");
  press (f, "next");
  press (f, "back");
  g_assert_cmpstr (said (bar (f), "count"), ==, "Step 2 of 20");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bar (f)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Step 2 of 20");
  g_assert_cmpuint (sv_settings_get_course_step (game, &done), ==, 1);
}

/* Nothing jumps: the bar is as high as the longest remark, and the parts that are talked about are
 * marked. */
static void
test_looks (Fixture *f, gconstpointer data)
{
  GtkWidget *scoreboard = find (f->page, SV_TYPE_SCOREBOARD);
  const int height = gtk_widget_get_height (bar (f));

  g_assert_true (gtk_widget_has_css_class (scoreboard, "pointed"));
  press (f, "next");
  g_assert_false (gtk_widget_has_css_class (scoreboard, "pointed"));
  press (f, "next");
  g_assert_true (gtk_widget_has_css_class (find (f->page, SV_TYPE_DICE_TRAY), "pointed"));
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpint (gtk_widget_get_height (bar (f)), ==, height);
}

/* The dice are the lesson's, also where people throw their own. */
static void
test_own_dice (Fixture *f, gconstpointer data)
{
  GtkWidget *tray = find (f->page, SV_TYPE_DICE_TRAY);

  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  g_assert_false (sv_dice_tray_get_real (SV_DICE_TRAY (tray)));
  sv_match_page_set_match (f->page, NULL);
  g_assert_null (bar (f));
  g_assert_true (sv_dice_tray_get_real (SV_DICE_TRAY (tray)));
  g_settings_reset (sv_settings (), "dice");
}

static void
test_narrow (Fixture *f, gconstpointer data)
{
  assert_narrow (bar (f));
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add ("/course-bar/pointing", Fixture, NULL, set_up, test_pointing, tear_down);
  g_test_add ("/course-bar/progress", Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/course-bar/looks", Fixture, NULL, set_up, test_looks, tear_down);
  g_test_add ("/course-bar/own-dice", Fixture, NULL, set_up, test_own_dice, tear_down);
  g_test_add ("/course-bar/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autoptr (SvCourseDoc) doc = sv_course_load (sv_games ()[i]);
    g_autofree char *path = g_strconcat ("/course-bar/through/", sv_games ()[i]->id, NULL);

    if (doc != NULL)
      g_test_add_data_func (path, sv_games ()[i], test_through);
  }
  return g_test_run ();
}
