/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-game: the game that a name on the command line means, and what is said if it means none. */

#include "sv-games.h"

#include <glib.h>

/* The game of this name; NULL after saying which ones there are. */
const SvGame *sv_cli_find_game (const char *command, const char *name);

/* Say why the file of a FILE or GAME argument could not be read: that there is no such game either, if the
 * name may have been meant as one. */
void sv_cli_say_no_match (const char *name, const GError *error);
