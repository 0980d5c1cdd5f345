/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-mark-words: what is said of a mark that a player is given at a table, such as a card. */

#include "sv-game.h"

/* The sentence for mark (an index in the game's slate_marks) given to the player called who: "Yellow card
 * for Sam". again: the player has such a mark already. Free with g_free (). */
char *sv_mark_words_told (const SvGame *game, unsigned mark, bool again, int side, const char *who);
