/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-item-list.h"

#include <glib/gi18n.h>

#include "sv-field-form-private.h"
#include "sv-field-item.h"
#include "sv-field-values.h"

struct _SvItemList {
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *items; /* of SvFieldItem; the widgets are the box's */

  SvFieldForm *form;
  const SvField *field;

  /* Template children */
  GtkWidget *content;
  GtkLabel *heading;
  GtkLabel *help;
  GtkWidget *reset;
  GtkWidget *box;
  GtkWidget *none;
  GtkWidget *add;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvItemList, sv_item_list, GTK_TYPE_WIDGET)

/* --- Buttons --- */

/* The focus stays with what was touched. */
static void
moved_cb (SvItemList *self, int to, SvFieldItem *item)
{
  guint from;

  if (!g_ptr_array_find (self->items, item, &from))
    return;
  sv_item_list_move (self, (int)from, to);
  if (to >= 0)
    sv_field_item_focus (g_ptr_array_index (self->items, to),
                         to < (int)from ? "item.up" : "item.down");
  else if (self->items->len > 0)
    sv_field_item_focus (g_ptr_array_index (self->items, MIN (from, self->items->len - 1)),
                         "item.remove");
  else
    gtk_widget_grab_focus (self->add);
}

static void
add_cb (SvItemList *self)
{
  sv_item_list_add (self);
}

static void
reset_cb (SvItemList *self)
{
  sv_item_list_reset (self);
}

/* --- The widget --- */

static void
sv_item_list_dispose (GObject *object)
{
  SvItemList *self = SV_ITEM_LIST (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_ITEM_LIST);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_item_list_parent_class)->dispose (object);
}

static void
sv_item_list_class_init (SvItemListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_item_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-item-list.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, content);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, heading);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, help);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, reset);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, box);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, none);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, add);
  gtk_widget_class_bind_template_child (widget_class, SvItemList, fault);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
}

static void
sv_item_list_init (SvItemList *self)
{
  self->items = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_item_list_new (SvFieldForm *form, const SvField *field)
{
  SvItemList *self = g_object_new (SV_TYPE_ITEM_LIST, NULL);
  g_autofree char *reset = g_strdup_printf (_ ("%s: as in the standard game"), _ (field->label));
  g_autofree char *add = g_strdup_printf (_ ("%s: add one"), _ (field->label));

  self->form = form;
  self->field = field;
  gtk_label_set_text (self->heading, _ (field->label));
  if (field->help != NULL)
    gtk_label_set_text (self->help, _ (field->help));
  gtk_widget_set_visible (GTK_WIDGET (self->help), field->help != NULL);
  if (field->rule != NULL) {
    g_autofree char *rule = g_strdup_printf (_ ("Rule %s"), field->rule);
    gtk_widget_set_tooltip_text (gtk_widget_get_parent (GTK_WIDGET (self->heading)), rule);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (field->label), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  reset, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_PROPERTY_LABEL, add,
                                  -1);
  return GTK_WIDGET (self);
}

static void
add_item (SvItemList *self)
{
  GtkWidget *item = sv_field_item_new (self->form, self->field, (int)self->items->len);

  g_signal_connect_object (item, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), item);
  g_ptr_array_add (self->items, item);
}

static void
drop_item (SvItemList *self)
{
  GtkWidget *item = g_ptr_array_steal_index (self->items, self->items->len - 1);

  gtk_box_remove (GTK_BOX (self->box), item);
}

void
sv_item_list_show (SvItemList *self)
{
  const void *setup, *standard;
  gboolean same;
  guint n;

  g_return_if_fail (SV_IS_ITEM_LIST (self));

  setup = sv_field_form_peek (self->form);
  standard = sv_field_form_peek_standard (self->form);
  same = sv_field_values_same_list (self->field, setup, standard);
  n = (guint)MAX (sv_field_get (self->field, setup), 0);
  while (self->items->len > n)
    drop_item (self);
  for (guint i = 0; i < self->items->len; i++)
    sv_field_item_show (g_ptr_array_index (self->items, i));
  while (self->items->len < n)
    add_item (self);
  gtk_widget_set_visible (self->none, n == 0);
  gtk_widget_set_sensitive (self->add, sv_field_form_can_add (self->form, self->field));
  gtk_widget_set_opacity (self->reset, same ? 0 : 1);
  gtk_widget_set_sensitive (self->reset, !same);
}

void
sv_item_list_show_fault (SvItemList *self, const char *path, const char *reason)
{
  gboolean found = FALSE;
  gboolean here;

  g_return_if_fail (SV_IS_ITEM_LIST (self));

  for (guint i = 0; i < self->items->len; i++) {
    g_autofree char *what = g_strdup_printf ("%s[%u]", self->field->key, i);

    here = path != NULL && g_str_has_prefix (path, what);
    sv_field_item_set_fault (g_ptr_array_index (self->items, i), here ? reason : NULL);
    found |= here;
  }
  here = !found && path != NULL && g_str_has_prefix (path, self->field->key);
  gtk_label_set_text (self->fault, here ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), here);
}

GtkWidget *
sv_item_list_find (SvItemList *self, const char *what)
{
  g_return_val_if_fail (SV_IS_ITEM_LIST (self), NULL);

  if (g_str_equal (self->field->key, what))
    return GTK_WIDGET (self);
  for (guint i = 0; i < self->items->len; i++) {
    GtkWidget *item = g_ptr_array_index (self->items, i);
    g_autofree char *own = g_strdup_printf ("%s[%u]", self->field->key, i);
    GtkWidget *found =
        g_str_equal (own, what) ? item : sv_field_item_find (SV_FIELD_ITEM (item), what);
    if (found != NULL)
      return found;
  }
  return NULL;
}

void
sv_item_list_add (SvItemList *self)
{
  g_return_if_fail (SV_IS_ITEM_LIST (self));
  sv_field_form_add_item (self->form, self->field);
}

void
sv_item_list_move (SvItemList *self, int from, int to)
{
  g_return_if_fail (SV_IS_ITEM_LIST (self));
  sv_field_form_move_item (self->form, self->field, from, to);
}

void
sv_item_list_reset (SvItemList *self)
{
  g_return_if_fail (SV_IS_ITEM_LIST (self));
  sv_field_form_reset_list (self->form, self->field);
}
