/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-title-layout.h"

enum { START, TITLE, END, N_CHILDREN };
enum { SPACING = 6 };

/* Natural width to request: a header bar gives its title widget its natural width as far as
 * there is space. */
enum { ALL_THERE_IS = 1 << 14 };

struct _SvTitleLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SvTitleLayout, sv_title_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Get the minimum and the natural width of each child. */
static void
measure_widths (GtkWidget *widget, int least[N_CHILDREN], int wanted[N_CHILDREN])
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (int i = START; i < N_CHILDREN; i++, child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least[i], &wanted[i], NULL, NULL);
}

static GtkSizeRequestMode
sv_title_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
sv_title_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  int least[N_CHILDREN], wanted[N_CHILDREN];

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_widths (widget, least, wanted);
    *minimum = least[START] + 2 * SPACING + least[END];
    *natural = ALL_THERE_IS;
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
    *minimum = MAX (*minimum, child_minimum);
    *natural = MAX (*natural, child_natural);
  }
}

/* Divide @room pixels among the children: minimum widths first, then the rest to the tools and
 * last to the title. The title gets 0 if it is hidden. */
static void
share (const int least[N_CHILDREN], const int wanted[N_CHILDREN], int room, int out[N_CHILDREN])
{
  static const int order[] = { START, END, TITLE };
  int left = room - least[START] - least[END] - 2 * SPACING;

  out[START] = least[START];
  out[END] = least[END];
  out[TITLE] = left >= least[TITLE] ? least[TITLE] : 0;
  left -= out[TITLE];
  for (int i = 0; i < N_CHILDREN; i++) {
    const int more = CLAMP (wanted[order[i]] - least[order[i]], 0, MAX (left, 0));

    if (out[order[i]] == 0)
      continue;
    out[order[i]] += more;
    left -= more;
  }
}

/* Return the x coordinate of the middle of the header bar, relative to @widget, which must have
 * been allocated. */
static int
find_middle (GtkWidget *widget, int width)
{
  GtkWidget *bar = gtk_widget_get_ancestor (widget, GTK_TYPE_HEADER_BAR);
  graphene_point_t left;

  if (bar == NULL || !gtk_widget_compute_point (widget, bar, graphene_point_zero (), &left))
    return width / 2;
  return gtk_widget_get_width (bar) / 2 - (int)left.x;
}

static void
sv_title_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least[N_CHILDREN], wanted[N_CHILDREN], widths[N_CHILDREN];

  measure_widths (widget, least, wanted);
  share (least, wanted, width, widths);
  const int begin = widths[rtl ? END : START] + SPACING;
  const int end = width - widths[rtl ? START : END] - SPACING - widths[TITLE];
  const int title =
      CLAMP (find_middle (widget, width) - widths[TITLE] / 2, begin, MAX (begin, end));
  const int places[N_CHILDREN] = { rtl ? width - widths[START] : 0, title,
                                   rtl ? 0 : width - widths[END] };
  for (int i = START; i < N_CHILDREN; i++, child = gtk_widget_get_next_sibling (child)) {
    gtk_widget_set_child_visible (child, i != TITLE || widths[i] > 0);
    if (i != TITLE || widths[i] > 0)
      gtk_widget_size_allocate (child, &(GtkAllocation){ places[i], 0, widths[i], height },
                                baseline);
  }
}

static void
sv_title_layout_class_init (SvTitleLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = sv_title_layout_get_request_mode;
  layout_class->measure = sv_title_layout_measure;
  layout_class->allocate = sv_title_layout_allocate;
}

static void
sv_title_layout_init (SvTitleLayout *self)
{
}
