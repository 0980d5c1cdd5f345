/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match by the keyboard, and what was only begun: how few keys a run and a kick take, what Escape
 * leaves, which button does what only one figurine can do, and what two people must agree on. */

#include "board/board-hands.h"
#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "real-hands.h"
#include "sv-action-bar.h"
#include "sv-board-view.h"
#include "sv-lesson-popover.h"
#include "sv-line-bar.h"
#include "sv-match-undo.h"
#include "sv-shown.h"

#include <math.h>

#define TO_TURN                                                                                    \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14,die 6"

static void
set_up (Fixture *f, gconstpointer data)
{
  open_page (f, sv_match_new (standard_doc (sv_game_by_id ("eleven"))), 1024, 600);
  play (f->match, TO_TURN);
  real_settle (f->window);
}

static GtkWidget *
board (Fixture *f)
{
  return find (f->page, SV_TYPE_BOARD_VIEW);
}

static GtkWidget *
button_named (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *button = button_named (child, label);
    if (button != NULL)
      return button;
  }
  return NULL;
}

/* Return the sentence in the line of the referee, which is after the steps of the turn. */
static const char *
line (Fixture *f)
{
  return gtk_label_get_text (template_child (find (f->page, SV_TYPE_LINE_BAR), "line"));
}

static gboolean
is_on_pitch (Fixture *f)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, board (f));
}

/* --- Few keys --- */

/* Return how far the focus is from a space on the screen. */
static double
distance_to (Fixture *f, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (board (f));
  SvSpaceView *focused = sv_board_places_get_focused (&surface->places);

  g_assert_nonnull (focused);
  const SvPose from = board_middle (surface, sv_space_view_get_space (focused));
  const SvPose to = board_middle (surface, space);
  return hypot (from.x - to.x, from.y - to.y);
}

/* Go to a space with the arrow that leads nearest, as people do. Return the number of keys. */
static unsigned
go_to (Fixture *f, int space)
{
  static const char *const arrows[] = { "Left", "Right", "Up", "Down" };
  unsigned keys = 0;

  while (distance_to (f, space) > 0) {
    SvBoardSurface *surface = SV_BOARD_SURFACE (board (f));
    SvSpaceView *from = sv_board_places_get_focused (&surface->places);
    double least = HUGE_VAL;
    unsigned best = 0;

    for (unsigned i = 0; i < G_N_ELEMENTS (arrows); i++) {
      real_keys (f->window, arrows[i]);
      const double distance = distance_to (f, space);
      if (distance < least) {
        least = distance;
        best = i;
      }
      gtk_widget_grab_focus (GTK_WIDGET (from));
    }
    real_keys (f->window, arrows[best]);
    g_assert_cmpuint (++keys, <, 20);
  }
  return keys;
}

static int
space_named (Fixture *f, const char *name)
{
  const SvBoard *pitch = sv_match_get_board (f->match);

  for (int i = 0; i < pitch->n_spaces; i++)
    if (g_ascii_strcasecmp (pitch->spaces[i].name, name) == 0)
      return i;
  g_assert_not_reached ();
}

static void
test_run_and_kick (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  gtk_widget_child_focus (board (f), GTK_DIR_TAB_FORWARD);
  real_settle (f->window);
  g_assert_true (is_on_pitch (f));
  unsigned keys = go_to (f, space_named (f, "k"));
  real_keys (f->window, "Return");
  keys += 1 + go_to (f, space_named (f, "e09"));
  real_keys (f->window, "Return");
  keys++;
  g_assert_cmpint (sv_match_get_view (f->match)->ball_space, ==, space_named (f, "e09"));
  real_keys (f->window, "1"); /* Kick the ball */
  keys++;
  g_assert_nonnull (sv_match_get_leave (f->match));
  unsigned n;
  sv_match_get_legal (f->match, &n);
  g_assert_cmpuint (n, >, 0);
  keys += go_to (f, sv_match_get_target (f->match, 0)->space);
  real_keys (f->window, "Return");
  keys++;
  g_assert_cmpint (sv_match_get_view (f->match)->ball_space, !=, space_named (f, "e09"));
  g_test_message ("%u keys", keys);
  g_assert_cmpuint (keys, <=, 12);
}

/* Shift goes to every space, also where nothing can be chosen. */
static void
test_everywhere (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  gtk_widget_child_focus (board (f), GTK_DIR_TAB_FORWARD);
  real_settle (f->window);
  SvBoardSurface *surface = SV_BOARD_SURFACE (board (f));
  const int from = sv_space_view_get_space (sv_board_places_get_focused (&surface->places));
  real_keys (f->window, "shift+Up");
  const int next = sv_space_view_get_space (sv_board_places_get_focused (&surface->places));
  g_assert_cmpint (next, !=, from);
  g_assert_cmpint (next, ==, sv_board_step (surface->board, from, 0, -1));
}

/* --- What was only begun --- */

static void
test_leave_kick (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  const unsigned position = sv_match_get_position (f->match);
  for (int by_key = 0; by_key < 2; by_key++) {
    play (f->match, "shoot");
    real_settle (f->window);
    GtkWidget *button = button_named (GTK_WIDGET (f->page), "Do not kick");
    g_assert_nonnull (button);
    if (by_key)
      real_keys (f->window, "Escape");
    else
      real_click (button);
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
    real_settle (f->window);
    g_assert_null (button_named (GTK_WIDGET (f->page), "Do not kick"));
  }
}

/* First what is in the hand is put back, then the kick is left, then the keyboard is on the
 * pitch. */
static void
test_escape (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  const unsigned position = sv_match_get_position (f->match);
  play (f->match, "pick k,step e16");
  real_settle (f->window);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "match.lesson", NULL);
  real_settle (f->window);
  GtkWidget *rule = find (f->page, SV_TYPE_LESSON_POPOVER);
  g_assert_true (gtk_widget_get_visible (rule));
  real_keys (f->window, "Escape");
  g_assert_false (gtk_widget_get_visible (rule));
  g_assert_true (is_on_pitch (f));
  const int piece = sv_match_get_view (f->match)->ball_piece;
  if (sv_board_view_pick (SV_BOARD_VIEW (board (f)), piece)) {
    real_keys (f->window, "Escape");
    g_assert_cmpint (board_held (board (f)), ==, -1);
  }
  gtk_widget_grab_focus (button_named (GTK_WIDGET (f->page), "End the turn"));
  g_assert_false (is_on_pitch (f));
  real_keys (f->window, "Escape");
  g_assert_true (is_on_pitch (f));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 2);
}

/* --- Between two people --- */

static void
undo (Fixture *f)
{
  gtk_widget_activate_action (GTK_WIDGET (f->page), "match.undo", NULL);
  real_settle (f->window);
}

static void
test_throw (Fixture *f, gconstpointer data)
{
  const unsigned position = sv_match_get_position (f->match);

  g_settings_set_boolean (sv_settings (), "undo-throws", FALSE);
  play (f->match, "pick k,step e16");
  undo (f);
  undo (f);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  undo (f);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  g_assert_nonnull (strstr (line (f), "only taken back if both teams agree"));
  g_settings_set_boolean (sv_settings (), "undo-throws", TRUE);
  undo (f);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position - 1);
  g_settings_reset (sv_settings (), "undo-throws");

  /* Against the computer it is one's own affair. */
  gtk_widget_activate_action (GTK_WIDGET (f->page), "match.redo", NULL);
  set_kinds (f->match, "person", "greedy");
  undo (f);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position - 1);
}

/* --- What only one can do --- */

static void
set_up_champions (Fixture *f, gconstpointer data)
{
  open_page (f, sv_match_new (standard_doc (sv_game_by_id ("champions-2020"))), 1024, 600);
}

/* In a random match: where only one can run after the ball, two buttons ask. */
static void
test_single (Fixture *f, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  unsigned n, asked = 0;

  for (int i = 0; i < 1500 && asked < 2 && sv_match_get_node (f->match)->kind != SV_NODE_OVER;
       i++) {
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    const int single = sv_shown_get_single (f->match);
    if (single >= 0 && g_strcmp0 (sv_match_get_target (f->match, (unsigned)single)->act,
                                  "{piece} runs after it") == 0) {
      const SvEvent wanted = legal[single];
      const unsigned position = sv_match_get_position (f->match);
      real_settle (f->window);
      GtkWidget *no = button_named (GTK_WIDGET (f->page), "Nobody runs after it");
      g_assert_nonnull (no);
      /* beside it or, in the column, in the row above it */
      GtkWidget *yes = gtk_widget_get_prev_sibling (no);
      if (yes == NULL)
        yes = gtk_widget_get_first_child (gtk_widget_get_prev_sibling (gtk_widget_get_parent (no)));
      g_assert_true (GTK_IS_BUTTON (yes));
      g_assert_true (g_str_has_suffix (gtk_button_get_label (GTK_BUTTON (yes)), " runs after it"));
      g_signal_emit_by_name (yes, "clicked");
      g_assert_true (sv_event_equal (
          sv_history_get_event (sv_match_get_doc (f->match)->history, position), wanted));
      asked++;
      continue;
    }
    sv_match_choose (f->match, legal[g_rand_int_range (rand, 0, (gint32)n)], NULL);
  }
  g_assert_cmpuint (asked, ==, 2);
}

/* --- Fingers --- */

/* Every button of the page that can be seen is as large as a fingertip. */
static void
assert_large (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  graphene_rect_t box;
  if ((GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)) &&
      gtk_widget_compute_bounds (widget, widget, &box) &&
      (box.size.width < 40 || box.size.height < 40))
    g_error ("a button of %g × %g pixels: %s in %s", (double)box.size.width,
             (double)box.size.height, G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_large (child);
}

static void
test_buttons (Fixture *f, gconstpointer data)
{
  assert_large (GTK_WIDGET (f->page));
  play (f->match, "shoot");
  real_settle (f->window);
  assert_large (GTK_WIDGET (f->page));
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
#define test(name, set_up, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)
  test ("/keys/run-and-kick-in-few", set_up, test_run_and_kick);
  test ("/keys/go-everywhere-with-shift", set_up, test_everywhere);
  test ("/keys/leave-a-kick", set_up, test_leave_kick);
  test ("/keys/escape-to-the-pitch", set_up, test_escape);
  test ("/undo/ask-both-for-a-throw", set_up, test_throw);
  test ("/fingers/buttons-in-a-low-window", set_up, test_buttons);
  test ("/buttons/one-can-run-yes-or-no", set_up_champions, test_single);
#undef test
  return g_test_run ();
}
