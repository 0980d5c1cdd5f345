/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-notes: what a game reports about an event: notes, which are sentences for the match report,
 * and movements over the board.
 *
 * The caller empties the list first; the game appends to it as long as there is room. */

#include "sv-text.h"

#include <stdbool.h>

enum { SV_MAX_NOTES = 8, SV_MAX_MOVES = 32 };

/* Kind of a note. An event may have several notes, each one line of the match report. If only one
 * of them can be announced, it is the one whose kind comes last in this list: a goal above all. */
typedef enum {
  SV_NOTE_PLAIN,
  SV_NOTE_MISS,     /* a shot that misses the goal */
  SV_NOTE_SAVE,     /* a shot that was stopped */
  SV_NOTE_WHISTLE,  /* the beginning or end of a period */
  SV_NOTE_TURNOVER, /* the other side gets the ball */
  SV_NOTE_FOUL,     /* a free pass or a penalty */
  SV_NOTE_GOAL
} SvNoteKind;

typedef struct {
  SvNoteKind kind;
  SvPhrase phrase;
  /* translatable announcement for a rare event, shown large over the pitch, e.g. N_("Free
   * pass!"); or NULL */
  const char *caption;
  bool shot; /* the note reports a shot at the goal by the side of the phrase */
  const char
      /* translatable heading under which statistics count the note for the side of the phrase,
       * e.g. N_("Passes"); or NULL */
      *counts;
  int16_t player; /* piece for which statistics count the note, or -1 */
  /* translatable: what the die said, and nothing of what follows from it, e.g. N_("needed {m}: not
   * defended!"), with the places of the phrase; or NULL */
  const char *verdict;
  uint16_t
      /* in a note about the coming throw: faces of the die with which it happens, bit k for face
       * k; 0 if the note is not about a chance */
      faces;
} SvNote;

typedef struct {
  unsigned n;
  SvNote notes[SV_MAX_NOTES];
} SvNotes;

/* A movement over the board of a piece, or of the ball alone if piece is -1; from and to are
 * spaces, or -1 for beside the board. */
typedef struct {
  int16_t piece;
  int16_t from, to;
  int16_t over; /* space that is passed between from and to, or -1 */
} SvMove;

typedef struct {
  unsigned n;
  SvMove moves[SV_MAX_MOVES];
} SvMoves;

/* Append a note. */
void sv_notes_add (SvNotes *self, SvNoteKind kind, SvPhrase phrase);
/* Append a plain note with the sentence @msgid, whose {places} are filled in from @phrase. */
void sv_notes_explain (SvNotes *self, SvPhrase phrase, const char *msgid);
/* Append a note that is also announced large over the pitch, with a caption such as N_("Free
 * pass!"). */
void sv_notes_shout (SvNotes *self, SvNoteKind kind, SvPhrase phrase, const char *caption);
/* Mark the last note as a report of a shot at the goal. */
void sv_notes_count_shot (SvNotes *self);
/* Make statistics count the last note under @heading, for @piece (or -1 for no piece). */
void sv_notes_count (SvNotes *self, const char *heading, int piece);
/* Let the last note say what the die said, before anything that follows from it is seen. */
void sv_notes_judge (SvNotes *self, const char *verdict);
/* Note that the last note happens only with these faces of the coming die, bit k for face k. */
void sv_notes_chance (SvNotes *self, unsigned faces);

/* Append a movement, unless it ends where it began. */
void sv_moves_add (SvMoves *self, int piece, int from, int to, int over);
