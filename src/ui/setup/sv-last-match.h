/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-last-match: remembers, for each game, which rules, teams and players the user chose in the
 * last match that was begun on the page New Match, so that the page can offer them again. It
 * does not store the match itself.
 *
 * The choices are kept in the settings (GSettings). Rules and teams are identified by the path
 * of their file, or by their name if they come with the program. A choice whose file or name no
 * longer exists is ignored. */

#include "sv-library.h"

/* Store the choices for @game. @items: the rules, the first team and the second team. @seats:
 * array of SvSeatDoc. */
void sv_last_match_keep (const SvGame *game,
                         const SvLibraryItem *const items[3],
                         const GPtrArray *seats);

/* Return the players stored for @game (array of SvSeatDoc, transfer full), or NULL if no match
 * of @game has been begun yet. Sets *items to three strings that identify the rules and the two
 * teams, for sv_last_match_find (); free with g_strfreev (). */
GPtrArray *sv_last_match_load (const SvGame *game, char ***items);

/* Replace the path @from by @path in the stored choices. Call it after a file was renamed. */
void sv_last_match_follow (const char *from, const char *path);

/* Return the index in @items (array of SvLibraryItem) of the item that the string @wanted
 * identifies, or -1 if there is none. */
int sv_last_match_find (const GPtrArray *items, const char *wanted);
