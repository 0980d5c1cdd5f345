/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: what is read is what was played, damage is told, and two programs keep apart. */
#include "journal-fixture.h"

#include <fcntl.h>
#include <sys/stat.h>

/* ---- Going on ---- */

static void
random_step (SvMatchDoc *doc, SvJournal *journal, SvRng *rng)
{
  g_autoptr (GError) error = NULL;
  gboolean well;
  switch (sv_rng_below (rng, 12)) {
  case 0:
    sv_history_undo (doc->history);
    well = sv_journal_go (journal, sv_history_get_position (doc->history), &error);
    break;
  case 1:
    sv_history_redo (doc->history);
    well = sv_journal_go (journal, sv_history_get_position (doc->history), &error);
    break;
  case 2:
    sv_history_seek (doc->history, sv_rng_below (rng, sv_history_get_length (doc->history) + 1));
    well = sv_journal_go (journal, sv_history_get_position (doc->history), &error);
    break;
  case 3:
    doc->elapsed_ms = sv_rng_below (rng, 600000);
    well = sv_journal_clock (journal, doc->elapsed_ms, &error);
    break;
  case 4:
    well = sv_journal_rewrite (journal, doc, &error);
    break;
  default:
    well = step (doc, journal, rng, &error);
    break;
  }
  g_assert_no_error (error);
  g_assert_true (well);
}

/* Whatever a person does, the match that is read is the match that was played. */
static void
test_goes_on (void)
{
  SvRng rng;
  sv_rng_seed (&rng, 1);
  g_autoptr (SvMatchDoc) doc = new_match ();
  SvJournal *journal = sv_journal_new (folder);
  assert_rewrite (journal, doc);
  for (unsigned run = 0; run < 30; run++) {
    g_autofree char *path = g_strdup (sv_journal_get_path (journal));
    for (unsigned i = 0; i < 20; i++)
      random_step (doc, journal, &rng);
    sv_journal_free (journal);
    SvMatchDoc *read = NULL;
    journal = assert_open (path, &read);
    assert_same (read, doc);
    g_assert_cmpint (read->elapsed_ms, ==, doc->elapsed_ms);
    g_assert_cmpstr (sv_journal_get_path (journal), ==, path);
    sv_match_doc_free (doc);
    doc = read;
  }
  sv_journal_free (journal);
}

/* What can be redone survives a rewrite too, and the clock is that of the position. */
static void
test_redo (void)
{
  SvRng rng;
  sv_rng_seed (&rng, 2);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvMatchDoc) read = NULL;
  SvJournal *journal = sv_journal_new (folder);
  assert_rewrite (journal, doc);
  for (unsigned i = 0; i < 20; i++)
    assert_step (doc, journal, &rng);
  sv_history_seek (doc->history, 13);
  doc->elapsed_ms = 777;
  assert_rewrite (journal, doc);
  g_autofree char *path = g_strdup (sv_journal_get_path (journal));
  sv_journal_free (journal);
  g_autoptr (SvJournal) again = assert_open (path, &read);
  assert_same (read, doc);
  g_assert_cmpuint (sv_history_get_position (read->history), ==, 13);
  g_assert_cmpuint (sv_history_get_length (read->history), ==, 20);
  g_assert_cmpint (read->elapsed_ms, ==, 777);
}

/* The clock begins again with a period. */
static void
test_new_period (void)
{
  SvRng rng;
  SvNode node = { 0 };
  sv_rng_seed (&rng, 3);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvMatchDoc) read = NULL;
  g_autoptr (GError) error = NULL;
  SvJournal *journal = sv_journal_new (folder);
  assert_rewrite (journal, doc);
  while (!node.time) {
    assert_step (doc, journal, &rng);
    doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history),
                     &node);
  }
  g_assert_true (sv_journal_event (journal, "time", 600000, &error));
  g_autofree char *path = g_strdup (sv_journal_get_path (journal));
  sv_journal_free (journal);
  g_autoptr (SvJournal) again = assert_open (path, &read);
  g_assert_cmpint (read->elapsed_ms, ==, 0);
}

/* ---- Damage ---- */

/* Cut anywhere, the whole lines are read, and what is appended then stands on a line of its own. */
static void
test_torn (void)
{
  g_autofree char *path = left_journal (12);
  g_autofree char *text = read_file (path);
  size_t first = (size_t)(strchr (text, '\n') - text) + 1;
  for (size_t length = first; length <= strlen (text); length++) {
    unsigned lines = 0;
    SvRng rng;
    for (size_t i = first; i < length; i++)
      lines += text[i] == '\n';
    g_autofree char *torn = write_file ("torn.journal", text, (gssize)length);
    SvMatchDoc *doc = NULL, *read = NULL;
    SvJournal *journal = assert_open (torn, &doc);
    g_assert_cmpuint (sv_history_get_length (doc->history), ==, lines);
    sv_rng_seed (&rng, length);
    assert_step (doc, journal, &rng);
    sv_journal_free (journal);
    journal = assert_open (torn, &read);
    assert_same (read, doc);
    sv_journal_free (journal);
    sv_match_doc_free (doc);
    sv_match_doc_free (read);
  }
}

static void
test_damaged (void)
{
  g_autofree char *path = left_journal (3);
  g_autofree char *text = read_file (path);
  char *end = strchr (text, '\n') + 1;
  g_autofree char *first = g_strndup (text, (gsize)(end - text));
  g_autofree char *half = g_strndup (text, (gsize)(end - text) / 2);
  const struct {
    const char *head, *tail, *place;
  } cases[] = {
    { "", "", "line 1" },
    { half, "", "line 1" },
    { half, "\n", "line 1" },
    { "{\"format\":\"speelveld-match\",\"version\":2}\n", "", "line 1" },
    { "event 0 die 4\n", "", "line 1" },
    { first, "event 0 die 9\n", "line 2" },
    { first, "event 0 die 4\nevent -1 die 4\n", "line 3" },
    { first, "event 99999999999999999999 die 4\n", "line 2" },
    { first, "event die 4\n", "line 2" },
    { first, "event 0\n", "line 2" },
    { first, "event 0 die 4 \n", "line 2" },
    { first, "go 1\n", "line 2" },
    { first, "go\n", "line 2" },
    { first, "event 0 die 4\ngo 1 \n", "line 3" },
    { first, "clock -1\n", "line 2" },
    { first, "clock\n", "line 2" },
    { first, "dance 3\n", "line 2" },
    { first, "\n", "line 2" },
    { first, "event 0 \377\376\n", "line 2" },
  };
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *content = g_strconcat (cases[i].head, cases[i].tail, NULL);
    g_autofree char *bad = write_file ("bad.journal", content, -1);
    /* The first goes to bad.journal.damaged, the next to bad.journal.2.damaged, … */
    g_autofree char *aside = i == 0 ? g_strconcat (bad, ".damaged", NULL)
                                    : g_strdup_printf ("%s.%u.damaged", bad, i + 1);
    g_autoptr (GError) error = NULL;
    SvMatchDoc *doc = NULL;
    g_assert_null (sv_journal_open (bad, &doc, &error));
    g_assert_null (doc);
    g_assert_nonnull (error);
    g_assert_false (g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_IO));
    g_assert_nonnull (strstr (error->message, cases[i].place));
    g_assert_nonnull (strstr (error->message, aside));
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
    g_assert_false (g_file_test (bad, G_FILE_TEST_EXISTS));
    g_autofree char *kept = read_file (aside);
    g_assert_cmpstr (kept, ==, content);
  }
  g_autoptr (GPtrArray) list = sv_journal_list (folder);
  g_assert_cmpuint (list->len, ==, 1);
}

/* A zero byte is no end of a line. */
static void
test_zeros (void)
{
  static const char zeros[] = "event 0 die 4\0\0\0\nevent 0 die 3\n";
  g_autofree char *path = left_journal (0);
  g_autofree char *text = read_file (path);
  g_autoptr (GString) content = g_string_new (text);
  g_string_append_len (content, zeros, sizeof zeros - 1);
  g_autofree char *bad = write_file ("zeros.journal", content->str, (gssize)content->len);
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = NULL;
  g_assert_null (sv_journal_open (bad, &doc, &error));
  g_assert_nonnull (strstr (error->message, "line 2"));
}

static void
test_not_a_file (void)
{
  g_autofree char *directory = g_build_filename (folder, "folder.journal", NULL);
  g_autofree char *fifo = g_build_filename (folder, "fifo.journal", NULL);
  g_autofree char *nothing = g_build_filename (folder, "nothing.journal", NULL);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  const char *const paths[] = { directory, fifo, nothing };
  for (unsigned i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr (GError) error = NULL;
    SvMatchDoc *doc = NULL;
    g_assert_null (sv_journal_open (paths[i], &doc, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  }
  g_autoptr (GPtrArray) list = sv_journal_list (folder);
  g_assert_cmpuint (list->len, ==, 0);
}

/* ---- Two programs ---- */

static void
test_held (void)
{
  SvRng rng;
  sv_rng_seed (&rng, 4);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvMatchDoc) read = NULL;
  SvJournal *journal = sv_journal_new (folder);
  g_autofree char *path = g_strdup (sv_journal_get_path (journal));
  assert_rewrite (journal, doc);
  assert_held (path);
  assert_step (doc, journal, &rng);
  assert_held (path);
  /* The lock goes over to the new file. */
  assert_rewrite (journal, doc);
  assert_held (path);
  sv_journal_free (journal);
  g_assert_cmpint (open_elsewhere (path), ==, 0);
  journal = assert_open (path, &read);
  assert_held (path);
  sv_journal_free (journal);
}

static void
test_list (void)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; i < 4; i++) {
    char *path = left_journal (i);
    struct timespec times[2] = { { 1000 + i, 0 }, { 1000 + i, 0 } };
    g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    g_ptr_array_add (made, path);
  }
  g_free (write_file ("other.txt", "x", -1));
  g_free (write_file ("bad.journal.damaged", "x", -1));
  g_free (write_file ("half.journal.new", "x", -1));
  g_autoptr (GPtrArray) list = sv_journal_list (folder);
  g_assert_cmpuint (list->len, ==, 4);
  for (unsigned i = 0; i < 4; i++)
    g_assert_cmpstr (list->pdata[i], ==, made->pdata[3 - i]);
  g_autoptr (GPtrArray) none = sv_journal_list ("/nonexistent");
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_discard (void)
{
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvJournal) journal = sv_journal_new (folder);
  sv_journal_discard (journal); /* nothing written yet */
  assert_rewrite (journal, doc);
  g_assert_true (g_file_test (sv_journal_get_path (journal), G_FILE_TEST_EXISTS));
  sv_journal_discard (journal);
  g_assert_false (g_file_test (sv_journal_get_path (journal), G_FILE_TEST_EXISTS));
  g_assert_true (sv_journal_needs_rewrite (journal));
}

int
main (int argc, char **argv)
{
  static const JournalTest tests[] = {
    { "/journal/goes-on", test_goes_on },
    { "/journal/redo", test_redo },
    { "/journal/new-period", test_new_period },
    { "/journal/torn", test_torn },
    { "/journal/damaged", test_damaged },
    { "/journal/zeros", test_zeros },
    { "/journal/not-a-file", test_not_a_file },
    { "/journal/held", test_held },
    { "/journal/list", test_list },
    { "/journal/discard", test_discard },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
