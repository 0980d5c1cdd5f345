/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-file-dialogs.h"

#include <glib/gi18n.h>
#include <string.h>

#define SUFFIX ".svmatch"

void
sv_file_dialogs_add_filters (GtkFileChooser *chooser,
                             const char *name,
                             const char *suffix,
                             const char *mime_type)
{
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autofree char *pattern = g_strconcat ("*", suffix, NULL);

  gtk_file_filter_set_name (ours, name);
  gtk_file_filter_add_pattern (ours, pattern);
  gtk_file_filter_add_mime_type (ours, mime_type);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, ours);
  gtk_file_chooser_add_filter (chooser, all);
  gtk_file_chooser_set_filter (chooser, ours);
}

static void
add_filters (GtkFileChooser *chooser)
{
  sv_file_dialogs_add_filters (chooser, _ ("Matches"), SUFFIX, SV_MATCH_MIME_TYPE);
}

/* A native dialog is no widget: nobody else keeps it alive while it is shown. */
void
sv_file_dialogs_show (SvWindow *window, GtkFileChooserNative *dialog, GCallback response)
{
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", response, window, 0);
  g_object_set_data_full (G_OBJECT (window), "sv-file-dialog", dialog, g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
sv_file_dialogs_done (SvWindow *window)
{
  g_object_set_data (G_OBJECT (window), "sv-file-dialog", NULL);
}

static void
open_response_cb (GtkNativeDialog *dialog, int response, SvWindow *window)
{
  g_autoptr (GListModel) files = NULL;

  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT) {
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
    for (guint i = 0; i < g_list_model_get_n_items (files); i++) {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      sv_window_open (window, file);
    }
  }
  sv_file_dialogs_done (window);
}

void
sv_file_dialogs_open (SvWindow *window)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (SV_IS_WINDOW (window));

  dialog = gtk_file_chooser_native_new (_ ("Open a Match"), GTK_WINDOW (window),
                                        GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open"), _ ("Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog));
  sv_file_dialogs_show (window, dialog, G_CALLBACK (open_response_cb));
}

/* --- A file that another program has changed --- */

enum { RESPONSE_RELOAD = 1, RESPONSE_SAVE_AS, RESPONSE_ANYWAY };

static gboolean save (SvWindow *window, GFile *file);

/* What is in the file takes the place of the match, which the start page offers from then on. */
static void
reload (SvWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, &error);

  if (match == NULL) {
    sv_file_dialogs_tell_unopened (window, file, error->message);
    return;
  }
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  sv_window_show_match (window, match);
}

static void
changed_response_cb (GtkDialog *dialog, int response, SvWindow *window)
{
  SvMatch *match = sv_window_get_match (window);
  g_autoptr (GFile) file = NULL;

  if (match != NULL)
    g_set_object (&file, sv_match_get_file (match));
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (file == NULL)
    return;
  if (response == RESPONSE_ANYWAY)
    save (window, file);
  else if (response == RESPONSE_SAVE_AS)
    sv_file_dialogs_save_as (window);
  else if (response == RESPONSE_RELOAD)
    reload (window, file);
}

static void
ask_about_change (SvWindow *window, const char *sentence)
{
  GtkWidget *dialog = gtk_message_dialog_new (
      GTK_WINDOW (window), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
      GTK_BUTTONS_NONE, "%s", sentence);

  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("Whoever saves all the same loses what the other program wrote."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Reload"),
                          RESPONSE_RELOAD, _ ("Save As…"), RESPONSE_SAVE_AS, _ ("Save Anyway"),
                          RESPONSE_ANYWAY, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), RESPONSE_SAVE_AS);
  g_signal_connect_object (dialog, "response", G_CALLBACK (changed_response_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* NULL: in its own file, unless another program has changed it. */
static gboolean
save (SvWindow *window, GFile *file)
{
  SvMatch *match = sv_window_get_match (window);
  g_autoptr (GError) error = NULL;

  if (match == NULL)
    return FALSE;
  if (!sv_match_save (match, file, &error)) {
    if (g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED))
      ask_about_change (window, error->message);
    else
      sv_window_tell (window, error->message);
    return FALSE;
  }
  sv_file_dialogs_remember (sv_match_get_file (match));
  sv_window_tell (window, _ ("The match is saved."));
  return TRUE;
}

GFile *
sv_file_dialogs_with_suffix (GFile *file, const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *longer = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) other = NULL;

  if (g_str_has_suffix (name, suffix))
    return g_object_ref (file);
  longer = g_strconcat (name, suffix, NULL);
  folder = g_file_get_parent (file);
  other = g_file_get_child (folder, longer);
  if (g_file_query_exists (other, NULL))
    return g_object_ref (file);
  return g_steal_pointer (&other);
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, SvWindow *window)
{
  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autoptr (GFile) file = sv_file_dialogs_with_suffix (chosen, SUFFIX);
    save (window, file);
  }
  sv_file_dialogs_done (window);
}

/* "Velocitas – Orange 2026-11-21.svmatch" */
static char *
suggest_name (SvMatch *match)
{
  g_autofree char *title = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  g_object_get (match, "title", &title, NULL);
  g_strdelimit (title, "/\\", '-');
  return g_strdup_printf ("%s %s" SUFFIX, title, day);
}

void
sv_file_dialogs_save_as (SvWindow *window)
{
  GtkFileChooserNative *dialog;
  SvMatch *match;

  g_return_if_fail (SV_IS_WINDOW (window));

  match = sv_window_get_match (window);
  if (match == NULL)
    return;
  dialog = gtk_file_chooser_native_new (_ ("Save the Match"), GTK_WINDOW (window),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"), _ ("Cancel"));
  add_filters (GTK_FILE_CHOOSER (dialog));
  if (sv_match_get_file (match) != NULL) {
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), sv_match_get_file (match), NULL);
  } else {
    g_autofree char *name = suggest_name (match);
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  }
  sv_file_dialogs_show (window, dialog, G_CALLBACK (save_response_cb));
}

void
sv_file_dialogs_save (SvWindow *window)
{
  SvMatch *match;

  g_return_if_fail (SV_IS_WINDOW (window));

  match = sv_window_get_match (window);
  if (match == NULL)
    return;
  if (sv_match_get_file (match) != NULL)
    save (window, NULL);
  else
    sv_file_dialogs_save_as (window);
}

void
sv_file_dialogs_tell_unopened (SvWindow *window, GFile *file, const char *reason)
{
  g_autofree char *name = g_file_get_basename (file);
  /* Translators: the name of a file, then the reason, which may begin with a place in it. */
  g_autofree char *words = g_strdup_printf (_ ("“%s” cannot be opened: %s"), name, reason);
  /* Reasons from the store name a place and end without a full stop. */
  g_autofree char *sentence = g_strconcat (words, g_str_has_suffix (words, ".") ? "" : ".", NULL);

  sv_window_tell (window, sentence);
}

void
sv_file_dialogs_remember (GFile *file)
{
  g_autofree char *uri = NULL;
  char type[] = SV_MATCH_MIME_TYPE;
  char name[] = "speelveld";
  char command[] = "speelveld %u";
  GtkRecentData data = { 0 };

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  data.mime_type = type;
  data.app_name = name;
  data.app_exec = command;
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}
