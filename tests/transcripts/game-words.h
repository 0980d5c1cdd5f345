/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* game-words: a position of a game in plain English, for transcripts. The sentences are those of
 * the rules; only what joins them is our own. The teams are called Home and Away. All functions
 * return text that the caller frees. */

#include "sv-odds.h"

#include <glib.h>

/* A position, and what every word about it needs. */
typedef struct {
  const SvGame *game;
  const void *setup;
  const void *state;
  SvScene scene; /* of state */
} Moment;

void moment_set (Moment *self, const SvGame *game, const void *setup, const void *state);

/* "Home", "Away", or "nobody" of -1. */
const char *side_word (int side);

/* The sentence with its places filled in. "-" if it has none. */
char *say_phrase (const Moment *self, const SvPhrase *phrase);
/* "striker 1 of Home", or "nobody" of -1. */
char *say_piece (const Moment *self, int piece);
/* The name of a space of a board, with its zone if it has several; "nowhere" of -1. */
char *say_space (const SvBoard *board, int space);
char *say_event (const Moment *self, SvEvent event);
/* What a person points at for it: "striker 1 of Home → c, costs 1, succeeds in 3 of 6". */
char *say_target (const Moment *self, SvEvent event);
/* The same without who and where: all that may be counted. */
char *say_target_kind (const Moment *self, SvEvent event);
/* What kind of line of a report a note is: "goal, large “Goal!”, a shot, counts as “Passes”,
 * with 4 5 6". */
char *say_note_kind (const SvNote *note);
char *say_outcome (const SvOutcome *outcome);
char *say_move (const Moment *self, const SvMove *move);
/* "Home chooses", "Away throws a die of 6", "it is over", with what else a node tells. */
char *say_node (const SvNode *node);
/* "Home 2–1 Away, Second half, …": all that a scoreboard shows. */
char *say_view (const SvView *view);
/* "has the ball": one of SvPieceFlags. */
char *say_sign (unsigned flag);
