/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-export: write a competition as a file for other programs, or for people without this
 * program: CSV, Markdown, a web page. The same competition in the same language gives the same
 * bytes, except for the time of export on a web page, which SOURCE_DATE_EPOCH can fix. */

#include "sv-csv.h"
#include "sv-cup-doc.h"

typedef enum {
  SV_CUP_CSV_TABLE,    /* RFC 4180: a line for each team of each table; keys as in `cup table` */
  SV_CUP_CSV_FIXTURES, /* a line for each match */
  SV_CUP_CSV_SCORERS,  /* a line for each scorer, as far as scorers are known */
  SV_CUP_MARKDOWN,     /* the whole competition */
  SV_CUP_HTML          /* the whole competition, a page without scripts that needs no other file */
} SvCupFormat;

/* Find the format by the suffix of @path: .csv, .md or .html in any case. @csv says which kind of
 * CSV is meant. Return FALSE with an error if the suffix is another one. */
gboolean sv_cup_format_of (const char *path, SvCupFormat csv, SvCupFormat *out, GError **error);

/* Return the bytes of the exported file (transfer full). @form only matters for CSV. */
GBytes *sv_cup_export (const SvCupDoc *doc, SvCupFormat format, SvCsvForm form);
