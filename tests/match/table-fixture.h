/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* table-fixture: a table whose time is the test's own. */

#include "sv-table.h"
#include "time-fixture.h"

/* Let the time of the period run out. */
static inline void
run_out (SvTable *table)
{
  SvClock *clock = sv_table_get_clock (table);
  static gint64 now_us = 1000; /* the clock looks at it ever after */

  sv_clock_set_source (clock, fake_time, &now_us);
  sv_clock_set_paused (clock, FALSE);
  while (!sv_clock_get_expired (clock)) {
    now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
  sv_clock_set_paused (clock, TRUE);
}
