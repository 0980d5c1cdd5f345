/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-field-item.h"

#include <glib/gi18n.h>

#include "sv-field-form-private.h"
#include "sv-variant-words.h"

struct _SvFieldItem {
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *rows; /* of SvFieldRow; the widgets are the box's */

  SvFieldForm *form;
  const SvField *list;
  int index;

  /* Template children */
  GtkWidget *content;
  SvItemPicture *picture;
  GtkWidget *box;
  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *remove;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvFieldItem, sv_field_item, GTK_TYPE_WIDGET)

enum { MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvFieldItem *self = SV_FIELD_ITEM (widget);
  int to = -1;

  if (g_str_equal (name, "item.up"))
    to = self->index - 1;
  else if (g_str_equal (name, "item.down"))
    to = self->index + 1;
  g_signal_emit (self, signals[MOVED], 0, to);
}

static void
sv_field_item_dispose (GObject *object)
{
  SvFieldItem *self = SV_FIELD_ITEM (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_FIELD_ITEM);
  G_OBJECT_CLASS (sv_field_item_parent_class)->dispose (object);
}

static void
sv_field_item_class_init (SvFieldItemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_field_item_dispose;
  signals[MOVED] = g_signal_new ("moved", SV_TYPE_FIELD_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (SV_TYPE_ITEM_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-field-item.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "fielditem");
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, content);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, picture);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, box);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, up);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, down);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, remove);
  gtk_widget_class_bind_template_child (widget_class, SvFieldItem, fault);
  gtk_widget_class_install_action (widget_class, "item.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "item.down", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "item.remove", NULL, move_action);
}

static void
sv_field_item_init (SvFieldItem *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_field_item_new (SvFieldForm *form, const SvField *list, int index)
{
  SvFieldItem *self = g_object_new (SV_TYPE_FIELD_ITEM, NULL);
  g_autoptr (GtkSizeGroup) labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->form = form;
  self->list = list;
  self->index = index;
  for (size_t i = 0; i < list->n_fields; i++) {
    const SvField *field = &list->fields[i];
    g_autofree char *what = g_strdup_printf ("%s[%d].%s", list->key, index, field->key);
    GtkWidget *row;

    if ((field->flags & SV_FIELD_FIXED) != 0)
      continue;
    row = sv_field_row_new (field, what, list->items_offset + (size_t)index * list->item_size,
                            SV_FIELD_ROW_COMPACT);
    sv_field_row_align (SV_FIELD_ROW (row), labels);
    gtk_box_append (GTK_BOX (self->box), row);
    g_ptr_array_add (self->rows, row);
    sv_field_form_watch (form, SV_FIELD_ROW (row), list);
  }
  sv_field_item_show (self);
  return GTK_WIDGET (self);
}

void
sv_field_item_show (SvFieldItem *self)
{
  const void *setup = sv_field_form_peek (self->form);
  const void *item = sv_field_item_const (self->list, setup, (size_t)self->index);
  const int32_t n = sv_field_get (self->list, setup);
  g_autofree char *words = sv_variant_words_item (self->list, item);
  g_autofree char *name = NULL;

  g_return_if_fail (SV_IS_FIELD_ITEM (self));

  for (guint i = 0; i < self->rows->len; i++) {
    SvFieldRow *row = g_ptr_array_index (self->rows, i);
    sv_field_row_show (row, item, TRUE);
  }
  if (sv_field_form_has_pictures (self->form))
    sv_item_picture_show (self->picture, sv_field_form_get_game (self->form), setup, self->list,
                          (unsigned)self->index, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.up", self->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.down", self->index + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "item.remove", n > self->list->min);
  /* Translators: a list, the number of an item of it, and the item in words. */
  name = g_strdup_printf (_ ("%s, number %d: %s"), _ (self->list->label), self->index + 1, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
sv_field_item_set_fault (SvFieldItem *self, const char *sentence)
{
  g_return_if_fail (SV_IS_FIELD_ITEM (self));

  gtk_label_set_text (self->fault, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), sentence != NULL);
}

GtkWidget *
sv_field_item_find (SvFieldItem *self, const char *what)
{
  g_return_val_if_fail (SV_IS_FIELD_ITEM (self), NULL);

  for (guint i = 0; i < self->rows->len; i++) {
    SvFieldRow *row = g_ptr_array_index (self->rows, i);
    if (g_str_equal (sv_field_row_get_what (row), what))
      return GTK_WIDGET (row);
  }
  return NULL;
}

void
sv_field_item_focus (SvFieldItem *self, const char *action)
{
  GtkWidget *button;

  g_return_if_fail (SV_IS_FIELD_ITEM (self));

  button = g_str_equal (action, "item.up")     ? self->up
           : g_str_equal (action, "item.down") ? self->down
                                               : self->remove;
  if (!gtk_widget_grab_focus (button) && !gtk_widget_grab_focus (self->down) &&
      !gtk_widget_grab_focus (self->up))
    gtk_widget_grab_focus (self->remove);
}
