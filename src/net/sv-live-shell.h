/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLiveShell: what all pages that a server shows have around their texts: the script with its
 * words, the line that says that there is no connection, and how the matches stand that are being
 * played. It is made for one edition in the present language. */

#include "sv-cup-feed.h"
#include "sv-web-page.h"

typedef struct {
  SvWebServed served, form, wall; /* for sv-web-page; their members are owned by the shell */
  char *head, *attributes, *foot;
  char *form_head, *wall_head; /* heads of the pages that have a script and a style of their own */
  GArray *lives;
} SvLiveShell;

SvLiveShell *sv_live_shell_new (SvCupFeed *feed);
void sv_live_shell_free (SvLiveShell *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvLiveShell, sv_live_shell_free)

/* Append an attribute with its value: ` name="value"`. */
void sv_live_add_attribute (GString *out, const char *name, const char *value);

/* Begin a page of a table with a heading in its header and a link to the first page, up to the
 * opening tag of the main part. The caller ends it with sv_live_end (). @title: of the page. */
void sv_live_begin (SvWebPage *page, const SvLiveShell *shell, const char *title);

/* End such a page and return it. Free with g_free (). */
char *sv_live_end (SvWebPage *page);
