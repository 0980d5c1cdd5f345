/* SPDX-License-Identifier: GPL-3.0-or-later */

/* offer-files FILE...: a small window from which these files can be dragged, as from a file
 * manager. */

#include <gtk/gtk.h>

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, gpointer files)
{
  return gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
}

int
main (int argc, char *argv[])
{
  GSList *files = NULL;

  gtk_init ();
  for (int i = argc - 1; i > 0; i--)
    files = g_slist_prepend (files, g_file_new_for_commandline_arg (argv[i]));

  GtkWidget *window = gtk_window_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Files");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 120, 80);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), files);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_slist_free_full (files, g_object_unref);
  return 0;
}
