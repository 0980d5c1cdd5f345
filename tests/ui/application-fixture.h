/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* application-fixture: windows of a program that runs. */

#include "gtk-fixture.h"
#include "sv-application.h"
#include "window-fixture.h"

static SvApplication *application;

/* For main (): before tests are added. */
static inline void
begin (int *argc, char ***argv)
{
  g_autoptr (GError) error = NULL;

  start_gtk (argc, argv);
  application = sv_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

/* Its result. */
static inline int
run_tests (void)
{
  const int result = g_test_run ();

  g_object_unref (application);
  return result;
}

static inline SvWindow *
new_window (void)
{
  return sv_window_new (GTK_APPLICATION (application));
}

static inline void
show (gpointer window)
{
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (window);
}

/* A window with the start page. */
static inline SvWindow *
start_window (void)
{
  SvWindow *window = new_window ();

  sv_window_show_start (window);
  show (window);
  return window;
}

static inline void
destroy (SvWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}
