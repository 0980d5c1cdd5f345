/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-field-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-board-file.h"
#include "sv-field-row.h"
#include "sv-item-list.h"
#include "sv-widgets.h"

struct _SvFieldForm {
  GtkBox parent_instance;

  /* Owned */
  SvFieldValues values; /* working copy, which the widgets show */
  void *kept;           /* last legal set-up, as the signal "edited" reported it */
  /* references to the boards of the working copy and of the last legal set-up, or NULL */
  const SvBoard *boards[2];
  char *fault;

  /* card (box with a heading) that rows are added to while building, or NULL */
  GtkWidget *card;
  /* container of the card's rows, in two columns if the form is wide enough, or NULL */
  GtkWidget *flow;
  const char *name;     /* heading of the card, or NULL */
  GtkSizeGroup *widths; /* size group that makes the columns of all cards equally wide; owned */
  GPtrArray *rows;      /* rows of single values (SvFieldRow); those of lists are in SvItemList */
  GPtrArray *lists;
};

G_DEFINE_FINAL_TYPE (SvFieldForm, sv_field_form, GTK_TYPE_BOX)

/* --- Showing --- */

/* Return the row at @i if it is joined to the row before it, else NULL. */
static SvFieldRow *
get_joined (SvFieldForm *self, guint i)
{
  SvFieldRow *row = i < self->rows->len ? g_ptr_array_index (self->rows, i) : NULL;

  return row != NULL && sv_field_row_get_field (row)->joint != NULL ? row : NULL;
}

/* Show row @i. It is as in the standard game if all numbers joined to it are. */
static void
show_row (SvFieldForm *self, guint i)
{
  SvFieldRow *row = g_ptr_array_index (self->rows, i), *next = row;
  gboolean same = TRUE;

  for (guint k = i + 1; next != NULL; next = get_joined (self, k++))
    same = same &&
           sv_field_same (sv_field_row_get_field (next), self->values.now, self->values.standard);
  sv_field_row_show (row, self->values.now, same);
}

/* Show @reason beside the field that @path names, for example "variant.bonuses[1]"; clear all
 * others. If no field has this path, it is shown nowhere here: the page shows the reason too. */
static void
show_fault (SvFieldForm *self, const char *path, const char *reason)
{
  SvFieldRow *shown = NULL; /* the row that shows the fault of the number at i */
  gboolean here = FALSE;

  for (guint i = 0; i < self->rows->len; i++) {
    SvFieldRow *row = g_ptr_array_index (self->rows, i);
    const gboolean found = path != NULL && g_str_has_prefix (path, sv_field_row_get_what (row));

    here = found || (here && get_joined (self, i) != NULL);
    shown = get_joined (self, i) != NULL ? shown : row;
    sv_field_row_set_fault (shown, here ? reason : NULL);
  }
  for (guint i = 0; i < self->lists->len; i++)
    sv_item_list_show_fault (g_ptr_array_index (self->lists, i), path, reason);
}

static void
show_all (SvFieldForm *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, i);
  for (guint i = 0; i < self->lists->len; i++)
    sv_item_list_show (g_ptr_array_index (self->lists, i));
}

/* --- Editing --- */

/* Keep references to the boards that the two set-ups point to, for as long as the form shows
 * them. */
static void
hold_boards (SvFieldForm *self)
{
  const SvFieldTable *table = &self->values.table;

  if (table->team)
    return;
  sv_board_set (&self->boards[0], sv_board_of_setup (table->game, self->values.now));
  sv_board_set (&self->boards[1], sv_board_of_setup (table->game, self->kept));
}

/* Show the working copy after an edit, and report it if it is legal. */
static void
finish (SvFieldForm *self, const SvFieldEdit *edit)
{
  g_autofree char *path = NULL;
  g_autofree char *reason = NULL;

  hold_boards (self);
  show_all (self);
  g_clear_pointer (&self->fault, g_free);
  if (!sv_field_values_check (&self->values.table, self->values.now, &path, &reason)) {
    self->fault = g_strdup (reason);
    show_fault (self, path, reason);
    g_signal_emit_by_name (self, "refused");
    return;
  }
  show_fault (self, NULL, NULL);
  if (memcmp (self->values.now, self->kept, self->values.table.size) == 0) {
    g_signal_emit_by_name (self, "refused");
    return;
  }
  memcpy (self->kept, self->values.now, self->values.table.size);
  hold_boards (self);
  g_signal_emit_by_name (self, "edited", edit);
}

static void
row_changed_cb (SvFieldForm *self, int value, SvFieldRow *row)
{
  const SvFieldEdit edit = { .what = sv_field_row_get_what (row), .from = -1, .to = -1 };

  sv_field_row_store (row, self->values.now);
  finish (self, &edit);
}

static void
row_reset_cb (SvFieldForm *self, SvFieldRow *row)
{
  const SvFieldEdit edit = { .from = -1, .to = -1 };

  guint i = 0;

  g_ptr_array_find (self->rows, row, &i);
  for (; row != NULL; row = get_joined (self, ++i))
    sv_field_copy (sv_field_row_get_field (row), self->values.now, self->values.standard);
  finish (self, &edit);
}

/* --- Building --- */

static GtkWidget *
add_card (SvFieldForm *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "sv-card");
  gtk_widget_add_css_class (card, "sv-fields");
  gtk_box_append (GTK_BOX (self), card);
  return card;
}

/* Begin a new card with the heading @label. @help: tooltip of the heading, or NULL. */
static void
begin_card (SvFieldForm *self, const char *label, const char *help)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.0, "wrap", TRUE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (heading, "sv-group");
  gtk_widget_add_css_class (heading, "sv-fields-heading");
  if (help != NULL)
    gtk_widget_set_tooltip_text (heading, _ (help));
  self->card = add_card (self);
  self->flow = NULL;
  self->name = label;
  gtk_box_append (GTK_BOX (self->card), heading);
}

static void
end_card (SvFieldForm *self)
{
  self->card = self->flow = NULL;
  self->name = NULL;
}

static GtkWidget *
add_flow (SvFieldForm *self)
{
  GtkWidget *flow = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                  "max-children-per-line", 2, NULL);

  sv_widget_set_label (flow, self->name != NULL ? self->name : _ ("Rules"));
  gtk_box_append (GTK_BOX (self->card), flow);
  return flow;
}

/* Add a row to the columns of the card; a row with pictures of boards takes the full width
 * instead. */
static void
place_row (SvFieldForm *self, const SvField *field, GtkWidget *row)
{
  if (field->type == SV_FIELD_BOARD) {
    gtk_box_append (GTK_BOX (self->card), row);
    self->flow = NULL;
    return;
  }
  if (self->flow == NULL)
    self->flow = add_flow (self);
  /* rows of toggle buttons need a width of their own */
  if (field->type != SV_FIELD_SET && field->type != SV_FIELD_NUMBERS)
    gtk_size_group_add_widget (self->widths, row);
  sv_flow_box_append (GTK_FLOW_BOX (self->flow), row);
}

static void
add_row (SvFieldForm *self, const SvField *field, const char *what)
{
  const gboolean joined = field->joint != NULL;
  GtkWidget *row = sv_field_row_new (field, what, joined ? SV_FIELD_ROW_JOINED : SV_FIELD_ROW_WIDE);
  guint before = self->rows->len;

  if (self->card == NULL)
    self->card = add_card (self);
  sv_field_row_set_game (SV_FIELD_ROW (row), self->values.table.game);
  if (!joined) {
    place_row (self, field, row);
  } else {
    while (get_joined (self, --before) != NULL) {
    }
    sv_field_row_join (g_ptr_array_index (self->rows, before), SV_FIELD_ROW (row));
  }
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (row_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "reset", G_CALLBACK (row_reset_cb), self, G_CONNECT_SWAPPED);
}

static void
add_list (SvFieldForm *self, const SvField *field)
{
  GtkWidget *list = sv_item_list_new (&self->values, field);

  gtk_box_append (GTK_BOX (self), list);
  g_ptr_array_add (self->lists, list);
  g_signal_connect_object (list, "edited", G_CALLBACK (finish), self, G_CONNECT_SWAPPED);
  end_card (self);
}

static void
add_fields (SvFieldForm *self, const SvField *fields, size_t n, const char *prefix)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    g_autofree char *what = g_strconcat (prefix, field->key, NULL);

    if (field->group != NULL)
      begin_card (self, _ (field->group), NULL);
    if ((field->flags & SV_FIELD_FIXED) != 0)
      continue; /* fixed by the game: nothing to edit */
    if (field->type == SV_FIELD_RECORD) {
      /* If the whole record may be null, so may each of its fields; no widget for the record
       * itself. */
      g_autofree char *inner = g_strconcat (what, ".", NULL);
      begin_card (self, _ (field->label), field->help);
      add_fields (self, field->fields, field->n_fields, inner);
      end_card (self);
    } else if (field->type == SV_FIELD_LIST) {
      add_list (self, field);
    } else {
      add_row (self, field, what);
    }
  }
}

/* --- The widget --- */

static void
sv_field_form_finalize (GObject *object)
{
  SvFieldForm *self = SV_FIELD_FORM (object);

  g_ptr_array_unref (self->rows);
  g_object_unref (self->widths);
  g_ptr_array_unref (self->lists);
  sv_board_unref (self->boards[0]);
  sv_board_unref (self->boards[1]);
  g_free (self->values.now);
  g_free (self->kept);
  g_free (self->values.standard);
  g_free (self->fault);
  G_OBJECT_CLASS (sv_field_form_parent_class)->finalize (object);
}

static void
sv_field_form_class_init (SvFieldFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_field_form_finalize;
  g_signal_new ("edited", SV_TYPE_FIELD_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_POINTER);
  g_signal_new ("refused", SV_TYPE_FIELD_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
sv_field_form_init (SvFieldForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
  self->rows = g_ptr_array_new ();
  self->widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->lists = g_ptr_array_new ();
}

static void
build (SvFieldForm *self, SvFieldTable table)
{
  g_return_if_fail (self->values.table.game == NULL);

  self->values.table = table;
  self->values.standard = sv_field_table_standard (&table);
  self->values.now = g_memdup2 (self->values.standard, table.size);
  self->kept = g_memdup2 (self->values.standard, table.size);
  add_fields (self, table.fields, table.n_fields, "");
  show_all (self);
}

void
sv_field_form_set_game (SvFieldForm *self, const SvGame *game)
{
  build (self, sv_field_table_variant (game));
}

void
sv_field_form_set_team (SvFieldForm *self, const SvGame *game)
{
  build (self, sv_field_table_team (game));
}

void
sv_field_form_show (SvFieldForm *self, const void *setup)
{
  g_return_if_fail (self->values.table.game != NULL);

  if (memcmp (setup, self->kept, self->values.table.size) == 0)
    return;
  memcpy (self->kept, setup, self->values.table.size);
  memcpy (self->values.now, setup, self->values.table.size);
  hold_boards (self);
  g_clear_pointer (&self->fault, g_free);
  show_all (self);
  show_fault (self, NULL, NULL);
}

const void *
sv_field_form_get_setup (SvFieldForm *self)
{
  return self->kept;
}

const char *
sv_field_form_get_fault (SvFieldForm *self)
{
  return self->fault;
}
