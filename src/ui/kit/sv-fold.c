/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-fold.h"

enum { SPACING = 4 };

struct _SvFold {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SvFold, sv_fold, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
sv_fold_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
sv_fold_measure (GtkLayoutManager *manager,
                 GtkWidget *widget,
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
      *minimum = first ? child_minimum : *natural; /* the sum of the children before this one */
      *natural += child_natural + (first ? 0 : SPACING);
    }
    first = FALSE;
  }
}

static void
sv_fold_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean folded = FALSE;
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation box = { 0, 0, 0, height };
    int least;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &box.width, NULL, NULL);
    if (x > 0 && x + least > width)
      /* the first child without room hides all children after it too, so that there are no gaps */
      folded = TRUE;
    gtk_widget_set_child_visible (child, !folded);
    if (folded)
      continue;
    box.width = MIN (box.width, width - x);
    box.x = rtl ? width - x - box.width : x;
    gtk_widget_size_allocate (child, &box, baseline);
    x += box.width + SPACING;
  }
}

static void
sv_fold_class_init (SvFoldClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = sv_fold_get_request_mode;
  layout_class->measure = sv_fold_measure;
  layout_class->allocate = sv_fold_allocate;
}

static void
sv_fold_init (SvFold *self)
{
}
