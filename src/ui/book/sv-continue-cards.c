/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-continue-cards.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

static void
set_text (GtkBuilder *card, const char *id, const char *text)
{
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (card, id)), text);
}

static void
set_action (GtkBuilder *card, const char *id, const char *action, const char *target)
{
  GtkActionable *button = GTK_ACTIONABLE (gtk_builder_get_object (card, id));

  gtk_actionable_set_action_name (button, action);
  gtk_actionable_set_action_target (button, "s", target);
}

/* Set up the buttons: continue (or open) and remove; for a removed match only a button that
 * restores it. */
static void
add_ways (GtkBuilder *card, const SvUnfinished *match)
{
  GObject *go_on = gtk_builder_get_object (card, "go_on");
  GObject *forget = gtk_builder_get_object (card, "forget");
  g_autofree char *go_on_label = sv_sentence (match->removed ? _ ("Bring back %s")
                                              : match->over  ? _ ("Open %s")
                                                             : _ ("Continue %s"),
                                              match->title);
  g_autofree char *forget_label = sv_sentence (_ ("Remove %s"), match->title);

  gtk_button_set_label (GTK_BUTTON (go_on), match->removed ? _ ("Bring Back")
                                            : match->over  ? _ ("Open")
                                                           : _ ("Continue"));
  sv_widget_set_class (GTK_WIDGET (go_on), "suggested-action", !match->removed && !match->over);
  set_action (card, "go_on", match->removed ? "win.remember" : match->action,
              match->removed ? match->path : match->target);
  set_action (card, "forget", "win.forget", match->path);
  gtk_widget_set_visible (GTK_WIDGET (forget), !match->removed);
  sv_widget_set_label (go_on, go_on_label);
  sv_widget_set_label (forget, forget_label);
}

/* Append a card for a match or table that can be continued. */
static void
add_card (GtkFlowBox *box, const SvUnfinished *match)
{
  g_autoptr (GtkBuilder) card =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-continue-card.ui");

  set_text (card, "title", match->title);
  set_text (card, "score", match->score);
  set_text (card, "where", match->where);
  set_text (card, "about", match->about);
  add_ways (card, match);
  gtk_flow_box_append (box, GTK_WIDGET (gtk_builder_get_object (card, "card")));
}

void
sv_continue_cards_fill (GtkFlowBox *box, const GPtrArray *cards, unsigned max)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
  for (guint i = 0; i < MIN (cards->len, max); i++)
    add_card (box, g_ptr_array_index (cards, i));
}
