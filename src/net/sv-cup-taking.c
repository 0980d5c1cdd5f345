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

/* Check the scorers that were sent: a card that the team has for a goal that it scored. */
static gboolean
check_scorers (const SvCupDoc *doc, const SvCupProposal *proposal)
{
  for (unsigned side = 0; side < 2; side++) {
    const GArray *cards = proposal->scorers[side];
    if (cards == NULL)
      continue;
    if (cards->len > proposal->result.score[side])
      return FALSE;
    for (guint k = 0; k < cards->len; k++)
      if (g_array_index (cards, unsigned, k) >= doc->game->n_cards)
        return FALSE;
  }
  return TRUE;
}

static SvCupDoc *
with_scorers (const SvCupDoc *doc, const SvCupProposal *proposal, GError **error)
{
  const unsigned i = proposal->fixture;
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_autoptr (GArray) home = sv_cup_doc_get_marks (doc, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_marks (doc, i, 1);
  GArray *const scorers[2] = { proposal->scorers[0] != NULL ? proposal->scorers[0] : none,
                               proposal->scorers[1] != NULL ? proposal->scorers[1] : none };
  GArray *const marks[2] = { home, away };

  return sv_cup_doc_counted (doc, i, &proposal->result, scorers, marks, error);
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
      *verdict = SV_CUP_TAKEN;
    else
      refuse_other (doc, proposal->fixture, verdict, error);
    return NULL;
  }
  if (!check_scorers (doc, proposal)) {
    refuse (verdict, SV_CUP_REFUSED, error, _ ("The scorers do not go with the score."));
    return NULL;
  }
  *verdict = SV_CUP_REFUSED;
  SvCupDoc *after = proposal->scorers[0] != NULL || proposal->scorers[1] != NULL
                        ? with_scorers (doc, proposal, error)
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
    refuse (verdict, SV_CUP_REFUSED, error, _ ("This match is not played on this board."));
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
