/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-menu.h"

#include <glib/gi18n.h>

#include "sv-games.h"

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

static gboolean
drop_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not at once: the action of the menu comes after it was closed. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, drop_cb, g_object_ref (popover), g_object_unref);
}

void
sv_game_menu_popup (GtkWidget *button, GPtrArray *games, const char *action)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;

  g_return_if_fail (GTK_IS_WIDGET (button) && games != NULL && action != NULL);

  for (guint i = 0; i < games->len; i++) {
    const SvGame *game = g_ptr_array_index (games, i);
    g_autoptr (GMenuItem) item = game != NULL ? g_menu_item_new (_ (game->title), NULL) : NULL;

    if (item == NULL)
      continue;
    g_menu_item_set_action_and_target (item, action, "s", game->id);
    g_menu_append_item (menu, item);
  }
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, button);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (button, "destroy", G_CALLBACK (drop_cb), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}
