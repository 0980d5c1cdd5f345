/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-mark-words: sentences about the marks that players get at a table, such as a yellow card. */

#include "sv-game.h"

/* Return the sentence for a mark (an index in the game's slate_marks) of the player with the name
 * @who: "Yellow card for Sam". @again: the player already has such a mark. Free with g_free (). */
char *sv_mark_words_told (const SvGame *game, unsigned mark, bool again, int side, const char *who);
