/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-replace: what a program that was killed while it exported has left behind goes with the next
 * export into that folder, and nothing else does. */

#include "folder-fixture.h"
#include "sv-folder.h"
#include "sv-json-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static gboolean killed; /* as soon as a file is complete, before it has its name */

int
fsync (int fd)
{
  if (killed)
    kill (getpid (), SIGKILL);
  return (int)syscall (SYS_fsync, fd);
}

static gboolean
export_page (const char *path)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("page", 4);

  return sv_json_save_bytes (path, bytes, NULL);
}

static gboolean
export_site (const char *path)
{
  g_autoptr (GPtrArray) files = sv_folder_new ();

  sv_folder_add (files, "index.html", g_strdup ("<!-- mark --> page"));
  return sv_folder_save (path, files, "mark", NULL);
}

/* In another program, which is killed half-way. */
static void
export_and_be_killed (gboolean (*export) (const char *path), const char *path)
{
  int status;
  const pid_t child = fork ();

  if (child == 0) {
    killed = TRUE;
    _exit (export(path) ? 0 : 1);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static unsigned
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_export_is_killed_and_made_again (void)
{
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);

  for (int i = 0; i < 3; i++)
    export_and_be_killed (export_page, path);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (folder), ==, 1); /* each has removed the one before */
  g_assert_true (export_page (path));
  g_assert_cmpuint (count_files (folder), ==, 1);
}

static void
test_site_is_killed_and_another_file_exported (void)
{
  g_autofree char *site = g_build_filename (folder, "site", NULL);
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);

  export_and_be_killed (export_site, site);
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_true (export_page (path));
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_true (export_site (site));
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_assert_cmpuint (count_files (site), ==, 1);
}

/* Files of other programs, however alike, links, and what is being written now. */
static void
test_strange_files_stay (void)
{
  static const char *const names[] = { "a.pdf.YS54Y3",     "a.pdf.backup",       ".speelveld-",
                                       ".speelveld-notes", ".speelveld-1234567", "speelveld-123456",
                                       ".speelveld-busy12" };
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);
  g_autofree char *link = g_build_filename (folder, ".speelveld-link12", NULL);
  int busy = -1;

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *strange = g_build_filename (folder, names[i], NULL);
    busy = g_open (strange, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    g_assert_cmpint (busy, !=, -1);
    if (i + 1 < G_N_ELEMENTS (names))
      close (busy);
  }
  g_assert_cmpint (flock (busy, LOCK_EX), ==, 0);
  g_assert_cmpint (symlink ("a.pdf.backup", link), ==, 0);
  g_assert_true (export_page (path));
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (names) + 2);
  close (busy); /* its program has ended without a word */
  g_assert_true (export_page (path));
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (names) + 1);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/replace/export-is-killed-and-made-again", test_export_is_killed_and_made_again },
    { "/replace/site-is-killed-and-another-file-exported",
      test_site_is_killed_and_another_file_exported },
    { "/replace/strange-files-stay", test_strange_files_stay },
  };

  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
