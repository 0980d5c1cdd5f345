/* SPDX-License-Identifier: GPL-3.0-or-later */

/* speelveld-cli report: of which matches there is one, and where it goes. What it tells is the
 * business of the room match. */

#include "cli-run.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

static char *
trace (const char *name)
{
  return g_build_filename (g_getenv ("SV_TRACES"), "strafworp", name, NULL);
}

/* Text on standard output, and the same in a file. */
static void
test_text (void)
{
  g_autofree char *path = trace ("whole-match.svmatch");
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "report.txt", NULL);
  g_auto (Run) printed = succeed (NULL, "report", path);
  g_auto (Run) written = succeed (NULL, "report", path, "--out", file);
  g_autofree char *text = NULL;

  g_assert_nonnull (strstr (printed.out, "Luck and Choices"));
  g_assert_cmpstr (written.out, ==, "");
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, printed.out);
  g_unlink (file);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Teams without a name and without named players are called as those that come with the program. */
static void
test_names (void)
{
  g_autofree char *path = trace ("whole-match.svmatch");
  g_auto (Run) printed = succeed (NULL, "report", path);

  g_assert_true (g_str_has_prefix (printed.out, "Velocitas ") ||
                 g_str_has_prefix (printed.out, "Orange "));
  g_assert_null (strstr (printed.out, "First team"));
  g_assert_null (strstr (printed.out, "Second team"));
}

static void
test_page (void)
{
  g_autofree char *path = trace ("whole-match.svmatch");
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "report.pdf", NULL);
  g_auto (Run) written = succeed (NULL, "report", path, "-o", file);
  g_autofree char *pdf = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (file, &pdf, &n, NULL));
  g_assert_true (memcmp (pdf, "%PDF-", 5) == 0);
  g_unlink (file);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A match that goes on is told as far as it went, one without events too; nothing of it is
 * weighed. */
static void
test_not_over (void)
{
  g_autofree char *half = trace ("worked-example.svmatch");
  g_auto (Run) report = run (NULL, "report", half);
  g_auto (Run) new = run (NULL, "new", "champions-2020");
  g_auto (Run) begun = run (new.out, "report", "-");

  g_assert_cmpint (report.status, ==, 0);
  assert_contains (report.out, "not over yet");
  assert_contains (report.out, "Goals: ");
  g_assert_null (strstr (report.out, "Key moment"));
  g_assert_cmpint (begun.status, ==, 0);
  assert_contains (begun.out, "0–0");
}

/* A sentence each, and nothing is written. */
static void
test_refused (void)
{
  g_autofree char *whole = trace ("whole-match.svmatch");
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "report.pdf", NULL);
  g_autofree char *odd = g_build_filename (folder, "report.doc", NULL);

  went_wrong (run (NULL, "report", whole, "-o", odd), 1, "A report is a file whose name ends in");
  went_wrong (run (NULL, "report", "nothing.svmatch", "-o", file), 1, "cannot be read");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Somebody who waits at a terminal sees how far it is, and nothing of that at the end. */
static void
test_wait_at_terminal (void)
{
  g_autofree char *path = trace ("whole-match.svmatch");
  const char *const argv[] = { g_getenv ("SV_CLI"), "report", path, NULL };
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  char bytes[256];
  gssize n;

  const int terminal = posix_openpt (O_RDWR | O_NOCTTY);
  g_assert_true (terminal >= 0 && grantpt (terminal) == 0 && unlockpt (terminal) == 0);
  g_subprocess_launcher_take_stderr_fd (launcher,
                                        g_open (ptsname (terminal), O_RDWR | O_NOCTTY, 0));
  g_subprocess_launcher_take_stdout_fd (launcher, g_open ("/dev/null", O_WRONLY, 0));
  g_autoptr (GSubprocess) process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_close (launcher);
  while ((n = read (terminal, bytes, sizeof bytes)) > 0) /* until the program has ended */
    g_string_append_len (told, bytes, n);
  close (terminal);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  assert_contains (told->str, " 50 %");
  g_assert_true (g_str_has_suffix (told->str, "\r     \r"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/report/text", test_text);
  g_test_add_func ("/cli/report/read-names-of-teams", test_names);
  g_test_add_func ("/cli/report/page", test_page);
  g_test_add_func ("/cli/report/wait-at-terminal", test_wait_at_terminal);
  g_test_add_func ("/cli/report/not-over", test_not_over);
  g_test_add_func ("/cli/report/refused", test_refused);
  return g_test_run ();
}
