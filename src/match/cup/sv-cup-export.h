/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-export: a competition as a file for other programs and for people who have none: CSV, Markdown, a
 * web page. The same competition in the same language gives the same bytes, but for the time of the export
 * that a web page tells; SOURCE_DATE_EPOCH sets that. */

#include "sv-csv.h"
#include "sv-cup-doc.h"

typedef enum {
  SV_CUP_CSV_TABLE,    /* RFC 4180: a line for each place of a table; keys as of `cup table` */
  SV_CUP_CSV_FIXTURES, /* a line for each match */
  SV_CUP_CSV_SCORERS,  /* a line for each who made goals, as far as they are known */
  SV_CUP_MARKDOWN,     /* all of it */
  SV_CUP_HTML          /* all of it, a page that needs no other file and runs nothing */
} SvCupFormat;

/* The format of a file by how its name ends, .csv, .md or .html in any case; csv: which CSV. FALSE, and
 * a sentence in error, if it is none of them. */
gboolean sv_cup_format_of (const char *path, SvCupFormat csv, SvCupFormat *out, GError **error);

/* The bytes of such a file. form: of a CSV. */
GBytes *sv_cup_export (const SvCupDoc *doc, SvCupFormat format, SvCsvForm form);
