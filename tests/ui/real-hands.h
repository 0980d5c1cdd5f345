/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* real-hands: mouse and keys of the X server, by xdotool, for what only real events can show: which
 * widget has the keyboard after a click, and what becomes of events that come in one burst.
 *
 * The window under test must be undecorated and alone, so that it lies at 0, 0 and hears the
 * keys. */

#include <gtk/gtk.h>

/* Skips the test and returns TRUE if there is no xdotool. */
static inline gboolean
real_hands_are_tied (void)
{
  g_autofree char *program = g_find_program_in_path ("xdotool");

  if (program == NULL)
    g_test_skip ("xdotool is not installed");
  return program == NULL;
}

/* Let xdotool do this, as its commands with blanks between them; all events of a call come at
 * once. */
G_GNUC_PRINTF (1, 2)
static inline void
real_do (const char *format, ...)
{
  g_autoptr (GError) error = NULL;
  va_list list;

  va_start (list, format);
  g_autofree char *words = g_strdup_vprintf (format, list);
  va_end (list);
  g_autofree char *command = g_strconcat ("xdotool ", words, NULL);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Let the window answer all that was done before. xdotool ends when the server has seen its events,
 * so that they are here after one question to the server. */
static inline void
real_settle (GtkWidget *window)
{
  gdk_display_sync (gtk_widget_get_display (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A point of a widget on the screen. */
static inline graphene_point_t
real_point (GtkWidget *widget, double x, double y)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_root (widget)),
                                           &GRAPHENE_POINT_INIT ((float)x, (float)y), &point));
  return point;
}

/* Go to the point of widget, press and release, all in one burst. */
static inline void
real_click_at (GtkWidget *widget, double x, double y)
{
  const graphene_point_t at = real_point (widget, x, y);

  real_do ("mousemove %d %d click 1", (int)at.x, (int)at.y);
  real_settle (GTK_WIDGET (gtk_widget_get_root (widget)));
}

static inline void
real_click (GtkWidget *widget)
{
  real_click_at (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

/* F10 by its code: newer keyboards know it in several ways, of which xdotool would choose one with
 * Alt. */
#define REAL_F10 "76"

/* Press keys, named as xdotool does: "space Return". */
static inline void
real_keys (GtkWidget *window, const char *names)
{
  real_do ("key %s", names);
  real_settle (window);
}
