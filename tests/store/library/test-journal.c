/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals of the first release: they are read and become autosaves; what is sound of a damaged one
 * is offered back. */
#include "autosave-fixture.h"

#include <sys/file.h>

#define STEPS "event 0 die 4\nevent 0 die 3\n"

/* A journal as the first release wrote it: the document, then these lines. */
static char *
write_journal (const char *name, const char *lines, gssize length)
{
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autofree char *first = sv_match_doc_write (doc, FALSE);
  g_autoptr (GString) text = g_string_new (first);
  g_string_append_len (text, lines, length);
  return write_bytes (name, text->str, (gssize)text->len);
}

static void
converted_cb (GObject *source, GAsyncResult *result, gpointer told)
{
  *(GPtrArray **)told = sv_autosave_convert_finish (result);
}

/* What is told of the journals in the folder when they are converted. */
static GPtrArray *
convert_all (void)
{
  GPtrArray *told = NULL;
  sv_autosave_convert_async (folder, converted_cb, &told);
  sv_save_wait ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return told;
}

/* What is told of the one journal, and its match if something of it is sound. */
static char *
convert_damaged (SvMatchDoc **doc)
{
  g_autofree char *now = g_build_filename (folder, "a.autosave", NULL);
  g_autoptr (GPtrArray) told = convert_all ();
  g_assert_cmpuint (told->len, ==, 1);
  if (doc)
    *doc = open_sound (now);
  return g_ptr_array_steal_index (told, 0);
}

static void
remove_autosave (void)
{
  g_autofree char *now = g_build_filename (folder, "a.autosave", NULL);
  g_assert_cmpint (g_unlink (now), ==, 0);
}

/* The match of the one journal, which is whole. */
static SvMatchDoc *
convert_sound (const char *journal)
{
  g_autofree char *now = g_build_filename (folder, "a.autosave", NULL);
  g_autoptr (GPtrArray) told = convert_all ();
  g_assert_cmpuint (told->len, ==, 0);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  return open_sound (now);
}

static void
assert_steps (const SvMatchDoc *doc, unsigned position, unsigned length, gint64 elapsed_ms)
{
  g_assert_cmpuint (sv_history_get_position (doc->history), ==, position);
  g_assert_cmpuint (sv_history_get_length (doc->history), ==, length);
  g_assert_cmpint (doc->elapsed_ms, ==, elapsed_ms);
}

/* It becomes an autosave of the same age, and is gone. */
static void
test_convert (void)
{
  g_autofree char *path = write_journal ("a.journal", STEPS "go 1\nclock 777\n", -1);
  g_autofree char *now = g_build_filename (folder, "a.autosave", NULL);
  const struct timespec times[2] = { { 1000, 0 }, { 1000, 0 } };
  GStatBuf info;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
  g_autoptr (SvMatchDoc) doc = convert_sound (path);
  assert_steps (doc, 1, 2, 777);
  g_assert_cmpint (g_stat (now, &info), ==, 0);
  g_assert_cmpint (info.st_mtim.tv_sec, ==, 1000);
  g_assert_null (convert_all ());
}

/* Nothing is read or written before the main loop goes on: whoever asks does not wait for the disk. */
static void
test_at_once (void)
{
  g_autofree char *path = write_journal ("a.journal", STEPS, -1);
  GPtrArray *told = NULL;
  sv_autosave_convert_async (folder, converted_cb, &told);
  g_assert_null (told);
  while (told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_ptr_array_unref (told);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A match that was converted and played on is not lost to its journal, which a power cut left. */
static void
test_converted_before (void)
{
  g_autofree char *path = write_journal ("a.journal", STEPS, -1);
  g_autoptr (SvMatchDoc) doc = convert_sound (path);
  g_autofree char *older = write_journal ("a.journal", "event 0 die 4\n", -1);
  g_autoptr (SvMatchDoc) again = convert_sound (older);
  assert_same (again, doc);
}

/* The half of a line that a power cut left is left out. */
static void
test_torn (void)
{
  for (gsize length = 0; length <= strlen (STEPS); length++) {
    g_autofree char *path = write_journal ("a.journal", STEPS, (gssize)length);
    g_autoptr (SvMatchDoc) doc = convert_sound (path);
    const unsigned lines = (length >= strlen ("event 0 die 4\n")) + (length == strlen (STEPS));
    assert_steps (doc, lines, lines, 0);
    remove_autosave ();
  }
}

/* Whatever is wrong with a line, the match up to there is given, and the file is kept. */
static void
test_damaged_lines (void)
{
  static const struct {
    const char *lines;
    unsigned line, sound;
  } cases[] = {
    { "event 0 die 9\n", 2, 0 },
    { "event 0 die 4\nevent -1 die 4\n", 3, 1 },
    { STEPS "event 99999999999999999999 die 4\n", 4, 2 },
    { STEPS "event die 4\n" STEPS, 4, 2 },
    { "event 0\n", 2, 0 },
    { "event 0 die 4 \n", 2, 0 },
    { "event 1000000000000 die 4\nevent 0 die 4\nevent 1000000000001 die 4\n", 4, 2 },
    { "go 1\n", 2, 0 },
    { "go\n", 2, 0 },
    { "event 0 die 4\ngo 1 \n", 3, 1 },
    { "clock -1\n", 2, 0 },
    { "clock\n", 2, 0 },
    { "dance 3\n", 2, 0 },
    { "\n", 2, 0 },
    { "event 0 \377\376\033[2J\n", 2, 0 },
  };
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = write_journal ("a.journal", cases[i].lines, -1);
    g_autofree char *aside = i == 0 ? g_strconcat (path, ".damaged", NULL)
                                    : g_strdup_printf ("%s.%u.damaged", path, i + 1);
    g_autofree char *content = read_file (path, NULL);
    g_autofree char *place = g_strdup_printf ("line %u: ", cases[i].line);
    g_autoptr (SvMatchDoc) doc = NULL;
    g_autofree char *told = convert_damaged (&doc);
    assert_steps (doc, cases[i].sound, cases[i].sound, 0);
    g_assert_nonnull (strstr (told, place));
    g_assert_nonnull (strstr (told, aside));
    g_assert_true (g_utf8_validate (told, -1, NULL));
    g_assert_null (strchr (told, '\033'));
    g_autofree char *kept = read_file (aside, NULL);
    g_assert_cmpstr (kept, ==, content);
    remove_autosave ();
  }
}

/* Without its first line there is no match. */
static void
test_damaged (void)
{
  static const char *const texts[] = { "", "{\"format\":\"speelveld-match\",", "event 0 die 4\n" };
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *path = write_file ("none.journal", texts[i]);
    g_autofree char *told = convert_damaged (NULL);
    g_assert_nonnull (strstr (told, "line 1: "));
    g_assert_nonnull (strstr (told, "damaged”"));
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  }
}

/* A zero byte is no end of a line. */
static void
test_zeros (void)
{
  static const char zeros[] = "event 0 die 4\0\0\0\nevent 0 die 3\n";
  g_autofree char *path = write_journal ("a.journal", zeros, sizeof zeros - 1);
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autofree char *told = convert_damaged (&doc);
  assert_steps (doc, 0, 0, 0);
  g_assert_nonnull (strstr (told, "line 2"));
}

/* A program of the first release may still play it. */
static void
test_held (void)
{
  g_autofree char *path = write_journal ("a.journal", STEPS, -1);
  const int fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_autoptr (GPtrArray) told = convert_all ();
  g_assert_cmpuint (told->len, ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  close (fd);
  g_autoptr (SvMatchDoc) doc = convert_sound (path);
  assert_steps (doc, 2, 2, 0);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/journal/convert", test_convert },
    { "/journal/at-once", test_at_once },
    { "/journal/converted-before", test_converted_before },
    { "/journal/torn", test_torn },
    { "/journal/damaged-lines", test_damaged_lines },
    { "/journal/damaged", test_damaged },
    { "/journal/zeros", test_zeros },
    { "/journal/held", test_held },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
