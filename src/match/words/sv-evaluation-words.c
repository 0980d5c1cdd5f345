/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "sv-evaluation-words.h"

#include "sv-match-words.h"
#include "sv-reason.h"
#include "sv-sentence.h"

typedef guint64 State[SV_MAX_STATE / 8];

char *
sv_evaluation_dup_goals (double goals, int decimals)
{
  g_autofree char *number = g_strdup_printf ("%.*f", decimals, fabs (goals));

  /* A value that is rounded to 0 has no sign. */
  if (number[strspn (number, "0.,")] == '\0')
    return g_steal_pointer (&number);
  return g_strconcat (goals < 0 ? "−" : "+", number, NULL);
}

/* Return a sentence if event @i is better than event @k for the next attack, or NULL. */
static char *
dup_next (SvMatch *match, const SvEvaluation *evaluation, unsigned i, unsigned k, int side)
{
  const int who = sv_evaluation_find_next (evaluation, i, k, side);

  if (who < 0)
    return NULL;
  /* Translators: a team's name; the goals that it can expect after the better event, and after
   * the other event. */
  return sv_sentence (_ ("If %s attacks next, it can expect %.2f goals instead of %.2f."),
                      sv_match_get_team_name (match, who), evaluation->events[i].next[who].value,
                      evaluation->events[k].next[who].value);
}

char *
sv_evaluation_dup_reason (
    SvMatch *match, const void *state, const SvEvaluation *evaluation, unsigned i, unsigned k)
{
  const SvGame *game = sv_match_get_game (match);
  const void *setup = sv_match_get_setup (match);
  State better, worse;
  SvNotes notes;
  SvNode node;
  SvView view;

  game->node (setup, state, &node);
  if (sv_game_has_secrets (game, setup, state, node.side))
    return NULL;
  sv_evaluation_end (evaluation, i, game, setup, state, better);
  sv_evaluation_end (evaluation, k, game, setup, state, worse);
  sv_reason (game, setup, better, worse, node.side, &notes);
  if (notes.n == 0)
    return dup_next (match, evaluation, i, k, node.side);
  game->view (setup, better, &view);
  g_autoptr (GPtrArray) lines = sv_match_say_notes (match, &view, &notes);
  return sv_report_lines_join (lines, "", " ");
}
