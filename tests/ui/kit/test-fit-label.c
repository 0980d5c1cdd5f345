/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A text that has too little room: it is read whole as long as its letters can be read. */

#include "gtk-fixture.h"
#include "sv-fit-label.h"
#include "sv-widgets.h"
#include "window-fixture.h"

typedef struct {
  GtkWidget *window, *fit, *label;
} Fixture;

/* Show the text in a window of that size. */
static void
show_text (Fixture *f, const char *text, int width, int height)
{
  f->label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (f->label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (f->label), PANGO_ELLIPSIZE_END);
  sv_label_show_cut (GTK_LABEL (f->label));
  f->fit = g_object_new (SV_TYPE_FIT_LABEL, NULL);
  gtk_widget_set_parent (f->label, f->fit);
  f->window = show_alone (f->fit, width, height);
  settle ();
  gtk_test_widget_wait_for_draw (f->window);
}

static void
close_window (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
}

static gboolean
is_cut (Fixture *f)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (f->label)));
}

/* Return by what the letters are made smaller. */
static float
scale_of (Fixture *f)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (f->label, f->fit, &box));
  g_assert_cmpfloat (box.size.width, <=, (float)gtk_widget_get_width (f->fit) + 1);
  g_assert_cmpfloat (box.size.height, <=, (float)gtk_widget_get_height (f->fit) + 1);
  return box.size.width / (float)gtk_widget_get_width (f->label);
}

static gboolean
has_tooltip (Fixture *f)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has;

  g_signal_emit_by_name (f->label, "query-tooltip", 1, 1, FALSE, tooltip, &has);
  return has;
}

static void
test_short (void)
{
  Fixture f;

  show_text (&f, "Orange", 200, 40);
  g_assert_cmpfloat (scale_of (&f), ==, 1);
  g_assert_false (is_cut (&f));
  g_assert_false (has_tooltip (&f));
  close_window (&f);
}

/* A long name has smaller letters, and a sentence takes more lines first. */
static void
test_long (void)
{
  Fixture f;

  show_text (&f, "Korfbalvereniging Rivierenland", 190, 20);
  g_assert_cmpfloat (scale_of (&f), <, 1);
  g_assert_false (is_cut (&f));
  close_window (&f);
  show_text (&f, "Korfbalvereniging Rivierenland", 190, 60);
  g_assert_cmpfloat (scale_of (&f), ==, 1);
  g_assert_false (is_cut (&f));
  close_window (&f);
}

/* Where even the smallest letters have no room the text ends with dots, and the tooltip has it. */
static void
test_too_long (void)
{
  Fixture f;

  show_text (&f, "Christelijke Korfbalvereniging Rivierenland en Omstreken", 120, 20);
  g_assert_true (is_cut (&f));
  g_assert_true (has_tooltip (&f));
  close_window (&f);
}

/* A longer text asks for no more height, so that nothing beside it jumps. */
static void
test_height (void)
{
  Fixture f;
  int before, after;

  show_text (&f, "Orange", 120, 20);
  gtk_widget_measure (f.fit, GTK_ORIENTATION_VERTICAL, 120, NULL, &before, NULL, NULL);
  gtk_label_set_text (GTK_LABEL (f.label), "Korfbalvereniging Rivierenland");
  settle ();
  gtk_test_widget_wait_for_draw (f.window);
  gtk_widget_measure (f.fit, GTK_ORIENTATION_VERTICAL, 120, NULL, &after, NULL, NULL);
  g_assert_cmpint (before, ==, after);
  close_window (&f);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/fit-label/read-a-short-name", test_short);
  g_test_add_func ("/fit-label/read-a-long-name-whole", test_long);
  g_test_add_func ("/fit-label/rest-on-a-name-that-is-too-long", test_too_long);
  g_test_add_func ("/fit-label/see-nothing-jump", test_height);
  return g_test_run ();
}
