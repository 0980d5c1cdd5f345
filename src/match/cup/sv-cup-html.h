/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-html: a competition as web pages, alone or in a folder of pages for each team. */

#include "sv-cup-doc.h"

/* By this the files of such a folder are known again: sv_folder_save (). */
extern const char sv_cup_site_mark[];

/* All of it on a page that needs no other file, in UTF-8. To be freed. */
char *sv_cup_html_write (const SvCupDoc *doc);

/* Of SvFolderFile: the style, a page for each team, and last that of all of it, index.html, which leads to them.
 * To be unreffed. */
GPtrArray *sv_cup_html_site (const SvCupDoc *doc);
