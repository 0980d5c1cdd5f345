/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-goal-line.h"

#include "sv-match-look.h"

#include <glib/gi18n.h>

enum { HEIGHT = 84, DOT = 7, EDGE = 14, STACK = 3 };

struct _SvGoalLine {
  GtkWidget parent_instance;

  GArray *goals; /* of SvGoal */
  SvTheme theme;
  gint64 length_ms; /* of the whole match */
  unsigned n_periods;
  int above; /* the side above the line */
};

G_DEFINE_FINAL_TYPE (SvGoalLine, sv_goal_line, GTK_TYPE_WIDGET)

static void
sv_goal_line_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 560 : HEIGHT;
}

static double
x_of (SvGoalLine *self, double width, gint64 ms)
{
  return EDGE + (width - 2 * EDGE) * (double)MIN (ms, self->length_ms) / (double)self->length_ms;
}

static void
draw_dot (cairo_t *cr, const SvTheme *theme, int side, double x, double y)
{
  const SvColour shirt = theme->shirt[side];
  const SvColour trim = theme->trim[side];

  cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, shirt.r, shirt.g, shirt.b);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, trim.r, trim.g, trim.b);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* The line with a mark at the beginning and the end of every part. */
static void
draw_axis (SvGoalLine *self, cairo_t *cr, const GdkRGBA *ink, double width, double y)
{
  cairo_set_source_rgba (cr, (double)ink->red, (double)ink->green, (double)ink->blue,
                         0.55 * (double)ink->alpha);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, EDGE, y);
  cairo_line_to (cr, width - EDGE, y);
  for (unsigned i = 0; i <= self->n_periods; i++) {
    const double x = x_of (self, width, self->length_ms * i / self->n_periods);

    cairo_move_to (cr, x, y - 9);
    cairo_line_to (cr, x, y + 9);
  }
  cairo_stroke (cr);
}

static void
sv_goal_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvGoalLine *self = SV_GOAL_LINE (widget);
  const double width = gtk_widget_get_width (widget);
  const double middle = gtk_widget_get_height (widget) / 2.0;
  double last[2] = { -100, -100 };
  unsigned pile[2] = { 0, 0 };
  GdkRGBA ink;

  if (self->length_ms <= 0)
    return;

  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)(2 * middle)));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  draw_axis (self, cr, &ink, width, middle);
  for (guint i = 0; i < self->goals->len; i++) {
    const SvGoal *goal = &g_array_index (self->goals, SvGoal, i);
    const double x = x_of (self, width, goal->time_ms);
    const int side = goal->side;

    /* Goals soon after one another are piled up, the later ones outside. */
    pile[side] = x - last[side] < 2 * DOT ? MIN (pile[side] + 1, STACK - 1) : 0;
    if (pile[side] == 0)
      last[side] = x;
    const double away = 6 + DOT + pile[side] * 1.35 * DOT;
    draw_dot (cr, &self->theme, side, x, side == self->above ? middle - away : middle + away);
  }
  cairo_destroy (cr);
}

static void
sv_goal_line_finalize (GObject *object)
{
  g_array_unref (SV_GOAL_LINE (object)->goals);
  G_OBJECT_CLASS (sv_goal_line_parent_class)->finalize (object);
}

static void
sv_goal_line_class_init (SvGoalLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_goal_line_finalize;
  widget_class->measure = sv_goal_line_measure;
  widget_class->snapshot = sv_goal_line_snapshot;
  gtk_widget_class_set_css_name (widget_class, "goalline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_goal_line_init (SvGoalLine *self)
{
  self->goals = g_array_new (FALSE, FALSE, sizeof (SvGoal));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("When the goals fell"), -1);
}

GtkWidget *
sv_goal_line_new (void)
{
  return g_object_new (SV_TYPE_GOAL_LINE, NULL);
}

void
sv_goal_line_show (SvGoalLine *self, SvMatch *match, const GArray *goals)
{
  g_return_if_fail (SV_IS_GOAL_LINE (self));
  g_return_if_fail (SV_IS_MATCH (match));

  const SvView *view = sv_match_get_view (match);

  g_array_set_size (self->goals, 0);
  if (goals->len > 0)
    g_array_append_vals (self->goals, goals->data, goals->len);
  self->n_periods = MAX (view->n_periods, 1);
  self->length_ms = (gint64)self->n_periods * view->period_ms;
  self->above = view->shown_first == 1 ? 1 : 0;
  sv_match_look_theme (&self->theme, match);
  gtk_widget_set_visible (GTK_WIDGET (self), self->length_ms > 0 && goals->len > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
