/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-text: a list, as spreadsheets, club systems and mail programs write it, as rows of cells.
 *
 *     "sep=;"                  the first line of Excel is not part of the list
 *     Nr;Name           →      [ "Nr", "Name" ]
 *     ="7";"Wit, Anne"         [ "7", "Wit, Anne" ]
 *
 * It knows encodings, separators, quotes and line ends. What the cells mean is for
 * sv-player-list. */

#include <glib.h>

enum { SV_LIST_TEXT_MAX_BYTES = 1 << 20 };

typedef struct {
  unsigned number;  /* row number, 1-based, as a spreadsheet shows it */
  GPtrArray *cells; /* of char *: UTF-8, without blanks around it; at least one cell is not empty */

  /* What sv-list-shape found out about the row: */
  char *team;         /* a team that stands above the row or in front of it, or NULL */
  char *trait;        /* a choice of a card field that stands there or in brackets, or NULL */
  gboolean is_label;  /* the row itself is a team or a trait for the rows below it */
  gboolean is_absent; /* a sign or a word in brackets says that the person is not there */
} SvListRow;

/* Return whether a row has a cell @i that is not empty. */
gboolean sv_list_row_has (const SvListRow *row, guint i);

/* Return cell @i of a row, "" if the row ends before it. The row owns it. */
const char *sv_list_row_cell (const SvListRow *row, guint i);

/* Return the number of cells of a row that are not empty, and the column of the first one. */
guint sv_list_row_count (const SvListRow *row);
guint sv_list_row_first (const SvListRow *row);

/* Append a copy of a cell to a row. */
void sv_list_row_add (SvListRow *row, const char *cell);

/* Return a new list of rows (transfer full). Its elements may be NULL. */
GPtrArray *sv_list_rows_new (void);

/* Append a row without cells to a list and return it. It has everything else from @like, a row of
 * another list. */
SvListRow *sv_list_rows_add (GPtrArray *rows, const SvListRow *like);

/* Return @data, the bytes of a file or of the clipboard, as UTF-8 text (transfer full). If it
 * cannot be a list, e.g. because it is a workbook, return NULL with an error that names the kind
 * of file. UTF-8, UTF-16 and the 8-bit character sets of Windows, DOS and old Macintosh are
 * recognised. */
char *sv_list_text_decode (const char *data, gsize n, GError **error);

/* Return the rows of a text (transfer full; array of SvListRow), without the empty ones.
 * @separator receives the character between the cells, or '\0' if each row is one cell. */
GPtrArray *sv_list_text_split (const char *text, char *separator);
