/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-html: write a competition as web pages: one page, or a folder with a page for each
 * team. */

#include "sv-cup-bracket.h"
#include "sv-cup-doc.h"
#include "sv-cup-scorers.h"
#include "sv-web-page.h"

/* Text in each file of such a folder by which sv_folder_save () recognises that this program
 * wrote it. */
extern const char sv_cup_site_mark[];

/* Return the whole competition as one page in UTF-8 that needs no other file. Free with g_free
 * (). */
char *sv_cup_html_write (const SvCupDoc *doc);

/* Return the files of a folder, array of SvFolderFile: the style sheet, a page for each team, and
 * last index.html, the page of the competition with links to them. The caller unrefs the array. */
GPtrArray *sv_cup_html_site (const SvCupDoc *doc);

/* The same pages one by one, for a server. */
typedef struct _SvCupSite SvCupSite;

/* Return what writes the pages of @doc. @doc, @scorers and @served must outlive it. Logos are files
 * of their own, "logo-3.png". Free with sv_cup_site_free (). */
SvCupSite *sv_cup_site_new (const SvCupDoc *doc, SvCupScorers *scorers, const SvWebServed *served);
void sv_cup_site_free (SvCupSite *self);

/* Return the page of the competition, of all its matches or of a team, or the style sheet without
 * labels. Free with g_free (). */
char *sv_cup_site_index (SvCupSite *self);
char *sv_cup_site_matches (SvCupSite *self);
char *sv_cup_site_team (SvCupSite *self, unsigned team);
char *sv_cup_site_style (SvCupSite *self);

/* Return a page of the site that nothing is written into yet, for a page of another kind. */
SvWebPage sv_cup_site_begin (const SvCupSite *self);

/* Write the bracket from column @from on into a served page: columns of matches, and the match for
 * third place. */
void sv_cup_html_add_bracket (SvWebPage *page,
                              const SvCupDoc *doc,
                              SvCupBracket *bracket,
                              unsigned from);

/* Return the logo of a team as a small PNG picture (transfer full); NULL if it has none. */
GBytes *sv_cup_html_logo (const SvCupDoc *doc, unsigned team);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupSite, sv_cup_site_free)
