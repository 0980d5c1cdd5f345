/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-menu.h"

#include <glib/gi18n.h>

#include "sv-games.h"
#include "sv-widgets.h"

GPtrArray *
sv_game_menu_fill (GtkDropDown *choice, gboolean all)
{
  GPtrArray *offered = g_ptr_array_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if (!(*game)->offered)
      continue;
    gtk_string_list_append (titles, _ ((*game)->title));
    g_ptr_array_add (offered, (gpointer)(uintptr_t)*game);
  }
  if (all && offered->len > 1) {
    const char *const first[] = { _ ("All games"), NULL };

    gtk_string_list_splice (titles, 0, 0, first);
    g_ptr_array_insert (offered, 0, NULL);
  }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (titles));
  return offered;
}

void
sv_game_menu_popup (GtkWidget *button, GPtrArray *games, const char *action)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < games->len; i++) {
    const SvGame *game = g_ptr_array_index (games, i);
    g_autoptr (GMenuItem) item = game != NULL ? g_menu_item_new (_ (game->title), NULL) : NULL;

    if (item == NULL)
      continue;
    g_menu_item_set_action_and_target (item, action, "s", game->id);
    g_menu_append_item (menu, item);
  }
  sv_widget_popup_menu (button, G_MENU_MODEL (menu));
}
