/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-table-view.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-widgets.h"

/* width of a window, in pixels, from which there is room for the columns of details */
enum { LEAST_WIDTH = 520 };
enum { SPACING = 8 }; /* pixels between columns */

typedef struct {
  GtkLabel **cells; /* label of each column; a heading that is empty is NULL */
  GtkLabel *remark;
  SvPicture *mark;   /* in front of the name, or NULL */
  GtkWidget *button; /* button around the text of the header column, or NULL */
  GtkWidget *more;   /* button that opens the menu of the row, or NULL */
  unsigned key;      /* the key that is the target of its action; G_MAXUINT while there is none */
} Row;

struct _SvTableView {
  GtkBox parent_instance;

  GtkLabel *caption;
  GtkGrid *grid;
  char *action;
  SvTableMenuFunc menu; /* makes the menu of a row; NULL: rows have no menus */
  gpointer menu_data;
  SvTableMarkFunc mark; /* gives the mark of a row its colours, or NULL: there are no marks */
  gpointer mark_data;
  gboolean narrow;
  unsigned n_columns;
  gboolean *details; /* for each column, whether it is a detail */
  GtkLabel **heads;  /* for each column, the label of its heading, or NULL */
  GArray *rows;      /* elements of type Row */
};

G_DEFINE_FINAL_TYPE (SvTableView, sv_table_view, GTK_TYPE_BOX)

/* --- Narrow windows: columns of details are hidden, so that the names stay readable --- */

static void
show_details (SvTableView *self, GtkLabel *const *cells)
{
  for (unsigned i = 0; i < self->n_columns; i++)
    if (self->details[i] && cells[i] != NULL)
      gtk_widget_set_visible (GTK_WIDGET (cells[i]), !self->narrow);
}

static void
layout_cb (SvTableView *self, int width)
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
sv_table_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_table_view_parent_class)->realize (widget);

  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), widget, G_CONNECT_SWAPPED);
  if (gdk_surface_get_mapped (surface))
    layout_cb (SV_TABLE_VIEW (widget), gdk_surface_get_width (surface));
}

static void
sv_table_view_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)),
                                        layout_cb, widget);
  GTK_WIDGET_CLASS (sv_table_view_parent_class)->unrealize (widget);
}

/* --- The menus of the rows --- */

static void
popup_menu (SvTableView *self, const Row *row)
{
  g_autoptr (GMenuModel) menu = self->menu (row->key, self->menu_data);

  sv_widget_popup_menu (row->more, menu);
}

/* Return the row at this height, to which its remark belongs, or NULL. */
static const Row *
find_row_at (SvTableView *self, double y)
{
  graphene_rect_t place;

  for (guint i = self->rows->len; i > 0; i--) {
    const Row *row = &g_array_index (self->rows, Row, i - 1);
    if (gtk_widget_compute_bounds (row->button, GTK_WIDGET (self), &place) &&
        y >= (double)place.origin.y)
      return row;
  }
  return NULL;
}

/* Return the row with this button, or NULL. */
static const Row *
find_row_of (SvTableView *self, GtkWidget *button)
{
  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = &g_array_index (self->rows, Row, i);
    if (row->more == button || row->button == button)
      return row;
  }
  return NULL;
}

static void
more_cb (SvTableView *self, GtkWidget *button)
{
  popup_menu (self, find_row_of (self, button));
}

/* A right click or a long press. */
static void
asked_cb (SvTableView *self, GtkGesture *gesture, double y)
{
  const Row *row = find_row_at (self, y);

  if (row == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  popup_menu (self, row);
}

static void
right_cb (SvTableView *self, int n, double x, double y, GtkGesture *gesture)
{
  asked_cb (self, gesture, y);
}

static void
hold_cb (SvTableView *self, double x, double y, GtkGesture *gesture)
{
  asked_cb (self, gesture, y);
}

/* The menu key. */
static gboolean
menu_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvTableView *self = SV_TABLE_VIEW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  const Row *row = self->menu != NULL && focus != NULL ? find_row_of (self, focus) : NULL;

  if (row != NULL)
    popup_menu (self, row);
  return row != NULL;
}

void
sv_table_view_set_menu (SvTableView *self, SvTableMenuFunc func, gpointer data)
{
  GtkGesture *right = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  self->menu = func;
  self->menu_data = data;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  /* before the buttons of the names take the press */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (right, "pressed", G_CALLBACK (right_cb), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (hold_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
}

void
sv_table_view_set_mark (SvTableView *self, SvTableMarkFunc func, gpointer data)
{
  self->mark = func;
  self->mark_data = data;
}

static void
row_clear (gpointer row)
{
  g_free (((Row *)row)->cells);
}

static void
sv_table_view_finalize (GObject *object)
{
  SvTableView *self = SV_TABLE_VIEW (object);

  g_array_unref (self->rows);
  g_free (self->action);
  g_free (self->details);
  g_free (self->heads);
  G_OBJECT_CLASS (sv_table_view_parent_class)->finalize (object);
}

static void
sv_table_view_class_init (SvTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_table_view_finalize;
  widget_class->realize = sv_table_view_realize;
  widget_class->unrealize = sv_table_view_unrealize;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
}

static GtkLabel *
new_label (float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static void
sv_table_view_init (SvTableView *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  self->caption = new_label (0, "sv-subheading");
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, SPACING);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->caption));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
}

/* --- What it is made of --- */

static float
align_of (const SvSheetColumn *column)
{
  return column->centred ? 0.5F : column->number ? 1 : 0;
}

static void
add_heads (SvTableView *self, const SvSheetTable *table)
{
  self->n_columns = table->n_columns;
  self->heads = g_new0 (GtkLabel *, table->n_columns);
  self->details = g_new0 (gboolean, table->n_columns);
  for (unsigned i = 0; i < table->n_columns; i++) {
    const SvSheetColumn *column = &table->columns[i];

    self->details[i] = column->detail;
    if (column->heading == NULL)
      continue;
    self->heads[i] = new_label (align_of (column), "sv-faint");
    gtk_label_set_text (self->heads[i], column->heading);
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->heads[i]), column->hint);
    gtk_grid_attach (self->grid, GTK_WIDGET (self->heads[i]), (int)i, 0, 1, 1);
  }
  show_details (self, self->heads);
}

/* Put a mark before the label of a row. */
static GtkWidget *
make_marked (Row *row, GtkLabel *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  row->mark = g_object_new (SV_TYPE_PICTURE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->mark));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  return box;
}

static GtkWidget *
make_button (SvTableView *self, Row *row, GtkLabel *label)
{
  row->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (row->button),
                        self->mark != NULL ? make_marked (row, label) : GTK_WIDGET (label));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "sv-team-name");
  return row->button;
}

static void
add_cell (SvTableView *self, const SvSheetTable *table, Row *row, unsigned i, int at)
{
  const SvSheetColumn *column = &table->columns[i];
  GtkLabel *label = new_label (align_of (column), column->number ? "sv-numeric" : NULL);
  GtkWidget *cell = GTK_WIDGET (label);

  if (column->faint)
    gtk_widget_add_css_class (cell, "sv-faint");
  if (i == table->header && self->action != NULL)
    cell = make_button (self, row, label);
  const gboolean spreads = column->width == 0 && !column->number;
  gtk_widget_set_hexpand (cell, spreads); /* the column takes the room that the others leave */
  if (column->wraps) {
    gtk_label_set_wrap (label, TRUE);
    gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
    gtk_label_set_justify (label, column->number ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  } else if (spreads) {
    gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  }
  row->cells[i] = label;
  gtk_grid_attach (self->grid, cell, (int)i, at, 1, 1);
}

static void
add_more (SvTableView *self, const SvSheetTable *table, Row *row, int at)
{
  row->more = gtk_button_new_from_icon_name ("view-more-symbolic");
  gtk_widget_add_css_class (row->more, "flat");
  gtk_widget_add_css_class (row->more, "sv-row-more");
  gtk_widget_set_valign (row->more, GTK_ALIGN_CENTER);
  g_signal_connect_object (row->more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, row->more, (int)table->n_columns, at, 1, 1);
}

static void
add_row (SvTableView *self, const SvSheetTable *table)
{
  const int at = 1 + 2 * (int)self->rows->len;
  Row row = { .cells = g_new0 (GtkLabel *, table->n_columns), .key = G_MAXUINT };

  for (unsigned i = 0; i < table->n_columns; i++)
    add_cell (self, table, &row, i, at);
  if (self->menu != NULL)
    add_more (self, table, &row, at);
  show_details (self, row.cells);
  row.remark = new_label (0, "sv-faint");
  gtk_label_set_wrap (row.remark, TRUE);
  gtk_label_set_max_width_chars (row.remark, 40); /* a long remark wraps, and widens no table */
  gtk_widget_add_css_class (GTK_WIDGET (row.remark), "sv-reason");
  gtk_widget_set_visible (GTK_WIDGET (row.remark), FALSE);
  gtk_grid_attach (self->grid, GTK_WIDGET (row.remark), (int)table->header, at + 1,
                   (int)(table->n_columns - table->header), 1);
  g_array_append_val (self->rows, row);
}

static void
clear (SvTableView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  g_array_set_size (self->rows, 0);
  g_clear_pointer (&self->heads, g_free);
  g_clear_pointer (&self->details, g_free);
}

static gboolean
has_columns (SvTableView *self, const SvSheetTable *table)
{
  if (self->heads == NULL || self->n_columns != table->n_columns)
    return FALSE;
  for (unsigned i = 0; i < table->n_columns; i++)
    if (g_strcmp0 (self->heads[i] != NULL ? gtk_label_get_text (self->heads[i]) : NULL,
                   table->columns[i].heading) != 0)
      return FALSE;
  return TRUE;
}

/* --- What it shows --- */

static void
set_text (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (label), text) != 0)
    gtk_label_set_text (label, text);
}

static void
set_key (SvTableView *self, Row *row, unsigned key)
{
  if (row->key == key)
    return;
  row->key = key;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "u", key);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), self->action);
}

static void
show_row (SvTableView *self, const SvSheetTable *table, guint i)
{
  Row *row = &g_array_index (self->rows, Row, i);
  const char *remark = i < table->remarks->len ? table->remarks->pdata[i] : NULL;
  char *const *words = table->rows->pdata[i];

  for (unsigned k = 0; k < self->n_columns; k++)
    if (table->columns[k].wraps)
      sv_label_set_sentence (row->cells[k], words[k]);
    else
      set_text (row->cells[k], words[k]);
  if (row->more != NULL) {
    g_autofree char *name = sv_sentence (_ ("More about %s"), words[table->header]);
    sv_widget_set_label (row->more, name);
  }
  if (row->button != NULL)
    set_key (self, row, g_array_index (table->keys, unsigned, i));
  if (row->mark != NULL)
    self->mark (row->mark, row->key, self->mark_data);
  set_text (row->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (row->remark), remark != NULL);
}

void
sv_table_view_show (SvTableView *self, const SvSheetTable *table)
{
  if (!has_columns (self, table)) {
    clear (self);
    add_heads (self, table);
  }
  set_text (self->caption, table->caption != NULL ? table->caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), table->caption != NULL);
  while (self->rows->len < table->rows->len)
    add_row (self, table);
  while (self->rows->len > table->rows->len) {
    g_array_set_size (self->rows, self->rows->len - 1);
    gtk_grid_remove_row (self->grid, 2 + 2 * (int)self->rows->len);
    gtk_grid_remove_row (self->grid, 1 + 2 * (int)self->rows->len);
  }
  for (guint i = 0; i < table->rows->len; i++)
    show_row (self, table, i);
}

GtkWidget *
sv_table_view_new (const char *action)
{
  SvTableView *self = g_object_new (SV_TYPE_TABLE_VIEW, NULL);

  self->action = g_strdup (action);
  return GTK_WIDGET (self);
}
