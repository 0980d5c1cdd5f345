/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-list-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-file-dialogs.h"
#include "sv-json-file.h"
#include "sv-toast.h"

void
sv_list_files_choose (GtkWidget *from, const char *title, void (*func) (GtkWidget *from, GFile *))
{
  static const char *const patterns[] = { "*.csv", "*.tsv", "*.txt", "*.xlsx", "*.xls", "*.ods" };
  g_autoptr (GtkFileFilter) lists = gtk_file_filter_new ();

  gtk_file_filter_set_name (lists, _ ("Lists (CSV or text)"));
  /* Offer workbooks too, so that the reader can tell the user to save them as CSV. */
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (lists, patterns[i]);
  sv_file_dialogs_choose (from, title, lists, func);
}

GBytes *
sv_list_files_read (GtkWidget *from, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);
  GBytes *bytes = path != NULL ? sv_json_load_file (path, &error) : NULL;

  if (bytes == NULL)
    sv_tell (from,
             error != NULL ? error->message : _ ("Only files on this computer can be opened."));
  return bytes;
}

typedef struct {
  GtkWidget *from;
  void (*func) (GtkWidget *from, GBytes *list);
} Paste;

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Paste *paste = data;
  g_autoptr (GtkWidget) from = paste->from;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL) {
    sv_tell (from,
             _ ("There is no list to paste. Copy one first, for example from a spreadsheet."));
    return;
  }
  g_autoptr (GBytes) list = g_bytes_new (text, strlen (text));
  paste->func (from, list);
}

void
sv_list_files_paste (GtkWidget *from, void (*func) (GtkWidget *from, GBytes *list))
{
  Paste *paste = g_new (Paste, 1);

  *paste = (Paste){ .from = g_object_ref (from), .func = func };
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (from), NULL, pasted_cb, paste);
}
