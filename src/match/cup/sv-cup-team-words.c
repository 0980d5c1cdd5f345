/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-team-words.h"

#include "sv-cup-places.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

static const SvCupLine *
find_line (const SvCupLine *lines, unsigned n, unsigned team)
{
  for (unsigned i = 0; i < n; i++)
    if (lines[i].team == team)
      return &lines[i];
  return NULL;
}

char *
sv_cup_words_standing (const SvCupDoc *doc, unsigned team)
{
  const SvCup *cup = doc->cup;
  SvCupLine lines[SV_CUP_MAX_TEAMS];
  const unsigned group = sv_cup_group_of (cup, team);

  if (sv_cup_is_withdrawn (cup, team))
    return g_strdup (_ ("Withdrawn"));
  if (group < cup->n_groups) {
    const unsigned n = sv_cup_table (cup, group, lines);
    const SvCupLine *line = find_line (lines, n, team);
    return g_strdup_printf (ngettext ("Place %u of %u, with %d point.",
                                      "Place %u of %u, with %d points.",
                                      (gulong)ABS (line->points)),
                            line->rank, n, line->points);
  }
  const unsigned n = sv_cup_knockout_table (cup, lines);
  const SvCupLine *line = find_line (lines, n, team);
  if (line == NULL)
    return g_strdup ("");
  return g_strdup_printf (sv_cup_places_are_settled (doc) ? _ ("Place %u of %u.")
                                                          : _ ("Place %u of %u so far."),
                          line->rank, n);
}

char *
sv_cup_words_sum (const SvCup *cup, const GArray *outings)
{
  SvCupLine sum = { 0 };

  for (guint i = 0; i < outings->len; i++) {
    const SvCupOuting *outing = &g_array_index (outings, SvCupOuting, i);
    sv_cup_line_add (&sum, cup, &sv_cup_fixture (cup, outing->fixture)->result, outing->side);
  }
  g_autofree char *difference = sv_cup_words_difference (&sum);
  return sv_sentence (_ ("%1$u played: %2$u won, %3$u drawn, %4$u lost; goals %5$u–%6$u (%7$s)."),
                      sum.won + sum.drawn + sum.lost, sum.won, sum.drawn, sum.lost, sum.goals[0],
                      sum.goals[1], difference);
}

char *
sv_cup_words_outing (const SvCupDoc *doc, const SvCupOuting *outing)
{
  const SvCupResult *result = &sv_cup_fixture (doc->cup, outing->fixture)->result;
  const unsigned own = result->score[outing->side], other = result->score[1 - outing->side];
  g_autofree char *name = sv_cup_words_side (doc, outing->fixture, 1 - outing->side);

  if (result->how == SV_CUP_NOBODY_CAME)
    return sv_sentence (_ ("Lost against %s, because nobody came"), name);
  if (result->how == SV_END_PENALTIES)
    return sv_sentence (outing->result > 0 ? _ ("Won on penalties against %s after %u–%u")
                                           : _ ("Lost on penalties against %s after %u–%u"),
                        name, own, other);
  return outing->result > 0    ? sv_sentence (_ ("Won %u–%u against %s"), own, other, name)
         : outing->result == 0 ? sv_sentence (_ ("Drawn %u–%u against %s"), own, other, name)
                               : sv_sentence (_ ("Lost %u–%u against %s"), own, other, name);
}
