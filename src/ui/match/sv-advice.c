/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-advice.h"

#include "sv-widgets.h"

struct _SvAdvice {
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *words, *sentences, *answers, *again, *close;
};

G_DEFINE_FINAL_TYPE (SvAdvice, sv_advice, GTK_TYPE_WIDGET)

static void
sv_advice_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_ADVICE);
  G_OBJECT_CLASS (sv_advice_parent_class)->dispose (object);
}

static void
sv_advice_class_init (SvAdviceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_advice_dispose;
  gtk_widget_class_set_css_name (widget_class, "advice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_widget_class_set_template (widget_class, "sv-advice.ui");
  sv_widget_class_bind (widget_class, SvAdvice, words, sentences, answers, again, close);
}

static void
sv_advice_init (SvAdvice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
sv_advice_show (SvAdvice *self, const char *sentences, gboolean asks, gboolean above)
{
  gtk_widget_set_valign (GTK_WIDGET (self), above ? GTK_ALIGN_START : GTK_ALIGN_END);
  sv_label_set_sentence (GTK_LABEL (self->sentences), sentences);
  sv_widget_set_label (self, sentences);
  gtk_widget_set_visible (self->answers, asks);
  gtk_widget_set_visible (self->close, !asks);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (asks)
    gtk_widget_grab_focus (self->again);
}

gboolean
sv_advice_get_asks (SvAdvice *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->answers);
}
