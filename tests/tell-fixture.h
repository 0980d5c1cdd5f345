/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* tell-fixture: a teller that nobody has to wait for. */

#include "sv-announcer.h"

/* Let the time be over that somebody waits for. */
static inline void
run_out (gpointer whose)
{
  GSource *timer = g_main_context_find_source_by_user_data (NULL, whose);

  g_assert_nonnull (timer);
  g_source_ref (timer);
  g_source_set_ready_time (timer, 0);
  while (!g_source_is_destroyed (timer))
    g_main_context_iteration (NULL, FALSE);
  g_source_unref (timer);
}

/* Let the time be over that the teller gives to what it tells. */
static inline void
hear (SvAnnouncer *announcer)
{
  run_out (announcer);
}
