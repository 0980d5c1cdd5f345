/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view.h"

#include "sv-board-glide.h"
#include "sv-board-hand.h"
#include "sv-board-keys.h"
#include "sv-board-look.h"
#include "sv-board-question.h"
#include "sv-board-trail.h"
#include "sv-choice-words.h"
#include "sv-course.h"
#include "sv-match-line-ups.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* Cached overlays, between the pitch and the figurines and above them. */
enum {
  NODE_TRAIL,
  NODE_PASSES,
  NODE_FLIGHT,
  NODE_WAY,
  NODE_SIGNS,
  NODE_HINT,
  NODE_PRICES,
  N_NODES
};

enum { REFUSED_MS = 700 };

/* Height of the arc of a goal shot over the pitch, as a share of its length. */
#define LOB 0.33

/* Share of the time of a shot during which the ball flies; in the rest the net or basket
 * swings. */
#define FLIGHT 0.65

struct _SvBoardView {
  SvBoardSurface parent_instance;

  /* Owned. */
  GSignalGroup *match_signals;
  /* reachable spaces of the picked-up piece; owned, or NULL if not needed yet */
  SvWays *ways;
  GtkWidget *popover; /* popover of the last question, or NULL */
  SvCourse *course;   /* course that points at places, or NULL; owned */
  GskRenderNode *nodes[N_NODES];

  /* What is shown. */
  gboolean acting; /* TRUE if a person must choose something on the board */
  SvTrail trail;
  gboolean trail_painted; /* TRUE if NODE_TRAIL shows the current trail */
  /* TRUE if names and descriptions fit the position and the picked-up piece */
  gboolean words_known;
  int words_hand; /* piece to be moved (sv_choice_get_hand ()) when the words were made */
  int words_held; /* piece picked up (choice.held) when the words were made */

  SvTarget hint; /* best choice to be marked; valid if hinted is TRUE */

  /* Input of the user. */
  SvChoice choice;
  SvAim aim;     /* what choosing the space under the pointer would do */
  SvTrack track; /* the way that the hand has drawn since a drag began */
  guint refused_id;
  int dropped; /* piece that moves from where it was dropped, or -1 */
  /* TRUE if the keyboard picked up a piece on a bench, so the focus returns there */
  gboolean to_bench;

  SvBoardTurn turn;

  gboolean
      repeating; /* TRUE if an earlier position is shown once more, instead of that of the match */
  SvSituation again; /* that position; its contents are owned, and empty unless repeating */

  gboolean ended; /* TRUE if a close-up shows the outcome of the event that the match holds back */

  /* While a path of several events is carried out, its motions are collected and shown as one. */
  gboolean going;
  SvMoves went; /* moves collected so far */

  /* The action that the tutor interrupted in this position, for sv_board_view_go_anyway (). */
  SvEvent way[SV_MAX_WAY];
  unsigned n_way;   /* number of events in way; 0 if none */
  unsigned line_up; /* line-up that was interrupted; SV_MAX_LINE_UPS if none */
};

G_DEFINE_FINAL_TYPE (SvBoardView, sv_board_view, SV_TYPE_BOARD_SURFACE)

static void
tell (SvBoardView *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

static void
drop_nodes (SvBoardView *self)
{
  for (int i = 0; i < N_NODES; i++)
    g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
}

/* --- Marks and words --- */

static void
update_place (SvBoardSurface *surface, SvSpaceView *place, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const SvBoardLook marks = { .surface = surface,
                              .choice = &self->choice,
                              .trail = &self->trail,
                              .hint = &self->hint,
                              .course = self->course,
                              .acting = self->acting };

  /* What is shown again is not read out: the names are those of the present position. */
  if (!self->words_known && !self->repeating && (space < 0 || surface->board->spaces[space].name)) {
    g_autofree char *name = space >= 0 ? sv_match_dup_space_label (surface->match, space)
                                       : sv_board_surface_dup_seat_name (surface, piece);
    g_autofree char *can =
        sv_board_look_is_hinted (&marks, piece, space) ? g_strdup (_ ("The best choice"))
        : self->acting ? sv_choice_words_can (&self->choice, surface->match, piece, space)
                       : g_strdup ("");
    g_autofree char *meaning = sv_match_dup_meaning (surface->match, piece, space);
    g_autofree char *description =
        g_strconcat (can, *can != '\0' && *meaning != '\0' ? "\n" : "", meaning, NULL);
    sv_space_view_set_words (place, name, description);
  }
  const unsigned look = sv_board_look_at (&marks, piece, space);
  sv_space_view_set_style (place, look);
  sv_space_view_set_leave_keys (place, sv_board_look_leaves_keys (&marks, look));
}

/* Compute the reachable spaces of the picked-up piece. */
static void
find_ways (SvBoardView *self)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;

  if (!self->acting)
    return;
  if (!self->ways)
    self->ways = sv_ways_new ();
  sv_choice_find_ways (&self->choice, self->ways, sv_match_get_game (match),
                       sv_match_get_setup (match), sv_shown (match)->state);
}

/* Find out what choosing the space under the pointer, or under the keyboard focus, would do. */
static void
take_aim (SvBoardView *self)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  g_clear_pointer (&self->nodes[NODE_WAY], gsk_render_node_unref);
  g_clear_pointer (&self->nodes[NODE_SIGNS], gsk_render_node_unref);
  self->aim.space = -1;
  if (self->acting)
    sv_aim_find (&self->aim, &self->choice, sv_shown (surface->match), surface->hover_space,
                 surface->dragged >= 0 ? &self->track : NULL);
}

/* Return whether the ball may be played now from @space. */
static gboolean
has_ball (SvBoardView *self, int space)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  return self->acting && space >= 0 && !surface->board->level &&
         space == sv_choice_get_start (&self->choice, &surface->view) &&
         sv_choice_has_ball (&self->choice);
}

static const char *
cursor_for (SvBoardView *self)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (surface->dragged >= 0)
    return "grabbing";
  if (sv_choice_is_goal (&self->choice, surface->hover_space) ||
      sv_choice_is_answer (&self->choice, surface->hover_piece))
    return "pointer";
  if (sv_choice_can_take (&self->choice, surface->hover_piece) ||
      has_ball (self, surface->hover_space))
    return "grab";
  return NULL;
}

static void
tell_pointed (SvBoardView *self)
{
  g_signal_emit_by_name (self, "pointed", SV_BOARD_SURFACE (self)->hover_piece, self->choice.held);
}

static void
update (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  if (!surface->match)
    return;
  find_ways (self);
  /* Names change with the position, and descriptions with the picked-up piece, but neither with
   * the pointer. */
  const int hand = sv_choice_get_hand (&self->choice), held = self->choice.held;
  const gboolean taken = self->words_held != held;
  if (self->words_hand != hand || taken)
    self->words_known = FALSE;
  if (!self->words_known)
    g_clear_pointer (&self->nodes[NODE_PRICES], gsk_render_node_unref);
  take_aim (self);
  SV_BOARD_SURFACE_CLASS (sv_board_view_parent_class)->update (surface);
  self->words_known = TRUE;
  self->words_hand = hand;
  self->words_held = held;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), cursor_for (self));
  if (taken)
    tell_pointed (self);
}

static void
hovered (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  if (surface->dragged < 0)
    self->track.n = 0;
  else if (surface->hover_space >= 0)
    sv_track_add (&self->track, surface->hover_space);
  update (surface);
  tell_pointed (self);
}

/* --- Picture --- */

static void
append (GtkSnapshot *snapshot, GskRenderNode *node)
{
  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
}

/* Append a faint @piece, or the ball if @piece is -1, on @space. */
static void
append_ghost (SvBoardView *self, GtkSnapshot *snapshot, int piece, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvPose pose;

  sv_board_layout_space (&surface->layout, space, &pose);
  gtk_snapshot_push_opacity (snapshot, 0.5);
  if (piece >= 0)
    sv_piece_layer_append_piece (surface->layer, snapshot, &surface->view.pieces[piece], pose.x,
                                 pose.y, 1);
  else
    sv_piece_layer_append_ball (surface->layer, snapshot, pose.x, pose.y, 1);
  gtk_snapshot_pop (snapshot);
}

/* Preview the aim: the way there, and the piece or ball that arrives. */
static void
snapshot_way (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const int hand = sv_choice_get_hand (&self->choice), space = self->aim.space;

  if (space < 0 || (hand < 0 && !self->aim.is_ball))
    return;
  if (!self->nodes[NODE_WAY])
    self->nodes[NODE_WAY] = sv_trail_paint_way (surface, &self->aim, hand);
  append (snapshot, self->nodes[NODE_WAY]);
  /* A dragged piece itself is where the pointer is. */
  if (surface->dragged < 0 || surface->dragged == SV_ACTOR_BALL)
    append_ghost (self, snapshot, hand, space);
}

/* Append what belongs to the aim above the pieces. */
static void
snapshot_signs (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (surface->tick_id)
    return;
  if (!self->nodes[NODE_PASSES])
    self->nodes[NODE_PASSES] = sv_trail_paint_passes (&self->trail, surface);
  append (snapshot, self->nodes[NODE_PASSES]);
  if (self->aim.space < 0 || surface->board->level)
    return;
  if (!self->nodes[NODE_SIGNS])
    self->nodes[NODE_SIGNS] = sv_trail_paint_signs (&self->trail, surface, &self->aim);
  append (snapshot, self->nodes[NODE_SIGNS]);
}

/* Like snapshot_way (), but for the best choice of a hint. */
static void
snapshot_hint (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (!surface->hinted || self->hint.piece < 0 || self->hint.space < 0 || surface->tick_id)
    return;
  if (!self->nodes[NODE_HINT])
    self->nodes[NODE_HINT] = sv_trail_paint_target (surface, &self->hint);
  append (snapshot, self->nodes[NODE_HINT]);
  append_ghost (self, snapshot, self->hint.piece, self->hint.space);
}

static void
paint_trail (SvBoardView *self)
{
  g_clear_pointer (&self->nodes[NODE_TRAIL], gsk_render_node_unref);
  self->nodes[NODE_TRAIL] = sv_trail_paint (&self->trail, SV_BOARD_SURFACE (self));
  self->trail_painted = TRUE;
}

static void
snapshot_prices (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (!self->acting || surface->tick_id)
    return;
  if (!self->nodes[NODE_PRICES])
    self->nodes[NODE_PRICES] = sv_trail_paint_prices (surface, &self->choice);
  append (snapshot, self->nodes[NODE_PRICES]);
}

static void
snapshot_layers (SvBoardSurface *surface, GtkSnapshot *snapshot)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  sv_board_surface_snapshot_pitch (surface, snapshot);
  if (!self->trail_painted && !surface->tick_id)
    paint_trail (self);
  append (snapshot, self->nodes[NODE_TRAIL]);
  if (!self->nodes[NODE_FLIGHT])
    self->nodes[NODE_FLIGHT] = sv_trail_paint_flight (surface, surface->view.attacking,
                                                      surface->view.trail, surface->view.n_trail);
  append (snapshot, self->nodes[NODE_FLIGHT]);
  sv_board_places_snapshot (&surface->places, snapshot);
  snapshot_hint (self, snapshot);
  snapshot_way (self, snapshot);
  sv_board_surface_snapshot_pieces (surface, snapshot);
  snapshot_prices (self, snapshot);
  snapshot_signs (self, snapshot);
}

/* --- Following the match --- */

static void
placed (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  GskRenderNode *trail = g_steal_pointer (&self->nodes[NODE_TRAIL]);

  drop_nodes (self);
  if (self->repeating)
    memset (&self->trail, 0, sizeof self->trail);
  else
    sv_trail_find (&self->trail, surface);
  /* A turn that continues makes the trail longer. Keep the old trail until the pieces have
   * arrived. */
  if (self->trail.n > 1)
    self->nodes[NODE_TRAIL] = g_steal_pointer (&trail);
  self->trail_painted = FALSE;
  g_clear_pointer (&trail, gsk_render_node_unref);
}

/* Return the piece whose seat has the focus before benches change, or -1 if none. */
static int
focused_seat (SvBoardSurface *surface)
{
  SvSpaceView *place = sv_board_places_get_focused (&surface->places);
  return place ? sv_space_view_get_piece (place) : -1;
}

/* Move the focus if its figurine @piece has left the bench: to the space of that figurine, or, if
 * the user places figurines with the keyboard, to the seat of the next one. */
static void
repair_focus (SvBoardView *self, int piece)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (self->to_bench && self->acting) {
    self->to_bench = FALSE;
    for (int i = 0; i < surface->view.n_pieces; i++) {
      if (sv_board_places_find (&surface->places, i, -1) && sv_choice_can_take (&self->choice, i)) {
        sv_board_surface_focus_place (surface, i, -1);
        return;
      }
    }
  }
  if (piece >= 0 && !sv_board_places_find (&surface->places, piece, -1))
    sv_board_surface_focus_place (surface, -1, surface->view.pieces[piece].space);
}

/* --- Showing something once more --- */

/* How many times slower than usual everything moves while it is shown once more. */
#define SLOWNESS 1.5

static void
end_repeat (SvBoardView *self)
{
  if (!self->repeating)
    return;
  self->repeating = FALSE;
  SV_BOARD_SURFACE (self)->slowness = 1;
  sv_situation_clear (&self->again);
}

/* Return how the board looks close up after the event that is shown now, held back or once more. */
static gboolean
get_ending (SvBoardView *self, SvScene *out)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;

  return self->repeating ? sv_match_get_closeup (match, self->again.position, out)
                         : sv_shown_get_ending (match, out);
}

/* Show the current position without animation. */
static void
refresh (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvMatch *match = surface->match;
  SvScene ending;

  if (match == NULL)
    return;
  const int focused = focused_seat (surface);
  const gboolean ended = self->ended && get_ending (self, &ending);
  self->acting = !surface->covered && !sv_match_get_waiting (match) &&
                 sv_match_get_playback (match) != SV_PLAYBACK_PAST &&
                 sv_shown (match)->node.kind == SV_NODE_DECISION &&
                 sv_shown_get_bot (match) == NULL;
  if (self->acting)
    sv_choice_fill (&self->choice, match);
  else
    sv_choice_clear (&self->choice);
  sv_board_surface_show (surface, ended             ? &ending
                                  : self->repeating ? &self->again.scene
                                                    : &sv_shown (match)->scene);
  self->words_known = FALSE;
  update (surface);
  repair_focus (self, focused);
}

/* --- Rotation of the pitch --- */

/* Return the side that is to have the left end, or -1 for the same as on the scoreboard. */
static int
find_viewer (SvBoardView *self)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  const GPtrArray *seats = sv_match_get_seats (match);
  const int before = SV_BOARD_SURFACE (self)->viewer;

  if (self->turn == SV_BOARD_TURN_FIXED ||
      (self->turn == SV_BOARD_TURN_FACE_TO_FACE &&
       !(sv_seats_have_person (seats, 0) && sv_seats_have_person (seats, 1))))
    return -1;
  /* While an earlier position is shown, the pitch keeps its direction. */
  if (sv_match_get_playback (match) == SV_PLAYBACK_PAST)
    return before;
  return sv_seats_viewer (seats, sv_shown_get_decider (match), before);
}

/* Turn the pitch if needed, but not during a drag or an animation. */
static void
turn_pitch (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (!surface->match || surface->tick_id || surface->dragged >= 0)
    return;
  const int viewer = find_viewer (self);
  if (viewer == surface->viewer)
    return;
  surface->viewer = viewer;
  surface->turns = TRUE;
  refresh (self);
  surface->turns = FALSE;
  g_signal_emit_by_name (self, "turned");
}

static void
arrived (SvBoardSurface *surface)
{
  turn_pitch (SV_BOARD_VIEW (surface));
}

gboolean
sv_board_view_get_turned (SvBoardView *self)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  return surface->match && surface->viewer >= 0 &&
         surface->viewer != sv_match_get_left (surface->match);
}

void
sv_board_view_set_turn (SvBoardView *self, SvBoardTurn way)
{
  if (self->turn == way)
    return;
  self->turn = way;
  sv_board_surface_finish_motion (SV_BOARD_SURFACE (self));
  turn_pitch (self);
  g_signal_emit_by_name (self, "turned");
}

/* Close the question and put back any picked-up piece. */
static void
empty_hands (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  g_clear_handle_id (&self->refused_id, g_source_remove);
  surface->refused_piece = surface->refused_space = -1;
  sv_board_surface_forget_press (surface);
  surface->dragged = -1;
  sv_choice_release (&self->choice);
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* Update everything after a change of the match. @moves led to the position. */
static void
show_change (SvBoardView *self, SvChange change, const SvMoves *moves)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvPose old_rest[SV_N_ACTORS];

  sv_board_surface_finish_motion (surface);
  empty_hands (self);
  surface->hinted = FALSE;
  memcpy (old_rest, surface->rest, sizeof old_rest);
  if (self->dropped >= 0)
    old_rest[self->dropped] = sv_board_surface_get_drag_pose (surface);
  if (change == SV_CHANGE_SEEK)
    sv_board_zoom_finish (&surface->zooming);
  surface->turns = change != SV_CHANGE_SEEK;
  refresh (self);
  surface->turns = FALSE;
  if (change != SV_CHANGE_SEEK && sv_board_surface_may_move (surface))
    sv_board_glide_plan (surface, moves, old_rest, self->dropped);
  self->dropped = -1;
  turn_pitch (self);
}

/* Collect the moves of the last event, to be shown when the whole path is complete. */
static void
collect_moves (SvBoardView *self, const SvMoves *moves)
{
  for (unsigned i = 0; i < moves->n && self->went.n < SV_MAX_MOVES; i++)
    /* A dropped piece slides from where it was dropped, so its moves along the path are not
     * shown. */
    if (self->dropped < 0 || moves->moves[i].piece != self->dropped)
      self->went.moves[self->went.n++] = moves->moves[i];
}

static void
changed_cb (SvBoardView *self, SvChange change, SvMatch *match)
{
  const unsigned position = sv_shown (match)->position;
  SvMoves moves = { 0 };

  end_repeat (self);
  self->ended = FALSE;
  self->n_way = 0;
  self->line_up = SV_MAX_LINE_UPS;
  if (change != SV_CHANGE_SEEK && change != SV_CHANGE_UNDO && position > 0)
    sv_match_get_moves (match, position - 1, &moves);
  if (self->going)
    collect_moves (self, &moves);
  else
    show_change (self, change, &moves);
}

static void
go (SvBoardView *self, const SvEvent *events, unsigned n)
{
  g_autoptr (SvMatch) match = g_object_ref (SV_BOARD_SURFACE (self)->match);
  g_autoptr (GError) error = NULL;

  /* The window follows each event, but the board shows all of them as one animation. */
  self->going = TRUE;
  self->went.n = 0;
  for (unsigned i = 0; i < n; i++) {
    /* The time may run out in the middle of the path; then the rest of the path is dropped. */
    if (!sv_match_choose (match, events[i], &error))
      break;
    sv_match_set_joined (match, TRUE);
  }
  sv_match_set_joined (match, FALSE);
  self->going = FALSE;
  if (SV_BOARD_SURFACE (self)->match)
    show_change (self, SV_CHANGE_EVENT, &self->went);
  if (error != NULL)
    tell (self, error->message);
}

/* Move along the whole path to @space, which is several steps away: the path that is shown, if the
 * pointer is there. */
static void
go_to (SvBoardView *self, int space)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  const unsigned position = sv_shown (match)->position;
  SvEvent events[SV_MAX_WAY];

  if (self->aim.space != space)
    sv_aim_find (&self->aim, &self->choice, sv_shown (match), space, NULL);
  const unsigned n = self->aim.n_events;
  memcpy (events, self->aim.events, sizeof events);

  go (self, events, n);
  if (SV_BOARD_SURFACE (self)->match != match || sv_shown (match)->position != position)
    return;
  memcpy (self->way, events, n * sizeof events[0]);
  self->n_way = n;
}

gboolean
sv_board_view_go_anyway (SvBoardView *self)
{
  const unsigned line_up = self->line_up;
  SvEvent events[SV_MAX_WAY];
  const unsigned n = self->n_way;

  memcpy (events, self->way, n * sizeof events[0]);
  if (n > 0)
    go (self, events, n);
  else if (line_up != SV_MAX_LINE_UPS)
    sv_board_view_line_up (self, line_up);
  return n > 0 || line_up != SV_MAX_LINE_UPS;
}

void
sv_board_view_line_up (SvBoardView *self, unsigned i)
{
  g_autoptr (SvMatch) match = g_object_ref (SV_BOARD_SURFACE (self)->match);

  /* All figurines move to their places together. */
  self->going = TRUE;
  self->went.n = 0;
  self->line_up = sv_match_line_up (match, i) ? SV_MAX_LINE_UPS : i;
  self->going = FALSE;
  if (SV_BOARD_SURFACE (self)->match)
    show_change (self, SV_CHANGE_EVENT, &(SvMoves){ 0 });
}

static void
slide_back (SvBoardView *self, int piece)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvPose from = sv_board_surface_get_drag_pose (surface);

  sv_board_surface_finish_motion (surface);
  if (!sv_board_surface_may_move (surface))
    return;
  sv_motion_add (&surface->motion, piece, 0, &from, &surface->rest[piece]);
  sv_board_surface_begin_motion (surface);
}

/* --- Illegal attempts --- */

static gboolean
refused_over_cb (gpointer data)
{
  SvBoardView *self = data;

  self->refused_id = 0;
  SV_BOARD_SURFACE (self)->refused_piece = SV_BOARD_SURFACE (self)->refused_space = -1;
  update (SV_BOARD_SURFACE (self));
  return G_SOURCE_REMOVE;
}

static void
mark_refused (SvBoardView *self, int piece, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  g_clear_handle_id (&self->refused_id, g_source_remove);
  surface->refused_space = space;
  surface->refused_piece = space < 0 ? piece : -1;
  self->refused_id = g_timeout_add (REFUSED_MS, refused_over_cb, self);
  update (SV_BOARD_SURFACE (self));
}

static void
refuse (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  const char *waiting = sv_choice_words_waiting (match);
  g_autofree char *why = waiting ? NULL : sv_choice_words_refusal (answer, match);

  if (waiting == NULL)
    mark_refused (self, piece, space);
  tell (self, waiting ? waiting : why);
}

/* --- Asking which of several events the user means --- */

static void
choose (SvBoardView *self, SvEvent event)
{
  g_autoptr (GError) error = NULL;

  if (!sv_match_choose (SV_BOARD_SURFACE (self)->match, event, &error) && error != NULL)
    tell (self, error->message);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);
  const SvOption option = self->choice.options[g_variant_get_uint32 (parameter)];

  /* Move the focus to the chosen place before the button that has the focus disappears. */
  sv_board_surface_focus_place (SV_BOARD_SURFACE (self), option.target.piece, option.target.space);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  choose (self, option.event);
}

/* --- Clicks, drags and drops --- */

/* Carry out the answer to a click on @piece and @space. */
static void
give_answer (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  switch (answer->kind) {
  case SV_ANSWER_TAKE:
  case SV_ANSWER_RELEASE:
    update (SV_BOARD_SURFACE (self));
    break;
  case SV_ANSWER_CHOOSE:
    if (answer->n == 1)
      choose (self, self->choice.options[answer->options[0]].event);
    else
      sv_board_question_ask (&self->popover, SV_BOARD_SURFACE (self), &self->choice, answer);
    break;
  case SV_ANSWER_WAY:
    go_to (self, answer->space);
    break;
  case SV_ANSWER_REFUSE:
  default:
    refuse (self, answer, piece, space);
    break;
  }
}

static void
answer_point (SvBoardView *self, int piece, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (!surface->match || surface->covered)
    return;
  sv_board_surface_finish_motion (surface);
  sv_choice_point (&self->choice, piece, space, answer);
  give_answer (self, answer, piece, space);
  turn_pitch (self); /* the animation has ended early, so the pitch may turn if that is due */
}

/* Return the piece picked up, or, during placement, the only piece on the bench that can come
 * next, which need not be picked up first. */
static int
get_held (SvBoardSurface *surface)
{
  const SvChoice *choice = &SV_BOARD_VIEW (surface)->choice;

  return choice->placing ? sv_choice_get_hand (choice) : choice->held;
}

static gboolean
is_goal (SvBoardSurface *surface, int space)
{
  return sv_choice_is_goal (&SV_BOARD_VIEW (surface)->choice, space);
}

static gboolean
can_choose (SvBoardSurface *surface, int piece)
{
  const SvChoice *choice = &SV_BOARD_VIEW (surface)->choice;

  return sv_choice_is_answer (choice, piece) || sv_choice_can_take (choice, piece);
}

static gboolean
is_marked (SvBoardSurface *surface, int piece, int space)
{
  return sv_choice_is_marked (&SV_BOARD_VIEW (surface)->choice, piece, space);
}

static void
point (SvBoardSurface *surface, int piece, int space)
{
  SV_BOARD_VIEW (surface)->to_bench = FALSE;
  answer_point (SV_BOARD_VIEW (surface), piece, space);
}

/* Begin to aim the ball that was pressed, or the one of the piece that was pressed. */
static gboolean
take_ball (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const int piece = surface->press_piece;
  const int space = piece >= 0 ? surface->view.pieces[piece].space : surface->press_space;

  surface->aims = has_ball (self, space);
  if (!surface->aims)
    return FALSE;
  surface->press_piece = SV_ACTOR_BALL;
  self->track.n = 0;
  return TRUE;
}

static gboolean
take (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const int piece = surface->press_piece, space = surface->press_space;

  self->to_bench = FALSE;
  if (take_ball (self))
    return TRUE;
  if (sv_choice_take (&self->choice, piece))
    return TRUE;
  /* This piece cannot be dragged: say why, once. A press on an empty space may still become a
   * click. */
  if (piece >= 0 && !sv_choice_is_answer (&self->choice, piece)) {
    sv_board_surface_forget_press (surface);
    answer_point (self, piece, space);
  }
  return FALSE;
}

/* Play the ball that was aimed at @space. Brought back to where it lies it is not played. */
static void
drop_ball (SvBoardView *self, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (space >= 0 && space != sv_choice_get_start (&self->choice, &surface->view))
    answer_point (self, sv_board_surface_get_actor (surface, space), space);
  else
    update (surface);
}

static void
drop (SvBoardSurface *surface, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (piece == SV_ACTOR_BALL) {
    drop_ball (self, space);
    return;
  }
  sv_choice_drop (&self->choice, space, answer);
  if (answer->kind == SV_ANSWER_CHOOSE || answer->kind == SV_ANSWER_WAY) {
    self->dropped = piece;
    give_answer (self, answer, piece, space);
    /* If the event was refused, the match waits for nothing, and the piece slides back. */
    if (self->dropped >= 0 && surface->match && !sv_match_get_waiting (surface->match))
      slide_back (self, piece);
    self->dropped = -1;
    update (SV_BOARD_SURFACE (self));
    return;
  }
  slide_back (self, piece);
  if (space >= 0 && space != surface->view.pieces[piece].space)
    give_answer (self, answer, piece, space);
  else
    update (SV_BOARD_SURFACE (self));
}

static gboolean
let_go (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const int held = self->choice.held;

  if (surface->dragged == SV_ACTOR_BALL) {
    surface->dragged = -1;
    sv_board_surface_forget_press (surface);
    update (surface);
    return GDK_EVENT_STOP;
  }
  if (held < 0)
    return GDK_EVENT_PROPAGATE;
  if (surface->dragged >= 0) {
    surface->dragged = -1;
    sv_board_surface_forget_press (surface);
    slide_back (self, held);
  }
  sv_choice_release (&self->choice);
  update (SV_BOARD_SURFACE (self));
  if (self->to_bench)
    sv_board_surface_focus_place (surface, held, -1);
  self->to_bench = FALSE;
  return GDK_EVENT_STOP;
}

/* --- Keys --- */

/* Handle a key or a screen reader action. After a figurine was picked up on a bench, move the
 * focus to the first space where it can be placed, because no arrow key leads there quickly. */
static void
activate (SvBoardSurface *surface, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  answer_point (self, piece, space);
  if (space >= 0 || self->choice.held != piece || !surface->match)
    return;
  for (int i = 0; (guint)i < surface->places.spaces->len; i++) {
    if (!sv_choice_is_goal (&self->choice, i))
      continue;
    sv_board_surface_focus_place (surface, -1, i);
    sv_board_surface_set_hover (surface, -1, i);
    self->to_bench = TRUE;
    return;
  }
}

gboolean
sv_board_view_pick (SvBoardView *self, int piece)
{
  if (!sv_choice_can_take (&self->choice, piece))
    return FALSE;
  if (self->choice.held == piece)
    sv_choice_release (&self->choice);
  else
    sv_choice_take (&self->choice, piece);
  update (SV_BOARD_SURFACE (self));
  return TRUE;
}

static gboolean
is_asking (SvBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && self->popover != NULL && gtk_widget_is_ancestor (focus, self->popover);
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  if (is_asking (self) && !SV_BOARD_SURFACE (self)->covered) {
    gtk_widget_child_focus (self->popover, direction);
    return TRUE;
  }
  return sv_board_keys_focus (SV_BOARD_SURFACE (widget), direction);
}

/* --- The class --- */

static void
sv_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (sv_board_view_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
sv_board_view_dispose (GObject *object)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  if (self->match_signals != NULL)
    sv_board_view_set_match (self, NULL);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->course);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  drop_nodes (self);
  g_clear_pointer (&self->ways, sv_ways_free);
  G_OBJECT_CLASS (sv_board_view_parent_class)->dispose (object);
}

static void
sv_board_view_class_init (SvBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SvBoardSurfaceClass *surface_class = SV_BOARD_SURFACE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_board_view_dispose;
  sv_board_keys_install (surface_class);
  widget_class->size_allocate = sv_board_view_size_allocate;
  widget_class->focus = focus;
  surface_class->update = update;
  surface_class->hovered = hovered;
  surface_class->update_place = update_place;
  surface_class->snapshot_layers = snapshot_layers;
  surface_class->arrived = arrived;
  surface_class->placed = placed;
  surface_class->get_held = get_held;
  surface_class->is_goal = is_goal;
  surface_class->can_choose = can_choose;
  surface_class->is_marked = is_marked;
  surface_class->point = point;
  surface_class->activate = activate;
  surface_class->take = take;
  surface_class->drop = drop;
  surface_class->let_go = let_go;
  gtk_widget_class_install_action (widget_class, "board.choose", "u", choose_cb);

  g_signal_new ("told", SV_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("turned", SV_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("pointed", SV_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                2, G_TYPE_INT, G_TYPE_INT);
}

static void
sv_board_view_init (SvBoardView *self)
{
  sv_board_hand_attach (SV_BOARD_SURFACE (self));
  self->dropped = -1;
  self->line_up = SV_MAX_LINE_UPS;
  SV_BOARD_SURFACE (self)->follows_scoreboard = TRUE;
  sv_choice_clear (&self->choice);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (changed_cb), self);
}

static void
step_cb (SvBoardView *self, SvCourse *course)
{
  if (SV_BOARD_SURFACE (self)->match && !sv_course_of (SV_BOARD_SURFACE (self)->match))
    g_clear_object (&self->course);
  update (SV_BOARD_SURFACE (self));
}

static void
follow_course (SvBoardView *self, SvCourse *course)
{
  if (self->course != NULL)
    g_signal_handlers_disconnect_by_data (self->course, self);
  g_set_object (&self->course, course);
  if (course != NULL)
    g_signal_connect_object (course, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
}

void
sv_board_view_set_match (SvBoardView *self, SvMatch *match)
{
  if (SV_BOARD_SURFACE (self)->match == match)
    return;

  end_repeat (self);
  empty_hands (self);
  sv_choice_clear (&self->choice);
  sv_board_surface_set_match (SV_BOARD_SURFACE (self), match);
  g_signal_group_set_target (self->match_signals, match);
  follow_course (self, match ? sv_course_of (match) : NULL);
  SV_BOARD_SURFACE (self)->viewer = match ? find_viewer (self) : -1;
  refresh (self);
}

gboolean
sv_board_view_get_goal_bounds (SvBoardView *self, GtkWidget *target, graphene_rect_t *out)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const float size = (float)surface->layout.piece;
  graphene_point_t centre;
  SvPose goal;

  if (self->ended || !sv_board_glide_find_goal (surface, &goal) ||
      !gtk_widget_compute_point (GTK_WIDGET (self), target,
                                 &GRAPHENE_POINT_INIT ((float)goal.x, (float)goal.y), &centre))
    return FALSE;
  graphene_rect_init (out, centre.x - size / 2, centre.y - size / 2, size, size);
  return TRUE;
}

void
sv_board_view_shoot (SvBoardView *self, unsigned ms, unsigned rest_ms)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvPose from[SV_N_ACTORS], to;
  SvScene ending;

  if (surface->match == NULL || self->ended)
    return;
  if (self->repeating)
    ms = (unsigned)(ms / SLOWNESS);
  memcpy (from, surface->rest, sizeof from);
  self->ended = get_ending (self, &ending);
  /* Show the outcome first, so that spaces that could be chosen before are not highlighted. */
  if (self->ended || self->choice.n_options > 0)
    refresh (self);
  to = surface->rest[SV_ACTOR_BALL];
  if (ms == 0 || !sv_board_surface_may_move (surface) ||
      (!self->ended && !sv_board_glide_find_goal (surface, &to)))
    return;
  sv_board_surface_finish_motion (surface);
  const int flight = (int)(ms * FLIGHT);
  sv_motion_throw (&surface->motion, flight, &from[SV_ACTOR_BALL], &to, self->ended ? 0 : LOB);
  for (int i = 0; self->ended && i < surface->view.n_pieces; i++)
    if (surface->view.pieces[i].space >= 0 && surface->view.pieces[i].flags & SV_PIECE_KEEPER)
      sv_motion_dive (&surface->motion, i, flight, &from[i], &surface->rest[i]);
  surface->motion.length = (int)(ms + rest_ms);
  surface->motion.hit = self->ended && surface->view.ball_piece >= 0 ? 0 : flight;
  sv_board_surface_begin_motion (surface);
}

void
sv_board_view_repeat (SvBoardView *self, unsigned position, gboolean cut)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvMatch *match = surface->match;
  SvPose old_rest[SV_N_ACTORS];
  SvMoves moves = { 0 };

  if (match == NULL)
    return;
  sv_board_surface_finish_motion (surface);
  end_repeat (self);
  self->repeating = TRUE;
  self->ended = FALSE;
  surface->slowness = SLOWNESS;
  sv_situation_init (&self->again, sv_match_get_game (match));
  sv_situation_read (&self->again, sv_match_get_doc (match)->history, position);
  memcpy (old_rest, surface->rest, sizeof old_rest);
  refresh (self);
  if (cut || position == 0 || !sv_board_surface_may_move (surface))
    return;
  sv_match_get_moves (match, position - 1, &moves);
  sv_board_glide_plan (surface, &moves, old_rest, self->dropped);
}

void
sv_board_view_set_hint (SvBoardView *self, const SvTarget *target)
{
  SV_BOARD_SURFACE (self)->hinted = target != NULL;
  if (target != NULL)
    self->hint = *target;
  g_clear_pointer (&self->nodes[NODE_HINT], gsk_render_node_unref);
  self->words_known = FALSE;
  update (SV_BOARD_SURFACE (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
sv_board_view_choose_figure (SvBoardView *self, unsigned figure)
{
  const SvBoard *board = SV_BOARD_SURFACE (self)->board;

  for (int i = 0; board != NULL && board->level && i < board->n_spaces; i++) {
    const char *label = board->spaces[i].label;

    if (sv_choice_is_goal (&self->choice, i) && figure >= strtoul (label, NULL, 10) &&
        figure <= (unsigned)g_ascii_digit_value (label[strlen (label) - 1])) {
      answer_point (self, -1, i);
      return TRUE;
    }
  }
  return FALSE;
}

void
sv_board_view_set_covered (SvBoardView *self, gboolean covered)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (surface->covered == covered)
    return;
  surface->covered = covered;
  sv_board_surface_finish_motion (surface);
  empty_hands (self);
  refresh (self);
  for (int side = 0; side < 2; side++)
    gtk_widget_set_visible (GTK_WIDGET (surface->places.trays[side]), !covered);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
