/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-chart-view.h"

#include "sv-style.h"
#include "sv-widgets.h"

enum { LEAST_WIDTH = 240, WIDTH = 720, LEAST_HEIGHT = 220, HEIGHT = 240 };

struct _SvChartView {
  GtkWidget parent_instance;

  SvMatch *match; /* match whose team colours are used; owned, or NULL */
  SvChartPaint paint;
  gconstpointer chart; /* data of the chart; not owned; NULL if none */
};

G_DEFINE_FINAL_TYPE (SvChartView, sv_chart_view, GTK_TYPE_WIDGET)

static void
sv_chart_view_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = across ? WIDTH : HEIGHT;
}

static void
sv_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvChartView *self = SV_CHART_VIEW (widget);
  const int w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  SvTheme theme;

  if (self->chart == NULL)
    return;
  sv_style_theme (&theme, self->match);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)w, (float)h));
  cairo_set_source_rgb (cr, theme.paper.r, theme.paper.g, theme.paper.b);
  cairo_paint (cr);
  self->paint (cr, &theme, w, h, self->chart);
  cairo_destroy (cr);
}

static void
sv_chart_view_dispose (GObject *object)
{
  g_clear_object (&SV_CHART_VIEW (object)->match);
  G_OBJECT_CLASS (sv_chart_view_parent_class)->dispose (object);
}

static void
sv_chart_view_class_init (SvChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_chart_view_dispose;
  widget_class->measure = sv_chart_view_measure;
  widget_class->snapshot = sv_chart_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_chart_view_init (SvChartView *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

void
sv_chart_view_show (
    SvChartView *self, SvChartPaint paint, gconstpointer chart, SvMatch *match, const char *text)
{
  self->paint = paint;
  self->chart = chart;
  g_set_object (&self->match, match);
  sv_widget_set_label (self, text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
