/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-report.h"

#include <glib/gi18n.h>

#include "sv-table-text.h"
#include "sv-table-times.h"

static void
count (SvTable *table, SvTableNoteKind kind, unsigned mark, unsigned counts[2])
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  counts[0] = counts[1] = 0;
  for (unsigned i = 0; i < n; i++)
    counts[notes[i].side] +=
        notes[i].kind == kind && (kind != SV_TABLE_MARKED || notes[i].mark == mark);
}

/* Add a line for each mark of the game that was given at least once, such as yellow cards. */
static void
add_marks (SvReviewReport *report, SvTable *table)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (sv_table_get_doc (table)->game);
  unsigned counts[2];

  for (unsigned i = 0; i < SV_SCORE_SHEET_MARKS && marks[i].label != NULL; i++) {
    count (table, SV_TABLE_MARKED, i, counts);
    if (counts[0] + counts[1] > 0)
      sv_review_report_add_counts (report, _ (marks[i].label), counts);
  }
}

/* Add who scored the goal of entry @i, with the face if the player is known. */
static void
add_scorer (SvReviewReport *report, SvTable *table, unsigned i)
{
  unsigned n;
  const SvTableNote *note = &sv_table_get_notes (table, &n)[i];
  const SvTeamDoc *team = sv_table_get_doc (table)->teams[note->side];
  const gboolean known = note->card >= 0 && (unsigned)note->card < team->n_cards;
  const SvCardDoc *card = known ? &team->cards[note->card] : NULL;
  g_autofree char *scorer = sv_table_text_dup_scorer (table, i);
  const gboolean named = known && card->name != NULL && *card->name != '\0';

  sv_review_report_add_scorer (report, note->side, scorer, named ? card->name : NULL,
                               known ? card->picture : NULL);
}

static void
add_notes (SvReviewReport *report, SvTable *table)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  for (unsigned i = 0; i < n; i++) {
    g_autofree char *note = sv_table_text_dup_note (table, i);
    sv_review_report_add_story (report, note);
    if (notes[i].kind == SV_TABLE_GOAL)
      add_scorer (report, table, i);
  }
}

SvReviewReport *
sv_table_report_new (SvTable *table)
{
  const int score[2] = { sv_table_get_score (table, 0), sv_table_get_score (table, 1) };
  g_autofree char *state =
      sv_table_is_over (table) ? sv_table_text_dup_end (table) : g_strdup (_ ("not over yet"));
  const gint64 seconds = sv_table_get_began (table);
  g_autoptr (GDateTime) began = seconds > 0 ? g_date_time_new_from_unix_utc (seconds) : NULL;
  SvReviewReport *report =
      sv_review_report_new_told (sv_table_get_doc (table), began, score, state);
  g_autoptr (SvTableTimes) times = sv_table_times_new (table);
  unsigned counts[2];

  count (table, SV_TABLE_GOAL, 0, counts);
  sv_review_report_add_counts (report, _ ("Goals"), counts);
  count (table, SV_TABLE_SCORED, 0, counts);
  if (sv_table_get_shots (table, 0) + sv_table_get_shots (table, 1) > 0)
    sv_review_report_add_counts (report, _ ("Goals of the shoot-out"), counts);
  add_marks (report, table);
  add_notes (report, table);
  if (times != NULL)
    sv_review_report_set_goals (report, times->periods, times->goals, times->until);
  return report;
}
