/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Starts GTK for a test of windows, which any warning ends. */

#include "old-quarks.h"

#include <gtk/gtk.h>

/* GTK 4.24 says this of its own frames now and then, also of a window in which there is nothing. */
static inline bool
is_warning_of_gtk (const char *domain, const char *sentence)
{
  return g_strcmp0 (domain, "Gdk") == 0 &&
         g_str_has_prefix (sentence, "gdk_frame_timings_submitted()");
}

static inline void
judge_warning (const char *domain, GLogLevelFlags level, const char *sentence, gpointer data)
{
  g_log_default_handler (domain, level, sentence, NULL);
  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0 &&
      !is_warning_of_gtk (domain, sentence))
    abort ();
}

static inline void
start_gtk (int *argc, char ***argv)
{
  keep_old_quarks ();
  gtk_test_init (argc, argv, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_default_handler (judge_warning, NULL);
}
