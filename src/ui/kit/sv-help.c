/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-help.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-toast.h"

char *
sv_help_find (const char *const *folders, const char *const *languages, const char *page)
{
  g_autofree char *file = g_strconcat (page, ".html", NULL);

  for (; *languages != NULL; languages++)
    for (const char *const *folder = folders; *folder != NULL; folder++) {
      g_autofree char *path =
          g_build_filename (*folder, "speelveld", "help", *languages, file, NULL);
      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }
  return NULL;
}

/* Return whether the launcher has shown the page, or was cancelled. */
static gboolean
is_shown (GtkWindow *window, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;

  return gtk_show_uri_full_finish (window, result, &error) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
browser_cb (GObject *window, GAsyncResult *result, gpointer path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (!is_shown (GTK_WINDOW (window), result)) {
    /* Translators: %s is a folder. */
    g_autofree char *sentence = sv_sentence (
        _ ("No program on this computer can show the help. Its pages are in %s."), folder);
    sv_tell (GTK_WIDGET (window), sentence);
  }
  g_free (path);
}

static void
help_cb (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autofree char *page = data;

  if (is_shown (GTK_WINDOW (window), result))
    return;
  char *path = sv_help_find (g_get_system_data_dirs (), g_get_language_names (), page);
  g_autofree char *uri = path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
  if (uri != NULL)
    gtk_show_uri_full (GTK_WINDOW (window), uri, GDK_CURRENT_TIME, NULL, browser_cb, path);
  else
    sv_tell (GTK_WIDGET (window),
             _ ("The help cannot be shown: there is no program for help pages on this computer."));
}

void
sv_help_show (GtkWindow *window, const char *page)
{
  g_autofree char *uri = g_strconcat ("help:speelveld/", page, NULL);

  gtk_show_uri_full (window, uri, GDK_CURRENT_TIME, NULL, help_cb, g_strdup (page));
}
