/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBookModel: the matches that are over as a list for a page, newest first.
 *
 * Another thread reads the files, the newest ones first, so that the first matches can be shown
 * while thousands are still to come. A file that has not changed is not read again. */

#include "sv-book.h"

#include <gio/gio.h>

/* One match of the list. */
#define SV_TYPE_BOOK_ENTRY (sv_book_entry_get_type ())
G_DECLARE_FINAL_TYPE (SvBookEntry, sv_book_entry, SV, BOOK_ENTRY, GObject)

/* Signal: "changed": the heading or the tick is different. */

/* Whether a match counts for the season of a team, as a tick beside it shows. */
typedef enum { SV_BOOK_NO_TICK, SV_BOOK_COUNTS, SV_BOOK_LEFT_OUT } SvBookTick;

SvBookMatch *sv_book_entry_get_match (SvBookEntry *self);

SvBookTick sv_book_entry_get_tick (SvBookEntry *self);
void sv_book_entry_set_tick (SvBookEntry *self, SvBookTick tick);

/* The heading to show above the entry if it is the first of its section, or NULL; set by the
 * list. */
const char *sv_book_entry_get_heading (SvBookEntry *self);
void sv_book_entry_set_heading (SvBookEntry *self, const char *heading);

/* What the list is restricted to; any pointer may be NULL, and @year 0, for no restriction. */
typedef struct {
  const SvGame *game;
  const char *team;         /* name of a team that played */
  int year;                 /* year in which the season began */
  const char *const *words; /* case-folded words that must all occur */
} SvBookFilter;

/* Return whether a match passes the filter. Words are searched for in the names of the teams, the
 * competition and those who played or scored. */
gboolean sv_book_entry_passes (SvBookEntry *self, const SvBookFilter *filter);

/* Return the year in which the season of a match began: seasons begin on the first of July. */
int sv_book_match_get_year (const SvBookMatch *match);

#define SV_TYPE_BOOK_MODEL (sv_book_model_get_type ())
G_DECLARE_FINAL_TYPE (SvBookModel, sv_book_model, SV, BOOK_MODEL, GObject)

/* Signal: "loaded": the files have been read. */

SvBookModel *sv_book_model_new (void);

/* Read the files of the program that have changed, and @more (array of char *, transfer full). */
void sv_book_model_refresh (SvBookModel *self, GPtrArray *more);

/* Return the entries: a list of SvBookEntry, newest first. */
GListModel *sv_book_model_get_entries (SvBookModel *self);

/* Return whether files are being read. */
gboolean sv_book_model_get_loading (SvBookModel *self);
