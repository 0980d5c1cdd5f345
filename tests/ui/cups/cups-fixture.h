/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cups-fixture: competitions on the screen, begun as people begin them or of three teams. */

#include "application-fixture.h"
#include "sv-cup-page.h"
#include "sv-cup-play.h"
#include "sv-cups-page.h"
#include "sv-fixture-row.h"
#include "sv-library.h"
#include "sv-save.h"

/* The page of competitions, with the plan of eight teams. */
static inline SvPage *
show_cups (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  SvPage *page = sv_window_get_page (window);
  g_assert_true (SV_IS_CUPS_PAGE (page));
  assert_narrow (page);
  g_assert_true (g_str_has_prefix (said (page, "preview"), "Matches: 28. Rounds: 7."));
  return page;
}

/* What is planned on the page of competitions, begun. */
static inline SvCupPage *
begin_shown (SvWindow *window)
{
  SvPage *page = sv_window_get_page (window);

  g_signal_emit_by_name (find_button (page, "Begin the Competition", 0), "clicked");
  settle ();
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (window)));
  return SV_CUP_PAGE (sv_window_get_page (window));
}

static inline SvCupPage *
begin_cup (SvWindow *window)
{
  show_cups (window);
  return begin_shown (window);
}

/* The field for the result of this row of the round. */
static inline GtkEditable *
entry_of (SvCupPage *page, guint row)
{
  return GTK_EDITABLE (find (find_nth (page, SV_TYPE_FIXTURE_ROW, row), GTK_TYPE_ENTRY));
}

/* Type a result there, and Enter. */
static inline void
enter_result (SvCupPage *page, guint row, const char *text)
{
  gtk_editable_set_text (entry_of (page, row), text);
  g_signal_emit_by_name (entry_of (page, row), "activate");
}

static inline gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static inline gboolean
begins_with (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* A page of what text says, kept nowhere. */
static inline SvCupBook *
open_text (const char *text, GtkWidget **window, SvCupPage **page)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  SvCupBook *book = sv_cup_book_new (doc, NULL);
  *page = SV_CUP_PAGE (sv_cup_page_new (book));
  *window = show_alone (*page, 1000, 700);
  return book;
}

static const char three_teams[] =
    "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
    "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
    "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1],\"score\":[2,3]},"
    "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2],\"score\":[0,1]},"
    "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";

/* Of three teams. */
static inline SvCupBook *
open_three (GtkWidget **window, SvCupPage **page)
{
  return open_text (three_teams, window, page);
}

/* The file of the only competition that is kept. */
static inline char *
only_path (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);

  g_assert_cmpuint (paths->len, ==, 1);
  return g_strdup (paths->pdata[0]);
}

/* Another window with the competition of that path. */
static inline SvCupPage *
open_again (SvWindow **window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  *window = start_window ();
  g_assert_true (sv_window_open (*window, file));
  g_assert_true (SV_IS_CUP_PAGE (sv_window_get_page (*window)));
  return SV_CUP_PAGE (sv_window_get_page (*window));
}

/* The last window apart from the one with the competition. */
static inline SvWindow *
window_apart (SvWindow *window)
{
  for (GList *i = gtk_application_get_windows (GTK_APPLICATION (application)); i != NULL;
       i = i->next)
    if (i->data != window && SV_IS_WINDOW (i->data))
      return i->data;
  g_assert_not_reached ();
}

/* All windows, and all that is written then. */
static inline void
close_all (void)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    destroy (windows->data);
  sv_save_wait ();
  settle ();
}

/* The dialog that asks who plays, or NULL. */
static inline GtkWidget *
find_play_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (SV_IS_CUP_PLAY (l->data))
      return l->data;
  return NULL;
}

/* Choose Play Here in the menu of a match that has not begun, and let it begin. */
static inline void
begin_here (gpointer page, unsigned fixture)
{
  gtk_widget_activate_action (page, "cup.play", "u", fixture);
  g_signal_emit_by_name (find_button (find_play_dialog (), "Play", 0), "clicked");
}

/* For a clock that a test turns. */
static inline gint64
tell_time (gpointer now)
{
  return *(gint64 *)now;
}
