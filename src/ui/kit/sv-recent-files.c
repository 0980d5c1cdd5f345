/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-recent-files.h"

void
sv_recent_files_add (GFile *file, SvDocumentKind kind)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *type = g_strdup (sv_doc_class (kind)->files.mime_type);
  char name[] = "speelveld";
  char command[] = "speelveld %u";
  GtkRecentData data = { .mime_type = type, .app_name = name, .app_exec = command };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static void
recent_file_free (gpointer data)
{
  SvRecentFile *self = data;

  g_free (self->path);
  g_free (self);
}

GPtrArray *
sv_recent_files_list (SvDocumentKind kind)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (recent_file_free);
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *i = items; i != NULL; i = i->next) {
    const char *uri = gtk_recent_info_get_uri (i->data);
    if (!g_str_has_suffix (uri, sv_doc_class (kind)->files.suffix) ||
        !gtk_recent_info_is_local (i->data) || !gtk_recent_info_exists (i->data))
      continue;
    SvRecentFile *file = g_new0 (SvRecentFile, 1);
    file->path = g_filename_from_uri (uri, NULL, NULL);
    file->when = g_date_time_to_unix (gtk_recent_info_get_modified (i->data));
    g_ptr_array_add (files, file);
  }
  g_list_free_full (items, (GDestroyNotify)gtk_recent_info_unref);
  return files;
}

void
sv_recent_files_forget (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}
