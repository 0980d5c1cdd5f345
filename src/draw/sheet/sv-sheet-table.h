/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-table: tables of words and numbers, the one model of all of them, and their way onto paper. Windows show
 * them by SvTableView; whoever fills them may write them into other files too. */

#include "sv-sheet-frame.h"

typedef struct {
  const char *heading; /* translated; lives as long as the table */
  const char *hint;    /* what the heading stands for, the same; or NULL */
  double width;        /* millimetres, at most; 0: its part of what the others leave */
  bool number;         /* stands on the right */
  bool teams;          /* names who may have a page of their own */
  bool detail;         /* a telephone does without it */
  bool centred;        /* stands in the middle, on a screen */
  bool faint;          /* matters less, on a screen */
  bool wraps;          /* may take several lines, on a screen */
  const char
      *part; /* what it is of a match: "place", "home", "away", "result" or "note"; NULL: nothing */
} SvSheetColumn;

typedef struct {
  char *caption;
  unsigned n_columns;
  SvSheetColumn *columns;
  unsigned header;  /* the column that says what a row is of */
  GPtrArray *rows;  /* of GStrv, a word for each column */
  GPtrArray *notes; /* of char *: sentences below */

  /* For screens, of each row as long as there are so many: */
  GArray *keys;       /* of unsigned: what it is of, in numbers */
  GPtrArray *remarks; /* of char *, or NULL: what is to be said of it */
} SvSheetTable;

/* An empty one. Takes caption. */
SvSheetTable *sv_sheet_table_new (char *caption);
void sv_sheet_table_free (SvSheetTable *self);

/* Add a column at the right end. */
void sv_sheet_table_add_column (SvSheetTable *self, const char *heading, double width, bool number);

/* Add a row of these words, which it takes: as many as there are columns. */
void sv_sheet_table_add_row (SvSheetTable *self, GPtrArray *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetTable, sv_sheet_table_free)

/* Add the pages of these tables (GPtrArray of SvSheetTable, which outlives the sheets), one below the
 * other; a table goes over to another page only if it is longer than a page. apart: each begins one. */
void sv_sheet_add_tables (
    SvSheets *self, const char *title, const char *hint, const GPtrArray *tables, bool apart);
