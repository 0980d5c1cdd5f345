/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-name: the name of a piece on a list, in the user's language. */

#include "sv-team-doc.h"

/* Return a piece's name without its article; @name is as in an English sentence, "the assister". */
const char *sv_piece_name_bare (const char *name);

/* Return a piece's name for use by itself, in a list and not in a sentence: "Striker 2". @name is
 * as SvGame.piece_name () gives it. The result is the translation of the capitalised name, or
 * else the translation of the name, capitalised. */
char *sv_piece_name_alone (const SvPhrase *name);

/* Return the name of a piece on a list, for a match with this @setup: the player with the shirt
 * number, "Bo (2)", else the team's own name for the role, else the game's name, "Striker 2".
 * @team is the piece's team, or NULL to use the game's name; @figurine is the piece in a view of
 * the match. */
char *sv_piece_name_player (const SvTeamDoc *team,
                            const SvGame *game,
                            const void *setup,
                            const SvPiece *figurine,
                            int piece);
