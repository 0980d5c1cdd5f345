/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-name: what a piece is called on a list, in the person's language. */

#include "sv-team-doc.h"

/* A piece's name, in an English sentence "the assister", without its article. */
const char *sv_piece_name_bare (const char *name);

/* A piece's name where it stands alone, on a list, and not in a sentence: "Striker 2". name: as
 * SvGame.piece_name () gives it; in the person's language the translation of the name with a
 * capital, else that of the name itself with a capital. */
char *sv_piece_name_alone (const SvPhrase *name);

/* What a piece of a match with this setup is called on a list: its player with the number on the shirt, "Bo (2)",
 * else the role that its team has written down, else what the game calls it, "Striker 2". team: whose it is, or
 * NULL for the last of these; figurine: the piece in a view of the match. */
char *sv_piece_name_player (const SvTeamDoc *team,
                            const SvGame *game,
                            const void *setup,
                            const SvPiece *figurine,
                            int piece);
