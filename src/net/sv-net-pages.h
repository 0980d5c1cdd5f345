/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNetPages: all that the server shows, as bytes that are made once for each change and
 * language. */

#include "sv-live-pages.h"
#include "sv-net-answer.h"

typedef struct _SvNetPages SvNetPages;

SvNetPages *sv_net_pages_new (SvCupFeed *feed);
void sv_net_pages_free (SvNetPages *self);

/* Forget everything: the competition has changed. */
void sv_net_pages_change (SvNetPages *self);

/* Say at which address telephones find the competition, for the page of a television. */
void sv_net_pages_set_address (SvNetPages *self, const char *address);

/* Return the file at the address @path, or NULL if there is none. @accept: the languages that the
 * browser wants (Accept-Language), or NULL. Valid until the next change. */
const SvNetFile *sv_net_pages_find (SvNetPages *self, const char *path, const char *accept);

/* Return the pages in the language of the browser, for its forms. Owned by @self. */
SvLivePages *sv_net_pages_get (SvNetPages *self, const char *accept);

/* Let sentences be in the language of the browser from now on. Return the language before;
 * sv_language_use () goes back to it. */
const char *sv_net_pages_speak (const char *accept);
