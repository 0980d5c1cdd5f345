/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-final-panel.h"

#include "sv-library.h"
#include "sv-match-past.h"
#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-style.h"
#include "sv-toast.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { DOT = 7, EDGE = 14, STACK = 3 }; /* of the line of goals */

struct _SvFinalPanel {
  GtkWidget parent_instance;

  SvMatch *match; /* weak */

  /* Owned: of the line of goals */
  GArray *goals; /* of SvGoal */
  SvTheme theme;
  gint64 length_ms; /* of the whole match */

  /* Template children */
  GtkFlowBox *buttons;
  GtkWidget *keep_place, *keep_button;
  GtkLabel *score;
  GtkWidget *scroller, *title, *left, *right, *goal_line, *scorers, *left_goals, *right_goals;
  GtkWidget *new_button;
};

G_DEFINE_FINAL_TYPE (SvFinalPanel, sv_final_panel, GTK_TYPE_WIDGET)

enum { SIGNAL_LOOK_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- The line of goals: one team above it, the other below --- */

static double
x_of (SvFinalPanel *self, double width, gint64 ms)
{
  return EDGE + (width - 2 * EDGE) * (double)MIN (ms, self->length_ms) / (double)self->length_ms;
}

static void
draw_dot (cairo_t *cr, const SvTheme *theme, int side, double x, double y)
{
  const SvColour shirt = theme->kit[side].shirt;
  const SvColour trim = theme->kit[side].trim;

  cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, shirt.r, shirt.g, shirt.b);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, trim.r, trim.g, trim.b);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* The line with a mark at the beginning and the end of every part. */
static void
draw_axis (SvFinalPanel *self, cairo_t *cr, const GdkRGBA *ink, double width, double y)
{
  const unsigned n_periods = MAX (sv_match_get_view (self->match)->n_periods, 1);

  cairo_set_source_rgba (cr, (double)ink->red, (double)ink->green, (double)ink->blue,
                         0.55 * (double)ink->alpha);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, EDGE, y);
  cairo_line_to (cr, width - EDGE, y);
  for (unsigned i = 0; i <= n_periods; i++) {
    const double x = x_of (self, width, self->length_ms * i / n_periods);

    cairo_move_to (cr, x, y - 9);
    cairo_line_to (cr, x, y + 9);
  }
  cairo_stroke (cr);
}

static void
draw_goals (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvFinalPanel *self = data;
  const double middle = height / 2.0;
  double last[2] = { -100, -100 };
  unsigned pile[2] = { 0, 0 };
  GdkRGBA ink;

  if (self->length_ms <= 0 || self->match == NULL)
    return;

  const int above = sv_match_get_view (self->match)->shown_first == 1 ? 1 : 0;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
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
    draw_dot (cr, &self->theme, side, x, side == above ? middle - away : middle + away);
  }
}

static void
fill_goals (SvFinalPanel *self)
{
  const SvView *view = sv_match_get_view (self->match);
  const int left = view->shown_first == 1 ? 1 : 0;

  g_clear_pointer (&self->goals, g_array_unref);
  self->goals = sv_match_dup_goals (self->match);
  self->length_ms = (gint64)MAX (view->n_periods, 1) * view->period_ms;
  sv_style_theme (&self->theme, self->match);

  g_autofree char *of_left = sv_match_dup_scorers (self->match, self->goals, left);
  g_autofree char *of_right = sv_match_dup_scorers (self->match, self->goals, 1 - left);
  gtk_label_set_text (GTK_LABEL (self->left_goals), of_left);
  gtk_label_set_text (GTK_LABEL (self->right_goals), of_right);
  gtk_widget_set_visible (self->scorers, self->goals->len > 0);
  gtk_widget_set_visible (self->goal_line, self->length_ms > 0 && self->goals->len > 0);
  gtk_widget_queue_draw (self->goal_line);
}

/* --- The widget --- */

static void
look_back_cb (SvFinalPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_LOOK_BACK], 0);
}

/* Once: a match that is kept twice would count twice. */
static void
keep_cb (SvFinalPanel *self)
{
  g_autoptr (GError) error = NULL;

  if (self->match == NULL)
    return;
  if (sv_library_keep_match (sv_match_get_doc (self->match), &error)) {
    gtk_widget_set_sensitive (self->keep_button, FALSE);
    sv_tell (GTK_WIDGET (self), _ ("Your teams know of this match now."));
  } else {
    sv_tell (GTK_WIDGET (self), error->message);
  }
}

static gboolean
sv_final_panel_grab_focus (GtkWidget *widget)
{
  SvFinalPanel *self = SV_FINAL_PANEL (widget);

  return sv_panel_grab_focus (self->scroller, self->new_button);
}

static void
sv_final_panel_dispose (GObject *object)
{
  g_clear_weak_pointer (&SV_FINAL_PANEL (object)->match);
  g_clear_pointer (&SV_FINAL_PANEL (object)->goals, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_FINAL_PANEL);
  G_OBJECT_CLASS (sv_final_panel_parent_class)->dispose (object);
}

static void
sv_final_panel_class_init (SvFinalPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_final_panel_dispose;
  widget_class->grab_focus = sv_final_panel_grab_focus;

  signals[SIGNAL_LOOK_BACK] = g_signal_new ("look-back", SV_TYPE_FINAL_PANEL, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "finalpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-final-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, title);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, score);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, left);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, right);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, scorers);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, left_goals);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, right_goals);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, goal_line);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, new_button);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, keep_place);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, keep_button);
  gtk_widget_class_bind_template_callback (widget_class, look_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
sv_final_panel_init (SvFinalPanel *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("End of the match"));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->goal_line), draw_goals, self, NULL);
}

GtkWidget *
sv_final_panel_new (void)
{
  return g_object_new (SV_TYPE_FINAL_PANEL, NULL);
}

void
sv_final_panel_show (SvFinalPanel *self, SvMatch *match)
{
  const gboolean can_keep = sv_library_can_keep_match (sv_match_get_doc (match));
  const SvView *view = sv_match_get_view (match);
  const int winner = view->winner;
  g_autofree char *title = NULL;

  if (winner < 0)
    title = g_strdup (_ ("It is a draw"));
  else if (view->score[0] == view->score[1]) /* the game says what decided it */
    title = sv_match_dup_prompt (match);
  else
    title = g_strdup_printf (_ ("%s wins!"), sv_match_get_team_name (match, winner));

  gtk_label_set_text (GTK_LABEL (self->title), title);
  sv_panel_show_score (self->score, self->left, self->right, match);
  if (g_set_weak_pointer (&self->match, match))
    gtk_widget_set_sensitive (self->keep_button, TRUE);
  fill_goals (self);
  gtk_widget_set_visible (self->keep_place, can_keep);
  /* The box keeps room for as many as it may have in a row, and stood beside the middle. */
  gtk_flow_box_set_max_children_per_line (self->buttons, can_keep ? 4 : 3);
}
