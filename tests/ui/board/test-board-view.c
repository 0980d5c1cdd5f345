/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board view as people use it: by pointer, by keyboard, through a screen reader. */
#include "board-fixture.h"
#include "gtk-fixture.h"
#include "sv-board-trail.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "worked-example.h"

enum {
  SHADOW = 20
}; /* around the words of a bubble, which its window holds too, in pixels at most */

#define TOSS "die 4,die 3"

#define MEANING_OF_A                                                                               \
  "The throw-off is taken in A or B.\nThe attacker shoots from here.\n"                            \
  "Nobody moves crosswise from here to C."

static void
set_up (BoardFixture *f, gconstpointer events)
{
  SvMatch *match = board_fixture_match ();

  play (match, events);
  board_fixture_open (f, match, 1000, 620);
}

static unsigned n_asked;

static unsigned
count_legal (const void *setup, const void *state, SvEvent *events)
{
  n_asked++;
  return sv_games ()[0]->legal (setup, state, events);
}

/* The same with a game that counts how often it is asked what is legal. */
static void
set_up_counted (BoardFixture *f, gconstpointer events)
{
  static SvGame counted;

  counted = *sv_games ()[0];
  counted.legal = count_legal;
  SvMatch *match = board_fixture_match_of (&counted);
  play (match, events);
  board_fixture_open (f, match, 1000, 620);
}

static void
tear_down (BoardFixture *f, gconstpointer events)
{
  board_fixture_close (f);
}

static int
space_of (BoardFixture *f, int piece)
{
  return sv_match_get_view (f->match)->pieces[piece].space;
}

/* Where the first legal event leads to. */
static int
first_goal (BoardFixture *f)
{
  return sv_match_get_target (f->match, 0)->space;
}

static SvPose
rest_of (BoardFixture *f, int piece)
{
  return SV_BOARD_SURFACE (f->view)->rest[piece];
}

static void
click_space (BoardFixture *f, int space)
{
  board_click (f->view, board_middle (f->view, space));
  board_fixture_settle (f);
}

static void
click_piece (BoardFixture *f, int piece)
{
  board_click (f->view, rest_of (f, piece));
  board_fixture_settle (f);
}

/* The question that is asked, or NULL. */
static GtkWidget *
find_question (BoardFixture *f)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f->view));

  while (child && !(GTK_IS_POPOVER (child) && gtk_widget_get_visible (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
activate_space (BoardFixture *f, int space)
{
  GtkWidget *place = board_space (f->view, space);
  g_assert_true (gtk_widget_activate_action (place, "space.activate", NULL));
  board_fixture_settle (f);
}

static void
activate_seat (BoardFixture *f, int piece)
{
  GtkWidget *seat = board_seat (f->view, piece);
  g_assert_nonnull (seat);
  g_assert_true (gtk_widget_activate_action (seat, "space.activate", NULL));
  board_fixture_settle (f);
}

/* Every place can be hit where a figurine would stand, and says what it is. */
static void
test_places (BoardFixture *f, gconstpointer events)
{
  const SvBoard *board = sv_match_get_board (f->match);

  for (int i = 0; i < board->n_spaces; i++) {
    GtkWidget *place = board_space (f->view, i);
    g_autofree char *name = sv_match_dup_space_label (f->match, i);
    const SvPose middle = board_middle (f->view, i);
    g_assert_true (gtk_widget_pick (GTK_WIDGET (f->view), middle.x, middle.y, GTK_PICK_DEFAULT) ==
                   place);
    g_assert_true (gtk_widget_get_focusable (place));
    gtk_test_accessible_assert_role (place, GTK_ACCESSIBLE_ROLE_BUTTON);
    gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    g_assert_false (g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Sv"));
  }
  for (int i = 0; i < sv_match_get_view (f->match)->n_pieces; i++) {
    GtkWidget *seat = board_seat (f->view, i);
    g_autofree char *label = sv_match_dup_piece_label (f->match, i);
    g_autofree char *name = g_strdup_printf ("%s, beside the pitch", label);
    const SvPose rest = rest_of (f, i);
    g_assert_true (gtk_widget_pick (GTK_WIDGET (f->view), rest.x, rest.y, GTK_PICK_DEFAULT) ==
                   seat);
    gtk_test_accessible_assert_role (seat, GTK_ACCESSIBLE_ROLE_BUTTON);
    gtk_test_accessible_assert_property (seat, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  }
  gtk_test_accessible_assert_role (f->view, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (f->view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Pitch");
}

static gboolean
has_tooltip (BoardFixture *f, SvPose at)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has;

  g_signal_emit_by_name (f->view, "query-tooltip", (int)at.x, (int)at.y, FALSE, tooltip, &has);
  return has;
}

static GtkWidget *
find_bubble (GtkWidget *place)
{
  return gtk_widget_get_first_child (place);
}

/* Wherever the pointer rests there is something to read, and it is what a screen reader says; but
 * not while something is dragged, or covered, nor where it rested before the position came. */
static void
test_tooltips (BoardFixture *f, gconstpointer events)
{
  const SvPose seat = rest_of (f, 0);

  board_feel (f->view, "motion", seat.x, seat.y);
  g_assert_false (has_tooltip (f, seat)); /* it was there before */
  board_feel (f->view, "motion", seat.x + 1, seat.y);
  g_assert_false (has_tooltip (f, seat)); /* whoever compares targets is not covered with words */
  sv_board_surface_rest (SV_BOARD_SURFACE (f->view));
  for (int i = 0; i < sv_match_get_board (f->match)->n_spaces; i++) {
    SvSpaceView *place = SV_SPACE_VIEW (board_space (f->view, i));
    g_autofree char *words = sv_space_view_dup_words (place);
    g_auto (GStrv) parts = g_strsplit (words, "\n", 2);
    g_assert_true (has_tooltip (f, board_middle (f->view, i)));
    gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, parts[0]);
    gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, parts[1]);
    g_assert_true (g_str_has_suffix (words, "."));
  }
  g_assert_true (has_tooltip (f, seat));
  g_assert_false (has_tooltip (f, (SvPose){ 1, 1, 0 }));
  g_assert_true (board_drag (f->view, seat, board_middle (f->view, 0)));
  g_assert_false (has_tooltip (f, board_middle (f->view, 0)));
  g_assert_true (board_escape (f->view));
  sv_board_view_set_covered (f->view, TRUE);
  g_assert_false (has_tooltip (f, board_middle (f->view, 0)));
}

/* The ring that shows the focus would go away before. */
static void
wait_for_bubble (BoardFixture *f, GtkWidget *place)
{
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), TRUE);
  while (find_bubble (place) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Return whether the words of a seat begin with the name of who sits there. */
static gboolean
is_named (BoardFixture *f, SvSpaceView *seat)
{
  g_autofree char *label = sv_match_dup_piece_label (f->match, sv_space_view_get_piece (seat));
  g_autofree char *words = sv_space_view_dup_words (seat);

  return g_str_has_prefix (words, label);
}

/* The bench is the list of its players: whoever rests the pointer on one, or the focus, reads the
 * name. */
static void
test_bench (gconstpointer id)
{
  BoardFixture f;
  SvSpaceView *seat;
  unsigned n = 0;

  board_fixture_open (&f, board_fixture_match_of (sv_game_by_id (id)), 720, 430);
  board_fixture_play_any (f.match, 8);
  board_fixture_settle (&f);
  SvBoardSurface *surface = SV_BOARD_SURFACE (f.view);
  board_feel (f.view, "motion", 1, 1);
  for (unsigned i = surface->places.spaces->len; (seat = sv_board_places_at (&surface->places, i));
       i++, n++) {
    const SvPose at = rest_of (&f, sv_space_view_get_piece (seat));

    board_feel (f.view, "motion", at.x, at.y);
    sv_board_surface_rest (surface);
    g_assert_true (has_tooltip (&f, at));
    g_assert_true (is_named (&f, seat));
  }
  g_assert_cmpuint (n, >, 10);
  seat = sv_board_places_at (&surface->places, surface->places.spaces->len + n / 2);
  gtk_widget_grab_focus (GTK_WIDGET (seat));
  wait_for_bubble (&f, GTK_WIDGET (seat));
  board_fixture_close (&f);
}

/* What is compared on the pitch is not covered. */
static void
assert_below_pitch (BoardFixture *f, GtkWidget *bubble)
{
  GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (bubble)));
  graphene_rect_t pitch;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (f->view), f->window, &pitch));
  g_assert_cmpint (gdk_popup_get_position_y (popup), >=,
                   (int)(pitch.origin.y + pitch.size.height) - SHADOW);
}

/* Where the keyboard rests the same is to be read, until it goes on. */
static void
test_bubble (BoardFixture *f, gconstpointer events)
{
  GtkWidget *place = board_space (f->view, 0);

  gtk_widget_grab_focus (place);
  wait_for_bubble (f, place);
  g_autofree char *words = sv_space_view_dup_words (SV_SPACE_VIEW (place));
  GtkWidget *label = gtk_popover_get_child (GTK_POPOVER (find_bubble (place)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, words);
  /* Alone, until the pointer moves. */
  g_assert_false (has_tooltip (f, board_middle (f->view, 1)));
  board_feel (f->view, "motion", 1, 1);
  g_assert_null (find_bubble (place));
  board_feel (f->view, "motion", 2, 1);
  sv_board_surface_rest (SV_BOARD_SURFACE (f->view));
  g_assert_true (has_tooltip (f, board_middle (f->view, 1)));
  gtk_widget_grab_focus (board_space (f->view, 1));
  g_assert_null (find_bubble (place));
  /* It would lie over what is told. */
  place = board_space (f->view, 1);
  wait_for_bubble (f, place);
  assert_below_pitch (f, find_bubble (place));
  sv_board_surface_hush (SV_BOARD_SURFACE (f->view));
  g_assert_null (find_bubble (place));
  /* Nor beside what a hint says of a place. */
  gtk_widget_grab_focus (board_space (f->view, 0));
  gtk_widget_grab_focus (place);
  wait_for_bubble (f, place);
  sv_board_view_set_hint (f->view, &(SvTarget){ .piece = -1, .space = 1 });
  gtk_widget_activate_action (place, "board.bubble", "(ii)", -1, 1);
  g_assert_null (find_bubble (place));
}

static void
test_place_by_clicks (BoardFixture *f, gconstpointer events)
{
  const SvPose before = rest_of (f, 1);

  click_piece (f, 0);
  g_assert_cmpint (board_held (f->view), ==, 0);
  board_assert_can (board_space (f->view, 2), "Possible target");
  click_space (f, 2);
  g_assert_cmpint (space_of (f, 0), ==, 2);
  g_assert_null (board_seat (f->view, 0));
  /* Those who stay on the bench do not move under the pointer. */
  g_assert_cmpfloat (rest_of (f, 1).x, ==, before.x);
  g_assert_cmpfloat (rest_of (f, 1).y, ==, before.y);

  /* Another one instead, and let go. */
  click_piece (f, 1);
  click_piece (f, 3);
  g_assert_cmpint (board_held (f->view), ==, 3);
  click_piece (f, 3);
  g_assert_cmpint (board_held (f->view), ==, -1);
  click_piece (f, 3);
  click_space (f, 0);
  g_assert_cmpint (space_of (f, 3), ==, 0);
}

static void
test_place_by_actions (BoardFixture *f, gconstpointer events)
{
  for (int i = 0; i < 4; i++) {
    activate_seat (f, i);
    activate_space (f, i);
    g_assert_cmpint (space_of (f, i), ==, i);
  }
  for (int i = 4; i < 8; i++) {
    activate_seat (f, i);
    activate_space (f, 6 + i - 4);
    g_assert_cmpint (space_of (f, i), ==, 6 + i - 4);
  }
  g_assert_cmpint (f->n_told, ==, 0);
}

/* Two figurines could go there: ask which. */
static void
test_ask (BoardFixture *f, gconstpointer events)
{
  click_space (f, 2);
  g_assert_nonnull (find_question (f));
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (find_question (f)));
  GtkWidget *second = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  g_signal_emit_by_name (second, "clicked");
  board_fixture_settle (f);
  g_assert_null (find_question (f));
  g_assert_cmpint (space_of (f, 1), ==, 2);

  /* A question that is not answered goes away. */
  click_space (f, 3);
  g_assert_nonnull (find_question (f));
  gtk_popover_popdown (GTK_POPOVER (find_question (f)));
  board_fixture_settle (f);
  g_assert_null (find_question (f));
}

/* Where the last turn went, as the board shows it. */
static SvTrail
find_trail (BoardFixture *f)
{
  SvTrail trail;

  sv_trail_find (&trail, SV_BOARD_SURFACE (f->view));
  return trail;
}

static void
test_move (BoardFixture *f, gconstpointer events)
{
  const int mover = board_hand (f->view);
  const int own = space_of (f, mover);

  g_assert_cmpint (mover, >=, 0);

  /* Not there, and the reason is told. */
  click_space (f, own + 6);
  g_assert_cmpint (f->n_told, ==, 1);
  g_assert_nonnull (f->told);
  g_assert_cmpint (space_of (f, mover), ==, own);
  g_assert_cmpint (SV_BOARD_SURFACE (f->view)->refused_space, ==, own + 6);

  /* Its space at once. */
  const int goal = first_goal (f);
  click_space (f, goal);
  g_assert_cmpint (space_of (f, mover), ==, goal);
  g_assert_cmpint (SV_BOARD_SURFACE (f->view)->refused_space, ==, -1);
  const SvTrail trail = find_trail (f);
  g_assert_true (trail.last[own] && trail.last[goal]);
  g_assert_cmpuint (trail.n, >, 0);
}

/* When pieces are put elsewhere afterwards, the ways that they went before are gone. */
static void
test_trail_ends (BoardFixture *f, gconstpointer events)
{
  play (f->match, "move 1 b,move 2 c,move 3 f");
  board_fixture_settle (f);
  g_assert_cmpuint (find_trail (f).n, >, 0);
  play (f->match, "die 4");
  board_fixture_settle (f);
  g_assert_cmpuint (find_trail (f).n, >, 0);
  play (f->match, "die 4");
  board_fixture_settle (f);
  g_assert_cmpuint (find_trail (f).n, ==, 0);
  for (unsigned i = 0; i < sv_match_get_board (f->match)->n_spaces; i++)
    g_assert_false (find_trail (f).last[i]);
}

static void
drag (BoardFixture *f, SvPose from, SvPose to)
{
  board_drag (f->view, from, to);
  board_fixture_settle (f);
  board_drop (f->view, from, to);
  board_fixture_settle (f);
}

static void
test_drag (BoardFixture *f, gconstpointer events)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (f->view);
  SvPose from, to;

  drag (f, rest_of (f, 2), board_middle (f->view, 4));
  g_assert_cmpint (space_of (f, 2), ==, 4);

  /* On a figurine that stands there: its space, which is taken. */
  drag (f, rest_of (f, 3), rest_of (f, 2));
  g_assert_cmpint (space_of (f, 3), ==, -1);
  g_assert_cmpint (f->n_told, ==, 1);
  g_assert_cmpint (board_held (f->view), ==, -1);
  g_assert_cmpint (surface->dragged, ==, -1);

  /* In the other team's zone. */
  drag (f, rest_of (f, 3), board_middle (f->view, 8));
  g_assert_cmpint (space_of (f, 3), ==, -1);
  g_assert_cmpint (f->n_told, ==, 2);

  /* Somebody else's figurine does not come along. */
  from = to = rest_of (f, 5);
  to.y -= 60;
  g_assert_false (board_drag (f->view, from, to));
  board_drop (f->view, from, to);
  g_assert_cmpint (f->n_told, ==, 3);

  /* With a finger the figurine is above it: that is what is aimed with. */
  from = rest_of (f, 3);
  to = board_middle (f->view, 0);
  to.y += 40;
  board_feel (f->view, "drag-begin", from.x, from.y);
  surface->drag_raise = 40;
  g_assert_true (board_move (f->view, to.x - from.x, to.y - from.y));
  board_drop (f->view, from, to);
  g_assert_cmpint (space_of (f, 3), ==, 0);

  /* Escape in the middle of it. */
  from = to = rest_of (f, 0);
  to.y -= 80;
  g_assert_true (board_drag (f->view, from, to));
  g_assert_cmpint (surface->dragged, ==, 0);
  g_assert_true (board_escape (f->view));
  board_drop (f->view, from, to);
  g_assert_cmpint (space_of (f, 0), ==, -1);
  g_assert_cmpint (board_held (f->view), ==, -1);
}

static GtkWidget *
focus_of (BoardFixture *f)
{
  return gtk_root_get_focus (GTK_ROOT (f->window));
}

static gboolean
go (BoardFixture *f, GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (f->view), direction);
}

static int
focused_space (BoardFixture *f)
{
  GtkWidget *focus = focus_of (f);
  return SV_IS_SPACE_VIEW (focus) ? sv_space_view_get_space (SV_SPACE_VIEW (focus)) : -1;
}

static void
test_keyboard (BoardFixture *f, gconstpointer events)
{
  g_assert_true (go (f, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (focused_space (f), >=, 0);

  /* Arrows reach every space and never leave the board. */
  gboolean seen[12] = { FALSE };
  for (int row = 0; row < 8; row++) {
    for (int i = 0; i < 8; i++) {
      g_assert_true (go (f, row % 2 ? GTK_DIR_LEFT : GTK_DIR_RIGHT));
      if (focused_space (f) >= 0)
        seen[focused_space (f)] = TRUE;
    }
    go (f, row < 4 ? GTK_DIR_UP : GTK_DIR_DOWN);
    if (focused_space (f) >= 0)
      seen[focused_space (f)] = TRUE;
  }
  for (int i = 0; i < 12; i++)
    if (!seen[i])
      g_test_message ("space %d was not passed", i);

  /* To the bench, take the first, and the focus is where it can go. */
  gtk_widget_grab_focus (board_space (f->view, 0));
  g_assert_true (go (f, GTK_DIR_TAB_FORWARD));
  g_assert_true (focus_of (f) == board_seat (f->view, 0));
  g_assert_true (go (f, GTK_DIR_RIGHT));
  g_assert_true (focus_of (f) == board_seat (f->view, 1));
  gtk_widget_activate_action (focus_of (f), "space.activate", NULL);
  g_assert_cmpint (board_held (f->view), ==, 1);
  g_assert_cmpint (focused_space (f), >=, 0);

  /* Escape: back to the bench. */
  g_assert_true (board_escape (f->view));
  g_assert_true (focus_of (f) == board_seat (f->view, 1));
  g_assert_false (board_escape (f->view));

  /* Put down: on to the next one on the bench. */
  gtk_widget_activate_action (focus_of (f), "space.activate", NULL);
  const int goal = focused_space (f);
  g_assert_cmpint (SV_BOARD_SURFACE (f->view)->hover_space, ==, goal);
  gtk_widget_activate_action (focus_of (f), "space.activate", NULL);
  g_assert_cmpint (space_of (f, 1), ==, goal);
  g_assert_true (focus_of (f) == board_seat (f->view, 0));

  /* Tab goes on to the other bench and out. */
  g_assert_true (go (f, GTK_DIR_TAB_FORWARD));
  g_assert_true (focus_of (f) == board_seat (f->view, 4));
  g_assert_false (go (f, GTK_DIR_TAB_FORWARD));
  g_assert_true (go (f, GTK_DIR_TAB_BACKWARD));
  g_assert_true (go (f, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpint (focused_space (f), >=, 0);
}

/* What is shown of the pitch as the layout is. Free with gsk_render_node_unref (). */
static GskRenderNode *
show_pitch (BoardFixture *f)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  sv_board_surface_snapshot_pitch (SV_BOARD_SURFACE (f->view), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Nobody waits for a pitch of another size: it is stretched until it is painted. */
static void
test_another_size (BoardFixture *f, gconstpointer data)
{
  GskRenderNode *before = show_pitch (f), *stretched, *node = NULL;

  gtk_widget_allocate (GTK_WIDGET (f->view), 800, 500, -1, NULL);
  stretched = show_pitch (f);
  g_assert_true (gsk_render_node_get_node_type (stretched) == GSK_TRANSFORM_NODE);
  graphene_rect_t old, shown;
  gsk_render_node_get_bounds (before, &old);
  gsk_render_node_get_bounds (gsk_transform_node_get_child (stretched), &shown);
  g_assert_true (graphene_rect_equal (&old, &shown));
  do {
    g_clear_pointer (&node, gsk_render_node_unref);
    g_main_context_iteration (NULL, TRUE);
    gtk_widget_allocate (GTK_WIDGET (f->view), 800, 500, -1, NULL);
    node = show_pitch (f);
  } while (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE);
  g_assert_true (node != before);
  gsk_render_node_unref (before);
  gsk_render_node_unref (stretched);
  gsk_render_node_unref (node);
}

/* An upright board: the arrows are those of the screen, whatever way the board lies. */
static void
test_arrows_turned (void)
{
  BoardFixture f;

  board_fixture_open (&f, board_fixture_match (), 360, 640);
  g_assert_true (SV_BOARD_SURFACE (f.view)->layout.fit.upright);
  for (int i = 0; i < sv_match_get_board (f.match)->n_spaces; i++) {
    static const struct {
      GtkDirectionType direction;
      int dx, dy;
    } arrows[] = { { GTK_DIR_UP, 0, -1 },
                   { GTK_DIR_DOWN, 0, 1 },
                   { GTK_DIR_LEFT, -1, 0 },
                   { GTK_DIR_RIGHT, 1, 0 } };
    for (unsigned k = 0; k < G_N_ELEMENTS (arrows); k++) {
      gtk_widget_grab_focus (board_space (f.view, i));
      go (&f, arrows[k].direction);
      if (focused_space (&f) < 0 || focused_space (&f) == i)
        continue;
      const SvPose from = board_middle (f.view, i);
      const SvPose to = board_middle (f.view, focused_space (&f));
      g_assert_cmpfloat ((to.x - from.x) * arrows[k].dx + (to.y - from.y) * arrows[k].dy, >, 0);
    }
  }
  board_fixture_close (&f);
}

static void
test_waiting (BoardFixture *f, gconstpointer events)
{
  GtkWidget *place = board_space (f->view, 0);

  /* At a die nothing can be pointed at, and the space bar belongs to the throw. */
  g_assert_cmpint (sv_match_get_node (f->match)->kind, ==, SV_NODE_CHANCE);
  click_space (f, 0);
  g_assert_cmpint (f->n_told, ==, 1);
  gtk_widget_grab_focus (place);
  gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, MEANING_OF_A);

  play (f->match, "die 5,die 2");
  gtk_test_accessible_assert_property (board_seat (f->view, 0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Can be chosen");
  sv_match_seek (f->match, 1);
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_PAST);
  click_space (f, 0);
  g_assert_cmpstr (f->told, ==,
                   "This is an earlier position: choose Play On From Here to play from it.");
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 2);
}

static void
test_computer (BoardFixture *f, gconstpointer events)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  g_ptr_array_add (seats, sv_seat_doc_new ("A", 0, "random"));
  g_ptr_array_add (seats, sv_seat_doc_new ("B", 1, "random"));
  sv_match_set_seats (f->match, seats);
  g_assert_nonnull (sv_match_get_bot (f->match));
  const unsigned position = sv_match_get_position (f->match);
  click_space (f, 0);
  g_assert_cmpstr (f->told, ==, "It is the computer’s turn: wait a moment.");
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
}

static void
test_covered (BoardFixture *f, gconstpointer events)
{
  const unsigned position = sv_match_get_position (f->match);

  sv_board_view_set_covered (f->view, TRUE);
  board_fixture_settle (f);
  g_assert_false (gtk_widget_get_visible (board_space (f->view, 0)));
  SV_BOARD_SURFACE_GET_CLASS (f->view)->point (SV_BOARD_SURFACE (f->view), -1, first_goal (f));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
  g_assert_false (go (f, GTK_DIR_TAB_FORWARD));
  sv_board_view_set_covered (f->view, FALSE);
  board_fixture_settle (f);
  g_assert_true (gtk_widget_get_mapped (board_space (f->view, 0)));
  click_space (f, first_goal (f));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
}

static gboolean
is_moving (BoardFixture *f)
{
  return SV_BOARD_SURFACE (f->view)->tick_id != 0;
}

/* Pieces move if they may, arrive by themselves, and a new event does not wait for them. */
static void
test_motion (BoardFixture *f, gconstpointer events)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (f->view)), "gtk-enable-animations", TRUE,
                NULL);
  click_space (f, first_goal (f));
  g_assert_true (is_moving (f));
  sv_match_undo (f->match);
  g_assert_true (is_moving (f));
  g_assert_cmpuint (SV_BOARD_SURFACE (f->view)->motion.n_ways, ==, 1);
  while (is_moving (f))
    g_main_context_iteration (NULL, TRUE);

  sv_match_redo (f->match);
  g_assert_true (is_moving (f));
  sv_board_surface_finish_motion (SV_BOARD_SURFACE (f->view));
  g_assert_false (is_moving (f));

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (f->view)), "gtk-enable-animations", FALSE,
                NULL);
  sv_match_undo (f->match);
  g_assert_false (is_moving (f));
}

/* A checksum of all pixels. */
static char *
dup_picture (BoardFixture *f)
{
  const int w = gtk_widget_get_width (f->window), h = gtk_widget_get_height (f->window);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (f->view));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w, h);
  cairo_t *cr = cairo_create (surface);

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), w, h);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  char *sum = g_compute_checksum_for_data (
      G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface),
      (gsize)(cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface)));
  cairo_surface_destroy (surface);
  return sum;
}

/* What frames have no time for while something moves is there in the end: all that lights up, and
 * the trail. */
static void
test_all_painted (BoardFixture *f, gconstpointer events)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (f->view);
  GtkSettings *settings = gtk_widget_get_settings (f->window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (f->window);

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  play (f->match, "move 1 b,move 2 c");
  /* As if the frame that comes had painted for a second already. */
  surface->marks.frame = gdk_frame_clock_get_frame_counter (clock) + 1;
  surface->marks.spent = G_USEC_PER_SEC;
  while (is_moving (f))
    g_main_context_iteration (NULL, TRUE);
  for (unsigned i = 0; i <= surface->places.spaces->len; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_autofree char *moving = dup_picture (f);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  sv_board_surface_set_scheme (surface, SV_SCHEME_DARK);
  sv_board_surface_set_scheme (surface, SV_SCHEME_LIGHT);
  board_fixture_settle (f);
  g_autofree char *still = dup_picture (f);
  g_assert_cmpstr (moving, ==, still);
}

/* Whatever is legal on the board can be reached by activating places alone: play on at random
 * and do each event that way. The game is asked once what is legal in each position. */
static void
test_whole_match (BoardFixture *f, gconstpointer events)
{
  unsigned by_board = 0;
  SvRng rng;

  sv_rng_seed (&rng, 7);
  for (int i = 0; i < 400 && sv_match_get_node (f->match)->kind != SV_NODE_OVER; i++) {
    const unsigned position = sv_match_get_position (f->match);
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    const unsigned k = sv_rng_below (&rng, n);
    const SvEvent event = legal[k];
    const SvTarget target = *sv_match_get_target (f->match, k);
    n_asked = 0;
    if (target.piece < 0 && target.space < 0) {
      g_assert_true (sv_match_choose (f->match, event, NULL));
      g_assert_cmpuint (n_asked, ==, 1);
      continue;
    }
    const int from = target.piece >= 0 ? space_of (f, target.piece) : -1;
    if (target.piece >= 0 && (target.space < 0 || board_hand (f->view) < 0)) {
      if (from < 0)
        activate_seat (f, target.piece);
      else
        activate_space (f, from);
    }
    if (target.space >= 0)
      activate_space (f, target.space);
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
    g_assert_cmpuint (n_asked, ==, 1);
    g_assert_true (sv_event_equal (
        sv_history_get_event (sv_match_get_doc (f->match)->history, position), event));
    by_board++;
  }
  g_assert_cmpuint (by_board, >, 100);
  g_assert_cmpint (f->n_told, ==, 0);
}

/* Other matches, other schemes, other sizes; nothing is left of what went before. */
static void
test_change (BoardFixture *f, gconstpointer events)
{
  SvMatch *other = board_fixture_match ();
  g_autofree char *light = dup_picture (f);

  sv_board_surface_set_scheme (SV_BOARD_SURFACE (f->view), SV_SCHEME_CLUB);
  board_fixture_settle (f);
  g_autofree char *club = dup_picture (f);
  g_assert_cmpstr (light, !=, club);
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (f->view), SV_SCHEME_DARK);
  board_fixture_settle (f);
  sv_board_view_set_match (f->view, other);
  board_fixture_settle (f);
  g_assert_true (SV_BOARD_SURFACE (f->view)->match == other);
  g_assert_nonnull (board_seat (f->view, 0));
  sv_board_view_set_match (f->view, NULL);
  board_fixture_settle (f);
  g_assert_null (board_space (f->view, 0));
  g_assert_finalize_object (other);
}

static void
add (const char *path, const char *events, void (*test) (BoardFixture *, gconstpointer))
{
  g_test_add (path, BoardFixture, events, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  add ("/board-view/places", TOSS, test_places);
  add ("/board-view/tooltips", TOSS, test_tooltips);
  add ("/board-view/bubble", TOSS, test_bubble);
  g_test_add_data_func ("/board-view/read-who-sits-on-the-bench/eleven", "eleven", test_bench);
  g_test_add_data_func ("/board-view/read-who-sits-on-the-bench/champions", "champions-2020",
                        test_bench);
  add ("/board-view/place-by-clicks", TOSS, test_place_by_clicks);
  add ("/board-view/place-by-actions", TOSS, test_place_by_actions);
  add ("/board-view/ask", TOSS, test_ask);
  add ("/board-view/move", EXAMPLE_TO_MOVE, test_move);
  add ("/board-view/drag", TOSS, test_drag);
  add ("/board-view/keyboard", TOSS, test_keyboard);
  add ("/board-view/another-size", EXAMPLE_TO_MOVE, test_another_size);
  g_test_add_func ("/board-view/arrows-turned", test_arrows_turned);
  add ("/board-view/waiting", "", test_waiting);
  add ("/board-view/computer", EXAMPLE_TO_MOVE, test_computer);
  add ("/board-view/covered", EXAMPLE_TO_MOVE, test_covered);
  add ("/board-view/motion", EXAMPLE_TO_MOVE, test_motion);
  add ("/board-view/all-painted", EXAMPLE_TO_MOVE, test_all_painted);
  add ("/board-view/trail-ends", EXAMPLE_TO_MOVE, test_trail_ends);
  g_test_add ("/board-view/whole-match", BoardFixture, TOSS, set_up_counted, test_whole_match,
              tear_down);
  add ("/board-view/change", EXAMPLE_TO_MOVE, test_change);
  return g_test_run ();
}
