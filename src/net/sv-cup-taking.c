/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-taking.h"

#include "sv-cup-tables.h"
#include "sv-sentence.h"

/* Return the match of the proposal with its result in *@result; NULL with an error if it is no
 * match document, or the match is not over. */
static SvMatchDoc *
read_match (GBytes *bytes, SvCupResult *result, GError **error)
{
  g_autoptr (SvMatchDoc) match =
      sv_match_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, error);
  SvView view;

  if (match == NULL)
    return NULL;
  match->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &view);
  sv_cup_result_of (&view, result);
  if (result->played)
    return g_steal_pointer (&match);
  sv_store_error_set (error, SV_STORE_ERROR_VALUE, "", _ ("the match is not over yet"));
  return NULL;
}

/* Return the competition with the proposed result, or NULL with an error. */
static SvCupDoc *
enter (const SvCupDoc *doc,
       const SvCupProposal *proposal,
       const SvMatchDoc *match,
       const SvCupResult *result,
       GError **error)
{
  GArray *const *scorers = proposal->scorers;

  if (match != NULL)
    return sv_cup_doc_match (doc, proposal->fixture, match, error);
  if (scorers[0] == NULL && scorers[1] == NULL)
    return sv_cup_doc_result (doc, proposal->fixture, result, error);
  g_autoptr (GArray) no_cards = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_autoptr (GArray) no_marks = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
  return sv_cup_doc_counted (doc, proposal->fixture, result,
                             (GArray *[]){ scorers[0] != NULL ? scorers[0] : no_cards,
                                           scorers[1] != NULL ? scorers[1] : no_cards },
                             (GArray *[]){ no_marks, no_marks }, error);
}

SvCupVerdict
sv_cup_taking_try (const SvCupDoc *doc,
                   const SvCupProposal *proposal,
                   SvCupDoc **after,
                   char **sentence)
{
  g_autoptr (SvMatchDoc) match = NULL;
  g_autoptr (GError) error = NULL;
  SvCupResult result = proposal->result;

  *after = NULL;
  *sentence = NULL;
  if (proposal->fixture >= doc->cup->fixtures->len ||
      sv_cup_fixture (doc->cup, proposal->fixture)->board != proposal->board) {
    *sentence = g_strdup (_ ("This match is not played on this board."));
    return SV_CUP_REFUSED;
  }
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, proposal->fixture);
  if (proposal->match != NULL) {
    match = read_match (proposal->match, &result, &error);
    if (match == NULL) {
      *sentence = sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
      return SV_CUP_REFUSED;
    }
  }
  if (fixture->result.played) {
    const SvCupExtra *extra = doc->extras->pdata[proposal->fixture];
    const gboolean same = sv_cup_same_result (&fixture->result, &result);
    if (same && (match == NULL || extra->match != NULL))
      return SV_CUP_TAKEN;
    /* the whole match joins the result that was typed before it came */
    if (same)
      *after = enter (doc, proposal, match, &result, NULL);
    if (same)
      return SV_CUP_TAKEN;
    g_autofree char *score = sv_cup_tables_score (fixture);
    /* Translators: %s is the result of a match, "3–2". */
    *sentence = sv_sentence (_ ("This match has another result already: %s."), score);
    return SV_CUP_CONFLICT;
  }
  *after = enter (doc, proposal, match, &result, &error);
  if (*after != NULL)
    return SV_CUP_TAKEN;
  *sentence = sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
  return SV_CUP_REFUSED;
}
