/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long speelveld-cli takes for a match of 10,000 events; prints figures, judges nothing. */
#include "cli-run.h"
#include "figures.h"

#include <glib/gstdio.h>

enum { RUNS = 9 };

static void
measure (const char *command, const char *path)
{
  double times[RUNS];
  gsize bytes = 0;
  for (unsigned i = 0; i < RUNS; i++) {
    const double began = figures_now_ms ();
    g_auto (Run) result = run (NULL, command, path);
    times[i] = figures_now_ms () - began;
    g_assert_cmpint (result.status, ==, 0);
    bytes = strlen (result.out);
  }
  const double median = figures_median (times, RUNS);
  g_print ("%s: median %.1f ms of %d runs (%.1f to %.1f), %" G_GSIZE_FORMAT " bytes\n", command,
           median, (int)RUNS, times[0], times[RUNS - 1], bytes);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd = g_file_open_tmp ("speelveld-bench-XXXXXX.svmatch", &path, &error);
  g_assert_no_error (error);
  g_close (fd, NULL);
  g_auto (Run) match = succeed (NULL, "play", "strafworp", "--seed", "3", "--pace", "120");
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
