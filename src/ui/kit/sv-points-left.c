/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-points-left.h"

#include "sv-team-words.h"
#include "sv-widgets.h"

struct _SvPointsLeft {
  GtkBox parent_instance;

  GtkLabel *words;
  GtkGrid *pips;
};

G_DEFINE_FINAL_TYPE (SvPointsLeft, sv_points_left, GTK_TYPE_BOX)

/* MAX_PIPS: dots at most; nobody would count more. PIPS_IN_ROW: dots in a row, so that a narrow
 * window has room for them beside the text. */
enum { MAX_PIPS = 40, PIPS_IN_ROW = 10 };

static void
sv_points_left_class_init (SvPointsLeftClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "purse");
}

static void
sv_points_left_init (SvPointsLeft *self)
{
  self->words =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "width-chars", 8, "justify",
                    /* so narrow that the text wraps into two lines in a narrow window */
                    GTK_JUSTIFY_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  self->pips =
      g_object_new (GTK_TYPE_GRID, "column-spacing", 3, "row-spacing", 3, "valign",
                    GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->pips));
}

GtkWidget *
sv_points_left_new (void)
{
  return g_object_new (SV_TYPE_POINTS_LEFT, NULL);
}

static GtkWidget *
add_pip (SvPointsLeft *self, int i)
{
  GtkWidget *pip = g_object_new (GTK_TYPE_BOX, "css-name", "pip", "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_grid_attach (self->pips, pip, i % PIPS_IN_ROW, i / PIPS_IN_ROW, 1, 1);
  return pip;
}

/* Draw a dot for each point: full if a card has the point, hollow if it is left, red if it is
 * too many. */
static void
show_pips (SvPointsLeft *self, int total, int used)
{
  const int n = MIN (MAX (total, used), MAX_PIPS);
  GtkWidget *pip = gtk_widget_get_first_child (GTK_WIDGET (self->pips));

  for (int i = 0; i < n; i++) {
    if (pip == NULL)
      pip = add_pip (self, i);
    sv_widget_set_class (pip, "full", i < MIN (used, total));
    sv_widget_set_class (pip, "over", i >= total);
    pip = gtk_widget_get_next_sibling (pip);
  }
  while (pip != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (pip);
    gtk_grid_remove (self->pips, pip);
    pip = next;
  }
}

void
sv_points_left_show (SvPointsLeft *self, const SvBudget *budget)
{
  g_autofree char *words = sv_team_words_points (budget);
  const gboolean free = budget->total == SV_FIELD_NULL;

  gtk_label_set_text (self->words, words);
  sv_widget_set_class (GTK_WIDGET (self->words), "sv-fault",
                       !free && budget->used != budget->total);
  show_pips (self, free ? 0 : budget->total, free ? 0 : budget->used);
}
