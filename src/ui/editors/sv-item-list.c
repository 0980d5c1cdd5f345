/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-item-list.h"

#include <glib/gi18n.h>

#include "sv-field-row.h"
#include "sv-pitch-picture.h"
#include "sv-sentence.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

struct _SvItemList {
  GtkBox parent_instance;

  SvFieldValues *values;
  const SvField *field;

  /* Template children */
  GtkLabel *heading;
  GtkLabel *help;
  GtkWidget *reset;
  GtkWidget *box; /* box with the items (SvFieldItem) */
  GtkWidget *none;
  GtkWidget *add;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvItemList, sv_item_list, GTK_TYPE_BOX)

static int
count (const SvItemList *self)
{
  return MAX (sv_field_get (self->field, self->values->now), 0);
}

/* --- One item --- */

#define SV_TYPE_FIELD_ITEM (sv_field_item_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldItem, sv_field_item, SV, FIELD_ITEM, GtkBox)

struct _SvFieldItem {
  GtkBox parent_instance;

  SvItemList *list;
  int index;

  /* Template children */
  SvPicture *picture;
  GtkLabel *sentence;    /* what the item says as a whole, if the game has a sentence for it */
  GtkWidget *box;        /* box with the values of the item (SvFieldRow) */
  GtkToggleButton *more; /* shows the values that are not used too */
  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *remove;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvFieldItem, sv_field_item, GTK_TYPE_BOX)

static void *
item_values (SvFieldItem *self)
{
  return sv_field_item (self->list->field, self->list->values->now, (size_t)self->index);
}

static void
row_changed_cb (SvFieldItem *self, int value, SvFieldRow *row)
{
  const SvFieldEdit edit = { .what = sv_field_row_get_what (row), .from = -1, .to = -1 };
  SvFieldValues *values = self->list->values;

  sv_field_row_store (row, item_values (self));
  sv_field_values_mend (&values->table, values->now, self->list->field, item_values (self),
                        sv_field_row_get_field (row));
  g_signal_emit_by_name (self->list, "edited", &edit);
}

static void
add_row (SvFieldItem *self, const SvField *field, GtkSizeGroup *labels)
{
  g_autofree char *what =
      g_strdup_printf ("%s[%d].%s", self->list->field->key, self->index, field->key);
  GtkWidget *row = sv_field_row_new (field, what, SV_FIELD_ROW_COMPACT);

  sv_field_row_align (SV_FIELD_ROW (row), labels);
  g_signal_connect_object (row, "changed", G_CALLBACK (row_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), row);
}

/* Show the values of the item that are used, and the others if the user asked for them. */
static void
show_used (SvFieldItem *self)
{
  const gboolean all = gtk_toggle_button_get_active (self->more);
  gboolean any = FALSE;

  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    const gboolean unused = sv_field_row_is_unused (SV_FIELD_ROW (row));
    any |= unused;
    gtk_widget_set_visible (row, all || !unused);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->more), any);
}

static void
show_item (SvFieldItem *self)
{
  const SvField *field = self->list->field;
  const SvFieldValues *values = self->list->values;
  const int n = count (self->list);
  g_autofree char *words = sv_variant_words_item (field, item_values (self));
  g_autofree char *sentence = sv_variant_words_item_sentence (field, item_values (self));
  /* Translators: the name of a list, the number of an item in it, and a description of the item. */
  g_autofree char *name =
      sv_sentence (_ ("%s, number %d: %s"), _ (field->label), self->index + 1, words);

  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    sv_field_row_show (SV_FIELD_ROW (row), item_values (self), TRUE);
  show_used (self);
  /* Games can draw an item of the rules, but not an item of a team. */
  if (!values->table.team)
    sv_pitch_picture_show_item (self->picture, values->table.game, values->now, field,
                                (unsigned)self->index, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.up", self->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.down", self->index + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.remove", n > field->min);
  sv_widget_set_label (self, name);
  sv_label_show (self->sentence, sentence);
}

static SvFieldItem *
new_item (SvItemList *list, int index)
{
  SvFieldItem *self = g_object_new (SV_TYPE_FIELD_ITEM, NULL);
  g_autoptr (GtkSizeGroup) labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->list = list;
  self->index = index;
  for (size_t i = 0; i < list->field->n_fields; i++)
    if ((list->field->fields[i].flags & SV_FIELD_FIXED) == 0)
      add_row (self, &list->field->fields[i], labels);
  show_item (self);
  return self;
}

/* Focus @button if it is sensitive, else another button of the item. */
static void
focus_item (SvFieldItem *self, GtkWidget *button)
{
  if (!gtk_widget_grab_focus (button) && !gtk_widget_grab_focus (self->down) &&
      !gtk_widget_grab_focus (self->up))
    gtk_widget_grab_focus (self->remove);
}

/* Move the item @from to @to, or remove it if @to is -1. The focus stays on the same button, so
 * that the user can move an item several places by keyboard. */
static void
move (SvItemList *self, int from, int to)
{
  const SvFieldEdit edit = { .list = self->field, .from = from, .to = to };

  sv_field_values_move (self->values->now, self->field, from, to);
  g_signal_emit_by_name (self, "edited", &edit);
  const int at = to < 0 ? from : to;
  GtkWidget *child = gtk_widget_get_last_child (self->box);
  while (child != NULL && SV_FIELD_ITEM (child)->index > at)
    child = gtk_widget_get_prev_sibling (child);
  if (child == NULL) {
    gtk_widget_grab_focus (self->add);
    return;
  }
  SvFieldItem *item = SV_FIELD_ITEM (child);
  focus_item (item, to < 0 ? item->remove : to < from ? item->up : item->down);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvFieldItem *self = SV_FIELD_ITEM (widget);

  move (self->list, self->index, self->index + (g_str_equal (name, "item.up") ? -1 : 1));
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvFieldItem *self = SV_FIELD_ITEM (widget);

  move (self->list, self->index, -1);
}

static void
sv_field_item_class_init (SvFieldItemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  sv_types_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-field-item.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "fielditem");
  sv_widget_class_bind (widget_class, SvFieldItem, picture, sentence, box, more, up, down, remove,
                        fault);
  sv_widget_class_bind_callbacks (widget_class, show_used);
  gtk_widget_class_install_action (widget_class, "item.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "item.down", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "item.remove", NULL, remove_action);
}

static void
sv_field_item_init (SvFieldItem *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- The list --- */

static void
add_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvItemList *self = SV_ITEM_LIST (widget);
  const SvFieldEdit edit = { .list = self->field, .from = -1, .to = count (self) };

  sv_field_values_add (&self->values->table, self->values->now, self->values->standard,
                       self->field);
  g_signal_emit_by_name (self, "edited", &edit);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvItemList *self = SV_ITEM_LIST (widget);
  const SvFieldEdit edit = { .list = self->field, .from = -1, .to = -1 };

  sv_field_values_copy_list (self->values->now, self->values->standard, self->field);
  g_signal_emit_by_name (self, "edited", &edit);
}

static void
sv_item_list_class_init (SvItemListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("edited", SV_TYPE_ITEM_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  sv_widget_class_set_template (widget_class, "sv-item-list.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvItemList, heading, help, reset, box, none, add, fault);
  gtk_widget_class_install_action (widget_class, "list.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "list.reset", NULL, reset_action);
}

static void
sv_item_list_init (SvItemList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_item_list_new (SvFieldValues *values, const SvField *field)
{
  SvItemList *self = g_object_new (SV_TYPE_ITEM_LIST, NULL);
  g_autofree char *reset = sv_sentence (_ ("%s: as in the standard game"), _ (field->label));
  g_autofree char *add = sv_sentence (_ ("%s: add one"), _ (field->label));

  self->values = values;
  self->field = field;
  gtk_label_set_text (self->heading, _ (field->label));
  sv_label_show (self->help, field->help != NULL ? _ (field->help) : NULL);
  if (field->rule != NULL) {
    g_autofree char *rule = sv_sentence (_ ("Rule %s"), field->rule);
    gtk_widget_set_tooltip_text (gtk_widget_get_parent (GTK_WIDGET (self->heading)), rule);
  }
  sv_widget_set_label (self, _ (field->label));
  sv_widget_set_label (self->reset, reset);
  sv_widget_set_label (self->add, add);
  return GTK_WIDGET (self);
}

void
sv_item_list_show (SvItemList *self)
{
  const int n = count (self);
  const gboolean same =
      sv_field_values_same_list (self->field, self->values->now, self->values->standard);

  GtkWidget *last;
  while ((last = gtk_widget_get_last_child (self->box)) && SV_FIELD_ITEM (last)->index >= n)
    gtk_box_remove (GTK_BOX (self->box), last);
  for (GtkWidget *item = gtk_widget_get_first_child (self->box); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    show_item (SV_FIELD_ITEM (item));
  for (int i = last != NULL ? SV_FIELD_ITEM (last)->index + 1 : 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (new_item (self, i)));
  gtk_widget_set_visible (self->none, n == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.add", n < self->field->max);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.reset", !same);
  gtk_widget_set_opacity (self->reset, same ? 0 : 1);
}

void
sv_item_list_show_fault (SvItemList *self, const char *path, const char *reason)
{
  gboolean found = FALSE;
  gboolean here;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    SvFieldItem *item = SV_FIELD_ITEM (child);
    g_autofree char *what = g_strdup_printf ("%s[%d]", self->field->key, item->index);

    here = path != NULL && g_str_has_prefix (path, what);
    sv_label_show (item->fault, here ? reason : NULL);
    found |= here;
  }
  here = !found && path != NULL && g_str_has_prefix (path, self->field->key);
  sv_label_show (self->fault, here ? reason : NULL);
}
