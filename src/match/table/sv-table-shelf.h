/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-shelf: where the tables of competitions are kept: a file for each match that is counted. */

#include <glib.h>

/* What the name of a file ends with once a person removed it from sight. */
#define SV_TABLE_SHELF_REMOVED ".removed"

/* The path that the file at path has when it is out of sight; to be freed. */
char *sv_table_shelf_dup_removed (const char *path);

/* Of this fixture of the competition in the file at path; to be freed. */
char *sv_table_shelf_path (const char *competition, unsigned fixture);

/* Paths of those that are there, or were removed from sight: of this competition (NULL: of all). Of char *; to
 * be unreffed. */
GPtrArray *sv_table_shelf_list (const char *competition, gboolean removed);

/* Those that were played to their end and belong to no competition, likewise. */
GPtrArray *sv_table_shelf_list_played (gboolean removed);

/* Where the match of a game, by its id, that began then, in seconds since 1970, is kept: the same match always in the
 * same file, so that it is not kept twice. To be freed. */
char *sv_table_shelf_played_path (const char *game, gint64 began);
