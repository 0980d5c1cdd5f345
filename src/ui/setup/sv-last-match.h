/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-last-match: what the match of a game was that New Match began last: rules, teams and players.
 *
 * It is kept in the settings. Rules and teams are kept by their file, or by their name if they come
 * with the program; what is not there any more is left as it is. */

#include "sv-library.h"

/* items: the rules, the first and the second team; seats of SvSeatDoc. */
void sv_last_match_keep (const SvGame *game,
                         const SvLibraryItem *const items[3],
                         const GPtrArray *seats);

/* The seats (of SvSeatDoc), and in *items what sv_last_match_find () knows the three items by; NULL
 * if no match of game was begun yet. */
GPtrArray *sv_last_match_load (const SvGame *game, char ***items);

/* The file of from is called path now. */
void sv_last_match_follow (const char *from, const char *path);

/* Where among items (of SvLibraryItem) that one is, or -1. */
int sv_last_match_find (const GPtrArray *items, const char *wanted);
