/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view.h"

#include "sv-board-glide.h"
#include "sv-board-hand.h"
#include "sv-board-keys.h"
#include "sv-board-look.h"
#include "sv-board-overlays.h"
#include "sv-board-play.h"
#include "sv-choice-words.h"
#include "sv-course.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvBoardView {
  SvBoardSurface parent_instance;

  /* Owned. */
  GSignalGroup *match_signals;
  SvCourse *course; /* course that points at places, or NULL */

  SvBoardPlay play;         /* what a person does */
  SvBoardOverlays overlays; /* what is painted over the pitch */

  /* What is shown. */
  /* TRUE if names and descriptions fit the position and the picked-up piece */
  gboolean words_known;
  int words_hand; /* piece to be moved (sv_choice_get_hand ()) when the words were made */
  int words_held; /* piece picked up (choice.held) when the words were made */

  SvBoardTurn turn;
  /* TRUE if an earlier position is shown once more, instead of that of the match */
  gboolean repeating;
  SvSituation again; /* that position; its contents are owned, and empty unless repeating */
  gboolean ended; /* TRUE if a close-up shows the outcome of the event that the match holds back */
};

G_DEFINE_FINAL_TYPE (SvBoardView, sv_board_view, SV_TYPE_BOARD_SURFACE)

/* --- Marks and words --- */

static void
update_place (SvBoardSurface *surface, SvSpaceView *place, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const SvBoardLook marks = { .surface = surface,
                              .choice = &self->play.choice,
                              .trail = &self->overlays.trail,
                              .hint = &self->overlays.hint,
                              .course = self->course,
                              .acting = self->play.acting };

  /* What is shown again is not read out: the names are those of the present position. */
  if (!self->words_known && !self->repeating && (space < 0 || surface->board->spaces[space].name)) {
    g_autofree char *name = space >= 0 ? sv_match_dup_space_label (surface->match, space)
                                       : sv_board_surface_dup_seat_name (surface, piece);
    g_autofree char *can =
        sv_board_look_is_hinted (&marks, piece, space) ? g_strdup (_ ("The best choice"))
        : self->play.acting ? sv_choice_words_can (&self->play.choice, surface->match, piece, space)
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

/* --- What changes with the pointer --- */

static void
tell_pointed (SvBoardView *self)
{
  g_signal_emit_by_name (self, "pointed", SV_BOARD_SURFACE (self)->hover_piece,
                         self->play.choice.held);
}

static void
update (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  if (!surface->match)
    return;
  sv_board_play_aim (&self->play);
  /* Names change with the position, and descriptions with the picked-up piece, but neither with
   * the pointer. */
  const int hand = sv_choice_get_hand (&self->play.choice), held = self->play.choice.held;
  const gboolean taken = self->words_held != held;
  if (self->words_hand != hand || taken)
    self->words_known = FALSE;
  if (!self->words_known)
    sv_board_overlays_forget (&self->overlays, SV_OVERLAY_PRICES);
  sv_board_overlays_forget (&self->overlays, SV_OVERLAY_WAY);
  sv_board_overlays_forget (&self->overlays, SV_OVERLAY_SIGNS);
  SV_BOARD_SURFACE_CLASS (sv_board_view_parent_class)->update (surface);
  self->words_known = TRUE;
  self->words_hand = hand;
  self->words_held = held;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), sv_board_play_get_cursor (&self->play));
  if (taken)
    tell_pointed (self);
}

static void
hovered (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  sv_board_play_draw (&self->play);
  update (surface);
  tell_pointed (self);
}

/* --- Picture --- */

static void
snapshot_layers (SvBoardSurface *surface, GtkSnapshot *snapshot)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  sv_board_overlays_snapshot (&self->overlays, snapshot, self->play.acting);
}

/* --- Following the match --- */

static void
placed (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  sv_board_overlays_follow (&self->overlays, self->repeating);
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

  if (self->play.to_bench && self->play.acting) {
    self->play.to_bench = FALSE;
    for (int i = 0; i < surface->view.n_pieces; i++) {
      if (sv_board_places_find (&surface->places, i, -1) &&
          sv_choice_can_take (&self->play.choice, i)) {
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
  const gboolean acting = !surface->covered && !sv_match_get_waiting (match) &&
                          sv_match_get_playback (match) != SV_PLAYBACK_PAST &&
                          sv_shown (match)->node.kind == SV_NODE_DECISION &&
                          sv_shown_get_bot (match) == NULL;
  sv_board_play_follow (&self->play, acting);
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

/* Update everything after a change of the match. @moves led to the position. */
static void
show_change (SvBoardView *self, SvChange change, const SvMoves *moves)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvPose old_rest[SV_N_ACTORS];

  sv_board_surface_finish_motion (surface);
  sv_board_play_empty_hands (&self->play);
  surface->hinted = FALSE;
  memcpy (old_rest, surface->rest, sizeof old_rest);
  if (self->play.dropped >= 0)
    old_rest[self->play.dropped] = sv_board_surface_get_drag_pose (surface);
  if (change == SV_CHANGE_SEEK)
    sv_board_zoom_finish (&surface->zooming);
  surface->turns = change != SV_CHANGE_SEEK;
  refresh (self);
  surface->turns = FALSE;
  if (change != SV_CHANGE_SEEK && sv_board_surface_may_move (surface))
    sv_board_glide_plan (surface, moves, old_rest, self->play.dropped);
  self->play.dropped = -1;
  turn_pitch (self);
}

/* Several events were carried out at once. */
static void
went (SvBoardSurface *surface, const SvMoves *moves)
{
  show_change (SV_BOARD_VIEW (surface), SV_CHANGE_EVENT, moves);
}

static void
changed_cb (SvBoardView *self, SvChange change, SvMatch *match)
{
  const unsigned position = sv_shown (match)->position;
  SvMoves moves = { 0 };

  end_repeat (self);
  self->ended = FALSE;
  sv_board_play_forget (&self->play);
  if (change != SV_CHANGE_SEEK && change != SV_CHANGE_UNDO && position > 0)
    sv_match_get_moves (match, position - 1, &moves);
  if (!sv_board_play_collect (&self->play, &moves))
    show_change (self, change, &moves);
}

/* --- Clicks, keys, drags and drops --- */

/* Return the piece picked up, or, during placement, the only piece on the bench that can come
 * next, which need not be picked up first. */
static int
get_held (SvBoardSurface *surface)
{
  const SvChoice *choice = &SV_BOARD_VIEW (surface)->play.choice;

  return choice->placing ? sv_choice_get_hand (choice) : choice->held;
}

static gboolean
is_goal (SvBoardSurface *surface, int space)
{
  return sv_choice_is_goal (&SV_BOARD_VIEW (surface)->play.choice, space);
}

static gboolean
can_choose (SvBoardSurface *surface, int piece)
{
  const SvChoice *choice = &SV_BOARD_VIEW (surface)->play.choice;

  return sv_choice_is_answer (choice, piece) || sv_choice_can_take (choice, piece);
}

static gboolean
is_marked (SvBoardSurface *surface, int piece, int space)
{
  return sv_choice_is_marked (&SV_BOARD_VIEW (surface)->play.choice, piece, space);
}

static void
point (SvBoardSurface *surface, int piece, int space)
{
  sv_board_play_point (&SV_BOARD_VIEW (surface)->play, piece, space);
}

static void
activate (SvBoardSurface *surface, int piece, int space)
{
  sv_board_play_activate (&SV_BOARD_VIEW (surface)->play, piece, space);
}

static gboolean
take (SvBoardSurface *surface)
{
  return sv_board_play_take (&SV_BOARD_VIEW (surface)->play);
}

static void
drop (SvBoardSurface *surface, int piece, int space)
{
  sv_board_play_drop (&SV_BOARD_VIEW (surface)->play, piece, space);
}

static gboolean
let_go (SvBoardSurface *surface)
{
  return sv_board_play_let_go (&SV_BOARD_VIEW (surface)->play);
}

/* An option of the question was chosen. */
static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  sv_board_play_choose_option (&SV_BOARD_VIEW (widget)->play, g_variant_get_uint32 (parameter));
}

gboolean
sv_board_view_pick (SvBoardView *self, int piece)
{
  return sv_board_play_pick (&self->play, piece);
}

void
sv_board_view_line_up (SvBoardView *self, unsigned i)
{
  sv_board_play_line_up (&self->play, i);
}

gboolean
sv_board_view_go_anyway (SvBoardView *self)
{
  return sv_board_play_go_anyway (&self->play);
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  if (sv_board_play_is_asking (&self->play) && !SV_BOARD_SURFACE (self)->covered) {
    gtk_widget_child_focus (self->play.popover, direction);
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
  if (self->play.popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->play.popover));
}

static void
sv_board_view_dispose (GObject *object)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  if (self->match_signals != NULL)
    sv_board_view_set_match (self, NULL);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->course);
  sv_board_play_clear (&self->play);
  sv_board_overlays_clear (&self->overlays);
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
  sv_board_play_init (&self->play, SV_BOARD_SURFACE (self), went);
  self->overlays = (SvBoardOverlays){
    .surface = SV_BOARD_SURFACE (self),
    .choice = &self->play.choice,
    .aim = &self->play.aim,
  };
  SV_BOARD_SURFACE (self)->follows_scoreboard = TRUE;
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
  sv_board_play_empty_hands (&self->play);
  sv_choice_clear (&self->play.choice);
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
  SvPose from[SV_N_ACTORS];
  SvScene ending;

  if (surface->match == NULL || self->ended)
    return;
  if (self->repeating)
    ms = (unsigned)(ms / SLOWNESS);
  memcpy (from, surface->rest, sizeof from);
  self->ended = get_ending (self, &ending);
  /* Show the outcome first, so that spaces that could be chosen before are not highlighted. */
  if (self->ended || self->play.choice.n_options > 0)
    refresh (self);
  sv_board_glide_shoot (surface, from, self->ended, ms, rest_ms);
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
  sv_board_glide_plan (surface, &moves, old_rest, self->play.dropped);
}

void
sv_board_view_set_hint (SvBoardView *self, const SvTarget *target)
{
  SV_BOARD_SURFACE (self)->hinted = target != NULL;
  if (target != NULL)
    self->overlays.hint = *target;
  sv_board_overlays_forget (&self->overlays, SV_OVERLAY_HINT);
  self->words_known = FALSE;
  update (SV_BOARD_SURFACE (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
sv_board_view_choose_figure (SvBoardView *self, unsigned figure)
{
  return sv_board_play_choose_figure (&self->play, figure);
}

void
sv_board_view_set_covered (SvBoardView *self, gboolean covered)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (surface->covered == covered)
    return;
  surface->covered = covered;
  sv_board_surface_finish_motion (surface);
  sv_board_play_empty_hands (&self->play);
  refresh (self);
  for (int side = 0; side < 2; side++)
    gtk_widget_set_visible (GTK_WIDGET (surface->places.trays[side]), !covered);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
