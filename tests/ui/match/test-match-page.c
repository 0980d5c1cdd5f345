/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The match page and its parts, over whole matches of every game that is offered. */

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "sv-action-bar.h"
#include "sv-announcer.h"
#include "sv-board-view.h"
#include "sv-card-panel.h"
#include "sv-clock-face.h"
#include "sv-die-view.h"
#include "sv-games.h"
#include "sv-line-bar.h"
#include "sv-match-actions.h"
#include "sv-match-layout.h"
#include "sv-match-log.h"
#include "sv-match-page.h"
#include "sv-match-words.h"
#include "sv-page.h"
#include "sv-panel.h"
#include "sv-prompt-bar.h"
#include "sv-replay-bar.h"
#include "sv-report.h"
#include "sv-scoreboard.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-spotlight.h"
#include "sv-style.h"
#include "sv-throw-strip.h"
#include "window-fixture.h"

#include <stdlib.h>

typedef struct {
  SvMatch *match;
  SvMatchPage *page;
  GtkWidget *window;
  GRand *rand;
} Fixture;

static SvMatch *
new_match (guint64 seed)
{
  SvMatch *match = sv_match_new (standard_doc (sv_games ()[0]));

  sv_match_seed (match, seed);
  return match;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (sv_settings (), "dice");
  g_settings_set_string (sv_settings (), "pace", "at-once");
  fixture->match = new_match (11);
  fixture->rand = g_rand_new_with_seed (11);
  fixture->page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (fixture->page, fixture->match);
  fixture->window = show_alone (fixture->page, 1100, 700);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  SvMatchPage *page = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *)&page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_null (page);
  g_assert_finalize_object (fixture->match);
  g_rand_free (fixture->rand);
}

/* The part of the page of that type, or NULL: it is not built. */
static GtkWidget *
part (Fixture *fixture, GType type)
{
  return find (GTK_WIDGET (fixture->page), type);
}

static gboolean
is_shown (Fixture *fixture, GType type)
{
  GtkWidget *widget = part (fixture, type);

  return widget != NULL && gtk_widget_get_visible (widget);
}

static const char *
prompt_text (Fixture *fixture)
{
  return said (part (fixture, SV_TYPE_PROMPT_BAR), "label");
}

/* The places of the board are not to be seen, nor to be read out; one can resume instead. */
static gboolean
is_covered (Fixture *fixture)
{
  GtkWidget *board = part (fixture, SV_TYPE_BOARD_VIEW);
  const gboolean covered = !gtk_widget_get_visible (gtk_widget_get_first_child (board));

  for (GtkWidget *over = board; over != NULL; over = gtk_widget_get_next_sibling (over))
    if (gtk_widget_has_css_class (over, "pause-cover"))
      g_assert_cmpint (gtk_widget_get_visible (over), ==, covered);
  return covered;
}

static void
act (Fixture *fixture, const char *action)
{
  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (fixture->page), "match"), action,
                                  NULL);
}

static gboolean
can (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (sv_page_get_actions (SV_PAGE (fixture->page), "match"),
                                            action);
}

/* Play one step at random, as people would. */
static void
step (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  unsigned n;

  if (sv_match_get_node (fixture->match)->kind == SV_NODE_CHANCE) {
    g_assert_true (sv_match_throw (fixture->match));
    return;
  }

  const SvEvent *legal = sv_match_get_legal (fixture->match, &n);
  g_assert_cmpuint (n, >, 0);
  sv_match_choose (fixture->match, legal[g_rand_int_range (fixture->rand, 0, (gint32)n)], &error);
  g_assert_no_error (error);
}

static void
play (Fixture *fixture, unsigned n)
{
  for (unsigned i = 0; i < n && sv_match_get_node (fixture->match)->kind != SV_NODE_OVER; i++)
    step (fixture);
}

/* The clock runs out at the next moment that allows it. */
static void
end_period (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  while (!sv_match_get_node (fixture->match)->time)
    step (fixture);
  sv_match_choose (fixture->match, sv_event_time (), &error);
  g_assert_no_error (error);
}

static void
test_throw (Fixture *fixture, gconstpointer data)
{
  int values[2];

  while (sv_match_get_node (fixture->match)->kind != SV_NODE_CHANCE)
    step (fixture);
  g_assert_true (can (fixture, "throw"));
  g_assert_false (can (fixture, "die"));
  const unsigned position = sv_match_get_position (fixture->match);
  act (fixture, "throw");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);

  /* The dice show at once what was thrown, whatever they still play on the screen. */
  GtkWidget *die = find (part (fixture, SV_TYPE_THROW_STRIP), SV_TYPE_DIE_VIEW);
  values[0] = sv_die_view_get_value (SV_DIE_VIEW (die));
  die = find_nth (part (fixture, SV_TYPE_THROW_STRIP), SV_TYPE_DIE_VIEW, 1);
  values[1] = sv_die_view_get_value (SV_DIE_VIEW (die));
  const SvEvent event = sv_history_get_event (sv_match_get_doc (fixture->match)->history, position);
  g_assert_cmpint (event.verb, ==, SV_VERB_DIE);
  g_assert_true (values[0] == event.a || values[1] == event.a);
}

/* While the die rolls nothing else is to be seen; by Esc one has seen enough. */
static void
test_announcement (Fixture *fixture, gconstpointer data)
{
  GtkWidget *prompt = part (fixture, SV_TYPE_PROMPT_BAR);

  g_settings_set_string (sv_settings (), "pace", "calm");
  while (sv_match_get_node (fixture->match)->kind != SV_NODE_CHANCE)
    step (fixture);
  const unsigned position = sv_match_get_position (fixture->match);
  g_autofree char *before = g_strdup (said (prompt, "label"));

  g_assert_null (part (fixture, SV_TYPE_SPOTLIGHT));
  act (fixture, "throw");
  g_assert_true (sv_match_get_waiting (fixture->match));
  g_assert_cmpuint (sv_shown (fixture->match)->position, ==, position);
  g_assert_nonnull (part (fixture, SV_TYPE_SPOTLIGHT));
  g_assert_cmpstr (said (prompt, "label"), ==, before);
  g_assert_true (gtk_widget_get_can_target (part (fixture, SV_TYPE_SPOTLIGHT)));
  act (fixture, "skip");
  g_assert_false (sv_match_get_waiting (fixture->match));
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
  g_assert_cmpstr (said (prompt, "label"), !=, before);
  g_assert_nonnull (said (part (fixture, SV_TYPE_LINE_BAR), "line"));
  g_assert_false (gtk_widget_get_can_target (part (fixture, SV_TYPE_SPOTLIGHT)));
}

/* Who has movement switched off, in the middle of a match too, sees at once what the die shows. */
static void
test_no_movement (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *prompt = part (fixture, SV_TYPE_PROMPT_BAR);

  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  g_settings_set_string (sv_settings (), "pace", "calm");
  while (sv_match_get_node (fixture->match)->kind != SV_NODE_CHANCE)
    step (fixture);
  g_autofree char *asked = g_strdup (said (prompt, "label"));
  for (unsigned moving = 2; moving-- > 0;) {
    g_object_set (settings, "gtk-enable-animations", moving == 1, NULL);
    act (fixture, "throw");
    g_assert_cmpint (sv_announcer_get_announcement (sv_match_page_get_announcer (fixture->page)),
                     ==, moving == 1 ? SV_ANNOUNCEMENT_ROLL : SV_ANNOUNCEMENT_MEANING);
    g_assert_cmpstr (said (prompt, "label"), ==, asked);
    act (fixture, "skip");
    g_assert_cmpstr (said (prompt, "label"), !=, asked);
    act (fixture, "undo");
  }
  gtk_settings_reset_property (settings, "gtk-enable-animations");
  g_settings_reset (sv_settings (), "undo-throws");
}

static void
test_real_dice (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (fixture->page), "match");

  while (sv_match_get_node (fixture->match)->kind != SV_NODE_CHANCE)
    step (fixture);
  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  settle ();
  g_assert_false (can (fixture, "throw"));
  g_assert_true (can (fixture, "die"));
  const unsigned position = sv_match_get_position (fixture->match);
  g_action_group_activate_action (actions, "die", g_variant_new_int32 (4));
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
  const SvEvent event = sv_history_get_event (sv_match_get_doc (fixture->match)->history, position);
  g_assert_true (sv_event_equal (event, sv_event_die (4)));
  g_assert_true (can (fixture, "correct"));
  g_action_group_activate_action (actions, "correct", NULL);
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
  g_action_group_activate_action (actions, "die", g_variant_new_int32 (3));
  g_assert_cmpuint (sv_match_get_length (fixture->match), ==, position + 1);
  while (sv_match_get_node (fixture->match)->kind == SV_NODE_CHANCE)
    step (fixture);
  step (fixture);
  g_assert_false (can (fixture, "correct")); /* something was chosen since */
  g_settings_reset (sv_settings (), "dice");
  settle ();
  g_assert_false (can (fixture, "correct"));
  settle ();
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  unsigned n, wanted;

  /* Once the question about the dice of the defence is answered, there is at every node a button
   * for each event that has one. */
  g_settings_set_boolean (sv_settings (), "auto-throws-asked", TRUE);
  for (unsigned i = 0; i < 200; i++) {
    wanted = 0;
    if (sv_match_get_node (fixture->match)->kind == SV_NODE_DECISION) {
      sv_match_get_legal (fixture->match, &n);
      for (unsigned k = 0; k < n; k++)
        wanted += sv_match_get_target (fixture->match, k)->button != NULL;
    }
    GtkWidget *box = gtk_widget_get_last_child (part (fixture, SV_TYPE_ACTION_BAR));
    unsigned shown = 0;
    while (find_nth (box, GTK_TYPE_BUTTON, shown) != NULL)
      shown++;
    g_assert_cmpuint (shown, ==, wanted);
    if (wanted > 0) {
      const unsigned position = sv_match_get_position (fixture->match);

      g_signal_emit_by_name (find (box, GTK_TYPE_BUTTON), "clicked");
      g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position + 1);
    } else {
      step (fixture);
    }
  }
}

static void
test_prompt (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = part (fixture, SV_TYPE_PROMPT_BAR);

  for (unsigned i = 0; i < 60; i++) {
    g_autofree char *prompt = sv_match_dup_prompt (fixture->match);

    g_assert_cmpstr (prompt_text (fixture), ==, prompt);
    step (fixture);
  }
  g_signal_emit_by_name (part (fixture, SV_TYPE_BOARD_VIEW), "told", "Not crosswise.");
  g_assert_cmpstr (prompt_text (fixture), ==, "Not crosswise.");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Not crosswise.");
  step (fixture);
  g_assert_cmpstr (prompt_text (fixture), !=, "Not crosswise.");
}

/* A caption is in the colours of the team that it is about, and goes when that is taken back. */
static void
test_caption_colours (Fixture *fixture, gconstpointer data)
{
  SvAnnouncer *announcer = sv_match_page_get_announcer (fixture->page);
  unsigned seen = 0;

  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  for (unsigned i = 0; i < 300 && seen != 7; i++) {
    int side;

    step (fixture);
    if (sv_announcer_get_caption (announcer, &side) == NULL)
      continue;
    GtkWidget *caption = template_child (part (fixture, SV_TYPE_SPOTLIGHT), "caption");
    GtkWidget *plate = gtk_label_new (NULL);
    g_object_ref_sink (plate);
    sv_style_tint_side (plate, fixture->match, MAX (side, 0));
    g_auto (GStrv) colours = gtk_widget_get_css_classes (plate);
    g_assert_true (gtk_widget_get_visible (caption));
    g_assert_true (gtk_widget_has_css_class (caption, colours[0]) == (side >= 0));
    g_object_unref (plate);
    seen |= side >= 0 ? 1u << side : 0;
    act (fixture, "undo");
    g_assert_false (gtk_widget_get_visible (caption));
    seen |= 4;
    act (fixture, "redo");
  }
  g_assert_cmpuint (seen, ==, 7);
  g_settings_reset (sv_settings (), "undo-throws");
}

static void
test_pause (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (fixture->page), "match");
  SvClock *clock = sv_match_get_clock (fixture->match);

  /* Nothing can be paused before the match is in play. */
  g_assert_false (can (fixture, "pause"));
  while (sv_match_get_view (fixture->match)->stage != SV_STAGE_PLAY)
    step (fixture);
  g_assert_true (can (fixture, "pause"));

  act (fixture, "pause");
  g_assert_true (sv_clock_get_paused (clock));
  g_assert_true (is_covered (fixture));
  g_assert_false (can (fixture, "throw"));
  g_autoptr (GVariant) state = g_action_group_get_action_state (actions, "pause");
  g_assert_true (g_variant_get_boolean (state));

  act (fixture, "pause");
  g_assert_false (sv_clock_get_paused (clock));
  g_assert_false (is_covered (fixture));
}

static void
seat (Fixture *fixture, const char *first, const char *second)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  g_ptr_array_add (seats, sv_seat_doc_new ("Alex", 0, first));
  g_ptr_array_add (seats, sv_seat_doc_new ("Bo", 1, second));
  sv_match_set_seats (fixture->match, seats);
}

/* Two computers are stopped before the toss, or while they place, and go on. */
static void
test_pause_computers (Fixture *fixture, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (fixture->match);

  seat (fixture, "starter", "starter");
  for (unsigned i = 0; i < 6; i++) {
    g_assert_cmpint (sv_match_get_view (fixture->match)->stage, ==, SV_STAGE_SETUP);
    g_assert_true (can (fixture, "pause"));
    act (fixture, "pause");
    g_assert_true (sv_clock_get_paused (clock));
    g_assert_true (is_covered (fixture));
    act (fixture, "pause");
    g_assert_false (is_covered (fixture));
    step (fixture);
  }
  seat (fixture, "person", "starter");
  g_assert_false (can (fixture, "pause"));
}

/* The position that is played is covered, the past never; nothing can be done in either. */
static void
test_pause_and_look_back (Fixture *fixture, gconstpointer data)
{
  while (sv_match_get_view (fixture->match)->stage != SV_STAGE_PLAY)
    step (fixture);
  step (fixture);
  act (fixture, "pause");
  for (unsigned i = 0; i < 2; i++) {
    act (fixture, "previous");
    g_assert_false (is_covered (fixture));
    g_assert_false (gtk_widget_get_can_target (part (fixture, SV_TYPE_BOARD_VIEW)));
    g_assert_false (can (fixture, "throw"));
    act (fixture, "last");
    g_assert_true (is_covered (fixture));
  }
  /* An undone step is what will be played on from. */
  act (fixture, "undo");
  g_assert_true (is_covered (fixture));
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_assert_false (can (fixture, "undo"));
  play (fixture, 12);
  act (fixture, "undo");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 11);
  /* What was undone may be played otherwise at once: everybody says so. */
  g_autofree char *prompt = sv_match_dup_prompt (fixture->match);
  g_assert_cmpint (sv_match_get_playback (fixture->match), ==, SV_PLAYBACK_UNDONE);
  g_assert_cmpstr (prompt_text (fixture), ==, prompt);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->page), "looking-back"));
  g_assert_true (gtk_widget_get_can_target (part (fixture, SV_TYPE_BOARD_VIEW)));
  act (fixture, "redo");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 12);
  g_assert_false (can (fixture, "redo"));
}

static void
branch_cb (SvMatchPage *page, SvMatch *branch, gboolean apart, SvMatch **out)
{
  *out = g_object_ref (branch);
}

static void
test_looking_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SvMatch) branch = NULL;

  play (fixture, 40);
  act (fixture, "first");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 0);
  g_assert_cmpint (sv_match_get_playback (fixture->match), ==, SV_PLAYBACK_PAST);
  g_assert_true (is_shown (fixture, SV_TYPE_REPLAY_BAR));
  g_assert_false (can (fixture, "throw"));
  g_assert_false (gtk_widget_get_can_target (part (fixture, SV_TYPE_BOARD_VIEW)));
  act (fixture, "next");
  act (fixture, "next");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 2);
  g_assert_cmpint (sv_match_get_playback (fixture->match), ==, SV_PLAYBACK_PAST);
  act (fixture, "previous");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 1);
  g_assert_cmpstr (prompt_text (fixture), ==, "Replay: step 1 of 40");

  g_signal_connect (fixture->page, "play", G_CALLBACK (branch_cb), &branch);
  act (fixture, "play-on");
  g_assert_nonnull (branch);
  g_assert_cmpuint (sv_match_get_length (branch), ==, 1);
  g_assert_cmpuint (sv_match_get_length (fixture->match), ==, 40);

  act (fixture, "last");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, 40);
  g_assert_cmpint (sv_match_get_playback (fixture->match), !=, SV_PLAYBACK_PAST);
  g_assert_false (can (fixture, "play-on"));
  g_assert_true (gtk_widget_get_can_target (part (fixture, SV_TYPE_BOARD_VIEW)));
}

/* How many kept events are told as goals. */
static int
count_goals (SvMatch *match)
{
  int n = 0;

  for (unsigned i = 0; i < sv_match_get_length (match); i++)
    n += sv_match_is_goal (match, i);
  return n;
}

static unsigned
count_marks (GtkWidget *widget)
{
  unsigned n = GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "goal");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

/* The slider has a mark at each goal at once, and keys go from one to the next. */
static void
test_goals (Fixture *fixture, gconstpointer data)
{
  play (fixture, 150);
  const int n_goals = count_goals (fixture->match);
  const SvView *view = sv_match_get_view (fixture->match);

  g_assert_cmpint (n_goals, ==, view->score[0] + view->score[1]);
  g_assert_cmpint (n_goals, >, 1);
  act (fixture, "first");
  settle ();
  g_assert_cmpuint (count_marks (part (fixture, SV_TYPE_REPLAY_BAR)), ==, (unsigned)n_goals);
  for (int i = 1; i <= n_goals; i++) {
    act (fixture, "next-goal");
    view = sv_match_get_view (fixture->match);
    g_assert_cmpint (view->score[0] + view->score[1], ==, i);
  }
  for (int i = n_goals - 1; i > 0; i--) {
    act (fixture, "previous-goal");
    view = sv_match_get_view (fixture->match);
    g_assert_cmpint (view->score[0] + view->score[1], ==, i);
  }
  const unsigned position = sv_match_get_position (fixture->match);
  act (fixture, "previous-goal");
  g_assert_cmpuint (sv_match_get_position (fixture->match), ==, position);
}

/* Each press shows it faster, and after the fastest slowest again. */
static void
test_speed (Fixture *fixture, gconstpointer data)
{
  static const int speeds[] = { 200, 400, 50, 100 };

  play (fixture, 10);
  act (fixture, "first");
  GtkWidget *button = find_button (part (fixture, SV_TYPE_REPLAY_BAR), "1×", 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (speeds); i++) {
    g_signal_emit_by_name (button, "clicked");
    g_assert_cmpint (g_settings_get_int (sv_settings (), "replay-speed"), ==, speeds[i]);
  }
}

static GtkSingleSelection *
report_lines (Fixture *fixture)
{
  GtkWidget *list = find (part (fixture, SV_TYPE_REPORT), GTK_TYPE_LIST_VIEW);

  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static guint
n_lines (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (report_lines (fixture)));
}

/* The position that a line of the report shows when it is chosen. */
static unsigned
position_of_line (Fixture *fixture, guint line)
{
  const unsigned before = sv_match_get_position (fixture->match);

  gtk_single_selection_set_selected (report_lines (fixture), line);
  unsigned shown = sv_match_get_position (fixture->match);
  sv_match_seek (fixture->match, before);
  return shown;
}

static unsigned
last_position (Fixture *fixture)
{
  return position_of_line (fixture, n_lines (fixture) - 1);
}

/* Rows that say of their line that it was taken back; all that are shown. */
static unsigned
count_taken_back (Fixture *fixture)
{
  unsigned n = 0;

  settle ();
  for (GtkWidget *row =
           gtk_widget_get_first_child (find (part (fixture, SV_TYPE_REPORT), GTK_TYPE_LIST_VIEW));
       row != NULL; row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *line = gtk_widget_get_first_child (row);

    n += line != NULL && gtk_widget_has_css_class (line, "taken-back");
  }
  return n;
}

static void
test_report (Fixture *fixture, gconstpointer data)
{
  play (fixture, 150);
  g_assert_null (part (fixture, SV_TYPE_REPORT));
  act (fixture, "replay");
  settle ();
  g_assert_cmpuint (n_lines (fixture), >, 0);
  g_assert_cmpuint (last_position (fixture), ==, 150);

  /* As many goals as the scoreboard says. */
  const SvView *view = sv_match_get_view (fixture->match);
  g_assert_cmpint (count_goals (fixture->match), ==, view->score[0] + view->score[1]);

  /* Going on, going back and going on otherwise. */
  step (fixture);
  g_assert_cmpuint (last_position (fixture), ==, 151);
  g_assert_cmpuint (count_taken_back (fixture), ==, 0);
  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  for (unsigned i = 0; i < 30; i++)
    act (fixture, "undo");
  const unsigned taken_back = count_taken_back (fixture);
  g_assert_cmpuint (taken_back, >, 0);
  for (unsigned i = 0; i < 30; i++)
    act (fixture, "redo");
  g_assert_cmpuint (count_taken_back (fixture), ==, 0);
  for (unsigned i = 0; i < 30; i++)
    act (fixture, "undo");
  g_settings_reset (sv_settings (), "undo-throws");
  g_assert_cmpuint (count_taken_back (fixture), ==, taken_back);
  g_assert_cmpuint (last_position (fixture), ==, 151);
  step (fixture);
  settle ();
  g_assert_cmpuint (last_position (fixture), ==, 122);
  g_assert_cmpuint (sv_match_get_length (fixture->match), ==, 122);
  view = sv_match_get_view (fixture->match);
  g_assert_cmpint (count_goals (fixture->match), ==, view->score[0] + view->score[1]);
  g_assert_cmpuint (count_taken_back (fixture), ==, 0);

  /* Who only looks back takes nothing back. */
  act (fixture, "previous");
  g_assert_cmpuint (count_taken_back (fixture), ==, 0);
}

static void
test_report_line (Fixture *fixture, gconstpointer data)
{
  play (fixture, 60);
  act (fixture, "replay");
  settle ();

  GtkWidget *list = find (part (fixture, SV_TYPE_REPORT), GTK_TYPE_LIST_VIEW);
  GtkSingleSelection *selection = report_lines (fixture);

  /* The line of the last event is marked; choosing another shows its position. */
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, n_lines (fixture) - 1);
  gtk_single_selection_set_selected (selection, 5);
  g_assert_cmpuint (sv_match_get_position (fixture->match), <, 60);
  g_assert_cmpint (sv_match_get_playback (fixture->match), ==, SV_PLAYBACK_PAST);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 5);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Match report");
}

static void
test_long_report (Fixture *fixture, gconstpointer data)
{
  /* Played while nobody looks; without the clock a half has no end. */
  sv_match_page_set_match (fixture->page, NULL);
  play (fixture, 10000);
  sv_match_page_set_match (fixture->page, fixture->match);
  act (fixture, "replay");
  for (unsigned i = 0; i < 200; i++)
    settle ();
  g_assert_cmpuint (last_position (fixture), ==, 10000);
}

static void
test_break (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Anne", "Bram", "Chris", "Daan" };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (unsigned i = 0; i < 4; i++) {
    SvSeatDoc *seat = sv_seat_doc_new (names[i], (int)i / 2, "person");

    seat->n_figurines = 1;
    seat->figurines[0] = i % 2 == 0 ? 0x06 : 0x18;
    g_ptr_array_add (seats, seat);
  }
  sv_match_set_seats (fixture->match, seats);
  end_period (fixture);
  g_assert_cmpint (sv_match_get_view (fixture->match)->stage, ==, SV_STAGE_BREAK);
  g_assert_true (is_shown (fixture, SV_TYPE_PANEL));

  /* Bram takes figurine 1 from Anne, who gets 3 in return. */
  GtkWidget *choice = find (part (fixture, SV_TYPE_PANEL), GTK_TYPE_DROP_DOWN);
  g_assert_nonnull (choice);
  const int side = sv_match_get_view (fixture->match)->shown_first == 1 ? 1 : 0;
  int piece = 0;
  while (sv_match_get_view (fixture->match)->pieces[piece].side != side)
    piece++;
  const SvSeatDoc *before = sv_match_get_seat (fixture->match, piece);
  g_autofree char *old_name = g_strdup (before->name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice),
                              1 - gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)));
  g_assert_cmpstr (sv_match_get_seat (fixture->match, piece)->name, !=, old_name);

  g_signal_emit_by_name (find_button (part (fixture, SV_TYPE_PANEL), "Continue", 0), "clicked");
  g_assert_false (is_shown (fixture, SV_TYPE_PANEL));
  step (fixture);
  g_assert_false (is_shown (fixture, SV_TYPE_PANEL));
  act (fixture, "undo");
  g_assert_cmpint (sv_match_get_view (fixture->match)->stage, ==, SV_STAGE_BREAK);
}

/* One caption at a time: what the game calls the moment, else that the whistle sounds. */
static void
test_whistle (Fixture *fixture, gconstpointer data)
{
  end_period (fixture);
  g_assert_cmpstr (said (part (fixture, SV_TYPE_SPOTLIGHT), "caption"), ==, "Half-time");
  act (fixture, "undo"); /* now nothing is told */
  g_signal_emit_by_name (fixture->match, "whistle");
  g_assert_cmpstr (said (part (fixture, SV_TYPE_SPOTLIGHT), "caption"), ==, "The whistle sounds!");
}

/* Whoever points at the dot of a goal reads which one it is; a screen reader has all of them. */
static void
check_goal_dots (Fixture *fixture, const GArray *goals)
{
  GtkWidget *line = template_child (part (fixture, SV_TYPE_PANEL), "goal_line");
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  g_autoptr (GString) all = g_string_new (NULL);
  unsigned found = 0;

  for (guint i = 0; i < goals->len; i++) {
    g_autofree char *goal = sv_match_dup_goal (fixture->match, goals, i);
    g_string_append_printf (all, i > 0 ? "\n%s" : "%s", goal);
  }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       all->str);
  settle ();
  for (int x = 0; x < gtk_widget_get_width (line); x++)
    for (int y = 0; y < gtk_widget_get_height (line); y++) {
      gboolean here;
      g_signal_emit_by_name (line, "query-tooltip", x, y, FALSE, tooltip, &here);
      found += here;
    }
  g_assert_cmpuint (found, >, goals->len);
  g_assert_cmpuint (found, <, 250 * goals->len);
}

static void
test_final (Fixture *fixture, gconstpointer data)
{
  play (fixture, 120);
  while (sv_match_get_node (fixture->match)->kind != SV_NODE_OVER)
    end_period (fixture);
  g_assert_true (is_shown (fixture, SV_TYPE_PANEL));
  g_assert_false (can (fixture, "pause"));

  g_autoptr (SvFacts) facts = sv_match_dup_facts (fixture->match);
  const SvView *view = sv_match_get_view (fixture->match);
  int count[2] = { 0, 0 };

  for (guint i = 0; i < facts->goals->len; i++)
    count[g_array_index (facts->goals, SvGoal, i).side]++;
  g_assert_cmpint (count[0], ==, view->score[0]);
  g_assert_cmpint (count[1], ==, view->score[1]);

  check_goal_dots (fixture, facts->goals);
  act (fixture, "replay");
  g_assert_false (is_shown (fixture, SV_TYPE_PANEL));
  act (fixture, "first");
  act (fixture, "last");
  g_assert_false (is_shown (fixture, SV_TYPE_PANEL));
  act (fixture, "replay");
  g_assert_true (is_shown (fixture, SV_TYPE_PANEL));
}

static gint64
fake_time (gpointer data)
{
  return *(gint64 *)data;
}

static void
test_clock (Fixture *fixture, gconstpointer data)
{
  static gint64 now = 1000000; /* the clock may look at it until it is gone */
  SvClock *clock = sv_match_get_clock (fixture->match);
  SvClockFace *face = SV_CLOCK_FACE (find (part (fixture, SV_TYPE_SCOREBOARD), SV_TYPE_CLOCK_FACE));

  sv_clock_set_source (clock, fake_time, &now);
  sv_clock_set (clock, 600000, 0);
  sv_clock_set_wanted (clock, TRUE);
  for (unsigned i = 0; i < 4; i++) {
    now += 500000;
    sv_clock_check (clock);
  }
  g_assert_cmpstr (sv_clock_face_get_text (face), ==, "9:58");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_ROLE_TIMER);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "9 minutes and 58 seconds left");
  sv_clock_set_paused (clock, TRUE);
}

/* Whatever the size, nothing sticks out of the page and the board can be seen. */
static void
test_sizes (void)
{
  const int sizes[][2] = { { 360, 590 },  { 400, 800 },   { 640, 360 },  { 800, 550 },
                           { 1280, 750 }, { 1280, 1000 }, { 1000, 1024 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (unsigned report = 0; report < 2; report++) {
      Fixture fixture = { .match = new_match (3), .rand = g_rand_new_with_seed (3) };
      SvMatchPage *page = fixture.page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));

      fixture.window = bare_window (page, sizes[i][0], sizes[i][1]);
      sv_match_page_set_match (page, fixture.match);
      play (&fixture, 40);
      if (report)
        act (&fixture, "replay");
      gtk_window_present (GTK_WINDOW (fixture.window));
      gtk_test_widget_wait_for_draw (fixture.window);
      settle ();
      gtk_test_widget_wait_for_draw (fixture.window);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (page)), ==, sizes[i][0]);
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (page)); child != NULL;
           child = gtk_widget_get_next_sibling (child)) {
        graphene_rect_t box;

        if (!gtk_widget_get_mapped (child))
          continue;
        g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (page), &box));
        g_assert_cmpfloat (box.origin.x, >=, 0);
        g_assert_cmpfloat (box.origin.x + box.size.width, <=, sizes[i][0]);
        g_assert_cmpfloat (box.origin.y + box.size.height, <=, sizes[i][1]);
      }
      g_assert_true (gtk_widget_get_mapped (part (&fixture, SV_TYPE_BOARD_VIEW)) || report);
      g_assert_true ((part (&fixture, SV_TYPE_REPORT) != NULL &&
                      gtk_widget_get_mapped (part (&fixture, SV_TYPE_REPORT))) == (report == 1));
      tear_down (&fixture, NULL);
    }
}

static void
test_cards (Fixture *fixture, gconstpointer data)
{
  const SvGame *game = sv_match_get_game (fixture->match);

  play (fixture, 30);
  GtkWidget *first = part (fixture, SV_TYPE_CARD_PANEL),
            *second = find_nth (fixture->page, SV_TYPE_CARD_PANEL, 1);
  g_assert_cmpuint (sv_card_panel_get_n_cards (SV_CARD_PANEL (first)) +
                        sv_card_panel_get_n_cards (SV_CARD_PANEL (second)),
                    ==, 2 * game->n_cards);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
test_accels (Fixture *fixture, gconstpointer data)
{
  for (const SvMatchAccel *accel = sv_match_actions_get_accels (); accel->action != NULL; accel++) {
    g_autofree char *name = NULL;
    g_autoptr (GVariant) target = NULL;

    g_assert_true (g_action_parse_detailed_name (accel->action, &name, &target, NULL));
    g_assert_true (g_str_has_prefix (name, "match."));
    g_assert_true (g_action_group_has_action (
        sv_page_get_actions (SV_PAGE (fixture->page), "match"), name + strlen ("match.")));
    g_assert_nonnull (accel->title);
    for (unsigned i = 0; accel->accels[i] != NULL; i++) {
      guint key;
      GdkModifierType modifiers;

      g_assert_true (gtk_accelerator_parse (accel->accels[i], &key, &modifiers));
      g_assert_cmpuint (key, !=, 0);
    }
  }
}

static void
test_other_match (Fixture *fixture, gconstpointer data)
{
  SvMatch *other = new_match (5);

  play (fixture, 50);
  act (fixture, "replay");
  sv_match_page_set_match (fixture->page, other);
  settle ();
  g_assert_cmpuint (n_lines (fixture), ==, 0);
  play (fixture, 10); /* the old one: nobody listens */
  sv_match_page_set_match (fixture->page, NULL);
  settle ();
  g_assert_false (can (fixture, "undo"));
  g_assert_finalize_object (other);
}

/* A game that has nothing but its rules is played to its end all the same, and told by the node. */
static void
test_rules_only (Fixture *fixture, gconstpointer data)
{
  static SvGame game; /* what the page has begun may let go of it later */
  SvMatch *full = fixture->match;

  game = *sv_game_by_id ("null");
  game.words = (SvGameWords){ 0 };
  game.files = (SvGameFiles){ 0 };
  game.evaluation = (SvGameEvaluation){ 0 };
  fixture->match = sv_match_new (standard_doc (&game));
  sv_match_seed (fixture->match, 7);
  sv_match_page_set_match (fixture->page, fixture->match);
  g_assert_finalize_object (full);
  g_assert_cmpstr (prompt_text (fixture), ==, "First team: throw the die");
  g_autofree char *name = sv_match_dup_piece_label (fixture->match, 1);
  g_assert_cmpstr (name, ==, "Second team figurine 2");
  g_assert_false (can (fixture, "hint"));
  while (sv_match_get_node (fixture->match)->kind != SV_NODE_OVER)
    step (fixture);
  settle ();
  g_assert_cmpstr (prompt_text (fixture), ==, "The match is over");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/ui/match-page/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  ADD ("throw", test_throw);
  ADD ("telling", test_announcement);
  ADD ("no-movement", test_no_movement);
  ADD ("real-dice", test_real_dice);
  ADD ("buttons", test_buttons);
  ADD ("prompt", test_prompt);
  ADD ("pause", test_pause);
  ADD ("pause-two-computers-before-the-match", test_pause_computers);
  ADD ("pause-and-look-back", test_pause_and_look_back);
  ADD ("undo", test_undo);
  ADD ("looking-back", test_looking_back);
  ADD ("goals", test_goals);
  ADD ("replay-speed", test_speed);
  ADD ("report", test_report);
  ADD ("report-line", test_report_line);
  ADD ("long-report", test_long_report);
  ADD ("caption-in-the-colours-of-its-team", test_caption_colours);
  ADD ("break", test_break);
  ADD ("whistle", test_whistle);
  ADD ("final", test_final);
  ADD ("clock", test_clock);
  ADD ("cards", test_cards);
  ADD ("accels", test_accels);
  ADD ("other-match", test_other_match);
  ADD ("game-with-rules-only", test_rules_only);
  g_test_add_func ("/ui/match-page/sizes", test_sizes);
  return g_test_run ();
}
