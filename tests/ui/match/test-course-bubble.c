/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match that teaches, in its window: every game's is played through with what people press and
 * point at, and a wrong but legal act is answered. */

#include "gtk-fixture.h"
#include "sv-course-bubble.h"

#include "page-fixture.h"
#include "sv-board-view.h"
#include "sv-computer.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-throw-strip.h"
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
  return find (f->page, SV_TYPE_COURSE_BUBBLE);
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
  GtkLabel *remark = template_child (bar (f), "remark");
  GtkLabel *wanted = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));

  sv_label_set_sentence (wanted, words);
  g_assert_cmpstr (gtk_label_get_text (remark), ==, gtk_label_get_text (wanted));
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
    g_assert_cmpint (gtk_widget_get_visible (template_child (bar (&f), "next")), ==,
                     sv_course_has_next (course));
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

/* The figurine and the area of the first move, pointed at by the keyboard: to F instead of E, and
 * then right. The lesson shows what it means only after something else was tried. */
static void
test_pointing (Fixture *f, gconstpointer data)
{
  enum { ASSISTER = 2, E = 4, F };
  GtkWidget *board = find (f->page, SV_TYPE_BOARD_VIEW);
  const unsigned position = sv_match_get_position (f->match);

  g_assert_false (gtk_widget_get_visible (template_child (bar (f), "next")));
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)",
                              ASSISTER, -1);
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", -1, F);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  assert_words (f,
                "That is allowed, but the assister helps only from E. Bring number 3 to the area "
                "with the arrows.");
  g_assert_true (gtk_widget_get_visible (template_child (bar (f), "next")));
  g_assert_cmpstr (gtk_button_get_label (template_child (bar (f), "next")), ==, "Show Me");
  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", -1, E);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
  g_assert_false (gtk_widget_get_visible (template_child (bar (f), "next")));
}

/* What the board itself refuses is a try, too; Show Me then does what is meant. */
static void
test_show_me (Fixture *f, gconstpointer data)
{
  enum { SHOOTER = 3 };
  GtkWidget *board = find (f->page, SV_TYPE_BOARD_VIEW);
  const unsigned position = sv_match_get_position (f->match);

  gtk_widget_activate_action (gtk_widget_get_first_child (board), "board.activate", "(ii)", SHOOTER,
                              -1);
  g_assert_true (gtk_widget_get_visible (template_child (bar (f), "next")));
  press (f, "next");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
}

/* The first die is thrown within five steps, and no text is longer than three sentences. */
static void
test_short (gconstpointer game)
{
  g_autoptr (SvMatch) match = sv_course_new_match (sv_course_load (game), 0);
  SvCourse *course = sv_course_of (match);
  const unsigned n = sv_course_get_n_steps (course);
  unsigned first = G_MAXUINT;

  for (unsigned step = 0; step < n; step++) {
    const char *texts[] = { sv_course_get_remark (course, step),
                            sv_course_get_otherwise (course, step) };
    for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++) {
      g_auto (GStrv) sentences = g_regex_split_simple ("[.!?…](?=\\s|$)", texts[i], 0, 0);
      g_assert_cmpuint (g_strv_length (sentences) - 1, <=, 3);
    }
  }
  for (unsigned step = 0; step < n && first == G_MAXUINT; step++) {
    g_autoptr (SvMatch) here = sv_course_new_match (sv_course_load (game), step);
    if (sv_match_get_node (here)->kind == SV_NODE_CHANCE && sv_match_get_bot (here) == NULL)
      first = step;
  }
  g_assert_cmpuint (first, <, 5);
}

/* The step is kept: who comes back goes on there. */
static void
test_progress (Fixture *f, gconstpointer data)
{
  const char *game = sv_games ()[0]->id;
  gboolean done;

  g_assert_false (gtk_widget_get_sensitive (template_child (bar (f), "back")));
  sv_course_next (sv_course_of (f->match));
  sv_course_next (sv_course_of (f->match));
  press (f, "back");
  g_assert_cmpstr (said (bar (f), "count"), ==, "Step 1 of 16");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bar (f)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Step 1 of 16");
  g_assert_cmpuint (sv_settings_get_course_step (game, &done), ==, 0);
}

/* The parts that are talked about are marked. */
static void
test_looks (Fixture *f, gconstpointer data)
{
  GtkWidget *scoreboard = find (f->page, SV_TYPE_SCOREBOARD);
  GtkWidget *tray = find (f->page, SV_TYPE_THROW_STRIP);

  g_assert_false (gtk_widget_has_css_class (tray, "pointed"));
  sv_course_next (sv_course_of (f->match));
  g_assert_true (gtk_widget_has_css_class (tray, "pointed"));
  while (sv_course_get_step (sv_course_of (f->match)) < 2)
    sv_course_next (sv_course_of (f->match));
  g_assert_true (gtk_widget_has_css_class (scoreboard, "pointed"));
  g_assert_false (gtk_widget_has_css_class (tray, "pointed"));
}

/* Return how much of @area the bubble covers, 0–1. */
static double
covered (Fixture *f, const graphene_rect_t *area)
{
  graphene_rect_t bubble, both;

  g_assert_true (gtk_widget_compute_bounds (bar (f), GTK_WIDGET (f->page), &bubble));
  if (!graphene_rect_intersection (&bubble, area, &both))
    return 0;
  return graphene_rect_get_area (&both) / graphene_rect_get_area (area);
}

/* The bubble covers neither what it is about nor whoever acts, at any step. */
static void
assert_clear (Fixture *f)
{
  SvBoardSurface *board = SV_BOARD_SURFACE (find (f->page, SV_TYPE_BOARD_VIEW));
  SvCourse *course = sv_course_of (f->match);
  const SvView *view = sv_match_get_view (f->match);
  graphene_rect_t area;

  for (int i = 0; i < view->n_pieces; i++)
    if (sv_course_points_at (course, i, -1) &&
        sv_board_surface_get_bounds (board, i, -1, GTK_WIDGET (f->page), &area))
      g_assert_cmpfloat (covered (f, &area), <, 0.02);
  for (int i = 0; i < board->board->n_spaces; i++)
    if (sv_course_points_at (course, -1, i) &&
        sv_board_surface_get_bounds (board, -1, i, GTK_WIDGET (f->page), &area))
      g_assert_cmpfloat (covered (f, &area), <, 0.02);
}

static void
test_clear (gconstpointer game)
{
  static const int sizes[][2] = { { 1024, 553 }, { 400, 753 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    Fixture f = { 0 };
    g_autoptr (SvCourseDoc) doc = sv_course_load (game);

    open_page (&f, sv_course_new_match (sv_course_load (game), 0), sizes[i][0], sizes[i][1]);
    for (unsigned step = 0; step < doc->remarks->len; step++) {
      sv_match_page_set_match (f.page, NULL);
      g_set_object (&f.match, NULL);
      f.match = sv_course_new_match (sv_course_load (game), step);
      sv_match_page_set_match (f.page, f.match);
      sv_clock_set_paused (sv_match_get_clock (f.match), FALSE);
      settle ();
      gtk_test_widget_wait_for_draw (f.window);
      assert_clear (&f);
    }
    tear_down (&f, NULL);
  }
}

/* The bubble steps aside while a throw is shown, and comes back. In a narrow page it is a bar that
 * stays, and covers neither the pitch nor the prompt nor the dice. */
static void
test_aside (Fixture *f, gconstpointer data)
{
  sv_course_next (sv_course_of (f->match));
  settle ();
  g_assert_true (gtk_widget_get_visible (bar (f)));
  g_settings_set_string (sv_settings (), "pace", "normal");
  gtk_widget_activate_action (GTK_WIDGET (f->page), "match.throw", NULL);
  g_assert_true (sv_match_get_waiting (f->match));
  g_assert_false (gtk_widget_get_visible (bar (f)));
  sv_announcer_skip (sv_match_page_get_announcer (f->page));
  settle ();
  g_assert_true (gtk_widget_get_visible (bar (f)));
}

static void
test_bar (gconstpointer game)
{
  const GType types[] = { SV_TYPE_BOARD_VIEW, SV_TYPE_PROMPT_BAR, SV_TYPE_THROW_STRIP };
  Fixture f = { 0 };
  graphene_rect_t area;

  open_page (&f, sv_course_new_match (sv_course_load (game), 0), 400, 653);
  sv_clock_set_paused (sv_match_get_clock (f.match), FALSE);
  /* The page is laid out once more when its parts have taken another form. */
  for (unsigned i = 0; i < 2; i++) {
    settle ();
    gtk_test_widget_wait_for_draw (f.window);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (types); i++) {
    g_assert_true (gtk_widget_compute_bounds (find (f.page, types[i]), GTK_WIDGET (f.page), &area));
    g_assert_cmpfloat (covered (&f, &area), ==, 0);
  }
  tear_down (&f, NULL);
}

/* The dice are the lesson's, also where people throw their own. */
static void
test_own_dice (Fixture *f, gconstpointer data)
{
  GtkWidget *tray = find (f->page, SV_TYPE_THROW_STRIP);

  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  g_assert_false (sv_throw_strip_get_real (SV_THROW_STRIP (tray)));
  sv_match_page_set_match (f->page, NULL);
  g_assert_null (bar (f));
  g_assert_true (sv_throw_strip_get_real (SV_THROW_STRIP (tray)));
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
  g_test_add ("/course-bubble/pointing", Fixture, NULL, set_up, test_pointing, tear_down);
  g_test_add ("/course-bubble/show-me", Fixture, NULL, set_up, test_show_me, tear_down);
  g_test_add ("/course-bubble/progress", Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/course-bubble/looks", Fixture, NULL, set_up, test_looks, tear_down);
  g_test_add ("/course-bubble/own-dice", Fixture, NULL, set_up, test_own_dice, tear_down);
  g_test_add ("/course-bubble/step-aside", Fixture, NULL, set_up, test_aside, tear_down);
  g_test_add ("/course-bubble/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autoptr (SvCourseDoc) doc = sv_course_load (sv_games ()[i]);
    g_autofree char *path = g_strconcat ("/course-bubble/through/", sv_games ()[i]->id, NULL);
    g_autofree char *brief = g_strconcat ("/course-bubble/short/", sv_games ()[i]->id, NULL);
    g_autofree char *low = g_strconcat ("/course-bubble/bar/", sv_games ()[i]->id, NULL);
    g_autofree char *clear = g_strconcat ("/course-bubble/clear/", sv_games ()[i]->id, NULL);

    if (doc == NULL)
      continue;
    g_test_add_data_func (path, sv_games ()[i], test_through);
    g_test_add_data_func (brief, sv_games ()[i], test_short);
    g_test_add_data_func (low, sv_games ()[i], test_bar);
    g_test_add_data_func (clear, sv_games ()[i], test_clear);
  }
  return g_test_run ();
}
