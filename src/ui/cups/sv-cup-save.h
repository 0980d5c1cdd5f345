/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-save: a competition goes into files for other programs and for people who have none. */

#include "sv-cup-page.h"

/* Into this file; what: "table", "matches", "scorers" (all CSV), "markdown" or "web"; or "site", into this folder.
 * It is written in a
 * worker, and the page tells what came of it. */
void sv_cup_save_to (SvCupPage *page, const char *what, GFile *file);

/* Ask where, and do so. */
void sv_cup_save_ask (SvCupPage *page, const char *what);
