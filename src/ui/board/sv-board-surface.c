/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-surface.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

/* Net or basket swing when the ball hits them: radius of the swinging part and largest shift, in
 * radii of a piece. The part is drawn in SWING_RINGS rings, and its rim does not move. */
#define SWING_ROOM 2.0
#define SWING_FAR 0.4
enum { SWING_RINGS = 5 };

/* A lit space may be missed by this many pixels, so that it is as large as a fingertip (40 pixels);
 * a dragged actor that is released beside all spaces by more. */
#define REACH (SV_FINGERTIP / 2)
#define REACH_OF_DROP SV_FINGERTIP
/* Over another space, by at most this share of the way between the two. */
#define SHARE 0.65

/* A dragged piece is shown above the finger, which would hide it: by this many figurine widths. */
#define FINGER_RAISE 0.9

G_DEFINE_ABSTRACT_TYPE (SvBoardSurface, sv_board_surface, GTK_TYPE_WIDGET)

/* --- Which actor is where --- */

/* Return whether a piece is visible: pieces beside the board are not if there are no benches. */
static gboolean
is_there (SvBoardSurface *self, int piece)
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
  if (!self->has_layout || piece < 0 || piece >= self->view.n_pieces || !is_there (self, piece))
    return FALSE;
  const SvPose *pose = &self->rest[piece];
  const float width = (float)(self->layout.piece * self->zoom[piece]);
  if (!gtk_widget_compute_point (GTK_WIDGET (self), target,
                                 &GRAPHENE_POINT_INIT ((float)pose->x, (float)pose->y), &centre))
    return FALSE;
  graphene_rect_init (out, centre.x - width / 2, centre.y - width * 0.625f, width, width * 1.25f);
  return TRUE;
}

/* Return the actor at @place, or -1 if none. */
static int
actor_at (SvBoardSurface *self, SvSpaceView *place)
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

static unsigned
bench_pieces (SvBoardSurface *self, int side, int *pieces)
{
  unsigned n = 0;

  for (int i = 0; i < self->view.n_pieces; i++)
    if (self->view.pieces[i].side == side && self->view.pieces[i].space < 0 && self->benches)
      pieces[n++] = i;
  return n;
}

static void
fill_benches (SvBoardSurface *self)
{
  for (int side = 0; side < 2; side++) {
    const char *team = sv_match_get_team_name (self->match, side);
    g_autofree char *name = sv_sentence (_ ("%s, beside the pitch"), team);
    int pieces[SV_MAX_PIECES];
    const unsigned n = bench_pieces (self, side, pieces);

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

static void
drop_far (SvBoardSurface *self)
{
  SvFarBoard *far = &self->far;

  sv_marks_set (&far->marks, NULL, NULL);
  g_clear_pointer (&far->layer, sv_piece_layer_free);
  g_clear_pointer (&far->painter, sv_painter_free);
  g_clear_pointer (&far->pitch, sv_board_pitch_free);
  far->board = NULL;
}

/* Keep the pictures of the pitch during a close-up: painting them again would take as long as six
 * frames. */
static void
keep_far (SvBoardSurface *self)
{
  drop_far (self);
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
    drop_far (self);
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
  drop_far (self);
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
    klass->update_place (self, place, actor_at (self, place), space);
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

/* Return whether somebody else shows what places mean, so that nothing covers the pitch. */
static gboolean
is_explained (SvBoardSurface *self)
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

static void
explain (SvBoardSurface *self, SvSpaceView *place)
{
  g_autofree char *words = dup_explanation (self, place);

  g_signal_emit_by_name (self, "explain", words);
}

static void
drop_bubble (SvBoardSurface *self)
{
  SvSpaceView *place = sv_board_places_get_focused (&self->places);

  if (place != NULL)
    sv_space_view_drop_bubble (place);
}

void
sv_board_surface_hush (SvBoardSurface *self)
{
  drop_bubble (self);
  explain (self, NULL);
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

/* Draw the net or basket that the ball flew into shifted out of its place: redraw the pitch in
 * rings around the ball, shifted further the nearer a ring is to the ball. */
static void
snapshot_swing (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  const double unit =
      (double)self->board->radius * self->layout.fit.scale * (self->board->level ? 0.5 : 1);
  const SvCurve *way = &self->motion.ways[0].curve;
  double dx, dy;

  if (!self->tick_id || !sv_motion_swing (&self->motion, self->motion_ms, &dx, &dy))
    return;
  for (int i = 1; i <= SWING_RINGS; i++) {
    const double r = SWING_ROOM * unit * (1 - (i - 1.0) / SWING_RINGS);
    const double far = SWING_FAR * unit * i / SWING_RINGS;
    GskRoundedRect circle;

    gsk_rounded_rect_init_from_rect (&circle,
                                     &GRAPHENE_RECT_INIT ((float)(way->x1 - r),
                                                          (float)(way->y1 - r), (float)(2 * r),
                                                          (float)(2 * r)),
                                     (float)r);
    gtk_snapshot_push_rounded_clip (snapshot, &circle);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(dx * far), (float)(dy * far)));
    sv_board_pitch_append (self->pitch, &self->layout, snapshot);
    gtk_snapshot_restore (snapshot);
    gtk_snapshot_pop (snapshot);
  }
}

void
sv_board_surface_snapshot_pitch (SvBoardSurface *self, GtkSnapshot *snapshot)
{
  sv_board_pitch_snapshot (self->pitch, GTK_WIDGET (self), self->painter, &self->layout, snapshot);
  snapshot_swing (self, snapshot);
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
    figures.unseen[i] = !is_there (self, i);
  }
  figures.ball_flies =
      is_away (self, SV_ACTOR_BALL, &figures.poses[SV_ACTOR_BALL]) && figures.held != SV_ACTOR_BALL;
  sv_board_figures_snapshot (&figures, snapshot);
}

/* --- Pointer and finger --- */

/* Return the figurine drawn at (@x, @y), the one nearest to the viewer if several overlap, or -1.
 * The dragged figurine does not count. */
static int
piece_at (SvBoardSurface *self, double x, double y)
{
  /* A figurine does not fill its box: clicks near the edge of the box mean the floor. */
  int best = -1;

  for (int i = 0; i < self->view.n_pieces; i++) {
    const SvPose *rest = &self->rest[i];
    const double size = self->zoom[i] * self->layout.piece, half_w = 0.36 * size,
                 half_h = 0.6 * size;
    if (i != self->dragged && is_there (self, i) && fabs (x - rest->x) <= half_w &&
        fabs (y - rest->y) <= half_h && (best < 0 || rest->y >= self->rest[best].y))
      best = i;
  }
  return best;
}

/* Find the piece and the space at a pixel; each is -1 if there is none. */
static void
hit (SvBoardSurface *self, double x, double y, int *piece, int *space)
{
  double bx, by;

  *piece = *space = -1;
  if (!self->match || !self->has_layout)
    return;
  sv_fit_to_board (&self->layout.fit, x, y, &bx, &by);
  *space = sv_board_space_at (self->board, bx, by);
  *piece = piece_at (self, x, y);
  if (*piece >= 0 && !(*space >= 0 && SV_BOARD_SURFACE_GET_CLASS (self)->is_goal (self, *space)))
    *space = self->view.pieces[*piece].space;
  /* The piece standing on the space counts, even if its picture does not reach the pixel. */
  if (*space >= 0)
    *piece = sv_board_surface_get_actor (self, *space);
  if (*piece == self->dragged)
    *piece = -1;
}

/* Return whether an actor could do something with this place, so that nothing else is meant. */
static gboolean
is_meant (SvBoardSurface *self, int piece, int space)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  if (self->dragged >= 0)
    return space >= 0 && (klass->is_goal (self, space) || space == self->press_space);
  return (klass->is_marked && klass->is_marked (self, piece, space)) ||
         (piece >= 0 && klass->can_choose && klass->can_choose (self, piece));
}

/* Return where a figurine stands, or would stand, at @place. */
static SvPose
middle_of (SvBoardSurface *self, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);
  SvPose pose;

  if (space < 0)
    return self->rest[sv_space_view_get_piece (place)];
  sv_board_layout_space (&self->layout, space, &pose);
  return pose;
}

/* Return by how many pixels @place may be missed by somebody who points at @here (nullable). Over
 * another place it is never as far as to the middle of that. */
static double
get_reach (SvBoardSurface *self, SvSpaceView *place, SvSpaceView *here)
{
  if (here == NULL)
    return self->dragged >= 0 ? REACH_OF_DROP : REACH;
  const SvPose pose = middle_of (self, place), other = middle_of (self, here);
  return MIN (REACH, SHARE * hypot (pose.x - other.x, pose.y - other.y));
}

/* Return whether @place is lit for what the pointer does: drag an actor, or choose. */
static gboolean
is_lit (SvBoardSurface *self, SvSpaceView *place)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int space = sv_space_view_get_space (place);

  if (self->dragged >= 0)
    return space >= 0 && klass->is_goal (self, space);
  return klass->is_marked && klass->is_marked (self, actor_at (self, place), space);
}

/* Return the nearest place within reach that is lit, or NULL. @here: the place at the pixel, or
 * NULL if there is none. */
static SvSpaceView *
find_lit (SvBoardSurface *self, double x, double y, SvSpaceView *here)
{
  SvSpaceView *best = NULL, *place;
  double least = HUGE_VAL;

  for (unsigned i = 0; (place = sv_board_places_at (&self->places, i)); i++) {
    const SvPose pose = middle_of (self, place);
    const double distance = hypot (pose.x - x, pose.y - y);

    if (distance >= least || distance > get_reach (self, place, here) || !is_lit (self, place))
      continue;
    least = distance;
    best = place;
  }
  return best;
}

/* Like hit (), but if nothing can be done there, the nearest lit place is meant: a finger or a
 * hasty hand hits beside it. */
static void
aim_at (SvBoardSurface *self, double x, double y, int *piece, int *space)
{
  hit (self, x, y, piece, space);
  if (!self->match || !self->has_layout || is_meant (self, *piece, *space))
    return;
  SvSpaceView *lit = find_lit (self, x, y, sv_board_places_find (&self->places, *piece, *space));
  if (lit == NULL)
    return;
  *space = sv_space_view_get_space (lit);
  *piece = actor_at (self, lit);
}

void
sv_board_surface_rest (SvBoardSurface *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->idle = TRUE;
  explain (self, sv_board_places_find (&self->places, self->hover_piece, self->hover_space));
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
    explain (self, NULL);
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

/* Return whether a finger may want to hit @place: what is lit or, if any place will do, all. */
static gboolean
is_wanted (SvBoardSurface *self, SvSpaceView *place)
{
  return is_lit (self, place) ||
         (self->dragged < 0 && SV_BOARD_SURFACE_GET_CLASS (self)->is_marked == NULL);
}

/* Magnify what lies around (@x, @y) if a finger there might miss; once open, the loupe stays open
 * until the press ends. Hands that are neither fingers nor hold still do not need it. */
static void
look_closely (SvBoardSurface *self, double x, double y)
{
  SvBoardLoupe *loupe = &self->loupe;
  SvPose wanted[SV_MAX_SPACES + SV_MAX_PIECES];
  SvSpaceView *place;
  unsigned n = 0;

  if (!self->has_layout || (!loupe->finger && !loupe->held))
    return;
  for (unsigned i = 0; (place = sv_board_places_at (&self->places, i)); i++)
    if (is_wanted (self, place))
      wanted[n++] = middle_of (self, place);
  loupe->open = loupe->open || sv_board_loupe_is_needed (wanted, n, x, y);
  loupe->x = x;
  loupe->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Let the press mean what lies at (@x, @y) now, and preview that. */
static void
slide_to (SvBoardSurface *self, double x, double y)
{
  int piece, space;

  aim_at (self, x, y, &piece, &space);
  look_closely (self, x, y);
  if (!self->loupe.open)
    return;
  if (piece != self->press_piece || space != self->press_space)
    sv_board_surface_focus_place (self, piece, space);
  self->press_piece = piece;
  self->press_space = space;
  sv_board_surface_set_hover (self, piece, space);
}

/* Append the loupe over the picture @board. */
static void
snapshot_loupe (SvBoardSurface *self, GtkSnapshot *snapshot, GskRenderNode *board)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SvSpaceView *place =
      self->dragged >= 0
          ? sv_board_places_find (&self->places, self->hover_piece, self->hover_space)
          : sv_board_places_find (&self->places, self->press_piece, self->press_space);
  graphene_rect_t box;
  const gboolean ringed = place != NULL && is_wanted (self, place) &&
                          gtk_widget_compute_bounds (GTK_WIDGET (place), widget, &box);

  sv_board_loupe_snapshot (&self->loupe, snapshot, board, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget), ringed ? &box : NULL,
                           &self->painter->theme);
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
  snapshot_loupe (self, snapshot, board);
}

/* The press was held without moving. */
static void
held_cb (SvBoardSurface *self)
{
  if (!self->match || !self->has_layout || self->dragged >= 0 || self->called_off ||
      (self->press_piece < 0 && self->press_space < 0 && !self->loupe.open))
    return;
  self->loupe.held = TRUE;
  slide_to (self, self->press_x, self->press_y);
}

/* Ask for what there is to know about a piece: emit "asked" with the room that it takes. */
static void
ask_about (SvBoardSurface *self, int piece)
{
  if (self->covered || piece < 0 || piece >= self->view.n_pieces || !is_there (self, piece))
    return;
  const SvPose *rest = &self->rest[piece];
  const double half = self->zoom[piece] * self->layout.piece / 2;
  const GdkRectangle place = { (int)(rest->x - half), (int)(rest->y - half), (int)(2 * half),
                               (int)(2 * half) };

  g_signal_emit_by_name (self, "asked", piece, &place);
}

static void
right_click_cb (SvBoardSurface *self, int n_press, double x, double y)
{
  int piece, space;

  hit (self, x, y, &piece, &space);
  ask_about (self, piece);
}

/* The same for the place with the keyboard focus. */
static void
ask_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  SvSpaceView *place = sv_board_places_get_focused (&self->places);

  if (place != NULL)
    ask_about (self, actor_at (self, place));
}

/* A press also moves the keyboard focus to the pressed place. */
static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, SvBoardSurface *self)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));
  const gboolean finger = device && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;

  if (self->covered || !self->match) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  sv_board_surface_forget_press (self);
  aim_at (self, x, y, &self->press_piece, &self->press_space);
  self->press_x = x;
  self->press_y = y;
  self->drag_raise = finger ? FINGER_RAISE * self->layout.piece : 0;
  sv_board_surface_focus_place (self, self->press_piece, self->press_space);
  self->loupe.finger = finger;
  if (finger)
    slide_to (self, x, y);
}

static void
hover (SvBoardSurface *self, double x, double y)
{
  int piece, space;

  aim_at (self, x, y, &piece, &space);
  sv_board_surface_set_hover (self, piece, space);
}

/* Return whether a sliding finger chooses with the loupe: at once if it can drag nothing from where
 * it was put down, and else after it was held there. */
static gboolean
slides (SvBoardSurface *self)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  return self->dragged < 0 && self->loupe.open &&
         (self->loupe.held || self->press_piece < 0 || !klass->can_choose ||
          !klass->can_choose (self, self->press_piece));
}

/* Return whether an actor comes along with the pointer, which moved by (@dx, @dy). */
static gboolean
drags (SvBoardSurface *self, double dx, double dy)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int x = (int)self->press_x, y = (int)self->press_y;

  if (self->dragged >= 0)
    return TRUE;
  if ((self->press_piece < 0 && self->press_space < 0) ||
      !gtk_drag_check_threshold (GTK_WIDGET (self), x, y, x + (int)dx, y + (int)dy))
    return FALSE;
  if (!klass->take (self)) {
    self->loupe.held = self->loupe.open;
    return FALSE;
  }
  sv_board_surface_finish_motion (self);
  self->dragged = self->press_piece;
  klass->update (self);
  return TRUE;
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardSurface *self)
{
  const double x = self->press_x + dx, y = self->press_y + dy;

  if (!self->match)
    return;
  if (slides (self)) {
    slide_to (self, x, y);
  } else if (drags (self, dx, dy)) {
    self->drag_x = x;
    self->drag_y = y;
    hover (self, x, y - self->drag_raise);
    look_closely (self, x, y - self->drag_raise);
    gtk_widget_queue_draw (GTK_WIDGET (self));
  } else {
    return;
  }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, SvBoardSurface *self)
{
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int actor = self->dragged, piece = self->press_piece, space = self->press_space;
  int other, goal;

  if (self->called_off)
    return;
  sv_board_surface_forget_press (self);
  if (actor >= 0) {
    self->drag_x = self->press_x + dx;
    self->drag_y = self->press_y + dy;
    aim_at (self, self->drag_x, self->drag_y - self->drag_raise, &other, &goal);
    self->dragged = -1;
    klass->drop (self, actor, goal);
  } else if (piece >= 0 || space >= 0) {
    klass->point (self, piece, space);
  }
}

/* GTK sometimes cancels a gesture, for example when a popup appears, and then ends it. A dragged
 * actor goes back; a press without movement is still treated as a click when the button is
 * released (event_cb ()). */
static void
drag_cancel_cb (SvBoardSurface *self)
{
  self->called_off = self->dragged < 0;
  if (self->called_off)
    return;
  SV_BOARD_SURFACE_GET_CLASS (self)->let_go (self);
  sv_board_surface_forget_press (self);
}

static gboolean
event_cb (SvBoardSurface *self, GdkEvent *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  const int piece = self->press_piece, space = self->press_space;

  if (!self->called_off || (type != GDK_BUTTON_RELEASE && type != GDK_TOUCH_END))
    return GDK_EVENT_PROPAGATE;
  sv_board_surface_forget_press (self);
  if (piece >= 0 || space >= 0)
    SV_BOARD_SURFACE_GET_CLASS (self)->point (self, piece, space);
  return GDK_EVENT_PROPAGATE;
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, SvBoardSurface *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  double root_x = x, root_y = y;

  /* GTK also reports motion when a widget below a resting pointer changes or is laid out again, so
   * compare positions in the window. */
  gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x, y, &root_x, &root_y);
  if (root_x != self->pointer_x || root_y != self->pointer_y) {
    drop_bubble (self);
    self->pointing = self->pointer_x >= 0;
  }
  self->pointer_x = root_x;
  self->pointer_y = root_y;
  if (!self->covered && self->dragged < 0)
    hover (self, x, y);
}

static void
leave_cb (SvBoardSurface *self)
{
  sv_board_surface_set_hover (self, -1, -1);
}

/* Let clicks pass through the tooltip to the board below it. */
static void
hint_mapped_cb (GtkWidget *hint)
{
  cairo_region_t *nowhere = cairo_region_create ();

  gdk_surface_set_input_region (gtk_native_get_surface (gtk_widget_get_native (hint)), nowhere);
  cairo_region_destroy (nowhere);
}

/* Show the name and description of the place under the pointer, as a screen reader reads them. If
 * the pointer has not moved since the last event, show nothing: the user wants to see what happens
 * there. */
static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  int piece, space;

  hit (self, x, y, &piece, &space);
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);
  SvSpaceView *focused = sv_board_places_get_focused (&self->places);
  g_autofree char *words = place ? sv_space_view_dup_words (place) : NULL;
  if (words == NULL || is_explained (self) || !self->idle || !self->pointing || self->covered ||
      self->dragged >= 0 || self->tick_id || sv_match_get_waiting (self->match) ||
      (focused && sv_space_view_get_bubble (focused)))
    return FALSE;
  gtk_label_set_text (GTK_LABEL (self->hint), words);
  gtk_tooltip_set_custom (tooltip, self->hint);
  /* Place the tooltip below the pitch, so that it covers no places that the user compares. */
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle){ x, 0, 1, gtk_widget_get_height (widget) });
  return TRUE;
}

static void
add_pointer (SvBoardSurface *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *hover = gtk_event_controller_motion_new ();
  GtkEventController *events = gtk_event_controller_legacy_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (right, "pressed", G_CALLBACK (right_click_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (hover, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (hover, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), hover);
}

/* --- Keys --- */

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  if (space >= 0)
    piece = sv_board_surface_get_actor (self, space);
  SV_BOARD_SURFACE_GET_CLASS (self)->activate (self, piece, space);
}

/* The place with the keyboard focus previews its outcome, like a hovered place. */
static void
preview_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  if (self->covered || self->dragged >= 0)
    return;
  sv_board_surface_set_hover (self, space >= 0 ? sv_board_surface_get_actor (self, space) : piece,
                              space);
}

/* Place the bubble of a place below the pitch, like a tooltip, or drop it if it would be in the
 * way. */
static void
bubble_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  graphene_rect_t at;
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);
  GtkWidget *bubble = place != NULL ? sv_space_view_get_bubble (place) : NULL;
  if (bubble != NULL && (self->hinted || self->tick_id || sv_match_get_waiting (self->match))) {
    sv_board_surface_hush (self);
    return;
  }
  if (bubble != NULL && is_explained (self)) {
    drop_bubble (self);
    explain (self, place);
    return;
  }
  if (bubble == NULL || !gtk_widget_compute_bounds (widget, GTK_WIDGET (place), &at))
    return;
  gtk_widget_trigger_tooltip_query (widget); /* hide the tooltip, because the keyboard is in use */
  gtk_popover_set_position (GTK_POPOVER (bubble), GTK_POS_BOTTOM);
  gtk_popover_set_pointing_to (GTK_POPOVER (bubble),
                               &(GdkRectangle){ gtk_widget_get_width (GTK_WIDGET (place)) / 2,
                                                (int)at.origin.y, 1, (int)at.size.height });
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return SV_BOARD_SURFACE_GET_CLASS (widget)->let_go (SV_BOARD_SURFACE (widget));
}

void
sv_board_surface_focus_place (SvBoardSurface *self, int piece, int space)
{
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);

  if (place != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (place));
}

static gboolean
is_marked (gpointer data, SvSpaceView *place)
{
  SvBoardSurface *self = data;
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  return klass->is_marked &&
         klass->is_marked (self, actor_at (self, place), sv_space_view_get_space (place));
}

/* Move the keyboard focus, to what can be chosen or @everywhere. */
static gboolean
move_focus (SvBoardSurface *self, GtkDirectionType direction, gboolean everywhere)
{
  if (self->covered || !self->has_layout)
    return FALSE;
  SvSpaceView *next = sv_board_places_next (&self->places, &self->layout, self->board, direction,
                                            everywhere, is_marked, self);
  if (next == NULL || !gtk_widget_grab_focus (GTK_WIDGET (next))) {
    sv_board_surface_set_hover (self, -1, -1);
    return FALSE;
  }
  /* The place with the keyboard focus previews its outcome, like a hovered place. After a click GTK
   * may move the focus here too, because a button has gone; then the pointer is what counts. */
  if (gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    sv_board_surface_set_hover (self, actor_at (self, next), sv_space_view_get_space (next));
  return TRUE;
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  return move_focus (SV_BOARD_SURFACE (widget), direction, FALSE);
}

static gboolean
everywhere_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);

  return sv_board_places_get_focused (&self->places) != NULL &&
         move_focus (self, (GtkDirectionType)g_variant_get_int32 (args), TRUE);
}

/* Let Shift with an arrow go to all places. */
static void
add_arrow (GtkWidgetClass *klass, guint key, guint on_pad, GtkDirectionType direction)
{
  gtk_widget_class_add_binding (klass, key, GDK_SHIFT_MASK, everywhere_cb, "i", direction);
  gtk_widget_class_add_binding (klass, on_pad, GDK_SHIFT_MASK, everywhere_cb, "i", direction);
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
  widget_class->focus = focus;
  widget_class->query_tooltip = query_tooltip;
  klass->update = update;
  klass->snapshot_layers = snapshot_layers;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  /* Actions that a place calls with its piece and its space. */
  gtk_widget_class_install_action (widget_class, "board.activate", "(ii)", activate_cb);
  gtk_widget_class_install_action (widget_class, "board.preview", "(ii)", preview_cb);
  gtk_widget_class_install_action (widget_class, "board.bubble", "(ii)", bubble_cb);
  gtk_widget_class_install_action (widget_class, "board.ask", NULL, ask_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "board.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "board.ask",
                                       NULL);
  g_signal_new ("explain", SV_TYPE_BOARD_SURFACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("asked", SV_TYPE_BOARD_SURFACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                2, G_TYPE_INT, GDK_TYPE_RECTANGLE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  add_arrow (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, GTK_DIR_UP);
  add_arrow (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, GTK_DIR_DOWN);
  add_arrow (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, GTK_DIR_LEFT);
  add_arrow (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, GTK_DIR_RIGHT);
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
  add_pointer (self);
  self->hint = g_object_ref_sink (gtk_label_new (NULL));
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->hint), SV_BUBBLE_CHARS);
  g_signal_connect (self->hint, "map", G_CALLBACK (hint_mapped_cb), NULL);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pitch"),
                                  -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

void
sv_board_surface_set_match (SvBoardSurface *self, SvMatch *match)
{
  if (g_set_object (&self->match, match))
    drop_far (self); /* drop the kept pictures, because they have the colours of other teams */
  self->view = (SvView){ 0 };
  for (int side = 0; side < 2; side++)
    sv_tray_set_pieces (self->places.trays[side], NULL, 0);
  take_board (self, match ? sv_match_get_board (match) : NULL);
}
