/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random matches of every game that are played by hand on a board: by clicks, by dragging, with the
 * keyboard, and by a mouse that is so quick that all it does comes at once. Whatever event is
 * wanted comes out, in at most two steps. */

#include "board-fixture.h"
#include "gtk-fixture.h"
#include "real-hands.h"
#include "sv-match-undo.h"

enum { EVENTS = 260, QUICK_EVENTS = 60 };

typedef enum { BY_CLICK, BY_DRAG, BY_KEYS, BY_MOUSE, N_HANDS } Hand;

typedef struct {
  BoardFixture f;
  SvEvent wanted;
  SvTarget target;
  unsigned position;
} Play;

static SvBoardSurface *
surface_of (Play *p)
{
  return SV_BOARD_SURFACE (p->f.view);
}

static void
settle_board (Play *p)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (!surface_of (p)->has_layout)
    gtk_test_widget_wait_for_draw (p->f.window);
}

/* --- One step of a hand --- */

/* The body of a piece, where it stands; else the middle of a space. */
static SvPose
pose_of (Play *p, int piece, int space)
{
  if (space >= 0)
    return board_middle (p->f.view, space);
  g_assert_cmpint (piece, >=, 0);
  return surface_of (p)->rest[piece];
}

static void
point (Play *p, Hand hand, int piece, int space)
{
  if (hand == BY_KEYS) {
    const int stands = space >= 0 ? space : surface_of (p)->view.pieces[piece].space;
    GtkWidget *place =
        stands >= 0 ? board_space (p->f.view, stands) : board_seat (p->f.view, piece);
    g_assert_true (gtk_widget_activate_action (place, "space.activate", NULL));
  } else if (hand == BY_MOUSE) {
    const SvPose pose = pose_of (p, piece, space);
    real_click_at (GTK_WIDGET (p->f.view), pose.x, pose.y);
  } else {
    board_click (p->f.view, pose_of (p, piece, space));
  }
}

/* If several are meant a question is asked; the answer is one of its buttons. */
static void
answer (Play *p)
{
  g_autofree SvChoice *choice = g_new (SvChoice, 1);

  if (sv_match_get_position (p->f.match) != p->position)
    return;
  sv_choice_fill (choice, p->f.match);
  for (unsigned i = 0; i < choice->n_options; i++)
    if (sv_event_equal (choice->options[i].event, p->wanted))
      gtk_widget_activate_action (GTK_WIDGET (p->f.view), "board.choose", "u", i);
}

static gboolean
is_made (Play *p)
{
  return sv_match_get_position (p->f.match) > p->position;
}

static gboolean
is_asked (Play *p)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (p->f.view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;
  return FALSE;
}

/* --- A whole event --- */

static void
make_by_dragging (Play *p)
{
  const SvPose from = surface_of (p)->rest[p->target.piece];
  const SvPose to = board_middle (p->f.view, p->target.space);

  g_assert_true (board_drag (p->f.view, from, to));
  board_drop (p->f.view, from, to);
}

/* Both clicks before the board has answered the first. */
static void
make_in_a_burst (Play *p)
{
  const SvPose from = pose_of (p, p->target.piece, -1), to = pose_of (p, -1, p->target.space);
  const graphene_point_t a = real_point (GTK_WIDGET (p->f.view), from.x, from.y);
  const graphene_point_t b = real_point (GTK_WIDGET (p->f.view), to.x, to.y);

  real_do ("mousemove %d %d click 1 mousemove %d %d click 1", (int)a.x, (int)a.y, (int)b.x,
           (int)b.y);
  real_settle (p->f.window);
}

/* Where a way of the piece in hand ends, whichever. */
static int
find_goal (Play *p)
{
  for (int i = 0; i < surface_of (p)->board->n_spaces; i++)
    if (surface_of (p)->view.pieces[p->target.piece].space != i &&
        SV_BOARD_SURFACE_GET_CLASS (p->f.view)->is_goal (surface_of (p), i))
      return i;
  g_assert_not_reached ();
}

static void
make_by_pointing (Play *p, Hand hand)
{
  const SvTarget *target = &p->target;

  if (target->piece >= 0 && (target->space < 0 || board_hand (p->f.view) != target->piece)) {
    point (p, hand, target->piece, -1);
    if (is_made (p) || is_asked (p))
      return;
    g_assert_cmpint (board_held (p->f.view), ==, target->piece);
  }
  if (target->space >= 0)
    point (p, hand, -1, target->space);
  else
    point (p, hand, -1, find_goal (p));
}

static void
make (Play *p, Hand hand)
{
  char text[SV_EVENT_TEXT_MAX];

  p->position = sv_match_get_position (p->f.match);
  if (p->target.piece < 0 && p->target.space < 0) {
    sv_match_choose (p->f.match, p->wanted, NULL); /* a die, or a button alone */
    return;
  }
  if (hand == BY_DRAG && p->target.piece >= 0 && p->target.space >= 0)
    make_by_dragging (p);
  else if (hand == BY_MOUSE && p->target.space >= 0 && p->target.piece >= 0 &&
           board_hand (p->f.view) != p->target.piece)
    make_in_a_burst (p);
  else
    make_by_pointing (p, hand);
  if (is_asked (p))
    answer (p);
  sv_match_get_game (p->f.match)
      ->event_text (sv_match_get_setup (p->f.match), sv_match_get_state (p->f.match), p->wanted,
                    text);
  if (!is_made (p) ||
      !sv_event_equal (sv_history_get_event (sv_match_get_doc (p->f.match)->history, p->position),
                       p->wanted))
    g_error ("“%s” is not made by hand %d at event %u (%d, %d): %s", text, hand, p->position,
             p->target.piece, p->target.space, p->f.told);
}

/* What one click did is taken back by one undo, and comes again as it was. */
static void
take_back (Play *p)
{
  SvMatch *match = p->f.match;
  const gsize size = sv_match_get_game (match)->state_size;
  g_autofree gpointer state = g_memdup2 (sv_match_get_state (match), size);
  const unsigned position = sv_match_get_position (match);

  g_assert_true (sv_match_undo (match));
  g_assert_cmpuint (sv_match_get_position (match), ==, p->position);
  g_assert_true (sv_match_redo (match));
  g_assert_cmpuint (sv_match_get_position (match), ==, position);
  g_assert_cmpmem (sv_match_get_state (match), size, state, size);
}

static void
test_match (gconstpointer data)
{
  const SvGame *game = sv_games ()[GPOINTER_TO_SIZE (data) / N_HANDS];
  const Hand hand = (Hand)(GPOINTER_TO_SIZE (data) % N_HANDS);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32)hand + 1);
  Play play = { 0 };

  if (hand == BY_MOUSE && real_hands_are_tied ())
    return;
  board_fixture_open (&play.f, board_fixture_match_of (game), 1000, 720);
  const unsigned n_events = hand == BY_MOUSE ? QUICK_EVENTS : EVENTS;
  for (unsigned i = 0; i < n_events && sv_match_get_node (play.f.match)->kind != SV_NODE_OVER;
       i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (play.f.match, &n);
    const unsigned k = (unsigned)g_rand_int_range (rand, 0, (gint32)n);
    play.wanted = legal[k];
    play.target = *sv_match_get_target (play.f.match, k);
    settle_board (&play);
    make (&play, hand);
    if (hand == BY_CLICK)
      take_back (&play);
  }
  board_fixture_close (&play.f);
}

/* GTK calls the press off, and nothing of it is lost, nor let go of what is in the hand. */
static void
test_called_off (void)
{
  Play p = { 0 };
  GtkEventController *drag = NULL;

  if (real_hands_are_tied ())
    return;
  board_fixture_open (&p.f, board_fixture_match (), 1000, 720);
  play (p.f.match, "die 4,die 3");
  real_settle (p.f.window);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (p.f.view));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);
    drag = GTK_IS_GESTURE_DRAG (one) ? one : drag;
  }
  for (int click = 0; click < 2; click++) {
    const SvPose at = click == 0
                          ? surface_of (&p)->rest[0]
                          : board_middle (p.f.view, sv_match_get_target (p.f.match, 0)->space);
    const graphene_point_t on = real_point (GTK_WIDGET (p.f.view), at.x, at.y);
    real_do ("mousemove %d %d mousedown 1", (int)on.x, (int)on.y);
    real_settle (p.f.window);
    const int held = board_held (p.f.view);
    gtk_event_controller_reset (drag);
    g_assert_cmpint (board_held (p.f.view), ==, held);
    real_do ("mouseup 1");
    real_settle (p.f.window);
  }
  g_assert_cmpuint (sv_match_get_position (p.f.match), ==, 3);
  board_fixture_close (&p.f);
}

int
main (int argc, char *argv[])
{
  static const char *const hands[N_HANDS] = { "click", "drag", "keys", "quick-mouse" };

  start_gtk (&argc, &argv);
  for (gsize i = 0; sv_games ()[i] != NULL; i++)
    for (gsize k = 0; k < N_HANDS; k++) {
      g_autofree char *path = g_strdup_printf ("/by-hand/%s/%s", sv_games ()[i]->id, hands[k]);
      g_test_add_data_func (path, GSIZE_TO_POINTER (i * N_HANDS + k), test_match);
    }
  g_test_add_func ("/by-hand/press-while-something-pops-up", test_called_off);
  return g_test_run ();
}
