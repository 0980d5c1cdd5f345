/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window-tools.h"

#include <glib/gi18n.h>

#include "sv-games.h"
#include "sv-print-dialog.h"
#include "sv-wall-window.h"

static const char WALL[] = "sv-wall-window"; /* key of the window's data */

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
    wall = GTK_WINDOW (sv_wall_window_new (sv_window_get_match (window)));
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

  if (gtk_window_is_fullscreen (window)) {
    gtk_window_unfullscreen (window);
  } else {
    gtk_window_fullscreen (window);
    sv_window_tell (SV_WINDOW (widget), _ ("Press F11 to leave full screen."));
  }
}

void
sv_window_tools_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.scoreboard", NULL, scoreboard_action);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

void
sv_window_tools_follow (SvWindow *window, SvMatch *match)
{
  GtkWindow *wall = sv_window_tools_get_wall (window);

  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.scoreboard", match != NULL);
  if (wall != NULL && match != NULL)
    sv_wall_window_set_match (SV_WALL_WINDOW (wall), match);
}
