/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTableContents: what people have entered at a real table, as one step of undo holds it: a flat
 * struct, and the changes of it that need nothing else. What the entries mean by the rules of the
 * game is asked elsewhere: see SvTable. */

#include "sv-score-sheet.h"
#include "sv-table-note.h"

/* Everything that undo takes back. */
typedef struct {
  unsigned doc;   /* index of the pairing (rules and teams) in SvTableKept.docs */
  gboolean over;  /* TRUE if the user ended the period by hand */
  unsigned round; /* number of times the table was begun anew */
  /* time when play began, in seconds since 1970; 0 if it has not begun or is unknown */
  gint64 began;
  unsigned period;
  unsigned kind; /* kind of the next throw: index in the game's list */
  guint8 dice[SV_TABLE_DICE];
  gint64 elapsed_ms; /* milliseconds on the clock when the step was made */
  /* milliseconds by which users moved the clock of this period forward (or back, if negative) */
  gint64 set_ms;
  gint16 set
      /* like @set_ms, but for a clock that the dice move, as in SvScoreSheet */
      [SV_SCORE_SHEET_SCOPES];
  SvScoreSheetDice counts[SV_SCORE_SHEET_SCOPES];
  unsigned n_notes;
  SvTableNote notes[SV_TABLE_MAX_NOTES];
} SvTableContents;

/* Write the entries as the rules read them. */
void sv_table_contents_to_sheet (const SvTableContents *self, SvScoreSheet *out);

/* Return how many entries of a kind @side has. */
int sv_table_contents_count (const SvTableContents *self, int side, SvTableNoteKind kind);

/* Return the index of the last goal of @side, or (@shots) of its last shot in a shoot-out; -1 if
 * there is none. */
int sv_table_contents_find_last (const SvTableContents *self, int side, gboolean shots);
void sv_table_contents_remove (SvTableContents *self, unsigned i);

/* Begin a period: the dice are cleared, and counted from 0. */
void sv_table_contents_begin_period (SvTableContents *self, unsigned period);

/* Clear the dice that lie on the table. */
void sv_table_contents_clear_dice (SvTableContents *self);

/* Forget the dice that were thrown after the time of the period was up. */
void sv_table_contents_forget_late (SvTableContents *self);

/* Count a throw of @value with a die of this kind. @late: after the time of the period was up. */
void
sv_table_contents_count_die (SvTableContents *self, unsigned kind, unsigned value, gboolean late);

/* Enter and count a die: the first one, then the second one if @dice are two, then the first one
 * again. */
void sv_table_contents_enter_die (
    SvTableContents *self, unsigned kind, unsigned dice, unsigned value, gboolean late);

/* Return whether @self differs from @before by a throw that lies on the table, and nothing else
 * that counts. */
gboolean sv_table_contents_is_throw (const SvTableContents *self, const SvTableContents *before);
