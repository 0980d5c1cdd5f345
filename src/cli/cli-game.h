/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-game: finds the game that a name on the command line means, and says what is wrong if it
 * means none. */

#include "sv-games.h"

#include <glib.h>

/* Return the game of this name, or NULL after listing the games that there are. */
const SvGame *sv_cli_find_game (const char *command, const char *name);

/* Say why the file of a FILE or GAME argument could not be read. If the name may have been meant as
 * a game, also say that there is no such game. */
void sv_cli_say_no_match (const char *name, const GError *error);
