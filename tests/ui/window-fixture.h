/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* window-fixture: what tests of whole windows do with any of them. */

#include <gtk/gtk.h>

#include "sv-field-row.h"
#include "sv-page.h"
#include "sv-save.h"
#include "sv-window.h"

/* Do all that there is to do now, and write all that is to be written. */
static inline void
settle (void)
{
  sv_save_wait ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A window of that size with nothing but child; not shown yet. */
static inline GtkWidget *
bare_window (gpointer child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  return window;
}

/* The same, on the screen. */
static inline GtkWidget *
show_alone (gpointer child, int width, int height)
{
  GtkWidget *window = bare_window (child, width, height);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

/* How many different colours widget shows. */
static inline guint
colours_of (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const int w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w, h);
  cairo_t *cr = cairo_create (surface);

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), w, h);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL) /* or it shows nothing */
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < h; y += 2) {
    const guint32 *row =
        (const guint32 *)(const void *)(cairo_image_surface_get_data (surface) +
                                        y * cairo_image_surface_get_stride (surface));
    for (int x = 0; x < w; x += 2)
      g_hash_table_add (seen, GUINT_TO_POINTER (row[x] & 0xffffff));
  }
  cairo_surface_destroy (surface);
  return g_hash_table_size (seen);
}

typedef gboolean (*WidgetTest) (GtkWidget *widget, gconstpointer data);

/* Of the widgets in widget, itself first, for which test is true the one with number *n, which is
 * counted down; or NULL. */
static inline GtkWidget *
walk_to (GtkWidget *widget, WidgetTest test, gconstpointer data, guint *n)
{
  GtkWidget *found = NULL;

  if (test (widget, data) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = walk_to (child, test, data, n);
  return found;
}

static inline GtkWidget *
find_where (gpointer widget, WidgetTest test, gconstpointer data, guint n)
{
  return walk_to (GTK_WIDGET (widget), test, data, &n);
}

static inline gboolean
is_of_type (GtkWidget *widget, gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

/* Widget n of a type in widget, or NULL. */
static inline GtkWidget *
find_nth (gpointer widget, GType type, guint n)
{
  return find_where (widget, is_of_type, GSIZE_TO_POINTER (type), n);
}

/* The first widget of a type in widget, or NULL. */
static inline GtkWidget *
find (gpointer widget, GType type)
{
  return find_nth (widget, type, 0);
}

static inline gboolean
does_action (GtkWidget *widget, gconstpointer action)
{
  return GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/* The first widget in widget that does action, or NULL. */
static inline GtkWidget *
find_action (gpointer widget, const char *action)
{
  return find_where (widget, does_action, action, 0);
}

static inline gboolean
is_button (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* Button n with this label in widget, or NULL. */
static inline GtkWidget *
find_button (gpointer widget, const char *label, guint n)
{
  return find_where (widget, is_button, label, n);
}

/* The window of that type that is above the others, or NULL. */
static inline gpointer
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GObject) shown = g_list_model_get_item (windows, i);
    if (G_TYPE_CHECK_INSTANCE_TYPE (shown, type))
      return shown; /* it is shown, so that it stays */
  }
  return NULL;
}

static inline int
least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Name the widgets that need most of the width, from the outermost to the innermost. */
static inline void
tell_widest (GtkWidget *widget)
{
  while (widget != NULL) {
    GtkWidget *widest = NULL;

    g_test_message ("%s \"%s\" needs %d pixels", G_OBJECT_TYPE_NAME (widget),
                    GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "",
                    least_width (widget));
    for (GtkWidget *i = gtk_widget_get_first_child (widget); i != NULL;
         i = gtk_widget_get_next_sibling (i)) {
      if (gtk_widget_get_visible (i) && (widest == NULL || least_width (i) > least_width (widest)))
        widest = i;
    }
    widget = widest;
  }
}

/* It fits on the screen of a telephone. */
static inline void
assert_narrow (gpointer widget)
{
  const int minimum = least_width (widget);

  if (minimum > 360)
    tell_widest (widget);
  g_assert_cmpint (minimum, <=, 360);
}

/* The name of the page that window shows. */
static inline const char *
page_name (SvWindow *window)
{
  return sv_page_get_name (sv_window_get_page (window));
}

/* What page's template calls id. */
static inline gpointer
template_child (gpointer page, const char *id)
{
  return gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), id);
}

/* What the label id says in page, or NULL if it is not to be seen. */
static inline const char *
said (gpointer page, const char *id)
{
  return gtk_widget_get_visible (template_child (page, id))
             ? gtk_label_get_text (template_child (page, id))
             : NULL;
}

static inline gboolean
is_field (GtkWidget *widget, gconstpointer what)
{
  return SV_IS_FIELD_ROW (widget) &&
         g_str_equal (sv_field_row_get_what (SV_FIELD_ROW (widget)), what);
}

/* The row in widget for the value of this path ("minutes", "bonuses[1].add"), or NULL. */
static inline SvFieldRow *
find_field (GtkWidget *widget, const char *what)
{
  return (SvFieldRow *)find_where (widget, is_field, what, 0);
}

/* A file of that name and text; its path. */
static inline char *
write_file (const char *name, const char *text)
{
  char *path = g_build_filename (g_get_tmp_dir (), name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

/* Let a file be dropped on window, as from the desktop's. FALSE: it does not take it. */
static inline gboolean
drop_file (SvWindow *window, GFile *file)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (find (window, GTK_TYPE_OVERLAY));
  GSList *list = g_slist_append (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  GtkDropTarget *target = NULL;
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_DROP_TARGET (controller))
      target = GTK_DROP_TARGET (controller); /* it is the window's */
  }
  g_assert_nonnull (target);
  /* What the target does not name never gets to it. */
  g_assert_true (gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (target),
                                                    GDK_TYPE_FILE_LIST));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_slist_free (list);
  settle (); /* what is dropped is used when the drop is over */
  return taken;
}
