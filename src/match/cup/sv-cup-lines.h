/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-lines: the fixtures and the tables of a competition for other programs, as lines of JSON.
 * The command line prints them, and a server sends them. */

#include "sv-cup-doc.h"

/* Return a line for each fixture. Free with g_free (). */
char *sv_cup_lines_fixtures (const SvCupDoc *doc);

/* Return a line for each table. Free with g_free (). */
char *sv_cup_lines_tables (const SvCupDoc *doc);
