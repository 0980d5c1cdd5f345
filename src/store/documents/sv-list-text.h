/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-text: a list, as spreadsheets, club systems and mail programs write it, as rows of cells.
 *
 *     "sep=;"                  the first line of Excel is not part of the list
 *     Nr;Name           →      [ "Nr", "Name" ]
 *     ="7";"Wit, Anne"         [ "7", "Wit, Anne" ]
 *
 * It knows encodings, separators, quotes and line ends. What the cells mean is for sv-player-list. */

#include <glib.h>

enum { SV_LIST_TEXT_MAX_BYTES = 1 << 20 };

typedef struct {
  unsigned number;  /* counted from 1, as a spreadsheet shows it */
  GPtrArray *cells; /* of char *: UTF-8, without blanks around it; at least one cell is not empty */
} SvListRow;

/* Whether a row has a cell @i, and that cell is not empty. */
gboolean sv_list_row_has (const SvListRow *row, guint i);

/* Returns cell @i of a row, "" if the row ends before it. The row owns it. */
const char *sv_list_row_cell (const SvListRow *row, guint i);

/* A new list of rows (transfer full), and a row of one cell at its end. */
GPtrArray *sv_list_rows_new (void);
void sv_list_rows_add (GPtrArray *rows, unsigned number, const char *cell);

/* Returns @data, a file or what was pasted, as UTF-8 text (transfer full), or NULL with an error that
 * names the kind of file if it is none that could hold a list, e.g. a workbook. UTF-8, UTF-16, Windows,
 * DOS and old Macintosh letters are recognised. */
char *sv_list_text_decode (const char *data, gsize n, GError **error);

/* Returns the rows of a text (transfer full; of SvListRow), without the empty ones. @separator: receives
 * the sign between the cells, or '\0' if each row is one cell. */
GPtrArray *sv_list_text_split (const char *text, char *separator);
