/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up positions and changing steps: model, board, page, dialog and window. With
 * SV_PICTURES=FOLDER it also saves what the page looks like. */

#include "application-fixture.h"
#include "doc-fixture.h"
#include "play-fixture.h"
#include "position-fixture.h"
#include "sv-games.h"
#include "sv-match-log.h"
#include "sv-match-page.h"
#include "sv-page.h"
#include "worked-example.h"

static SvMatch *
make_match (const char *texts)
{
  SvMatch *match = sv_match_new (standard_doc (sv_games ()[0]));

  play (match, texts);
  return match;
}

typedef struct {
  SvMatch *match;
  SvPosition *position;
} Model;

static void
set_up (Model *m, gconstpointer data)
{
  m->match = make_match (EXAMPLE_TO_MOVE);
  m->position = sv_position_new (m->match);
}

static void
tear_down (Model *m, gconstpointer data)
{
  g_assert_finalize_object (m->position);
  g_assert_finalize_object (m->match);
}

static int
space_of (SvPosition *position, int piece)
{
  return sv_position_get_placement (position)->spaces[piece];
}

static void
assert_why (SvPosition *position, const char *expected)
{
  assert_text (sv_position_dup_why (position), expected);
}

/* The shown position is the beginning, byte by byte; the match is left alone. */
static void
test_same (Model *m, gconstpointer data)
{
  assert_why (m->position, NULL);
  g_autoptr (SvMatch) played = sv_position_make_match (m->position);
  g_assert_cmpmem (sv_match_get_state (played), sv_match_get_game (played)->state_size,
                   sv_match_get_state (m->match), sv_match_get_game (m->match)->state_size);
  g_assert_cmpuint (sv_match_get_length (played), ==, 0);
  g_assert_true (sv_match_get_doc (played)->start != NULL);
  g_assert_false (sv_match_get_doc (m->match)->start != NULL);
}

/* What is set up is in the document, also after it was written and read. */
static void
test_play (Model *m, gconstpointer data)
{
  SvPosition *p = m->position;

  sv_position_set (p, SV_POSITION_PERIOD, 2);
  sv_position_set (p, SV_POSITION_SCORE_0, 5);
  sv_position_set (p, SV_POSITION_LEFT_MS, 61 * 1000);
  sv_position_set (p, SV_POSITION_PHASE, 6);
  sv_position_set_ball (p, 6);
  assert_why (p, NULL);
  g_autoptr (SvMatch) played = sv_position_make_match (p);
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (played), TRUE);
  g_autoptr (SvMatch) again = sv_match_new (parse_doc (text));
  const SvView *view = sv_match_get_view (again);
  g_assert_cmpint (view->period, ==, 2);
  g_assert_cmpint (view->score[0], ==, 5);
  g_assert_cmpint (view->attacking, ==, 1);
  g_assert_cmpint (view->ball_piece, ==, 6);
  g_assert_cmpstr (view->phase, ==, "shot");
  g_assert_cmpint (sv_clock_get_remaining (sv_match_get_clock (again)), ==, 61 * 1000);
}

/* Impossible positions say why, and are mended by undo. */
static void
test_why (Model *m, gconstpointer data)
{
  SvPosition *p = m->position;
  const int from = space_of (p, 0);

  sv_position_put (p, 0, -1);
  assert_why (p, "Striker 1 of First team must stand on the pitch.");
  g_assert_null (sv_position_make_match (p));
  g_assert_cmpint (sv_position_get_view (p)->pieces[0].space, ==, -1);
  g_assert_true (sv_undo_go (sv_position_get_undo (p), -1));
  assert_why (p, NULL);
  g_assert_cmpint (space_of (p, 0), ==, from);
  sv_position_set (p, SV_POSITION_PHASE, 12);
  assert_why (p, "The match is over here: there is nothing left to play.");
}

/* Every change can be undone and done again; numbers that follow each other are one step. */
static void
test_undo (Model *m, gconstpointer data)
{
  SvPosition *p = m->position;
  const SvPlacement before = *sv_position_get_placement (p);
  int steps = 0;

  sv_position_put (p, 1, space_of (p, 2)); /* they change places */
  g_assert_cmpint (space_of (p, 2), ==, before.spaces[1]);
  sv_position_clear (p);
  sv_position_set (p, SV_POSITION_SIDE, 1);
  sv_position_set (p, SV_POSITION_PHASE, 4);
  sv_position_set_ball (p, 5);
  sv_position_set (p, SV_POSITION_ACTIVE, 7);
  sv_position_set (p, SV_POSITION_PHASE, 6);
  sv_position_set (p, SV_POSITION_DEFENDER, 2);
  sv_position_set (p, SV_POSITION_PERIOD, 2);
  for (int goals = 1; goals <= 3; goals++)
    sv_position_set (p, SV_POSITION_SCORE_1, goals);
  sv_position_set (p, SV_POSITION_SCORE_1, 3); /* nothing new */
  SvPlacement after = *sv_position_get_placement (p);
  while (sv_undo_go (sv_position_get_undo (p), -1))
    steps++;
  g_assert_cmpint (steps, ==, 9); /* phase 4 it was already */
  g_assert_cmpmem (sv_position_get_placement (p), sizeof before, &before, sizeof before);
  g_assert_false (sv_undo_can_go (sv_position_get_undo (p), -1));
  while (sv_undo_go (sv_position_get_undo (p), 1))
    ;
  g_assert_cmpmem (sv_position_get_placement (p), sizeof after, &after, sizeof after);
}

/* Nothing has happened yet: the editor begins with everybody in place. */
static void
test_from_nothing (Model *m, gconstpointer data)
{
  g_autoptr (SvMatch) match = make_match ("die 1");
  g_autoptr (SvMatch) fresh = sv_match_branch (match);

  sv_match_seek (fresh, 0);
  g_autoptr (SvMatch) empty = sv_match_branch (fresh);
  g_autoptr (SvPosition) position = sv_position_new (empty);
  assert_why (position, NULL);
  for (int i = 0; i < 8; i++)
    g_assert_cmpint (space_of (position, i), >=, 0);
}

/* --- Page and board --- */

static void
open_page (Page *f, gconstpointer data)
{
  page_open (f, make_match (EXAMPLE_TO_MOVE));
}

static void
drag (Page *f, int piece, SvPose to)
{
  const SvPose from = board_middle (f->board, space_of (f->position, piece));

  g_assert_true (board_drag (f->board, from, to));
  board_drop (f->board, from, to);
}

static void
test_drag (Page *f, gconstpointer data)
{
  const int from = space_of (f->position, 0);

  g_assert_null (said (f->page, "fault"));
  drag (f, 0,
        board_middle (f->board,
                      space_of (f->position, 1))); /* onto another one: they change places */
  g_assert_cmpint (space_of (f->position, 1), ==, from);
  g_assert_null (said (f->page, "fault"));
  drag (f, 0, (SvPose){ 2, 2, 0 }); /* beside the pitch */
  g_assert_cmpint (space_of (f->position, 0), ==, -1);
  g_assert_nonnull (board_seat (f->board, 0));
  g_assert_nonnull (strstr (said (f->page, "fault"), "must stand on the pitch"));
  g_assert_cmpint (sv_position_get_wrong (f->position), ==, 0);
  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (f->page), "draft"), "undo", NULL);
  g_assert_null (said (f->page, "fault"));
  g_assert_cmpint (sv_position_get_wrong (f->position), ==, -1);
}

static void
test_click (Page *f, gconstpointer data)
{
  const SvPose at = board_middle (f->board, space_of (f->position, 2));

  board_click (f->board, at);
  g_assert_cmpint (board_held (f->board), ==, 2);
  board_click_nth (f->board, at, 2); /* the ball */
  g_assert_cmpint (board_held (f->board), ==, -1);
  g_assert_cmpint (sv_position_get_view (f->position)->ball_piece, ==, 2);
}

/* Return an empty square of the pitch from @first on, whose right neighbour is empty too. */
static int
empty_square (Page *f, int first)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (f->board);

  while (sv_board_surface_get_actor (surface, first) >= 0 ||
         sv_board_surface_get_actor (surface, sv_board_step (surface->board, first, 1, 0)) >= 0)
    first++;
  return first;
}

/* On a pitch of small squares: a finger that is held shows what lies under it with the loupe, and
 * lets go over the square that was meant; one that moves at once takes a figurine along, under the
 * loupe too. */
static void
test_loupe (void)
{
  Page f;

  page_open (&f, sv_match_new (doc_between (sv_game_by_id ("champions-2020"), "A", "B")));
  gtk_window_set_default_size (GTK_WINDOW (f.window), 700, 480);
  settle ();
  gtk_test_widget_wait_for_draw (f.window);
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.board);
  const int beside = empty_square (&f, 30);
  const int meant = sv_board_step (surface->board, beside, 1, 0);
  const SvPose from = board_middle (f.board, beside), to = board_middle (f.board, meant);

  g_assert_cmpfloat (to.x - from.x, <, 40);
  SV_BOARD_SURFACE_GET_CLASS (surface)->point (surface, 0, -1);
  g_assert_cmpint (board_held (f.board), ==, 0);
  board_feel (f.board, "drag-begin", from.x, from.y);
  g_assert_false (surface->loupe.open);
  board_feel (f.board, "pressed", from.x, from.y);
  g_assert_true (surface->loupe.open);
  g_assert_false (board_move (f.board, to.x - from.x, to.y - from.y));
  board_save (f.window, "position-loupe");
  board_drop (f.board, from, to);
  g_assert_false (surface->loupe.open);
  g_assert_cmpint (space_of (f.position, 0), ==, meant);

  board_feel (f.board, "drag-begin", to.x, to.y);
  surface->loupe.finger = TRUE;
  g_assert_true (board_move (f.board, from.x - to.x, from.y - to.y));
  g_assert_true (surface->loupe.open);
  board_drop (f.board, to, from);
  g_assert_cmpint (space_of (f.position, 0), ==, beside);
  close_page (&f, NULL);
}

/* The spaces lie in two rows: above or below each of them is another one. */
static void
test_arrows (Page *f, gconstpointer data)
{
  for (int i = 0; i < sv_match_get_board (f->match)->n_spaces; i++) {
    gtk_widget_grab_focus (board_space (f->board, i));
    for (int k = 0; k < 2 && gtk_widget_is_focus (board_space (f->board, i)); k++)
      gtk_widget_child_focus (GTK_WIDGET (f->board), k ? GTK_DIR_DOWN : GTK_DIR_UP);
    g_assert_false (gtk_widget_is_focus (board_space (f->board, i)));
  }
}

/* Enter takes and puts; Delete takes away; B gives the ball; Escape lets go. */
static void
test_keys (Page *f, gconstpointer data)
{
  const int from = space_of (f->position, 5);
  GtkWidget *place = board_space (f->board, from);
  int empty = 0;

  while (sv_board_surface_get_actor (SV_BOARD_SURFACE (f->board), empty) >= 0)
    empty++;
  gtk_widget_grab_focus (place);
  gtk_widget_activate_action (place, "space.activate", NULL);
  g_assert_cmpint (board_held (f->board), ==, 5);
  gtk_widget_activate_action (board_space (f->board, empty), "space.activate", NULL);
  g_assert_cmpint (space_of (f->position, 5), ==, empty);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (f->board), GTK_DIR_RIGHT) ||
                 gtk_widget_child_focus (GTK_WIDGET (f->board), GTK_DIR_LEFT));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_ROLE_BUTTON);
  /* From the bench as well. */
  sv_position_put (f->position, 5, -1);
  GtkWidget *seat = board_seat (f->board, 5);
  gtk_widget_activate_action (seat, "space.activate", NULL);
  gtk_widget_activate_action (place, "space.activate", NULL);
  g_assert_cmpint (space_of (f->position, 5), ==, from);
}

/* --- Windows --- */

static SvWindow *
open_window (SvMatch *match)
{
  SvWindow *window = new_window ();

  sv_window_show_match (window, match);
  show (window);
  return window;
}

static void
close_all (void)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (application)));

  for (GList *i = windows; i != NULL; i = i->next)
    gtk_window_destroy (GTK_WINDOW (i->data));
  g_list_free (windows);
  settle ();
}

/* From a match to the editor and to a new match in a window of its own; the match is still
 * there. */
static void
test_window (void)
{
  g_autoptr (SvMatch) match = make_match (EXAMPLE_TO_MOVE);
  SvWindow *window = open_window (match);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-position", NULL);
  settle ();
  g_assert_cmpstr (page_name (window), ==, "position");
  g_assert_true (sv_clock_get_paused (sv_match_get_clock (match)));
  GtkWidget *page = find (GTK_WIDGET (window), SV_TYPE_POSITION_PAGE);
  sv_position_set (sv_position_page_get_position (SV_POSITION_PAGE (page)), SV_POSITION_SCORE_0, 3);
  gtk_widget_activate_action (GTK_WIDGET (window), "draft.undo", NULL);
  g_assert_cmpint (
      sv_position_get_view (sv_position_page_get_position (SV_POSITION_PAGE (page)))->score[0], ==,
      0);
  gtk_widget_activate_action (GTK_WIDGET (window), "draft.redo", NULL);
  board_save (GTK_WIDGET (window), "position-window");
  gtk_widget_activate_action (page, "position.play", NULL);
  settle ();
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_true (sv_window_get_match (window) == match);
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));
  g_assert_cmpuint (g_list_length (windows), ==, 2);
  SvWindow *other = windows->data == window ? windows->next->data : windows->data;
  g_assert_cmpint (sv_match_get_view (sv_window_get_match (other))->score[0], ==, 3);
  /* And back from the editor without playing. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-position", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  close_all ();
}

static void
test_new_match (void)
{
  SvWindow *window = new_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
  show (window);
  GtkWidget *page =
      gtk_stack_get_visible_child (GTK_STACK (find (GTK_WIDGET (window), GTK_TYPE_STACK)));
  gtk_widget_activate_action (page, "new-match.set-up", NULL);
  g_assert_cmpstr (page_name (window), ==, "position");
  page = find (GTK_WIDGET (window), SV_TYPE_POSITION_PAGE);
  gtk_widget_activate_action (page, "position.play", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_true (sv_match_get_doc (sv_window_get_match (window))->start != NULL);
  close_all ();
}

/* Point at row k of the dialog, if it can be chosen. */
static gboolean
choose_row (GtkWidget *dialog, int k)
{
  GtkListBox *list = GTK_LIST_BOX (find (dialog, GTK_TYPE_LIST_BOX));
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, k);

  if (!gtk_list_box_row_get_activatable (row))
    return FALSE;
  g_signal_emit_by_name (list, "row-activated", row);
  settle ();
  return TRUE;
}

/* The dialog for the step that window shows. */
static GtkWidget *
ask_for_step (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "match.change-step", NULL);
  settle ();
  GList *tops = gtk_window_list_toplevels ();
  GtkWidget *dialog = NULL;
  for (GList *i = tops; i != NULL; i = i->next)
    if (g_strcmp0 (gtk_window_get_title (i->data), "Change This Step") == 0)
      dialog = i->data;
  g_list_free (tops);
  g_assert_nonnull (dialog);
  return dialog;
}

static SvWindow *
other_window (SvWindow *window)
{
  for (GList *i = gtk_application_get_windows (GTK_APPLICATION (application)); i != NULL;
       i = i->next)
    if (SV_IS_WINDOW (i->data) && i->data != window)
      return i->data;
  return NULL;
}

static void
test_change_step (void)
{
  g_autoptr (SvMatch) match = make_match (EXAMPLE_TO_MOVE);
  SvWindow *window = open_window (match);

  sv_match_seek (match, 1);
  GtkWidget *dialog = ask_for_step (window);
  gtk_test_widget_wait_for_draw (dialog);
  board_save (dialog, "position-change-step");
  g_assert_false (choose_row (dialog, 3)); /* as it was: nothing happens */
  g_assert_null (other_window (window));
  g_assert_true (choose_row (dialog, 5));
  SvMatch *other = sv_window_get_match (other_window (window));
  g_assert_cmpint (sv_history_get_event (sv_match_get_doc (other)->history, 0).a, ==, 6);
  g_assert_cmpuint (sv_match_get_length (other), ==, sv_match_get_length (match));
  close_all ();
}

/* A new window, and what became of the rest is told there. */
static void
test_change_step_window (void)
{
  g_autoptr (SvMatch) match = make_match (EXAMPLE_TO_MOVE);
  SvWindow *window = open_window (match);

  sv_match_seek (match, 3);
  g_assert_true (choose_row (ask_for_step (window), 0)); /* to A, where 4 goes next */
  SvWindow *other = other_window (window);
  g_assert_true (g_str_has_prefix (sv_window_get_told (other), "From step "));
  g_assert_cmpuint (sv_match_get_length (match), ==, 12);
  close_all ();
}

static void
picture (const char *name, int width, int height, SvScheme scheme, unsigned phase, gboolean faulty)
{
  Page f;

  open_page (&f, NULL);
  gtk_window_set_default_size (GTK_WINDOW (f.window), width, height);
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (f.board), scheme);
  sv_position_set (f.position, SV_POSITION_PHASE, (int)phase);
  if (faulty)
    sv_position_put (f.position, 2, -1);
  for (int i = 0; i < 5; i++) {
    gtk_widget_queue_draw (f.window);
    gtk_test_widget_wait_for_draw (f.window);
  }
  board_save (f.window, name);
  close_page (&f, NULL);
}

/* What counts for a throw stands beside the pitch, with how likely it is. The assister in e makes 1
 * enough: 10 of 36 throws are goals. */
static void
test_chances (void)
{
  Page f;

  page_open (&f, make_match (EXAMPLE_TO_SHOT));
  const char *remark = said (f.page, "remark");
  g_assert_nonnull (strstr (remark, "must throw 3 or more to defend. (67 %)"));
  g_assert_nonnull (strstr (remark, "Goal: 28 %."));
  sv_position_set (f.position, SV_POSITION_PHASE, 0);
  g_assert_null (said (f.page, "remark"));
  close_page (&f, NULL);
}

#define MODEL(path, func) g_test_add (path, Model, NULL, set_up, func, tear_down)
#define PAGE(path, func) g_test_add (path, Page, NULL, open_page, func, close_page)

static void *
child (SvPositionPage *page, const char *name)
{
  void *found = gtk_widget_get_template_child (GTK_WIDGET (page), SV_TYPE_POSITION_PAGE, name);

  g_assert_nonnull (found);
  return found;
}

/* A match by rules with a golden goal, in which any figurine may defend. */
static SvMatch *
make_golden (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "golden_goal"),
                variant->setup, 1);
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "defender"),
                variant->setup, 2);
  return sv_match_new (new_doc (variant, NULL, NULL));
}

/* Golden-goal time and the choice of a defender, by the lists of the window's page. */
static void
test_golden (void)
{
  g_autoptr (SvMatch) match = make_golden ();
  SvWindow *window = open_window (match);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-position", NULL);
  g_assert_cmpstr (page_name (window), ==, "position");
  SvPositionPage *page = SV_POSITION_PAGE (sv_window_find_page (window, "position"));
  gtk_drop_down_set_selected (child (page, "period"), 2);
  g_assert_null (said (page, "fault"));
  gtk_drop_down_set_selected (child (page, "phase"), 6); /* a shot */
  g_assert_null (said (page, "fault"));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (child (page, "left"))));
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (child (page, "defender"))));
  gtk_spin_button_set_value (child (page, "goals_0"), 2);
  g_assert_nonnull (strstr (said (page, "fault"), "level"));
  gtk_widget_activate_action (GTK_WIDGET (page), "position.play", NULL);
  g_assert_cmpstr (page_name (window), ==, "position");
  gtk_spin_button_set_value (child (page, "goals_1"), 2);
  g_assert_null (said (page, "fault"));

  gtk_drop_down_set_selected (child (page, "defender"), 2);
  g_assert_null (said (page, "fault"));
  g_assert_cmpint (sv_position_get_placement (sv_position_page_get_position (page))->defender, >=,
                   0);
  gtk_drop_down_set_selected (child (page, "phase"), 5); /* choosing who defends */
  g_assert_null (said (page, "fault"));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (child (page, "defender"))));
  gtk_widget_activate_action (GTK_WIDGET (window), "draft.undo", NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (child (page, "defender")), ==, 2);

  gtk_widget_activate_action (GTK_WIDGET (page), "position.play", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  const SvView *view = sv_match_get_view (sv_window_get_match (window));
  const int side = view->attacking;
  g_assert_cmpstr (view->period_name, ==, "Golden goal");
  g_assert_cmpint (view->score[0] + view->score[1], ==, 4);
  g_assert_cmpint (view->pieces[(1 - side) * 4 + 2].flags & SV_PIECE_DEFENDER, !=, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  MODEL ("/position/same", test_same);
  MODEL ("/position/play", test_play);
  MODEL ("/position/why", test_why);
  MODEL ("/position/undo", test_undo);
  MODEL ("/position/from-nothing", test_from_nothing);
  PAGE ("/position/drag", test_drag);
  PAGE ("/position/click", test_click);
  PAGE ("/position/arrows", test_arrows);
  PAGE ("/position/keys", test_keys);
  g_test_add_func ("/position/put-a-figurine-under-the-loupe", test_loupe);
  g_test_add_func ("/position/window", test_window);
  g_test_add_func ("/position/golden", test_golden);
  g_test_add_func ("/position/new-match", test_new_match);
  g_test_add_func ("/position/change-step", test_change_step);
  g_test_add_func ("/position/change-step-window", test_change_step_window);
  if (g_getenv ("SV_PICTURES") != NULL) {
    picture ("position-wide", 1100, 680, SV_SCHEME_LIGHT, 4, FALSE);
    picture ("position-fault", 1100, 680, SV_SCHEME_DARK, 6, TRUE);
    picture ("position-narrow", 360, 720, SV_SCHEME_LIGHT, 6, TRUE);
  }
  g_test_add_func ("/position/chances", test_chances);
  return run_tests ();
}
