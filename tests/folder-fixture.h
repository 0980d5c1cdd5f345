/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* folder-fixture: a folder for each test, which is removed with all that is in it. */

#include <glib/gstdio.h>
#include <string.h>

static char *folder; /* of the test that runs */

/* Not inline: gcc 12 then takes what it returns for the address of its local variable. */
G_GNUC_NO_INLINE G_GNUC_UNUSED static char *
read_file (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

static inline char *
write_bytes (const char *name, const char *bytes, gssize length)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);
  g_file_set_contents (path, bytes, length, &error);
  g_assert_no_error (error);
  return path;
}

static inline char *
write_file (const char *name, const char *text)
{
  return write_bytes (name, text, -1);
}

/* With all that is in it. */
static inline void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);
    if (g_file_test (inner, G_FILE_TEST_IS_DIR) && !g_file_test (inner, G_FILE_TEST_IS_SYMLINK))
      remove_folder (inner);
    else
      (void)g_unlink (inner);
  }
  (void)g_rmdir (path);
}

static inline void
run_in_folder (gconstpointer data)
{
  void (*const *test) (void) = data;
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_assert_nonnull (folder);
  (*test) ();
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

typedef struct {
  const char *name;
  void (*test) (void);
} FolderTest;

static inline int
run_tests (int argc, char **argv, const FolderTest *tests, unsigned n)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < n; i++)
    g_test_add_data_func (tests[i].name, &tests[i].test, run_in_folder);
  return g_test_run ();
}
