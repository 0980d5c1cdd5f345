/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-html: write a competition as web pages: one page, or a folder with a page for each
 * team. */

#include "sv-cup-doc.h"

/* Text in each file of such a folder by which sv_folder_save () recognises that this program
 * wrote it. */
extern const char sv_cup_site_mark[];

/* Return the whole competition as one page in UTF-8 that needs no other file. Free with g_free
 * (). */
char *sv_cup_html_write (const SvCupDoc *doc);

/* Return the files of a folder, array of SvFolderFile: the style sheet, a page for each team, and
 * last index.html, the page of the competition with links to them. The caller unrefs the array. */
GPtrArray *sv_cup_html_site (const SvCupDoc *doc);
