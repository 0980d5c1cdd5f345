/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK's own widgets behave as this program wants, wherever they are. */

#include "gtk-fixture.h"
#include "sv-manners.h"
#include "window-fixture.h"

static unsigned
count_scrollers (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);
  unsigned n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (all, i);
    n += GTK_IS_EVENT_CONTROLLER_SCROLL (controller);
  }
  return n;
}

/* No number listens to the wheel: people scroll the page over it. */
static void
test_wheel (void)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, 100, 1);
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);

  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), scale);
  g_assert_cmpuint (count_scrollers (spin), >, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  GtkWidget *window = show_alone (scrolled, 300, 200);
  g_assert_cmpuint (count_scrollers (spin), ==, 0);
  g_assert_cmpuint (count_scrollers (scale), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The button in a drop-down, which has the keyboard, says what is chosen. */
static void
test_drop_down (void)
{
  GtkWidget *choice =
      gtk_drop_down_new_from_strings ((const char *const[]){ "League", "Knock-out", NULL });
  GtkWidget *window = show_alone (choice, 300, 200);
  GtkAccessible *button = GTK_ACCESSIBLE (gtk_widget_get_first_child (choice));

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "League");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Knock-out");
  gtk_test_accessible_assert_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY, choice, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* So does one on a page that is not shown yet. */
static void
test_hidden_page (void)
{
  GtkWidget *stack = gtk_stack_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *choice = gtk_drop_down_new_from_strings ((const char *const[]){ "League", NULL });

  gtk_stack_add_child (GTK_STACK (stack), gtk_label_new ("Shown"));
  gtk_box_append (GTK_BOX (box), choice);
  gtk_stack_add_child (GTK_STACK (stack), box);
  GtkWidget *window = show_alone (stack, 300, 200);
  g_assert_false (gtk_widget_get_realized (choice));
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (gtk_widget_get_first_child (choice)),
                                       GTK_ACCESSIBLE_RELATION_LABELLED_BY, choice, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  sv_manners_install ();
  g_test_add_func ("/manners/wheel", test_wheel);
  g_test_add_func ("/manners/drop-down", test_drop_down);
  g_test_add_func ("/manners/hidden-page", test_hidden_page);
  return g_test_run ();
}
