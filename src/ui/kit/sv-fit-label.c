/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fit-label.h"

#include <math.h>

/* Least height of letters in pixels. */
enum { LEAST = 11 };

struct _SvFitLabel {
  GtkWidget parent_instance;

  int lines;       /* lines that the smallest letters may take */
  guint adjust_id; /* source that tells the label so, or 0 */
};

G_DEFINE_FINAL_TYPE (SvFitLabel, sv_fit_label, GTK_TYPE_WIDGET)

static GtkLabel *
get_label (SvFitLabel *self)
{
  return GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

/* Return the text in the letters of its style (transfer full). */
static PangoLayout *
lay_out (SvFitLabel *self)
{
  GtkLabel *label = get_label (self);
  PangoLayout *layout =
      gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));

  pango_layout_set_wrap (layout, gtk_label_get_wrap_mode (label));
  return layout;
}

/* Return the size of the letters of the style, in pixels. */
static double
find_usual_size (SvFitLabel *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (get_label (self)));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = (double)pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font)
             ? size
             : size * pango_cairo_context_get_resolution (context) / 72;
}

/* Return by what the letters may be made smaller at most. */
static double
find_least_scale (SvFitLabel *self)
{
  return MIN (LEAST / find_usual_size (self), 1);
}

/* Return for how many lines there is room in @height pixels, with usual letters. */
static int
count_lines (PangoLayout *layout, double height)
{
  int h;

  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, NULL, &h);
  return MAX (1, (int)((height + 1) / MAX (h, 1)));
}

/* Return whether the text fits into that many pixels, with usual letters. */
static gboolean
does_fit (PangoLayout *layout, double width, double height)
{
  const int lines = count_lines (layout, height);
  int w;

  pango_layout_get_pixel_size (layout, &w, NULL);
  if (w <= width)
    return TRUE;
  pango_layout_set_width (layout, (int)(width * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &w, NULL);
  return w <= width && pango_layout_get_line_count (layout) <= lines;
}

static gboolean
adjust_cb (gpointer data)
{
  SvFitLabel *self = data;

  self->adjust_id = 0;
  gtk_label_set_lines (get_label (self), self->lines);
  return G_SOURCE_REMOVE;
}

/* Let the label end in an ellipsis after so many lines: soon, since it must not ask for another
 * layout in the middle of one. */
static void
limit_lines (SvFitLabel *self, int lines)
{
  if (self->lines == lines)
    return;
  self->lines = lines;
  if (self->adjust_id == 0)
    self->adjust_id = g_idle_add_full (GTK_PRIORITY_RESIZE, adjust_cb, self, NULL);
}

/* Return by what the letters are to be made smaller: by as little as lets the text fit, and by no
 * more than leaves the least size. */
static double
find_scale (SvFitLabel *self, int width, int height)
{
  g_autoptr (PangoLayout) layout = lay_out (self);
  const double usual = find_usual_size (self), least = find_least_scale (self);
  double scale = 1;

  while (scale > least && !does_fit (layout, width / scale, height / scale))
    scale = MAX (scale - 1 / usual, least);
  limit_lines (self, count_lines (layout, height / least));
  return scale;
}

static void
sv_fit_label_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  SvFitLabel *self = SV_FIT_LABEL (widget);
  g_autoptr (PangoLayout) layout = lay_out (self);
  int w, h, least;

  pango_layout_get_pixel_size (layout, &w, &h);
  gtk_widget_measure (GTK_WIDGET (get_label (self)), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (w, least) : h;
  /* Where there is no room for a word, its letters can be smaller. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
                 ? (int)ceil (MIN (w, least) * find_least_scale (self))
                 : h;
}

static void
sv_fit_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvFitLabel *self = SV_FIT_LABEL (widget);

  const double scale = find_scale (self, width, height);
  GtkWidget *label = GTK_WIDGET (get_label (self));
  const int w = MAX ((int)(width / scale), 1), h = MAX ((int)(height / scale), 1);

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (label, w, h, -1, gsk_transform_scale (NULL, (float)scale, (float)scale));
}

static GtkSizeRequestMode
sv_fit_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
sv_fit_label_dispose (GObject *object)
{
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_handle_id (&SV_FIT_LABEL (object)->adjust_id, g_source_remove);
  g_clear_pointer (&label, gtk_widget_unparent);
  G_OBJECT_CLASS (sv_fit_label_parent_class)->dispose (object);
}

static void
sv_fit_label_class_init (SvFitLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_fit_label_dispose;
  widget_class->measure = sv_fit_label_measure;
  widget_class->size_allocate = sv_fit_label_size_allocate;
  widget_class->get_request_mode = sv_fit_label_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "fitlabel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_fit_label_init (SvFitLabel *self)
{
}
