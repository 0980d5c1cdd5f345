/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-clamp.h"

struct _SvClamp {
  GtkLayoutManager parent_instance;

  int maximum;
};

G_DEFINE_FINAL_TYPE (SvClamp, sv_clamp, GTK_TYPE_LAYOUT_MANAGER)

enum { PROP_MAXIMUM = 1 };

static GtkSizeRequestMode
sv_clamp_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sv_clamp_measure (GtkLayoutManager *manager,
                  GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  SvClamp *self = SV_CLAMP (manager);

  /* GTK passes -1 if it asks for the height at any width. A child that wraps is then measured at
   * the maximum width. */
  if (orientation == GTK_ORIENTATION_VERTICAL && (for_size < 0 || for_size > self->maximum))
    for_size = self->maximum;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL)
      child_natural = MAX (child_minimum, MIN (child_natural, self->maximum));
    *minimum = MAX (*minimum, child_minimum);
    *natural = MAX (*natural, child_natural);
  }
}

static void
sv_clamp_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  SvClamp *self = SV_CLAMP (manager);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation box = { 0, 0, 0, height };
    int minimum;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    box.width = MIN (width, MAX (minimum, self->maximum));
    box.x = (width - box.width) / 2;
    gtk_widget_size_allocate (child, &box, -1);
  }
}

static void
sv_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  SV_CLAMP (object)->maximum = g_value_get_int (value);
}

static void
sv_clamp_class_init (SvClampClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = sv_clamp_set_property;
  layout_class->get_request_mode = sv_clamp_get_request_mode;
  layout_class->measure = sv_clamp_measure;
  layout_class->allocate = sv_clamp_allocate;

  g_object_class_install_property (
      object_class, PROP_MAXIMUM,
      g_param_spec_int ("maximum", NULL, NULL, 1, G_MAXINT, 860,
                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
}

static void
sv_clamp_init (SvClamp *self)
{
}
