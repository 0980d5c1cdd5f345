/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-notes: what a game tells of an event: sentences for the report, and ways over the board.
 *
 * Whoever asks empties the list first; the game adds to it while there is room. */

#include "sv-text.h"

#include <stdbool.h>

enum { SV_MAX_NOTES = 8, SV_MAX_MOVES = 32 };

/* What is worth telling about an event, in order; each is one line of the match report. Of several
 * kinds people tell the last of these first: a goal above all. */
typedef enum {
  SV_NOTE_PLAIN,
  SV_NOTE_MISS,     /* a shot beside the goal, or against it */
  SV_NOTE_SAVE,     /* a shot that somebody stopped */
  SV_NOTE_WHISTLE,  /* a period begins or ends */
  SV_NOTE_TURNOVER, /* the other side has the ball now */
  SV_NOTE_FOUL,     /* free pass, penalty */
  SV_NOTE_GOAL
} SvNoteKind;

typedef struct {
  SvNoteKind kind;
  SvPhrase phrase;
  const char *caption; /* translatable, e.g. N_("Free pass!"), if it is rare and loud; or NULL */
  bool shot;           /* it tells that the side of the phrase shoots at the goal */
  const char
      *counts;  /* translatable, as a heading of numbers, e.g. N_("Passes"): what else the side
                        * of the phrase did; or NULL */
  int16_t doer; /* the piece that did so, or -1 */
  uint16_t
      faces; /* of what counts for a throw: it comes true with these faces of the die, bit k for
                   * k; 0: it tells of no chance */
} SvNote;

typedef struct {
  unsigned n;
  SvNote notes[SV_MAX_NOTES];
} SvNotes;

/* A way over the board: piece, or -1 for the ball alone; from or to -1: beside the board. */
typedef struct {
  int16_t piece;
  int16_t from, to;
  int16_t over; /* a space passed on the way, or -1 */
} SvMove;

typedef struct {
  unsigned n;
  SvMove moves[SV_MAX_MOVES];
} SvMoves;

/* Add what is worth telling. */
void sv_notes_add (SvNotes *self, SvNoteKind kind, SvPhrase phrase);
/* Add a sentence with the places of phrase. */
void sv_notes_explain (SvNotes *self, SvPhrase phrase, const char *msgid);
/* Add what is rare, and stands large over the pitch for a moment: its caption, e.g. N_("Free
 * pass!"). */
void sv_notes_shout (SvNotes *self, SvNoteKind kind, SvPhrase phrase, const char *caption);
/* The last note tells of a shot at the goal. */
void sv_notes_count_shot (SvNotes *self);
/* The last note tells of something that piece (or -1) did, which is counted under this heading. */
void sv_notes_count (SvNotes *self, const char *heading, int piece);
/* The last note comes true with these faces of the die that is thrown now, bit k for k. */
void sv_notes_chance (SvNotes *self, unsigned faces);

/* Add a way; one that ends where it began is none. */
void sv_moves_add (SvMoves *self, int piece, int from, int to, int over);
