/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-places.h"

#include "sv-cup-bracket.h"
#include "sv-cup-now.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

enum { LAST_PLACE = 3 };

/* Return whether a match for third place has no winner yet. */
static gboolean
lacks_third (const SvCupDoc *doc)
{
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    if (sv_cup_is_for_third (sv_cup_fixture (doc->cup, i)) &&
        doc->meetings[i].winner == SV_CUP_UNKNOWN)
      return TRUE;
  return FALSE;
}

/* Return the fixture of the final, or -1 if the competition is a league. */
static int
find_final (const SvCupDoc *doc)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);

  return bracket->final;
}

gboolean
sv_cup_places_are_settled (const SvCupDoc *doc)
{
  const int final = find_final (doc);

  return final < 0 ? sv_cup_is_group_complete (doc->cup, 0)
                   : doc->meetings[final].winner != SV_CUP_UNKNOWN && !lacks_third (doc);
}

GArray *
sv_cup_places_list (const SvCupDoc *doc)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (SvCupLine));
  const int final = find_final (doc);
  const unsigned last = lacks_third (doc) ? LAST_PLACE - 1 : LAST_PLACE;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  if (final < 0 ? !sv_cup_is_group_complete (doc->cup, 0) : doc->meetings[final].winner < 0)
    return places;
  const unsigned n =
      final < 0 ? sv_cup_table (doc->cup, 0, lines) : sv_cup_knockout_table (doc->cup, lines);
  for (unsigned i = 0; i < n; i++)
    if (lines[i].rank > 0 && lines[i].rank <= last &&
        !sv_cup_is_withdrawn (doc->cup, lines[i].team))
      g_array_append_val (places, lines[i]);
  return places;
}

/* Return the winner, or all teams that share the first place, "Fox, Owl"; "" while that is not
 * known. Set @n to their number. Free with g_free (). */
static char *
dup_winners (const SvCupDoc *doc, unsigned *n)
{
  g_autoptr (GArray) places = sv_cup_places_list (doc);
  g_autoptr (GString) names = g_string_new (NULL);

  for (*n = 0; *n < places->len && g_array_index (places, SvCupLine, *n).rank == 1; ++*n) {
    g_autofree char *name = sv_cup_words_team (doc, g_array_index (places, SvCupLine, *n).team);
    sv_sentence_append (names, "%s%s", *n > 0 ? ", " : "", name);
  }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Count the matches that have a result, and those that are over or to come. */
static void
count_played (const SvCupDoc *doc, unsigned *played, unsigned *all)
{
  *played = *all = 0;
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const gboolean settled = sv_cup_is_settled (sv_cup_fixture (doc->cup, i));
    *played += settled;
    *all += settled || sv_cup_is_to_come (doc, i);
  }
}

char *
sv_cup_places_state (const SvCupDoc *doc)
{
  unsigned winners, played, all;
  g_autofree char *names = dup_winners (doc, &winners);

  count_played (doc, &played, &all);
  if (winners > 0)
    return sv_sentence (_ ("won by %s"), names);
  /* Translators: numbers of matches. */
  return sv_sentence (_ ("%1$u of %2$u played"), played, all);
}

char *
sv_cup_places_title (const SvCupDoc *doc)
{
  unsigned n;
  g_autofree char *names = dup_winners (doc, &n);

  return n == 0   ? NULL
         : n == 1 ? sv_sentence (_ ("%s wins!"), names)
                  /* Translators: a list of teams, "Fox, Owl". */
                  : sv_sentence (_ ("Together in first place: %s"), names);
}
