/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands in a header bar as long as there is room for it. */

#include "gtk-fixture.h"
#include "sv-fold.h"

static GtkWidget *
new_fold (GtkWidget *first, GtkWidget *last)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), last);
  gtk_widget_set_layout_manager (box, g_object_new (SV_TYPE_FOLD, NULL));
  return g_object_ref_sink (box);
}

static gboolean
is_folded (GtkWidget *box, int width)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_allocate (box, width, height, -1, NULL);
  return !gtk_widget_get_child_visible (gtk_widget_get_last_child (box));
}

/* The last button goes, and asks for no room. */
static void
test_buttons (void)
{
  GtkWidget *undo = gtk_button_new_with_label ("Undo"), *redo = gtk_button_new_with_label ("Redo");
  GtkWidget *box = new_fold (undo, redo);
  int least, natural, one;

  gtk_widget_measure (undo, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &one, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, one);
  g_assert_false (is_folded (box, natural));
  g_assert_true (is_folded (box, natural - 1));
  g_assert_true (is_folded (box, least));
  g_object_unref (box);
}

/* A title is cut off first, and goes where its beginning would say nothing. */
static void
test_title (void)
{
  GtkWidget *title = gtk_label_new ("The Kingfishers – Dune Foxes");
  GtkWidget *box = new_fold (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), title);
  int before, least, natural;

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (title), 6);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &before, NULL, NULL);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  before -= natural;
  g_assert_cmpint (least, <, natural);
  g_assert_false (is_folded (box, before + natural));
  g_assert_cmpint (gtk_widget_get_width (title), ==, natural);
  g_assert_false (is_folded (box, before + least));
  g_assert_cmpint (gtk_widget_get_width (title), ==, least);
  g_assert_true (is_folded (box, before + least - 1));
  g_object_unref (box);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/fold/buttons", test_buttons);
  g_test_add_func ("/fold/title", test_title);
  return g_test_run ();
}
