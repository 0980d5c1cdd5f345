/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-surface.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

G_DEFINE_ABSTRACT_TYPE (SvBoardSurface, sv_board_surface, GTK_TYPE_WIDGET)

/* --- Which actor is where --- */

gboolean
sv_board_surface_has_piece (SvBoardSurface *self, int piece)
{
  return self->view.pieces[piece].space >= 0 || self->benches;
}

/* Two pieces may stand on one space: the one that the user may choose is meant. */
int
sv_board_surface_get_actor (SvBoardSurface *self, int space)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const SvView *view = &self->view;
  int first = -1;

  for (int i = 0; space >= 0 && i < view->n_pieces; i++) {
    if (view->pieces[i].space != space)
      continue;
    if (klass->can_choose && klass->can_choose (self, i))
      return i;
    first = first < 0 ? i : first;
  }
  if (first >= 0)
    return first;
  if (self->takes_ball && space >= 0 && view->ball_piece < 0 && view->ball_space == space)
    return SV_ACTOR_BALL;
  return -1;
}

gboolean
sv_board_surface_get_bounds (
    SvBoardSurface *self, int piece, int space, GtkWidget *target, graphene_rect_t *out)
{
  graphene_point_t centre;

  if (space >= 0) {
    SvSpaceView *place = sv_board_places_find (&self->places, -1, space);
    return place != NULL && gtk_widget_compute_bounds (GTK_WIDGET (place), target, out);
  }
  if (!self->has_layout || piece < 0 || piece >= self->view.n_pieces ||
      !sv_board_surface_has_piece (self, piece))
    return FALSE;
  const SvPose *pose = &self->rest[piece];
  const float width = (float)(self->layout.piece * self->zoom[piece]);
  if (!gtk_widget_compute_point (GTK_WIDGET (self), target,
                                 &GRAPHENE_POINT_INIT ((float)pose->x, (float)pose->y), &centre))
    return FALSE;
  graphene_rect_init (out, centre.x - width / 2, centre.y - width * 0.625f, width, width * 1.25f);
  return TRUE;
}

int
sv_board_surface_actor_at (SvBoardSurface *self, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);

  return space >= 0 ? sv_board_surface_get_actor (self, space) : sv_space_view_get_piece (place);
}

/* --- Benches --- */

/* Return the side that gets the left end of the pitch as shown; @first is the side whose end it is
 * on the board. */
static int
choose_left (SvBoardSurface *self, int first)
{
  const int wanted = self->viewer >= 0          ? self->viewer
                     : self->follows_scoreboard ? sv_match_get_left (self->match)
                                                : -1;

  return wanted < 0 || self->board != sv_match_get_board (self->match) ? first : wanted;
}

static void
fill_benches (SvBoardSurface *self)
{
  for (int side = 0; side < 2; side++) {
    const char *team = sv_match_get_team_name (self->match, side);
    g_autofree char *name = sv_sentence (_ ("%s, beside the pitch"), team);
    int pieces[SV_MAX_PIECES];
    const unsigned n =
        self->benches > 0 ? sv_board_layout_list_seats (&self->view, side, pieces) : 0;

    sv_tray_set_name (self->places.trays[side], name, team);
    if (self->board->level)
      sv_tray_put_away (self->places.trays[side]);
    else
      sv_tray_set_pieces (self->places.trays[side], pieces, n);
  }
}

gboolean
sv_board_surface_is_low (SvBoardSurface *self, const SvTarget *target)
{
  const int space = target->space >= 0   ? target->space
                    : target->piece >= 0 ? self->view.pieces[target->piece].space
                                         : -1;
  SvPose pose;

  if (space < 0 || !self->has_layout)
    return FALSE;
  sv_board_layout_space (&self->layout, space, &pose);
  return pose.y > gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
}

char *
sv_board_surface_dup_seat_name (SvBoardSurface *self, int piece)
{
  g_autofree char *label = sv_match_dup_piece_label (self->match, piece);
  return sv_sentence (_ ("%s, beside the pitch"), label);
}

/* --- Layout --- */

static void
rest_on (SvBoardSurface *self, int actor, int space)
{
  if (space >= 0)
    sv_board_layout_space (&self->layout, space, &self->rest[actor]);
  self->zoom[actor] = 1;
}

static void
rest_bench (SvBoardSurface *self, int side)
{
  SvTray *tray = self->places.trays[side];

  sv_tray_set_layout (tray, &self->layout, self->places.bench_of[side], side,
                      &self->painter->theme);
  for (unsigned i = 0; i < sv_tray_get_n_seats (tray); i++) {
    const int piece = sv_space_view_get_piece (sv_tray_get_seat (tray, i));
    sv_tray_get_pose (tray, i, &self->rest[piece]);
    self->zoom[piece] = sv_tray_get_zoom (tray);
  }
}

/* Compute where all actors stand when nothing moves, after a new layout or a new position. */
static void
place_actors (SvBoardSurface *self)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const SvView *view = &self->view;

  if (self->has_layout) {
    for (int i = 0; i < view->n_pieces; i++)
      rest_on (self, i, view->pieces[i].space);
    rest_on (self, SV_ACTOR_BALL, view->ball_space);
    for (int side = 0; side < 2; side++)
      rest_bench (self, side);
  }
  if (klass->placed)
    klass->placed (self);
}

/* --- The board shown --- */

static void
drop_painter (SvBoardSurface *self)
{
  sv_marks_set (&self->marks, NULL, NULL);
  sv_piece_layer_reset (self->layer, NULL, 0, 0, 1);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->pitch, sv_board_pitch_free);
  self->has_layout = FALSE;
}

static void
make_painter (SvBoardSurface *self)
{
  const SvMatchDoc *doc = sv_match_get_doc (self->match);
  const char *colours[2][2];
  SvTheme theme;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      colours[side][i] = doc->teams[side]->colours[i];
  sv_theme_init (&theme, self->scheme, colours[0], colours[1]);
  self->painter = sv_painter_new (self->board, &theme);
  self->painter->letters = !self->no_letters;
  self->painter->labels = !self->no_labels;
}

/* Keep the pictures of the pitch during a close-up. */
static void
keep_far (SvBoardSurface *self)
{
  sv_far_board_clear (&self->far);
  self->far = (SvFarBoard){
    .board = self->board,
    .painter = self->painter,
    .layer = self->layer,
    .pitch = self->pitch,
    .marks = self->marks,
    .layout = self->layout,
  };
  self->painter = NULL;
  self->pitch = NULL;
  self->marks = (SvMarks){ 0 };
  self->layer = sv_piece_layer_new ();
}

static void
take_far (SvBoardSurface *self)
{
  sv_piece_layer_free (self->layer);
  self->painter = self->far.painter;
  self->layer = self->far.layer;
  self->pitch = self->far.pitch;
  self->marks = self->far.marks;
  self->layout = self->far.layout;
  self->far = (SvFarBoard){ 0 };
}

/* Return a picture of pitch and pieces, without highlights of possible moves (transfer full). */
static GskRenderNode *
take_picture (SvBoardSurface *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  sv_board_surface_snapshot_pitch (self, snapshot);
  sv_board_surface_snapshot_pieces (self, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

gboolean
sv_board_surface_may_move (SvBoardSurface *self)
{
  return self->has_layout && !self->covered && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         sv_widget_may_move (GTK_WIDGET (self));
}

/* Start the zoom animation between the pitch and a close-up, if animations are possible. */
static void
zoom (SvBoardSurface *self)
{
  const int space = self->view.ball_space;
  SvPoint goal;
  double x, y;

  if (!sv_board_surface_may_move (self))
    return;
  if (self->board->level && self->zooming.widget != NULL) {
    sv_board_zoom_out (&self->zooming, take_picture (self));
  } else if (!self->board->level && space >= 0 &&
             sv_board_goal (self->board,
                            (SvPoint){ self->board->spaces[space].x, self->board->spaces[space].y },
                            &goal)) {
    sv_fit_to_pixels (&self->layout.fit, (double)goal.x, (double)goal.y, &x, &y);
    sv_board_zoom_in (&self->zooming, GTK_WIDGET (self), take_picture (self), x, y);
  }
}

/* Let users see that the pitch turns around: now, or when they see the pitch again. */
static void
turn (SvBoardSurface *self)
{
  sv_board_zoom_finish (&self->zooming);
  if (!self->turns || !self->has_layout || self->covered || self->board->level ||
      !sv_widget_may_move (GTK_WIDGET (self)))
    return;
  GskRenderNode *before = take_picture (self);
  if (before != NULL)
    sv_board_zoom_turn (&self->zooming, GTK_WIDGET (self), before);
}

/* Put the bench of each team at that team's end of the board, as it is in @view; turn the pitch if
 * that team is to have the other end. */
static void
choose_benches (SvBoardSurface *self, const SvView *view)
{
  int first = view->zone_side[0];

  if (first < 0 && self->board->n_zones > 1 && view->zone_side[1] >= 0)
    first = 1 - view->zone_side[1];
  if (first < 0)
    first = sv_view_home (view);
  const int left = choose_left (self, first);
  const gboolean reversed = left != first;
  if (self->reversed != reversed) {
    turn (self);
    self->has_layout = FALSE;
  }
  self->reversed = reversed;
  /* Allocate again: the pieces may be the same, so no other change would move the benches. */
  if (self->places.bench_of[left] != 0 || !self->has_layout)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->places.bench_of[left] = 0;
  self->places.bench_of[1 - left] = 1;
}

/* Switch to another board, or NULL, and reset motion, pointer and highlights. */
static void
take_board (SvBoardSurface *self, const SvBoard *board)
{
  const gboolean near = board && board->level;

  sv_board_zoom_finish (&self->zooming);
  if (self->board && board != NULL && self->board->level != board->level)
    zoom (self);
  sv_board_surface_finish_motion (self);
  sv_board_surface_forget_press (self);
  self->hover_piece = self->hover_space = self->refused_piece = self->refused_space = -1;
  self->dragged = -1;
  if (near && self->board && !self->board->level)
    keep_far (self);
  drop_painter (self);
  self->board = board;
  sv_board_places_set_board (&self->places, board);
  if (board != NULL && board == self->far.board)
    take_far (self);
  else if (board != NULL)
    make_painter (self);
  if (!near)
    sv_far_board_clear (&self->far);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_board_surface_show (SvBoardSurface *self, const SvScene *scene)
{
  const SvView *view = &scene->view;
  const unsigned benches =
      scene->board->level ? 0 : sv_board_layout_count_seats (view, self->keeps_benches);

  if (scene->board != self->board)
    take_board (self, scene->board);
  choose_benches (self, view);
  if (benches != self->benches) {
    self->benches = benches;
    self->has_layout = FALSE;
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  }
  self->view = *view;
  self->pointing = FALSE;
  fill_benches (self);
  place_actors (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_board_surface_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 180;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 760 : 470;
}

/* Recompute everything that depends on the size, but keep the old picture of the pitch until there
 * is a new one. */
static void
lay_out (SvBoardSurface *self, int width, int height)
{
  const SvBoard *board = self->board;
  const SvFit *fit = &self->layout.fit, before = *fit;

  sv_board_layout (&self->layout, board, width, height, self->benches);
  self->layout.fit.reversed = self->reversed;
  self->has_layout = TRUE;
  self->layout_width = width;
  self->layout_height = height;
  /* Figurines look the same from both ends, so a mere rotation keeps their pictures. */
  if (!self->pitch || before.scale != fit->scale)
    sv_piece_layer_reset (self->layer, self->painter, self->layout.piece, sv_fit_ball_size (fit),
                          gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (!self->pitch || !sv_fit_equal (&before, fit))
    sv_marks_set (&self->marks, self->painter, fit);
  if (!self->pitch)
    self->pitch = sv_board_pitch_new ();
  for (unsigned i = 0; i < self->places.spaces->len; i++) {
    double x, y, w, h;
    sv_fit_space_box (fit, (int)i, &x, &y, &w, &h);
    sv_space_view_set_marks (g_ptr_array_index (self->places.spaces, i), &self->marks, -floor (x),
                             -floor (y), (int)i);
  }
  sv_board_surface_finish_motion (self);
  place_actors (self);
}

static void
sv_board_surface_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);

  if (!self->match)
    return;
  if (!self->has_layout || width != self->layout_width || height != self->layout_height)
    lay_out (self, width, height);
  sv_board_places_allocate (&self->places, &self->layout, self->benches);
}

static void
sv_board_surface_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_board_surface_parent_class)->map (widget);
  sv_board_zoom_map (&SV_BOARD_SURFACE (widget)->zooming);
}

static void
sv_board_surface_unmap (GtkWidget *widget)
{
  sv_board_zoom_unmap (&SV_BOARD_SURFACE (widget)->zooming);
  GTK_WIDGET_CLASS (sv_board_surface_parent_class)->unmap (widget);
}

/* --- Appearance --- */

/* Paint everything again, after a change of colours, letters or the scale factor of the screen. */
static void
repaint (SvBoardSurface *self)
{
  sv_board_surface_finish_motion (self);
  sv_board_zoom_finish (&self->zooming);
  drop_painter (self);
  sv_far_board_clear (&self->far);
  if (self->match)
    make_painter (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_board_surface_set_scheme (SvBoardSurface *self, SvScheme scheme)
{
  if (self->scheme == scheme)
    return;
  self->scheme = scheme;
  repaint (self);
}

void
sv_board_surface_set_labels (SvBoardSurface *self, gboolean labels)
{
  if (self->no_labels == !labels)
    return;
  self->no_labels = !labels;
  repaint (self);
}

void
sv_board_surface_set_letters (SvBoardSurface *self, gboolean letters)
{
  if (self->no_letters == !letters)
    return;
  self->no_letters = !letters;
  repaint (self);
}

static void
update (SvBoardSurface *self)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  SvSpaceView *place;

  for (unsigned i = 0; (place = sv_board_places_at (&self->places, i)); i++) {
    const int space = sv_space_view_get_space (place);
    /* Screen readers must not read out places of a covered board. */
    if (space >= 0)
      gtk_widget_set_visible (GTK_WIDGET (place),
                              !self->covered && self->board->spaces[space].name);
    klass->update_place (self, place, sv_board_surface_actor_at (self, place), space);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Motion --- */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const gboolean still = sv_motion_is_still (&self->motion, self->motion_ms);

  if (self->motion_start == 0)
    self->motion_start = now;
  self->motion_ms = (double)(now - self->motion_start) / 1000.0 / MAX (self->slowness, 1);
  /* Draw no more frames after the pieces have arrived, while a goal is celebrated. */
  if (!still)
    gtk_widget_queue_draw (widget);
  if (self->motion_ms < self->motion.length)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  sv_motion_clear (&self->motion);
  gtk_widget_queue_draw (widget);
  if (SV_BOARD_SURFACE_GET_CLASS (self)->arrived)
    SV_BOARD_SURFACE_GET_CLASS (self)->arrived (self);
  return G_SOURCE_REMOVE;
}

/* --- What a place means --- */

gboolean
sv_board_surface_is_explained (SvBoardSurface *self)
{
  return g_signal_has_handler_pending (self, g_signal_lookup ("explain", SV_TYPE_BOARD_SURFACE), 0,
                                       TRUE);
}

/* Return the words for a place on which the pointer or the keyboard rests; NULL if there are none,
 * or if something moves or is announced. Free with g_free (). */
static char *
dup_explanation (SvBoardSurface *self, SvSpaceView *place)
{
  if (place == NULL || self->hinted || self->covered || self->dragged >= 0 || self->tick_id != 0 ||
      sv_match_get_waiting (self->match))
    return NULL;
  return sv_space_view_dup_words (place);
}

void
sv_board_surface_explain (SvBoardSurface *self, SvSpaceView *place)
{
  g_autofree char *words = dup_explanation (self, place);

  g_signal_emit_by_name (self, "explain", words);
}

void
sv_board_surface_drop_bubble (SvBoardSurface *self)
{
  SvSpaceView *place = sv_board_places_get_focused (&self->places);

  if (place != NULL)
    sv_space_view_drop_bubble (place);
}

void
sv_board_surface_hush (SvBoardSurface *self)
{
  sv_board_surface_drop_bubble (self);
  sv_board_surface_explain (self, NULL);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

void
sv_board_surface_begin_motion (SvBoardSurface *self)
{
  if (self->motion.n_ways == 0)
    return;
  self->motion_start = 0;
  self->motion_ms = 0;
  if (!self->tick_id)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  sv_board_surface_hush (self);
}

void
sv_board_surface_finish_motion (SvBoardSurface *self)
{
  if (self->tick_id)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  sv_motion_clear (&self->motion);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

SvPose
sv_board_surface_get_drag_pose (SvBoardSurface *self)
{
  return (SvPose){ self->drag_x, self->drag_y - self->drag_raise, 0 };
}

/* --- Picture --- */

void
sv_board_surface_snapshot_pitch (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  double dx, dy;

  sv_board_pitch_snapshot (self->pitch, GTK_WIDGET (self), self->painter, &self->layout, snapshot);
  if (self->tick_id && sv_motion_swing (&self->motion, self->motion_ms, &dx, &dy))
    sv_board_pitch_append_swing (self->pitch, &self->layout, self->board,
                                 &self->motion.ways[0].curve, dx, dy, snapshot);
}

/* Compute the current pose of @actor. Returns false if it is at rest. */
static bool
is_away (SvBoardSurface *self, int actor, SvPose *pose)
{
  if (actor == self->dragged && !self->aims) {
    *pose = sv_board_surface_get_drag_pose (self);
    return true;
  }
  if (self->tick_id && sv_motion_at (&self->motion, actor, self->motion_ms, pose))
    return true;
  *pose = self->rest[actor];
  return false;
}

void
sv_board_surface_snapshot_pieces (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  SvBoardFigures figures = {
    .layer = self->layer,
    .layout = &self->layout,
    .view = &self->view,
    .zoom = self->zoom,
    .held = SV_BOARD_SURFACE_GET_CLASS (self)->get_held (self),
    .dragged = self->aims ? -1 : self->dragged,
  };

  for (int i = 0; i < self->view.n_pieces; i++) {
    is_away (self, i, &figures.poses[i]);
    figures.unseen[i] = !sv_board_surface_has_piece (self, i);
  }
  figures.ball_flies =
      is_away (self, SV_ACTOR_BALL, &figures.poses[SV_ACTOR_BALL]) && figures.held != SV_ACTOR_BALL;
  sv_board_figures_snapshot (&figures, snapshot);
}

static void
snapshot_layers (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  sv_board_surface_snapshot_pitch (self, snapshot);
  sv_board_places_snapshot (&self->places, snapshot);
  sv_board_surface_snapshot_pieces (self, snapshot);
}

static void
snapshot_board (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  sv_board_zoom_push (&self->zooming, snapshot);
  SV_BOARD_SURFACE_GET_CLASS (self)->snapshot_layers (self, snapshot);
  sv_board_zoom_pop (&self->zooming, snapshot);
}

static void
sv_board_surface_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);

  if (!self->has_layout || self->covered)
    return;
  if (!self->loupe.open) {
    snapshot_board (self, snapshot);
    return;
  }
  GtkSnapshot *layers = gtk_snapshot_new ();
  snapshot_board (self, layers);
  g_autoptr (GskRenderNode) board = gtk_snapshot_free_to_node (layers);
  if (board == NULL)
    return;
  gtk_snapshot_append_node (snapshot, board);
  sv_board_loupe_snapshot (&self->loupe, snapshot, board, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget), &self->painter->theme);
}

/* --- What lies under the pointer --- */

void
sv_board_surface_rest (SvBoardSurface *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->idle = TRUE;
  sv_board_surface_explain (
      self, sv_board_places_find (&self->places, self->hover_piece, self->hover_space));
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

static gboolean
rest_cb (gpointer data)
{
  SvBoardSurface *self = data;

  self->rest_id = 0;
  sv_board_surface_rest (self);
  return G_SOURCE_REMOVE;
}

void
sv_board_surface_set_hover (SvBoardSurface *self, int piece, int space)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  if (piece == self->hover_piece && space == self->hover_space)
    return;
  self->hover_piece = piece;
  self->hover_space = space;
  if (self->idle)
    sv_board_surface_explain (self, NULL);
  self->idle = FALSE;
  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (piece >= 0 || space >= 0)
    self->rest_id = g_timeout_add (SV_SPACE_REST_MS, rest_cb, self);
  if (klass->hovered)
    klass->hovered (self);
}

void
sv_board_surface_forget_press (SvBoardSurface *self)
{
  self->press_piece = self->press_space = -1;
  self->called_off = FALSE;
  if (self->loupe.open)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->loupe = (SvBoardLoupe){ 0 };
}

void
sv_board_surface_focus_place (SvBoardSurface *self, int piece, int space)
{
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);

  if (place != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (place));
}

/* --- The class --- */

static void
sv_board_surface_dispose (GObject *object)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (object);

  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (self->places.spaces) {
    sv_board_surface_set_match (self, NULL);
    sv_board_places_clear (&self->places);
  }
  g_clear_object (&self->hint);
  g_clear_pointer (&self->layer, sv_piece_layer_free);
  G_OBJECT_CLASS (sv_board_surface_parent_class)->dispose (object);
}

static void
sv_board_surface_class_init (SvBoardSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_board_surface_dispose;
  widget_class->measure = sv_board_surface_measure;
  widget_class->size_allocate = sv_board_surface_size_allocate;
  widget_class->map = sv_board_surface_map;
  widget_class->unmap = sv_board_surface_unmap;
  widget_class->snapshot = sv_board_surface_snapshot;
  klass->update = update;
  klass->snapshot_layers = snapshot_layers;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_signal_new ("explain", SV_TYPE_BOARD_SURFACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("asked", SV_TYPE_BOARD_SURFACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                2, G_TYPE_INT, GDK_TYPE_RECTANGLE);
}

static void
sv_board_surface_init (SvBoardSurface *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->scheme = SV_SCHEME_LIGHT;
  self->layer = sv_piece_layer_new ();
  sv_board_places_init (&self->places, widget);
  self->hover_piece = self->hover_space = self->press_piece = self->press_space = -1;
  self->refused_piece = self->refused_space = -1;
  self->dragged = self->viewer = -1;
  self->pointer_x = self->pointer_y = -1;
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pitch"),
                                  -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

void
sv_board_surface_set_match (SvBoardSurface *self, SvMatch *match)
{
  if (g_set_object (&self->match, match))
    sv_far_board_clear (
        &self->far); /* drop the kept pictures, because they have the colours of other teams */
  self->view = (SvView){ 0 };
  for (int side = 0; side < 2; side++)
    sv_tray_set_pieces (self->places.trays[side], NULL, 0);
  take_board (self, match ? sv_match_get_board (match) : NULL);
}
