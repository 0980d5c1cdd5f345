/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-backdrop-view.h"

#include "sv-match-log.h"
#include "sv-paint-shape.h"
#include "sv-raster.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

/* In pixels: margin around the placard, minimum room for people in the picture, and minimum width
 * of a placard beside them (a narrower one stands below), and radius of the corners. ROUGH: factor
 * by which the coarse picture is smaller. */
enum { MARGIN = 14, LEAST_ROOM = 90, LEAST_BESIDE = 300, ROUND = 17, ROUGH = 6 };

struct _SvBackdropView {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;         /* match shown; NULL if none */
  GskRenderNode *picture; /* painted picture; NULL if there is none yet */

  SvView view;
  SvBackdrop backdrop;
  gboolean waiting; /* TRUE if a repaint is scheduled */
  gboolean opening; /* TRUE if the picture is part of a page that is not on the screen yet */
  /* result of the paint job in progress, only to compare pointers; or NULL */
  gconstpointer ordered;
  int width, height, scale; /* size and scale of that job */
};

G_DEFINE_FINAL_TYPE (SvBackdropView, sv_backdrop_view, GTK_TYPE_WIDGET)

/* --- The picture --- */

/* Data for a worker thread that paints the picture. */
typedef struct {
  SvBoard *board; /* owned reference */
  SvTheme theme;
  SvBackdrop backdrop;
  SvView view;
} Example;

static void
example_free (Example *self)
{
  sv_board_unref (self->board);
  g_free (self);
}

static Example *
new_example (SvBackdropView *self)
{
  Example *example = g_new0 (Example, 1);

  example->board = sv_board_ref (sv_match_get_board (self->match));
  sv_style_theme (&example->theme, self->match);
  example->view = self->view;
  example->backdrop = self->backdrop;
  example->backdrop.view = &example->view;
  return example;
}

static void
draw_example (cairo_t *cr, int width, int height, gconstpointer data)
{
  const Example *example = data;
  g_autoptr (SvPainter) painter = sv_painter_new (example->board, &example->theme);

  sv_paint_backdrop (painter, cr, &example->backdrop, width, height);
  /* If GTK cut the corners off, it would copy the picture for that. */
  sv_clear_corners (cr, 0, 0, width, height, ROUND);
}

/* Like draw_scene (), but at a small size, so that it is fast. */
static void
draw_roughly (cairo_t *cr, int width, int height, gconstpointer data)
{
  cairo_scale (cr, 1.0 / ROUGH, 1.0 / ROUGH);
  draw_example (cr, width * ROUGH, height * ROUGH, data);
}

/* Paint a coarse picture at once, so that the page is never without one; the worker thread
 * replaces it. A pause with which a saved match opens needs none: it begins with the colour of the
 * cover, and the user would wait for both pictures. */
static void
paint_roughly (SvBackdropView *self, int width, int height)
{
  if (self->picture != NULL || self->match == NULL ||
      (self->backdrop.occasion == SV_BACKDROP_PAUSE && self->opening))
    return;
  Example *example = new_example (self);
  const int w = MAX (width / ROUGH, 1), h = MAX (height / ROUGH, 1);
  cairo_surface_t *surface = sv_raster_paint (w, h, 1, draw_roughly, example);

  self->picture = sv_raster_node (surface, &GRAPHENE_RECT_INIT (0, 0, (float)w, (float)h), 1);
  cairo_surface_destroy (surface);
  example_free (example);
}

static void
painted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  SvBackdropView *self = SV_BACKDROP_VIEW (object);
  cairo_surface_t *surface = sv_raster_order_finish (result);

  /* Ignore the result if another picture was ordered meanwhile. */
  if (self->ordered == result) {
    self->ordered = NULL;
    g_clear_pointer (&self->picture, gsk_render_node_unref);
    self->picture = sv_raster_strips (
        surface, &GRAPHENE_RECT_INIT (0, 0, (float)self->width, (float)self->height), self->scale);
    gtk_widget_queue_draw (GTK_WIDGET (self));
  }
  cairo_surface_destroy (surface);
}

/* Start a worker thread; cards and pitch are painted in the meantime. */
static gboolean
paint_cb (gpointer data)
{
  SvBackdropView *self = data;

  self->waiting = FALSE;
  self->width = gtk_widget_get_width (data);
  self->height = gtk_widget_get_height (data);
  self->scale = gtk_widget_get_scale_factor (data);
  if (self->match != NULL && self->width > 0 && self->height > 0)
    self->ordered = sv_raster_order (self, self->width, self->height, self->scale, draw_example,
                                     new_example (self), (GDestroyNotify)example_free, painted_cb);
  return G_SOURCE_REMOVE;
}

static void
repaint (SvBackdropView *self)
{
  if (self->waiting || self->match == NULL)
    return;
  self->waiting = TRUE;
  sv_widget_later (GTK_WIDGET (self), SV_PRIORITY_EXAMPLE, paint_cb);
}

static gboolean
fits (SvBackdropView *self)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (self->picture != NULL)
    gsk_render_node_get_bounds (self->picture, &bounds);
  return bounds.size.width == (float)gtk_widget_get_width (GTK_WIDGET (self)) &&
         bounds.size.height == (float)gtk_widget_get_height (GTK_WIDGET (self));
}

/* Draw the picture, stretched until it is painted in the current size. */
static void
sv_backdrop_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvBackdropView *self = SV_BACKDROP_VIEW (widget);
  graphene_rect_t bounds;

  paint_roughly (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  if (self->picture != NULL) {
    gsk_render_node_get_bounds (self->picture, &bounds);
    gtk_snapshot_save (snapshot);
    if (!fits (self))
      gtk_snapshot_scale (snapshot, (float)gtk_widget_get_width (widget) / bounds.size.width,
                          (float)gtk_widget_get_height (widget) / bounds.size.height);
    gtk_snapshot_append_node (snapshot, self->picture);
    gtk_snapshot_restore (snapshot);
  }
  GTK_WIDGET_CLASS (sv_backdrop_view_parent_class)->snapshot (widget, snapshot);
}

static void
style_cb (SvBackdropView *self)
{
  if (self->match == NULL)
    return;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  repaint (self);
}

/* --- The placard --- */

static void
sv_backdrop_view_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  GtkWidget *placard = gtk_widget_get_first_child (widget);

  gtk_widget_measure (placard, orientation, for_size > 0 ? for_size - 2 * MARGIN : -1, minimum,
                      natural, NULL, NULL);
  *minimum += 2 * MARGIN;
  *natural += 2 * MARGIN;
}

static int
natural_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Return the natural height of the placard, at most @most; a placard that expands gets all of it. A
 * scrolled window does not report the
 * height of its content for a width, so add the difference if the first child is one. */
static int
height_for (GtkWidget *placard, int width, int most)
{
  GtkWidget *first = gtk_widget_get_first_child (placard);
  int height = natural_height (placard, width);

  if (gtk_widget_get_vexpand (placard))
    return most;
  if (GTK_IS_SCROLLED_WINDOW (first))
    height += natural_height (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (first)), width) -
              natural_height (first, width);
  return MIN (height, most);
}

/* Return how large people can be drawn in @room. */
static double
evaluation_of (const cairo_rectangle_t *room)
{
  return MIN (room->width / 1.3, room->height);
}

static void
sv_backdrop_view_size_allocate (GtkWidget *widget, int w, int h, int baseline)
{
  SvBackdropView *self = SV_BACKDROP_VIEW (widget);
  GtkWidget *placard = gtk_widget_get_first_child (widget);
  const int most_w = w - 2 * MARGIN, most_h = h - 2 * MARGIN;
  const cairo_rectangle_t before = self->backdrop.room;
  const gboolean nobody =
      sv_style_get_scheme () > SV_SCHEME_DARK ||
      self->backdrop.occasion == SV_BACKDROP_SECRET; /* whether no people are drawn */
  int least, natural;

  gtk_widget_measure (placard, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  const int side_w = CLAMP (MAX (natural, w * 46 / 100), least, MAX (w * 6 / 10, least));
  const int low_w = CLAMP (MAX (natural, w / 2), least, MAX (most_w, least));
  const int low_h = height_for (placard, low_w, most_h);
  const cairo_rectangle_t beside = { 0, 0, w - side_w - MARGIN, h };
  const cairo_rectangle_t above = { 0, 0, w, h - low_h - MARGIN };
  GtkAllocation at = { (w - low_w) / 2, h - low_h - MARGIN, low_w, low_h };

  self->backdrop.room = above;
  if (side_w >= LEAST_BESIDE && evaluation_of (&beside) > evaluation_of (&above)) {
    at.width = side_w;
    at.height = height_for (placard, side_w, most_h);
    at.x = w - side_w - MARGIN;
    at.y = (h - at.height) / 2;
    self->backdrop.room = beside;
  }
  if (nobody || evaluation_of (&self->backdrop.room) < LEAST_ROOM) {
    self->backdrop.room = (cairo_rectangle_t){ 0, 0, w, h };
    at.x = (w - at.width) / 2;
    at.y = (h - at.height) / 2;
  }
  gtk_widget_size_allocate (placard, &at, -1);
  paint_roughly (self, w, h);
  if (!fits (self) || memcmp (&before, &self->backdrop.room, sizeof before) != 0)
    repaint (self);
}

/* --- The widget --- */

static void
sv_backdrop_view_dispose (GObject *object)
{
  SvBackdropView *self = SV_BACKDROP_VIEW (object);
  GtkWidget *placard = gtk_widget_get_first_child (GTK_WIDGET (self));

  sv_backdrop_view_show (self, NULL, SV_BACKDROP_PAUSE);
  if (placard != NULL)
    gtk_widget_unparent (placard);
  G_OBJECT_CLASS (sv_backdrop_view_parent_class)->dispose (object);
}

static void
sv_backdrop_view_class_init (SvBackdropViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_backdrop_view_dispose;
  widget_class->snapshot = sv_backdrop_view_snapshot;
  widget_class->measure = sv_backdrop_view_measure;
  widget_class->size_allocate = sv_backdrop_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "venue");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_backdrop_view_init (SvBackdropView *self)
{
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

/* Compare by goals, then by balls won, then by order in the team. */
static int
compare_steps (gconstpointer a, gconstpointer b)
{
  const SvBackdropStep *one = a, *other = b;

  if (one->goals != other->goals)
    return one->goals ? -1 : 1;
  return one->number != other->number ? (int)other->number - (int)one->number
                                      : one->piece - other->piece;
}

/* Return what a piece achieved: its goals, or if none, the balls it won. */
static SvBackdropStep
step_of (const SvFacts *facts, int piece)
{
  unsigned goals = 0;

  for (guint i = 0; i < facts->goals->len; i++)
    goals += g_array_index (facts->goals, SvGoal, i).piece == piece;
  return (SvBackdropStep){ .piece = piece,
                           .number = goals > 0 ? goals : facts->won[piece],
                           .goals = goals > 0 };
}

unsigned
sv_backdrop_find_best (SvMatch *match, int side, SvBackdropStep steps[SV_BACKDROP_STEPS])
{
  const SvView *view = &sv_shown (match)->view;
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (SvBackdropStep));

  for (int i = 0; i < view->n_pieces; i++) {
    const SvBackdropStep step = step_of (facts, i);

    if (view->pieces[i].side == side)
      g_array_append_val (all, step);
  }
  g_array_sort (all, compare_steps);
  unsigned n = 0;
  while (n < MIN (all->len, SV_BACKDROP_STEPS) &&
         (n == 0 || g_array_index (all, SvBackdropStep, n).number > 0)) {
    steps[n] = g_array_index (all, SvBackdropStep, n);
    n++;
  }
  return n;
}

gboolean
sv_backdrop_get_occasion (SvMatch *match, SvOccasion *occasion)
{
  const SvView *view = &sv_shown (match)->view;

  *occasion = view->stage == SV_STAGE_BREAK ? SV_BACKDROP_BREAK
              : view->winner >= 0           ? SV_BACKDROP_WIN
                                            : SV_BACKDROP_DRAW;
  return view->stage == SV_STAGE_BREAK || view->stage == SV_STAGE_OVER;
}

void
sv_backdrop_fill (SvBackdrop *backdrop, SvMatch *match, SvOccasion occasion)
{
  backdrop->occasion = occasion;
  backdrop->view = &sv_shown (match)->view;
  backdrop->left = sv_match_get_left (match);
  backdrop->side = occasion == SV_BACKDROP_SECRET ? sv_shown (match)->node.side
                   : occasion == SV_BACKDROP_WIN  ? backdrop->view->winner
                                                  : -1;
  backdrop->n_steps = occasion == SV_BACKDROP_WIN
                          ? sv_backdrop_find_best (match, backdrop->side, backdrop->steps)
                          : 0;
}

void
sv_backdrop_view_show (SvBackdropView *self, SvMatch *match, SvOccasion occasion)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_set_object (&self->match, match);
  self->ordered = NULL;
  if (match == NULL)
    return;
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  self->opening = parent == NULL || !gtk_widget_get_mapped (parent);
  sv_backdrop_fill (&self->backdrop, match, occasion);
  self->view = *self->backdrop.view;
  self->backdrop.view = &self->view;
  style_cb (self);
}

void
sv_backdrop_view_show_podium (SvBackdropView *self,
                              SvMatch *match,
                              const SvBackdropTeam *teams,
                              unsigned n)
{
  sv_backdrop_view_show (self, match, SV_BACKDROP_PODIUM);
  self->backdrop.side = 0;
  self->backdrop.n_teams = MIN (n, SV_BACKDROP_TEAMS);
  memcpy (self->backdrop.teams, teams, self->backdrop.n_teams * sizeof *teams);
}
