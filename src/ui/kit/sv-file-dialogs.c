/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-file-dialogs.h"

#include "sv-json-read.h"

#include <glib/gi18n.h>

typedef struct {
  GtkFileChooserNative *dialog;
  GtkWidget *from;
  const char *suffix;
  SvFileFunc func;
} Question;

static void
forget (Question *self)
{
  g_signal_handlers_disconnect_by_data (self->from, self);
  g_object_unref (self->dialog);
  g_free (self);
}

/* Return @file with @suffix appended if its name has no suffix. Leave the name alone if the longer
 * name belongs to an existing file, because the dialog has not asked the user whether to replace
 * that one. Transfer full. */
static GFile *
with_suffix (GFile *file, const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);

  if (suffix == NULL || g_str_has_suffix (name, suffix))
    return g_object_ref (file);
  g_autofree char *longer = g_strconcat (name, suffix, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) other = g_file_get_child (folder, longer);
  return g_file_query_exists (other, NULL) ? g_object_ref (file) : g_steal_pointer (&other);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Question *self)
{
  g_autoptr (GtkWidget) from = g_object_ref (self->from);
  g_autoptr (GListModel) files = NULL;
  const char *suffix = self->suffix;
  SvFileFunc func = self->func;

  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  forget (self);
  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++) {
    g_autoptr (GFile) chosen = g_list_model_get_item (files, i);
    g_autoptr (GFile) file = with_suffix (chosen, suffix);
    func (from, file);
  }
}

void
sv_file_dialogs_ask (GtkWidget *from,
                     GtkFileChooserNative *dialog,
                     const char *suffix,
                     SvFileFunc func)
{
  Question *self = g_new (Question, 1);

  *self = (Question){ dialog, from, suffix, func };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), self);
  g_signal_connect_swapped (from, "destroy", G_CALLBACK (forget), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static GtkFileChooserNative *
make_dialog (GtkWidget *from,
             const char *title,
             const char *accept,
             const SvFileKind *kind,
             GtkFileChooserAction action)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, GTK_WINDOW (gtk_widget_get_root (from)), action, accept, _ ("Cancel"));
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autofree char *pattern = g_strconcat ("*", kind->suffix, NULL);

  gtk_file_filter_set_name (ours, _ (kind->name));
  gtk_file_filter_add_pattern (ours, pattern);
  gtk_file_filter_add_mime_type (ours, kind->mime_type);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), ours);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);
  gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (dialog), ours);
  return dialog;
}

void
sv_file_dialogs_choose (GtkWidget *from, const char *title, GtkFileFilter *filter, SvFileFunc func)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (from)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  sv_file_dialogs_ask (from, dialog, NULL, func);
}

void
sv_file_dialogs_choose_folder (GtkWidget *from,
                               const char *title,
                               const char *accept,
                               SvFileFunc func)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (from)),
                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept, _ ("_Cancel"));

  sv_file_dialogs_ask (from, dialog, NULL, func);
}

static void
open_file (GtkWidget *from, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (from, "win.open-uri", "s", uri);
}

void
sv_file_dialogs_open (GtkWidget *from,
                      const char *title,
                      const char *accept,
                      const SvFileKind *kind)
{
  GtkFileChooserNative *dialog =
      make_dialog (from, title, accept, kind, GTK_FILE_CHOOSER_ACTION_OPEN);

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  sv_file_dialogs_ask (from, dialog, NULL, open_file);
}

void
sv_file_dialogs_propose (GtkFileChooserNative *dialog, const char *name)
{
  /* A name that comes from a translated sentence may hold invisible marks that isolate names; file
   * names must not. */
  g_autofree char *proposed = sv_drop_directions (name);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), g_strdelimit (proposed, "/", '-'));
}

void
sv_file_dialogs_save (GtkWidget *from,
                      const char *title,
                      const char *accept,
                      const SvFileKind *kind,
                      GFile *file,
                      const char *name,
                      SvFileFunc func)
{
  GtkFileChooserNative *dialog =
      make_dialog (from, title, accept, kind, GTK_FILE_CHOOSER_ACTION_SAVE);

  if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
  else
    sv_file_dialogs_propose (dialog, name);
  sv_file_dialogs_ask (from, dialog, kind->suffix, func);
}
