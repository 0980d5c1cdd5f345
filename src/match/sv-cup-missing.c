/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-cup-missing.h"

#include "sv-cup-now.h"
#include "sv-cup-words.h"

int
sv_cup_missing_next (const SvCupDoc *doc, const SvCupMeeting *meetings, unsigned team)
{
  const SvCupFixture *first = NULL;
  int next = -1;

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const int *teams = meetings[i].teams;
    if ((teams[0] != (int)team && teams[1] != (int)team) ||
        !sv_cup_is_to_come (doc->cup, &meetings[i], i))
      continue;
    if (first == NULL || fixture->round < first->round ||
        (fixture->round == first->round && fixture->slot < first->slot)) {
      first = fixture;
      next = (int)i;
    }
  }
  return next;
}

/* Call add for each player who must miss the next match. */
static void
for_each_missing (const SvCupDoc *doc,
                  const SvCupMeeting *meetings,
                  unsigned team,
                  void (*add) (const char *who, const char *why, gpointer data),
                  gpointer data)
{
  if (doc->game->misses == NULL)
    return;
  g_autoptr (SvTeamDoc) now = sv_cup_doc_dup_team (doc, meetings, team);
  for (unsigned card = 0; card < now->n_cards; card++) {
    const char *why = doc->game->misses (now->fields, card);
    g_autofree char *who = why != NULL ? sv_team_doc_dup_holder (now, card) : NULL;
    if (why != NULL)
      add (who, _ (why), data);
  }
}

typedef struct {
  GPtrArray *sentences;
  const char *opponent;
} Teller;

static void
add_sentence (const char *who, const char *why, gpointer data)
{
  Teller *self = data;

  /* Translators: a player, the other team, and why: "red card". The player may stand as "number 3". */
  g_ptr_array_add (
      self->sentences,
      g_strdup_printf (_ ("Misses the match against %2$s: %1$s, %3$s."), who, self->opponent, why));
}

GPtrArray *
sv_cup_missing_sentences (const SvCupDoc *doc, const SvCupMeeting *meetings, unsigned team)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  const int next = sv_cup_missing_next (doc, meetings, team);

  if (next < 0)
    return sentences;
  const unsigned other = meetings[next].teams[0] == (int)team ? 1 : 0;
  g_autofree char *opponent = sv_cup_words_side (doc, &meetings[next], (unsigned)next, other);
  Teller teller = { sentences, opponent };
  for_each_missing (doc, meetings, team, add_sentence, &teller);
  return sentences;
}

static void
add_name (const char *who, const char *why, gpointer data)
{
  GString *line = data;

  if (line->len > 0)
    g_string_append (line, "; ");
  /* Translators: a player, and why he or she must miss a match: "Charlie (3), red card". */
  g_string_append_printf (line, _ ("%1$s, %2$s"), who, why);
}

char *
sv_cup_missing_line (const SvCupDoc *doc, const SvCupMeeting *meetings, unsigned team)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for_each_missing (doc, meetings, team, add_name, names);
  return names->len > 0 ? g_strdup_printf (_ ("Must miss this match: %s"), names->str) : NULL;
}
