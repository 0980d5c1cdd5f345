/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-file: where the table of each game is kept, and how one that was left is offered again. */

#include "sv-table.h"
#include "sv-unfinished.h"

/* The table that was kept of this game, else a new one with the first two teams of the library. It
 * is kept from now on. *again: it was kept. Errors: what was kept is damaged; its file is set aside, and
 * the next call gives a new table. */
SvTable *sv_table_file_load (const SvGame *game, gboolean *again, GError **error);

/* Add a card for each table that was left with something in it, or was removed like that. */
void sv_table_file_list (GPtrArray *cards, gboolean removed); /* of SvUnfinished */
