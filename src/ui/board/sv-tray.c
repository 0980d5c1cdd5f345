/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-tray.h"

#include "sv-paint-shape.h"

#include <math.h>

struct _SvTray {
  GtkWidget parent_instance;

  /* Owned. */
  GPtrArray *seats;   /* array of SvSpaceView, in order */
  SvPainter *painter; /* painter of the bench; NULL until there is a layout */
  SvMarks marks;
  GskRenderNode *node; /* picture of the bench, or NULL */
  char *title;

  SvBoardLayout layout;
  int bench;
  int side;

  /* TRUE if the pieces have left only for a while (sv_tray_put_away ()) */
  gboolean away;
  unsigned n_places; /* number of slots, including gaps */
  /* slot of each piece that has sat here since the slots were assigned, or -1 */
  int place_of[SV_MAX_PIECES];
};

G_DEFINE_FINAL_TYPE (SvTray, sv_tray, GTK_TYPE_WIDGET)

/* A seat is marked like a round space, so it is painted as the only space of a small board. Its
 * radius makes the marks as wide as a figurine. */
static const SvSpace seat_space = { .name = "", .label = "", .x = 1, .y = 1, .zone = -1 };
static const SvBoard seat_board = {
  .id = "", .w = 2, .h = 2, .radius = 0.62f, .n_spaces = 1, .spaces = &seat_space
};

static void
sv_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvTray *self = SV_TRAY (widget);
  const SvBox *box = &self->layout.benches[self->bench];
  const double w = sv_tray_get_zoom (self) * self->layout.piece, h = 1.25 * w;

  g_clear_pointer (&self->node, gsk_render_node_unref);
  sv_marks_set (&self->marks, self->painter,
                &(SvFit){ .board = &seat_board, .scale = w / 2, .y = (h - w) / 2 });
  for (unsigned i = 0; self->painter && i < self->seats->len; i++) {
    SvSpaceView *seat = sv_tray_get_seat (self, i);
    SvPose middle;

    sv_tray_get_pose (self, i, &middle);
    const float x = (float)round (middle.x - w / 2 - box->x);
    const float y = (float)round (middle.y - h / 2 - box->y);
    gtk_widget_measure (GTK_WIDGET (seat), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (GTK_WIDGET (seat), MAX (1, (int)w), MAX (1, (int)h), -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
    sv_space_view_set_marks (seat, &self->marks, 0, 0, 0);
  }
}

/* Paint the name of the team along the middle of the bench, ellipsized if it is too long. */
static void
paint_title (SvTray *self, cairo_t *cr, double w, double h)
{
  const double size = self->layout.seat;
  const double length = (self->layout.beside ? h : w) - size;
  g_autoptr (PangoLayout) words = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->title);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  int text_w, text_h;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, 0.34 * size * PANGO_SCALE);
  pango_layout_set_font_description (words, font);
  pango_font_description_free (font);
  pango_layout_set_ellipsize (words, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (words, (int)(fmax (length, 1) * PANGO_SCALE));
  pango_layout_set_alignment (words, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (words, &text_w, &text_h);
  cairo_translate (cr, w / 2, h / 2);
  if (self->layout.beside)
    cairo_rotate (cr, -G_PI_2);
  cairo_move_to (cr, -length / 2, -text_h / 2.0);
  pango_cairo_show_layout (cr, words);
}

/* Paint a bench in the colours of the team, with the name of the team while it is empty. */
static GskRenderNode *
paint_bench (SvTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SvTheme *theme = &self->painter->theme;
  const SvColour colour = sv_theme_frame (theme, self->side);
  const double size = self->layout.seat, line = fmax (1, 0.035 * size);
  const double w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  /* Only a few lines: caching them as pixels would gain nothing. */
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float)w, (float)h));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  sv_path_rounded (cr, line, line, w - 2 * line, h - 2 * line, 0.3 * size);
  sv_set_source (cr, sv_colour_alpha (theme->paper, 0.9));
  cairo_fill_preserve (cr);
  sv_fill_outlined (cr, sv_colour_alpha (colour, 0.08), sv_colour_alpha (colour, 0.9), line);
  sv_set_source (cr, sv_colour_alpha (theme->ink, 0.85));
  if (self->seats->len == 0 && self->title)
    paint_title (self, cr, w, h);
  cairo_destroy (cr);
  return node;
}

static void
sv_tray_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvTray *self = SV_TRAY (widget);

  if (self->painter == NULL)
    return;
  if (!self->node)
    self->node = paint_bench (self);
  gtk_snapshot_append_node (snapshot, self->node);
  for (unsigned i = 0; i < self->seats->len; i++)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (sv_tray_get_seat (self, i)), snapshot);
}

static void
sv_tray_dispose (GObject *object)
{
  SvTray *self = SV_TRAY (object);

  for (unsigned i = 0; self->seats && i < self->seats->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->seats, i));
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  sv_marks_set (&self->marks, NULL, NULL);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (sv_tray_parent_class)->dispose (object);
}

static void
sv_tray_class_init (SvTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_tray_dispose;
  widget_class->size_allocate = sv_tray_size_allocate;
  widget_class->snapshot = sv_tray_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_tray_init (SvTray *self)
{
  self->seats = g_ptr_array_new ();
  for (unsigned i = 0; i < SV_MAX_PIECES; i++)
    self->place_of[i] = -1;
}

void
sv_tray_set_name (SvTray *self, const char *name, const char *title)
{
  g_free (self->title);
  self->title = g_strdup (title);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
same_pieces (SvTray *self, const int *pieces, unsigned n)
{
  if (self->seats->len != n)
    return FALSE;
  for (unsigned i = 0; i < n; i++)
    if (sv_space_view_get_piece (sv_tray_get_seat (self, i)) != pieces[i])
      return FALSE;
  return TRUE;
}

/* Assign slots from the middle if the bench was empty, a new piece has come, or most have left.
 * Otherwise keep the slots. */
static void
give_places (SvTray *self, const int *pieces, unsigned n, gboolean empty)
{
  gboolean known = !empty && 2 * n > self->n_places;

  for (unsigned i = 0; i < n; i++)
    known = known && self->place_of[pieces[i]] >= 0;
  if (known)
    return;
  for (unsigned i = 0; i < SV_MAX_PIECES; i++)
    self->place_of[i] = -1;
  for (unsigned i = 0; i < n; i++)
    self->place_of[pieces[i]] = (int)i;
  self->n_places = n;
}

void
sv_tray_set_pieces (SvTray *self, const int *pieces, unsigned n)
{
  const gboolean empty = self->seats->len == 0 && !self->away;

  self->away = FALSE;
  if (same_pieces (self, pieces, n))
    return;

  if (n > 0)
    give_places (self, pieces, n, empty);
  GPtrArray *seats = g_ptr_array_new ();
  for (unsigned i = 0; i < n; i++) {
    SvSpaceView *seat = sv_tray_find (self, pieces[i]);
    if (seat != NULL) {
      g_ptr_array_remove (self->seats, seat);
    } else {
      seat = SV_SPACE_VIEW (sv_space_view_new (pieces[i], -1));
      gtk_widget_set_parent (GTK_WIDGET (seat), GTK_WIDGET (self));
    }
    g_ptr_array_add (seats, seat);
  }
  for (unsigned i = 0; i < self->seats->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->seats, i));
  g_ptr_array_unref (self->seats);
  self->seats = seats;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_tray_put_away (SvTray *self)
{
  const gboolean away = self->away || self->seats->len > 0;

  sv_tray_set_pieces (self, NULL, 0);
  self->away = away;
}

unsigned
sv_tray_get_n_seats (SvTray *self)
{
  return self->seats->len;
}

SvSpaceView *
sv_tray_get_seat (SvTray *self, unsigned i)
{
  g_return_val_if_fail (i < self->seats->len, NULL);
  return SV_SPACE_VIEW (g_ptr_array_index (self->seats, i));
}

void
sv_tray_get_pose (SvTray *self, unsigned i, SvPose *out)
{
  const int piece = sv_space_view_get_piece (sv_tray_get_seat (self, i));

  sv_board_layout_seat (&self->layout, self->bench, (unsigned)self->place_of[piece], self->n_places,
                        out);
}

double
sv_tray_get_zoom (SvTray *self)
{
  return sv_board_layout_seat_zoom (&self->layout, self->bench, self->n_places);
}

SvSpaceView *
sv_tray_find (SvTray *self, int piece)
{
  for (unsigned i = 0; i < self->seats->len; i++)
    if (sv_space_view_get_piece (sv_tray_get_seat (self, i)) == piece)
      return sv_tray_get_seat (self, i);
  return NULL;
}

void
sv_tray_set_layout (
    SvTray *self, const SvBoardLayout *layout, int bench, int side, const SvTheme *theme)
{
  self->layout = *layout;
  self->bench = bench;
  self->side = side;
  if (self->painter == NULL)
    self->painter = sv_painter_new (&seat_board, theme);
  else
    sv_painter_set_theme (self->painter, theme);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
