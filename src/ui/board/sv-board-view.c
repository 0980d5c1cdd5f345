/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"

#include "sv-match-past.h"
#include "sv-match-words.h"
#include "sv-paint-way.h"
#include "sv-raster.h"

#include <glib/gi18n.h>
#include <math.h>

G_DEFINE_FINAL_TYPE (SvBoardView, sv_board_view, SV_TYPE_BOARD_SURFACE)

enum { TOLD, N_SIGNALS };

static guint signals[N_SIGNALS];

void
sv_board_view_tell (SvBoardView *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

/* --- Marks and words ------------------------------------------------------------------- */

static unsigned
look_of (SvBoardView *self, int piece, int space)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const gboolean here = space >= 0 ? space == surface->hover_space : piece == surface->hover_piece;
  unsigned look = 0;

  if (space >= 0 ? space == self->refused_space : piece >= 0 && piece == self->refused_piece)
    look |= SV_LOOK_REFUSED;
  if (space >= 0 && self->trail.last[space])
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

/* What is said of a target: with its cost or its odds. */
static char *
describe_target (SvBoardView *self, int space)
{
  SvPrice price;

  if (!sv_choice_get_price (&self->choice, &SV_BOARD_SURFACE (self)->view, space, &price))
    return g_strdup (_ ("Possible target"));
  if (price.odds_of > 0)
    return g_strdup_printf (_ ("Possible target, %u of %u throws succeed"), price.odds,
                            price.odds_of);
  return g_strdup_printf (
      ngettext ("Possible target for %u point", "Possible target for %u points", price.cost),
      price.cost);
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
    return describe_target (self, space);
  if (sv_choice_is_possible (&self->choice, piece, space))
    return g_strdup (_ ("Can be chosen"));
  sv_choice_refusal (&self->choice, piece, space, &why_piece, &why_space);
  char *why = sv_match_dup_why_not (SV_BOARD_SURFACE (self)->match, why_piece, why_space);
  return why ? why : g_strdup ("");
}

static void
update_place (SvBoardSurface *surface, SvSpaceView *place, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  if (!self->words_known) {
    g_autofree char *name = space >= 0 ? sv_match_dup_space_label (surface->match, space)
                                       : sv_board_surface_dup_seat_name (surface, piece);
    g_autofree char *description = describe (self, piece, space);
    sv_space_view_set_words (place, name, description);
  }
  sv_space_view_set_look (place, look_of (self, piece, space));
  sv_space_view_set_leave_space_key (place,
                                     sv_match_get_node (surface->match)->kind == SV_NODE_CHANCE);
}

/* The ways of the piece in hand. */
static void
find_ways (SvBoardView *self)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;

  if (!self->acting)
    return;
  if (!self->ways)
    self->ways = sv_ways_new ();
  sv_choice_find_ways (&self->choice, self->ways, sv_match_get_game (match),
                       sv_match_get_setup (match), sv_match_get_state (match));
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
  if (sv_choice_can_take (&self->choice, surface->hover_piece))
    return "grab";
  return NULL;
}

static void
update (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  if (!surface->match)
    return;
  find_ways (self);
  /* Names change with the position, reasons with what is in the hand; neither with the pointer. */
  const int hand = sv_choice_get_hand (&self->choice), held = self->choice.held;
  if (self->words_hand != hand || self->words_held != held)
    self->words_known = FALSE;
  if (!self->words_known)
    g_clear_pointer (&self->price_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  SV_BOARD_SURFACE_CLASS (sv_board_view_parent_class)->update (surface);
  self->words_known = TRUE;
  self->words_hand = hand;
  self->words_held = held;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), cursor_for (self));
}

void
sv_board_view_update (SvBoardView *self)
{
  update (SV_BOARD_SURFACE (self));
}

/* --- Picture --------------------------------------------------------------------------- */

static double
get_unit (SvBoardSurface *surface)
{
  return sv_fit_line_unit (&surface->layout.fit, sv_match_get_board (surface->match));
}

static void
begin_raster (SvBoardSurface *surface, SvRaster *raster, double x, double y, double w, double h)
{
  const double left = floor (x), top = floor (y);

  sv_raster_begin (raster,
                   &GRAPHENE_RECT_INIT ((float)left, (float)top, (float)ceil (x + w - left),
                                        (float)ceil (y + h - top)),
                   gtk_widget_get_scale_factor (GTK_WIDGET (surface)));
}

/* A piece of the other side is pushed. */
static SvWayKind
way_kind (SvBoardSurface *surface, int hand)
{
  if (hand < 0)
    return SV_WAY_BALL;
  return surface->view.pieces[hand].side == sv_match_get_node (surface->match)->side ? SV_WAY_STEPS
                                                                                     : SV_WAY_PUSH;
}

/* The way of what is in the hand to a space; NULL: there is nothing to be painted. */
static GskRenderNode *
paint_way (SvBoardView *self, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvBoard *board = sv_match_get_board (surface->match);
  const int hand = sv_choice_get_hand (&self->choice);
  const int side = hand >= 0 ? surface->view.pieces[hand].side : 0;
  int16_t spaces[SV_MAX_WAY + 1];
  double x, y, w, h;
  SvRaster raster;

  if (hand >= 0 && surface->view.pieces[hand].space < 0) {
    SvPose pose;
    sv_board_layout_space (&surface->layout, board, space, &pose);
    return sv_trail_paint_straight (&surface->rest[hand], &pose, &surface->painter->theme,
                                    get_unit (surface),
                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  }
  const unsigned n = sv_choice_get_way (&self->choice, &surface->view, space, spaces);
  sv_fit_way_box (&surface->layout.fit, board, spaces, n, &x, &y, &w, &h);
  if (w <= 0)
    return NULL;
  begin_raster (surface, &raster, x, y, w, h);
  sv_paint_way (surface->painter, raster.cr, &surface->layout.fit, way_kind (surface, hand), side,
                spaces, n);
  return sv_raster_end (&raster);
}

/* The way that the ball in flight has come; NULL: none flies. */
static GskRenderNode *
paint_flight (SvBoardSurface *surface)
{
  const SvFit *fit = &surface->layout.fit;
  const SvView *view = &surface->view;
  double x, y, w, h;
  SvRaster raster;

  if (view->n_trail == 0)
    return NULL;
  sv_fit_way_box (fit, sv_match_get_board (surface->match), view->trail, view->n_trail, &x, &y, &w,
                  &h);
  if (w <= 0)
    return NULL;
  begin_raster (surface, &raster, x, y, w, h);
  sv_paint_way (surface->painter, raster.cr, fit, SV_WAY_BALL, -1, view->trail, view->n_trail);
  return sv_raster_end (&raster);
}

/* What a target costs and how likely it succeeds; NULL: neither is to be shown. */
static GskRenderNode *
paint_price (SvBoardView *self, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvFit *fit = &surface->layout.fit;
  /* Whatever the space's form is, the marks stand round where a piece stands. */
  const double reach = 1.2 * surface->layout.piece;
  SvPrice price;
  SvPose middle;
  SvRaster raster;

  if (!sv_choice_get_price (&self->choice, &surface->view, space, &price))
    return NULL;
  sv_board_layout_space (&surface->layout, sv_match_get_board (surface->match), space, &middle);
  begin_raster (surface, &raster, middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
  sv_paint_cost (surface->painter, raster.cr, fit, space, price.cost);
  sv_paint_odds (surface->painter, raster.cr, fit, space, price.odds, price.odds_of);
  return sv_raster_end (&raster);
}

static GskRenderNode *
paint_prices (SvBoardView *self)
{
  GskRenderNode *prices[SV_MAX_SPACES], *node;
  guint n = 0;

  for (int i = 0; (guint)i < SV_BOARD_SURFACE (self)->spaces->len; i++) {
    prices[n] = paint_price (self, i);
    n += prices[n] != NULL;
  }
  node = gsk_container_node_new (prices, n);
  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (prices[i]);
  return node;
}

static void
append (GtkSnapshot *snapshot, GskRenderNode *node)
{
  if (node)
    gtk_snapshot_append_node (snapshot, node);
}

/* What would happen at the target that is pointed at: the way there, and who arrives. */
static void
snapshot_ghost (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const int hand = sv_choice_get_hand (&self->choice), space = surface->hover_space;
  SvPose pose;

  if (surface->dragged >= 0 || !sv_choice_is_goal (&self->choice, space) ||
      (hand < 0 && !sv_choice_is_far (&self->choice, space)))
    return;
  if (!self->path_node)
    self->path_node = paint_way (self, space);
  append (snapshot, self->path_node);
  sv_board_layout_space (&surface->layout, sv_match_get_board (surface->match), space, &pose);
  gtk_snapshot_push_opacity (snapshot, 0.5);
  if (hand >= 0)
    sv_piece_layer_append_piece (surface->layer, snapshot, &surface->view.pieces[hand], pose.x,
                                 pose.y, 1);
  else
    sv_piece_layer_append_ball (surface->layer, snapshot, pose.x, pose.y, 1);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (widget);
  SvBoardView *self = SV_BOARD_VIEW (widget);

  if (!surface->has_layout || surface->covered)
    return;
  sv_board_surface_snapshot_pitch (surface, snapshot);
  if (!self->trail_node)
    self->trail_node = sv_trail_paint (&self->trail, &surface->painter->theme, get_unit (surface),
                                       gtk_widget_get_scale_factor (widget));
  append (snapshot, self->trail_node);
  if (!self->ball_node)
    self->ball_node = paint_flight (surface);
  append (snapshot, self->ball_node);
  sv_board_surface_snapshot_places (surface, snapshot);
  snapshot_ghost (self, snapshot);
  sv_board_surface_snapshot_pieces (surface, snapshot);
  if (!self->acting || surface->tick_id)
    return;
  if (!self->price_node)
    self->price_node = paint_prices (self);
  append (snapshot, self->price_node);
}

/* --- Following the match --------------------------------------------------------------- */

static void
placed (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  g_clear_pointer (&self->trail_node, gsk_render_node_unref);
  g_clear_pointer (&self->ball_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  g_clear_pointer (&self->price_node, gsk_render_node_unref);
  sv_trail_find (&self->trail, surface->match, surface->has_layout ? &surface->layout : NULL);
}

/* The piece whose seat has the focus, before benches change; or -1. */
static int
focused_seat (SvBoardSurface *surface)
{
  SvSpaceView *place = sv_board_surface_get_focused (surface);
  return place ? sv_space_view_get_piece (place) : -1;
}

/* A figurine with the focus left its bench: the focus goes along, or to the next one to be put
 * down if the keyboard is at work. */
static void
repair_focus (SvBoardView *self, int piece)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (self->to_bench && self->acting) {
    self->to_bench = FALSE;
    for (int i = 0; i < surface->view.n_pieces; i++) {
      if (sv_board_surface_get_place (surface, i, -1) && sv_choice_can_take (&self->choice, i)) {
        sv_board_surface_focus_place (surface, i, -1);
        return;
      }
    }
  }
  if (piece >= 0 && !sv_board_surface_get_place (surface, piece, -1))
    sv_board_surface_focus_place (surface, -1, surface->view.pieces[piece].space);
}

static void
fill_choice (SvBoardView *self)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (match, &n);

  sv_choice_clear (&self->choice);
  for (unsigned i = 0; self->acting && i < n; i++)
    sv_choice_add (&self->choice, legal[i], sv_match_get_target (match, i));
}

/* All that is shown, without motion. */
static void
refresh (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvMatch *match = surface->match;

  if (!match)
    return;
  const int focused = focused_seat (surface);
  self->acting = !surface->covered && sv_match_get_look (match) != SV_LOOK_BACK &&
                 sv_match_get_node (match)->kind == SV_NODE_DECISION &&
                 sv_match_get_bot (match) == NULL;
  fill_choice (self);
  sv_board_surface_show (surface, sv_match_get_view (match));
  self->words_known = FALSE;
  sv_board_view_update (self);
  repair_focus (self, focused);
}

typedef struct {
  SvBoardView *self;
  const SvPose *old_rest;
} Spots;

/* Where an actor is that moves; the ball is carried beside the middle of a figurine. */
static bool
spot (const void *data, int actor, int space, bool after, SvPose *out)
{
  const Spots *spots = data;
  SvBoardSurface *surface = SV_BOARD_SURFACE (spots->self);

  if (actor < SV_MAX_PIECES && !after && (actor == spots->self->dropped || space < 0)) {
    *out = spots->old_rest[actor];
    return true;
  }
  if (space >= 0) {
    sv_board_layout_space (&surface->layout, sv_match_get_board (surface->match), space, out);
    if (actor == SV_ACTOR_BALL && sv_board_surface_get_actor (surface, space) >= 0) {
      out->x += 0.3125 * surface->layout.piece;
      out->y += 0.2 * surface->layout.piece;
    }
    return true;
  }
  if (actor >= surface->view.n_pieces)
    return false;
  *out = surface->rest[actor];
  return true;
}

static gboolean
may_move (SvBoardView *self)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled,
                NULL);
  return enabled && !surface->covered && surface->has_layout &&
         gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* Pieces that stand elsewhere than before without a move that says how go straight there. */
static void
plan_motion (SvBoardView *self, const SvMoves *moves, const SvPose *old_rest)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const Spots spots = { self, old_rest };

  sv_motion_plan (&surface->motion, moves, get_unit (surface), spot, &spots);
  for (int i = 0; i < surface->view.n_pieces; i++) {
    SvPose pose;
    if (!sv_motion_at (&surface->motion, i, 0, &pose))
      sv_motion_add (&surface->motion, i, 0, &old_rest[i], &surface->rest[i]);
  }
  sv_board_surface_begin_motion (surface);
}

/* All that is shown follows the match; moves led to the position. */
static void
show_change (SvBoardView *self, SvChange change, const SvMoves *moves)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  SvPose old_rest[SV_N_ACTORS];

  sv_board_surface_finish_motion (surface);
  sv_board_view_empty_hands (self);
  memcpy (old_rest, surface->rest, sizeof old_rest);
  if (self->dropped >= 0)
    old_rest[self->dropped] = sv_board_surface_get_drag_pose (surface);
  refresh (self);
  if (change != SV_CHANGE_SEEK && may_move (self))
    plan_motion (self, moves, old_rest);
  self->dropped = -1;
}

/* What the last event moved, to be shown when the whole way is gone. */
static void
collect_moves (SvBoardView *self, const SvMoves *moves)
{
  for (unsigned i = 0; i < moves->n && self->went.n < SV_MAX_MOVES; i++)
    /* What was dropped slides to its place from where it was dropped. */
    if (self->dropped < 0 || moves->moves[i].piece != self->dropped)
      self->went.moves[self->went.n++] = moves->moves[i];
}

static void
changed_cb (SvBoardView *self, SvChange change, SvMatch *match)
{
  const unsigned position = sv_match_get_position (match);
  SvMoves moves = { 0 };

  if (change != SV_CHANGE_SEEK && change != SV_CHANGE_UNDO && position > 0)
    sv_match_get_moves (match, position - 1, &moves);
  if (self->going)
    collect_moves (self, &moves);
  else
    show_change (self, change, &moves);
}

void
sv_board_view_go (SvBoardView *self, int space)
{
  SvEvent events[SV_MAX_WAY];
  const unsigned n = sv_ways_get (self->ways, space, events, NULL);
  g_autoptr (SvMatch) match = g_object_ref (SV_BOARD_SURFACE (self)->match);
  g_autoptr (GError) error = NULL;

  /* The window follows each event; the board shows them as one motion. */
  self->going = TRUE;
  self->went.n = 0;
  for (unsigned i = 0; i < n; i++) {
    /* The time may be over in the middle of the way; then the rest of it is not meant any more. */
    if (!sv_match_choose (match, events[i], &error))
      break;
  }
  self->going = FALSE;
  if (SV_BOARD_SURFACE (self)->match)
    show_change (self, SV_CHANGE_EVENT, &self->went);
  if (error)
    sv_board_view_tell (self, error->message);
}

void
sv_board_view_slide_back (SvBoardView *self, int piece)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvPose from = sv_board_surface_get_drag_pose (surface);

  sv_board_surface_finish_motion (surface);
  if (!may_move (self))
    return;
  sv_motion_add (&surface->motion, piece, 0, &from, &surface->rest[piece]);
  sv_board_surface_begin_motion (surface);
}

/* --- The class ------------------------------------------------------------------------- */

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (sv_board_view_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
dispose (GObject *object)
{
  SvBoardView *self = SV_BOARD_VIEW (object);

  if (self->match_signals)
    sv_board_view_set_match (self, NULL);
  g_clear_object (&self->match_signals);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->trail_node, gsk_render_node_unref);
  g_clear_pointer (&self->ball_node, gsk_render_node_unref);
  g_clear_pointer (&self->path_node, gsk_render_node_unref);
  g_clear_pointer (&self->price_node, gsk_render_node_unref);
  g_clear_pointer (&self->ways, sv_ways_free);
  G_OBJECT_CLASS (sv_board_view_parent_class)->dispose (object);
}

static void
sv_board_view_class_init (SvBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SvBoardSurfaceClass *surface_class = SV_BOARD_SURFACE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  surface_class->update = surface_class->hovered = update;
  surface_class->update_place = update_place;
  surface_class->placed = placed;
  sv_board_view_bind_hands (klass);

  signals[TOLD] = g_signal_new ("told", SV_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
sv_board_view_init (SvBoardView *self)
{
  self->refused_piece = self->refused_space = self->dropped = self->last_focus = -1;
  sv_choice_clear (&self->choice);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
sv_board_view_new (void)
{
  return g_object_new (SV_TYPE_BOARD_VIEW, NULL);
}

void
sv_board_view_set_match (SvBoardView *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (SV_BOARD_SURFACE (self)->match == match)
    return;

  sv_board_view_empty_hands (self);
  sv_choice_clear (&self->choice);
  sv_board_surface_set_match (SV_BOARD_SURFACE (self), match);
  g_signal_group_set_target (self->match_signals, match);
  self->last_focus = -1;
  refresh (self);
}

void
sv_board_view_set_covered (SvBoardView *self, gboolean covered)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  g_return_if_fail (SV_IS_BOARD_VIEW (self));
  if (surface->covered == covered)
    return;
  surface->covered = covered;
  sv_board_surface_finish_motion (surface);
  sv_board_view_empty_hands (self);
  refresh (self);
  /* What is covered is not to be read out either. */
  for (unsigned i = 0; i < surface->spaces->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (surface->spaces, i), !covered);
  for (int side = 0; side < 2; side++)
    gtk_widget_set_visible (GTK_WIDGET (surface->trays[side]), !covered);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
