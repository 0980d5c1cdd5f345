/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-score-line.h"

#include "sv-match-look.h"
#include "sv-match-words.h"

#include <glib/gi18n.h>

struct _SvScoreLine {
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *score, *plates, *left, *right;
};

G_DEFINE_FINAL_TYPE (SvScoreLine, sv_score_line, GTK_TYPE_WIDGET)

static void
sv_score_line_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_SCORE_LINE);
  G_OBJECT_CLASS (sv_score_line_parent_class)->dispose (object);
}

static void
sv_score_line_class_init (SvScoreLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_score_line_dispose;
  gtk_widget_class_set_css_name (widget_class, "scoreline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-score-line.ui");
  gtk_widget_class_bind_template_child (widget_class, SvScoreLine, score);
  gtk_widget_class_bind_template_child (widget_class, SvScoreLine, plates);
  gtk_widget_class_bind_template_child (widget_class, SvScoreLine, left);
  gtk_widget_class_bind_template_child (widget_class, SvScoreLine, right);
}

static void
sv_score_line_init (SvScoreLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_score_line_new (void)
{
  return g_object_new (SV_TYPE_SCORE_LINE, NULL);
}

void
sv_score_line_show (SvScoreLine *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_SCORE_LINE (self));
  g_return_if_fail (SV_IS_MATCH (match));

  const SvView *view = sv_match_get_view (match);
  const int sides[2] = { view->shown_first == 1 ? 1 : 0, view->shown_first == 1 ? 0 : 1 };
  GtkWidget *plates[2] = { self->left, self->right };
  g_autofree char *score =
      g_strdup_printf (_ ("%d–%d"), view->score[sides[0]], view->score[sides[1]]);
  SvTheme theme;

  gtk_label_set_text (GTK_LABEL (self->score), score);
  sv_match_look_theme (&theme, match);
  for (unsigned i = 0; i < 2; i++) {
    gtk_label_set_text (GTK_LABEL (plates[i]), sv_match_get_team_name (match, sides[i]));
    sv_match_look_tint (plates[i], theme.shirt[sides[i]], theme.shirt_text[sides[i]],
                        theme.trim[sides[i]]);
  }
}
