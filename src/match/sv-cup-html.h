/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-html: a competition as a web page of one file: no scripts, nothing from elsewhere, light or dark
 * as who reads it wishes, and not too wide for a phone. */

#include "sv-cup-doc.h"

/* The page, in UTF-8. To be freed. */
char *sv_cup_html_write (const SvCupDoc *doc);
