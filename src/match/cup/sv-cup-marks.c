/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-marks.h"

#include "sv-cup-changes.h"
#include "sv-cup-told.h"
#include "sv-mark-words.h"

unsigned
sv_cup_marks_kinds (const SvCupDoc *doc)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (doc->game);
  const SvScoreSheet first = { .period = 1 };
  SvScoreSheetView view;

  if (!sv_game_has_score_sheet_season (doc->game))
    return 0;
  sv_game_score_sheet (doc->game, doc->variant->setup, &first, &view);
  unsigned kinds = view.marks;
  for (unsigned m = 0; m < SV_SCORE_SHEET_MARKS && marks[m].label != NULL; m++)
    /* Substitutions have no consequences for the next match. */
    if (marks[m].undoes > 0)
      kinds &= ~(1u << m | 1u << (marks[m].undoes - 1));
  return kinds;
}

gboolean
sv_cup_marks_may_edit (const SvCupDoc *doc, unsigned i)
{
  const SvCupExtra *extra = doc->extras->pdata[i];

  return sv_cup_fixture (doc->cup, i)->result.played && extra->names[0] == NULL &&
         sv_cup_marks_kinds (doc) != 0;
}

char *
sv_cup_marks_dup_told (const SvCupDoc *doc, unsigned i, unsigned side, unsigned team, guint k)
{
  g_autoptr (GArray) marks = sv_cup_doc_get_marks (doc, i, side);

  g_return_val_if_fail (k < marks->len, NULL);
  const SvCupMark mark = g_array_index (marks, SvCupMark, k);
  g_autofree char *who = sv_team_doc_dup_holder (doc->teams->pdata[team], mark.card);
  gboolean again = FALSE;
  for (guint before = 0; before < k; before++) {
    const SvCupMark *other = &g_array_index (marks, SvCupMark, before);
    again = again || (other->card == mark.card && other->mark == mark.mark);
  }
  return sv_mark_words_told (doc->game, mark.mark, again, (int)side, who);
}

SvCupDoc *
sv_cup_marks_add (const SvCupDoc *doc, unsigned i, unsigned side, SvCupMark mark, GError **error)
{
  g_autoptr (GArray) home = sv_cup_doc_get_marks (doc, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_marks (doc, i, 1);

  g_array_append_val (side == 0 ? home : away, mark);
  return sv_cup_doc_mark (doc, i, (GArray *[]){ home, away }, error);
}

SvCupDoc *
sv_cup_marks_remove (const SvCupDoc *doc, unsigned i, unsigned side, guint k, GError **error)
{
  g_autoptr (GArray) home = sv_cup_doc_get_marks (doc, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_marks (doc, i, 1);

  g_array_remove_index (side == 0 ? home : away, k);
  return sv_cup_doc_mark (doc, i, (GArray *[]){ home, away }, error);
}
