/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-save: exports a competition into files for other programs (CSV) and as web pages. */

#include "sv-cup-page.h"

/* Export into @file. @what: "table", "matches", "scorers" (all CSV) or "web"; or "site",
 * then @file is a folder. The files are written in a worker thread; @page tells the user
 * the result. */
void sv_cup_save_to (SvCupPage *page, const char *what, GFile *file);

/* Let the user choose the file or folder, then export like sv_cup_save_to (). */
void sv_cup_save_ask (SvCupPage *page, const char *what);

/* Let the user choose what to export, or to print a PDF, then go on like sv_cup_save_ask (). */
void sv_cup_save_choose (SvCupPage *page);
