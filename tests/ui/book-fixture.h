/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* book-fixture: the book of matches in a window, when its files have been read. */

#include "application-fixture.h"
#include "sv-book-page.h"

/* Wait until the book has read its files and shows them. */
static inline void
wait_for_book (gpointer page)
{
  while (sv_book_page_get_loading (SV_BOOK_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

/* Show the book; its page. */
static inline SvBookPage *
show_book (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.book", NULL);
  g_assert_cmpstr (page_name (window), ==, "book");
  wait_for_book (sv_window_get_page (window));
  return SV_BOOK_PAGE (sv_window_get_page (window));
}

/* The matches that the book lists. */
static inline guint
count_listed (gpointer page)
{
  GtkListView *list = GTK_LIST_VIEW (template_child (page, "list"));

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

/* The match at that place of the list. */
static inline const SvBookMatch *
get_listed (gpointer page, guint i)
{
  GtkListView *list = GTK_LIST_VIEW (template_child (page, "list"));
  g_autoptr (SvBookEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), i);

  g_assert_nonnull (entry);
  return sv_book_entry_get_match (entry);
}

/* Click the match at that place of the list. */
static inline void
click_listed (gpointer page, guint i)
{
  g_signal_emit_by_name (template_child (page, "list"), "activate", i);
  settle ();
}

/* The first sentence about the season of a team. */
static inline const char *
season_of (SvWindow *window, const char *game, const char *team)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.book-of", "(ssiss)", game, team, 0,
                              "season", "");
  wait_for_book (sv_window_get_page (window));
  return said (template_child (sv_window_get_page (window), "season"), "sum");
}
