/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-report-row.h"

#include "sv-sentence.h"

#include <glib/gi18n.h>

struct _SvReportRow {
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *clock, *text, *tally;
};

G_DEFINE_FINAL_TYPE (SvReportRow, sv_report_row, GTK_TYPE_WIDGET)

static const char *
kind_class (SvNoteKind kind)
{
  switch (kind) {
  case SV_NOTE_WHISTLE:
    return "whistle";
  case SV_NOTE_GOAL:
    return "goal";
  case SV_NOTE_FOUL:
    return "foul";
  case SV_NOTE_TURNOVER:
    return "turnover";
  case SV_NOTE_PLAIN:
  default:
    return "plain";
  }
}

static void
sv_report_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_REPORT_ROW);
  G_OBJECT_CLASS (sv_report_row_parent_class)->dispose (object);
}

static void
sv_report_row_class_init (SvReportRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_report_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "reportrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-report-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SvReportRow, clock);
  gtk_widget_class_bind_template_child (widget_class, SvReportRow, text);
  gtk_widget_class_bind_template_child (widget_class, SvReportRow, tally);
}

static void
sv_report_row_init (SvReportRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_report_row_new (void)
{
  return g_object_new (SV_TYPE_REPORT_ROW, NULL);
}

void
sv_report_row_set_item (SvReportRow *self, SvReportItem *item)
{
  g_return_if_fail (SV_IS_REPORT_ROW (self));
  g_return_if_fail (SV_IS_REPORT_ITEM (item));

  const char *classes[] = { kind_class (sv_report_item_get_kind (item)), NULL };
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  gtk_label_set_text (GTK_LABEL (self->clock), sv_report_item_get_clock (item));
  sv_sentence_show (GTK_LABEL (self->text), sv_report_item_get_text (item));
  gtk_label_set_text (GTK_LABEL (self->tally), sv_report_item_get_score (item));
  if (parent != NULL) {
    /* Translators: a line of the match report for screen readers: what happened, the clock, the
     * score. */
    g_autofree char *label =
        g_strdup_printf (_ ("%s At %s, score %s."), sv_report_item_get_text (item),
                         sv_report_item_get_clock (item), sv_report_item_get_score (item));

    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
  }
}
