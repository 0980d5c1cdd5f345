/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-line-bar.h"

#include "sv-fit-label.h"
#include "sv-style.h"
#include "sv-turn-strip.h"
#include "sv-widgets.h"

enum { GAP = 8, TALL_GAP = 2 };

struct _SvLineBar {
  GtkWidget parent_instance;

  gboolean compact, tall;

  /* Template children */
  GtkWidget *turn, *fit, *line;
};

G_DEFINE_FINAL_TYPE (SvLineBar, sv_line_bar, GTK_TYPE_WIDGET)

/* Return the height of all lines of the bar, whatever the current sentence is. */
static int
height_of_lines (SvLineBar *self)
{
  PangoContext *context = gtk_widget_get_pango_context (self->line);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return ((self->compact ? 1 : 2) + (self->tall ? 1 : 0)) * line;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  SvLineBar *self = SV_LINE_BAR (widget);

  gtk_widget_measure (self->turn, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->tall ? *natural + TALL_GAP + height_of_lines (self)
                                     : MAX (*natural, height_of_lines (self));
}

/* Return the width of the steps of the turn: all of them if the sentence keeps enough room, else
 * the current one. */
static int
width_of_turn (SvLineBar *self, int width)
{
  int present, all;

  gtk_widget_measure (self->turn, GTK_ORIENTATION_HORIZONTAL, -1, &present, &all, NULL, NULL);
  return 5 * all <= 2 * width ? all : MIN (present, width);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvLineBar *self = SV_LINE_BAR (widget);
  const int turn = width_of_turn (self, width), x = turn > 0 ? turn + GAP : 0;
  int strip;

  gtk_widget_measure (self->turn, GTK_ORIENTATION_VERTICAL, -1, NULL, &strip, NULL, NULL);
  if (self->tall) {
    sv_widget_place (self->turn, 0, 0, turn, strip);
    sv_widget_place (self->fit, 0, strip + TALL_GAP, width, height - strip - TALL_GAP);
    return;
  }
  sv_widget_place (self->turn, 0, (height - strip) / 2, turn, strip);
  sv_widget_place (self->fit, x, 0, MAX (width - x, 0), height);
}

static void
sv_line_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_LINE_BAR);
  G_OBJECT_CLASS (sv_line_bar_parent_class)->dispose (object);
}

static void
sv_line_bar_class_init (SvLineBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_line_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "linebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_types_ensure (SV_TYPE_TURN_STRIP, SV_TYPE_FIT_LABEL);
  sv_widget_class_set_template (widget_class, "sv-line-bar.ui");
  sv_widget_class_bind (widget_class, SvLineBar, turn, fit, line);
}

static void
sv_line_bar_init (SvLineBar *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  sv_label_show_cut (GTK_LABEL (self->line));
}

void
sv_line_bar_set_match (SvLineBar *self, SvMatch *match)
{
  sv_turn_strip_set_match (SV_TURN_STRIP (self->turn), match);
}

void
sv_line_bar_set_compact (SvLineBar *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_line_bar_set_tall (SvLineBar *self, gboolean tall)
{
  if (self->tall == tall)
    return;
  self->tall = tall;
  gtk_label_set_yalign (GTK_LABEL (self->line), tall ? 0 : 0.5f);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_line_bar_set_line (SvLineBar *self, const char *sentence)
{
  sv_label_set_sentence (GTK_LABEL (self->line), sentence);
}
