/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-games: the list of games, the only way from the rest of the house to the rules. */

#include "sv-game.h"

/* All games, NULL-terminated, in the order of the start page; those not offered last. */
const SvGame *const *sv_games (void);

/* The game with this id, or NULL. */
const SvGame *sv_game_by_id (const char *id);
