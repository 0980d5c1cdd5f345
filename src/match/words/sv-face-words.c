/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-face-words.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"

#include <glib/gi18n-lib.h>

enum { FEW_FACES = 3 };

/* Return numbers in words: "4, 5 or 6". */
static char *
dup_list (const int *numbers, unsigned n)
{
  g_autofree char *text = g_strdup_printf ("%d", numbers[0]);

  for (unsigned i = 1; i < n; i++) {
    g_autofree char *before = g_steal_pointer (&text);
    /* Translators: numbers on a die, e.g. "4, 5 or 6"; %d is the last of them, %s those before
     * it. */
    text = sv_sentence (i + 1 == n ? _ ("%s or %d") : _ ("%s, %d"), before, numbers[i]);
  }
  return g_steal_pointer (&text);
}

char *
sv_die_faces_dup_words (const SvDieFace faces[SV_DIE_FACES + 1], int side)
{
  int good[SV_DIE_FACES];
  unsigned n_good = 0, n_possible = 0, n_after = 0;
  gboolean known = FALSE;

  for (int k = 1; k <= SV_DIE_FACES; k++) {
    n_possible += faces[k].possible;
    known = known || faces[k].good >= 0;
    if (faces[k].good == side)
      good[n_good++] = k;
    n_after = n_good > 0 && faces[k].possible ? n_after + 1 : 0;
  }
  if (!known)
    return NULL;
  if (n_good == n_possible)
    return g_strdup (_ ("Every throw"));
  if (n_good == 0)
    return g_strdup (_ ("No throw"));
  if (n_good > FEW_FACES && n_after == n_good)
    return g_strdup_printf (_ ("%d or more"), good[0]);
  return dup_list (good, n_good);
}

char *
sv_die_faces_dup_specials (SvMatch *match, const SvDieFace faces[SV_DIE_FACES + 1])
{
  const SvSituation *shown = sv_shown (match);
  GString *text = g_string_new (NULL);
  gboolean said[SV_DIE_FACES + 1] = { FALSE };

  for (int k = 1; k <= SV_DIE_FACES; k++) {
    if (!faces[k].marked || said[k])
      continue;
    g_autofree char *name =
        sv_match_dup_outcome (match, &shown->node, shown->view.attacking, &faces[k].outcome);
    g_string_append_printf (text, "%s%d", text->len > 0 ? " · " : "", k);
    for (int j = k + 1; j <= SV_DIE_FACES; j++) {
      g_autofree char *other =
          faces[j].marked
              ? sv_match_dup_outcome (match, &shown->node, shown->view.attacking, &faces[j].outcome)
              : NULL;
      said[j] = said[j] || g_strcmp0 (name, other) == 0;
      if (g_strcmp0 (name, other) == 0)
        g_string_append_printf (text, ", %d", j);
    }
    g_string_append_printf (text, ": %s", name);
  }
  return g_string_free (text, FALSE);
}

char *
sv_match_dup_counts (SvMatch *match)
{
  const SvSituation *shown = sv_shown (match);
  SvNotes counts;

  sv_game_counts (shown->game, shown->setup, shown->state, &counts);
  g_autoptr (GPtrArray) lines = sv_match_say_notes (match, &shown->view, &counts);
  return sv_report_lines_join (lines, "", "\n");
}

char *
sv_match_dup_odds (SvMatch *match)
{
  const SvSituation *shown = sv_shown (match);
  g_autoptr (GString) text = g_string_new (NULL);
  SvOdds odds;

  sv_odds (shown->game, shown->setup, shown->state, &odds);
  /* Nothing hangs on the odds of the toss. */
  for (unsigned i = 0; i < odds.n && odds.n > 1 && shown->view.stage != SV_STAGE_SETUP; i++) {
    g_autofree char *name =
        sv_match_dup_outcome (match, &shown->node, shown->view.attacking, &odds.outcomes[i]);

    if (text->len > 0)
      g_string_append_c (text, '\n');
    /* Translators: what may come of a throw, and how likely it is: "Goal: 25 %". */
    sv_sentence_append (text, _ ("%s: %d %%"), name, (int)sv_odds_percent (&odds.outcomes[i]));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
