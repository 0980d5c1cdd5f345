/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-clock-face.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

enum { WIDEST = 5 /* length of the longest text, "00:00" */ };

struct _SvClockFace {
  GtkWidget parent_instance;

  char *text;
  char *words; /* text for screen readers, or NULL */
  PangoLayout *layout;
};

G_DEFINE_FINAL_TYPE (SvClockFace, sv_clock_face, GTK_TYPE_WIDGET)

/* Create the layout of the text, with digits of equal width so that nothing moves while they
 * change. */
static PangoLayout *
ensure_layout (SvClockFace *self)
{
  if (self->layout == NULL) {
    g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

    pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
    self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
    pango_layout_set_attributes (self->layout, attributes);
  }
  return self->layout;
}

static void
sv_clock_face_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  PangoLayout *layout = ensure_layout (SV_CLOCK_FACE (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  /* Reserve the same width for "9:59" as for "10:00", so that widgets beside the clock do not
   * jump. */
  const glong letters = g_utf8_strlen (pango_layout_get_text (layout), -1);
  if (letters > 0 && letters < WIDEST)
    width = width * WIDEST / (int)letters;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
sv_clock_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PangoLayout *layout = ensure_layout (SV_CLOCK_FACE (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget),
                              (gtk_widget_get_width (widget) - width) / 2,
                              (gtk_widget_get_height (widget) - height) / 2, layout);
}

static void
sv_clock_face_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  SvClockFace *self = SV_CLOCK_FACE (widget);

  GTK_WIDGET_CLASS (sv_clock_face_parent_class)->css_changed (widget, change);
  g_clear_object (&self->layout);
}

static void
sv_clock_face_dispose (GObject *object)
{
  SvClockFace *self = SV_CLOCK_FACE (object);

  g_clear_object (&self->layout);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (sv_clock_face_parent_class)->dispose (object);
}

static void
sv_clock_face_class_init (SvClockFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_clock_face_dispose;
  widget_class->measure = sv_clock_face_measure;
  widget_class->snapshot = sv_clock_face_snapshot;
  widget_class->css_changed = sv_clock_face_css_changed;
  gtk_widget_class_set_css_name (widget_class, "clockface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
sv_clock_face_init (SvClockFace *self)
{
  self->text = g_strdup ("0:00");
  sv_widget_set_label (self, _ ("Match clock"));
}

gboolean
sv_clock_face_set_text (SvClockFace *self, const char *text, const char *words)
{
  if (g_strcmp0 (self->text, text) == 0)
    return FALSE;

  const gboolean same_size = strlen (self->text) == strlen (text);

  g_free (self->text);
  self->text = g_strdup (text);
  pango_layout_set_text (ensure_layout (self), text, -1);
  if (same_size)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  g_free (self->words);
  self->words = g_strdup (words);
  return TRUE;
}

const char *
sv_clock_face_get_text (SvClockFace *self)
{
  return self->text;
}
