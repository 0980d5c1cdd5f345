/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzle: a moment of a real match in which somebody is to find the choice that makes a goal likely.
 *
 * What is chosen there is answered with its chance. If that is enough the puzzle is solved: the event is
 * made, and who likes plays on; else it is held off. It belongs to its match, as a course does. */

#include "sv-match.h"
#include "sv-puzzle-doc.h"

#define SV_TYPE_PUZZLE (sv_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (SvPuzzle, sv_puzzle, SV, PUZZLE, GObject)

/* Signal: "answered": a choice was judged. */

/* Those that come with the program for game, or NULL. */
SvPuzzleDoc *sv_puzzle_load (const SvGame *game);

/* A match with puzzle i of doc, which it takes: the side that decides is a person's. */
SvMatch *sv_puzzle_new_match (SvPuzzleDoc *doc, unsigned i);

/* The puzzle of match, solved or not, or NULL. */
SvPuzzle *sv_puzzle_of (SvMatch *match);

SvMatch *sv_puzzle_get_match (SvPuzzle *self);
unsigned sv_puzzle_get_number (SvPuzzle *self); /* from 0 */
unsigned sv_puzzle_get_count (SvPuzzle *self);  /* of all of this game */
gboolean sv_puzzle_get_solved (SvPuzzle *self);
/* What is asked, or the answer to what was chosen last. */
char *sv_puzzle_dup_words (SvPuzzle *self);

/* Which of n puzzles is the one of a day: each day the next one, for everybody the same. */
unsigned sv_puzzle_of_day (const GDate *day, unsigned n);
