/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-games: the list of all games. The rest of the program reaches the rules only through this
 * list. */

#include "sv-game.h"

/* Return all games, NULL-terminated, in the order of the start page; games for tests only come
 * last. */
const SvGame *const *sv_games (void);

/* Return the game with this id, or NULL. */
const SvGame *sv_game_by_id (const char *id);
