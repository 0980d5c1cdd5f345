/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-manners.h"

#include <gtk/gtk.h>

/* Return the text of an item of a drop-down, as GTK itself shows it. Transfer full. */
static char *
dup_words (GtkDropDown *choice, gpointer item)
{
  GtkExpression *expression = gtk_drop_down_get_expression (choice);
  g_auto (GValue) value = G_VALUE_INIT;

  if (GTK_IS_STRING_OBJECT (item))
    return g_strdup (gtk_string_object_get_string (item));
  if (expression == NULL || !gtk_expression_evaluate (expression, item, &value) ||
      !G_VALUE_HOLDS_STRING (&value))
    return NULL;
  return g_value_dup_string (&value);
}

static void
chosen_cb (GtkDropDown *choice, GParamSpec *pspec, GtkAccessible *button)
{
  gpointer item = gtk_drop_down_get_selected_item (choice);
  g_autofree char *words = item != NULL ? dup_words (choice, item) : NULL;

  gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
}

static void
name_button (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);

  if (button == NULL || g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                               (gpointer)chosen_cb, NULL) != 0)
    return;
  /* GTK follows one "labelled by" relation to find a name, not a chain of two, so the button gets
   * its own relation. */
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (widget);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  labels != NULL ? labels->data : widget, NULL, -1);
  g_signal_connect_object (widget, "notify::selected-item", G_CALLBACK (chosen_cb), button, 0);
  chosen_cb (GTK_DROP_DOWN (widget), NULL, GTK_ACCESSIBLE (button));
}

/* Widgets of pages that are not shown yet get their names too, because the user may reach them
 * later. */
static void
name_buttons_below (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_DROP_DOWN (child))
      name_button (child);
    else
      name_buttons_below (child);
}

/* GTK 4.18 says that a menu item is named by the label in it, but hides that label from screen
 * readers, so the item itself gets the text of the label. */
static void
name_menu_item (GtkWidget *item)
{
  GtkWidget *child = gtk_widget_get_first_child (item);

  while (child != NULL && !GTK_IS_LABEL (child))
    child = gtk_widget_get_next_sibling (child);
  if (child == NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (child)), -1);
}

static void
keep_still (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (all); i-- > 0;) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_widget_remove_controller (widget, controller);
  }
}

static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_DROP_DOWN (widget))
    name_button (widget);
  else if (GTK_IS_STACK (widget))
    name_buttons_below (widget);
  else if (GTK_IS_SPIN_BUTTON (widget) ||
           (GTK_IS_SCALE (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW)))
    keep_still (widget);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    name_menu_item (widget);
  return TRUE;
}

void
sv_manners_install (void)
{
  /* loading the class registers its signal */
  gpointer widgets = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                              NULL);
  g_type_class_unref (widgets);
}
