/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* life: what a process that runs for long has in its hands, printed at ten moments of its way. */

#include <glib.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Kibibytes that are resident. */
static inline guint
life_resident (void)
{
  g_autofree char *text = NULL;
  unsigned long total = 0, resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%lu %lu", &total, &resident);
  return (guint)(resident * (unsigned long)sysconf (_SC_PAGESIZE) / 1024);
}

/* Descriptors that are open, less the one that counts them. */
static inline guint
life_descriptors (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n - 1;
}

/* After step i of n of what is named so. */
static inline void
life_tell (const char *what, unsigned i, unsigned n)
{
  const unsigned tenth = MAX (n / 10, 1);

  if ((i + 1) % tenth == 0) {
    const struct mallinfo2 heap = mallinfo2 ();

    g_printerr ("%s %u: %u KiB resident, %zu KiB allocated in small pieces and %zu in large ones, "
                "%u descriptors\n",
                what, i + 1, life_resident (), heap.uordblks / 1024, heap.hblkhd / 1024,
                life_descriptors ());
  }
}
