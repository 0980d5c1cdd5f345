/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-table-view.h"

#include <glib/gi18n.h>

#include "sv-cup-words.h"
#include "sv-widgets.h"

enum { RANK, TEAM, PLAYED, WON, DRAWN, LOST, GOALS, DIFFERENCE, POINTS, N_COLUMNS };
enum { LEAST_WIDTH = 520 }; /* of a window that has room for the details beside the names */

typedef struct {
  GtkLabel *cells[N_COLUMNS], *reason;
  GtkWidget *button; /* around the name */
  unsigned team;
} Row;

struct _SvCupTableView {
  GtkBox parent_instance;

  gboolean league, narrow;
  GtkGrid *grid; /* the box's */
  GtkLabel *heads[N_COLUMNS];
  GArray *rows; /* of Row; owned */
};

G_DEFINE_FINAL_TYPE (SvCupTableView, sv_cup_table_view, GTK_TYPE_BOX)

/* --- On a telephone: the details go, so that one can read who is meant ------------------------- */

static void
show_details (SvCupTableView *self, GtkLabel *const cells[N_COLUMNS])
{
  for (int i = WON; i <= LOST; i++)
    gtk_widget_set_visible (GTK_WIDGET (cells[i]), !self->narrow);
}

static void
layout_cb (SvCupTableView *self, int width)
{
  const gboolean narrow = width < LEAST_WIDTH;

  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  show_details (self, self->heads);
  for (guint i = 0; i < self->rows->len; i++)
    show_details (self, g_array_index (self->rows, Row, i).cells);
}

static void
sv_cup_table_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_cup_table_view_parent_class)->realize (widget);

  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), widget, G_CONNECT_SWAPPED);
  if (gdk_surface_get_mapped (surface))
    layout_cb (SV_CUP_TABLE_VIEW (widget), gdk_surface_get_width (surface));
}

static void
sv_cup_table_view_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)),
                                        layout_cb, widget);
  GTK_WIDGET_CLASS (sv_cup_table_view_parent_class)->unrealize (widget);
}

static void
sv_cup_table_view_finalize (GObject *object)
{
  g_array_unref (SV_CUP_TABLE_VIEW (object)->rows);
  G_OBJECT_CLASS (sv_cup_table_view_parent_class)->finalize (object);
}

static void
sv_cup_table_view_class_init (SvCupTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_cup_table_view_finalize;
  widget_class->realize = sv_cup_table_view_realize;
  widget_class->unrealize = sv_cup_table_view_unrealize;
}

static void
sv_cup_table_view_init (SvCupTableView *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "sv-card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "padded");
  gtk_widget_add_css_class (GTK_WIDGET (self), "sv-cup-table");
}

/* Points are for leagues. */
static gboolean
has_column (SvCupTableView *self, int column)
{
  return column != POINTS || self->league;
}

static GtkLabel *
add_number (SvCupTableView *self, int column, int row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "sv-numeric");
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static void
add_heads (SvCupTableView *self)
{
  static const struct {
    const char *text, *whole;
  } heads[N_COLUMNS] = {
    [PLAYED] = { NC_ ("Column", "P"), N_ ("Played") },
    [WON] = { NC_ ("Column", "W"), N_ ("Won") },
    [DRAWN] = { NC_ ("Column", "D"), N_ ("Drawn") },
    [LOST] = { NC_ ("Column", "L"), N_ ("Lost") },
    [GOALS] = { NC_ ("Column", "Goals"), N_ ("Goals for and against") },
    [DIFFERENCE] = { NC_ ("Column", "+/−"), N_ ("Goal difference") },
    [POINTS] = { NC_ ("Column", "Pts"), N_ ("Points") },
  };

  for (int i = 0; i < N_COLUMNS; i++) {
    if (heads[i].text == NULL || !has_column (self, i))
      continue;
    self->heads[i] = add_number (self, i, 0);
    gtk_label_set_text (self->heads[i], g_dpgettext2 (NULL, "Column", heads[i].text));
    gtk_widget_add_css_class (GTK_WIDGET (self->heads[i]), "sv-faint");
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->heads[i]), _ (heads[i].whole));
  }
}

static void
add_name (SvCupTableView *self, Row *row, int at)
{
  row->cells[TEAM] = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (row->cells[TEAM], 0);
  gtk_label_set_ellipsize (row->cells[TEAM], PANGO_ELLIPSIZE_END);
  row->button = gtk_button_new ();
  row->team = G_MAXUINT;
  gtk_button_set_child (GTK_BUTTON (row->button), GTK_WIDGET (row->cells[TEAM]));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  row->cells[TEAM], NULL, -1);
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "sv-team-name");
  gtk_widget_set_hexpand (row->button, TRUE);
  gtk_grid_attach (self->grid, row->button, TEAM, at, 1, 1);
}

static void
add_row (SvCupTableView *self)
{
  const int at = 1 + 2 * (int)self->rows->len;
  Row row = { 0 };

  for (int i = 0; i < N_COLUMNS; i++)
    if (i != TEAM && has_column (self, i))
      row.cells[i] = add_number (self, i, at);
  show_details (self, row.cells);
  add_name (self, &row, at);
  row.reason = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (row.reason, 0);
  gtk_label_set_wrap (row.reason, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (row.reason), "sv-faint");
  gtk_widget_add_css_class (GTK_WIDGET (row.reason), "sv-reason");
  gtk_widget_set_visible (GTK_WIDGET (row.reason), FALSE);
  gtk_grid_attach (self->grid, GTK_WIDGET (row.reason), TEAM, at + 1, N_COLUMNS - TEAM, 1);
  g_array_append_val (self->rows, row);
}

static void
set_text (GtkLabel *label, const char *text)
{
  if (label != NULL && g_strcmp0 (gtk_label_get_text (label), text) != 0)
    gtk_label_set_text (label, text);
}

static void
set_number (GtkLabel *label, unsigned number)
{
  char text[16];

  g_snprintf (text, sizeof text, "%u", number);
  set_text (label, text);
}

static void
show_team (Row *row, const SvCupDoc *doc, unsigned team)
{
  g_autofree char *name = sv_cup_words_team (doc, team);

  if (row->team == team)
    return;
  row->team = team;
  set_text (row->cells[TEAM], name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "u", team);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), "cup.team");
}

static void
show_line (SvCupTableView *self,
           Row *row,
           const SvCupDoc *doc,
           const SvCupLine *above,
           const SvCupLine *line)
{
  g_autofree char *rank = line->rank > 0 ? g_strdup_printf ("%u", line->rank) : g_strdup ("");
  g_autofree char *goals = g_strdup_printf ("%u–%u", line->goals[0], line->goals[1]);
  g_autofree char *difference = sv_cup_words_difference (line);
  g_autofree char *reason = line->rank == 0 ? g_strdup (_ ("Withdrawn"))
                            : self->league  ? sv_cup_words_reason (doc, above, line)
                                            : NULL;

  show_team (row, doc, line->team);
  set_text (row->cells[RANK], rank);
  set_number (row->cells[PLAYED], line->won + line->drawn + line->lost);
  set_number (row->cells[WON], line->won);
  set_number (row->cells[DRAWN], line->drawn);
  set_number (row->cells[LOST], line->lost);
  set_text (row->cells[GOALS], goals);
  set_text (row->cells[DIFFERENCE], difference);
  set_number (row->cells[POINTS], line->points);
  set_text (row->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (row->reason), reason != NULL);
}

void
sv_cup_table_view_show (SvCupTableView *self,
                        const SvCupDoc *doc,
                        const SvCupLine *lines,
                        unsigned n)
{
  while (self->rows->len < n)
    add_row (self);
  while (self->rows->len > n) {
    g_array_set_size (self->rows, self->rows->len - 1);
    gtk_grid_remove_row (self->grid, 2 + 2 * (int)self->rows->len);
    gtk_grid_remove_row (self->grid, 1 + 2 * (int)self->rows->len);
  }
  for (unsigned i = 0; i < n; i++)
    show_line (self, &g_array_index (self->rows, Row, i), doc, i > 0 ? &lines[i - 1] : NULL,
               &lines[i]);
}

GtkWidget *
sv_cup_table_view_new (const char *heading, gboolean league)
{
  SvCupTableView *self = g_object_new (SV_TYPE_CUP_TABLE_VIEW, NULL);
  GtkWidget *title = gtk_label_new (heading);

  self->league = league;
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "sv-subheading");
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  add_heads (self);
  return GTK_WIDGET (self);
}
