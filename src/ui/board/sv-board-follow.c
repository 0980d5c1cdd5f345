/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include <glib/gi18n.h>

/* The last turn is looked for in this many events at most. */
enum { TURN_EVENTS = 16 };

/* --- Benches --------------------------------------------------------------------------- */

/* The bench of a team is at the end of the board that is the team's. */
static void
choose_benches (SvBoardView *self)
{
  const SvView *view = &self->view;
  int first = view->zone_side[0];

  if (first < 0 && sv_match_get_board (self->match)->n_zones > 1 && view->zone_side[1] >= 0)
    first = 1 - view->zone_side[1];
  if (first < 0)
    first = view->shown_first >= 0 ? view->shown_first : 0;
  if (self->reversed)
    first = 1 - first;
  /* The same figurines may sit on the other bench: nothing but this tells. */
  if (self->bench_of[first] != 0)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->bench_of[first] = 0;
  self->bench_of[1 - first] = 1;
}

static unsigned
bench_pieces (SvBoardView *self, int side, int *pieces)
{
  unsigned n = 0;

  for (int i = 0; i < self->view.n_pieces; i++)
    if (self->view.pieces[i].side == side && self->view.pieces[i].space < 0)
      pieces[n++] = i;
  return n;
}

static void
seat_added_cb (SvSpaceView *seat, gpointer data)
{
  g_signal_connect (seat, "activated", G_CALLBACK (sv_board_view_activated_cb), data);
}

static void
fill_benches (SvBoardView *self)
{
  for (int side = 0; side < 2; side++) {
    int pieces[SV_MAX_PIECES];
    const unsigned n = bench_pieces (self, side, pieces);
    g_autofree char *name =
        g_strdup_printf (_ ("%s, beside the pitch"), sv_match_get_team_name (self->match, side));

    sv_tray_set_name (SV_TRAY (self->trays[side]), name,
                      sv_match_get_team_name (self->match, side));
    sv_tray_set_pieces (SV_TRAY (self->trays[side]), pieces, n, seat_added_cb, self);
  }
}

/* --- Where things are ------------------------------------------------------------------ */

static void
rest_pose (SvBoardView *self, int piece, SvPose *out)
{
  const SvPiece *what = &self->view.pieces[piece];
  int pieces[SV_MAX_PIECES];

  self->zoom[piece] = 1;
  if (what->space >= 0) {
    sv_board_layout_space (&self->layout, sv_match_get_board (self->match), what->space, out);
    return;
  }
  const unsigned n = bench_pieces (self, what->side, pieces);
  self->zoom[piece] = sv_board_layout_seat_zoom (&self->layout, self->bench_of[what->side], n);
  for (unsigned i = 0; i < n; i++)
    if (pieces[i] == piece)
      sv_board_layout_seat (&self->layout, self->bench_of[what->side], i, n, out);
}

/* The node of a position: who decided there? */
static int
decider_at (SvMatch *match, unsigned position)
{
  const SvGame *game = sv_match_get_game (match);
  g_autofree char *state = g_malloc0 (SV_MAX_STATE);
  SvNode node;

  sv_history_state_at (sv_match_get_doc (match)->history, position, state);
  game->node (sv_match_get_setup (match), state, &node);
  return node.kind == SV_NODE_DECISION ? node.side : -1;
}

static bool
is_choice (SvMatch *match, unsigned i)
{
  const SvEvent event = sv_history_get_event (sv_match_get_doc (match)->history, i);
  return event.verb != SV_VERB_DIE && event.verb != SV_VERB_TIME;
}

/* Whether pieces stand elsewhere than after the first `position` events: then the ways that were
 * gone until then lead nowhere. */
static bool
was_moved_since (SvBoardView *self, unsigned position)
{
  const SvGame *game = sv_match_get_game (self->match);
  g_autofree char *state = g_malloc0 (SV_MAX_STATE);
  SvView then;

  sv_history_state_at (sv_match_get_doc (self->match)->history, position, state);
  game->view (sv_match_get_setup (self->match), state, &then);
  for (int i = 0; i < self->view.n_pieces; i++)
    if (self->view.pieces[i].space != then.pieces[i].space)
      return true;
  return false;
}

/* The last turn: events first … last, made one after the other by the same side, dice after them
 * not counted. False if there is none. */
static bool
find_turn (SvMatch *match, unsigned *first, unsigned *last)
{
  const unsigned position = sv_match_get_position (match);
  unsigned end = position;

  while (end > 0 && position - end < TURN_EVENTS && !is_choice (match, end - 1))
    end--;
  if (end == 0 || !is_choice (match, end - 1))
    return false;
  const int side = decider_at (match, end - 1);
  unsigned begin = end - 1;
  while (begin > 0 && end - begin < TURN_EVENTS && is_choice (match, begin - 1) &&
         decider_at (match, begin - 1) == side)
    begin--;
  *first = begin;
  *last = end - 1;
  return true;
}

static void
add_trace (SvBoardView *self, const SvMove *move)
{
  const SvBoard *board = sv_match_get_board (self->match);
  int side = -1;
  SvTrace trace;
  SvPose over;

  if (move->from < 0 || move->to < 0 || move->from == move->to || self->n_traces == SV_MAX_TRACES)
    return;
  if (move->piece >= 0 && move->piece < self->view.n_pieces)
    side = self->view.pieces[move->piece].side;
  /* The way that the ball came is shown as the rules know it. */
  if (side < 0 && self->view.n_trail > 1)
    return;
  sv_board_view_trace (self, move->from, move->to, side, &trace);
  if (move->over >= 0) {
    sv_board_layout_space (&self->layout, board, move->over, &over);
    trace.cx = 2 * over.x - (trace.x0 + trace.x1) / 2;
    trace.cy = 2 * over.y - (trace.y0 + trace.y1) / 2;
  }
  self->traces[self->n_traces++] = trace;
}

static void
mark_last (SvBoardView *self, const SvMoves *moves)
{
  for (unsigned i = 0; i < moves->n; i++) {
    const SvMove *move = &moves->moves[i];
    if (move->piece < 0)
      continue;
    if (move->from >= 0)
      self->last[move->from] = true;
    if (move->to >= 0)
      self->last[move->to] = true;
  }
}

/* What the last turn did, as ways over the pitch; the ends of its last step are marked. */
static void
find_traces (SvBoardView *self)
{
  unsigned first, last;
  SvMoves moves;

  self->n_traces = 0;
  memset (self->last, 0, sizeof self->last);
  if (!find_turn (self->match, &first, &last) || was_moved_since (self, last + 1)) {
    return;
  }
  for (unsigned i = first; i <= last; i++) {
    sv_match_get_moves (self->match, i, &moves);
    if (i == last)
      mark_last (self, &moves);
    for (unsigned k = 0; self->has_layout && k < moves.n; k++)
      add_trace (self, &moves.moves[k]);
  }
}

void
sv_board_view_place_pieces (SvBoardView *self)
{
  g_clear_pointer (&self->trail_node, gsk_render_node_unref);
  g_clear_pointer (&self->ball_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  if (!self->has_view)
    return;
  find_traces (self);
  if (!self->has_layout || !self->painter)
    return;
  for (int i = 0; i < self->view.n_pieces; i++)
    rest_pose (self, i, &self->rest[i]);
  for (int side = 0; side < 2; side++)
    sv_tray_set_layout (SV_TRAY (self->trays[side]), &self->layout, self->bench_of[side], side,
                        sv_painter_get_theme (self->painter));
}

/* --- Marks and words ------------------------------------------------------------------- */

static int
piece_on (SvBoardView *self, int space)
{
  for (int i = 0; i < self->view.n_pieces; i++)
    if (self->view.pieces[i].space == space)
      return i;
  return -1;
}

static unsigned
look_of (SvBoardView *self, int piece, int space)
{
  const gboolean here = space >= 0 ? space == self->hover_space : piece == self->hover_piece;
  unsigned look = 0;

  if (space >= 0 ? space == self->refused_space : piece >= 0 && piece == self->refused_piece)
    look |= SV_LOOK_REFUSED;
  if (space >= 0 && self->last[space])
    look |= SV_LOOK_LAST;
  if (!self->acting)
    return look;
  /* A way may lead back to where it began; that is not worth a glow. */
  if (sv_choice_is_marked (&self->choice, piece, space) &&
      (piece < 0 || piece != sv_choice_get_hand (&self->choice)))
    look |= SV_LOOK_TARGET;
  if (piece >= 0 && piece == self->choice.held)
    look |= SV_LOOK_HOVER;
  if (here && sv_choice_is_possible (&self->choice, piece, space))
    look |= SV_LOOK_HOVER;
  return look;
}

/* What a screen reader says after the name: may it be chosen, or why not? */
static char *
describe (SvBoardView *self, int piece, int space)
{
  int why_piece, why_space;

  if (!self->acting)
    return g_strdup ("");
  if (piece >= 0 && piece == self->choice.held)
    return g_strdup (_ ("In your hand: choose where to put it, or press Escape to let go"));
  if (sv_choice_is_goal (&self->choice, space))
    return sv_board_view_dup_target_words (self, space);
  if (sv_choice_is_possible (&self->choice, piece, space))
    return g_strdup (_ ("Can be chosen"));
  sv_choice_refusal (&self->choice, piece, space, &why_piece, &why_space);
  char *why = sv_match_dup_why_not (self->match, why_piece, why_space);
  return why ? why : g_strdup ("");
}

static void
update_words (SvBoardView *self, SvSpaceView *place, int piece, int space, char *name)
{
  g_autofree char *description = describe (self, piece, space);

  sv_space_view_set_words (place, name, description);
  g_free (name);
}

static void
update_place (SvBoardView *self, SvSpaceView *place, int piece, int space)
{
  sv_space_view_set_look (place, look_of (self, piece, space));
  sv_space_view_set_leave_space_key (place,
                                     sv_match_get_node (self->match)->kind == SV_NODE_CHANCE);
}

/* Names change with the position, reasons with what is in the hand; neither with the pointer. */
static gboolean
need_words (SvBoardView *self)
{
  const int hand = self->acting ? sv_choice_get_hand (&self->choice) : -1;
  const gboolean known =
      self->words_known && self->words_hand == hand && self->words_held == self->choice.held;

  self->words_known = TRUE;
  self->words_hand = hand;
  self->words_held = self->choice.held;
  return !known;
}

void
sv_board_view_update_looks (SvBoardView *self)
{
  if (!self->match || !self->has_view)
    return;
  sv_board_view_find_ways (self);
  const gboolean words = need_words (self);
  for (unsigned i = 0; i < self->spaces->len; i++) {
    SvSpaceView *place = g_ptr_array_index (self->spaces, i);
    const int piece = piece_on (self, (int)i);
    if (words)
      update_words (self, place, piece, (int)i, sv_match_dup_space_label (self->match, (int)i));
    update_place (self, place, piece, (int)i);
  }
  for (int side = 0; side < 2; side++) {
    SvTray *tray = SV_TRAY (self->trays[side]);
    for (unsigned i = 0; i < sv_tray_get_n_seats (tray); i++) {
      SvSpaceView *seat = sv_tray_get_seat (tray, i);
      const int piece = sv_space_view_get_piece (seat);
      if (words) {
        g_autofree char *label = sv_match_dup_piece_label (self->match, piece);
        update_words (self, seat, piece, -1, g_strdup_printf (_ ("%s, beside the pitch"), label));
      }
      update_place (self, seat, piece, -1);
    }
  }
  if (words)
    g_clear_pointer (&self->price_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Following the match --------------------------------------------------------------- */

/* The place that has the focus, before benches change. */
static int
focused_seat (SvBoardView *self)
{
  for (int i = 0; i < self->view.n_pieces; i++) {
    GtkWidget *seat = sv_board_view_get_seat_widget (self, i);
    if (seat && gtk_widget_is_focus (seat))
      return i;
  }
  return -1;
}

/* A figurine with the focus left its bench: the focus goes along, or to the next one to be put
 * down if the keyboard is at work. */
static void
repair_focus (SvBoardView *self, int piece)
{
  if (self->to_bench && self->acting) {
    self->to_bench = FALSE;
    for (int i = 0; i < self->view.n_pieces; i++) {
      GtkWidget *seat = sv_board_view_get_seat_widget (self, i);
      if (seat && sv_choice_can_take (&self->choice, i)) {
        gtk_widget_grab_focus (seat);
        return;
      }
    }
  }
  if (piece < 0 || sv_board_view_get_seat_widget (self, piece))
    return;
  GtkWidget *place = sv_board_view_get_space_widget (self, self->view.pieces[piece].space);
  if (place)
    gtk_widget_grab_focus (place);
}

static void
fill_choice (SvBoardView *self)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (self->match, &n);

  sv_choice_clear (&self->choice);
  for (unsigned i = 0; self->acting && i < n; i++)
    sv_choice_add (&self->choice, legal[i], sv_match_get_target (self->match, i));
}

void
sv_board_view_refresh (SvBoardView *self)
{
  if (!self->match)
    return;
  const SvNode *node = sv_match_get_node (self->match);
  const int focused = self->has_view ? focused_seat (self) : -1;

  self->view = *sv_match_get_view (self->match);
  self->has_view = TRUE;
  self->acting = !self->covered && sv_match_get_look (self->match) != SV_LOOK_BACK &&
                 node->kind == SV_NODE_DECISION && sv_match_get_bot (self->match) == NULL;
  fill_choice (self);
  self->words_known = FALSE;
  choose_benches (self);
  fill_benches (self);
  sv_board_view_place_pieces (self);
  sv_board_view_update_looks (self);
  repair_focus (self, focused);
}

/* --- Motion ---------------------------------------------------------------------------- */

typedef struct {
  SvBoardView *self;
  const SvPose *old_rest;
} Spots;

/* The ball is carried beside the middle of a figurine. */
static void
carry (SvBoardView *self, int space, SvPose *pose)
{
  if (piece_on (self, space) < 0)
    return;
  pose->x += 0.3125 * self->layout.piece;
  pose->y += 0.2 * self->layout.piece;
}

static bool
spot (const void *data, int actor, int space, bool after, SvPose *out)
{
  const Spots *spots = data;
  SvBoardView *self = spots->self;

  if (actor < SV_MAX_PIECES && !after && (actor == self->dropped || space < 0)) {
    *out = actor == self->dropped ? (SvPose){ self->drag_x, self->drag_y - self->drag_raise, 0 }
                                  : spots->old_rest[actor];
    return true;
  }
  if (space >= 0) {
    sv_board_layout_space (&self->layout, sv_match_get_board (self->match), space, out);
    if (actor == SV_MOTION_BALL)
      carry (self, space, out);
    return true;
  }
  if (actor >= self->view.n_pieces)
    return false;
  *out = self->rest[actor];
  return true;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->motion_start == 0)
    self->motion_start = now;
  self->motion_ms = (double)(now - self->motion_start) / 1000.0;
  gtk_widget_queue_draw (widget);
  if (self->motion_ms < self->motion.length)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  sv_motion_clear (&self->motion);
  return G_SOURCE_REMOVE;
}

static gboolean
may_move (SvBoardView *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled,
                NULL);
  return enabled && self->animate && !self->covered && self->has_layout &&
         gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
begin_motion (SvBoardView *self)
{
  if (self->motion.n_ways == 0)
    return;
  self->motion_start = 0;
  self->motion_ms = 0;
  if (!self->tick_id)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* Pieces that stand elsewhere than before without a move that says how: straight there. */
static void
plan_rest (SvBoardView *self, const SvPose *old_rest)
{
  for (int i = 0; i < self->view.n_pieces; i++) {
    SvPose pose;
    if (!sv_motion_at (&self->motion, i, 0, &pose))
      sv_motion_add (&self->motion, i, 0, &old_rest[i], &self->rest[i]);
  }
}

/* All that is shown follows the match; moves led to the position. */
static void
show_change (SvBoardView *self, SvChange change, const SvMoves *moves)
{
  SvPose old_rest[SV_MAX_PIECES];
  const Spots spots = { self, old_rest };

  sv_board_view_finish_motion (self);
  sv_board_view_forget_input (self);
  memcpy (old_rest, self->rest, sizeof old_rest);
  if (self->dropped >= 0)
    old_rest[self->dropped] = (SvPose){ self->drag_x, self->drag_y - self->drag_raise, 0 };
  sv_board_view_refresh (self);
  if (change != SV_CHANGE_SEEK && may_move (self)) {
    sv_motion_plan (&self->motion, moves, sv_board_view_get_unit (self), spot, &spots);
    plan_rest (self, old_rest);
    begin_motion (self);
  }
  self->dropped = -1;
}

/* What the last event moved, to be shown when the whole way is gone. */
static void
collect_moves (SvBoardView *self)
{
  const unsigned position = sv_match_get_position (self->match);
  SvMoves moves;

  if (position == 0)
    return;
  sv_match_get_moves (self->match, position - 1, &moves);
  for (unsigned i = 0; i < moves.n && self->went.n < SV_MAX_MOVES; i++)
    /* What was dropped slides to its place from where it was dropped. */
    if (self->dropped < 0 || moves.moves[i].piece != self->dropped)
      self->went.moves[self->went.n++] = moves.moves[i];
}

void
sv_board_view_changed (SvBoardView *self, SvChange change)
{
  const unsigned position = sv_match_get_position (self->match);
  SvMoves moves = { 0 };

  if (self->going) {
    collect_moves (self);
    return;
  }
  if (change != SV_CHANGE_SEEK && change != SV_CHANGE_UNDO && position > 0)
    sv_match_get_moves (self->match, position - 1, &moves);
  show_change (self, change, &moves);
}

void
sv_board_view_begin_going (SvBoardView *self)
{
  self->going = TRUE;
  self->went.n = 0;
}

void
sv_board_view_end_going (SvBoardView *self)
{
  self->going = FALSE;
  if (self->match)
    show_change (self, SV_CHANGE_EVENT, &self->went);
}

void
sv_board_view_slide_back (SvBoardView *self, int piece, double x, double y)
{
  const SvPose from = { x, y, 0 };

  sv_board_view_finish_motion (self);
  if (!may_move (self))
    return;
  sv_motion_add (&self->motion, piece, 0, &from, &self->rest[piece]);
  begin_motion (self);
}

gboolean
sv_board_view_get_moving (SvBoardView *self)
{
  g_return_val_if_fail (SV_IS_BOARD_VIEW (self), FALSE);
  return self->tick_id != 0;
}

void
sv_board_view_finish_motion (SvBoardView *self)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (self->tick_id)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  sv_motion_clear (&self->motion);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
