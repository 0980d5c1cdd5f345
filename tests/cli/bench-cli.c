/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long speelveld-cli takes for a match of 10,000 events; prints figures, judges nothing. */
#include "cli-run.h"

#include <glib/gstdio.h>

enum { RUNS = 9 };

static int
compare_times (const void *x, const void *y)
{
  gint64 a = *(const gint64 *)x, b = *(const gint64 *)y;
  return a < b ? -1 : a > b;
}

static void
measure (const char *command, const char *path)
{
  gint64 times[RUNS];
  gsize bytes = 0;
  for (unsigned i = 0; i < RUNS; i++) {
    gint64 began = g_get_monotonic_time ();
    g_auto (Run) result = run (NULL, command, path);
    times[i] = g_get_monotonic_time () - began;
    g_assert_cmpint (result.status, ==, 0);
    bytes = strlen (result.out);
  }
  qsort (times, RUNS, sizeof times[0], compare_times);
  g_print ("%s: median %.1f ms of %d runs (%.1f to %.1f), %" G_GSIZE_FORMAT " bytes\n", command,
           (double)times[RUNS / 2] / 1000, (int)RUNS, (double)times[0] / 1000,
           (double)times[RUNS - 1] / 1000, bytes);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd = g_file_open_tmp ("speelveld-bench-XXXXXX.svmatch", &path, &error);
  g_assert_no_error (error);
  g_close (fd, NULL);
  g_auto (Run) match = run (NULL, "play", "strafworp", "--seed", "3", "--pace", "120");
  g_assert_cmpint (match.status, ==, 0);
  g_file_set_contents (path, match.out, -1, &error);
  g_assert_no_error (error);

  g_auto (Run) facts = run (NULL, "check", path);
  g_print ("%s", facts.out);
  measure ("trace", path);
  measure ("check", path);
  measure ("show", path);
  (void)g_unlink (path);
  return 0;
}
