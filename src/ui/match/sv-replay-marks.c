/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-replay-marks.h"

#include "sv-widgets.h"

/* HALF_SLIDER: from the end of the trough to the middle of the slider at its first value; GTK
 * cannot be asked while it lays out the slider. */
enum { HEIGHT = 22, WIDTH = 20, HALF_SLIDER = 8 };

struct _SvReplayMarks {
  GtkWidget parent_instance;

  GtkRange *range; /* slider above the marks, or NULL */
};

G_DEFINE_FINAL_TYPE (SvReplayMarks, sv_replay_marks, GTK_TYPE_WIDGET)

static unsigned
position_of (GtkWidget *mark)
{
  return g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (mark)));
}

/* --- Layout: each mark is centred below its value --- */

static void
sv_replay_marks_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  const gboolean empty = gtk_widget_get_first_child (widget) == NULL;

  *minimum = *natural = empty ? 0 : orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : WIDTH;
}

/* Return where the middle of the slider is at @value, in pixels from its left end. */
static double
x_of (GtkRange *range, double value)
{
  const double upper = gtk_adjustment_get_upper (gtk_range_get_adjustment (range));
  GdkRectangle trough;

  gtk_range_get_range_rect (range, &trough);
  return trough.x + HALF_SLIDER + (trough.width - 2 * HALF_SLIDER) * value / MAX (upper, 1);
}

static void
sv_replay_marks_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvReplayMarks *self = SV_REPLAY_MARKS (widget);
  GtkWidget *mark;

  for (mark = gtk_widget_get_first_child (widget); mark != NULL && self->range != NULL;
       mark = gtk_widget_get_next_sibling (mark)) {
    int least;

    gtk_widget_measure (mark, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    const int w = MAX (least, WIDTH);
    const int x = (int)(x_of (self->range, position_of (mark)) - w / 2.0);
    sv_widget_place (mark, CLAMP (x, 0, MAX (width - w, 0)), 0, w, height);
  }
}

/* --- Keys --- */

/* Return the mark beside @mark, skipping those that cannot have the focus. */
static GtkWidget *
beside (GtkWidget *mark, GtkDirectionType direction)
{
  return direction == GTK_DIR_LEFT ? gtk_widget_get_prev_sibling (mark)
                                   : gtk_widget_get_next_sibling (mark);
}

static gboolean
sv_replay_marks_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (widget);

  if (focus == NULL) {
    GtkWidget *first = gtk_widget_get_first_child (widget);
    return first != NULL && gtk_widget_grab_focus (first);
  }
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  GtkWidget *next = beside (focus, direction);
  return next == NULL || gtk_widget_grab_focus (next);
}

/* --- The widget --- */

static void
sv_replay_marks_dispose (GObject *object)
{
  sv_replay_marks_remove (SV_REPLAY_MARKS (object), NULL);
  G_OBJECT_CLASS (sv_replay_marks_parent_class)->dispose (object);
}

static void
sv_replay_marks_class_init (SvReplayMarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_replay_marks_dispose;
  widget_class->measure = sv_replay_marks_measure;
  widget_class->size_allocate = sv_replay_marks_size_allocate;
  widget_class->focus = sv_replay_marks_focus;
  gtk_widget_class_set_css_name (widget_class, "replaymarks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_replay_marks_init (SvReplayMarks *self)
{
}

void
sv_replay_marks_set_range (SvReplayMarks *self, GtkRange *range)
{
  self->range = range;
  g_signal_connect_object (gtk_range_get_adjustment (range), "changed",
                           G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
}

GtkWidget *
sv_replay_marks_add (SvReplayMarks *self, unsigned position, const char *style, const char *label)
{
  GtkWidget *mark = g_object_new (GTK_TYPE_BUTTON, "action-name", "replaybar.seek", "action-target",
                                  g_variant_new_uint32 (position), "tooltip-text", label, NULL);
  GtkWidget *before = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (dot, "dot");
  gtk_widget_set_halign (dot, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (dot, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (mark), dot);
  gtk_widget_add_css_class (mark, style);
  gtk_widget_add_css_class (mark, "flat");
  sv_widget_set_label (mark, label);
  while (before != NULL && position_of (before) <= position)
    before = gtk_widget_get_next_sibling (before);
  gtk_widget_insert_before (mark, GTK_WIDGET (self), before);
  return mark;
}

void
sv_replay_marks_remove (SvReplayMarks *self, const char *style)
{
  GtkWidget *mark = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (mark != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (mark);

    if (style == NULL || gtk_widget_has_css_class (mark, style)) {
      sv_widget_drop_focus (mark);
      gtk_widget_unparent (mark);
    }
    mark = next;
  }
}
