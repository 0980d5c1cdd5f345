/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-marks.h"

#include <glib/gi18n.h>

/* The effect of all marks that were given to the player of one card. */
typedef struct {
  unsigned flags; /* the SvPieceFlags of the player */
  /* mark that takes the player out of the match, or NULL if he takes part */
  const SvScoreSheetMark *out;
  const char *why; /* the reason, if @out is not NULL */
} Marked;

static void
add_mark (Marked *self, const SvScoreSheetMark *marks, unsigned mark, gboolean again)
{
  const SvScoreSheetMark *given = &marks[mark];
  const SvScoreSheetMark *undone = given->undoes > 0 ? &marks[given->undoes - 1] : NULL;

  if (undone != NULL)
    self->flags &= ~(unsigned)(undone->flags[0] | undone->flags[1]);
  if (undone != NULL && self->out == undone)
    self->out = NULL;
  self->flags |= given->flags[again];
  if (given->why[again] == NULL)
    return;
  self->out = given;
  self->why = given->why[again];
}

static Marked
sum_marks (const SvMatchDoc *doc, const SvTableContents *now, int side, int card)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (doc->game);
  unsigned given[SV_SCORE_SHEET_MARKS] = { 0 };
  Marked sum = { 0 };

  for (unsigned i = 0; i < now->n_notes; i++) {
    const SvTableNote *note = &now->notes[i];
    if (note->kind == SV_TABLE_MARKED && note->side == side && note->card == card)
      add_mark (&sum, marks, note->mark, given[note->mark]++ > 0);
  }
  return sum;
}

/* Return why the player of this card misses the whole match, by the rules of a competition or by
 * the team's decision; NULL if the player does not. */
static const char *
why_missing (const SvMatchDoc *doc, int side, int card)
{
  return card >= 0 ? sv_game_misses (doc->game, doc->teams[side]->fields, (unsigned)card) : NULL;
}

unsigned
sv_table_marks_flags (const SvMatchDoc *doc, const SvTableContents *now, int side, int card)
{
  return sum_marks (doc, now, side, card).flags |
         (why_missing (doc, side, card) != NULL ? SV_PIECE_GONE : 0);
}

const char *
sv_table_marks_why_out (const SvMatchDoc *doc, const SvTableContents *now, int side, int card)
{
  const Marked sum = sum_marks (doc, now, side, card);
  const char *why = why_missing (doc, side, card);

  if (why == NULL && sum.out != NULL)
    why = sum.why;
  return why != NULL ? _ (why) : NULL;
}

/* Return whether the rules allow @side this mark, or one more of it. */
static gboolean
is_left (const SvTableContents *now, const SvScoreSheetView *sheet, int side, unsigned mark)
{
  unsigned given = 0;

  for (unsigned i = 0; i < now->n_notes; i++) {
    const SvTableNote *note = &now->notes[i];
    given += note->kind == SV_TABLE_MARKED && note->side == side && note->mark == mark;
  }
  return (sheet->marks & 1u << mark) != 0 && (sheet->most[mark] == 0 || given < sheet->most[mark]);
}

gboolean
sv_table_marks_allow (const SvMatchDoc *doc,
                      const SvTableContents *now,
                      const SvScoreSheetView *sheet,
                      int side,
                      int card,
                      unsigned mark)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (doc->game);
  const SvScoreSheetMark *out = sum_marks (doc, now, side, card).out;

  return is_left (now, sheet, side, mark) && why_missing (doc, side, card) == NULL &&
         (out == NULL || (marks[mark].undoes > 0 && out == &marks[marks[mark].undoes - 1]));
}
