/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-table: tables of words and numbers, and how they are printed. All tables of the program
 * use this model: SvTableView shows them on the screen, and callers may write them to other
 * files. */

#include "sv-sheet-frame.h"

typedef struct {
  const char *heading; /* translated; not owned, must outlive the table */
  const char *hint;    /* translated explanation of the heading, not owned; or NULL */
  /* width on paper in millimetres; 0 to share the width that the other columns leave */
  double width;
  bool gives;   /* on paper, room that its words do not need goes to the columns of width 0 */
  bool number;  /* cells hold numbers and are aligned to the right */
  bool teams;   /* cells are names of teams, which may link to the page of the team */
  bool detail;  /* the column is hidden on a phone */
  bool centred; /* cells are centred on a screen */
  bool faint;   /* cells are dimmed on a screen */
  bool wraps;   /* cells may take several lines on a screen */
  /* what the column shows of a match: "place", "home", "away", "result" or "note"; or NULL */
  const char *part;
} SvSheetColumn;

/* Paint @data, which belongs to a table, into @box. */
typedef void (*SvSheetBelow) (SvSheets *self, cairo_t *cr, gconstpointer data, SvSheetBox box);

typedef struct {
  char *caption;
  unsigned n_columns;
  SvSheetColumn *columns;
  unsigned header;  /* index of the column whose cell names the row */
  GPtrArray *rows;  /* rows, each a GStrv with one text for each column */
  GPtrArray *notes; /* sentences printed below the table (of char *) */

  /* For paper: what is painted below the notes and how high it is, in millimetres; or NULL and 0 */
  SvSheetBelow paint_below;
  double below;
  gconstpointer below_data; /* not owned */

  /* For screens; these arrays may be shorter than @rows: */
  GArray *keys;       /* for each row, the number of the thing that it describes (of unsigned) */
  GPtrArray *remarks; /* remark on each row (of char *), or NULL */
} SvSheetTable;

/* Return a table without columns and rows. Takes ownership of @caption. Free with
 * sv_sheet_table_free (). */
SvSheetTable *sv_sheet_table_new (char *caption);
void sv_sheet_table_free (SvSheetTable *self);

/* Add a column on the right. @heading must outlive the table. */
void sv_sheet_table_add_column (SvSheetTable *self, const char *heading, double width, bool number);

/* Add a row. @words has one text for each column; takes ownership of @words. */
void sv_sheet_table_add_row (SvSheetTable *self, GPtrArray *words);

/* Let @paint add something below the table on paper, @height millimetres high. @data must outlive
 * the table. */
void sv_sheet_table_set_below (SvSheetTable *self,
                               double height,
                               SvSheetBelow paint,
                               gconstpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetTable, sv_sheet_table_free)

/* Add the pages of @tables (GPtrArray of SvSheetTable, which must outlive the sheets), one table
 * below the other. A table is split over pages only if it is longer than a page. @apart: each table
 * begins a page. */
void sv_sheet_add_tables (
    SvSheets *self, const char *title, const char *hint, const GPtrArray *tables, bool apart);
