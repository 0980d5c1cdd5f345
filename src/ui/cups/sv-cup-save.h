/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-save: a competition goes into a file for other programs. */

#include "sv-cup-page.h"

/* Ask where; what: "table", "matches" (both CSV), "markdown" or "web". It is written in a worker, and the
 * page tells what came of it. */
void sv_cup_save_ask (SvCupPage *page, const char *what);
