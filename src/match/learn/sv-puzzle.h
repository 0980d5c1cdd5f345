/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzle: a moment of a real match in which a person is to find the choice that makes a goal
 * likely.
 *
 * Each choice is answered with its chance of a goal. If that chance is high enough, the puzzle
 * is solved: the event is made, and the person can play on. Otherwise the event is refused. The
 * match owns its puzzle, as it owns a course. */

#include "sv-match.h"
#include "sv-puzzle-doc.h"

#define SV_TYPE_PUZZLE (sv_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (SvPuzzle, sv_puzzle, SV, PUZZLE, GObject)

/* Signal "answered": a choice was judged. */

/* Load the puzzles that come with the program for @game; transfer full; NULL if there are none. */
SvPuzzleDoc *sv_puzzle_load (const SvGame *game);

/* Return a new match with puzzle @i of @doc, in which a person plays the side that decides.
 * Takes ownership of @doc. */
SvMatch *sv_puzzle_new_match (SvPuzzleDoc *doc, unsigned i);

/* Return the puzzle of @match, solved or not, owned by the match; NULL if it has none. */
SvPuzzle *sv_puzzle_of (SvMatch *match);

SvMatch *sv_puzzle_get_match (SvPuzzle *self);
unsigned sv_puzzle_get_number (SvPuzzle *self); /* 0-based */
unsigned sv_puzzle_get_count (SvPuzzle *self);  /* number of puzzles of this game */
gboolean sv_puzzle_get_solved (SvPuzzle *self);
/* Return the question, or the answer to the last choice, translated; free with g_free (). */
char *sv_puzzle_dup_words (SvPuzzle *self);

/* Return which of @n puzzles is that of @day: each day the next one, the same for every user. */
unsigned sv_puzzle_of_day (const GDate *day, unsigned n);
