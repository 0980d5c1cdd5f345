/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-teams.h"

SvTeamDoc *
sv_cup_teams_make (const GPtrArray *items, const SvGame *game, const char *name)
{
  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = items->pdata[i];
    if (g_str_equal (item->team->name, name))
      return sv_team_doc_copy (item->team);
  }
  SvTeamDoc *team = sv_team_doc_new (game);
  g_free (team->name);
  team->name = g_strdup (name);
  return team;
}

GMenuModel *
sv_cup_teams_menu (const SvGame *game, const char *action)
{
  g_autoptr (GPtrArray) items = sv_library_items (game, SV_DOCUMENT_TEAM);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = items->pdata[i];
    g_autoptr (GMenuItem) entry = g_menu_item_new (NULL, NULL);
    if (*item->team->name == '\0')
      continue;
    g_menu_item_set_attribute (entry, G_MENU_ATTRIBUTE_LABEL, "s", item->team->name);
    g_menu_item_set_action_and_target (entry, action, "s", item->team->name);
    g_menu_append_item (menu, entry);
  }
  return G_MENU_MODEL (menu);
}
