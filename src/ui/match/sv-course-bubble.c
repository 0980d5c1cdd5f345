/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-course-bubble.h"

#include "sv-free-place.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* Sizes in pixels: of the bubble, its distance from the edge of the page, and its tail. */
enum { WIDTH = 340, EDGE = 8, TAIL_LENGTH = 26, TAIL_HALF = 11, CORNER = 16 };

/* How much it matters that something is covered; see SvCovered. */
enum { WEIGHT_POINTED = 400, WEIGHT_NEEDED = 60, WEIGHT_ACTING = 30, WEIGHT_PIECE = 12 };

enum { MAX_COVERED = 2 * SV_MAX_PIECES + SV_MAX_SPACES + 8 };

struct _SvCourseBubble {
  GtkWidget parent_instance;

  SvCourse *course;  /* owned */
  const char *words; /* text that is shown; owned by the course */

  gboolean flat;         /* TRUE if it is a low bar that its parent places */
  gboolean settled;      /* TRUE if @place is right for the text and for the page's size */
  graphene_size_t page;  /* size of the page for which the bubble was placed */
  graphene_rect_t place; /* where the bubble lies in the page */
  graphene_rect_t about; /* what the text is about, in the page */
  gboolean has_about;    /* FALSE if the text is about nothing that is visible */

  /* Template children */
  GtkWidget *count, *remark, *foot, *buttons, *back, *next;
};

G_DEFINE_FINAL_TYPE (SvCourseBubble, sv_course_bubble, GTK_TYPE_WIDGET)

static const char *
say_next (SvCourse *course)
{
  if (sv_course_is_acting (course))
    return _ ("Show Me");
  return sv_course_get_step (course) + 1 == sv_course_get_n_steps (course) ? _ ("Play On")
                                                                           : _ ("Next");
}

/* Show the current step. The button goes on if there is only something to read. If the user is to
 * act, it appears after something else was tried, and shows what is meant. */
static void
update (SvCourseBubble *self)
{
  const unsigned step = sv_course_get_step (self->course);
  const unsigned n = sv_course_get_n_steps (self->course);
  const gboolean answering = sv_course_is_answering (self->course);
  const char *words = answering ? sv_course_get_otherwise (self->course, step)
                                : sv_course_get_remark (self->course, step);
  g_autofree char *count = g_strdup_printf (_ ("Step %u of %u"), step + 1, n);

  gtk_label_set_text (GTK_LABEL (self->count), count);
  /* The bubble stays where it is while its text is the same. */
  self->settled = self->settled && g_strcmp0 (self->words, words) == 0;
  self->words = words;
  sv_label_set_sentence (GTK_LABEL (self->remark), words);
  sv_widget_set_class (self->remark, "answer", answering);
  sv_widget_set_label (self, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count,
                                  -1);
  gtk_button_set_label (GTK_BUTTON (self->next), say_next (self->course));
  sv_widget_set_class (self->next, "suggested-action", !sv_course_is_acting (self->course));
  gtk_widget_set_visible (self->next, sv_course_has_next (self->course));
  gtk_widget_set_sensitive (self->back, step > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (sv_settings_exist ())
    sv_settings_set_course_step (sv_match_get_game (sv_course_get_match (self->course))->id, step,
                                 step + 1 == n);
}

static void
back_cb (SvCourseBubble *self)
{
  sv_course_back (self->course);
}

static void
next_cb (SvCourseBubble *self)
{
  sv_course_next (self->course);
}

/* --- Where the bubble lies --- */

/* What a bubble is placed among, collected from the page. */
typedef struct {
  SvCovered things[MAX_COVERED];
  unsigned n;
} Crowd;

static void
add_thing (Crowd *crowd, const graphene_rect_t *area, float weight)
{
  if (crowd->n < MAX_COVERED)
    crowd->things[crowd->n++] = (SvCovered){ *area, weight };
}

/* Add what the text is about: the bubble does not cover it, and lies near the thing that was added
 * last. */
static void
add_pointed (SvCourseBubble *self, Crowd *crowd, const graphene_rect_t *area)
{
  add_thing (crowd, area, WEIGHT_POINTED);
  self->about = *area;
  self->has_about = TRUE;
}

static void
add_widget (
    SvCourseBubble *self, Crowd *crowd, GtkWidget *page, GtkWidget *widget, gboolean pointed)
{
  graphene_rect_t area;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, page, &area))
    return;
  if (pointed)
    add_pointed (self, crowd, &area);
  else
    add_thing (crowd, &area, WEIGHT_NEEDED);
}

/* Add the pieces, those that act with more weight, and the spaces that the text is about. */
static void
add_board (SvCourseBubble *self, Crowd *crowd, const SvCourseScene *scene)
{
  const SvView *view = &sv_shown (sv_course_get_match (self->course))->view;
  const unsigned acting = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER | SV_PIECE_BALL;
  const SvBoard *board = scene->board->board;
  graphene_rect_t area;

  for (int piece = 0; piece < view->n_pieces; piece++) {
    if (!sv_board_surface_get_bounds (scene->board, piece, -1, scene->page, &area))
      continue;
    if (sv_course_points_at (self->course, piece, -1))
      add_pointed (self, crowd, &area);
    else
      add_thing (crowd, &area, view->pieces[piece].flags & acting ? WEIGHT_ACTING : WEIGHT_PIECE);
  }
  for (int space = 0; board != NULL && space < board->n_spaces; space++)
    if (sv_course_points_at (self->course, -1, space) &&
        sv_board_surface_get_bounds (scene->board, -1, space, scene->page, &area))
      add_pointed (self, crowd, &area);
}

/* Find the place of the bubble in the page. */
static void
settle (SvCourseBubble *self, const SvCourseScene *scene)
{
  const unsigned parts = sv_course_get_parts (self->course);
  Crowd crowd = { .n = 0 };
  graphene_rect_t room;
  int height, width = MIN (WIDTH, (int)self->page.width - 2 * EDGE);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                      NULL);
  graphene_rect_init (&room, EDGE, EDGE, self->page.width - 2 * EDGE, self->page.height - 2 * EDGE);
  self->place.size = GRAPHENE_SIZE_INIT ((float)width, (float)height);
  self->has_about = FALSE;
  add_board (self, &crowd, scene);
  for (unsigned i = 0; i < G_N_ELEMENTS (scene->parts); i++)
    add_widget (self, &crowd, scene->page, scene->parts[i], (parts & 1u << i) != 0);
  add_widget (self, &crowd, scene->page, scene->actions, FALSE);
  sv_free_place (&room, &self->place.size, self->has_about ? &self->about : &room, crowd.things,
                 crowd.n, &self->place.origin);
  self->settled = TRUE;
}

void
sv_course_bubble_allocate (SvCourseBubble *self, const SvCourseScene *scene)
{
  const graphene_size_t page = { (float)gtk_widget_get_width (scene->page),
                                 (float)gtk_widget_get_height (scene->page) };
  GskTransform *way;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (!graphene_size_equal (&page, &self->page))
    self->settled = FALSE;
  self->page = page;
  if (!self->settled)
    settle (self, scene);
  way = gsk_transform_translate (NULL, &self->place.origin);
  gtk_widget_allocate (GTK_WIDGET (self), (int)self->place.size.width, (int)self->place.size.height,
                       -1, way);
}

/* --- The tail --- */

/* Write the three corners of the tail in the coordinates of the bubble: a base on the edge nearest
 * to what the text is about, and a tip. Returns FALSE if there is no room for a tail. */
static gboolean
get_tail (SvCourseBubble *self, graphene_point_t corners[3])
{
  const graphene_size_t *size = &self->place.size;
  const graphene_point_t centre = {
    self->about.origin.x + self->about.size.width / 2 - self->place.origin.x,
    self->about.origin.y + self->about.size.height / 2 - self->place.origin.y
  };
  const float along_x = CLAMP (centre.x, CORNER + TAIL_HALF, size->width - CORNER - TAIL_HALF);
  const float along_y = CLAMP (centre.y, CORNER + TAIL_HALF, size->height - CORNER - TAIL_HALF);
  const float out_x = centre.x < 0 ? -centre.x : centre.x - size->width;
  const float out_y = centre.y < 0 ? -centre.y : centre.y - size->height;
  const float length = MIN (MAX (out_x, out_y), TAIL_LENGTH);

  if (self->flat || !self->has_about || length < 6)
    return FALSE;
  if (out_x > out_y) {
    const float edge = centre.x < 0 ? 0 : size->width;
    corners[0] = GRAPHENE_POINT_INIT (edge, along_y - TAIL_HALF);
    corners[1] = GRAPHENE_POINT_INIT (edge + (centre.x < 0 ? -length : length), along_y);
    corners[2] = GRAPHENE_POINT_INIT (edge, along_y + TAIL_HALF);
  } else {
    const float edge = centre.y < 0 ? 0 : size->height;
    corners[0] = GRAPHENE_POINT_INIT (along_x - TAIL_HALF, edge);
    corners[1] = GRAPHENE_POINT_INIT (along_x, edge + (centre.y < 0 ? -length : length));
    corners[2] = GRAPHENE_POINT_INIT (along_x + TAIL_HALF, edge);
  }
  return TRUE;
}

static void
sv_course_bubble_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvCourseBubble *self = SV_COURSE_BUBBLE (widget);
  graphene_point_t corners[3];
  GdkRGBA colour;

  if (get_tail (self, corners)) {
    const graphene_rect_t box = { { -TAIL_LENGTH, -TAIL_LENGTH },
                                  { self->place.size.width + 2 * TAIL_LENGTH,
                                    self->place.size.height + 2 * TAIL_LENGTH } };
    cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &box);

    if (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "sv_accent",
                                        &colour))
      gdk_cairo_set_source_rgba (cr, &colour);
    for (unsigned i = 0; i < 3; i++)
      cairo_line_to (cr, corners[i].x, corners[i].y);
    cairo_fill (cr);
    cairo_destroy (cr);
  }
  GTK_WIDGET_CLASS (sv_course_bubble_parent_class)->snapshot (widget, snapshot);
}

/* --- The widget --- */

static void
sv_course_bubble_dispose (GObject *object)
{
  SvCourseBubble *self = SV_COURSE_BUBBLE (object);

  g_clear_object (&self->course);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_COURSE_BUBBLE);
  G_OBJECT_CLASS (sv_course_bubble_parent_class)->dispose (object);
}

static void
sv_course_bubble_class_init (SvCourseBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_course_bubble_dispose;
  widget_class->snapshot = sv_course_bubble_snapshot;
  gtk_widget_class_set_css_name (widget_class, "coursebubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_widget_class_set_template (widget_class, "sv-course-bubble.ui");
  sv_widget_class_bind (widget_class, SvCourseBubble, count, remark, foot, buttons, back, next);
  sv_widget_class_bind_callbacks (widget_class, back_cb, next_cb);
}

static void
sv_course_bubble_init (SvCourseBubble *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_course_bubble_new (SvCourse *course)
{
  SvCourseBubble *self = g_object_new (SV_TYPE_COURSE_BUBBLE, NULL);

  self->course = g_object_ref (course);
  g_signal_connect_object (course, "step", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
sv_course_bubble_set_flat (SvCourseBubble *self, gboolean flat)
{
  if (self->flat == flat)
    return;
  self->flat = flat;
  self->settled = FALSE;
  sv_widget_set_class (GTK_WIDGET (self), "flat", flat);
  /* The number of the step stands above the text of a bubble, and beside the buttons of a bar. */
  g_object_ref (self->count);
  if (flat) {
    gtk_widget_unparent (self->count);
    gtk_box_prepend (GTK_BOX (self->foot), self->count);
  } else {
    gtk_box_remove (GTK_BOX (self->foot), self->count);
    gtk_widget_insert_before (self->count, GTK_WIDGET (self), self->remark);
  }
  g_object_unref (self->count);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
