/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-continue-card.h"

#include <glib/gi18n.h>

struct _SvContinueCard {
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *score;
  GtkLabel *where;
  GtkWidget *go_on;
  GtkWidget *forget;
};

G_DEFINE_FINAL_TYPE (SvContinueCard, sv_continue_card, GTK_TYPE_WIDGET)

static void
sv_continue_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CONTINUE_CARD);
  G_OBJECT_CLASS (sv_continue_card_parent_class)->dispose (object);
}

static void
sv_continue_card_class_init (SvContinueCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_continue_card_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-continue-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, content);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, title);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, score);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, where);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, go_on);
  gtk_widget_class_bind_template_child (widget_class, SvContinueCard, forget);
}

static void
sv_continue_card_init (SvContinueCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_continue_card_new (const SvJournalCard *card)
{
  SvContinueCard *self = g_object_new (SV_TYPE_CONTINUE_CARD, NULL);
  g_autofree char *go_on = g_strdup_printf (_ ("Continue %s"), card->title);
  g_autofree char *forget = g_strdup_printf (_ ("Remove %s"), card->title);

  gtk_label_set_text (self->title, card->title);
  gtk_label_set_text (self->score, card->score);
  gtk_label_set_text (self->where, card->where);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), card->action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_on), "s", card->target);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->forget), "s", card->path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, card->title,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  go_on, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->forget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  forget, -1);
  return GTK_WIDGET (self);
}
