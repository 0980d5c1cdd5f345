/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-editor-private.h"

#include <glib/gi18n.h>

/* The rows of a team editor: one for each card, in sections by kind where a team has many. */

static int
get_kind (const SvTeamDoc *team, const SvField *field, unsigned card)
{
  return sv_field_get (field, (const char *)team->values + card * team->game->card_size) & 63;
}

/* The field that cards can be sorted by: fixed for each, and the same for several. NULL if there is
 * none. */
static const SvField *
find_kind (const SvTeamDoc *team)
{
  const SvGame *game = team->game;

  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    guint64 seen = 0;

    if (field->type != SV_FIELD_CHOICE || (field->flags & SV_FIELD_FIXED) == 0)
      continue;
    for (unsigned j = 0; j < team->n_cards; j++)
      seen |= G_GUINT64_CONSTANT (1) << get_kind (team, field, j);
    if ((unsigned)__builtin_popcountll (seen) * 2 <= team->n_cards)
      return field;
  }
  return NULL;
}

static const char *
say_kind (const SvField *field, int kind)
{
  return field->labels != NULL ? _ (field->labels[kind]) : field->choices[kind];
}

static GtkFlowBox *
add_section (SvTeamEditor *self, const char *label)
{
  GtkWidget *flow =
      g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                    "max-children-per-line", 2, "column-spacing", 14, "row-spacing", 14, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : _ ("Cards"), -1);
  if (label != NULL) {
    GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.0,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
    gtk_widget_add_css_class (heading, "sv-subheading");
    gtk_box_append (self->cards, heading);
  }
  gtk_box_append (self->cards, flow);
  return GTK_FLOW_BOX (flow);
}

static void
add_row (SvTeamEditor *self, GtkFlowBox *section, unsigned card)
{
  GtkWidget *row = sv_card_editor_row_new (self->draft, card);
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), row);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (section, child);
  g_signal_connect_object (row, "picture-asked", G_CALLBACK (sv_team_editor_picture_asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "picture-dropped", G_CALLBACK (sv_team_editor_picture_dropped_cb),
                           self, G_CONNECT_SWAPPED);
  g_ptr_array_index (self->rows, card) = row;
}

/* The cards, by kind if there are kinds. Rows are found by their card. */
void
sv_team_editor_add_cards (SvTeamEditor *self)
{
  const SvTeamDoc *team = sv_draft_get_team (self->draft);
  const SvField *kind = find_kind (team);

  gtk_widget_set_visible (self->cards_head, team->n_cards > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), team->n_cards > 0);
  g_ptr_array_set_size (self->rows, (int)team->n_cards);
  for (int value = 0; value < 64; value++) {
    GtkFlowBox *section = NULL;

    for (unsigned i = 0; i < team->n_cards; i++) {
      if ((kind != NULL ? get_kind (team, kind, i) : 0) != value)
        continue;
      if (section == NULL)
        section = add_section (self, kind != NULL ? say_kind (kind, value) : NULL);
      add_row (self, section, i);
    }
  }
}
