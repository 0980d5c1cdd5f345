/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-suggester.h"

#include "sv-board-file.h"
#include "sv-sentence.h"
#include "sv-team-words.h"

#include <glib/gi18n.h>
#include <math.h>

typedef struct {
  const SvGame *game;
  gpointer setup; /* owned */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  sv_setup_free (question->game, question->setup);
  g_free (question);
}

static gpointer
find (SvJob *job, gpointer order, GError **error)
{
  const Question *question = order;

  return sv_suggestion_find (question->game, question->setup, sv_job_get_cancellable (job), error);
}

void
sv_suggester_find (
    SvJob **place, const SvGame *game, const void *setup, SvSuggesterFound found, gpointer owner)
{
  const SvJobKind kind = { .work = find,
                           .free_order = question_free,
                           .done = found,
                           .free_answer = (GDestroyNotify)g_array_unref };
  Question *question = g_new (Question, 1);

  *question = (Question){ game, sv_setup_copy (game, setup) };
  sv_job_start (place, &kind, question, owner);
}

/* How many of 100 matches are won, drawn and lost. */
typedef struct {
  int win, draw, lose;
} Shares;

static Shares
round_shares (const SvSuggestion *suggestion)
{
  const int win = (int)lround (100 * suggestion->balance.chance.win);
  const int lose = (int)lround (100 * suggestion->balance.chance.lose);

  return (Shares){ win, MAX (100 - win - lose, 0), lose };
}

char *
sv_suggester_dup_change (const SvCardChange *change)
{
  return g_strdup_printf ("%d → %d", change->from, change->to);
}

char *
sv_suggester_dup_result (const SvSuggestion *suggestion)
{
  const Shares shares = round_shares (suggestion);

  return g_strdup_printf ("%d · %d · %d", shares.win, shares.draw, shares.lose);
}

char *
sv_suggester_dup_words (const SvTeamDoc *team, const SvSuggestion *suggestion)
{
  const Shares shares = round_shares (suggestion);
  GString *words = g_string_new (NULL);

  for (unsigned i = 0; i < suggestion->n_changes; i++) {
    const SvCardChange *change = &suggestion->changes[i];
    g_autofree char *card = sv_team_words_card (team, change->power.card);
    /* Translators: "Attack power of Robin: 3 instead of 2." */
    sv_sentence_append (words, _ ("%s of %s: %d instead of %d."), _ (change->power.field->label),
                        card, change->to, change->from);
    g_string_append_c (words, ' ');
  }
  g_string_append_printf (words, _ ("Wins %d, draws %d, loses %d of 100."), shares.win, shares.draw,
                          shares.lose);
  return g_string_free (words, FALSE);
}

void
sv_suggester_apply (SvTeamDoc *team, const SvSuggestion *suggestion)
{
  for (unsigned i = 0; i < suggestion->n_changes; i++) {
    const SvCardChange *change = &suggestion->changes[i];
    sv_field_set (change->power.field, sv_team_doc_card_values (team, change->power.card),
                  change->to);
  }
}
