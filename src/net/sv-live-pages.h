/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLivePages: what a server shows of a competition, in one language: pages, style sheet, script
 * and pictures, and the forms of the tables. It knows neither HTTP nor tokens.
 *
 * Files are made when they are asked for and kept until the next change, so asking again costs
 * nothing. */

#include "sv-live-form.h"

typedef struct _SvLivePages SvLivePages;

/* Return whether this program speaks @language ("nl", "en"). */
gboolean sv_live_pages_speaks (const char *language);

/* @language: "nl", "en", or NULL for that of the program. */
SvLivePages *sv_live_pages_new (SvCupFeed *feed, const char *language);
void sv_live_pages_free (SvLivePages *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvLivePages, sv_live_pages_free)

/* Say at which address telephones find the competition, for the page of a television; NULL if it is
 * not known. An address of this machine alone is not shown. */
void sv_live_pages_set_address (SvLivePages *self, const char *address);

/* Forget what was made: @feed has changed. */
void sv_live_pages_change (SvLivePages *self);

/* A file that the server shows. */
typedef struct {
  const char *type;   /* "text/html; charset=utf-8"; static */
  GBytes *bytes;      /* owned by the pages */
  gboolean immutable; /* it is the same in each edition and language: style sheet, script */
} SvLiveFile;

/* Find the file at the address @path: "/" or "/index.html", "/team-3.html", "/style.css", … Return
 * FALSE if there is none. @out is valid until sv_live_pages_change (). */
gboolean sv_live_pages_find (SvLivePages *self, const char *path, SvLiveFile *out);

/* Return the page with the form of a board. */
char *sv_live_pages_form (SvLivePages *self, const SvLiveForm *form);

/* Return the page where the code of a board is typed, with a sentence (or NULL) about the code that
 * was typed before. */
char *sv_live_pages_code (SvLivePages *self, const char *sentence);

/* Return a page that says nothing but a sentence, with a link to the first page: for addresses that
 * lead nowhere. */
char *sv_live_pages_say (SvLivePages *self, const char *sentence);
