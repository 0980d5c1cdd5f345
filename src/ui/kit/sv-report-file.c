/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-report-file.h"

#include "sv-save.h"
#include "sv-toast.h"

#include <glib/gi18n.h>

void
sv_report_file_ask (GtkWidget *widget, const char *title, SvFileFunc func)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Save Report"), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
      GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"), _ ("Cancel"));
  g_autofree char *file_name = g_strdup_printf ("%s.pdf", title);

  sv_file_dialogs_propose (dialog, file_name);
  sv_file_dialogs_ask (widget, dialog, NULL, func);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autoptr (GError) error = NULL;

  sv_tell (widget,
           sv_save_finish (result, NULL, &error) ? _ ("The report is saved.") : error->message);
}

void
sv_report_file_save (GtkWidget *widget, SvReviewReport *report, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  SvReportFormat format;

  if (path != NULL && sv_report_format_of (path, &format, &error))
    bytes = sv_review_report_write (report, format, &error);
  if (bytes != NULL)
    sv_save_async (path, bytes, NULL, saved_cb, g_object_ref (widget));
  else if (error != NULL)
    sv_tell (widget, error->message);
}
