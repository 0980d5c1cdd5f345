/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-columns: what the columns of a list of players hold.
 *
 *     Ledenlijst E2;;          a title, above the row of headings
 *     Nr;Naam;D/H        →     number, name, the card's field "sex"
 *     1;Anne;D                 the first row below the headings */

#include "sv-list-text.h"
#include "sv-list-words.h"

enum {
  SV_LIST_MAX_COLUMNS = 256 /* columns after these are not read */
};

typedef struct {
  int kind;         /* SV_COLUMN_…, or the index of a card field */
  gboolean percent; /* the heading says that the numbers below it are percentages */
  /* heading of the column, or its letter in a spreadsheet if there are no headings */
  char *heading;
  /* for a choice field: bits of the choices for which the column uses an unambiguous word */
  unsigned choices;
} SvListColumn;

/* The last columns stand for the labels of the rows, if there are any: a column of teams, and one
 * for each card field of which they are choices. */
typedef struct {
  const SvGame *game;
  GPtrArray *rows;      /* array of SvListRow; owned */
  GHashTable *headings; /* known words, and the kinds of columns that they name; owned */
  char separator;       /* between the cells, or '\0' */
  guint begin;          /* index of the first row below the headings */
  SvListColumn columns[SV_LIST_MAX_COLUMNS + 2];
  unsigned n;             /* number of columns */
  unsigned n_cells;       /* number of columns that are cells of the rows */
  gboolean only_ticks;    /* the column of those who are there has a cell for them alone */
  gboolean surname_first; /* without headings: "Wit, Anne de" fills two columns, surname first */
} SvListColumns;

/* Find the columns of a list that has @rows (transfer full) for cards of @game, after giving it one
 * row for each person (sv-list-shape). Clear with sv_list_columns_clear (). */
void
sv_list_columns_init (SvListColumns *self, const SvGame *game, GPtrArray *rows, char separator);
void sv_list_columns_clear (SvListColumns *self);

/* Return the letters of a column in a spreadsheet, "A" for column 0, at most "ZZ" (transfer
 * full). */
char *sv_list_columns_letter (guint column);

/* Return row @i of the list. */
const SvListRow *sv_list_columns_row (const SvListColumns *self, guint i);

/* Return whether a column of the list is of @kind. */
gboolean sv_list_columns_has (const SvListColumns *self, int kind);

/* Return what a row has in column @c, a cell or a label, or "". The row owns it. */
const char *sv_list_columns_value (const SvListColumns *self, const SvListRow *row, unsigned c);

/* Return the first value of a row in columns of @kind, or "". The row owns it. */
const char *sv_list_columns_cell (const SvListColumns *self, const SvListRow *row, int kind);

/* Return the index of the choice of @field that a cell means, or -1. A word that two choices
 * share means the choice for which the column has no other word; @others has a bit for each
 * choice that it has a word for. "M" is a man beside "V", and in Dutch a girl beside "J". */
int sv_list_choice (const SvField *field, const char *cell, unsigned others);

/* Return whether the list says that the person in @row does not come to play: by a cross, "no" in a
 * column of who is present, or the lack of a tick that others have. */
gboolean sv_list_columns_is_absent (const SvListColumns *self, const SvListRow *row);
