/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The die is thrown by Space, by Enter and by a click on it, whatever hand did what before, in
 * every game. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "real-hands.h"
#include "sv-board-view.h"
#include "sv-card-view.h"
#include "sv-computer.h"
#include "sv-course.h"
#include "sv-die-view.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-pitch.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-prompt-bar.h"
#include "sv-shown.h"
#include "sv-spotlight.h"
#include "sv-throw-strip.h"
#include "tell-fixture.h"

#include "board/board-hands.h"

/* To the last move before the first shot of the ledgers' example. */
#define TO_THE_LAST_MOVE                                                                           \
  "die 4,die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,place 2 b,place 4 d,"   \
  "start,throw-off 4,move 1 b,move 2 c"

static void
set_up (Fixture *f, gconstpointer data)
{
  SvMatch *match = sv_match_new (standard_doc (sv_games ()[GPOINTER_TO_SIZE (data)]));

  sv_match_seed (match, 5);
  open_page (f, match, 1040, 780);
}

static GtkWidget *
board (Fixture *f)
{
  return find (f->page, SV_TYPE_BOARD_VIEW);
}

static gboolean
waits (Fixture *f)
{
  return sv_match_get_node (f->match)->kind == SV_NODE_CHANCE;
}

/* On to the next throw, with choices that differ from turn to turn. */
static void
go_to_throw (Fixture *f, unsigned turn)
{
  unsigned n;

  for (unsigned i = 0; !waits (f); i++) {
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    g_assert_cmpuint (n, >, 0);
    sv_match_choose (f->match, legal[(i * 7 + turn) % n], NULL);
  }
  real_settle (f->window); /* benches and buttons come and go */
}

static void
assert_throws (Fixture *f, const char *key)
{
  const unsigned position = sv_match_get_position (f->match);

  g_assert_true (waits (f));
  real_keys (f->window, key);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
}

/* What stands large over the pitch goes with the event that it is about. */
static void
test_undo (Fixture *f, gconstpointer data)
{
  play (f->match, "die 4,die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,"
                  "place 2 b,place 4 d,start,throw-off 4");
  g_assert_cmpstr (said (find (f->page, SV_TYPE_SPOTLIGHT), "caption"), ==, "Throw-off!");
  gtk_widget_activate_action (GTK_WIDGET (f->page), "match.undo", NULL);
  g_assert_null (said (find (f->page, SV_TYPE_SPOTLIGHT), "caption"));
}

/* The hand of the mouse moves a figurine, the other one throws both dice. */
static void
test_after_a_move (Fixture *f, gconstpointer data)
{
  SvEvent move;

  if (real_hands_are_tied ())
    return;
  play (f->match, TO_THE_LAST_MOVE);
  real_settle (f->window);
  g_assert_true (sv_game_find_event (sv_match_get_game (f->match), sv_match_get_setup (f->match),
                                     sv_match_get_state (f->match), "move 3 f", &move));
  const int i = sv_match_find_legal (f->match, move);
  const SvPose to = board_middle (board (f), sv_match_get_target (f->match, (unsigned)i)->space);
  real_click_at (board (f), to.x, to.y);
  assert_throws (f, "space");
  assert_throws (f, "Return");
}

/* A click on the pitch is refused, and leaves its place red and with the keyboard. */
static void
test_after_the_pitch (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  for (unsigned turn = 0; turn < 6; turn++) {
    go_to_throw (f, turn);
    const int n = SV_BOARD_SURFACE (board (f))->board->n_spaces;
    const SvPose at = board_middle (board (f), (int)(turn * 5 + 1) % n);
    real_click_at (board (f), at.x, at.y);
    assert_throws (f, turn % 2 == 0 ? "space" : "Return");
  }
}

/* The rule is opened by mouse or by keyboard, and closed; its button still has the keyboard. */
static void
test_after_the_rule (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  for (unsigned turn = 0; turn < 4; turn++) {
    go_to_throw (f, turn);
    GtkWidget *rule = template_child (find (f->page, SV_TYPE_PROMPT_BAR), "lesson_button");
    if (turn % 2 == 0) {
      real_click (rule);
    } else {
      gtk_widget_grab_focus (gtk_widget_get_first_child (rule));
      real_keys (f->window, "Tab shift+Tab");
      real_keys (f->window, "Return");
    }
    g_assert_true (
        gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (rule)))));
    real_keys (f->window, "Escape");
    assert_throws (f, turn < 2 ? "space" : "Return");
  }
}

/* A card or a button that was clicked does not keep the key. */
static void
test_after_a_button (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  for (unsigned turn = 0; turn < 4; turn++) {
    go_to_throw (f, turn);
    GtkWidget *hint = template_child (find (f->page, SV_TYPE_PROMPT_BAR), "hint_button");
    GtkWidget *card = find (f->page, SV_TYPE_CARD_VIEW);
    gtk_widget_grab_focus (turn % 2 == 0 || card == NULL ? hint : card);
    assert_throws (f, "space");
  }
}

/* Whoever walks to a button with the keyboard presses that button, once. */
static void
test_walk_to_a_button (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  go_to_throw (f, 0);
  const unsigned position = sv_match_get_position (f->match);
  GtkWidget *rule = template_child (find (f->page, SV_TYPE_PROMPT_BAR), "lesson_button");
  gtk_widget_grab_focus (gtk_widget_get_first_child (rule));
  real_keys (f->window, "Tab shift+Tab space");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  real_keys (f->window, "Escape");
  assert_throws (f, "space");
}

/* The dice that are shown on the page; in all of them, until one was found in each place of
 * them. */
static void
test_click_the_dice (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  for (unsigned turn = 0, i = 0; turn < 8; turn++, i++) {
    go_to_throw (f, turn);
    GtkWidget *die = find_nth (f->page, SV_TYPE_DIE_VIEW, i % 6);
    for (; die == NULL || !gtk_widget_get_mapped (die) || !gtk_widget_is_sensitive (die); i++)
      die = find_nth (f->page, SV_TYPE_DIE_VIEW, i % 6);
    const unsigned position = sv_match_get_position (f->match);
    real_click (die);
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
  }
}

static gboolean
is_waiting_die (GtkWidget *widget, gconstpointer data)
{
  return SV_IS_DIE_VIEW (widget) && gtk_widget_get_mapped (widget) &&
         gtk_widget_has_css_class (widget, "waiting");
}

/* The die that waits to be clicked. */
static GtkWidget *
waiting_die (Fixture *f)
{
  return find_where (find (f->page, SV_TYPE_THROW_STRIP), is_waiting_die, NULL, 0);
}

/* What a die that waits says of itself: who throws; one that need not be thrown says what it
 * shows. */
static void
test_die_says_so (Fixture *f, gconstpointer data)
{
  go_to_throw (f, 0);
  GtkWidget *die = waiting_die (f);
  g_assert_nonnull (die);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_autofree char *label =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (label, "Throw for "));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (die), ==, "Throw the die (space bar)");
  g_assert_true (gtk_widget_has_css_class (die, "waiting"));
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (die)), ==, "pointer");
  while (waits (f))
    sv_match_throw (f->match);
  g_assert_false (gtk_widget_is_sensitive (die));
  g_assert_null (gtk_widget_get_tooltip_text (die));
  g_assert_false (gtk_widget_has_css_class (die, "waiting"));
  g_assert_null (gtk_widget_get_cursor (die));
}

/* What people must see now: who acts, and what can be chosen. */
typedef struct {
  graphene_rect_t areas[SV_MAX_PIECES + SV_MAX_LEGAL];
  unsigned n, n_acting;
} Needed;

static void
add_needed (Fixture *f, Needed *needed, int piece, int space)
{
  if (sv_board_surface_get_bounds (SV_BOARD_SURFACE (board (f)), piece, space, f->window,
                                   &needed->areas[needed->n]))
    needed->n++;
}

static void
find_needed (Fixture *f, Needed *needed)
{
  const SvSituation *shown = sv_shown (f->match);
  const unsigned acting = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;
  unsigned n;

  needed->n = 0;
  for (int piece = 0; piece < shown->view.n_pieces; piece++)
    if ((shown->view.pieces[piece].flags & acting) != 0)
      add_needed (f, needed, piece, -1);
  needed->n_acting = needed->n;
  sv_shown_get_legal (f->match, &n);
  for (unsigned i = 0; i < n; i++)
    if (shown->targets[i].space >= 0 || shown->targets[i].piece >= 0)
      add_needed (f, needed, shown->targets[i].space >= 0 ? -1 : shown->targets[i].piece,
                  shown->targets[i].space);
}

static gboolean
covers (const Needed *needed, unsigned n, const graphene_rect_t *place)
{
  for (unsigned i = 0; i < n; i++)
    if (graphene_rect_intersection (place, &needed->areas[i], NULL))
      return TRUE;
  return FALSE;
}

/* Whether a box of this size would cover something needed wherever it lay over the pitch. */
static gboolean
is_crowded (Fixture *f, const Needed *needed, graphene_rect_t box)
{
  GtkWidget *spotlight = find (f->page, SV_TYPE_SPOTLIGHT);
  graphene_rect_t pitch;
  const float margin = 6, step = 12;

  g_assert_true (gtk_widget_compute_bounds (spotlight, f->window, &pitch));
  graphene_rect_inset (&pitch, margin, margin);
  for (box.origin.y = pitch.origin.y;
       box.origin.y + box.size.height <= pitch.origin.y + pitch.size.height; box.origin.y += step)
    for (box.origin.x = pitch.origin.x;
         box.origin.x + box.size.width <= pitch.origin.x + pitch.size.width; box.origin.x += step)
      if (!covers (needed, needed->n, &box))
        return FALSE;
  return TRUE;
}

/* Check that @part covers nobody who acts, and nothing that can be chosen if there is room. */
static gboolean
assert_covers_nothing (Fixture *f, GtkWidget *part)
{
  graphene_rect_t place;
  Needed needed;

  g_assert_true (gtk_widget_get_mapped (part));
  g_assert_true (gtk_widget_compute_bounds (part, f->window, &place));
  find_needed (f, &needed);
  g_assert_false (covers (&needed, needed.n_acting, &place));
  const gboolean free = !covers (&needed, needed.n, &place);
  g_assert_true (free || is_crowded (f, &needed, place));
  return free;
}

static gboolean
is_shout (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "shout");
}

static const int sizes[][2] = {
  { 1600, 1000 }, { 1280, 720 }, { 1040, 780 }, { 1024, 600 }, { 400, 800 }
};

static void
shout (Fixture *f, const char *caption)
{
  sv_match_pitch_shout (SV_MATCH_PITCH (find (f->page, SV_TYPE_MATCH_PITCH)), caption);
  settle ();
}

/* Go on to the next choice that has targets on the pitch. */
static void
go_to_choice (Fixture *f, unsigned turn)
{
  unsigned n;

  for (unsigned i = 0;; i++) {
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    if (waits (f)) {
      sv_match_throw (f->match);
      continue;
    }
    if (i > turn && sv_match_get_view (f->match)->stage == SV_STAGE_PLAY &&
        sv_shown (f->match)->targets[0].space >= 0)
      break;
    g_assert_cmpuint (n, >, 0);
    sv_match_choose (f->match, legal[(i * 7 + turn) % n], NULL);
  }
  real_settle (f->window);
}

/* A caption lies over the pitch, but over nobody who acts and nothing that can be chosen, in
 * windows of every size. */
static void
test_caption (Fixture *f, gconstpointer data)
{
  unsigned n_free = 0;
  const SvGame *game = sv_games ()[GPOINTER_TO_SIZE (data)];

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    SvMatch *match = sv_match_new (standard_doc (game));

    sv_match_seed (match, 5);
    open_page (f, match, sizes[i][0], sizes[i][1]);
    for (unsigned turn = 0; turn < 6; turn++) {
      go_to_throw (f, turn);
      shout (f, turn % 2 ? "Off!" : "Free pass!");
      assert_covers_nothing (f, find_where (f->page, is_shout, NULL, 0));
      assert_covers_nothing (f, find (f->page, SV_TYPE_THROW_STRIP));
      sv_match_throw (f->match);
      go_to_choice (f, turn);
      shout (f, turn % 2 ? "Intercepted!" : "Throw-in!");
      n_free += assert_covers_nothing (f, find_where (f->page, is_shout, NULL, 0)) ? 1 : 0;
    }
    if (i + 1 < G_N_ELEMENTS (sizes))
      tear_down (f, NULL);
  }
  g_assert_cmpuint (n_free, >, 0);
}

/* On to the first die of a side that defends, in a match between two people. */
static GtkWidget *
go_to_defence (Fixture *f, const char *button)
{
  g_settings_reset (sv_settings (), "auto-throws-asked");
  g_settings_reset (sv_settings (), "auto-throws");
  play (f->match, TO_THE_LAST_MOVE ",move 3 f,die 6");
  g_assert_true (sv_computer_is_defence_throw (f->match));
  settle ();
  return find_button (f->page, button, 0);
}

static void
assert_asks (Fixture *f, gboolean asks)
{
  const char *question = "Let the defence throw by itself?";

  g_assert_cmpint (g_strcmp0 (said (find (f->page, SV_TYPE_PROMPT_BAR), "label"), question) == 0,
                   ==, asks);
  g_assert_cmpint (find_button (f->page, "Yes", 0) != NULL, ==, asks);
}

/* Two people are asked once whether the defence throws by itself; yes and no are kept for good,
 * and the die still waits. */
static void
answer (Fixture *f, gboolean yes)
{
  GtkWidget *button = go_to_defence (f, yes ? "Yes" : "No");
  const unsigned position = sv_match_get_position (f->match);

  g_assert_nonnull (button);
  assert_asks (f, TRUE);
  g_signal_emit_by_name (button, "clicked");
  settle ();
  assert_asks (f, FALSE);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  g_assert_true (g_settings_get_boolean (sv_settings (), "auto-throws-asked"));
  g_assert_cmpint (g_settings_get_enum (sv_settings (), "auto-throws"), ==,
                   yes ? SV_AUTO_THROWS_DEFENCE : SV_AUTO_THROWS_AGAINST_COMPUTER);
  g_settings_reset (sv_settings (), "auto-throws");
}

static void
test_answer_yes (Fixture *f, gconstpointer data)
{
  answer (f, TRUE);
}

static void
test_answer_no (Fixture *f, gconstpointer data)
{
  answer (f, FALSE);
}

/* Who throws the die has answered too; undo does not ask again. */
static void
test_throw_when_asked (Fixture *f, gconstpointer data)
{
  g_assert_nonnull (go_to_defence (f, "Yes"));
  sv_match_undo (f->match);
  settle ();
  assert_asks (f, FALSE);
  g_assert_false (g_settings_get_boolean (sv_settings (), "auto-throws-asked"));
  play (f->match, "die 6");
  settle ();
  assert_asks (f, TRUE);
  sv_match_throw (f->match);
  settle ();
  assert_asks (f, FALSE);
  g_assert_true (g_settings_get_boolean (sv_settings (), "auto-throws-asked"));
  sv_match_undo (f->match);
  settle ();
  assert_asks (f, FALSE);
}

/* Nobody is asked who has chosen in the Preferences, or who throws real dice. */
static void
test_ask_nobody (Fixture *f, gconstpointer data)
{
  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  g_assert_null (go_to_defence (f, "Yes"));
  g_settings_reset (sv_settings (), "dice");
  g_settings_set_enum (sv_settings (), "auto-throws", SV_AUTO_THROWS_NEVER);
  sv_match_undo (f->match);
  play (f->match, "die 6");
  settle ();
  assert_asks (f, FALSE);
  g_settings_reset (sv_settings (), "auto-throws");
}

/* Return a match of tests/data/traces up to its first goal. @goal: the event that scores. */
static SvMatch *
before_goal (const char *name, SvEvent *goal)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces", name,
                                                 "whole-match.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) kept = sv_match_new_from_file (file, NULL);
  unsigned i = 0;

  while (!sv_match_is_goal (kept, i))
    i++;
  *goal = sv_history_get_event (sv_match_get_doc (kept)->history, i);
  return sv_match_new (sv_match_doc_copy (sv_match_get_doc (kept), i));
}

/* The banner of a goal hides neither those who act nor the ball in the goal, in windows of every
 * size. */
static void
test_band (Fixture *f, gconstpointer data)
{
  static const char *const games[] = { "strafworp", "eleven", "champions-2020" };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    SvEvent scores;
    SvMatch *match = before_goal (games[GPOINTER_TO_SIZE (data)], &scores);

    open_page (f, match, sizes[i][0], sizes[i][1]);
    g_settings_set_string (sv_settings (), "pace", "normal");
    SvAnnouncer *announcer = sv_match_page_get_announcer (f->page);
    g_assert_true (sv_match_choose (match, scores, NULL));
    while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_GOAL)
      hear (announcer);
    settle ();
    GtkWidget *band = template_child (find (f->page, SV_TYPE_SPOTLIGHT), "band");
    graphene_rect_t place, goal;
    g_assert_true (assert_covers_nothing (f, band));
    g_assert_true (gtk_widget_compute_bounds (band, f->window, &place));
    if (sv_board_view_get_goal_bounds (SV_BOARD_VIEW (board (f)), f->window, &goal))
      g_assert_false (graphene_rect_intersection (&place, &goal, NULL));
    sv_announcer_skip (announcer);
    if (i + 1 < G_N_ELEMENTS (sizes))
      tear_down (f, NULL);
  }
}

/* Return the kept match, whose players are named "P0", "P1", …, before the second goal of one of
 * them. @goal: the event that scores. @who: that player. */
static SvMatch *
before_second_goal (SvEvent *goal, char **who)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces",
                                                 "strafworp", "whole-match.svmatch", NULL);
  SvMatchDoc *doc = sv_match_doc_load (path, NULL, NULL);
  g_autoptr (SvMatch) kept = sv_match_new (doc);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (kept);
  gboolean scored[SV_MAX_PIECES] = { FALSE };

  for (int side = 0; side < 2; side++)
    for (unsigned i = 0; i < doc->teams[side]->n_cards; i++) {
      g_free (doc->teams[side]->cards[i].name);
      doc->teams[side]->cards[i].name = g_strdup_printf ("P%u", i);
    }
  for (guint i = 0; i < facts->stat_entries->len; i++) {
    const SvStatEntry *entry = &g_array_index (facts->stat_entries, SvStatEntry, i);

    if (entry->kind != SV_STAT_ENTRY_GOAL)
      continue;
    if (scored[entry->piece]) {
      *goal = sv_history_get_event (doc->history, entry->event);
      *who = g_strdup (sv_match_get_player (kept, entry->piece));
      return sv_match_new (sv_match_doc_copy (doc, entry->event));
    }
    scored[entry->piece] = TRUE;
  }
  g_assert_not_reached ();
}

/* The banner of a goal tells which one of the day it is for its scorer. */
static void
test_goal_of_the_day (Fixture *f, gconstpointer data)
{
  g_autofree char *who = NULL;
  SvEvent scores;
  SvMatch *match = before_second_goal (&scores, &who);

  open_page (f, match, 1000, 800);
  g_settings_set_string (sv_settings (), "pace", "normal");
  SvAnnouncer *announcer = sv_match_page_get_announcer (f->page);
  g_assert_true (sv_match_choose (match, scores, NULL));
  while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_GOAL)
    hear (announcer);
  settle ();
  g_autofree char *today = g_strdup_printf ("%s – goal 2 today", who);
  GtkWidget *spotlight = find (f->page, SV_TYPE_SPOTLIGHT);
  g_assert_true (gtk_widget_get_mapped (template_child (spotlight, "band")));
  g_assert_cmpstr (said (spotlight, "today"), ==, today);
  sv_announcer_skip (announcer);
}

/* With real dice on the table the program's are no buttons. */
static void
test_real_dice (Fixture *f, gconstpointer data)
{
  go_to_throw (f, 0);
  GtkWidget *die = waiting_die (f);
  g_settings_set_enum (sv_settings (), "dice", SV_DICE_TABLE);
  settle ();
  g_assert_false (gtk_widget_is_sensitive (die));
  g_assert_false (gtk_widget_has_css_class (die, "waiting"));
  if (!real_hands_are_tied ()) {
    const unsigned position = sv_match_get_position (f->match);
    real_keys (f->window, "space");
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
    g_assert_cmpstr (said (find (f->page, SV_TYPE_PROMPT_BAR), "label"), ==,
                     "Throw your own die, and press the number it shows.");
    real_keys (f->window, "4");
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
    sv_match_undo (f->match);
  }
  g_settings_reset (sv_settings (), "dice");
  settle ();
  g_assert_true (gtk_widget_is_sensitive (die));
}

/* The first match teaches with the same dice and keys. */
static void
test_lesson (Fixture *f, gconstpointer data)
{
  const SvGame *game = sv_games ()[GPOINTER_TO_SIZE (data)];
  unsigned thrown = 0;

  if (real_hands_are_tied ())
    return;
  open_page (f, sv_course_new_match (sv_course_load (game), 0), 1040, 780);
  SvCourse *course = sv_course_of (f->match);
  while (sv_course_of (f->match) == course && thrown < 2) {
    if (!waits (f) || sv_match_get_bot (f->match) != NULL || !sv_course_is_acting (course)) {
      sv_course_next (course);
      continue;
    }
    while (g_main_context_iteration (NULL, FALSE))
      ;
    const unsigned position = sv_match_get_position (f->match);
    if (thrown++ == 0) {
      real_click (waiting_die (f));
    } else {
      gtk_widget_grab_focus (find_button (f->page, "Show Me", 0));
      real_keys (f->window, "space");
    }
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
  }
  g_assert_cmpuint (thrown, ==, 2);
}

#define ADD(name, set_up, test)                                                                    \
  g_test_add ("/throw/strafworp/" name, Fixture, GSIZE_TO_POINTER (0), set_up, test, tear_down);   \
  g_test_add ("/throw/eleven/" name, Fixture, GSIZE_TO_POINTER (1), set_up, test, tear_down);      \
  g_test_add ("/throw/champions/" name, Fixture, GSIZE_TO_POINTER (2), set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add ("/throw/space-after-a-move-by-mouse", Fixture, NULL, set_up, test_after_a_move,
              tear_down);
  g_test_add ("/throw/undo-what-was-shouted", Fixture, NULL, set_up, test_undo, tear_down);
  ADD ("space-after-a-click-on-the-pitch", set_up, test_after_the_pitch);
  ADD ("space-after-reading-the-rule", set_up, test_after_the_rule);
  ADD ("space-after-a-button", set_up, test_after_a_button);
  ADD ("click-the-die", set_up, test_click_the_dice);
  ADD ("see-that-a-die-can-be-clicked", set_up, test_die_says_so);
  ADD ("see-who-acts-beside-a-caption", NULL, test_caption);
  ADD ("see-who-acts-beside-the-goal-banner", NULL, test_band);
  ADD ("throw-in-the-first-match", NULL, test_lesson);
  g_test_add ("/throw/walk-to-a-button-and-press-it", Fixture, NULL, set_up, test_walk_to_a_button,
              tear_down);
  g_test_add ("/throw/let-the-defence-throw-by-itself", Fixture, NULL, set_up, test_answer_yes,
              tear_down);
  g_test_add ("/throw/throw-for-the-defence-by-hand", Fixture, NULL, set_up, test_answer_no,
              tear_down);
  g_test_add ("/throw/throw-instead-of-answering", Fixture, NULL, set_up, test_throw_when_asked,
              tear_down);
  g_test_add ("/throw/ask-nobody-who-has-chosen", Fixture, NULL, set_up, test_ask_nobody,
              tear_down);
  g_test_add ("/throw/score-for-the-second-time", Fixture, NULL, NULL, test_goal_of_the_day,
              tear_down);
  g_test_add ("/throw/use-real-dice", Fixture, NULL, set_up, test_real_dice, tear_down);
  return g_test_run ();
}
