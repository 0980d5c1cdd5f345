/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told when a file cannot be written, on disks that really refuse it: the reason is the
 * right one, in plain words, and what was there before stays whole. */

#include "folder-fixture.h"
#include "real-disk.h"
#include "sv-folder.h"
#include "sv-json-file.h"
#include "sv-store-error.h"

static gboolean disks; /* can be mounted */

static char *
in_folder (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* A small disk in the folder of the test, or NULL: the test is skipped. */
static char *
insert_disk (void)
{
  g_autofree char *path = in_folder ("disk");

  if (disks && real_disk_mount (path, "64k"))
    return g_steal_pointer (&path);
  g_test_skip ("this system lets nobody mount a disk");
  return NULL;
}

static void
remove_disk (const char *path)
{
  g_assert_cmpint (umount2 (path, MNT_DETACH), ==, 0);
}

static GBytes *
bytes_of (gsize length)
{
  return g_bytes_new_take (g_strnfill (length, 'x'), length);
}

/* Saving so many bytes at path is refused with this reason, and nothing new is in its folder. */
static void
assert_refused (const char *path, gsize length, const char *reason)
{
  g_autoptr (GBytes) bytes = bytes_of (length);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *sentence = g_strdup_printf ("“%s” cannot be saved: %s", name, reason);

  g_assert_false (sv_json_save_bytes (path, bytes, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
save (const char *path, gsize length)
{
  g_autoptr (GBytes) bytes = bytes_of (length);
  g_autoptr (GError) error = NULL;

  g_assert_true (sv_json_save_bytes (path, bytes, &error));
  g_assert_no_error (error);
}

static guint
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_full (void)
{
  g_autofree char *disk = insert_disk ();
  if (disk == NULL)
    return;
  g_autofree char *match = g_build_filename (disk, "m.svmatch", NULL);

  assert_refused (match, 200000, "the disk is full"); /* larger than the whole disk */
  g_assert_cmpuint (count_files (disk), ==, 0);
  save (match, 5000);
  g_autofree char *ballast = real_disk_fill (disk);
  assert_refused (match, 6000, "the disk is full");
  g_autofree char *kept = read_file (match, NULL);
  g_assert_cmpuint (strlen (kept), ==, 5000);
  g_assert_cmpuint (count_files (disk), ==, 2);
  g_unlink (ballast);
  save (match, 6000);
  remove_disk (disk);
}

static void
test_read_only (void)
{
  g_autofree char *disk = insert_disk ();
  if (disk == NULL)
    return;
  g_autofree char *match = g_build_filename (disk, "m.svmatch", NULL);
  g_autofree char *new = g_build_filename (disk, "n.svmatch", NULL);

  save (match, 10);
  real_disk_protect (disk, TRUE);
  assert_refused (match, 20, "the disk is read-only");
  assert_refused (new, 20, "the disk is read-only");
  real_disk_protect (disk, FALSE);
  save (new, 20);
  remove_disk (disk);
}

static void
test_taken_out (void)
{
  g_autofree char *disk = insert_disk ();
  if (disk == NULL)
    return;
  g_autofree char *stick = in_folder ("media/stick");
  g_autofree char *match = g_build_filename (stick, "m.svmatch", NULL);

  real_disk_plug_in (disk, stick);
  save (match, 10);
  real_disk_take_out (stick);
  assert_refused (match, 20, "its folder does not exist");
  real_disk_plug_in (disk, stick);
  save (match, 20);
  real_disk_take_out (stick);
  remove_disk (disk);
}

static void
test_no_right (void)
{
  g_autofree char *shared = in_folder ("shared");
  g_autofree char *match = g_build_filename (shared, "m.svmatch", NULL);
  g_autofree char *own = in_folder ("own.svmatch");

  if (!disks && geteuid () == 0) {
    g_test_skip ("root has every right");
    return;
  }
  g_assert_cmpint (g_mkdir (shared, 0555), ==, 0);
  assert_refused (match, 10, "you are not allowed to write there");
  save (own, 10);
  g_assert_cmpint (g_chmod (own, 0444), ==, 0);
  assert_refused (own, 20, "you are not allowed to write there");
  g_assert_cmpint (g_chmod (shared, 0755), ==, 0);
}

static void
test_path (void)
{
  g_autofree char *file = in_folder ("file");
  g_autofree char *below = in_folder ("file/m.svmatch");
  g_autofree char *nowhere = in_folder ("none/m.svmatch");
  g_autofree char *long_name = g_strnfill (300, 'n');
  g_autofree char *too_long = in_folder (long_name);
  g_autofree char *link = in_folder ("link"), *round = in_folder ("round");

  save (file, 10);
  assert_refused (folder, 10, "it is a folder");
  assert_refused (below, 10, "what should be its folder is a file");
  assert_refused (nowhere, 10, "its folder does not exist");
  assert_refused (too_long, 10, "its name is too long");
  g_assert_cmpint (symlink ("none", link), ==, 0);
  assert_refused (link, 10, "it is a link that leads nowhere");
  g_assert_cmpint (symlink ("round", round), ==, 0);
  assert_refused (round, 10, "it is a link that leads nowhere");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

/* Pages that go together: none of them is left. */
static void
test_web_site (void)
{
  g_autofree char *disk = insert_disk ();
  if (disk == NULL)
    return;
  g_autofree char *site = g_build_filename (disk, "site", NULL);
  g_autoptr (GPtrArray) files = sv_folder_new ();
  g_autoptr (GError) error = NULL;

  sv_folder_add (files, "index.html", g_strnfill (30000, 'x'));
  sv_folder_add (files, "more.html", g_strnfill (60000, 'x'));
  g_assert_false (sv_folder_save (site, files, "x", &error));
  g_assert_cmpstr (error->message, ==, "“more.html” cannot be saved: the disk is full");
  g_assert_cmpuint (count_files (disk), ==, 0);
  remove_disk (disk);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/disk/save-where-the-disk-is-full", test_full },
    { "/disk/save-where-it-can-only-be-read", test_read_only },
    { "/disk/save-after-the-stick-was-taken-out", test_taken_out },
    { "/disk/save-without-the-right", test_no_right },
    { "/disk/save-at-a-wrong-path", test_path },
    { "/disk/export-a-web-site-where-the-disk-is-full", test_web_site },
  };

  disks = real_disk_begin ();
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
