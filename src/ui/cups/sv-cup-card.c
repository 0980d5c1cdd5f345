/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-card.h"

#include "sv-widgets.h"

GtkWidget *
sv_cup_card_add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

GtkWidget *
sv_cup_card_new (const char *name, const char *detail, const char *action, const char *target)
{
  GtkWidget *button = gtk_button_new (), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  sv_cup_card_add_label (words, name, "sv-name");
  GtkWidget *below = sv_cup_card_add_label (words, detail, "sv-faint");
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "sv-card");
  gtk_widget_add_css_class (button, "sv-entry");
  sv_widget_set_label (button, name);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  below, NULL, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}
