/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-window-cups.h"

#include "sv-cup-entering.h"
#include "sv-cup-page.h"
#include "sv-cup-save.h"
#include "sv-cup-wall.h"
#include "sv-cup-words.h"
#include "sv-cups-page.h"
#include "sv-match-file.h"
#include "sv-recent-files.h"
#include "sv-sentence.h"
#include "sv-sheet-cup-pages.h"
#include "sv-unfinished.h"
#include "sv-window-guests.h"
#include "sv-window-tables.h"

#include <glib/gi18n.h>

/* --- The competition of the window --- */

/* The file of the competition was deleted, here or in another window: leave its page. Only a
 * window that shows the page tells the user. */
static void
cup_removed_cb (SvPageWindow *self, SvCupBook *book)
{
  SvPage *page = self->stack != NULL ? sv_page_window_find_page (self, "competition") : NULL;

  if (page == NULL || sv_cup_page_get_book (SV_CUP_PAGE (page)) != book)
    return;
  if (self->cup_wall != NULL && sv_cup_wall_get_book (SV_CUP_WALL (self->cup_wall)) == book)
    gtk_window_destroy (self->cup_wall);
  if (sv_page_window_get_page (self) == page) {
    g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (book));
    g_autofree char *sentence = sv_sentence (_ ("“%s” is deleted."), title);
    gtk_widget_activate_action (GTK_WIDGET (self), "win.competitions", NULL);
    sv_tell (GTK_WIDGET (self), sentence);
  }
  sv_page_window_drop_page (self, page);
}

/* The page @stale is replaced by that of @book: sharing ends with it, which the user is told. */
static void
tell_unshared (SvPageWindow *self, SvCupPage *stale, SvCupBook *book)
{
  SvShare *share = sv_cup_share_get_share (sv_cup_page_get_share (stale));

  if (sv_cup_page_get_book (stale) == book || sv_share_get_state (share) != SV_SHARE_ON)
    return;
  g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (sv_cup_page_get_book (stale)));
  g_autofree char *sentence = sv_sentence (_ ("“%s” is no longer shared."), title);
  sv_tell (GTK_WIDGET (self), sentence);
}

void
sv_window_cups_show (SvPageWindow *self, SvCupBook *book)
{
  SvPage *stale = sv_page_window_find_page (self, "competition");
  GtkWidget *page = sv_cup_page_new (book);

  /* Disconnect the handlers first, so that none is connected twice: this window may have shown
   * the competition before, because windows share the SvCupBook of a file. */
  g_signal_handlers_disconnect_by_data (book, self);
  sv_page_window_listen (self, SV_AUTO_SAVER (book));
  g_signal_connect_object (book, "removed", G_CALLBACK (cup_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "table", G_CALLBACK (sv_window_tables_show), self,
                           G_CONNECT_SWAPPED);
  sv_page_window_show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
  if (stale != NULL) {
    tell_unshared (self, SV_CUP_PAGE (stale), book);
    sv_page_window_drop_page (self, stale);
  }
}

static void
cups_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  SvPage *page = sv_page_window_find_page (self, "competitions");

  if (page == NULL) {
    page = SV_PAGE (g_object_new (SV_TYPE_CUPS_PAGE, NULL));
    g_signal_connect_object (page, "begun", G_CALLBACK (sv_window_cups_show), self,
                             G_CONNECT_SWAPPED);
  }
  sv_page_window_show_page (self, page);
  sv_page_window_refresh (self);
}

/* Return the competition for which this window has a page, or NULL. */
static SvCupBook *
get_book (SvPageWindow *self)
{
  SvPage *page = self->stack != NULL ? sv_page_window_find_page (self, "competition") : NULL;

  return page != NULL ? sv_cup_page_get_book (SV_CUP_PAGE (page)) : NULL;
}

/* Return the path of the file of the competition that is open in the window, or NULL if none is. */
const char *
sv_window_cups_get_path (SvPageWindow *self)
{
  SvCupBook *book = get_book (self);

  return book != NULL ? sv_auto_saver_get_path (SV_AUTO_SAVER (book)) : NULL;
}

gboolean
sv_window_cups_open (SvPageWindow *self, GFile *file, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupBook) book = sv_cup_book_load (path, &error);

  if (book != NULL) {
    sv_recent_files_add (file, SV_DOCUMENT_CUP);
    sv_window_cups_show (self, book);
  } else {
    sv_match_session_tell_unopened (self->session, file, error);
  }
  return book != NULL;
}

/* Show the scoreboard window of the competition. If the open one belongs to another competition,
 * close it. */
void
sv_window_cups_show_wall (SvPageWindow *self)
{
  SvCupBook *book = get_book (self);

  if (self->cup_wall != NULL && sv_cup_wall_get_book (SV_CUP_WALL (self->cup_wall)) != book)
    gtk_window_destroy (self->cup_wall);
  if (self->cup_wall == NULL)
    g_set_weak_pointer (&self->cup_wall, sv_cup_wall_new (book, GTK_WINDOW (self)));
  gtk_window_present (self->cup_wall);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_save_ask (SV_CUP_PAGE (sv_page_window_get_page (SV_PAGE_WINDOW (widget))),
                   g_variant_get_string (parameter, NULL));
}

static void
choose_export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_save_choose (SV_CUP_PAGE (sv_page_window_get_page (SV_PAGE_WINDOW (widget))));
}

/* Return where the tables of the competition on @page type results; empty if it is not shared. The
 * caller unrefs it. */
static GArray *
list_links (SvCupPage *page)
{
  const GPtrArray *boards =
      sv_share_get_boards (sv_cup_share_get_share (sv_cup_page_get_share (page)));
  GArray *links = sv_sheet_links_new ();

  for (guint i = 0; i < boards->len; i++) {
    const SvShareBoard *board = boards->pdata[i];
    const SvSheetLink link = { board->board, g_strdup (board->url), g_strdup (board->code) };
    g_array_append_val (links, link);
  }
  return links;
}

SvPrintDialog *
sv_window_cups_new_print_dialog (SvPageWindow *self)
{
  SvCupPage *page = SV_CUP_PAGE (sv_page_window_find_page (self, "competition"));
  g_autoptr (GArray) links = list_links (page);

  return sv_print_dialog_new_cup (GTK_WINDOW (self), sv_cup_page_get_book (page), links);
}

/* Print only sheets of one kind. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);

  if (get_book (self) == NULL)
    return;
  SvPrintDialog *dialog = sv_window_cups_new_print_dialog (self);
  sv_print_dialog_choose (dialog, g_str_equal (name, "win.print-boards")
                                      ? SV_CUP_SHEETS_LINKS
                                      : SV_CUP_SHEETS_CERTIFICATES);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_team_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPage *page = sv_page_window_get_page (SV_PAGE_WINDOW (widget));

  gtk_widget_activate_action (GTK_WIDGET (page), "cup.add", NULL);
}

static void
times_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPage *page = sv_page_window_get_page (SV_PAGE_WINDOW (widget));

  if (SV_IS_CUP_PAGE (page))
    gtk_widget_activate_action (GTK_WIDGET (page), "cup.times", NULL);
}

static void
plan_anew_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPage *page = sv_page_window_find_page (SV_PAGE_WINDOW (widget), "competition");

  if (page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (page), "cup.plan-anew", NULL);
}

/* --- Sharing it --- */

static void
share_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPage *page = sv_page_window_get_page (SV_PAGE_WINDOW (widget));

  if (SV_IS_CUP_PAGE (page))
    gtk_widget_activate_action (GTK_WIDGET (page), "cup.share", NULL);
}

/* Take a result that a table has sent, or take it back, also while another page is shown. */
static void
result_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPage *page = sv_page_window_find_page (SV_PAGE_WINDOW (widget), "competition");
  const gboolean back = g_str_equal (name, "win.cup-take-back");

  if (page != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (page),
                                        back ? "cup.take-back" : "cup.take-result", parameter);
}

/* --- Its matches and tables --- */

/* If the match belongs to a competition, open the competition behind it, so that the result is
 * recorded there. */
void
sv_window_cups_open_behind (SvPageWindow *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  g_autoptr (GError) error = NULL;

  if (link == NULL)
    return;
  if (link->address != NULL) {
    sv_window_guests_open_behind (self, match);
    return;
  }
  g_autoptr (SvCupBook) book = sv_cup_book_find (link, &error);
  if (book == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  if (get_book (self) != book)
    sv_window_cups_show (self, book);
  sv_cup_book_take_back (book, match);
}

/* Show the replay of a match that is stored in a competition. It is opened as a copy, so that the
 * competition does not change. */
static void
cup_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  unsigned fixture = 0;
  g_autofree char *path =
      sv_unfinished_split_target (g_variant_get_string (parameter, NULL), &fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) cup = path != NULL ? sv_cup_doc_load (path, &error) : NULL;
  SvMatchDoc *doc = cup != NULL && fixture < cup->extras->len
                        ? sv_cup_doc_open_match (cup, fixture, &error)
                        : NULL;

  if (doc != NULL) {
    g_autoptr (SvMatch) match = sv_match_new (doc);
    sv_page_window_show_loaded (SV_PAGE_WINDOW (widget), match);
    sv_page_window_show_replay (SV_PAGE_WINDOW (widget));
  } else if (error != NULL) {
    sv_tell (widget, error->message);
  }
}

/* Show the table of a match of a competition, and open the competition behind it, so that the
 * result is recorded there. */
static void
cup_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) kept =
      sv_table_new_from_file (g_variant_get_string (parameter, NULL), &error);
  const SvFixtureLink *link = kept != NULL ? sv_table_get_fixture_link (kept) : NULL;

  if (link == NULL) {
    sv_tell (widget,
             error != NULL ? error->message : _ ("This table does not belong to a competition."));
    return;
  }
  if (link->address != NULL) {
    sv_window_guests_show_table (self, link);
    return;
  }
  g_autoptr (SvCupBook) book = sv_cup_book_find (link, &error);
  if (book == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  sv_window_cups_show (self, book);
  if (!sv_cup_book_has_table (book, link->fixture)) {
    sv_tell (widget, _ ("This match has a result now."));
    return;
  }
  sv_window_tables_show (self, sv_cup_book_play_table (book, link->fixture));
  sv_tell (widget, _ ("The table is as you left it. The clock is stopped."));
}

void
sv_window_cups_install (GtkWidgetClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.competitions", NULL, cups_action },
    { "win.cup-match", "s", cup_match_action },
    { "win.cup-table", "s", cup_table_action },
    { "win.export", "s", export_action },
    { "win.certificates", NULL, print_action },
    { "win.print-boards", NULL, print_action },
    { "win.add-team", NULL, add_team_action },
    { "win.cup-times", NULL, times_action },
    { "win.cup-plan-anew", NULL, plan_anew_action },
    { "win.cup-share", NULL, share_action },
    { "win.cup-take-back", "u", result_action },
    { "win.cup-take-result", "u", result_action },
    { "win.choose-export", NULL, choose_export_action },
  };

  sv_page_window_install (klass, actions, G_N_ELEMENTS (actions));
}
