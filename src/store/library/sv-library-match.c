/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-library.h"

#include "sv-json.h"

#include <string.h>

/* What a match that is over leaves to the teams of the user. */

static gboolean
is_over (const SvMatchDoc *match)
{
  SvNode node;

  match->game->node (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &node);
  return node.kind == SV_NODE_OVER;
}

/* An unnamed team is a standard one, and nobody's. */
static gboolean
is_named (const SvTeamDoc *team)
{
  return *team->name != '\0';
}

gboolean
sv_library_can_keep_match (const SvMatchDoc *match)
{
  g_return_val_if_fail (match != NULL, FALSE);

  return match->game->after_match && match->game->n_team_fields > 0 && is_over (match) &&
         (is_named (match->teams[0]) || is_named (match->teams[1]));
}

/* The user's team of that name, or a copy of the one that played. */
static SvLibraryItem *
find_team (const SvTeamDoc *team)
{
  g_autoptr (GPtrArray) teams = sv_library_teams (team->game, NULL);

  for (guint i = 0; i < teams->len; i++) {
    SvLibraryItem *item = teams->pdata[i];
    if (item->path && strcmp (item->team->name, team->name) == 0)
      return g_ptr_array_steal_index (teams, i);
  }
  SvLibraryItem *copy = g_new0 (SvLibraryItem, 1);
  copy->team = sv_team_doc_copy (team);
  return copy;
}

gboolean
sv_library_keep_match (const SvMatchDoc *match, GError **error)
{
  g_return_val_if_fail (sv_library_can_keep_match (match), FALSE);

  const void *setup = sv_history_get_setup (match->history);
  const void *state = sv_history_get_state (match->history);
  for (unsigned side = 0; side < 2; side++) {
    if (!is_named (match->teams[side]))
      continue;
    g_autoptr (SvLibraryItem) item = find_team (match->teams[side]);
    match->game->after_match (setup, state, side, item->team->fields);
    g_autofree char *text = sv_library_item_write (item);
    if (item->path ? !sv_json_save_file (item->path, text, error) : !sv_library_keep (item, error))
      return FALSE;
  }
  return TRUE;
}
