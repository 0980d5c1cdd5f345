/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-sheets.h"

#include "sv-cup-certificates.h"
#include "sv-cup-endings.h"
#include "sv-cup-missing.h"
#include "sv-cup-now.h"
#include "sv-cup-referees.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

/* --- lists --- */

static void
fill_lists (SvSheetCup *out, const SvCupDoc *doc)
{

  g_ptr_array_unref (out->rounds);
  g_ptr_array_unref (out->tables);
  out->rounds = sv_cup_tables_rounds (doc);
  out->tables = sv_cup_tables_standings (doc);
  for (unsigned board = 1; board <= doc->cup->boards; board++)
    g_ptr_array_add (out->boards, sv_cup_tables_matches (doc, board, -1));
  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    SvSheetTable *table = sv_cup_tables_matches (doc, 0, (int)team);
    g_ptr_array_extend_and_steal (table->notes, sv_cup_missing_sentences (doc, team));
    g_ptr_array_add (out->teams, table);
  }
}

/* Collect the marks of the teams. A name that two teams have gets none. */
static void
fill_marks (SvSheetCup *out, const SvCupDoc *doc)
{
  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    const SvTeamDoc *found = doc->teams->pdata[team];
    char *name = sv_cup_words_team (doc, team);
    SvSheetMark *mark = g_new0 (SvSheetMark, 1);
    if (!g_hash_table_contains (out->marks, name))
      *mark = (SvSheetMark){ { found->colours[0], found->colours[1] }, found->logo };
    g_hash_table_insert (out->marks, name, mark);
  }
}

/* --- slips --- */

/* Return whether a round has more than one slot. */
static gboolean
has_turns (const SvCup *cup)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->slot > 1)
      return TRUE;
  return FALSE;
}

static char *
dup_place (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i, gboolean turns)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);

  if (doc->cup->pack)
    return sv_sentence (_ ("Match %1$u · Slot %2$u · Board %3$u"), i + 1, fixture->slot,
                        fixture->board);
  g_autofree char *round = bracket->spots[i].third
                               ? g_strdup (_ ("For third place"))
                               : sv_cup_tables_round (doc, bracket, fixture->round);
  if (turns)
    return sv_sentence (_ ("Match %1$u · %2$s · Slot %3$u · Board %4$u"), i + 1, round,
                        fixture->slot, fixture->board);
  return sv_sentence (_ ("Match %1$u · %2$s · Board %3$u"), i + 1, round, fixture->board);
}

/* Return when and where a match is played. */
static char *
dup_where (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i, gboolean turns)
{
  g_autofree char *place = dup_place (doc, bracket, i, turns);
  g_autofree char *time = sv_cup_words_time (doc, i);

  /* Translators: the time of a match, and where it is played. */
  return time != NULL ? sv_sentence (_ ("%1$s · %2$s"), time, place) : g_steal_pointer (&place);
}

static void
add_slip (
    SvSheetCup *out, const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i, gboolean turns)
{
  const int *teams = doc->meetings[i].teams;
  SvSheetSlip slip = { .board = sv_cup_fixture (doc->cup, i)->board,
                       .where = dup_where (doc, bracket, i, turns),
                       .ends = sv_cup_endings (doc, i) };

  for (unsigned side = 0; side < 2; side++) {
    *(teams[side] >= 0 ? &slip.teams[side] : &slip.from[side]) = sv_cup_words_side (doc, i, side);
    if (teams[side] >= 0 && sv_cup_missing_next (doc, (unsigned)teams[side]) == (int)i)
      slip.notes[side] = sv_cup_missing_line (doc, (unsigned)teams[side]);
  }
  g_array_append_val (out->slips, slip);
}

/* The slips come in the order of play, so that those of a slot lie together. */
static void
fill_slips (SvSheetCup *out, const SvCupDoc *doc, const SvCupBracket *bracket)
{
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  g_autofree int *referees = sv_cup_referees (doc);
  const gboolean turns = has_turns (doc->cup);

  for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
    if (!sv_cup_is_to_come (doc, order[k]))
      continue;
    add_slip (out, doc, bracket, order[k], turns);
    g_array_index (out->slips, SvSheetSlip, out->slips->len - 1).referee =
        sv_cup_referees_dup_words (doc, referees[order[k]]);
  }
}

/* --- bracket --- */

static void
add_tie (SvSheetCup *out, const SvCupDoc *doc, const SvCupSpot *spot, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  const SvCupResult *result = &fixture->result;
  const gboolean settled = sv_cup_is_settled (fixture);
  SvSheetTie tie = { .column = spot->column, .y = spot->y, .winner = -1 };

  tie.label =
      spot->third ? g_strdup (_ ("For third place")) : g_strdup_printf (_ ("Match %u"), i + 1);
  if (settled)
    tie.winner = sv_cup_winning_side (result);
  /* Until there is a score, the time of the match stands in its place. */
  g_autofree char *time = settled ? NULL : sv_cup_words_time (doc, i);
  for (unsigned side = 0; side < 2; side++) {
    tie.side_y[side] = spot->side_y[side];
    tie.from_match[side] = !spot->third && spot->from[side] != SV_CUP_ENTERS;
    tie.teams[side] = sv_cup_words_side (doc, i, side);
    tie.scores[side] =
        !settled ? g_strdup (side == 0 && time != NULL ? time : "")
        : result->how == SV_END_PENALTIES
            ? g_strdup_printf ("%u (%u)", result->score[side], result->shootout[side])
            : g_strdup_printf ("%u", result->score[side]);
  }
  g_array_append_val (out->ties, tie);
}

static void
fill_bracket (SvSheetCup *out, const SvCupDoc *doc, const SvCupBracket *bracket)
{

  out->n_lines = bracket->n_lines;
  for (unsigned c = 0; c < bracket->n_columns; c++) {
    unsigned round = 0;
    for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
      const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
      if (bracket->spots[i].drawn && bracket->spots[i].column == c)
        round = fixture->round;
    }
    g_ptr_array_add (out->stages, sv_cup_words_stage (bracket->n_columns - 1 - c, round));
  }
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    if (fixture->knockout)
      add_tie (out, doc, &bracket->spots[i], i);
  }
}

SvSheetCup *
sv_cup_sheets_new (const SvCupDoc *doc, SvCupSheetKinds kinds, int team)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);
  SvSheetCup *out = sv_sheet_cup_new (sv_cup_words_title (doc));

  fill_lists (out, doc);
  fill_marks (out, doc);
  if ((kinds & SV_CUP_SHEETS_SLIPS) != 0) /* a large competition has thousands of them */
    fill_slips (out, doc, bracket);
  fill_bracket (out, doc, bracket);
  sv_cup_certificates_fill (out, doc, team);
  return out;
}
