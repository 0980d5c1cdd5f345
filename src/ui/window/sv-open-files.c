/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-open-files.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-team-editor.h"
#include "sv-toast.h"

enum { MAX_WINDOWS_AT_ONCE = 5 };

static const char *const match_files[] = { ".svmatch", NULL };
static const char *const list_files[] = { ".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", NULL };
static const char *const picture_files[] = { ".png", ".jpg",  ".jpeg", ".svg", ".webp",
                                             ".gif", ".heic", ".avif", NULL };

/* Files that wait for the user's answer, or for the end of a drop. */
typedef struct {
  GtkWidget *window; /* owned */
  SvPage *page;      /* owned, or NULL */
  GPtrArray *files;  /* owned; array of GFile */
  const SvOpener *opener;
} Waiting;

static Waiting *
waiting_new (GtkWidget *window, SvPage *page, GPtrArray *files, const SvOpener *opener)
{
  Waiting *self = g_new (Waiting, 1);

  *self = (Waiting){ g_object_ref (window), page != NULL ? g_object_ref (page) : NULL,
                     g_ptr_array_ref (files), opener };
  return self;
}

static void
waiting_free (Waiting *self)
{
  g_object_unref (self->window);
  g_clear_object (&self->page);
  g_ptr_array_unref (self->files);
  g_free (self);
}

static gboolean
ends_in (GFile *file, const char *const *suffixes)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (; *suffixes != NULL; suffixes++)
    if (g_str_has_suffix (lower, *suffixes))
      return TRUE;
  return FALSE;
}

gboolean
sv_open_files_is_picture (GFile *file)
{
  return ends_in (file, picture_files);
}

/* --- Several --- */

/* Open each file as by a double click, and name the files that could not be opened. */
static void
open_each (GtkWidget *window, const GPtrArray *files, const SvOpener *opener)
{
  g_autofree char *first = NULL;
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint i = 0; i < files->len; i++) {
    if (opener->open (window, g_ptr_array_index (files, i)))
      continue;
    if (first == NULL) {
      first = g_strdup (opener->get_told (window));
      continue;
    }
    g_autofree char *name = g_file_get_basename (g_ptr_array_index (files, i));
    /* Translators: separator between names in a list. */
    sv_sentence_append (others, "%s%s", others->len > 0 ? C_ ("list of names", ", ") : "", name);
  }
  if (first == NULL)
    return;
  /* Translators: a sentence about one file, then the names of the other files. */
  g_autofree char *words = others->len > 0
                               ? sv_sentence (_ ("%s Also not opened: %s."), first, others->str)
                               : g_steal_pointer (&first);
  sv_tell (window, words);
}

static void
response_cb (GtkDialog *dialog, int response, gpointer data)
{
  const Waiting *asked = data;
  g_autoptr (GPtrArray) files = g_ptr_array_ref (asked->files);
  g_autoptr (GtkWidget) window = g_object_ref (asked->window);
  const SvOpener *opener = asked->opener;

  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_ACCEPT)
    open_each (window, files, opener);
}

static void
forget_cb (gpointer data, GClosure *closure)
{
  waiting_free (data);
}

static void
ask_about_many (GtkWidget *window, GPtrArray *files, unsigned n_windows, const SvOpener *opener)
{
  GtkWidget *dialog = gtk_message_dialog_new (
      GTK_WINDOW (window), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
      GTK_BUTTONS_NONE,
      ngettext ("Open %u match in its own window?", "Open %u matches, each in its own window?",
                n_windows),
      n_windows);

  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Open All"),
                          GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         waiting_new (window, NULL, files, opener), forget_cb, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
sv_open_files (GtkWidget *window, GPtrArray *files, const SvOpener *opener)
{
  unsigned n_windows = 0;

  for (guint i = 0; i < files->len; i++)
    n_windows += ends_in (g_ptr_array_index (files, i), match_files);
  if (n_windows > MAX_WINDOWS_AT_ONCE)
    ask_about_many (window, files, n_windows, opener);
  else
    open_each (window, files, opener);
}

/* --- Dropped --- */

/* Give a file to the page if it can use it: a list of players to the team editor, a match to the
 * competition that is shown. Returns FALSE if the page has no such action. */
static gboolean
give_to_page (SvPage *page, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  const char *action = ends_in (file, list_files)    ? "team.import-file"
                       : ends_in (file, match_files) ? "cup.take"
                                                     : NULL;

  return action != NULL && gtk_widget_activate_action (GTK_WIDGET (page), action, "s", uri);
}

/* Distribute the dropped files. The page is the one at the time of the drop: if a competition is
 * dropped together with matches, it is opened, but does not receive the matches. */
static gboolean
use_dropped (gpointer data)
{
  const Waiting *drop = data;
  SvPage *page = drop->page;
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GVariantBuilder) pictures = g_variant_builder_new (G_VARIANT_TYPE_STRING_ARRAY);

  /* the window was closed meanwhile */
  if (gtk_window_get_application (GTK_WINDOW (drop->window)) == NULL)
    return G_SOURCE_REMOVE;
  for (guint i = 0; i < drop->files->len; i++) {
    GFile *file = drop->files->pdata[i];
    if (SV_IS_TEAM_EDITOR (page) && ends_in (file, picture_files))
      g_variant_builder_add_value (pictures, g_variant_new_take_string (g_file_get_uri (file)));
    else if (page == NULL || !give_to_page (page, file))
      g_ptr_array_add (others, g_object_ref (file));
  }
  if (SV_IS_TEAM_EDITOR (page))
    gtk_widget_activate_action (GTK_WIDGET (page), "team.picture-files", "(i@as)", G_MAXINT,
                                g_variant_builder_end (pictures));
  sv_open_files (drop->window, others, drop->opener);
  return G_SOURCE_REMOVE;
}

void
sv_open_files_drop (GtkWidget *window, SvPage *page, const GSList *files, const SvOpener *opener)
{
  g_autoptr (GPtrArray) dropped = g_ptr_array_new_with_free_func (g_object_unref);

  for (const GSList *i = files; i != NULL; i = i->next)
    g_ptr_array_add (dropped, g_object_ref (i->data));
  /* Work in an idle callback, because GTK finishes the drop after this handler. If the handler
   * opened a window or dialog, GTK would first emit that the drop has left the target, and then
   * find no drop to finish. */
  g_idle_add_full (G_PRIORITY_DEFAULT, use_dropped, waiting_new (window, page, dropped, opener),
                   (GDestroyNotify)waiting_free);
}
