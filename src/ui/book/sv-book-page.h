/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBookPage, an SvPage: the book of all matches that are over, in three views: the matches by
 * date, the season of a team, and the matches that are not finished or were removed. The page
 * asks the window for everything else by actions (win.*). */

#include "sv-book-model.h"

#include <gtk/gtk.h>

#define SV_TYPE_BOOK_PAGE (sv_book_page_get_type ())
G_DECLARE_FINAL_TYPE (SvBookPage, sv_book_page, SV, BOOK_PAGE, GtkBox)

/* Actions: book.find, book.all (show the matches), book.print (print the poster of the season),
 * book.save (s: as sv_book_page_save_to () has it; ask for a file).
 * Actions with the position of a match in the list (u): book.remove, book.count (let it count for
 * the season, or leave it out). */

GtkWidget *sv_book_page_new (void);

/* Show only the matches of a team, in one season or in all, in a view: "matches", "season" or
 * "unfinished". @game: NULL for all games; @team: "" for all teams; @year: year in which the season
 * began, or 0; @search: text of the search field. */
void sv_book_page_show (SvBookPage *self,
                        const SvGame *game,
                        const char *team,
                        int year,
                        const char *view,
                        const char *search);

/* Save the listed matches in a file: "poster-a4" or "poster-a3" (PDF of the season of the team),
 * "web" (its web page), or "csv" (the matches). The user is told how it went. */
void sv_book_page_save_to (SvBookPage *self, const char *what, GFile *file);

/* Return whether files are still being read. */
gboolean sv_book_page_get_loading (SvBookPage *self);
