/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-columns: what the columns of a list of players hold.
 *
 *     Ledenlijst E2;;          a title, above the row of headings
 *     Nr;Naam;D/H        →     number, name, the card's field "sex"
 *     1;Anne;D                 the first row below the headings */

#include "sv-list-text.h"

#include "sv-game.h"

enum {
  SV_LIST_MAX_COLUMNS = 32, /* those behind them are not read */

  /* Kinds of columns; 0 and above are indices of the game's card fields. */
  SV_COLUMN_NONE = -1,
  SV_COLUMN_NUMBER = -2,
  SV_COLUMN_JOB = -3,
  SV_COLUMN_NAME = -4,
  SV_COLUMN_FIRST = -5,
  SV_COLUMN_INITIALS = -6,
  SV_COLUMN_BETWEEN = -7,
  SV_COLUMN_LAST = -8
};

typedef struct {
  int kind;         /* SV_COLUMN_…, or the index of a card field */
  gboolean percent; /* the heading says that numbers below it are shares of 100 */
  char *heading;    /* what stands above it, or the letter that a spreadsheet gives it */
  unsigned choices; /* of a choice: bits of those that the column names by words of their own */
} SvListColumn;

typedef struct {
  const SvGame *game;
  GPtrArray *rows;      /* of SvListRow; owned */
  GHashTable *headings; /* known words and the kinds of columns that they name; owned */
  char separator;       /* between the cells, or '\0' */
  guint begin;          /* the index of the first row below the headings */
  SvListColumn columns[SV_LIST_MAX_COLUMNS];
  unsigned n;
  gboolean surname_first; /* without headings: "Wit, Anne de" fills two columns */
} SvListColumns;

/* Find the columns of a list that has @rows (transfer full) for cards of @game. One row of names becomes
 * a row for each of them. Clear it with sv_list_columns_clear (). */
void
sv_list_columns_init (SvListColumns *self, const SvGame *game, GPtrArray *rows, char separator);
void sv_list_columns_clear (SvListColumns *self);

/* Row @i of the list. */
const SvListRow *sv_list_columns_row (const SvListColumns *self, guint i);

/* What a row has in the first column of a kind, or "". The row owns it. */
const char *sv_list_columns_cell (const SvListColumns *self, const SvListRow *row, int kind);

/* The choice of @field, an index, that a cell means, or -1. A word that two choices share means the one
 * that the column's other words, bits @others, leave open: "M" is a man beside "V", and in Dutch a girl
 * beside "J". */
int sv_list_choice (const SvField *field, const char *cell, unsigned others);

/* A number from 0 to 999 that is the whole cell. */
gboolean sv_list_number (const char *cell, gint64 *out);

/* Whether a word is one of @words, which have a bar between them; case, blanks and punctuation do not
 * count. @words may be NULL. */
gboolean sv_list_is_one_of (const char *word, const char *words);
