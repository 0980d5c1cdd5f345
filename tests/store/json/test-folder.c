/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-folder: nothing of anybody else's is written over, what an earlier export left is replaced or
 * removed, and whatever fails on the way, a folder that was not there is not there, an empty one is
 * empty, and in any other each file is whole. */

#include "failing-calls.h"
#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-folder.h"
#include "sv-store-error.h"

#include <errno.h>
#include <unistd.h>

#define MARK "<made here>"
#define ALL                                                                                        \
  "index.html=" MARK "new|page.html=" MARK "new|style.css=" MARK "new|last.html=" MARK "new"
#define SORTED                                                                                     \
  "index.html=" MARK "new|last.html=" MARK "new|page.html=" MARK "new|style.css=" MARK "new"

/* NAME=TEXT|NAME=TEXT… */
static void
for_each_file (const char *files,
               void (*take) (const char *name, const char *text, gpointer data),
               gpointer data)
{
  g_auto (GStrv) all = g_strsplit (files, "|", -1);

  for (char **one = all; *one != NULL; one++) {
    char *text = strchr (*one, '=');
    *text++ = '\0';
    take (*one, text, data);
  }
}

static void
put (const char *name, const char *text, gpointer path)
{
  g_autofree char *file = g_build_filename (path, name, NULL);

  g_assert_true (g_file_set_contents (file, text, -1, NULL));
}

static void
add (const char *name, const char *text, gpointer files)
{
  sv_folder_add (files, name, g_strdup (text));
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

/* All that is in a folder, in the order of names; "-": it is not there. */
static char *
tell (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    return g_strdup ("-");
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (path, name, NULL);
    g_autofree char *text = NULL;
    if (!g_file_get_contents (file, &text, NULL, NULL))
      text = g_strdup ("?");
    g_ptr_array_add (all, g_strconcat (name, "=", text, NULL));
  }
  g_ptr_array_sort (all, compare);
  g_ptr_array_add (all, NULL);
  return g_strjoinv ("|", (char **)all->pdata);
}

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *there = tell (path);

  g_assert_cmpstr (there, ==, expected);
}

/* The four files of ALL. */
static gboolean
save (const char *path, gboolean wait, GError **error)
{
  g_autoptr (GPtrArray) files = sv_folder_new ();
  g_autoptr (GAsyncResult) result = NULL;

  for_each_file (ALL, add, files);
  if (!wait)
    return sv_folder_save (path, files, MARK, error);
  sv_folder_save_async (path, files, MARK, result_cb, &result);
  g_clear_pointer (&files, g_ptr_array_unref);
  return sv_folder_save_finish (wait_for (&result), error);
}

/* Nothing is left beside it either. */
static void
assert_alone (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_cmpstr (name, ==, "site");
}

static void
test_saved (void)
{
  static const struct {
    const char *before, *after;
  } cases[] = {
    { NULL, SORTED },
    { "", SORTED },
    { "index.html=" MARK "old|page.html=" MARK "old|last.html=" MARK, SORTED },
    /* What nothing leads to any more goes; what is not ours, or ends otherwise, stays. */
    { "index.html=" MARK "old|gone.html=" MARK "old|own.html=mine|plain.css=" MARK "|z=x",
      "index.html=" MARK "new|last.html=" MARK "new|own.html=mine|page.html=" MARK
      "new|plain.css=" MARK "|style.css=" MARK "new|z=x" },
  };
  static const char *const ways[] = { "site", "site/", "site///" };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases) * G_N_ELEMENTS (ways); i++) {
    const char *before = cases[i / 3].before;
    g_autofree char *path = g_build_filename (folder, "site", NULL);
    g_autofree char *told = g_strconcat (folder, "/", ways[i % 3], NULL);
    g_autoptr (GError) error = NULL;

    if (before != NULL)
      g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
    if (before != NULL && *before != '\0')
      for_each_file (before, put, path);
    const gboolean saved = save (told, i % 2 == 0, &error);
    g_assert_no_error (error);
    g_assert_true (saved);
    assert_holds (path, cases[i / 3].after);
    assert_alone ();
    remove_folder (path);
  }
}

static void
assert_refused (const char *path, const char *sentence)
{
  g_autofree char *before = tell (path);
  g_autoptr (GError) error = NULL;

  for (int wait = 0; wait < 2; wait++) {
    g_assert_false (save (path, wait != 0, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
    g_assert_cmpstr (error->message, ==, sentence);
    g_clear_error (&error);
    assert_holds (path, before);
  }
}

static void
test_refused (void)
{
  static const char *const strange[] = {
    "other.txt=x",
    "index.html=mine",
    "page.html=" MARK,
    "index.html=" MARK "|page.html=mine",
    "index.html=" MARK "|last.html=",
  };
  static const char sentence[] =
      "“site” holds other files. Choose a new or empty folder, or one that was exported to before.";
  g_autofree char *path = g_build_filename (folder, "site", NULL);
  g_autofree char *page = g_build_filename (path, "page.html", NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (strange); i++) {
    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
    for_each_file (strange[i], put, path);
    assert_refused (path, sentence);
    remove_folder (path);
  }
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  put ("index.html", MARK, path);
  g_assert_cmpint (symlink ("nowhere", page), ==, 0);
  assert_refused (path, sentence);
  remove_folder (path);

  /* The whole mark stands within the first 512 bytes. */
  for (int late = 0; late < 2; late++) {
    g_autofree char *blank = g_strnfill (512 - strlen (MARK) + (gsize)late, ' ');
    g_autofree char *text = g_strconcat (blank, MARK, blank, NULL);
    g_autoptr (GError) error = NULL;

    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
    put ("index.html", text, path);
    if (late != 0)
      assert_refused (path, sentence);
    else
      g_assert_true (save (path, FALSE, &error));
    g_assert_no_error (error);
    remove_folder (path);
  }
}

static void
test_no_folder (void)
{
  g_autofree char *path = write_file ("site", "x");
  g_autofree char *below = g_build_filename (path, "below", NULL);
  g_autofree char *link = g_build_filename (folder, "link", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "site", NULL);

  assert_refused (path, "“site” cannot be saved: it is not a folder, or cannot be read");
  assert_refused (below, "“below” cannot be saved: it is not a folder, or cannot be read");
  assert_refused (nowhere, "“site” cannot be saved: its folder does not exist");
  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  assert_refused (link, "“link” cannot be saved: it is not a folder, or cannot be read");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_refused (
      "/",
      "“/” holds other files. Choose a new or empty folder, or one that was exported to before.");
}

/* The shortest of names, from where the program is. */
static void
test_here (void)
{
  g_autofree char *was = g_get_current_dir ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chdir (folder), ==, 0);
  g_assert_true (save ("s/", FALSE, &error));
  g_assert_no_error (error);
  assert_holds ("s", SORTED);
  g_assert_cmpint (g_chdir (was), ==, 0);
}

/* Whether each file there is as it was or as it is to be. */
static void
check_whole (const char *name, const char *text, gpointer data)
{
  g_assert_true (g_str_equal (text, MARK "old") || g_str_equal (text, MARK "new"));
}

/* TRUE if it came to that call. before: what is there, NULL: nothing. */
static gboolean
try_saving (const char *before, FailingCall call, unsigned nth, gboolean lasting)
{
  g_autofree char *path = g_build_filename (folder, "site", NULL);
  g_autoptr (GError) error = NULL, again = NULL;

  if (before != NULL)
    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  if (before != NULL && *before != '\0')
    for_each_file (before, put, path);
  failing_begin (folder, call, nth, EIO, lasting);
  const gboolean saved = save (path, FALSE, &error);
  const gboolean hit = failing_end ();

  g_assert_true (saved == (error == NULL));
  g_assert_true (saved || hit);
  if (!saved && before != NULL && *before != '\0') {
    g_autofree char *now = tell (path);
    for_each_file (now, check_whole, NULL);
  } else if (!saved) {
    g_assert_true (g_str_has_prefix (error->message, "“"));
    assert_holds (path, before != NULL ? "" : "-");
  }
  assert_alone ();
  save (path, FALSE, &again);
  g_assert_no_error (again);
  assert_holds (path, SORTED);
  remove_folder (path);
  return hit;
}

static void
test_failing (void)
{
  static const char *const befores[] = { NULL, "",
                                         "gone.html=" MARK "old|index.html=" MARK
                                         "old|page.html=" MARK "old" };
  static const FailingCall calls[] = { FAILING_OPEN, FAILING_READ, FAILING_WRITE, FAILING_FSYNC,
                                       FAILING_RENAME };

  for (unsigned i = 0; i < G_N_ELEMENTS (befores); i++)
    for (unsigned c = 0; c < G_N_ELEMENTS (calls); c++)
      for (int lasting = 0; lasting < 2; lasting++) {
        unsigned nth = 1;

        while (try_saving (befores[i], calls[c], nth, lasting != 0))
          nth++;
        g_assert_cmpuint (nth, >, calls[c] == FAILING_READ ? 0 : 4);
      }
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/store/folder/saved", test_saved },         { "/store/folder/refused", test_refused },
    { "/store/folder/no-folder", test_no_folder }, { "/store/folder/here", test_here },
    { "/store/folder/failing", test_failing },
  };

  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
