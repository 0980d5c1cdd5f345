/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-fold.h"

enum { SPACING = 4 };

struct _SvFold {
  GtkWidget parent_instance;
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvFold,
                               sv_fold,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GtkBuildableIface *parent_buildable;

static GtkSizeRequestMode
sv_fold_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
sv_fold_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  gboolean first = TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL) {
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    } else {
      if (first)
        *minimum = child_minimum;
      *natural += child_natural + (first ? 0 : SPACING);
    }
    first = FALSE;
  }
}

static void
sv_fold_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean folded = FALSE;
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation box = { 0, 0, 0, height };

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &box.width, NULL, NULL);
    if (x > 0 && x + box.width > width)
      folded = TRUE; /* and with it all that follow: no gaps */
    gtk_widget_set_child_visible (child, !folded);
    if (folded)
      continue;
    if (x == 0)
      box.width = MIN (box.width, width);
    box.x = rtl ? width - x - box.width : x;
    gtk_widget_size_allocate (child, &box, baseline);
    x += box.width + SPACING;
  }
}

static void
sv_fold_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (sv_fold_parent_class)->dispose (object);
}

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
sv_fold_class_init (SvFoldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_fold_dispose;
  widget_class->get_request_mode = sv_fold_get_request_mode;
  widget_class->measure = sv_fold_measure;
  widget_class->size_allocate = sv_fold_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_fold_init (SvFold *self)
{
}
