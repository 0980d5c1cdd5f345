/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page of a match advises: the hint that a person asks for, and the tutor. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-advice.h"
#include "sv-advisor.h"
#include "sv-board-view.h"
#include "sv-match-line-ups.h"
#include "sv-match-undo.h"
#include "sv-space-view.h"
#include "worked-example.h"

#define TO_PLACE "die 1,die 6,place 1 f,place 2 e,place 3 d,place 4 a,place 1 b,place 2 c,place 3 e"
#define TO_TURN                                                                                    \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14,die 6"

static void
set_up_game (Fixture *fixture, gconstpointer id)
{
  open_page (fixture, sv_match_new (standard_doc (sv_game_by_id (id))), 1100, 760);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, sv_match_new (standard_doc (sv_game_by_id ("strafworp"))), 1100, 760);
  play (fixture->match, EXAMPLE_TO_MOVE ",move 1 b,move 2 c");
}

/* What lies over the pitch if it is to be seen, or NULL. */
static GtkWidget *
advice (Fixture *fixture)
{
  GtkWidget *found = find (fixture->page, SV_TYPE_ADVICE);

  return found != NULL && gtk_widget_get_visible (found) ? found : NULL;
}

static void
ask (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.hint", NULL);
  while (advice (fixture) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_best (GtkWidget *widget, gconstpointer data)
{
  if (!SV_IS_SPACE_VIEW (widget))
    return FALSE;

  g_autofree char *words = sv_space_view_dup_words (SV_SPACE_VIEW (widget));
  return words != NULL && strstr (words, "\nThe best choice") != NULL;
}

/* The place that is shown to be best, or NULL. */
static GtkWidget *
best_place (Fixture *fixture)
{
  return find_where (fixture->page, is_best, NULL, 0);
}

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  g_assert_null (find (fixture->page, SV_TYPE_ADVICE)); /* not built before it is wanted */
  ask (fixture);
  const char *sentences = said (advice (fixture), "sentences");
  g_assert_true (g_str_has_prefix (sentences, "Best: the assister to E. Worth +"));
  g_assert_nonnull (strstr (sentences, "a goal in 28 of 100 throws instead of 25."));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (advice (fixture)), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (advice (fixture)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, sentences);
  g_autofree char *place = sv_space_view_dup_words (SV_SPACE_VIEW (best_place (fixture)));
  g_assert_true (g_str_has_prefix (place, "Area E, First team zone, empty\nThe best choice"));
  g_assert_false (gtk_widget_get_mapped (find_button (advice (fixture), "Play Anyway", 0)));
}

static void
assert_gone (Fixture *fixture)
{
  g_assert_null (advice (fixture));
  g_assert_null (best_place (fixture));
}

static void
test_goes (Fixture *fixture, gconstpointer data)
{
  ask (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.hint", NULL);
  assert_gone (fixture);
  ask (fixture);
  sv_match_undo (fixture->match);
  assert_gone (fixture);
  ask (fixture);
  sv_clock_set_paused (sv_match_get_clock (fixture->match), TRUE);
  assert_gone (fixture);
  sv_clock_set_paused (sv_match_get_clock (fixture->match), FALSE);
  ask (fixture);
  sv_match_page_set_match (fixture->page, NULL);
  g_assert_null (advice (fixture));
  sv_match_page_set_match (fixture->page, fixture->match);
}

/* Who has gone on meanwhile is not disturbed. */
static void
test_late (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.hint", NULL);
  play (fixture->match, "move 3 e");
  settle ();
  assert_gone (fixture);
}

static gboolean
is_enabled (Fixture *fixture)
{
  return gtk_widget_get_sensitive (find_action (fixture->page, "match.hint"));
}

static void
test_when (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_enabled (fixture));
  set_kinds (fixture->match, "greedy", "person");
  g_assert_false (is_enabled (fixture));
  set_kinds (fixture->match, "person", "person");
  g_assert_true (is_enabled (fixture));
  sv_match_seek (fixture->match, 3);
  g_assert_false (is_enabled (fixture));
}

/* --- The tutor --- */

/* The assister had better go to e: c is worth 0.17 goals less. */
static void
set_up_tutor (Fixture *fixture, gconstpointer opponent)
{
  g_settings_set_boolean (sv_settings (), "tutor", TRUE);
  open_page (fixture, sv_match_new (standard_doc (sv_game_by_id ("strafworp"))), 1100, 760);
  set_kinds (fixture->match, "person", opponent);
  play (fixture->match, EXAMPLE_TO_MOVE ",move 1 f,move 2 b");
}

static void
tear_down_tutor (Fixture *fixture, gconstpointer opponent)
{
  g_settings_reset (sv_settings (), "tutor");
  tear_down (fixture, opponent);
}

static gboolean
find_choice (Fixture *fixture, const char *text, SvEvent *out)
{
  return sv_game_find_event (sv_match_get_game (fixture->match),
                             sv_match_get_setup (fixture->match),
                             sv_match_get_state (fixture->match), text, out);
}

static void
set_up_placing (Fixture *fixture, gconstpointer opponent)
{
  g_settings_set_boolean (sv_settings (), "tutor", TRUE);
  open_page (fixture, sv_match_new (standard_doc (sv_game_by_id ("strafworp"))), 1100, 760);
  set_kinds (fixture->match, "person", opponent);
  play (fixture->match, TO_PLACE);
}

/* Whether the bad choice would be held off now: to place the rebounder in d, or the assister's move
 * to c. */
static gboolean
is_held_off (Fixture *fixture)
{
  gboolean held_off = FALSE;
  SvEvent event;

  g_assert_true (find_choice (fixture, "place 4 d", &event) ||
                 find_choice (fixture, "move 3 c", &event));
  g_signal_emit_by_name (fixture->match, "making", &event, &held_off);
  return held_off;
}

/* Mean to play it until the tutor has thought. */
static void
meet_tutor (Fixture *fixture)
{
  g_assert_false (is_held_off (fixture)); /* who is quick is not held up */
  while (!is_held_off (fixture))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_area_c (GtkWidget *widget, gconstpointer data)
{
  g_autofree char *words =
      SV_IS_SPACE_VIEW (widget) ? sv_space_view_dup_words (SV_SPACE_VIEW (widget)) : NULL;

  return words != NULL && g_str_has_prefix (words, "Area C, First team zone");
}

static void
press_area_c (Fixture *fixture)
{
  gtk_widget_activate_action (find_where (fixture->page, is_area_c, NULL, 0), "space.activate",
                              NULL);
}

static void
test_objects (Fixture *fixture, gconstpointer data)
{
  const unsigned position = sv_match_get_position (fixture->match);

  meet_tutor (fixture);
  g_assert_cmpstr (said (advice (fixture), "sentences"), ==,
                   "This choice gives away about a fifth of a goal.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (advice (fixture)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "This choice gives away about a fifth of a goal.");
  g_assert_null (best_place (fixture));
  gtk_widget_activate_action (find_button (advice (fixture), "Play Anyway", 0), "match.play-anyway",
                              NULL);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
  assert_gone (fixture);
}

/* Whoever has thought again is not asked again, not even after going to and fro. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  const unsigned position = sv_match_get_position (fixture->match);

  meet_tutor (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.think-again", NULL);
  assert_gone (fixture);
  sv_match_undo (fixture->match);
  play (fixture->match, "move 2 b");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.hint", NULL); /* it knows now */
  while (advice (fixture) == NULL)
    g_main_context_iteration (NULL, TRUE);
  press_area_c (fixture);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
}

/* What is best, and why that and not what was meant. */
static void
test_show (Fixture *fixture, gconstpointer data)
{
  meet_tutor (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.hint", NULL);
  g_assert_true (
      g_str_has_prefix (said (advice (fixture), "sentences"), "Best: the assister to E."));
  g_assert_nonnull (strstr (said (advice (fixture), "sentences"), "0.17 more than your choice."));
  g_assert_nonnull (best_place (fixture));
}

static gboolean
object_cb (void)
{
  return TRUE;
}

/* The board makes nothing that somebody objects to, and whatever was in the hand is put back. */
static void
test_held_back (Fixture *fixture, gconstpointer data)
{
  const unsigned position = sv_match_get_position (fixture->match);
  const gulong objector = g_signal_connect (fixture->match, "making", G_CALLBACK (object_cb), NULL);

  press_area_c (fixture);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
  g_signal_handler_disconnect (fixture->match, objector);
  press_area_c (fixture);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
}

/* A place of the pitch by the beginning of its name. */
static gboolean
begins_with (GtkWidget *widget, gconstpointer words)
{
  g_autofree char *name =
      SV_IS_SPACE_VIEW (widget) ? sv_space_view_dup_words (SV_SPACE_VIEW (widget)) : NULL;

  return name != NULL && g_str_has_prefix (name, words);
}

static void
press (Fixture *fixture, const char *place)
{
  gtk_widget_activate_action (find_where (fixture->page, begins_with, place, 0), "space.activate",
                              NULL);
}

/* A way of several steps that is held off is gone to its end when it is played anyway. */
static void
test_way (Fixture *fixture, gconstpointer data)
{
  play (fixture->match, TO_TURN);
  const unsigned position = sv_match_get_position (fixture->match);
  const gulong objector = g_signal_connect (fixture->match, "making", G_CALLBACK (object_cb), NULL);
  SvBoardView *board = SV_BOARD_VIEW (find (fixture->page, SV_TYPE_BOARD_VIEW));

  g_assert_false (sv_board_view_go_anyway (board));
  press (fixture, "kick-off space,");
  press (fixture, "east 9,");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
  g_signal_handler_disconnect (fixture->match, objector);
  g_assert_true (sv_board_view_go_anyway (board));
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 3);
  g_assert_false (sv_board_view_go_anyway (board));
}

/* Nor is a line-up made that somebody objects to, until it is played anyway. */
static void
test_line_up (Fixture *fixture, gconstpointer data)
{
  SvBoardView *board = SV_BOARD_VIEW (find (fixture->page, SV_TYPE_BOARD_VIEW));

  play (fixture->match, "die 6,die 1");
  const unsigned position = sv_match_get_position (fixture->match);
  const gulong objector = g_signal_connect (fixture->match, "making", G_CALLBACK (object_cb), NULL);
  sv_board_view_line_up (board, 0);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
  g_signal_handler_disconnect (fixture->match, objector);
  g_assert_true (sv_board_view_go_anyway (board));
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 4);
}

static void
ready_cb (gpointer data, const GError *error)
{
  *(gboolean *)data = TRUE;
}

/* The striker and the assister stand: the rebounder had better go to A, and D gives much away. */
static void
test_placing (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (sv_match_get_first_line_up (fixture->match), <, SV_MAX_LINE_UPS);
  meet_tutor (fixture);
  g_assert_true (g_str_has_prefix (said (advice (fixture), "sentences"), "This choice gives away"));
}

/* Two people play as they like, also when there was time to think. */
static void
test_two_people (Fixture *fixture, gconstpointer data)
{
  gboolean ready = FALSE;
  SvAdvisor *advisor = sv_advisor_new (fixture->match, ready_cb, &ready);

  sv_advisor_ask (advisor);
  while (!ready)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_false (is_held_off (fixture));
  assert_gone (fixture);
  sv_advisor_free (advisor);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add ("/hint/shown", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/hint/goes", Fixture, NULL, set_up, test_goes, tear_down);
  g_test_add ("/hint/late", Fixture, NULL, set_up, test_late, tear_down);
  g_test_add ("/hint/when", Fixture, NULL, set_up, test_when, tear_down);
  g_test_add ("/tutor/objects", Fixture, "greedy", set_up_tutor, test_objects, tear_down_tutor);
  g_test_add ("/tutor/once", Fixture, "greedy", set_up_tutor, test_once, tear_down_tutor);
  g_test_add ("/tutor/show", Fixture, "greedy", set_up_tutor, test_show, tear_down_tutor);
  g_test_add ("/tutor/held back", Fixture, "greedy", set_up_tutor, test_held_back, tear_down_tutor);
  g_test_add ("/tutor/way", Fixture, "eleven", set_up_game, test_way, tear_down);
  g_test_add ("/tutor/line-up", Fixture, "strafworp", set_up_game, test_line_up, tear_down);
  g_test_add ("/tutor/placing", Fixture, "greedy", set_up_placing, test_placing, tear_down_tutor);
  g_test_add ("/tutor/two people", Fixture, "person", set_up_tutor, test_two_people,
              tear_down_tutor);
  return g_test_run ();
}
