/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* figures: what the programs that measure do with clocks and with what they measured. */

#include <glib.h>
#include <stdlib.h>
#include <time.h>

static inline double
figures_now_ms (void)
{
  return (double)g_get_monotonic_time () / 1000;
}

/* Milliseconds of processor time of this program, all threads together. */
static inline double
figures_processor_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* The same of this thread alone. */
static inline double
figures_thread_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static inline int
figures_compare (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

/* Sort n values, of which the middle one is returned. */
static inline double
figures_median (double *values, size_t n)
{
  qsort (values, n, sizeof *values, figures_compare);
  return values[n / 2];
}
