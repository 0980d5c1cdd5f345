/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-library-files.h"

#include <glib/gi18n.h>

#include "sv-fault-words.h"
#include "sv-file-dialogs.h"
#include "sv-json.h"
#include "sv-library-entry.h"
#include "sv-library-page.h"
#include "sv-window-open.h"

/* What differs between the kinds. */
typedef struct {
  SvDocumentKind kind;
  const char *page;
  const char *title;  /* of the page */
  const char *plural; /* in the dialogs */
  const char *import; /* title of the dialog */
  const char *export;
  const char *mime_type;
} Words;

static const Words all_words[] = {
  { SV_DOCUMENT_TEAM, "teams", N_ ("Teams and Cards"), N_ ("Teams"), N_ ("Import Teams"),
    N_ ("Export the Team"), "application/vnd.speelveld.team+json" },
  { SV_DOCUMENT_VARIANT, "variants", N_ ("Variants"), N_ ("Variants"), N_ ("Import Variants"),
    N_ ("Export the Variant"), "application/vnd.speelveld.variant+json" },
};

static const Words *
words_of (SvDocumentKind kind)
{
  return kind == SV_DOCUMENT_TEAM ? &all_words[0] : &all_words[1];
}

/* --- Import --- */

gboolean
sv_library_files_is_ours (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GBytes) bytes = path != NULL ? sv_json_load_file (path, NULL) : NULL;
  SvDocumentKind kind;
  const char *text;
  gsize length;

  if (bytes == NULL)
    return FALSE;
  text = g_bytes_get_data (bytes, &length);
  return sv_document_kind (text, length, &kind, NULL) &&
         (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT);
}

static void
tell_about (SvWindow *window, const char *format, const char *name)
{
  GString *sentence = g_string_new (format);

  g_string_replace (sentence, "%s", name, 1);
  sv_window_tell (window, sentence->str);
  g_string_free (sentence, TRUE);
}

static const char *
show_name (const SvLibraryItem *item)
{
  const char *name = sv_library_item_get_name (item);

  if (*name != '\0')
    return name;
  return item->team != NULL ? _ ("Standard team") : _ ("Standard");
}

gboolean
sv_library_files_import (SvWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (SvLibraryItem) item = path != NULL ? sv_library_item_load (path, &error) : NULL;
  g_autofree char *same = item != NULL ? sv_library_find (item) : NULL;
  SvLibraryPage *page;

  if (item == NULL || (same == NULL && !sv_library_keep (item, &error))) {
    g_autofree char *words = error != NULL
                                 ? sv_fault_words (error)
                                 : g_strdup (_ ("Only files on this computer can be opened."));

    sv_file_dialogs_tell_unopened (window, file, words);
    return FALSE;
  }
  page = SV_LIBRARY_PAGE (sv_window_show_library (window, sv_library_item_get_kind (item)));
  sv_library_page_set_game (page, sv_library_item_get_game (item));
  sv_library_page_show_item (page, same != NULL ? same : item->path);
  /* Translators: %s is the name of a team or variant. */
  tell_about (window,
              same != NULL ? _ ("“%s” is in your library already.")
                           : _ ("“%s” is in your library now."),
              show_name (item));
  return TRUE;
}

static void
import_response_cb (GtkNativeDialog *dialog, int response, SvWindow *window)
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

static void
add_filters (GtkFileChooser *chooser, const Words *words)
{
  sv_file_dialogs_add_filters (chooser, _ (words->plural), sv_library_suffix (words->kind),
                               words->mime_type);
}

static void
import_cb (SvWindow *window, SvLibraryPage *page)
{
  const Words *words = words_of (sv_library_page_get_kind (page));
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ (words->import), GTK_WINDOW (window),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Import"), _ ("Cancel"));

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), words);
  sv_file_dialogs_show (window, dialog, G_CALLBACK (import_response_cb));
}

static void
refresh_pages (SvWindow *window)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (all_words); i++) {
    GtkWidget *page = sv_window_find_page (window, all_words[i].page);

    if (page != NULL)
      sv_library_page_refresh (SV_LIBRARY_PAGE (page));
  }
}

/* --- Export --- */

static void
export_response_cb (GtkNativeDialog *dialog, int response, SvWindow *window)
{
  const SvLibraryItem *item = g_object_get_data (G_OBJECT (dialog), "item");

  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autoptr (GFile) file =
        sv_file_dialogs_with_suffix (chosen, sv_library_suffix (sv_library_item_get_kind (item)));
    g_autofree char *path = g_file_get_path (file);
    g_autofree char *text = sv_library_item_write (item);

    if (path == NULL)
      sv_window_tell (window, _ ("It can only be saved in a file on this computer."));
    else if (sv_json_save_file (path, text, &error))
      tell_about (window, _ ("“%s” is exported."), show_name (item));
    else
      sv_window_tell (window, error->message);
  }
  sv_file_dialogs_done (window);
}

static void
export_cb (SvWindow *window, SvLibraryItem *item)
{
  const SvDocumentKind kind = sv_library_item_get_kind (item);
  const Words *words = words_of (kind);
  g_autofree char *name = sv_library_file_name (show_name (item), kind, 0);
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ (words->export), GTK_WINDOW (window),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Export"), _ ("Cancel"));

  add_filters (GTK_FILE_CHOOSER (dialog), words);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_set_data_full (G_OBJECT (dialog), "item", item, (GDestroyNotify)sv_library_item_free);
  sv_file_dialogs_show (window, dialog, G_CALLBACK (export_response_cb));
}

/* --- A document that was deleted while it is edited --- */

static const char LOST[] = "sv-lost-draft"; /* key of the window's data: what may be kept */

void
sv_library_files_lost_cb (SvWindow *window, SvDraft *draft)
{
  const SvTeamDoc *team = sv_draft_get_team (draft);
  GString *sentence = g_string_new (
      sv_draft_is_lost (draft)
          ? _ ("“%s” was deleted in another window. Your changes are not kept.")
          : _ ("“%s” was changed by another program. Your changes are not kept."));

  g_string_replace (sentence, "%s",
                    team != NULL ? sv_library_team_name (team)
                                 : sv_library_variant_name (sv_draft_get_variant (draft)),
                    1);
  g_object_set_data_full (G_OBJECT (window), LOST, g_object_ref (draft), g_object_unref);
  sv_window_tell_action (window, sentence->str, _ ("Keep as a Copy"), "win.keep-copy", NULL);
  g_string_free (sentence, TRUE);
}

static void
keep_copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *window = SV_WINDOW (widget);
  SvDraft *draft = g_object_get_data (G_OBJECT (window), LOST);
  g_autoptr (GError) error = NULL;

  if (draft == NULL)
    return;
  if (!sv_draft_keep_copy (draft, &error))
    sv_window_tell (window, error->message);
  else
    sv_window_tell (window, _ ("It is kept in your library."));
  g_object_set_data (G_OBJECT (window), LOST, NULL);
  refresh_pages (window);
}

/* Whoever edits what was deleted here hears so at once. */
static void
tell_others (SvWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *i = windows; i != NULL; i = i->next) {
    SvDraft *draft = SV_IS_WINDOW (i->data) ? sv_window_get_draft (i->data) : NULL;
    if (draft != NULL && i->data != window && sv_draft_is_lost (draft))
      sv_library_files_lost_cb (i->data, draft);
  }
}

static void
removed_cb (SvWindow *window, const char *name, const char *hidden)
{
  GString *sentence = g_string_new (_ ("“%s” is deleted."));

  g_string_replace (sentence, "%s", name, 1);
  sv_window_tell_action (window, sentence->str, _ ("Undo"), "win.restore-item",
                         g_variant_new_string (hidden));
  g_string_free (sentence, TRUE);
  tell_others (window);
}

/* The window that edits the file already, or NULL: two drafts of one file would overwrite each other. */
static GtkWindow *
find_editing (SvWindow *window, const char *path)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *i = windows; i != NULL; i = i->next) {
    SvDraft *draft = SV_IS_WINDOW (i->data) ? sv_window_get_draft (i->data) : NULL;
    if (draft != NULL && g_strcmp0 (sv_draft_get_path (draft), path) == 0)
      return i->data;
  }
  return NULL;
}

static void
open_cb (SvWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = NULL;
  g_autoptr (SvDraft) draft = NULL;
  GtkWindow *other = find_editing (window, path);

  if (other != NULL) {
    gtk_window_present (other);
    return;
  }
  item = sv_library_item_load (path, &error);
  if (item == NULL) {
    g_autofree char *words = sv_fault_words (error);

    sv_window_tell (window, words);
    return;
  }
  if (item->team != NULL) {
    draft = sv_draft_new_team (g_steal_pointer (&item->team), path);
    sv_window_show_team (window, draft);
  } else {
    draft = sv_draft_new_variant (g_steal_pointer (&item->variant), path);
    sv_window_show_variant (window, draft);
  }
}

GtkWidget *
sv_window_show_library (SvWindow *self, SvDocumentKind kind)
{
  const Words *words = words_of (kind);
  GtkWidget *page;

  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);

  page = sv_window_find_page (self, words->page);
  if (page == NULL) {
    page = sv_library_page_new (kind);
    g_signal_connect_object (page, "told", G_CALLBACK (sv_window_tell), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "import", G_CALLBACK (import_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "open-item", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "export-item", G_CALLBACK (export_cb), self, G_CONNECT_SWAPPED);
  }
  sv_window_show_page (self, page, words->page, _ (words->title));
  sv_library_page_refresh (SV_LIBRARY_PAGE (page));
  return page;
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *page = g_variant_get_string (parameter, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (all_words); i++) {
    if (g_str_equal (page, all_words[i].page))
      sv_window_show_library (SV_WINDOW (widget), all_words[i].kind);
  }
}

static void
restore_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *window = SV_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = sv_library_restore (g_variant_get_string (parameter, NULL), &error);

  if (path == NULL) {
    if (error != NULL)
      sv_window_tell (window, error->message);
    return;
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (all_words); i++) {
    GtkWidget *page = sv_window_find_page (window, all_words[i].page);

    if (page == NULL || !g_str_has_suffix (path, sv_library_suffix (all_words[i].kind)))
      continue;
    sv_library_page_refresh (SV_LIBRARY_PAGE (page));
    sv_library_page_show_item (SV_LIBRARY_PAGE (page), path);
  }
}

void
sv_library_files_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.library", "s", show_action);
  gtk_widget_class_install_action (widget_class, "win.restore-item", "s", restore_action);
  gtk_widget_class_install_action (widget_class, "win.keep-copy", NULL, keep_copy_action);
}
