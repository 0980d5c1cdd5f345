/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-file: where the tables (matches on a printed board) of each game are saved, and the
 * entries that offer saved tables on other pages. The format of the file is not defined here but
 * in SvTable. */

#include "sv-table.h"
#include "sv-unfinished.h"

#include <gio/gio.h>

/* Return the saved table of @game, or a new one with the first two teams of the library if none
 * is saved (transfer full). From then on the table is saved automatically. *again: TRUE if the
 * table was saved before and something had been recorded at it. If the file is damaged, it is
 * renamed, NULL is returned and @error says so; the next call returns a new table. */
SvTable *sv_table_file_load (const SvGame *game, gboolean *again, GError **error);

/* Append an entry to @cards for each saved table whose match has begun and is not over. If
 * @removed, list tables that the user removed instead. */
void sv_table_file_list (GPtrArray *cards, gboolean removed); /* array of SvUnfinished */

/* Append an entry to @cards for each match that was played to its end and kept, and that the user
 * removed. */
void sv_table_file_list_removed (GPtrArray *cards);

/* Return the entry of one of the files that sv_table_shelf_list_over () lists, or NULL if it cannot
 * be read; free with sv_unfinished_free (). */
SvUnfinished *sv_table_file_look (const char *path);

/* Save a copy of @table in a file of its own, which sv_table_shelf_list_over () lists.
 * @callback is called when it is written. */
void sv_table_file_keep (SvTable *table, GAsyncReadyCallback callback, gpointer data);

/* Return whether @table was opened from a copy that sv_table_file_keep () made, that is, whether
 * it is not the current table of its game. */
gboolean sv_table_file_is_played (SvTable *table);
