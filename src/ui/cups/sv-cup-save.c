/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-save.h"

#include <glib/gi18n.h>

#include "sv-cup-export.h"
#include "sv-cup-html.h"
#include "sv-cup-words.h"
#include "sv-file-dialogs.h"
#include "sv-folder.h"
#include "sv-save.h"
#include "sv-toast.h"

static void
tell (GtkWidget *page, const GError *error)
{
  sv_tell (page, error == NULL ? _ ("The competition is exported.") : error->message);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) page = data;
  g_autoptr (GError) error = NULL;

  sv_save_finish (result, NULL, &error);
  tell (page, error);
}

static void
save_as (GtkWidget *page, GFile *file, SvCupFormat format)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    return;
  g_autoptr (GBytes) bytes = sv_cup_export (
      sv_cup_book_get_doc (sv_cup_page_get_book (SV_CUP_PAGE (page))), format, SV_CSV_SPREADSHEET);
  sv_save_async (path, bytes, NULL, saved_cb, g_object_ref (page));
}

static void
save_table (GtkWidget *page, GFile *file)
{
  save_as (page, file, SV_CUP_CSV_TABLE);
}

static void
save_matches (GtkWidget *page, GFile *file)
{
  save_as (page, file, SV_CUP_CSV_FIXTURES);
}

static void
save_scorers (GtkWidget *page, GFile *file)
{
  save_as (page, file, SV_CUP_CSV_SCORERS);
}

static void
save_web (GtkWidget *page, GFile *file)
{
  save_as (page, file, SV_CUP_HTML);
}

static void
site_saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) page = data;
  g_autoptr (GError) error = NULL;

  sv_folder_save_finish (result, &error);
  tell (page, error);
}

static void
save_site (GtkWidget *page, GFile *folder)
{
  g_autofree char *path = g_file_get_path (folder);

  if (path == NULL)
    return;
  g_autoptr (GPtrArray) files =
      sv_cup_html_site (sv_cup_book_get_doc (sv_cup_page_get_book (SV_CUP_PAGE (page))));
  sv_folder_save_async (path, files, sv_cup_site_mark, site_saved_cb, g_object_ref (page));
}

static const struct {
  const char *what;
  SvFileKind kind;
  SvFileFunc save;
} ways[] = {
  { "table", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, save_table },
  { "matches", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, save_matches },
  { "scorers", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, save_scorers },
  { "web", { N_ ("Web pages"), ".html", "text/html" }, save_web },
  /* no file kind, because a web site is written into a folder */
  { "site", { NULL, NULL, NULL }, save_site },
};

void
sv_cup_save_to (SvCupPage *page, const char *what, GFile *file)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].what, what))
      ways[i].save (GTK_WIDGET (page), file);
}

void
sv_cup_save_ask (SvCupPage *page, const char *what)
{
  g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (sv_cup_page_get_book (page)));

  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++) {
    if (!g_str_equal (ways[i].what, what))
      continue;
    if (ways[i].kind.suffix == NULL) {
      sv_file_dialogs_choose_folder (GTK_WIDGET (page),
                                     _ ("Choose an Empty Folder for the Web Site"), _ ("_Choose"),
                                     ways[i].save);
      return;
    }
    g_autofree char *name = g_strconcat (title, ways[i].kind.suffix, NULL);
    sv_file_dialogs_save (GTK_WIDGET (page), _ ("Export the Competition"), _ ("_Save"),
                          &ways[i].kind, NULL, name, ways[i].save);
  }
}

/* --- The choice of one of them --- */

/* The dialog that lets the user choose. */
typedef struct {
  SvCupPage *page; /* owned */
  GtkWindow *dialog;
  GtkCheckButton *choices[G_N_ELEMENTS (ways)];
} Choice;

static void
choice_free (gpointer choice, GClosure *closure)
{
  g_object_unref (((Choice *)choice)->page);
  g_free (choice);
}

static void
ok_cb (Choice *choice)
{
  g_autoptr (SvCupPage) page = g_object_ref (choice->page);
  unsigned i = 0;

  while (i < G_N_ELEMENTS (ways) && !gtk_check_button_get_active (choice->choices[i]))
    i++;
  gtk_window_destroy (choice->dialog); /* frees the choice */
  if (i < G_N_ELEMENTS (ways))
    sv_cup_save_ask (page, ways[i].what);
  else
    gtk_widget_activate_action (GTK_WIDGET (page), "win.print", NULL);
}

void
sv_cup_save_choose (SvCupPage *page)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-cup-save.ui");
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  Choice *choice = g_new0 (Choice, 1);

  choice->page = g_object_ref (page);
  choice->dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++)
    choice->choices[i] = GTK_CHECK_BUTTON (gtk_builder_get_object (builder, ways[i].what));
  g_signal_connect_data (gtk_builder_get_object (builder, "ok"), "clicked", G_CALLBACK (ok_cb),
                         choice, choice_free, G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (choice->dialog, GTK_WINDOW (root));
  gtk_window_present (choice->dialog);
}
