/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-missing.h"

#include "sv-cup-entering.h"
#include "sv-cup-now.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

int
sv_cup_missing_next (const SvCupDoc *doc, unsigned team)
{
  const SvCupFixture *first = NULL;
  int next = -1;

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const int *teams = doc->meetings[i].teams;
    if ((teams[0] != (int)team && teams[1] != (int)team) || !sv_cup_is_to_come (doc, i))
      continue;
    if (first == NULL || fixture->round < first->round ||
        (fixture->round == first->round && fixture->slot < first->slot)) {
      first = fixture;
      next = (int)i;
    }
  }
  return next;
}

static void
missing_free (SvCupMissing *self)
{
  g_free (self->who);
  g_free (self);
}

GPtrArray *
sv_cup_missing_list (const SvCupDoc *doc, unsigned team)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify)missing_free);

  if (!sv_game_has_season (doc->game))
    return list;
  g_autoptr (SvTeamDoc) now = sv_cup_doc_dup_team (doc, team);
  for (unsigned card = 0; card < now->n_cards; card++) {
    const char *why = sv_game_misses (doc->game, now->fields, card);
    if (why == NULL)
      continue;
    SvCupMissing *missing = g_new0 (SvCupMissing, 1);
    missing->who = sv_team_doc_dup_holder (now, card);
    missing->why = _ (why);
    missing->cause = sv_cup_doc_find_cause (doc, team, card);
    g_ptr_array_add (list, missing);
  }
  return list;
}

GPtrArray *
sv_cup_missing_sentences (const SvCupDoc *doc, unsigned team)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  const int next = sv_cup_missing_next (doc, team);

  if (next < 0)
    return sentences;
  const unsigned other = doc->meetings[next].teams[0] == (int)team ? 1 : 0;
  g_autofree char *opponent = sv_cup_words_side (doc, (unsigned)next, other);
  g_autoptr (GPtrArray) list = sv_cup_missing_list (doc, team);
  for (guint i = 0; i < list->len; i++) {
    const SvCupMissing *missing = list->pdata[i];
    /* Translators: %1$s is a player, or "number 3" without a name; %2$s the other team; %3$s the
     * reason: "red card". */
    g_ptr_array_add (sentences, sv_sentence (_ ("Misses the match against %2$s: %1$s, %3$s."),
                                             missing->who, opponent, missing->why));
  }
  return sentences;
}

char *
sv_cup_missing_line (const SvCupDoc *doc, unsigned team)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GPtrArray) list = sv_cup_missing_list (doc, team);

  for (guint i = 0; i < list->len; i++) {
    const SvCupMissing *missing = list->pdata[i];
    if (i > 0)
      g_string_append (names, "; ");
    /* Translators: a player, and the reason why the player must miss a match: "Charlie (3), red
     * card". */
    sv_sentence_append (names, _ ("%1$s, %2$s"), missing->who, missing->why);
  }
  return list->len > 0 ? sv_sentence (_ ("Must miss this match: %s"), names->str) : NULL;
}
