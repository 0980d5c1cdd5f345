/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-window-tables.h"

#include "sv-games.h"
#include "sv-table-file.h"
#include "sv-table-page.h"
#include "sv-table-shelf.h"

#include <glib/gi18n.h>

void
sv_window_tables_show (SvPageWindow *self, SvTable *table)
{
  GtkWidget *page = sv_table_page_new (table);

  if (self->left != SV_AUTO_SAVER (table))
    sv_page_window_listen (self, SV_AUTO_SAVER (table));
  sv_page_window_show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
}

/* Return the table of @game that this window has left and that may not be written yet, or NULL
 * if none. Loading the file again would make two tables that overwrite each other. The table of
 * a match of a competition has another file and does not count. */
static SvTable *
find_left_table (SvPageWindow *self, const SvGame *game)
{
  SvAutoSaver *left = SV_IS_TABLE (self->left) ? self->left : NULL;
  g_autofree char *path = sv_table_shelf_dup_current (game);

  if (g_strcmp0 (left != NULL ? sv_auto_saver_get_path (left) : NULL, path) != 0)
    left = sv_unsaved_bar_find (self->unsaved, path);
  return left != NULL ? SV_TABLE (left) : NULL;
}

/* Show the table page for a match on a printed board: scoreboard, clock and dice. */
static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  g_autoptr (SvTable) table = NULL;
  g_autoptr (GError) error = NULL;
  gboolean again = FALSE;

  if (game == NULL)
    return;
  if (find_left_table (self, game) != NULL)
    table = g_object_ref (find_left_table (self, game));
  else
    table = sv_table_file_load (game, &again, &error);
  if (table == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  sv_window_tables_show (self, table);
  if (again)
    sv_tell (widget, _ ("The table is as you left it. The clock is stopped."));
}

/* Show a table whose match is over and was kept. */
static void
played_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) table = NULL;

  if (SV_IS_TABLE (self->left) && g_strcmp0 (sv_auto_saver_get_path (self->left), path) == 0)
    table = SV_TABLE (g_object_ref (self->left));
  else
    table = sv_table_new_from_file (path, &error);
  if (table == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  sv_window_tables_show (self, table);
}

void
sv_window_tables_install (GtkWidgetClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.table", "s", table_action },
    { "win.played-table", "s", played_table_action },
  };

  sv_page_window_install (klass, actions, G_N_ELEMENTS (actions));
}
