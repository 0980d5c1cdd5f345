/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCsv: a table as a CSV document (RFC 4180), written row by row from its first cell to its last.
 *
 * The plain form is for programs: commas, and headings that are the same in every language. The form for
 * spreadsheets is for people: it begins with a byte order mark, its headings are in the language of the
 * desktop, and ";" parts the cells where that language writes a decimal comma. In both, no cell of words is
 * one that a spreadsheet would calculate. */

#include <glib.h>

typedef enum { SV_CSV_PLAIN, SV_CSV_SPREADSHEET } SvCsvForm;

typedef struct {
  const char *key;     /* the heading of the plain form; NULL if nobody writes that */
  const char *context; /* of the heading's translation, or NULL */
  const char *heading; /* in English, marked for translation */
} SvCsvColumn;

typedef struct _SvCsv SvCsv;

/* A document that has its headings. */
SvCsv *sv_csv_new (SvCsvForm form, const SvCsvColumn *columns, unsigned n_columns);

/* Add a cell: words, a number, or nothing at all. The last column ends the row. */
void sv_csv_add_words (SvCsv *self, const char *words);
void sv_csv_add_number (SvCsv *self, gint64 number);
void sv_csv_add_empty (SvCsv *self);

/* The text, transfer full; frees self. */
char *sv_csv_end (SvCsv *self);
