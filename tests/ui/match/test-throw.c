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
#include "sv-match-pitch.h"
#include "sv-match-undo.h"
#include "sv-prompt-bar.h"
#include "sv-spotlight.h"
#include "sv-throw-strip.h"

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

/* Check that @part covers nobody who acts. */
static void
assert_covers_nobody (Fixture *f, GtkWidget *part)
{
  const SvView *view = sv_match_get_view (f->match);
  const unsigned acting = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;
  graphene_rect_t place, area;

  g_assert_true (gtk_widget_get_mapped (part));
  g_assert_true (gtk_widget_compute_bounds (part, f->window, &place));
  for (int piece = 0; piece < view->n_pieces; piece++)
    if ((view->pieces[piece].flags & acting) != 0 &&
        sv_board_surface_get_bounds (SV_BOARD_SURFACE (board (f)), piece, -1, f->window, &area))
      g_assert_false (graphene_rect_intersection (&place, &area, NULL));
}

static gboolean
is_shout (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "shout");
}

/* A caption lies over the pitch, but over nobody who acts, in windows of every size. */
static void
test_caption (Fixture *f, gconstpointer data)
{
  static const int sizes[][2] = {
    { 1600, 1000 }, { 1280, 720 }, { 1040, 780 }, { 1024, 600 }, { 400, 800 }
  };
  const SvGame *game = sv_games ()[GPOINTER_TO_SIZE (data)];

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    SvMatch *match = sv_match_new (standard_doc (game));

    sv_match_seed (match, 5);
    open_page (f, match, sizes[i][0], sizes[i][1]);
    for (unsigned turn = 0; turn < 6; turn++) {
      go_to_throw (f, turn);
      sv_match_pitch_shout (SV_MATCH_PITCH (find (f->page, SV_TYPE_MATCH_PITCH)),
                            turn % 2 ? "Off!" : "Free pass!");
      settle ();
      assert_covers_nobody (f, find_where (f->page, is_shout, NULL, 0));
      sv_match_throw (f->match);
    }
    if (i + 1 < G_N_ELEMENTS (sizes))
      tear_down (f, NULL);
  }
}

/* On to the first die of a side that defends, in a match between two people. */
static GtkWidget *
go_to_defence (Fixture *f, const char *button)
{
  g_settings_reset (sv_settings (), "defence-asked");
  g_settings_reset (sv_settings (), "defence-throws");
  play (f->match, TO_THE_LAST_MOVE ",move 3 f,die 6");
  g_assert_true (sv_computer_is_defence_throw (f->match));
  settle ();
  return find_button (f->page, button, 0);
}

static void
assert_asks (Fixture *f, gboolean asks)
{
  const char *question = "Throw the dice of the defence by itself from now on?";

  g_assert_cmpint (g_strcmp0 (said (find (f->page, SV_TYPE_PROMPT_BAR), "label"), question) == 0,
                   ==, asks);
  g_assert_cmpint (find_button (f->page, "Yes", 0) != NULL, ==, asks);
}

/* Two people are asked once whether the defence throws by itself; yes and no are kept for good,
 * and the die still waits. */
static void
answer (Fixture *f, gboolean yes)
{
  GtkWidget *button = go_to_defence (f, yes ? "Yes" : "No, We Throw");
  const unsigned position = sv_match_get_position (f->match);

  g_assert_nonnull (button);
  assert_asks (f, TRUE);
  g_signal_emit_by_name (button, "clicked");
  settle ();
  assert_asks (f, FALSE);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  g_assert_true (g_settings_get_boolean (sv_settings (), "defence-asked"));
  g_assert_cmpint (g_settings_get_enum (sv_settings (), "defence-throws"), ==,
                   yes ? SV_DEFENCE_THROWS_ALWAYS : SV_DEFENCE_THROWS_AGAINST_COMPUTER);
  g_settings_reset (sv_settings (), "defence-throws");
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
  g_assert_false (g_settings_get_boolean (sv_settings (), "defence-asked"));
  play (f->match, "die 6");
  settle ();
  assert_asks (f, TRUE);
  sv_match_throw (f->match);
  settle ();
  assert_asks (f, FALSE);
  g_assert_true (g_settings_get_boolean (sv_settings (), "defence-asked"));
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
  g_settings_set_enum (sv_settings (), "defence-throws", SV_DEFENCE_THROWS_NEVER);
  sv_match_undo (f->match);
  play (f->match, "die 6");
  settle ();
  assert_asks (f, FALSE);
  g_settings_reset (sv_settings (), "defence-throws");
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
  g_test_add ("/throw/use-real-dice", Fixture, NULL, set_up, test_real_dice, tear_down);
  return g_test_run ();
}
