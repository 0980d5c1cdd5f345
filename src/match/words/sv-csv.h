/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCsv: write a table as a CSV document (RFC 4180), row by row from its first cell to its last.
 *
 * The plain form is for programs: commas, and headings that are the same in every language. The
 * spreadsheet form is for people: it begins with a byte order mark, its headings are in the
 * user's language, and ";" separates the cells if that language writes a decimal comma. In both
 * forms, a cell of words is written so that a spreadsheet does not calculate it. */

#include <glib.h>

typedef enum { SV_CSV_PLAIN, SV_CSV_SPREADSHEET } SvCsvForm;

typedef struct {
  /* heading in the plain form; NULL if the table is never written in that form */
  const char *key;
  const char *context; /* context for translating the heading, or NULL */
  const char *heading; /* heading in English, marked for translation */
} SvCsvColumn;

typedef struct _SvCsv SvCsv;

/* Return a new document that has only its headings. */
SvCsv *sv_csv_new (SvCsvForm form, const SvCsvColumn *columns, unsigned n_columns);

/* Append a cell: words, a number, or an empty cell. The last column ends the row. */
void sv_csv_add_words (SvCsv *self, const char *words);
void sv_csv_add_number (SvCsv *self, gint64 number);
void sv_csv_add_empty (SvCsv *self);

/* Return the text (transfer full) and free @self. */
char *sv_csv_end (SvCsv *self);
