/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-table: tables of words and numbers, and their way onto paper. Whoever fills them may write them
 * into other files too. */

#include "sv-sheet-frame.h"

enum { SV_SHEET_MAX_COLUMNS = 12 };

typedef struct {
  const char *heading; /* translated; lives for ever */
  double width;        /* millimetres, at most; 0: its part of what the others leave */
  bool number;         /* stands on the right */
  bool teams;          /* names who may have a page of their own */
  bool detail;         /* a telephone does without it */
  const char
      *part; /* what it is of a match: "place", "home", "away", "result" or "note"; NULL: nothing */
} SvSheetColumn;

typedef struct {
  char *caption;
  unsigned n_columns;
  SvSheetColumn columns[SV_SHEET_MAX_COLUMNS];
  unsigned header;  /* the column that says what a row is of */
  GPtrArray *rows;  /* of GStrv, a word for each column */
  GPtrArray *notes; /* of char *: sentences below */
} SvSheetTable;

/* An empty one. Takes caption. */
SvSheetTable *sv_sheet_table_new (char *caption);
void sv_sheet_table_free (SvSheetTable *self);

void sv_sheet_table_add_column (SvSheetTable *self, const char *heading, double width, bool number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetTable, sv_sheet_table_free)

/* Add the pages of these tables (GPtrArray of SvSheetTable, which outlives the sheets), one below the
 * other; a table goes over to another page only if it is longer than a page. apart: each begins one. */
void sv_sheet_add_tables (
    SvSheets *self, const char *title, const char *hint, const GPtrArray *tables, bool apart);
