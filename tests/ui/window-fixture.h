/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* window-fixture: what tests of whole windows do with any of them. */

#include <gtk/gtk.h>

#include "sv-field-row.h"
#include "sv-page.h"
#include "sv-window.h"

/* Do all that there is to do now. */
static inline void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Widget n of a type in widget, counted down, or NULL. */
static inline GtkWidget *
find_nth (GtkWidget *widget, GType type, guint *n)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_nth (child, type, n);
  return found;
}

/* The first widget of a type in widget, or NULL. */
static inline GtkWidget *
find (GtkWidget *widget, GType type)
{
  guint n = 0;

  return find_nth (widget, type, &n);
}

/* The first widget in widget that does action, or NULL. */
static inline GtkWidget *
find_action (GtkWidget *widget, const char *action)
{
  if (GTK_IS_ACTIONABLE (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_action (child, action);
    if (found != NULL)
      return found;
  }
  return NULL;
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

/* The row in widget for the value of this path ("minutes", "bonuses[1].add"), or NULL. */
static inline SvFieldRow *
find_field (GtkWidget *widget, const char *what)
{
  SvFieldRow *found = NULL;

  if (SV_IS_FIELD_ROW (widget))
    return g_str_equal (sv_field_row_get_what (SV_FIELD_ROW (widget)), what) ? SV_FIELD_ROW (widget)
                                                                             : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_field (child, what);
  return found;
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
