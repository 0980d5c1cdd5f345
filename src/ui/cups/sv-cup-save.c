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
save_markdown (GtkWidget *page, GFile *file)
{
  save_as (page, file, SV_CUP_MARKDOWN);
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
  { "markdown", { N_ ("Markdown"), ".md", "text/markdown" }, save_markdown },
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
