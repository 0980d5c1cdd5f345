/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-file: where the table of each game is kept, and how one that was left is offered again. */

#include "sv-table.h"
#include "sv-unfinished.h"

#include <gio/gio.h>

/* Where the table of game is kept, to be freed. */
char *sv_table_file_dup_path (const SvGame *game);

/* The table that was kept of this game, else a new one with the first two teams of the library. It
 * is kept from now on. *again: it was kept. Errors: what was kept is damaged; its file is set aside, and
 * the next call gives a new table. */
SvTable *sv_table_file_load (const SvGame *game, gboolean *again, GError **error);

/* Add a card for each table that was left with something in it, or was removed like that. */
void sv_table_file_list (GPtrArray *cards, gboolean removed); /* of SvUnfinished */

/* The same for those that were played to their end and kept. */
void sv_table_file_list_played (GPtrArray *cards, gboolean removed);

/* The paths of these, of char *, and one of them. To be unreffed, and freed with sv_unfinished_free (); NULL if it
 * cannot be read. */
GPtrArray *sv_table_file_list_over (void);
SvUnfinished *sv_table_file_look (const char *path);

/* Keep what is on the table as it is now, beside it, where it is listed. */
void sv_table_file_keep (SvTable *table, GAsyncReadyCallback callback, gpointer data);

/* Whether it is one of these, or that of its game which goes on. */
gboolean sv_table_file_is_played (SvTable *table);
