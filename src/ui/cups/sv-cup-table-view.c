/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-table-view.h"

#include <glib/gi18n.h>

#include "sv-cup-words.h"
#include "sv-widgets.h"

struct _SvCupTableView {
  GtkBox parent_instance;

  GtkGrid *grid; /* the box's */
  int row;
};

G_DEFINE_FINAL_TYPE (SvCupTableView, sv_cup_table_view, GTK_TYPE_BOX)

enum { RANK, TEAM, PLAYED, WON, DRAWN, LOST, GOALS, POINTS, MENU, N_COLUMNS };

static void
sv_cup_table_view_class_init (SvCupTableViewClass *klass)
{
}

static void
sv_cup_table_view_init (SvCupTableView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "sv-card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "padded");
}

static GtkWidget *
add_label (SvCupTableView *self, int column, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == TEAM ? 0 : 1);
  gtk_grid_attach (self->grid, label, column, self->row, 1, 1);
  if (column == TEAM) {
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand (label, TRUE);
  } else {
    gtk_widget_add_css_class (label, "sv-numeric");
  }
  return label;
}

static void
add_number (SvCupTableView *self, int column, unsigned number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  add_label (self, column, text);
}

static void
add_heads (SvCupTableView *self, gboolean league)
{
  static const struct {
    const char *text, *whole;
  } heads[N_COLUMNS] = {
    [PLAYED] = { NC_ ("Column", "P"), N_ ("Played") },
    [WON] = { NC_ ("Column", "W"), N_ ("Won") },
    [DRAWN] = { NC_ ("Column", "D"), N_ ("Drawn") },
    [LOST] = { NC_ ("Column", "L"), N_ ("Lost") },
    [GOALS] = { NC_ ("Column", "Goals"), NULL },
    [POINTS] = { NC_ ("Column", "Pts"), N_ ("Points") },
  };

  for (int i = 0; i < N_COLUMNS; i++) {
    if (heads[i].text == NULL || (i == POINTS && !league))
      continue;
    GtkWidget *label = add_label (self, i, g_dpgettext2 (NULL, "Column", heads[i].text));
    gtk_widget_add_css_class (label, "sv-faint");
    if (heads[i].whole != NULL)
      gtk_widget_set_tooltip_text (label, _ (heads[i].whole));
  }
  self->row++;
}

static void
add_menu (SvCupTableView *self, const SvCupDoc *doc, const SvCupLine *line, const char *name)
{
  const gboolean gone = sv_cup_is_withdrawn (doc->cup, line->team);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) item =
      g_menu_item_new (gone ? _ ("Let the Team Take Part Again") : _ ("Withdraw the Team"), NULL);
  g_autofree char *label = g_strdup_printf (_ ("More about %s"), name);
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_item_set_action_and_target (item, gone ? "cup.back" : "cup.withdraw", "u", line->team);
  g_menu_append_item (menu, item);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  sv_widget_set_label (button, label);
  gtk_grid_attach (self->grid, button, MENU, self->row, 1, 1);
}

static void
add_reason (SvCupTableView *self, const char *reason)
{
  GtkWidget *label = gtk_label_new (reason);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "sv-faint");
  gtk_grid_attach (self->grid, label, TEAM, ++self->row, N_COLUMNS - TEAM, 1);
}

static void
add_line (SvCupTableView *self,
          const SvCupDoc *doc,
          const SvCupLine *above,
          const SvCupLine *line,
          gboolean league)
{
  g_autofree char *name = sv_cup_words_team (doc, line->team);
  g_autofree char *goals = g_strdup_printf ("%u–%u", line->goals[0], line->goals[1]);
  g_autofree char *reason = league ? sv_cup_words_reason (doc, above, line) : NULL;

  if (line->rank > 0)
    add_number (self, RANK, line->rank);
  add_label (self, TEAM, name);
  add_number (self, PLAYED, line->won + line->drawn + line->lost);
  add_number (self, WON, line->won);
  add_number (self, DRAWN, line->drawn);
  add_number (self, LOST, line->lost);
  add_label (self, GOALS, goals);
  if (league)
    add_number (self, POINTS, line->points);
  add_menu (self, doc, line, name);
  if (line->rank == 0)
    add_reason (self, _ ("Withdrawn"));
  else if (reason != NULL)
    add_reason (self, reason);
  self->row++;
}

GtkWidget *
sv_cup_table_view_new (
    const SvCupDoc *doc, const SvCupLine *lines, unsigned n, const char *heading, gboolean league)
{
  SvCupTableView *self = g_object_new (SV_TYPE_CUP_TABLE_VIEW, NULL);
  GtkWidget *title = gtk_label_new (heading);

  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "sv-subheading");
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  add_heads (self, league);
  for (unsigned i = 0; i < n; i++)
    add_line (self, doc, i > 0 ? &lines[i - 1] : NULL, &lines[i], league);
  return GTK_WIDGET (self);
}
