/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* time-fixture: a time that goes on when the test says so, and signals that are counted. */

#include <glib.h>

/* An SvTimeSource; data: microseconds, of gint64. */
static inline gint64
fake_time (gpointer data)
{
  return *(gint64 *)data;
}

/* To be connected swapped. */
static inline void
count_cb (int *count)
{
  ++*count;
}
