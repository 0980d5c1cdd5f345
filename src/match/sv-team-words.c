/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-words.h"

#include <glib/gi18n-lib.h>

#include "sv-store-error.h"

char *
sv_team_words_points (const SvBudget *budget)
{
  if (budget->total == SV_FIELD_NULL)
    /* Translators: a sum that may be anything, e.g. "Attack points: 14". */
    return g_strdup_printf (_ ("%s: %d"), _ (budget->label), budget->used);
  /* Translators: what is spent of what must be spent, e.g. "Attack points: 13/14". */
  return g_strdup_printf (_ ("%1$s: %2$d/%3$d"), _ (budget->label), budget->used, budget->total);
}

char *
sv_team_words_points_fault (const SvBudget *budget)
{
  const int left = budget->total - budget->used;

  if (budget->total == SV_FIELD_NULL || left == 0)
    return NULL;
  if (left > 0)
    return g_strdup_printf (ngettext ("%d point left", "%d points left", (unsigned)left), left);
  return g_strdup_printf (ngettext ("%d point too many", "%d points too many", (unsigned)-left),
                          -left);
}

/* What else the rules find wrong with the team. */
static void
add_reason (GString *state, const SvGame *game, const void *setup)
{
  SvFault fault;

  if (sv_game_check (game, setup, &fault) || !g_str_has_prefix (fault.path, "teams[0]"))
    return;
  g_autofree char *reason = sv_fault_dup_reason (&fault);
  /* Translators: %s is what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  g_string_append_printf (state, _ ("This is not possible together: %s."), reason);
  g_string_append_c (state, ' ');
}

char *
sv_team_words_state (const SvTeamDoc *team, const void *setup, const SvBudget *budgets, unsigned n)
{
  g_autoptr (GString) state = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++) {
    g_autofree char *fault = sv_team_words_points_fault (&budgets[i]);

    if (fault == NULL)
      continue;
    /* Translators: a sum and what is wrong with it, e.g. "Attack points: 1 point left." */
    g_string_append_printf (state, _ ("%s: %s."), _ (budgets[i].label), fault);
    g_string_append_c (state, ' ');
  }
  if (state->len == 0)
    add_reason (state, team->game, setup);
  g_string_append (state, state->len > 0 ? _ ("The team is kept, but cannot play yet.")
                                         : _ ("The team is ready to play."));
  return g_string_free (g_steal_pointer (&state), FALSE);
}

char *
sv_team_words_taken (const SvPlayerListResult *result)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (
      words, ngettext ("%u player was taken over.", "%u players were taken over.", result->n_taken),
      result->n_taken);
  if (result->n_skipped > 0)
    g_string_append_printf (words, " %s", (const char *)g_ptr_array_index (result->skipped, 0));
  if (result->n_skipped > 1)
    g_string_append_printf (words,
                            ngettext (" (And %u more.)", " (And %u more.)", result->n_skipped - 1),
                            result->n_skipped - 1);
  return g_string_free (g_steal_pointer (&words), FALSE);
}
