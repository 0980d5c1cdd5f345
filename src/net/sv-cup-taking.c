/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-taking.h"

#include "sv-cup-changes.h"
#include "sv-cup-json.h"
#include "sv-cup-tables.h"
#include "sv-cup-told.h"
#include "sv-json.h"
#include "sv-sentence.h"

/* Return a fixture and its match as text, to be compared. */
static char *
dup_text (const SvCupDoc *doc, unsigned i)
{
  g_autoptr (JsonObject) fixture = sv_cup_doc_write_fixture (doc, i);
  const SvCupExtra *extra = doc->extras->pdata[i];

  if (extra->match != NULL)
    json_object_set_object_member (fixture, "match", json_object_ref (extra->match));
  return sv_json_write (fixture, FALSE);
}

static gboolean
is_same_text (const SvCupDoc *doc, const SvCupDoc *other, unsigned i)
{
  g_autofree char *here = dup_text (doc, i);
  g_autofree char *there = dup_text (other, i);

  return g_str_equal (here, there);
}

static gboolean
refuse (SvCupVerdict *verdict, SvCupVerdict why, GError **error, const char *sentence)
{
  *verdict = why;
  g_clear_error (error);
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE, sentence);
  return FALSE;
}

static gboolean
refuse_other (const SvCupDoc *doc, unsigned i, SvCupVerdict *verdict, GError **error)
{
  g_autofree char *score = sv_cup_tables_score (sv_cup_fixture (doc->cup, i));
  /* Translators: %s is the result of a match, "3–2". */
  g_autofree char *sentence = sv_sentence (_ ("This match has another result already: %s."), score);

  return refuse (verdict, SV_CUP_CONFLICT, error, sentence);
}

static gboolean
check_cards (const SvCupDoc *doc, const GArray *cards, unsigned goals)
{
  if (cards == NULL)
    return TRUE;
  if (cards->len > goals)
    return FALSE;
  for (guint k = 0; k < cards->len; k++)
    if (g_array_index (cards, unsigned, k) >= doc->game->n_cards)
      return FALSE;
  return TRUE;
}

/* Return whether the game has this mark at a table. */
static gboolean
has_mark (const SvGame *game, unsigned mark)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (game);
  unsigned n = 0;

  while (n < SV_SCORE_SHEET_MARKS && marks[n].label != NULL)
    n++;
  return mark < n;
}

static gboolean
check_marks (const SvCupDoc *doc, const GArray *marks)
{
  for (guint k = 0; marks != NULL && k < marks->len; k++) {
    const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
    if (mark->card >= doc->game->n_cards || !has_mark (doc->game, mark->mark))
      return FALSE;
  }
  return TRUE;
}

/* Check what was sent beside the score: scorers that the team has, for goals that it scored, and
 * marks that the game has. */
static gboolean
check_tally (const SvCupDoc *doc,
             const SvCupProposal *proposal,
             SvCupVerdict *verdict,
             GError **error)
{
  for (unsigned side = 0; side < 2; side++) {
    if (!check_cards (doc, proposal->tally.scorers[side], proposal->result.score[side]))
      return refuse (verdict, SV_CUP_REFUSED, error, _ ("The scorers do not go with the score."));
    if (!check_marks (doc, proposal->tally.marks[side]))
      return refuse (verdict, SV_CUP_REFUSED, error,
                     _ ("This game does not have these cards and injuries."));
  }
  return TRUE;
}

/* Whoever corrects a tally sends all of it. Otherwise the marks stay that are known already. */
static SvCupDoc *
with_tally (const SvCupDoc *doc, const SvCupProposal *proposal, GError **error)
{
  g_auto (SvCupTally) there = { 0 }, tally = { 0 };

  sv_cup_tally_copy (&tally, &proposal->tally);
  sv_cup_tally_read_fixture (&there, doc, proposal->fixture);
  for (unsigned side = 0; proposal->instead == NULL && side < 2; side++)
    if (tally.marks[side] == NULL)
      tally.marks[side] = g_array_ref (there.marks[side]);
  return sv_cup_tally_enter (&tally, doc, proposal->fixture, &proposal->result, error);
}

/* Return whether the sender has seen what stands there, and corrects it. */
static gboolean
corrects (const SvCupProposal *proposal, const SvCupTally *there)
{
  g_autofree char *digest = sv_cup_tally_dup_digest (there, &proposal->result);
  g_auto (GStrv) seen = g_strsplit (proposal->instead != NULL ? proposal->instead : "", " ", -1);

  return g_strv_contains ((const char *const *)seen, digest);
}

/* Decide about a result that stands already: a tally may come to it if there is none, or if it is
 * the one that the sender has seen and corrects. */
static SvCupDoc *
take_tally (const SvCupDoc *doc,
            const SvCupProposal *proposal,
            SvCupVerdict *verdict,
            GError **error)
{
  const SvCupExtra *extra = doc->extras->pdata[proposal->fixture];
  g_auto (SvCupTally) there = { 0 };

  sv_cup_tally_read_fixture (&there, doc, proposal->fixture);
  const gboolean empty = sv_cup_tally_is_empty (&there);
  *verdict = SV_CUP_TAKEN;
  /* A match says itself who scored. */
  if (extra->names[0] != NULL || sv_cup_tally_equal (&there, &proposal->tally))
    return NULL;
  if (empty || corrects (proposal, &there))
    return check_tally (doc, proposal, verdict, error) ? with_tally (doc, proposal, error) : NULL;
  if (proposal->instead != NULL)
    refuse (verdict, SV_CUP_CONFLICT, error,
            _ ("Other scorers, cards or injuries of this match were entered meanwhile."));
  return NULL;
}

static SvCupDoc *
take_result (const SvCupDoc *doc,
             const SvCupProposal *proposal,
             SvCupVerdict *verdict,
             GError **error)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, proposal->fixture);

  if (fixture->result.played) {
    if (!fixture->is_void && sv_cup_same_result (&fixture->result, &proposal->result))
      return take_tally (doc, proposal, verdict, error);
    refuse_other (doc, proposal->fixture, verdict, error);
    return NULL;
  }
  if (!check_tally (doc, proposal, verdict, error))
    return NULL;
  *verdict = SV_CUP_REFUSED;
  SvCupDoc *after = !sv_cup_tally_is_empty (&proposal->tally)
                        ? with_tally (doc, proposal, error)
                        : sv_cup_doc_result (doc, proposal->fixture, &proposal->result, error);
  if (after != NULL)
    *verdict = SV_CUP_TAKEN;
  return after;
}

/* Decide whether the match of @after may come into the fixture: the fixture has no result, or the
 * result of the same match was typed. */
static gboolean
may_store (const SvCupDoc *doc, const SvCupDoc *after, unsigned i)
{
  const SvCupFixture *before = sv_cup_fixture (doc->cup, i);
  const SvCupExtra *extra = doc->extras->pdata[i];

  if (!before->result.played)
    return TRUE;
  return !before->is_void && extra->match == NULL && extra->file == NULL &&
         sv_cup_same_result (&before->result, &sv_cup_fixture (after->cup, i)->result);
}

static SvCupDoc *
take_match (const SvCupDoc *doc,
            const SvCupProposal *proposal,
            SvCupVerdict *verdict,
            GError **error)
{
  const unsigned i = proposal->fixture;
  gsize length;
  const char *text = g_bytes_get_data (proposal->match, &length);

  *verdict = SV_CUP_REFUSED;
  g_autoptr (SvMatchDoc) match = sv_match_doc_read (text, length, NULL, error);
  if (match == NULL)
    return NULL;
  g_autoptr (SvCupDoc) after = sv_cup_doc_match (doc, i, match, error);
  if (after == NULL)
    return NULL;
  if (!sv_cup_fixture (after->cup, i)->result.played) {
    refuse (verdict, SV_CUP_REFUSED, error, _ ("The match is not over."));
    return NULL;
  }
  if (is_same_text (doc, after, i)) {
    *verdict = SV_CUP_TAKEN;
    return NULL;
  }
  if (!may_store (doc, after, i)) {
    refuse_other (doc, i, verdict, error);
    return NULL;
  }
  *verdict = SV_CUP_TAKEN;
  return g_steal_pointer (&after);
}

/* Return the competition with the proposed result, or NULL; see sv_cup_taking_try (). */
static SvCupDoc *
decide (const SvCupDoc *doc, const SvCupProposal *proposal, SvCupVerdict *verdict, GError **error)
{
  const SvCup *cup = doc->cup;

  if (proposal->fixture >= cup->fixtures->len ||
      sv_cup_fixture (cup, proposal->fixture)->board != proposal->board) {
    refuse (verdict, SV_CUP_REFUSED, error, _ ("This match is not one of this board."));
    return NULL;
  }
  return proposal->match != NULL ? take_match (doc, proposal, verdict, error)
                                 : take_result (doc, proposal, verdict, error);
}

SvCupVerdict
sv_cup_taking_try (const SvCupDoc *doc,
                   const SvCupProposal *proposal,
                   SvCupDoc **after,
                   char **sentence)
{
  g_autoptr (GError) error = NULL;
  SvCupVerdict verdict;

  *after = decide (doc, proposal, &verdict, &error);
  *sentence = error != NULL ? g_strdup (error->message) : NULL;
  return verdict;
}
