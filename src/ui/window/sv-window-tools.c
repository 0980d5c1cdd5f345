/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window-tools.h"

#include <glib/gi18n.h>

#include "sv-config.h"
#include "sv-games.h"
#include "sv-later.h"
#include "sv-print-dialog.h"
#include "sv-settings.h"
#include "sv-table-look.h"
#include "sv-table-page.h"
#include "sv-wall-window.h"

/* Keys of the window's data */
static const char WALL[] = "sv-wall-window";
static const char TABLE[] = "sv-table"; /* that is shown */
/* Keys of a page's data */
static const char TITLE[] = "sv-title";
static const char ACTIONS[] = "sv-actions";

GtkWindow *
sv_window_tools_get_wall (SvWindow *window)
{
  return g_object_get_data (G_OBJECT (window), WALL);
}

static void
wall_closed_cb (SvWindow *window)
{
  g_object_set_data (G_OBJECT (window), WALL, NULL);
}

static void
scoreboard_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *window = SV_WINDOW (widget);
  GtkWindow *wall = sv_window_tools_get_wall (window);

  if (wall == NULL) {
    SvTable *table = g_object_get_data (G_OBJECT (window), TABLE);
    wall = GTK_WINDOW (table != NULL ? sv_wall_window_new_for_table (table)
                                     : sv_wall_window_new (sv_window_get_match (window)));
    g_object_set_data (G_OBJECT (window), WALL, wall);
    g_signal_connect_object (wall, "destroy", G_CALLBACK (wall_closed_cb), window,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_window_destroy), wall,
                             G_CONNECT_SWAPPED);
    sv_wall_window_fill (SV_WALL_WINDOW (wall), GTK_WINDOW (window));
  }
  gtk_window_present (wall);
}

/* The sheets of the match that is shown, else of the first game with standard teams. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));
  SvPrintDialog *dialog;

  if (match != NULL) {
    const SvMatchDoc *doc = sv_match_get_doc (match);
    dialog = sv_print_dialog_new (GTK_WINDOW (widget), doc->game, sv_match_get_setup (match),
                                  doc->teams[0], doc->teams[1]);
  } else {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
    dialog = sv_print_dialog_new (GTK_WINDOW (widget), variant->game, variant->setup, NULL, NULL);
  }
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (g_object_get_data (G_OBJECT (window), TABLE) != NULL) {
    /* At the table it is the scoreboard that everybody looks at. */
    scoreboard_action (widget, name, NULL);
    gtk_window_fullscreen (sv_window_tools_get_wall (SV_WINDOW (widget)));
    return;
  }
  if (gtk_window_is_fullscreen (window)) {
    gtk_window_unfullscreen (window);
  } else {
    gtk_window_fullscreen (window);
    sv_window_tell (SV_WINDOW (widget), _ ("Press F11 to leave full screen."));
  }
}

/* Scoreboard, clock and dice beside a board on a real table. */
static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *window = SV_WINDOW (widget);
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) table = NULL;
  gboolean again = FALSE;
  GtkWidget *page;

  if (game == NULL)
    return;
  table = sv_table_look_load (game, &again, &error);
  if (table == NULL) {
    sv_window_tell (window, error->message);
    return;
  }
  page = sv_table_page_new (table);
  g_signal_connect_object (page, "told", G_CALLBACK (sv_window_tell), window, G_CONNECT_SWAPPED);
  sv_window_show_tool (window, page, "table", _ ("At the Table"),
                       sv_table_page_get_actions (SV_TABLE_PAGE (page)));
  g_object_set_data_full (G_OBJECT (window), TABLE, g_object_ref (table), g_object_unref);
  gtk_widget_action_set_enabled (widget, "win.scoreboard", TRUE);
  if (sv_window_tools_get_wall (window) != NULL)
    sv_wall_window_set_table (SV_WALL_WINDOW (sv_window_tools_get_wall (window)), table);
  gtk_widget_grab_focus (page);
  if (again)
    sv_window_tell (window, _ ("The table is as you left it. The clock stands still."));
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
make_menu_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

static void
show_icon (GtkWidget *window)
{
  gtk_window_set_icon_name (GTK_WINDOW (window), SV_APP_ID);
}

void
sv_window_tools_add (SvWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GObject *button = gtk_widget_get_template_child (widget, SV_TYPE_WINDOW, "menu_button");
  GObject *menu = gtk_widget_get_template_child (widget, SV_TYPE_WINDOW, "menu");

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_menu_cb,
                                         g_object_ref (menu), g_object_unref);
  sv_later (GTK_WIDGET (window), show_icon);
}

void
sv_window_tools_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.scoreboard", NULL, scoreboard_action);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_action);
  gtk_widget_class_install_action (widget_class, "win.table", "s", table_action);
  gtk_widget_class_bind_template_child_full (widget_class, "menu_button", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "menu", FALSE, 0);
}

void
sv_window_tools_follow (SvWindow *window, SvMatch *match)
{
  GtkWindow *wall = sv_window_tools_get_wall (window);

  g_object_set_data (G_OBJECT (window), TABLE, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.scoreboard", match != NULL);
  if (wall != NULL && match != NULL)
    sv_wall_window_set_match (SV_WALL_WINDOW (wall), match);
}

void
sv_window_tools_keep_size (GtkWindow *window)
{
  GSettings *settings = sv_settings ();
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (width <= 0 || height <= 0 || gtk_window_is_fullscreen (window))
    return;
  g_settings_set_int (settings, "window-width", CLAMP (width, 300, 20000));
  g_settings_set_int (settings, "window-height", CLAMP (height, 300, 20000));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}

void
sv_window_tools_set_page (GtkWidget *page, const char *title, GActionGroup *actions)
{
  g_object_set_data_full (G_OBJECT (page), TITLE, g_strdup (title), g_free);
  g_object_set_data_full (G_OBJECT (page), ACTIONS, g_object_ref (actions), g_object_unref);
}

const char *
sv_window_tools_get_title (GtkWidget *page)
{
  return g_object_get_data (G_OBJECT (page), TITLE);
}

GActionGroup *
sv_window_tools_get_actions (GtkWidget *page)
{
  return g_object_get_data (G_OBJECT (page), ACTIONS);
}
