/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-position-board.h"

#include "sv-board-hand.h"
#include "sv-board-keys.h"
#include "sv-board-trail.h"
#include "sv-match-words.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

struct _SvPositionBoard {
  SvBoardSurface parent_instance;

  /* Owned. */
  SvPosition *position;
  GSignalGroup *signals; /* handlers of the position */

  /* path of a ball in flight and the chances to stop it; NULL if there is none, or not painted
   * yet */
  GskRenderNode *trail, *odds;

  int held;    /* actor that the user has picked up, or -1 */
  int n_press; /* number of the click in a row: 2 for the second click of a double click */
};

G_DEFINE_FINAL_TYPE (SvPositionBoard, sv_position_board, SV_TYPE_BOARD_SURFACE)

/* --- Words --- */

/* Return whether a click on @space stops the ball in flight there. The space is empty, so no piece
 * is picked up. */
static gboolean
can_stop (SvPositionBoard *self, int actor, int space)
{
  return (actor < 0 || actor == SV_ACTOR_BALL) && space >= 0 &&
         sv_position_can_try (self->position, -1, space, NULL);
}

static const char *
hint_for (SvPositionBoard *self, int actor, int space)
{
  if (self->held >= 0 && actor == self->held)
    return _ ("In your hand: choose where to put it, or press Escape to put it back");
  if (self->held == SV_ACTOR_BALL)
    return _ ("Press Enter to lay the ball here");
  if (self->held < 0 && can_stop (self, actor, space))
    return _ ("Press Enter to stop the ball here");
  if (self->held >= 0)
    return _ ("Press Enter to put the figurine here");
  if (actor == SV_ACTOR_BALL)
    return _ ("Press Enter to take the ball");
  return actor >= 0 ? _ ("Press Enter to take a figurine") : "";
}

/* Return whether @space is highlighted as a target. A picked-up actor may be put anywhere, but if
 * a piece can stop the ball, only the spaces where it can do so are highlighted. */
static gboolean
is_lit (SvPositionBoard *self, int space)
{
  if (self->held < 0)
    return can_stop (self, -1, space);
  return self->held == SV_ACTOR_BALL ||
         !sv_position_can_try (self->position, self->held, -1, NULL) ||
         sv_position_can_try (self->position, self->held, space, NULL);
}

static char *
dup_space_name (SvBoardSurface *surface, int actor, int space)
{
  g_autofree char *where = sv_match_dup_place (surface->match, space);

  if (actor == SV_ACTOR_BALL)
    return sv_sentence (_ ("%s, the ball"), where);
  if (actor < 0)
    return sv_sentence (_ ("%s, empty"), where);
  g_autofree char *who = sv_match_dup_piece_label (surface->match, actor);
  if (surface->view.ball_piece == actor)
    return sv_sentence (_ ("%1$s, %2$s, has the ball"), where, who);
  return sv_sentence (_ ("%1$s, %2$s"), where, who);
}

/* Return the piece that makes the position impossible, or -1 if none. */
static int
get_wrong (SvPositionBoard *self)
{
  return self->position != NULL ? sv_position_get_wrong (self->position) : -1;
}

static void
update_place (SvBoardSurface *surface, SvSpaceView *place, int actor, int space)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);
  g_autofree char *name = space >= 0 ? dup_space_name (surface, actor, space)
                                     : sv_board_surface_dup_seat_name (surface, actor);

  sv_space_view_set_words (place, name, hint_for (self, actor, space));
  if (self->held >= 0 && actor == self->held)
    sv_space_view_set_style (place, SV_SPACE_STYLE_HOVER);
  else if (is_lit (self, space))
    sv_space_view_set_style (place, SV_SPACE_STYLE_TARGET);
  else
    sv_space_view_set_style (place, self->held < 0 && actor >= 0 && actor == get_wrong (self)
                                        ? SV_SPACE_STYLE_POINTED
                                        : 0);
}

static void
placed (SvBoardSurface *surface)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  g_clear_pointer (&self->trail, gsk_render_node_unref);
  g_clear_pointer (&self->odds, gsk_render_node_unref);
}

static void
changed_cb (SvPositionBoard *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvPlacement *placement = sv_position_get_placement (self->position);
  SvScene scene = { surface->board, *sv_position_get_view (self->position) };

  /* For an impossible position the rules cannot tell which end of the board belongs to whom, so
   * copy that from the placement. */
  memcpy (scene.view.zone_side, placement->zone_side, sizeof scene.view.zone_side);
  if ((sv_position_get_flags (self->position) & (SV_PHASE_FREE_BALL | SV_PHASE_TRAIL)) == 0)
    scene.view.ball_space = -1;
  sv_board_surface_show (surface, &scene);
  placed (surface);
  SV_BOARD_SURFACE_GET_CLASS (self)->update (surface);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- The picked-up actor --- */

static void
hold (SvPositionBoard *self, int actor)
{
  if (self->held == actor)
    return;
  self->held = actor;
  SV_BOARD_SURFACE_GET_CLASS (self)->update (SV_BOARD_SURFACE (self));
}

/* Give the ball to the piece on the space, or lay it on the empty space. If the ball is in flight,
 * extend its path to @space instead. */
static void
lay_ball (SvPositionBoard *self, int actor, int space)
{
  if ((sv_position_get_flags (self->position) & SV_PHASE_TRAIL) != 0) {
    if (space >= 0)
      sv_position_lead_ball (self->position, space);
  } else if (actor >= 0 && actor != SV_ACTOR_BALL)
    sv_position_set_ball (self->position, actor);
  else if (space >= 0)
    sv_position_set_ball_space (self->position, space);
}

/* Return whether the ball may be brought to @actor or @space. */
static gboolean
can_have_ball (SvPositionBoard *self, int actor, int space)
{
  const unsigned flags = sv_position_get_flags (self->position);

  if ((flags & SV_PHASE_TRAIL) != 0)
    return space >= 0;
  if ((flags & SV_PHASE_BALL) == 0)
    return FALSE;
  return (actor >= 0 && actor != SV_ACTOR_BALL) ||
         (space >= 0 && (flags & SV_PHASE_FREE_BALL) != 0);
}

/* Bring the ball to @actor or @space, wherever it is. Returns FALSE if the ball cannot be
 * there. */
static gboolean
bring_ball (SvPositionBoard *self, int actor, int space)
{
  if (!can_have_ball (self, actor, space))
    return FALSE;
  lay_ball (self, actor, space);
  return TRUE;
}

/* Put @actor on @space and move the focus there too. */
static void
put (SvBoardSurface *surface, int actor, int space)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  hold (self, -1);
  if (actor == SV_ACTOR_BALL)
    lay_ball (self, sv_board_surface_get_actor (surface, space), space);
  else
    sv_position_put (self->position, actor, space);
  sv_board_surface_focus_place (surface, actor, space);
}

/* Handle a chosen place: pick up its actor, or put down the actor that is picked up. */
static void
activate (SvBoardSurface *surface, int actor, int space)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  if (self->held < 0 && can_stop (self, actor, space))
    sv_position_try (self->position, -1, space);
  else if (self->held < 0)
    hold (self, actor);
  else if (actor == self->held)
    hold (self, -1);
  else
    put (surface, self->held, space);
}

/* The second click of a double click brings the ball. */
static void
point (SvBoardSurface *surface, int actor, int space)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  if (self->n_press == 2 && bring_ball (self, actor, space))
    hold (self, -1);
  else
    activate (surface, actor, space);
}

static void
pressed_cb (SvPositionBoard *self, int n_press)
{
  self->n_press = n_press;
}

static int
get_held (SvBoardSurface *surface)
{
  return SV_POSITION_BOARD (surface)->held;
}

/* A dragged actor may be dropped on any space. For clicks, the figurine that is hit counts. */
static gboolean
is_goal (SvBoardSurface *surface, int space)
{
  return surface->dragged >= 0;
}

/* Every actor may be picked up, so a finger on one drags it and does not slide on. */
static gboolean
can_choose (SvBoardSurface *surface, int piece)
{
  return piece >= 0;
}

static gboolean
take (SvBoardSurface *surface)
{
  if (surface->press_piece < 0)
    return FALSE;
  hold (SV_POSITION_BOARD (surface), surface->press_piece);
  return TRUE;
}

static gboolean
let_go (SvBoardSurface *surface)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  if (self->held < 0)
    return GDK_EVENT_PROPAGATE;
  surface->dragged = -1;
  sv_board_surface_forget_press (surface);
  hold (self, -1);
  return GDK_EVENT_STOP;
}

/* --- Keys --- */

/* Return the actor that is picked up, otherwise the one at the place with the focus, or -1 if
 * none. */
static int
get_meant (SvPositionBoard *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvSpaceView *place = sv_board_places_get_focused (&surface->places);

  if (self->held >= 0 || place == NULL)
    return self->held;
  if (sv_space_view_get_space (place) >= 0)
    return sv_board_surface_get_actor (surface, sv_space_view_get_space (place));
  return sv_space_view_get_piece (place);
}

static gboolean
ball_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);
  SvSpaceView *place = sv_board_places_get_focused (&SV_BOARD_SURFACE (self)->places);

  if (!self->position)
    return FALSE;
  return bring_ball (self, get_meant (self), place ? sv_space_view_get_space (place) : -1);
}

static gboolean
take_away_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvPositionBoard *self = SV_POSITION_BOARD (widget);
  const int actor = get_meant (self);

  if (!self->position || actor < 0 || actor == SV_ACTOR_BALL)
    return FALSE;
  let_go (SV_BOARD_SURFACE (self));
  sv_position_put (self->position, actor, -1);
  return TRUE;
}

/* --- The picture --- */

/* Paint the path of a ball in flight, and the chance to stop it at each space. */
static void
paint_trail (SvPositionBoard *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvPlacement *placement = sv_position_get_placement (self->position);
  GskRenderNode *odds[SV_MAX_SPACES];
  guint n = 0;

  if ((sv_position_get_flags (self->position) & SV_PHASE_TRAIL) == 0)
    return;
  self->trail = sv_trail_paint_flight (surface, -1, placement->trail, placement->n_trail);
  for (int i = 0; (guint)i < surface->places.spaces->len; i++) {
    SvTarget target;
    if (sv_position_can_try (self->position, -1, i, &target))
      odds[n++] = sv_trail_paint_odds (surface, i, target.odds, target.odds_of);
  }
  self->odds = gsk_container_node_new (odds, n);
  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (odds[i]);
}

static void
snapshot_layers (SvBoardSurface *surface, GtkSnapshot *snapshot)
{
  SvPositionBoard *self = SV_POSITION_BOARD (surface);

  if (self->odds == NULL)
    paint_trail (self);
  sv_board_surface_snapshot_pitch (surface, snapshot);
  if (self->trail)
    gtk_snapshot_append_node (snapshot, self->trail);
  sv_board_places_snapshot (&surface->places, snapshot);
  sv_board_surface_snapshot_pieces (surface, snapshot);
  if (self->odds != NULL)
    gtk_snapshot_append_node (snapshot, self->odds);
}

/* --- The class --- */

static void
sv_position_board_dispose (GObject *object)
{
  SvPositionBoard *self = SV_POSITION_BOARD (object);

  if (self->signals)
    sv_position_board_set_position (self, NULL);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->trail, gsk_render_node_unref);
  g_clear_pointer (&self->odds, gsk_render_node_unref);
  G_OBJECT_CLASS (sv_position_board_parent_class)->dispose (object);
}

static void
sv_position_board_class_init (SvPositionBoardClass *klass)
{
  static const guint away[] = { GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SvBoardSurfaceClass *surface_class = SV_BOARD_SURFACE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_position_board_dispose;
  sv_board_keys_install (surface_class);
  surface_class->get_held = get_held;
  surface_class->is_goal = is_goal;
  surface_class->point = point;
  surface_class->activate = activate;
  surface_class->take = take;
  surface_class->drop = put;
  surface_class->let_go = let_go;
  surface_class->update_place = update_place;
  surface_class->placed = placed;
  surface_class->snapshot_layers = snapshot_layers;
  surface_class->can_choose = can_choose;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_b, 0, ball_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    gtk_widget_class_add_binding (widget_class, away[i], 0, take_away_cb, NULL);
}

static void
sv_position_board_init (SvPositionBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  sv_board_hand_attach (SV_BOARD_SURFACE (self));
  self->held = -1;
  SV_BOARD_SURFACE (self)->takes_ball = SV_BOARD_SURFACE (self)->keeps_benches = TRUE;
  self->signals = g_signal_group_new (SV_TYPE_POSITION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
sv_position_board_set_position (SvPositionBoard *self, SvPosition *position)
{
  if (self->position == position)
    return;
  self->held = -1;
  g_set_object (&self->position, position);
  sv_board_surface_set_match (SV_BOARD_SURFACE (self),
                              position ? sv_position_get_match (position) : NULL);
  g_signal_group_set_target (self->signals, position);
  if (position != NULL)
    changed_cb (self);
}
