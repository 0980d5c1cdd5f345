/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-shelf: name and list the files in which tables are saved, one file for each match on
 * a real table. */

#include "sv-game.h"

#include <glib.h>

/* Suffix of the name of a file that the user has removed; the file is hidden, not deleted. */
#define SV_TABLE_SHELF_REMOVED ".removed"

/* Return the path that the file at @path gets when it is hidden; free with g_free (). */
char *sv_table_shelf_dup_removed (const char *path);

/* Return the path of the table for @fixture of the competition in the file @competition; free
 * with g_free (). */
char *sv_table_shelf_path (const char *competition, unsigned fixture);

/* Return the paths (char *) of the tables of @competition, or of all competitions if it is NULL.
 * @removed: list the hidden files instead of the visible ones. Free with g_ptr_array_unref (). */
GPtrArray *sv_table_shelf_list (const char *competition, gboolean removed);

/* Like sv_table_shelf_list (), but for finished matches that belong to no competition. */
GPtrArray *sv_table_shelf_list_played (gboolean removed);

/* Return the path for a match of @game (its id) that began at @began, in seconds since 1970. The
 * same match always gets the same path, so that it is not saved twice. Free with g_free (). */
char *sv_table_shelf_played_path (const char *game, gint64 began);

/* Return the path of the file that holds the current table of @game; free with g_free (). */
char *sv_table_shelf_dup_current (const SvGame *game);

/* Return the paths (char *) of all tables whose match is over and that belong to no competition:
 * those that are kept, and current ones. Free with g_ptr_array_unref (). */
GPtrArray *sv_table_shelf_list_over (void);
